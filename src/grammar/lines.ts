import type { Range } from '../model/range.ts';

/** Where the lines of a text begin, to turn offsets (UTF-16 units) into ranges. A line ends with `\n` alone. */
export class Lines {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** The range from one offset to another (exclusive). */
  range(start: number, end: number): Range {
    const startLine = this.#lineOf(start, 0);
    const endLine = this.#lineOf(end, startLine);
    return {
      startLine: startLine + 1,
      startColumn: start - (this.#starts[startLine] ?? 0) + 1,
      endLine: endLine + 1,
      endColumn: end - (this.#starts[endLine] ?? 0) + 1,
    };
  }

  /** Index of the last line that starts at or before the offset, searched from `low` on. */
  #lineOf(offset: number, low: number): number {
    const starts = this.#starts;
    const next = starts[low + 1];
    if (next === undefined || offset < next) return low;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
