import { isUtf8 } from 'node:buffer';
import type { Content, RawContent } from '../model/change.ts';

/** How far git looks for a NUL byte before it calls a file binary (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE = 8000;

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
  return { kind: 'text', ...textOf(bytes) };
}

function textOf(bytes: Uint8Array): { readonly text: string; readonly encoding: 'utf-8' | 'latin-1' } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isUtf8(bytes)) return { text: buffer.toString('latin1'), encoding: 'latin-1' };
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { text: buffer.toString('utf8', hasMark ? 3 : 0), encoding: 'utf-8' };
}

/** The same without decoding what can be looked through as it is. */
export function rawContent(bytes: Uint8Array): RawContent {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) {
    const content = decodeContent(bytes);
    if (content.kind !== 'text') return content;
    return { kind: 'text', bytes: Buffer.from(content.text, 'utf8'), text: () => content.text };
  }
  if (bytes.subarray(0, BINARY_PROBE).includes(0)) return { kind: 'binary', size: bytes.length };
  return { kind: 'text', bytes, text: () => textOf(bytes).text };
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
