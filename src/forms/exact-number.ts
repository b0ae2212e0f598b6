import { canonicalNumber } from '../model/value.ts';

/** A fraction in lowest terms; the denominator is positive. Exact, so `0.1 + 0.2` is 0.3 as whoever wrote it means. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Larger numerators and denominators are given up: no answer of a test has that many digits. */
const LARGEST = 1n << 2048n;
const MOST_BITS = 2048;

/** Reads canonical decimal text (see `canonicalNumber`); null for anything else. */
export function exactOf(canonical: string): Exact | null {
  const match = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/.exec(canonical);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return reduced(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length));
}

export function integer(value: bigint): Exact {
  return { numerator: value, denominator: 1n };
}

/** The whole number, or null when there is a fraction. */
export function wholeOf({ numerator, denominator }: Exact): bigint | null {
  return denominator === 1n ? numerator : null;
}

/** The whole number as a small number fit for counting and indexing; null otherwise. */
export function countOf(value: Exact): number | null {
  const whole = wholeOf(value);
  return whole !== null && whole >= -1_000_000n && whole <= 0x10ffffn ? Number(whole) : null;
}

export function sum(a: Exact, b: Exact): Exact | null {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negated({ numerator, denominator }: Exact): Exact {
  return { numerator: -numerator, denominator };
}

export function product(a: Exact, b: Exact): Exact | null {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Null for a division by zero. */
export function quotient(a: Exact, b: Exact): Exact | null {
  return b.numerator === 0n ? null : reduced(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest whole number towards minus infinity. */
export function floor({ numerator, denominator }: Exact): bigint {
  const cut = numerator / denominator;
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
}

/** The whole number that is left when the fraction is cut off. */
export function truncated({ numerator, denominator }: Exact): bigint {
  return numerator / denominator;
}

/** The nearest whole number; halves go up. */
export function rounded({ numerator, denominator }: Exact): bigint {
  return floor({ numerator: 2n * numerator + denominator, denominator: 2n * denominator });
}

/** `a ** b` for whole `b`; for others what floating point makes of it. Null when the result is too large or no number. */
export function power(a: Exact, b: Exact): Exact | null {
  const exponent = wholeOf(b);
  if (exponent === null) return approximation(nearest(a) ** nearest(b));
  const count = exponent < 0n ? -exponent : exponent;
  const bits = Math.max(bitsOf(a.numerator), bitsOf(a.denominator));
  if (count > BigInt(MOST_BITS) || bits * Number(count) > MOST_BITS) return null;
  const numerator = a.numerator ** count;
  const denominator = a.denominator ** count;
  if (exponent >= 0n) return reduced(numerator, denominator);
  return numerator === 0n ? null : reduced(denominator, numerator);
}

/** A floating-point number by its shortest decimal; null when it is not finite. */
export function approximation(value: number): Exact | null {
  return Number.isFinite(value) ? exactOf(canonicalNumber(String(value)) ?? '') : null;
}

/** The nearest floating-point number. */
export function nearest({ numerator, denominator }: Exact): number {
  const missing = digitsOf(denominator) - digitsOf(numerator) + 25;
  const scale = Math.max(0, missing);
  return Number(`${String((numerator * 10n ** BigInt(scale)) / denominator)}e-${scale}`);
}

/** Canonical decimal: exact when it ends within 60 places, else as floating point prints it; null when it has none. */
export function textOfExact(value: Exact): string | null {
  const places = placesOf(value.denominator);
  if (places === null) return canonicalNumber(String(nearest(value)));
  const digits = String((value.numerator * 10n ** BigInt(places)) / value.denominator);
  return canonicalNumber(`${digits}e-${places}`) ?? (places === 0 ? digits : null);
}

/** Decimal places of a fraction with this denominator, or null when it never ends or not soon. */
function placesOf(denominator: bigint): number | null {
  let rest = denominator;
  let places = 0;
  for (; rest !== 1n && places <= 60; places++) {
    if (rest % 10n === 0n) rest /= 10n;
    else if (rest % 5n === 0n) rest /= 5n;
    else if (rest % 2n === 0n) rest /= 2n;
    else return null;
  }
  return places > 60 ? null : places;
}

function reduced(numerator: bigint, denominator: bigint): Exact | null {
  const sign = denominator < 0n ? -1n : 1n;
  const above = numerator * sign;
  const below = denominator * sign;
  if (above > LARGEST || -above > LARGEST || below > LARGEST) return null;
  if (below === 1n) return { numerator: above, denominator: below };
  const divisor = greatestCommonDivisor(above < 0n ? -above : above, below);
  return { numerator: above / divisor, denominator: below / divisor };
}

/** Euclid's algorithm. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function digitsOf(value: bigint): number {
  return String(value < 0n ? -value : value).length;
}

function bitsOf(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}
