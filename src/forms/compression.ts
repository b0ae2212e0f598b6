import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { hasRoom, takeRoom } from './expansion.ts';

/** Most bytes that one literal may expand to: a decompression bomb ends here. */
const MOST_BYTES = 256 * 1024;

export interface Decompressed {
  readonly bytes: Buffer;
  readonly name: 'zlib' | 'gzip' | 'deflate' | 'brotli';
}

/**
 * Decompresses zlib (RFC 1950), gzip (RFC 1952) and, when asked to, raw deflate (RFC 1951) and brotli (RFC 7932).
 * @param isNamed The code says that these bytes are compressed. Without that only formats that announce themselves are
 *   tried: the other two have no header and read many short byte strings as something.
 * @returns null when the bytes are none of these, broken, or expand to more than {@link MOST_BYTES}; also where the scan has
 *   no room for more (`limits: decoded-bytes`).
 */
export function decompressed(bytes: Buffer, isNamed: boolean): Decompressed | null {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return attempt('gzip', bytes, gunzipSync);
  if ((first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0) {
    const found = attempt('zlib', bytes, inflateSync);
    if (found) return found;
  }
  return isNamed ? (attempt('deflate', bytes, inflateRawSync) ?? attempt('brotli', bytes, brotliDecompressSync)) : null;
}

function attempt(
  name: Decompressed['name'],
  bytes: Buffer,
  decompress: (bytes: Buffer, options: { readonly maxOutputLength: number }) => Buffer,
): Decompressed | null {
  if (!hasRoom()) return null;
  try {
    const expanded = decompress(bytes, { maxOutputLength: MOST_BYTES });
    takeRoom(expanded.length);
    return { name, bytes: expanded };
  } catch (error) {
    // Too large: so much of it was made. Broken: it ends about where it stops making sense.
    takeRoom(isTooLarge(error) ? MOST_BYTES : bytes.length);
    return null;
  }
}

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
