import { append } from '../model/lists.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import { numberIn, numberValue, stringValues, type CaseCollector } from './values.ts';

/** A text of at most this many lines is also known as a whole. */
export const WHOLE_LINES = 30;

/** Further values taken out of one line, beside the line itself. */
const PIECES_A_LINE = 8;

/** The lines of a text with their 1-based numbers; `\r\n`, `\n` and a lone `\r` all end a line. */
export function* linesOf(text: string, firstLine = 1): Generator<{ readonly text: string; readonly line: number }> {
  let start = 0;
  let line = firstLine;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 10;
    if (code !== 10 && code !== 13) continue;
    yield { text: text.slice(start, i), line };
    if (code === 13 && text.charCodeAt(i + 1) === 10) i++;
    start = i + 1;
    line++;
  }
}

/** Number of lines in a text; a closing line break starts no further line. */
export function lineCount(text: string): number {
  let count = 0;
  for (const line of linesOf(text)) {
    if (line.text !== '' || line.line === 1) count = line.line;
    else count = Math.max(count, line.line - 1);
  }
  return count;
}

/** Finds the 1-based line of an offset in a text whose lines end in `\n`. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? Infinity) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, low);
  }
}

/** Turns `\r\n` and `\r` into `\n` and drops a byte order mark. Lines keep their numbers. */
export function plainText(text: string): string {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return body.includes('\r') ? body.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : body;
}

/** The strings in double or single quotes on a line; an apostrophe inside a word opens nothing. */
function quotedPieces(line: string): string[] {
  const pieces: string[] = [];
  for (const match of line.matchAll(/(?<![\p{L}\p{N}\\])(?:"([^"]{1,400})"|'([^']{1,400})')(?![\p{L}\p{N}])/gu)) {
    pieces.push(match[1] ?? match[2] ?? '');
    if (pieces.length === PIECES_A_LINE) break;
  }
  return pieces;
}

/** The numbers that stand free on a line. */
function numberPieces(line: string): string[] {
  const pieces: string[] = [];
  for (const match of line.matchAll(/(?<![\p{L}\p{N}_.,#-])-?\d[\d.,]{0,40}(?:%|(?![\p{L}\p{N}_-]))/gu)) {
    const number = numberIn(/[.,]$/.test(match[0]) ? match[0].slice(0, -1) : match[0]);
    if (number !== null) pieces.push(number);
    if (pieces.length === PIECES_A_LINE) break;
  }
  return pieces;
}

/** The text behind a short label: `Total: 12 EUR`, `slug = a-b`. */
function labelledPiece(line: string): string | null {
  const match = /^[\p{L}_][\p{L}\p{N}_ .-]{0,40}(?::\s|\s?=\s?)(.+)$/u.exec(line);
  const piece = match?.[1]?.trim().replace(/,$/, '') ?? '';
  const isQuoted = piece.length > 2 && /^["']/.test(piece) && piece.endsWith(piece.charAt(0));
  const bare = isQuoted ? piece.slice(1, -1) : piece;
  return bare === '' ? null : bare;
}

/** Everything that one line of printed output says: itself, what stands behind a label, quoted strings, free numbers. */
export function lineValues(text: string, role: Role, line: number): KnownValue[] {
  const trimmed = text.trim();
  // A brace or a rule of dashes is in every output.
  if (trimmed.length < 80 && !/[\p{L}\p{N}\p{S}]/u.test(trimmed.replaceAll(/[<>=+|^`~]/g, ''))) return [];
  const values = stringValues(trimmed, role, line);
  // Pieces of a minified megabyte would be no small case.
  if (trimmed.length > 2000) return values;
  const labelled = labelledPiece(trimmed);
  if (labelled !== null) append(values, stringValues(labelled, role, line));
  for (const piece of quotedPieces(trimmed)) append(values, stringValues(piece, role, line));
  for (const piece of numberPieces(trimmed)) values.push(numberValue(piece, role, line));
  return distinct(values);
}

/** Drops values that repeat within one case, which would count the same knowledge twice. */
export function distinct(values: readonly KnownValue[]): KnownValue[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = `${value.kind}\0${value.role}\0${String(value.line)}\0${value.text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Makes one case of every line that is not blank. */
export function addLines(collector: CaseCollector, text: string, name = '', firstLine = 1): void {
  for (const { text: content, line } of linesOf(text, firstLine)) {
    if (collector.full) return;
    const values = lineValues(content, 'expected', line);
    collector.add({ kind: 'entry', name, startLine: line, endLine: line, values });
  }
}

/**
 * Makes a case of a small file as a whole, when it has more than one line that is not blank
 * (a single one is a case already).
 */
export function addWholeFile(collector: CaseCollector, text: string): void {
  const lines = [...linesOf(text.length > 100_000 ? '' : text)];
  const filled = lines.filter((line) => line.text.trim() !== '');
  const first = filled[0];
  const last = filled.at(-1);
  if (!first || !last || first === last || last.line > WHOLE_LINES) return;
  const values = stringValues(plainText(text).trim(), 'expected', first.line);
  collector.add({ kind: 'file', name: '', startLine: first.line, endLine: last.line, values });
}
