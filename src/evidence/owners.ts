import type { FunctionNode, SyntaxNode } from '../model/source.ts';

/**
 * The functions around the node that a walk is at. Told of every node in the order of the walk, it needs no look at all
 * the ancestors, whose number a hostile file can make as large as that of its nodes.
 */
export class Owners {
  readonly #around: { readonly node: FunctionNode; readonly depth: number }[] = [];
  /** How many of them stand around the node that was visited last; it may be a function itself. */
  #inside = 0;

  /** To be called first for each node that the walk visits. */
  visit(node: SyntaxNode, ancestors: readonly SyntaxNode[]): void {
    for (let last = this.#around.at(-1); last && last.depth >= ancestors.length; last = this.#around.at(-1))
      this.#around.pop();
    this.#inside = this.#around.length;
    if (node.kind === 'function') this.#around.push({ node, depth: ancestors.length });
  }

  /** Functions around the node itself, nearest last; only so many of the nearest. */
  nearest(most = 8): readonly FunctionNode[] {
    return this.#around.slice(Math.max(0, this.#inside - most), this.#inside).map(({ node }) => node);
  }

  /** The nearest function that has a name, or the nearest one. */
  named(): FunctionNode | null {
    const functions = this.nearest();
    return functions.findLast((one) => one.name !== '') ?? functions.at(-1) ?? null;
  }
}
