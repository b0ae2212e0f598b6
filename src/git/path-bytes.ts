/**
 * Git's paths are bytes, ours are strings. Valid UTF-8 is decoded as such, without normalisation: NFC and NFD names
 * stay two paths. A byte that belongs to no valid sequence becomes the lone surrogate U+DC00 + byte (U+DC80 to U+DCFF),
 * which UTF-8 itself can never yield. So every path has exactly one string and the way back is exact. (Python calls this
 * scheme "surrogateescape", PEP 383.)
 */

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ESCAPE = 0xdc00;
const loneEscape = /[\uDC80-\uDCFF]/u;

/** Decodes one path, or several with their NUL separators. */
export function decodePath(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decodeWithEscapes(bytes);
  }
}

/** The bytes that git stores for a path from {@link decodePath}. */
export function encodePath(path: string): Buffer {
  if (!loneEscape.test(path)) return Buffer.from(path, 'utf8');
  const pieces: Buffer[] = [];
  for (const character of path) {
    const code = character.codePointAt(0) ?? 0;
    const isEscape = code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff;
    pieces.push(isEscape ? Buffer.of(code - ESCAPE) : Buffer.from(character, 'utf8'));
  }
  return Buffer.concat(pieces);
}

/** Whether the path is valid Unicode, so that it can be an argument of a process. */
export function isUnicodePath(path: string): boolean {
  return !loneEscape.test(path);
}

function decodeWithEscapes(bytes: Uint8Array): string {
  let text = '';
  let validFrom = 0;
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    if (length > 0) {
      i += length;
      continue;
    }
    text += strictUtf8.decode(bytes.subarray(validFrom, i)) + String.fromCharCode(ESCAPE + (bytes[i] ?? 0));
    i += 1;
    validFrom = i;
  }
  return text + strictUtf8.decode(bytes.subarray(validFrom));
}

/** Length of the well-formed UTF-8 sequence at an offset (Unicode standard, table 3-7); 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0) return 0;
  // Overlong forms, UTF-16 surrogates and code points above U+10FFFF show in the second byte.
  const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  const second = bytes[at + 1] ?? 0;
  if (second < lowest || second > highest) return 0;
  for (let i = 2; i < length; i++) {
    const next = bytes[at + i] ?? 0;
    if (next < 0x80 || next > 0xbf) return 0;
  }
  return length;
}
