import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  adler32,
  djb2,
  djb2Xor,
  fnv1,
  fnv1a,
  fnv64,
  polynomial31,
  polynomialModulo,
  sdbm,
  type Codes,
} from './hash-functions.ts';

/** Longer inputs are recognised by other means; hashing them all would cost more than parsing the test. */
const LONGEST_INPUT = 64 * 1024;

type Emit = (mark: string, name: string) => void;

/**
 * Every fingerprint by which code may recognise a text without naming it, for the text as it is, in lower case and
 * trimmed; over UTF-8 bytes and, where that differs, over UTF-16 units.
 *
 * Of 32-bit hashes there are the unsigned and signed decimal and the hexadecimal text (bare and filled up to eight
 * digits); of digests the whole hexadecimal text, its first 8, 12 and 16 digits, the first 8 as a decimal number, and
 * base64. Hexadecimal is lower case: compare a key in lower case. Sums and exclusive ors of codes are small numbers that
 * fit many texts; see {@link isSpecificMark}.
 * @param text An input; a number as its decimal text.
 * @returns Mark → name of the function; the first function wins where two agree. Empty for texts of more than 64 KiB.
 */
export function fingerprintsOf(text: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  emitMarks(text, (mark, name) => {
    if (!marks.has(mark)) marks.set(mark, name);
  });
  return marks;
}

/**
 * The first fingerprint of a text that is one of the given keys, without building the whole table of them.
 * @param keys Canonical decimals, and texts in lower case (base64 as written).
 */
export function markAmong(
  text: string,
  keys: ReadonlySet<string>,
): { readonly mark: string; readonly name: string } | null {
  let found: { readonly mark: string; readonly name: string } | null = null;
  emitMarks(text, (mark, name) => {
    if (keys.has(mark)) found ??= { mark, name };
  });
  return found;
}

const UNSPECIFIC = /^(?:sum|exclusive or) of/;

/** Whether a mark of this name and value singles out one text: sums of codes are shared by every anagram. */
export function isSpecificMark(mark: string, name: string): boolean {
  return !UNSPECIFIC.test(name) && mark.length >= 5;
}

function emitMarks(text: string, emit: Emit): void {
  if (text.length > LONGEST_INPUT) return;
  for (const variant of new Set([text, text.toLowerCase(), text.trim()])) {
    const bytes = Buffer.from(variant, 'utf8');
    emitWord(crc32(bytes), 'CRC-32', emit);
    emitDigests(bytes, emit);
    const codes = [...bytes];
    emitHashes(codes, emit);
    emitSums(codes, emit);
    if (bytes.length === variant.length) continue;
    const units = variant.split('').map((unit) => unit.charCodeAt(0));
    emitHashes(units, emit);
    emitSums(units, emit);
  }
}

function emitHashes(codes: Codes, emit: Emit): void {
  emitWord(adler32(codes), 'Adler-32', emit);
  emitWord(polynomial31(codes), 'hash with factor 31 (Java)', emit);
  emitWord(djb2(codes), 'djb2', emit);
  emitWord(djb2Xor(codes), 'djb2 with xor', emit);
  emitWord(sdbm(codes), 'sdbm', emit);
  emitWord(fnv1(codes), 'FNV-1', emit);
  emitWord(fnv1a(codes), 'FNV-1a', emit);
  emitLong(fnv64(codes, false), 'FNV-1 64 bit', emit);
  emitLong(fnv64(codes, true), 'FNV-1a 64 bit', emit);
  for (const base of [31, 131, 257])
    emit(String(polynomialModulo(codes, base, 1_000_000_007)), `polynomial hash with factor ${base}`);
}

/** A hash of 32 bits in the ways it may be written. */
function emitWord(hash: number, name: string, emit: Emit): void {
  emit(String(hash), name);
  if (hash > 0x7fffffff) emit(String(hash | 0), name);
  const digits = hash.toString(16);
  emit(digits, name);
  if (digits.length < 8) emit(digits.padStart(8, '0'), name);
}

function emitLong(hash: bigint, name: string, emit: Emit): void {
  emit(hash.toString(), name);
  const signed = BigInt.asIntN(64, hash);
  if (signed < 0n) emit(signed.toString(), name);
  emit(hash.toString(16).padStart(16, '0'), name);
}

/** Sums that a line of code computes: of codes, weighted by their place, with the length in front. */
function emitSums(codes: Codes, emit: Emit): void {
  let sum = 0;
  let weighted = 0;
  let xor = 0;
  for (const [i, code] of codes.entries()) {
    sum += code;
    weighted += code * (i + 1);
    xor ^= code;
  }
  emit(String(sum), 'sum of character codes');
  emit(String(xor), 'exclusive or of character codes');
  emit(String(weighted), 'weighted sum of character codes');
  emit(String(weighted - sum), 'weighted sum of character codes');
  for (const shift of [100, 1000, 10_000, 100_000, 1_000_000])
    emit(String(codes.length * shift + sum), 'length and sum of character codes');
}

const DIGESTS: readonly (readonly [string, string])[] = [
  ['md5', 'MD5'],
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
];

function emitDigests(bytes: Buffer, emit: Emit): void {
  for (const [algorithm, name] of DIGESTS) {
    const digest = createHash(algorithm).update(bytes).digest();
    const digits = digest.toString('hex');
    emit(digits, name);
    for (const length of [8, 12, 16]) emit(digits.slice(0, length), `${name}, first ${length} digits`);
    emit(String(digest.readUInt32BE(0)), `${name}, first 8 digits`);
    emit(digest.toString('base64'), `${name} in base64`);
  }
}
