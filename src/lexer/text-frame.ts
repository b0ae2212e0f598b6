import type { EscapeStyle, Hole, HereDocument, StringForm } from './lexis.ts';

/** A string that is being read: from its opening mark to its closing mark, or to a fixed end. */
export interface TextFrame {
  readonly kind: 'text';
  readonly form: StringForm;
  readonly start: number;
  /** Closing mark; empty when the end is fixed. */
  readonly close: string;
  /** Fixed end of the text (here-documents, indented strings), else null. */
  readonly end: number | null;
  /** Where the tokeniser goes on after a fixed end. */
  readonly resume: number;
  /** Columns of white space that every line loses. */
  readonly indent: number;
  readonly escapes: EscapeStyle;
  readonly holes: readonly Hole[];
  /** Bracket that nests inside, with how many are open. */
  readonly nests: string;
  depth: number;
  /** A hole was met, so the string became a template. */
  isTemplate: boolean;
}

/** The code in a hole. It ends at its closing bracket, or at the fixed end of the string around it. */
export interface HoleFrame {
  readonly kind: 'hole';
  readonly close: string;
  readonly end: number | null;
  depth: number;
}

const HERE_FORM: StringForm = { first: '', open: /<</y, close: null, escapes: 'backslash', isMultiline: true };

/**
 * The frame of a string form whose opening mark was found.
 * `hasErrors` is set when a string with a fixed end lacks its closing mark; it then ends with the file.
 */
export function frameOf(
  text: string,
  form: StringForm,
  opening: RegExpExecArray,
): { readonly frame: TextFrame; readonly from: number; readonly hasErrors: boolean } {
  const start = opening.index;
  const from = start + opening[0].length;
  const close = typeof form.close === 'function' ? form.close(opening) : (form.close ?? '');
  const holes = typeof form.holes === 'function' ? form.holes(opening) : (form.holes ?? []);
  const nests = typeof form.nests === 'function' ? form.nests(opening) : (form.nests ?? '');
  const common = {
    kind: 'text',
    form,
    start,
    escapes: form.escapes,
    nests,
    depth: 0,
    isTemplate: false,
    holes,
  } as const;
  const open = { ...common, close, end: null, resume: 0, indent: 0 };
  if (form.close === null) {
    return {
      frame: { ...common, close: '', end: text.length, resume: text.length, indent: 0 },
      from,
      hasErrors: false,
    };
  }
  const layout = form.layout ?? 'plain';
  if (layout === 'plain') return { frame: open, from, hasErrors: false };
  const lineEnd = /[ \t]*\r?\n/y;
  lineEnd.lastIndex = from;
  const blank = lineEnd.exec(text)?.[0].length;
  if (blank === undefined) return { frame: open, from, hasErrors: false };
  if (layout === 'first-newline') return { frame: open, from: from + blank, hasErrors: false };
  const found = closingAt(text, from, close, form.escapes);
  const closing = found ?? text.length;
  const region = indentedRegion(text, from + blank, closing, layout === 'indented-chomped', true);
  return {
    frame: { ...common, close: '', ...region, resume: found === null ? text.length : found + close.length },
    from: from + blank,
    hasErrors: found === null,
  };
}

/** The frame of a here-document's body, which ends at `end` (start of the line of its label). */
export function hereFrame(
  text: string,
  rules: HereDocument,
  body: { readonly start: number; readonly end: number; readonly resume: number },
  opening: { readonly flag: string; readonly quote: string },
): TextFrame {
  const isRaw = opening.quote === "'";
  const trims = rules.trims === 'always' || (rules.trims === 'flag' && opening.flag === '~');
  const isChomped = rules.trims === 'always';
  const region = trims
    ? indentedRegion(text, body.start, body.end, isChomped, false)
    : { end: Math.max(body.start, body.end), indent: 0 };
  return {
    kind: 'text',
    form: HERE_FORM,
    start: body.start,
    close: '',
    resume: body.resume,
    escapes: isRaw ? 'none' : 'backslash',
    holes: isRaw ? [] : rules.holes,
    nests: '',
    depth: 0,
    isTemplate: false,
    ...region,
  };
}

/** Offset of the closing mark, or null; linear, and called once a string. */
function closingAt(text: string, from: number, close: string, escapes: EscapeStyle): number | null {
  const isEscaping = escapes === 'backslash' || escapes === 'backslash-kept';
  let at = text.indexOf(close, from);
  while (isEscaping && at > 0 && text[at - 1] === '\\' && isOddRun(text, at - 1)) at = text.indexOf(close, at + 1);
  return at === -1 ? null : at;
}

function isOddRun(text: string, last: number): boolean {
  let first = last;
  // Longer runs than this are no honest text; an even answer only ends the string early.
  while (first > 0 && last - first < 64 && text[first - 1] === '\\') first--;
  return (last - first + 1) % 2 === 1;
}

/** Where the text of an indented string ends, and how many columns each of its lines loses. */
function indentedRegion(
  text: string,
  start: number,
  closing: number,
  isChomped: boolean,
  countsClosingLine: boolean,
): { readonly end: number; readonly indent: number } {
  let indent = Infinity;
  let lineStart = start;
  let lastStart = start;
  while (lineStart < closing) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 || newline > closing ? closing : newline;
    let column = lineStart;
    while (column < lineEnd && (text[column] === ' ' || text[column] === '\t')) column++;
    const isBlank = column === lineEnd || (text[column] === '\r' && column + 1 === lineEnd);
    const isClosingLine = lineEnd === closing;
    if (!isBlank || (isClosingLine && countsClosingLine)) indent = Math.min(indent, column - lineStart);
    lastStart = lineStart;
    if (newline === -1) break;
    lineStart = newline + 1;
  }
  if (lineStart === closing) {
    lastStart = closing;
    if (countsClosingLine) indent = 0;
  }
  const isAlone = text.slice(lastStart, Math.min(closing, lastStart + 1000)).trim() === '';
  let end = isAlone ? lastStart : closing;
  if (isAlone && isChomped && end > start) end -= text[end - 2] === '\r' ? 2 : 1;
  return { end: Math.max(start, end), indent: Number.isFinite(indent) ? indent : 0 };
}
