import { clip } from '../prose/bounds.ts';

const ELLIPSIS = '…';

/** The beginning of a text, at most `limit` bytes of UTF-8 with the ellipsis that marks the cut. */
export function clipBytes(text: string, limit: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= limit) return text;
  let end = Math.max(0, limit - Buffer.byteLength(ELLIPSIS, 'utf8'));
  // A byte that continues a character tells that the cut would split it.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end) + ELLIPSIS;
}

/**
 * The first lines of a document that fit, and a last line that says that there was more.
 *
 * @param limit UTF-16 units.
 */
export function clipLines(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  const room = limit - ending.length - 1;
  const end = text.lastIndexOf('\n', room);
  // A single line that is too long has no better place to be cut.
  return `${end > 0 ? text.slice(0, end) : clip(text, room)}\n${ending}`;
}
