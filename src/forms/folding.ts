import type { SyntaxNode } from '../model/source.ts';
import type { Value } from './folded-value.ts';
import type { Division } from './operators.ts';

/** Values of variables that loops and lambdas bind. */
export type Bindings = ReadonlyMap<string, Value>;

/** One question: what is folded with, and what is left of its bounds. */
export interface Folding {
  readonly division: Division;
  readonly remembered: WeakMap<SyntaxNode, { readonly value: Value | null }>;
  /**
   * Folds one node.
   * @param bindings Null outside of loops and lambdas: only there are values remembered.
   * @param depth How deep the node is nested below the one that was asked for.
   */
  readonly fold: (node: SyntaxNode, folding: Folding, bindings: Bindings | null, depth: number) => Value | null;
  /** Steps that are left for bodies of loops and lambdas. */
  steps: number;
  /** A bound was met, so that what came to nothing may yet come to something when asked from nearer by. */
  isCut: boolean;
}
