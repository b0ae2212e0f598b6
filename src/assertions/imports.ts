import type { SourceTree } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** Every framework of a language asks. */
const known = new WeakMap<SourceTree, ReadonlySet<string>>();

/** Modules that a file imports or requires, as written. */
export function importedModules(tree: SourceTree): ReadonlySet<string> {
  let modules = known.get(tree);
  if (!modules) {
    modules = readImports(tree);
    known.set(tree, modules);
  }
  return modules;
}

function readImports(tree: SourceTree): ReadonlySet<string> {
  const modules = new Set<string>();
  walk(tree.root, (node) => {
    if (node.kind === 'import') modules.add(node.module);
    else if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.text === 'require') {
      const [first] = node.arguments;
      if (first?.kind === 'string') modules.add(first.value);
    }
    return node.kind !== 'string';
  });
  return modules;
}
