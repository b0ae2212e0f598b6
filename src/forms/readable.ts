/** Nothing but characters that show on paper, blanks, tabs and line ends. `\p{C}`: control, format, surrogate, unassigned. */
const PRINTABLE = /^[\t\n\r\P{C}]*$/u;
const WORDLIKE = /[\p{L}\p{N} ]/gu;
const SIGNIFICANT = /[\p{L}\p{N}]/gu;
/**
 * Least share of letters, digits and blanks in what people write, markup and ruled tables among it; chance decodings
 * are mostly punctuation.
 */
const LEAST_WORDLIKE = 0.4;

/**
 * Whether a decoding looks like something that was written rather than like noise: printable throughout, at least
 * `least` letters or digits, and four tenths letters, digits and blanks.
 */
export function isReadable(text: string, least: number): boolean {
  if (text.length < least || !PRINTABLE.test(text)) return false;
  if ((text.match(SIGNIFICANT)?.length ?? 0) < least) return false;
  return (text.match(WORDLIKE)?.length ?? 0) >= LEAST_WORDLIKE * text.length;
}

/** Printable throughout. For decodings that follow from marks in the text itself, where chance has no part. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text);
}

/** Strict UTF-8; null for bytes that are none. */
export function textOfBytes(bytes: Buffer): string | null {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? null : text;
}

/**
 * UTF-16 with or without a byte order mark, told from other bytes by the zeros that ASCII characters leave in every
 * second place (what PowerShell's `-EncodedCommand` takes); null for anything else.
 */
export function textOfWideBytes(bytes: Buffer): string | null {
  if (bytes.length < 8 || bytes.length % 2 !== 0) return null;
  const isLittle = (bytes[0] === 0xff && bytes[1] === 0xfe) || hasZeros(bytes, 1);
  if (!isLittle && !(bytes[0] === 0xfe && bytes[1] === 0xff) && !hasZeros(bytes, 0)) return null;
  const text = (isLittle ? bytes : Buffer.from(bytes).swap16()).toString('utf16le');
  return text.replace(/^\uFEFF/, '');
}

/** Whether the bytes at every second place from `first` on are mostly zero. */
function hasZeros(bytes: Buffer, first: number): boolean {
  let zeros = 0;
  for (let i = first; i < bytes.length; i += 2) if (bytes[i] === 0) zeros++;
  return zeros > bytes.length * 0.4;
}
