import type { Range } from '../model/range.ts';
import type { SourceTree } from '../model/source.ts';

type Fields = Record<string, unknown>;

/**
 * The tree with every place moved elsewhere, for code that was read apart from the file in which it stands.
 * Iterative, because hostile code nests deeper than the call stack.
 */
export function movedTree(tree: SourceTree, move: (range: Range) => Range): SourceTree {
  const { root, comments, testRegions } = tree;
  return {
    ...tree,
    root: copied(root, move),
    comments: comments.map((comment) => ({ ...comment, range: move(comment.range) })),
    testRegions: testRegions.map(move),
  };
}

function copied<Node extends object>(root: Node, move: (range: Range) => Range): Node {
  const copy = { ...root };
  const pending: Fields[] = [copy as Fields];
  const entered = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const inner: Fields = { ...value };
    pending.push(inner);
    return inner;
  };
  for (let fields = pending.pop(); fields; fields = pending.pop()) {
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'range') fields[name] = move(value as Range);
      else fields[name] = Array.isArray(value) ? value.map(entered) : entered(value);
    }
  }
  return copy;
}
