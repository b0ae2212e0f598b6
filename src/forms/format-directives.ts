import { nearest } from './exact-number.ts';
import { textOf, textValue, traced, type Value } from './folded-value.ts';

/**
 * Fills the directives of a format text with folded values: `%s %d %x %.2f` of C and its many heirs, `{}` and `{0}` of
 * Python, Rust and C#.
 * @returns null when a directive asks for what is not here or not understood.
 */
export function formatted(format: Value, values: readonly Value[]): Value | null {
  if (format.kind !== 'text') return null;
  let next = 0;
  let missing = 0;
  const text = format.text.replaceAll(
    /%(?:%|(0?)(\d{0,2})(?:\.(\d))?([sdivxXfqr]))|\{(\d{0,2})\}/g,
    (whole, ...groups: unknown[]) => {
      if (whole === '%%') return '%';
      const [zero, width, places, directive, index] = groups;
      const value = values[typeof index === 'string' && index !== '' ? Number(index) : next++];
      const filled = value === undefined ? null : fill(value, directive, places);
      if (filled === null) {
        missing++;
        return whole;
      }
      return filled.padStart(Number(typeof width === 'string' ? width : 0), zero === '0' ? '0' : ' ');
    },
  );
  return missing === 0 && next <= values.length ? textValue(text, traced([format, ...values], 'concatenated')) : null;
}

function fill(value: Value, directive: unknown, places: unknown): string | null {
  if (value.kind === 'number' && (directive === 'f' || typeof places === 'string'))
    return nearest(value.value).toFixed(typeof places === 'string' ? Number(places) : 6);
  const text = textOf(value);
  if (text === null || (directive !== 'x' && directive !== 'X')) return text;
  if (!/^\d+$/.test(text)) return null;
  const digits = BigInt(text).toString(16);
  return directive === 'X' ? digits.toUpperCase() : digits;
}
