/**
 * The hash functions that programs write themselves or take from a standard library to tell texts apart. They all run
 * over numbers: bytes of UTF-8 or UTF-16 units, which are the same for ASCII. Results are unsigned.
 */
export type Codes = readonly number[];

/** `h = h * 31 + c`, `String.hashCode` of Java, Kotlin and Scala (JDK documentation of `String.hashCode`). */
export function polynomial31(codes: Codes): number {
  let hash = 0;
  for (const code of codes) hash = (Math.imul(hash, 31) + code) | 0;
  return hash >>> 0;
}

/** Bernstein's hash: `h = h * 33 + c` from 5381 on (comp.lang.c, 1991). */
export function djb2(codes: Codes): number {
  let hash = 5381;
  for (const code of codes) hash = (Math.imul(hash, 33) + code) | 0;
  return hash >>> 0;
}

/** The variant with exclusive or that cdb uses: `h = h * 33 ^ c` (cr.yp.to/cdb/cdb.txt). */
export function djb2Xor(codes: Codes): number {
  let hash = 5381;
  for (const code of codes) hash = Math.imul(hash, 33) ^ code;
  return hash >>> 0;
}

/** The hash of the sdbm library: `h = c + h * 65599`. */
export function sdbm(codes: Codes): number {
  let hash = 0;
  for (const code of codes) hash = (Math.imul(hash, 65599) + code) | 0;
  return hash >>> 0;
}

const FNV_32_PRIME = 0x01000193;
const FNV_32_OFFSET = 0x811c9dc5;

/** FNV-1 of 32 bits (IETF draft-eastlake-fnv). */
export function fnv1(codes: Codes): number {
  let hash = FNV_32_OFFSET;
  for (const code of codes) hash = Math.imul(hash, FNV_32_PRIME) ^ code;
  return hash >>> 0;
}

/** FNV-1a of 32 bits (IETF draft-eastlake-fnv). */
export function fnv1a(codes: Codes): number {
  let hash = FNV_32_OFFSET;
  for (const code of codes) hash = Math.imul(hash ^ code, FNV_32_PRIME);
  return hash >>> 0;
}

/**
 * FNV-1 or FNV-1a of 64 bits: prime 2^40 + 0x1b3, offset 0xcbf29ce484222325 (IETF draft-eastlake-fnv). Multiplied in two
 * halves, since `BigInt` is fifty times slower.
 */
export function fnv64(codes: Codes, isA: boolean): bigint {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const code of codes) {
    if (isA) low = (low ^ code) >>> 0;
    const product = low * 0x1b3;
    const carry = Math.floor(product / 0x100000000);
    // The 2^40 of the prime moves the low half eight bits up into the high one.
    high = (Math.imul(high, 0x1b3) + carry + (low << 8)) >>> 0;
    low = product >>> 0;
    if (!isA) low = (low ^ code) >>> 0;
  }
  return (BigInt(high) << 32n) | BigInt(low);
}

/** Adler-32 (RFC 1950 §8.2). */
export function adler32(codes: Codes): number {
  let a = 1;
  let b = 0;
  for (const code of codes) {
    a = (a + code) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

/** Polynomial hash modulo a prime, as contest programs write it: `h = (h * base + c) % modulus`. */
export function polynomialModulo(codes: Codes, base: number, modulus: number): number {
  let hash = 0;
  for (const code of codes) hash = (hash * base + code) % modulus;
  return hash;
}
