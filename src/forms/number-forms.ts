import { canonicalNumber } from '../model/value.ts';
import { exactOf, quotient, textOfExact } from './exact-number.ts';
import type { Form } from './form.ts';

/** Fewest significant digits that another scale or unit is recognised by; fewer meet by chance. */
const LEAST_DIGITS = 6;

/**
 * Key that numbers of another scale or unit share, whatever their sign: the significant digits without point, leading and
 * trailing zeros (12.5034 m and 12503.4 mm, 19995 cents with a zero more). Null below six digits.
 * @param canonical Canonical decimal (see `canonicalNumber`).
 */
export function significand(canonical: string): string | null {
  const digits = canonical.replaceAll(/[-.]/g, '').replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end >= LEAST_DIGITS && /^\d+$/.test(digits) ? digits.slice(0, end) : null;
}

/** Fewest and most significant digits of a number that is searched in other scales: shorter ones are nobody's alone. */
const SCALED_DIGITS = { least: 8, most: 17 } as const;

/**
 * The number with its point elsewhere among its digits: what a text search can look for when a unit was changed.
 * @param canonical Canonical decimal.
 */
export function otherScales(canonical: string): readonly string[] {
  const digits = significand(canonical);
  if (digits === null || digits.length < SCALED_DIGITS.least || digits.length > SCALED_DIGITS.most) return [];
  const places = [...Array(digits.length - 1).keys()].map((i) => `${digits.slice(0, i + 1)}.${digits.slice(i + 1)}`);
  return [...places, `0.${digits}`, digits].filter((text) => text !== canonical);
}

/**
 * The number that a text spells: `3.90` is 3.9, `1e3` is 1000, `0x10` is 16, `50%` is 0.5, `7/8` is 0.875. Grouped digits
 * spell none: `1,250` and `1.250` mean different numbers in different countries.
 * @returns null when the text is no number.
 */
export function numberSpelledBy(text: string): Form | null {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > 400 || !/^[-+.\d]/.test(trimmed)) return null;
  const share = /^([-+]?[\d.]+) ?([%‰])$/.exec(trimmed);
  if (share?.[1] !== undefined) return ratio(share[1], share[2] === '%' ? '100' : '1000', 'other scale');
  const fraction = /^([-+]?\d{1,30})\/(\d{1,30})$/.exec(trimmed);
  if (fraction?.[1] !== undefined && fraction[2] !== undefined) return ratio(fraction[1], fraction[2], 'fraction');
  // A suffix belongs to a literal, not to a number in a text (`5d`, `3L`).
  if (!/^[-+]?(?:0x[\da-f]+|[\d.]+(?:e[-+]?\d{1,3})?)$/i.test(trimmed)) return null;
  const value = canonicalNumber(trimmed);
  return value === null ? null : { kind: 'number', text: value, disguise: 'number as text' };
}

function ratio(numerator: string, denominator: string, disguise: string): Form | null {
  const above = exactOf(canonicalNumber(numerator) ?? '');
  const below = exactOf(denominator);
  const value = above && below ? quotient(above, below) : null;
  const text = value === null ? null : textOfExact(value);
  return text === null ? null : { kind: 'number', text, disguise };
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Serial number of 1970-01-01 where a day is counted from another origin. */
const ORIGINS: readonly number[] = [
  0, // Unix
  25_569, // Excel and Lotus, days since 1899-12-30
  24_107, // Excel for Mac, days since 1904-01-01
  40_587, // modified Julian date (IAU 1973)
  2_440_588, // Julian day number, the day's noon
  719_163, // proleptic ordinal of Python's date.toordinal and rata die, 1 = 0001-01-01
];

/**
 * Numbers that stand for an ISO 8601 date or date-time: days, seconds, milliseconds, microseconds and nanoseconds since
 * 1970, serials of Excel, Julian day and modified Julian date, Python's ordinal, .NET ticks, and the digits run together
 * (20240229). Without an offset the time is read as UTC.
 * @returns Canonical decimals; empty when the text is no such date.
 */
export function dateSerials(text: string): readonly string[] {
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(Z|[-+]\d{2}:?\d{2}))?)?$/.exec(
      text.trim(),
    );
  if (!parts) return [];
  const [, year = '', month = '', day = '', hour, minute, second = '00', fraction = '', offset] = parts;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number(year) < 100 || new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return [];
  const days = midnight / MILLISECONDS_A_DAY;
  if (hour === undefined || minute === undefined) {
    return [
      ...new Set([
        ...ORIGINS.map((origin) => String(days + origin)),
        ...instants(BigInt(midnight)),
        year + month + day,
      ]),
    ];
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return [];
  const clock = ((Number(hour) * 60 + Number(minute) - minutesOf(offset)) * 60 + Number(second)) * 1000;
  const milliseconds = midnight + clock + Number(fraction.padEnd(3, '0').slice(0, 3));
  const whole = exactOf(String(milliseconds));
  const aDay = exactOf(String(MILLISECONDS_A_DAY));
  const portion = whole && aDay ? quotient(whole, aDay) : null;
  const serials = [25_569n, 40_587n].flatMap((origin) =>
    portion ? [textOfExact({ ...portion, numerator: portion.numerator + origin * portion.denominator })] : [],
  );
  return [
    ...new Set([
      ...instants(BigInt(milliseconds)),
      ...serials.filter((serial) => serial !== null),
      String(Math.floor(milliseconds / MILLISECONDS_A_DAY)),
      year + month + day + hour + minute + second,
    ]),
  ];
}

/** Minutes east of Greenwich. */
function minutesOf(offset: string | undefined): number {
  if (offset === undefined || offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}

/** .NET ticks (100 ns since 0001-01-01) at 1970-01-01. */
const TICKS_AT_1970 = 621_355_968_000_000_000n;

/** An instant, given in milliseconds since 1970, in other units. */
function instants(milliseconds: bigint): readonly string[] {
  const seconds = exactOf(String(milliseconds));
  const thousand = exactOf('1000');
  const inSeconds = seconds && thousand ? quotient(seconds, thousand) : null;
  const text = inSeconds ? textOfExact(inSeconds) : null;
  return [
    ...(text === null ? [] : [text]),
    String(milliseconds),
    String(milliseconds * 1000n),
    String(milliseconds * 1_000_000n),
    String(milliseconds * 10_000n + TICKS_AT_1970),
  ];
}
