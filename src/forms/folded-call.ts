import type { Value } from './folded-value.ts';

/** A call whose operands are folded. */
export interface FoldedCall {
  /** Last part of the callee in lower case, letters and digits only: `fromcharcode`, `b64decode`. */
  readonly name: string;
  /** The whole callee in lower case, parts joined with dots: `base64.stdencoding.decodestring`. */
  readonly path: string;
  /** What the method is called on; for plain functions their first argument. */
  readonly subject: Value;
  /** The other arguments. */
  readonly rest: readonly Value[];
  /** The subject stands before the dot. */
  readonly isMethod: boolean;
}

/** What a call of this name makes of literals; null when it cannot be said. */
export type CallFolding = (call: FoldedCall) => Value | null;
