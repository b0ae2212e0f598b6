import type { Lines } from '../grammar/lines.ts';
import type { Range } from '../model/range.ts';
import type { DataSpan } from './data.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A text that JSON keeps in one string or several, with the place in the file of each of its characters. */
export class PlacedText {
  readonly text: string;
  /** Offset in the file of every UTF-16 unit, and of the end. */
  readonly #offsets: readonly number[];
  /** Offsets in the text at which its lines begin. */
  readonly #starts: readonly number[];
  readonly #lines: Lines;

  /** @param spans Strings of `source`, quotation marks included, that follow each other. */
  constructor(source: string, spans: readonly DataSpan[], lines: Lines) {
    const pieces: string[] = [];
    const offsets: number[] = [];
    let end = spans[0]?.start ?? 0;
    for (const span of spans) {
      end = Math.max(span.start + 1, span.end - 1);
      for (let at = span.start + 1; at < end;) {
        const [piece, length] = source.charAt(at) === '\\' ? escapeAt(source, at) : [source.charAt(at), 1];
        if (piece !== '') offsets.push(at);
        pieces.push(piece);
        at += length;
      }
    }
    this.text = pieces.join('');
    this.#offsets = [...offsets, end];
    this.#starts = [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    this.#lines = lines;
  }

  /** Where in the file a stretch of the text stands; the end is exclusive. */
  range(start: number, end: number): Range {
    const from = this.#offsets[start] ?? this.#offsets.at(-1) ?? 0;
    // What ends with a piece ends there, not where the next piece begins.
    const last = this.#offsets[end - 1];
    const next = this.#offsets[end] ?? this.#offsets.at(-1) ?? 0;
    const isNextLine = last !== undefined && this.text.charAt(end - 1) === '\n';
    return this.#lines.range(from, Math.max(from, isNextLine ? last : next));
  }

  /** Where in the file a range of the text stands. */
  place({ startLine, startColumn, endLine, endColumn }: Range): Range {
    return this.range(this.#offset(startLine, startColumn), this.#offset(endLine, endColumn));
  }

  #offset(line: number, column: number): number {
    const { length } = this.text;
    return Math.min(length, (this.#starts[line - 1] ?? length) + column - 1);
  }
}

/** What an escape stands for, and how long it is. */
function escapeAt(source: string, at: number): readonly [string, number] {
  const code = /^[0-9a-fA-F]{4}/.exec(source.slice(at + 2, at + 6));
  if (source.charAt(at + 1) === 'u' && code) return [String.fromCharCode(Number.parseInt(code[0], 16)), 6];
  const escaped = source.charAt(at + 1);
  return [SIMPLE_ESCAPES[escaped] ?? escaped, 2];
}
