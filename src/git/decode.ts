import type { Content } from '../model/change.ts';

/** How far git looks for a NUL byte before it calls a file binary (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE = 8000;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = new TextDecoder('utf-16le');

/**
 * Bytes of a blob as text: UTF-16 when a byte order mark says so, else UTF-8, else Latin-1, which fits any bytes. The
 * mark itself is left out. A NUL byte within the first 8000 makes it binary, as for git.
 */
export function decodeContent(bytes: Uint8Array): Content {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { kind: 'text', text: utf16.decode(bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff)
    return { kind: 'text', text: utf16.decode(swapPairs(bytes)), encoding: 'utf-16' };
  if (bytes.subarray(0, BINARY_PROBE).includes(0)) return { kind: 'binary', size: bytes.length };
  try {
    return { kind: 'text', text: strictUtf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    return { kind: 'text', text, encoding: 'latin-1' };
  }
}

/** Big-endian to little-endian; an odd last byte is kept and decodes to U+FFFD. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = new Uint8Array(bytes);
  for (let i = 0; i + 1 < swapped.length; i += 2) {
    const high = bytes[i] ?? 0;
    swapped[i] = bytes[i + 1] ?? 0;
    swapped[i + 1] = high;
  }
  return swapped;
}
