/** Strings and comments that many languages share. */
import type { BlockComment, EscapeStyle, Hole, StringForm } from './lexis.ts';

export const SLASH_COMMENT = /\/\//y;
export const HASH_COMMENT = /#/y;
export const DASH_COMMENT = /--/y;

export const STAR_COMMENT: BlockComment = { first: '/', open: /\/\*/y, close: '*/', nests: false };
/** `/* … /* … *\/ … *\/` (Rust, Kotlin, Swift, Scala, Dart). */
export const NESTED_COMMENT: BlockComment = { ...STAR_COMMENT, nests: true };

/** A string in one-character marks on one line. */
export function quoted(
  mark: '"' | "'" | '`',
  escapes: EscapeStyle = 'backslash',
  holes: readonly Hole[] = [],
): StringForm {
  return { first: mark, open: new RegExp(mark, 'y'), close: mark, escapes, holes, isMultiline: false };
}

/** The same, but line breaks belong to it. */
export function multiline(
  mark: '"' | "'" | '`',
  escapes: EscapeStyle = 'backslash',
  holes: readonly Hole[] = [],
): StringForm {
  return { ...quoted(mark, escapes, holes), isMultiline: true };
}

/** A string between triple marks. */
export function tripled(
  mark: '"""' | "'''",
  layout: NonNullable<StringForm['layout']>,
  escapes: EscapeStyle = 'backslash',
  holes: readonly Hole[] = [],
): StringForm {
  return { first: mark.charAt(0), open: new RegExp(mark, 'y'), close: mark, escapes, holes, isMultiline: true, layout };
}

/** A character literal: a quote that holds one character or escape, so that a lone `'` is none. */
export const CHARACTER: StringForm = {
  first: "'",
  open: /'(?=(?:\\(?:u\{[^'}\n]{1,8}\}|[^'\n]{1,10}|')|[^'\\\n]|[\ud800-\udbff][\udc00-\udfff])')/y,
  close: "'",
  escapes: 'backslash',
  isMultiline: false,
};

/** The bracket that closes one of the four kinds, else the mark itself. */
export function closingMark(mark: string): string {
  const at = '([{<'.indexOf(mark);
  return at >= 0 && mark !== '' ? ')]}>'.charAt(at) : mark;
}

/** The mark itself when it is a bracket that may nest, else none. */
export function nestingMark(mark: string): string {
  return mark !== '' && '([{<'.includes(mark) ? mark : '';
}

export const DOLLAR_HOLES: readonly Hole[] = [
  { open: '${', close: '}' },
  { open: '$', close: '' },
];
export const HASH_HOLES: readonly Hole[] = [{ open: '#{', close: '}' }];
