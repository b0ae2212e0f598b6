import { readingsOfBytes, usualOf, type Reading } from './byte-readings.ts';
import { isReadable } from './readable.ts';

/** Fewest codes that are read as a text; three small numbers spell something too often. */
const SHORTEST = 4;
/** Fewest codes for which a shift or mask is searched, and fewest different ones among them. */
const SHORTEST_SHIFTED = 8;
const LEAST_DIFFERENT = 5;
const LONGEST = 64 * 1024;
/** Mean usualness of a shifted text (see `usualOf`); a run of small numbers fits some shift, seldom a usual one. */
const LEAST_USUAL = 0.72;
/** Mean usualness of a text as it stands, from which on no shift is searched. */
const LEAST_BELIEVED = 0.5;
const MOST_SHIFTED = 2;

/** Text of Unicode code points or UTF-16 units; null when one is none, or when the result is not readable. */
export function textOfCodes(codes: readonly number[]): string | null {
  if (codes.length < SHORTEST || codes.length > LONGEST) return null;
  const text = spell(codes);
  return text !== null && isReadable(text, SHORTEST) ? text : null;
}

/** Text of code points, readable or not; null when a number is no code point. */
export function spell(codes: readonly number[]): string | null {
  if (!codes.every((code) => Number.isInteger(code) && code >= 0 && code <= 0x10ffff)) return null;
  const pieces: string[] = [];
  for (let i = 0; i < codes.length; i += 4096) pieces.push(String.fromCodePoint(...codes.slice(i, i + 4096)));
  return pieces.join('');
}

/**
 * Every text that a list of numbers may spell: as code points, as bytes (also signed ones, compressed, or in UTF-8), and
 * with one constant added to, or combined by exclusive or with, every code. The last two only when all codes then show and
 * read like usual writing: at most two of either.
 */
export function readingsOfCodes(codes: readonly number[]): readonly Reading[] {
  if (isRising(codes)) return [];
  const plain = textOfCodes(codes);
  const found: Reading[] = plain === null ? [] : [{ text: plain, disguise: 'character codes' }];
  // Numbers of any size are characters of some script, and small ones punctuation: only usual text is believed at once.
  if (plain !== null && usualOf(codes, (code) => code) >= LEAST_BELIEVED) return found;
  if (codes.length < SHORTEST || codes.length > LONGEST || !codes.every(Number.isInteger)) return found;
  const isBytes = codes.every((code) => code >= -128 && code <= 255);
  const readings = isBytes ? readingsOfBytes(Buffer.from(codes.map((code) => code & 0xff)), SHORTEST, 2) : [];
  if (readings.length > 0) {
    const named = readings.map(({ text, disguise }) => ({
      text,
      disguise: disguise === '' ? 'character codes' : `character codes of ${disguise}`,
    }));
    return [...found, ...named];
  }
  return [...found, ...shifted(codes)];
}

/** Sorted numbers are a set, an index or an alphabet, but no text. */
function isRising(codes: readonly number[]): boolean {
  return codes.length >= 6 && codes.every((code, i) => i === 0 || code > (codes[i - 1] ?? code));
}

function shifted(codes: readonly number[]): readonly Reading[] {
  if (codes.length < SHORTEST_SHIFTED || new Set(codes).size < LEAST_DIFFERENT) return [];
  const least = codes.reduce((low, code) => Math.min(low, code));
  const most = codes.reduce((high, code) => Math.max(high, code));
  const found: { readonly usual: number; readonly text: string; readonly disguise: string }[] = [];
  const attempt = (disguise: string, change: (code: number) => number): void => {
    const usual = usualOf(codes, change);
    if (usual < LEAST_USUAL) return;
    found.push({ usual, text: String.fromCharCode(...codes.map(change)), disguise });
  };
  for (let offset = 10 - least; offset <= 126 - most; offset++)
    if (offset !== 0) attempt('shifted character codes', (code) => code + offset);
  if (least >= 0 && most < 256)
    for (let key = 1; key < 256; key++) attempt('XOR-masked character codes', (code) => code ^ key);
  const best = found.toSorted((a, b) => b.usual - a.usual);
  return ['shifted character codes', 'XOR-masked character codes'].flatMap((disguise) =>
    best
      .filter((reading) => reading.disguise === disguise)
      .slice(0, MOST_SHIFTED)
      .map(({ text }) => ({ text, disguise })),
  );
}
