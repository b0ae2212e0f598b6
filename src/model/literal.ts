import type { ValueKind } from './oracle.ts';
import type { Range } from './range.ts';

/** Where a literal stands, seen from what it does there. */
export type Place =
  /** Compared with something in a condition. */
  | 'condition'
  /** Pattern of a switch arm. */
  | 'pattern'
  /** Key of a map entry or of a subscript. */
  | 'key'
  /** Value of a map entry. */
  | 'entry'
  /** Element of a list. */
  | 'element'
  /** Returned, yielded, or the value of an expression body, alone or as part of what is returned. */
  | 'returned'
  /** Printed or written out: an answer of a program that speaks through its output. */
  | 'printed'
  | 'assigned'
  /** Default value of a parameter. */
  | 'default'
  | 'argument'
  /** Text of an error, a log line, an assertion's message, help. */
  | 'message'
  | 'documentation'
  /** Import path, decorator, attribute. */
  | 'declaration'
  | 'other';

/** How a literal of a condition, pattern or lookup is compared. */
export type Relation = 'equality' | 'membership' | 'prefix' | 'suffix' | 'substring' | 'regex' | 'order';

/** The function that a literal stands in. */
export interface EnclosingFunction {
  readonly name: string;
  readonly range: Range;
  readonly parameters: readonly string[];
}

/** One literal of a source file with the place where it stands. */
export interface LiteralSite {
  readonly kind: ValueKind;
  /** Decoded text (pieces of a concatenation joined) or canonical decimal. */
  readonly text: string;
  /** An unquoted property name of a map, which may name a case as well as a quoted one. */
  readonly isPropertyName: boolean;
  readonly range: Range;
  readonly place: Place;
  readonly relation: Relation | null;
  /** Dotted name of what it is compared with, looked up in or handed to: `path.name`, `basename()`; empty if none. */
  readonly counterpart: string;
  /** The statement, arm, entry or table it belongs to: what a finding about it spans. */
  readonly statement: Range;
  readonly function: EnclosingFunction | null;
  /** The expression that holds it (what is returned, assigned, printed) reads a parameter of its function. */
  readonly usesParameter: boolean;
}

/** An identifier as written, for rules about names. */
export interface NameSite {
  readonly text: string;
  readonly range: Range;
}
