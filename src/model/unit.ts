import type { EnclosingFunction, Relation } from './literal.ts';
import type { ValueKind } from './oracle.ts';
import type { Range } from './range.ts';

/** A literal in a unit, with the name of a constant replaced by its value. */
export interface Atom {
  readonly kind: ValueKind;
  /** Decoded text or canonical decimal. */
  readonly text: string;
  /** How the code hides it (`joined`, `base64` …); empty as written. */
  readonly disguise: string;
  readonly range: Range;
  /** How a key is compared; null for results. */
  readonly relation: Relation | null;
  /** What it is compared with, dotted; empty for results. */
  readonly counterpart: string;
  /** An unquoted name of a property: a field, hardly an input. */
  readonly isField: boolean;
  /** Part of arithmetic, an index or a call that computes: bent, not given. */
  readonly isBent: boolean;
}

/**
 * - `branch`: a condition or pattern with what its branch answers
 * - `entry`: a key of a map with its value
 * - `row`: an element of a table, without saying which cell is the key
 * - `list`: literals in order
 * - `joined`: the texts that a list makes when it is joined or decoded
 * - `return`: an answer that no branch of ours guards
 * - `text`: a paragraph of a prompt, template or data file
 */
export type UnitKind = 'branch' | 'entry' | 'row' | 'list' | 'joined' | 'return' | 'text';

/** A piece of product code that can hold an answer: the smallest thing that is judged. */
export interface Unit {
  readonly kind: UnitKind;
  /** What a finding about it spans. */
  readonly range: Range;
  readonly function: EnclosingFunction | null;
  /** The table that an entry or row belongs to. */
  readonly container: Range | null;
  /** Literals that decide whether it applies; for rows and texts all literals stand in `results`. */
  readonly keys: readonly Atom[];
  /** Keys of the conditions around it. */
  readonly outerKeys: readonly Atom[];
  readonly results: readonly Atom[];
  /** It answers with literals alone: no variable is in what it returns, prints or holds. */
  readonly isPure: boolean;
  /** What it gives is returned, printed or yielded, not only assigned. */
  readonly isAnswer: boolean;
  /** Its function has parameters, or an object whose state it reads, and the answer reads none of them. */
  readonly ignoresParameters: boolean;
  /** What `ignoresParameters` says, it says of the object's state: the function has no parameters. */
  readonly ignoresState?: boolean;
  /** Its function has parameters and reads none of them anywhere. */
  readonly isBlind?: boolean;
  /** It changes what is computed for its keys, instead of answering: `total += 2`, `n - 2 * (n == 7)`. */
  readonly isBend?: boolean;
}
