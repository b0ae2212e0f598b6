import { append } from '../model/lists.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import { canonicalNumber } from '../model/value.ts';
import { textValues } from './values.ts';

/** Longer texts are documents; what stands in them belongs to no small case. */
const LONGEST = 10_000;
/** Values of one text. A test that feeds more of them at once feeds a document too. */
const MOST_VALUES = 40;

/** What a text of JSON holds, so that a value is known though the test feeds it inside a text: `{"gate": "tin"}`. */
export function jsonTextValues(text: string, role: Role, line: number): readonly KnownValue[] {
  if (role !== 'input' && role !== 'expected') return [];
  if (text.length > LONGEST || !/^\s*[{[]/.test(text)) return [];
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return [];
  }
  const values: KnownValue[] = [];
  const pending: unknown[] = [whole];
  while (pending.length > 0) {
    const value = pending.pop();
    if (values.length > MOST_VALUES) return [];
    if (typeof value === 'string' && value !== '') append(values, textValues(value, role, line));
    const number = typeof value === 'number' ? canonicalNumber(String(value)) : null;
    if (number !== null) values.push({ kind: 'number', text: number, role, line });
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (!isList) values.push({ kind: 'string', text: key, role: 'field', line });
      pending.push(inner);
    }
  }
  return values;
}
