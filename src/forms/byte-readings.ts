import { decompressed } from './compression.ts';
import { isReadable, textOfBytes, textOfWideBytes } from './readable.ts';

export interface Reading {
  readonly text: string;
  /** What stands between the bytes and the text: '' for UTF-8, else `UTF-16`, `zlib`, `gzip`, `XOR-masked` … */
  readonly disguise: string;
}

/** Fewest bytes for which a mask is searched: 255 keys make something readable of every short run of bytes. */
const SHORTEST_MASKED = 12;
/** Fewest different bytes under a mask. */
const LEAST_DIFFERENT = 6;

/**
 * The texts that bytes may stand for, by strict signs only: readable UTF-8 or UTF-16, a compressed text, or a text whose
 * bytes were all combined with one key.
 * @param least Fewest letters and digits.
 * @param depth Compressions within each other that are still opened.
 */
export function readingsOfBytes(bytes: Buffer, least: number, depth: number): readonly Reading[] {
  const plain = textOfBytes(bytes);
  const found: Reading[] = plain !== null && isReadable(plain, least) ? [{ text: plain, disguise: '' }] : [];
  const isUsual = bytes.length !== plain?.length || usualOf(bytes, (code) => code) >= LEAST_BELIEVED;
  if (found.length > 0 && isUsual) return found;
  if (found.length === 0 && depth > 0) {
    const opened = decompressed(bytes, false);
    if (opened) {
      // What a compression with a checksum yields was put there; it need not be long.
      return readingsOfBytes(opened.bytes, 1, depth - 1).map((inner) => ({
        text: inner.text,
        disguise: inner.disguise === '' ? opened.name : `${opened.name} of ${inner.disguise}`,
      }));
    }
  }
  const wide = textOfWideBytes(bytes);
  if (found.length === 0 && wide !== null && isReadable(wide, least)) return [{ text: wide, disguise: 'UTF-16' }];
  const unmasked = unmask(bytes);
  return unmasked === null ? found : [...found, { text: unmasked, disguise: 'XOR-masked' }];
}

/** How usual a byte is in ASCII text, 0 for what does not show. */
const USUAL = Array.from({ length: 256 }, (_, code) => usualness(code));

function usualness(code: number): number {
  const character = String.fromCharCode(code);
  if (/[ er-uaoinhdl]/.test(character)) return 1;
  if (/[a-z0-9]/.test(character)) return 0.7;
  if (/[A-Z]/.test(character)) return 0.5;
  if (/[-.,:/_\n]/.test(character)) return 0.3;
  return code >= 0x20 && code < 0x7f ? 0.05 : 0;
}

/** Mean usualness from which on a text is believed; random printable text has 0.4, written English 0.85. */
const LEAST_USUAL = 0.7;
/** Mean usualness of bytes as they stand, from which on no mask is searched; markup and tables have less. */
const LEAST_BELIEVED = 0.45;

/** Mean {@link USUAL} of codes under a change, or 0 as soon as one of them does not show. */
export function usualOf(codes: Iterable<number>, change: (code: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const code of codes) {
    const usual = USUAL[change(code)] ?? 0;
    if (usual === 0) return 0;
    sum += usual;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * The text under a one-byte mask, when exactly one family of keys gives what people write; null otherwise.
 * Keys that differ in the case bit alone give the same letters, so the most usual reading wins.
 */
function unmask(bytes: Buffer): string | null {
  if (bytes.length < SHORTEST_MASKED) return null;
  let best = LEAST_USUAL;
  let found = 0;
  for (let key = 1; key < 256; key++) {
    const usual = usualOf(bytes, (code) => code ^ key);
    if (usual <= best) continue;
    best = usual;
    found = key;
  }
  if (found === 0 || new Set(bytes).size < LEAST_DIFFERENT) return null;
  const text = Buffer.from(bytes.map((code) => code ^ found)).toString('latin1');
  return isReadable(text, SHORTEST_MASKED - 4) ? text : null;
}
