import { canonicalNumber } from '../model/value.ts';
import {
  approximation,
  floor,
  integer,
  negated,
  nearest,
  power,
  quotient,
  rounded,
  truncated,
  wholeOf,
  type Exact,
} from './exact-number.ts';
import type { CallFolding, FoldedCall } from './folded-call.ts';
import { countIn, decimalValue, numberValue, textOf, textValue, traced, type Value } from './folded-value.ts';
import { textOfCharacterCodes } from './list-calls.ts';
import { numberSpelledBy } from './number-forms.ts';

/** `int("2a", 16)`, `parseInt("2a", 16)`, `strconv.ParseInt("2a", 16, 64)`, `BigInt("0x2a")`, `Decimal("1.5")`. */
function parse(isWhole: boolean): CallFolding {
  return ({ subject, rest }) => {
    const base = countIn(rest[0]);
    if (subject.kind === 'number')
      return isWhole && base === null ? numberValue(integer(truncated(subject.value)), subject.trace) : subject;
    if (subject.kind !== 'text') return subject.kind === 'list' && rest.length === 0 ? subject : null;
    const text = subject.text.trim();
    if (!isWhole || base === null || base === 10 || base === 0) {
      const spelled = numberSpelledBy(text.replaceAll('_', ''));
      return spelled && !text.includes('%') ? decimalValue(spelled.text, subject.trace) : null;
    }
    return numberValue(inBase(text, base), traced([subject], '', 'other base'));
  };
}

/** Whole number in a base of 2 to 36; null for foreign digits and for more than 400 of them. */
function inBase(text: string, base: number): Exact | null {
  const digits = text.toLowerCase().replace(/^([-+]?)0[xob]/, '$1');
  if (base < 2 || base > 36 || !/^[-+]?[\da-z]{1,400}$/.test(digits)) return null;
  let value = 0n;
  for (const digit of digits.replace(/^[-+]/, '')) {
    const worth = Number.parseInt(digit, 36);
    if (worth >= base) return null;
    value = value * BigInt(base) + BigInt(worth);
  }
  return integer(digits.startsWith('-') ? -value : value);
}

/** `Fraction(3, 8)`, `Rational(3, 8)`, `new Fraction("3/8")`. */
const fraction: CallFolding = (call) => {
  const [below] = call.rest;
  if (!below) return parse(false)(call);
  if (call.subject.kind !== 'number' || below.kind !== 'number') return null;
  return numberValue(quotient(call.subject.value, below.value), traced([call.subject, below], 'computed'));
};

/** `(255).toString(16)`; texts and bytes turn into texts elsewhere. */
export function numberInBase(value: Value, base: number): Value | null {
  const whole = value.kind === 'number' ? wholeOf(value.value) : null;
  if (whole === null || base < 2 || base > 36) return null;
  return textValue(whole.toString(base), traced([value], '', base === 10 ? '' : 'other base'));
}

function rounding(round: (value: Exact) => bigint): CallFolding {
  return ({ subject, rest }) => {
    if (subject.kind !== 'number') return null;
    const places = rest[0] === undefined ? 0 : countIn(rest[0]);
    if (places === null || places < 0 || places > 30) return null;
    const scale = 10n ** BigInt(places);
    const scaled = quotient(subject.value, { numerator: 1n, denominator: scale });
    return numberValue(scaled && quotient(integer(round(scaled)), integer(scale)), traced([subject], 'computed'));
  };
}

const absolute: CallFolding = ({ subject }) =>
  subject.kind === 'number'
    ? numberValue(subject.value.numerator < 0n ? negated(subject.value) : subject.value, traced([subject], 'computed'))
    : null;

const raise: CallFolding = ({ subject, rest }) => {
  const [exponent, modulus] = rest;
  if (subject.kind !== 'number' || exponent?.kind !== 'number' || modulus) return null;
  return numberValue(power(subject.value, exponent.value), traced([subject, exponent], 'computed'));
};

const squareRoot: CallFolding = ({ subject }) =>
  subject.kind === 'number'
    ? numberValue(approximation(Math.sqrt(nearest(subject.value))), traced([subject], 'computed'))
    : null;

/** `(2.5).toFixed(2)`, `number_format`. */
const fixed: CallFolding = ({ subject, rest }) => {
  const places = rest[0] === undefined ? 0 : countIn(rest[0]);
  if (subject.kind !== 'number' || places === null || places < 0 || places > 30) return null;
  const scaled = quotient(subject.value, { numerator: 1n, denominator: 10n ** BigInt(places) });
  if (!scaled) return null;
  const digits = String(rounded(scaled)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return scaled.numerator < 0n ? null : textValue(text, traced([subject], 'computed'));
};

/** `hex(255)`, `bin(5)`, `oct(8)` with Python's prefixes. */
function prefixed(base: number, prefix: string): CallFolding {
  return ({ subject }) => {
    const digits = numberInBase(subject, base);
    return digits?.kind === 'text' && !digits.text.startsWith('-')
      ? textValue(prefix + digits.text, digits.trace)
      : null;
  };
}

/** `'A' as char` and `char(65)`: a character of a number; of a list or text its characters. */
const character: CallFolding = ({ subject, rest }) =>
  subject.kind === 'number' ? textOfCharacterCodes(subject, rest) : subject;

/** `Number("5")` of a canonical number; used for `.to_f`, `.toDouble()`. */
export const decimal = parse(false);
const whole = parse(true);

/** `json`-like number texts with a sign, for `strtonum`. */
const loose: CallFolding = (call: FoldedCall) => {
  const text = textOf(call.subject);
  return text === null ? null : decimalValue(canonicalNumber(text), call.subject.trace);
};

/** Operations on numbers, by plain name. */
export const numberCalls: readonly (readonly [string, CallFolding])[] = [
  ...[
    'int',
    'parseint',
    'bigint',
    'biginteger',
    'integer',
    'long',
    'parselong',
    'atoi',
    'parseuint',
    'toi',
    'toint',
    'tolong',
    'intval',
    'int64',
    'int32',
    'uint64',
    'uint32',
    'uint',
    'short',
    'strtol',
    'strtoll',
    'stoi',
    'stol',
    'fromstrradix',
    'toint32',
    'toint64',
    'i64',
    'u64',
    'i32',
    'u32',
    'usize',
    'isize',
    'u8',
    'i8',
    'u16',
    'i16',
    'i128',
    'u128',
  ].map((name) => [name, whole] as const),
  ...[
    'number',
    'float',
    'parsefloat',
    'double',
    'parsedouble',
    'decimal',
    'bigdecimal',
    'tof',
    'tod',
    'todouble',
    'tofloat',
    'todecimal',
    'floatval',
    'float64',
    'float32',
    'f64',
    'f32',
    'requirefromstring',
    'newfromstring',
    'mustparse',
    'big',
    'newfrombigint',
    'newint',
  ].map((name) => [name, decimal] as const),
  ...['fraction', 'rational'].map((name) => [name, fraction] as const),
  ...['pow', 'bigpow'].map((name) => [name, raise] as const),
  ...['floor'].map((name) => [name, rounding(floor)] as const),
  ...['trunc', 'truncate', 'fix'].map((name) => [name, rounding(truncated)] as const),
  ...['round', 'rint'].map((name) => [name, rounding(rounded)] as const),
  ...['ceil', 'ceiling'].map((name) => [name, rounding((value) => -floor(negated(value)))] as const),
  ...['abs', 'fabs'].map((name) => [name, absolute] as const),
  ['sqrt', squareRoot],
  ['tofixed', fixed],
  ['numberformat', fixed],
  ['hex', prefixed(16, '0x')],
  ['oct', prefixed(8, '0o')],
  ['bin', prefixed(2, '0b')],
  ['dechex', prefixed(16, '')],
  ['decbin', prefixed(2, '')],
  ['char', character],
  ['strtonum', loose],
];
