import type { ProductFile } from '../model/rule.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** Whether a file imports the module of this name, or something that bears it. Asked of few names, so remembered. */
export function importsModule(file: ProductFile, stem: string, folder: string): boolean {
  let modules = imported.get(file);
  if (!modules) {
    modules = importedModules(file);
    imported.set(file, modules);
  }
  return modules.has(stem) || (/^(?:index|__init__|mod)$/.test(stem) && modules.has(folder));
}

const imported = new WeakMap<ProductFile, ReadonlySet<string>>();

/** Last parts of the modules that a file imports, and the names that it imports from them, which may be modules. */
function importedModules({ tree }: ProductFile): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (path: string): void => {
    modules.add(
      path
        .replace(/\.(?:[mc]?[jt]sx?|py)$/, '')
        .split(/[./\\]/)
        .at(-1) ?? '',
    );
  };
  walk(tree.root, (node) => {
    if (node.kind === 'import') {
      add(node.module);
      for (const name of node.names) modules.add(name);
    } else if (node.kind === 'call' && /^(?:require|import)$/.test(dottedName(node.callee))) {
      const [path] = node.arguments;
      if (path?.kind === 'string') add(path.value);
    }
  });
  return modules;
}
