import { withoutTrailing } from './trimming.ts';

/**
 * Canonical text of a number literal, so that `0x10`, `16`, `16.0`, `1_6`, `16L` and `1.6e1` are one value.
 *
 * @param source The literal as written in any language, sign allowed.
 * @returns Plain decimal text without exponent, leading or trailing zeros; null when it is no finite number, or when
 *   writing it out would take more than 400 digits (a hostile `1e999999`).
 */
export function canonicalNumber(source: string): string | null {
  const compact = source.replaceAll(/[\s_']/g, '');
  const negative = compact.startsWith('-');
  const unsigned = compact.replace(/^[+-]/, '');
  const body = prefixed(unsigned) ?? decimal(unsigned);
  if (body === null) return null;
  return negative && body !== '0' ? `-${body}` : body;
}

/** Hexadecimal, octal and binary integers, with the integer suffixes of C, Rust, Java, C# and JavaScript. */
function prefixed(text: string): string | null {
  const match =
    /^0[xX](?<hex>[0-9a-fA-F]{1,300})(?:[uUlLn]{1,3}|[ui](?:8|16|32|64|128|size))?$/.exec(text) ??
    /^0[oO](?<octal>[0-7]{1,300})[uUlLn]{0,3}$/.exec(text) ??
    /^0[bB](?<binary>[01]{1,600})(?:[uUlLn]{1,3}|[ui](?:8|16|32|64|128|size))?$/.exec(text);
  const groups = match?.groups;
  if (!groups) return null;
  const { hex, octal, binary } = groups;
  if (hex !== undefined) return BigInt(`0x${hex}`).toString();
  if (octal !== undefined) return BigInt(`0o${octal}`).toString();
  return binary === undefined ? null : BigInt(`0b${binary}`).toString();
}

function decimal(text: string): string | null {
  const match =
    /^(?<whole>\d{0,400})(?:\.(?<fraction>\d{0,400}))?(?:[eE](?<exponent>[+-]?\d{1,4}))?(?:[uUlLfFdDmMnrRjJ]{1,3}|[uif](?:8|16|32|64|128|size))?$/.exec(
      text,
    );
  const groups = match?.groups;
  if (!groups) return null;
  const whole = groups['whole'] ?? '';
  const fraction = groups['fraction'] ?? '';
  if (whole === '' && fraction === '') return null;
  const shift = Number(groups['exponent'] ?? '0');
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (Math.abs(point) > 400) return /^0*$/.test(digits) ? '0' : null;
  const padded = point > digits.length ? digits.padEnd(point, '0') : digits;
  const left = point > 0 ? padded.slice(0, point) : '';
  const right = point > 0 ? padded.slice(point) : '0'.repeat(-point) + padded;
  const head = left.replace(/^0+/, '') || '0';
  const tail = withoutTrailing(right, '0');
  return tail ? `${head}.${tail}` : head;
}
