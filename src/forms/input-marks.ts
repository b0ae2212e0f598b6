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

/** A fingerprint that was found, and the function that makes it. */
export interface Mark {
  /** Canonical decimal, or text. */
  readonly mark: string;
  readonly name: string;
}

/** Takes the marks of a text. Numbers come unwritten, because writing them is most of the work. */
interface Sink {
  /** Hexadecimal and base64 are asked for; else only numbers are. */
  readonly wantsText: boolean;
  number(value: number, name: string): void;
  long(value: bigint, name: string): void;
  text(value: string, name: string): void;
}

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
  const put = (mark: string, name: string): void => {
    if (!marks.has(mark)) marks.set(mark, name);
  };
  fillMarks(text, {
    wantsText: true,
    number: (value, name) => put(String(value), name),
    long: (value, name) => put(value.toString(), name),
    text: put,
  });
  return marks;
}

/** Looks for texts whose fingerprint is among the given keys, several times faster than by building their tables. */
export class MarkFinder {
  readonly #texts: ReadonlySet<string>;
  readonly #numbers: ReadonlySet<number>;
  readonly #wantsText: boolean;

  /** @param keys Canonical decimals, and texts in lower case (base64 as written). */
  constructor(keys: Iterable<string>) {
    this.#texts = new Set(keys);
    const isDecimal = (key: string): boolean => /^-?\d{1,15}$/.test(key);
    this.#numbers = new Set([...this.#texts].filter(isDecimal).map(Number));
    // Eight hexadecimal digits may all be decimal ones.
    this.#wantsText = [...this.#texts].some((key) => !isDecimal(key) || /^\d{8}(?:\d{4})?$/.test(key));
  }

  /** The first fingerprint of the text that is one of the keys, or null. */
  find(text: string): Mark | null {
    let found: Mark | null = null;
    const put = (mark: string, name: string): void => {
      if (this.#texts.has(mark)) found ??= { mark, name };
    };
    fillMarks(text, {
      wantsText: this.#wantsText,
      number: (value, name) => {
        if (this.#numbers.has(value)) found ??= { mark: String(value), name };
      },
      long: (value, name) => put(value.toString(), name),
      text: put,
    });
    return found;
  }
}

/** Whether a mark of this value and name singles out one text: sums of codes are shared by every anagram. */
export function isSpecificMark({ mark, name }: Mark): boolean {
  return !/^(?:sum|exclusive or) of/.test(name) && mark.length >= 5;
}

function fillMarks(text: string, sink: Sink): void {
  if (text.length > LONGEST_INPUT) return;
  for (const variant of new Set([text, text.toLowerCase(), text.trim()])) {
    const bytes = Buffer.from(variant, 'utf8');
    fillWord(crc32(bytes), 'CRC-32', sink);
    fillDigests(bytes, sink);
    const codes = [...bytes];
    fillHashes(codes, sink);
    fillSums(codes, sink);
    if (bytes.length === variant.length) continue;
    const units = variant.split('').map((unit) => unit.charCodeAt(0));
    fillHashes(units, sink);
    fillSums(units, sink);
  }
}

function fillHashes(codes: Codes, sink: Sink): void {
  fillWord(adler32(codes), 'Adler-32', sink);
  fillWord(polynomial31(codes), 'hash with factor 31 (Java)', sink);
  fillWord(djb2(codes), 'djb2', sink);
  fillWord(djb2Xor(codes), 'djb2 with xor', sink);
  fillWord(sdbm(codes), 'sdbm', sink);
  fillWord(fnv1(codes), 'FNV-1', sink);
  fillWord(fnv1a(codes), 'FNV-1a', sink);
  if (sink.wantsText) {
    fillLong(fnv64(codes, false), 'FNV-1 64 bit', sink);
    fillLong(fnv64(codes, true), 'FNV-1a 64 bit', sink);
  }
  for (const base of [31, 131, 257])
    sink.number(polynomialModulo(codes, base, 1_000_000_007), `polynomial hash with factor ${base}`);
}

/** A hash of 32 bits in the ways it may be written. */
function fillWord(hash: number, name: string, sink: Sink): void {
  sink.number(hash, name);
  if (hash > 0x7fffffff) sink.number(hash | 0, name);
  if (!sink.wantsText) return;
  const digits = hash.toString(16);
  sink.text(digits, name);
  if (digits.length < 8) sink.text(digits.padStart(8, '0'), name);
}

/** Numbers of more than 15 digits are looked up as text. */
function fillLong(hash: bigint, name: string, sink: Sink): void {
  sink.long(hash, name);
  const signed = BigInt.asIntN(64, hash);
  if (signed < 0n) sink.long(signed, name);
  sink.text(hash.toString(16).padStart(16, '0'), name);
}

/** Sums that a line of code computes: of codes, weighted by their place, with the length in front. */
function fillSums(codes: Codes, sink: Sink): void {
  let sum = 0;
  let weighted = 0;
  let xor = 0;
  let place = 1;
  for (const code of codes) {
    sum += code;
    weighted += code * place++;
    xor ^= code;
  }
  sink.number(sum, 'sum of character codes');
  sink.number(xor, 'exclusive or of character codes');
  sink.number(weighted, 'weighted sum of character codes');
  sink.number(weighted - sum, 'weighted sum of character codes');
  for (const shift of [100, 1000, 10_000, 100_000, 1_000_000])
    sink.number(codes.length * shift + sum, 'length and sum of character codes');
}

const DIGESTS: readonly (readonly [string, string])[] = [
  ['md5', 'MD5'],
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
];

function fillDigests(bytes: Buffer, sink: Sink): void {
  for (const [algorithm, name] of DIGESTS) {
    const digest = createHash(algorithm).update(bytes).digest();
    sink.number(digest.readUInt32BE(0), `${name}, first 8 digits`);
    if (!sink.wantsText) continue;
    const digits = digest.toString('hex');
    sink.text(digits, name);
    for (const length of [8, 12, 16]) sink.text(digits.slice(0, length), `${name}, first ${length} digits`);
    sink.text(digest.toString('base64'), `${name} in base64`);
  }
}
