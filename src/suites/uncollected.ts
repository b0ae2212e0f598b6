import type { SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded } from './marks.ts';
import type { Pairing } from './pairing.ts';

/** Tests of the base whose class pytest passes over now, because it was given a constructor. */
export function uncollected(files: readonly FileTests[], pairing: Pairing): readonly Difference[] {
  const existing = new Set(pairing.pairs.map(({ after }) => after));
  return files.flatMap(({ file, path, tests }) => {
    if (file.after?.language !== 'python') return [];
    return constructors(file.after.root)
      .filter(({ node }) => isAdded(node.range, file.compared.added))
      .flatMap(({ node, owner }) => {
        const inside = tests.filter(
          (test) =>
            existing.has(test) &&
            test.range.startLine >= owner.range.startLine &&
            test.range.endLine <= owner.range.endLine,
        );
        const [first] = inside;
        if (!first) return [];
        const others = inside.length > 1 ? ` and ${inside.length - 1} more` : '';
        const what = `is no longer run${others}, since its class has a constructor now`;
        return [{ kind: 'weakened' as const, isCheck: false, name: first.name, path, range: node.range, what }];
      });
  });
}

/** The constructors of classes that inherit from nothing; unittest's test cases have one anyway. */
function constructors(root: SyntaxNode): readonly { readonly node: SyntaxNode; readonly owner: SyntaxNode }[] {
  const found: { readonly node: SyntaxNode; readonly owner: SyntaxNode }[] = [];
  walk(root, (owner) => {
    if (owner.kind !== 'class' || owner.bases.length > 0 || owner.body.kind !== 'block') return;
    for (const node of owner.body.children)
      if (node.kind === 'function' && node.name === '__init__') found.push({ node, owner });
  });
  return found;
}
