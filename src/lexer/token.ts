/**
 * What a tokeniser yields. Interpolated strings are brackets of their own (`template`, with `hole` inside), so that the
 * stream stays flat however deep a file nests them; so are `%w[…]` lists (`words`) and directive lines (`directive`).
 */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'regex' | 'operator' | 'open' | 'close';
  /** Name, operator or bracket as written; decoded text of a string; canonical decimal of a number. */
  readonly text: string;
  /** Offsets in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** A line break stands before it. */
  readonly isFirstOnLine: boolean;
  /** White space or a comment stands before it. */
  readonly isSpaced: boolean;
}

export interface RawComment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TokenStream {
  readonly tokens: readonly Token[];
  readonly comments: readonly RawComment[];
  /** A string, comment or here-document does not end. */
  readonly hasErrors: boolean;
}

/** Brackets by opening text; the named ones are made by the tokeniser. */
export const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  template: 'template',
  hole: 'hole',
  words: 'words',
  directive: 'directive',
};
