import type { KnownValue, OracleCase, OracleReading, Role } from '../model/oracle.ts';
import { canonicalNumber } from '../model/value.ts';

/** Values one golden file may add to the oracle; the rest is left out and said in the reading's problem. */
export const VALUE_LIMIT = 200_000;

/**
 * The number that a text is, if it is one as a whole: `57.49`, `1,234.50`, `$12`, `35%`.
 * Leading zeros (`007`) make an identifier, not a number.
 */
export function numberIn(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 60) return null;
  const bare = trimmed.replace(/^[$€£¥]\s?/, '').replace(/\s?[%€]$/, '');
  if (!/^[+-]?(?:\d{1,40}|\d{1,3}(?:,\d{3}){1,10})(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?$/.test(bare)) return null;
  if (/^[+-]?0\d/.test(bare)) return null;
  return canonicalNumber(bare.replaceAll(',', ''));
}

/**
 * What one string of a golden says: itself, and beside it the number it spells. A blank string says nothing.
 * @param line 1-based line of the string.
 */
export function stringValues(text: string, role: Role, line: number): KnownValue[] {
  if (text.trim() === '') return [];
  const values: KnownValue[] = [{ kind: 'string', text, role, line }];
  const number = numberIn(text);
  if (number !== null) values.push({ kind: 'number', text: number, role, line });
  return values;
}

/** What one number literal says. A literal too long to write out in decimal stays a string of its digits. */
export function numberValue(text: string, role: Role, line: number): KnownValue {
  const number = canonicalNumber(text);
  return number === null ? { kind: 'string', text, role, line } : { kind: 'number', text: number, role, line };
}

/** Collects the cases of one file, up to {@link VALUE_LIMIT} values. */
export class CaseCollector {
  readonly #cases: OracleCase[] = [];
  readonly #limit: number;
  #values = 0;
  #full = false;
  #problem: string | null = null;

  /** @param limit Number of values to keep. */
  constructor(limit: number = VALUE_LIMIT) {
    this.#limit = limit;
  }

  /** Whether the limit is reached: readers may stop early. */
  get full(): boolean {
    return this.#full;
  }

  get isEmpty(): boolean {
    return this.#cases.length === 0;
  }

  /** Keeps a case unless it has no values or there is no room for it. */
  add(oracleCase: OracleCase): void {
    if (oracleCase.values.length === 0 || this.#full) return;
    if (this.#values + oracleCase.values.length > this.#limit) {
      this.#full = true;
      return;
    }
    this.#values += oracleCase.values.length;
    this.#cases.push(oracleCase);
  }

  /** Notes why part of the file could not be read; the first reason is kept. */
  note(problem: string | null): void {
    this.#problem ??= problem;
  }

  reading(): OracleReading {
    const limit = this.#full ? `the file holds more than ${String(this.#limit)} values; the rest was left out` : null;
    const problem = this.#problem !== null && limit !== null ? `${this.#problem}; ${limit}` : (this.#problem ?? limit);
    return { cases: this.#cases, problem };
  }
}
