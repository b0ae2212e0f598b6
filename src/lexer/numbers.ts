import { canonicalNumber } from '../model/value.ts';

const NUMBER =
  /0[xX][\da-fA-F_]+(?:\.[\da-fA-F]+)?(?:[pP][+-]?\d+)?|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*)?\.\d[\d_]*(?:[eE][+-]?\d+)?|\d[\d_]*(?:\.(?![.\p{L}_])|[eE][+-]?\d+)?/uy;
const QUOTED_NUMBER =
  /0x[\da-f'_]+(?:\.[\da-f]+)?(?:p[+-]?\d+)?|0b[01']+|(?:\d[\d']*)?\.\d[\d']*(?:e[+-]?\d+)?|\d[\d']*(?:\.(?![.a-eg-km-z_])|e[+-]?\d+)?/iuy;
const SUFFIX = /[\p{L}_][\p{L}\d_]{0,8}/uy;

export interface ScannedNumber {
  /** Canonical decimal; null when it has none (a hexadecimal float, too many digits). */
  readonly value: string | null;
  readonly end: number;
}

/**
 * Reads the number literal at `at`; null when none begins there.
 * @param hasQuoteSeparator Digits may be grouped with `'`.
 */
export function numberAt(text: string, at: number, hasQuoteSeparator: boolean): ScannedNumber | null {
  const pattern = hasQuoteSeparator ? QUOTED_NUMBER : NUMBER;
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (!found) return null;
  // A quote after the last digit opens a character literal, it groups nothing.
  let end = pattern.lastIndex;
  while (text[end - 1] === "'") end--;
  const digits = text.slice(at, end);
  SUFFIX.lastIndex = end;
  const suffix = SUFFIX.exec(text)?.[0];
  if (suffix !== undefined) {
    const value = canonicalNumber(digits + suffix);
    if (value !== null) return { value, end: end + suffix.length };
  }
  return { value: canonicalNumber(digits), end };
}
