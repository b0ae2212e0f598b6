import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import type { KeywordRole } from './grammar.ts';

/** What surrounds the place that is being read. */
export interface Surroundings {
  /** Line breaks end statements here (not within parentheses). */
  readonly hasLines: boolean;
  /** A `{` opens a body here, no operand (`if x {`). */
  readonly isHeader: boolean;
  /** A pattern: an arrow ends it. */
  readonly isPattern: boolean;
  /** Arguments of a command: a `do` after them belongs to the command (`it "works" do`). */
  readonly isCommand: boolean;
}

/** What the parts of the parser ask of each other, so that none of them imports what imports it. */
export interface Productions {
  /** An expression whose operators bind tighter than `power`. */
  expression(cursor: Cursor, power?: number): SyntaxNode;
  /** What follows an operand: members, calls, subscripts. */
  postfix(cursor: Cursor, operand: SyntaxNode, first: number): SyntaxNode;
  /** An element of a list, map or argument list. */
  element(cursor: Cursor): SyntaxNode;
  /** All elements up to the end of the group. */
  elements(cursor: Cursor): SyntaxNode[];
  statement(cursor: Cursor): SyntaxNode;
  /** Statements up to the end of the group or to a word that `stops` accepts. */
  statements(cursor: Cursor, stops?: (cursor: Cursor) => boolean): SyntaxNode[];
  /** The group in braces at the cursor, as statements. */
  block(cursor: Cursor): SyntaxNode;
  /** A construct that begins with a reserved word. */
  keyword(cursor: Cursor, role: KeywordRole): SyntaxNode;
  /** A function in braces without a name, at its opening brace (`{ x -> … }`). */
  braceLambda(cursor: Cursor): SyntaxNode;
  /** A lambda that begins at the cursor (`x => …`, `|x| …`, `do |x| … end`), or null. */
  lambda(cursor: Cursor): SyntaxNode | null;
  /** A switch whose subject stands before the word (`x match { … }`), at the word. */
  postfixSwitch(cursor: Cursor, subject: SyntaxNode, first: number): SyntaxNode;
}
