import type { SourceTree } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** Modules that a file imports or requires, as written. */
export function importedModules(tree: SourceTree): ReadonlySet<string> {
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
