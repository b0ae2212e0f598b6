import type { LineRange } from '../model/change.ts';

/** A longer word counts as several: whoever takes it apart reads every character of it. */
const LONGEST_WORD = 64;

/**
 * Words and marks of a text: what a reader has to take apart, whatever the language. A letter, digit or `_` belongs to a
 * word, any other character is a mark, and so is the end of a line; blanks count for nothing. One pass, no copies.
 * @param start First UTF-16 unit.
 * @param end The one after the last.
 */
export function tokensIn(text: string, start = 0, end = text.length): number {
  let count = 0;
  let room = 0;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (isOfWord(unit)) {
      if (room === 0) {
        count++;
        room = LONGEST_WORD;
      }
      room--;
      continue;
    }
    room = 0;
    if (unit > 0x20 || unit === 0x0a) count++;
  }
  return count;
}

/** The same for some of its lines. */
export function tokensOnLines(text: string, lines: readonly LineRange[]): number {
  let count = 0;
  let line = 1;
  let offset = 0;
  const goTo = (wanted: number): number => {
    for (; line < wanted && offset < text.length; line++) {
      const end = text.indexOf('\n', offset);
      offset = end < 0 ? text.length : end + 1;
    }
    return offset;
  };
  for (const { start, end } of lines) {
    const from = goTo(start);
    count += tokensIn(text, from, goTo(end));
  }
  return count;
}

function isOfWord(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x5f ||
    unit >= 0x80
  );
}
