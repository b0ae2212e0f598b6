const ELLIPSIS = '…';

/** Whether cutting before `index` would split a surrogate pair. */
function splitsPair(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  const after = text.charCodeAt(index);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** The beginning of a text, at most `limit` UTF-16 units with the ellipsis that marks the cut. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = Math.max(0, limit - ELLIPSIS.length);
  return text.slice(0, splitsPair(text, end) ? end - 1 : end) + ELLIPSIS;
}

/** Both ends of a text, at most `limit` UTF-16 units: what names a file is at the end of its path. */
export function clipMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = Math.floor((limit - ELLIPSIS.length) / 3);
  const start = text.length - (limit - ELLIPSIS.length - head);
  return (
    text.slice(0, splitsPair(text, head) ? head - 1 : head) +
    ELLIPSIS +
    text.slice(splitsPair(text, start) ? start + 1 : start)
  );
}

/** A document that grows up to a size in UTF-8 bytes and refuses what does not fit. */
export class BoundedDocument {
  readonly #limit: number;
  readonly #parts: string[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Appends a part.
   *
   * @param reserve Bytes to keep free behind it, for what closes the part.
   * @returns Whether it fitted; if not, nothing was appended.
   */
  add(part: string, reserve = 0): boolean {
    const size = Buffer.byteLength(part, 'utf8');
    if (this.#size + size + reserve > this.#limit) return false;
    this.#parts.push(part);
    this.#size += size;
    return true;
  }

  toString(): string {
    return this.#parts.join('');
  }
}
