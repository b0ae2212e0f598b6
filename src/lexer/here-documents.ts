import type { HereDocument } from './lexis.ts';
import { hereFrame } from './text-frame.ts';
import type { TextFrame } from './text-frame.ts';

const NOWHERE: readonly number[] = [];

/**
 * Finds the bodies of here-documents, which stand below the line that opens them.
 * The lines of the file are indexed once, so that a file full of labels without an end costs no more than another.
 */
export class HereDocuments {
  readonly #text: string;
  readonly #rules: HereDocument | undefined;
  #labels: ReadonlyMap<string, readonly number[]> | null = null;
  /** End of the bodies opened on the current line; the next one begins there. */
  #resume = 0;

  constructor(text: string, rules: HereDocument | undefined) {
    this.#text = text;
    this.#rules = rules;
  }

  /**
   * The frame of the here-document that opens at `at`, or null when none does or its label does not come again.
   * @param lineEnd Offset of the end of the line that `at` is on.
   */
  open(at: number, lineEnd: number): TextFrame | null {
    if (!this.#rules) return null;
    const { open } = this.#rules;
    open.lastIndex = at;
    const groups = open.exec(this.#text)?.groups;
    const label = groups?.['label'];
    if (groups === undefined || label === undefined) return null;
    const openingEnd = open.lastIndex;
    if (openingEnd > lineEnd) return null;
    const start = Math.max(this.#resume, lineEnd + 1);
    const end = this.#lineOf(label, start);
    if (end === null) return null;
    const next = this.#text.indexOf('\n', end);
    const labelAt = this.#text.indexOf(label, end);
    // What follows the label on its line (PHP: `EOT;`, `EOT, 3)`) is code again.
    const hasRest = /\S/.test(this.#text.slice(labelAt + label.length, next === -1 ? this.#text.length : next));
    this.#resume = hasRest ? labelAt + label.length : next === -1 ? this.#text.length : next + 1;
    return hereFrame(
      this.#text,
      this.#rules,
      { start, end, resume: openingEnd },
      { flag: groups['flag'] ?? '', quote: groups['quote'] ?? '' },
    );
  }

  /** Where code goes on when its line ends: below the bodies that the line opened, else at `next`. */
  afterLine(next: number): number {
    return Math.max(next, this.#resume);
  }

  #lineOf(label: string, from: number): number | null {
    this.#labels ??= labelLines(this.#text);
    const starts = this.#labels.get(label) ?? NOWHERE;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return starts[low] ?? null;
  }
}

/** First word of every line → where such lines begin. */
function labelLines(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  const word = /[ \t]*(?<word>\w{1,100})/y;
  for (let start = 0; start !== -1 && start < text.length;) {
    word.lastIndex = start;
    const found = word.exec(text)?.groups?.['word'];
    if (found !== undefined) {
      const starts = lines.get(found);
      if (starts) starts.push(start);
      else lines.set(found, [start]);
    }
    const newline = text.indexOf('\n', start);
    start = newline === -1 ? -1 : newline + 1;
  }
  return lines;
}
