import { withoutTrailing } from '../model/trimming.ts';
import { NUMBER, TEXT } from './weights.ts';

const TIME_UNITS: ReadonlySet<string> = new Set(
  '7 12 24 30 31 52 60 90 100 120 180 300 360 365 366 600 900 1000 1440 3600 7200 10080 43200 86400 604800 3600000 86400000'.split(
    ' ',
  ),
);

/** Bits of surprise of a canonical decimal, by itself: how unlikely it is that code holds just this number by chance. */
export function numberBits(canonical: string): number {
  const negative = canonical.startsWith('-');
  const digits = canonical.replace(/^-/, '');
  return unsignedBits(digits) + (negative ? NUMBER.negative : 0);
}

function unsignedBits(digits: string): number {
  if (digits === '0' || digits === '1') return NUMBER.zeroOrOne;
  if (digits === '2') return NUMBER.two;
  if (/^\d$/.test(digits)) return NUMBER.digit;
  if (TIME_UNITS.has(digits)) return NUMBER.timeUnit;
  if (/^(?:19|20)\d\d$/.test(digits)) return NUMBER.year;
  const value = Number(digits);
  if (Number.isSafeInteger(value)) {
    if (isPowerOfTwo(value)) return NUMBER.powerOfTwo;
    if (isPowerOfTwo(value + 1)) return NUMBER.belowPowerOfTwo;
    if (value >= 100 && value < 600 && value % 100 < 32) return NUMBER.statusCode;
  }
  const significant = digits.replace('.', '').replace(/^0+/, '');
  const trailing = significant.length - withoutTrailing(significant, '0').length;
  return NUMBER.perDigit * (significant.length - trailing) + Math.min(NUMBER.trailingZeros, trailing);
}

function isPowerOfTwo(value: number): boolean {
  return value > 0 && Number.isInteger(Math.log2(value));
}

/**
 * Bits of surprise of a text: unknown words and digits say much, words that the project speaks little.
 * @param isVocabulary Whether the base's product code or documentation speaks the word.
 */
export function textBits(text: string, isVocabulary: (word: string) => boolean): number {
  let bits = 0;
  let digits = 0;
  for (const [part] of text.matchAll(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu)) {
    if (/^\p{N}/u.test(part)) digits += TEXT.perDigit * part.length;
    else if (/^\p{L}/u.test(part)) bits += wordBits(part, isVocabulary);
    else bits += TEXT.punctuation;
  }
  return Math.min(TEXT.most, bits + Math.min(TEXT.digits, digits));
}

/** Bits of one word. */
export function wordBits(word: string, isVocabulary: (word: string) => boolean): number {
  if (isVocabulary(word)) return TEXT.knownWord;
  return Math.min(TEXT.word, TEXT.unknownWord + TEXT.perLetter * word.length);
}
