import type { ValueKind } from '../model/oracle.ts';
import { groupedDigits, withoutTrailing } from '../model/trimming.ts';

/** A search text shorter than this hits nearly every file and tells nothing. */
const SHORTEST_TEXT = 4;
const SHORTEST_NUMBER = 3;
/** Long enough to be rare, short enough to survive a line that a golden folds or a formatter wraps. */
const LONGEST_NEEDLE = 32;
/** From this length on, a value is also searched by its rarest-looking word, so that near copies are found. */
const NEAR_LENGTH = 16;

/**
 * Byte strings of which at least one stands in every file that holds the value, however the file writes it.
 *
 * Quoting and escaping differ from format to format (`\n`, `&amp;`, `\u00e9`, doubled quotes), so the search asks only
 * for the longest run of characters that no format escapes; the files that hit are then parsed and compared exactly.
 *
 * @returns Needles without newline or NUL; empty when the value is too short to be worth a search.
 */
export function needlesOf(kind: ValueKind, text: string): readonly string[] {
  return kind === 'number' ? numberNeedles(text) : textNeedles(text);
}

function numberNeedles(canonical: string): readonly string[] {
  const digits = canonical.replace(/^-/, '');
  const significant = digits.replace(/^0\./, '.');
  if (withoutTrailing(significant.replaceAll(/\D/g, ''), '0').length < SHORTEST_NUMBER - 1) return [];
  if (significant.length < SHORTEST_NUMBER) return [];
  const forms = new Set([significant]);
  const [whole = '', fraction] = significant.split('.');
  if (whole.length > 3) {
    for (const separator of ['_', ',']) {
      const grouped = groupedDigits(whole, separator);
      forms.add(fraction === undefined ? grouped : `${grouped}.${fraction}`);
    }
  }
  if (fraction === undefined && whole.length >= 4 && whole.length < 16) {
    const hex = BigInt(whole).toString(16);
    if (hex.length >= 4) {
      forms.add(`0x${hex}`);
      forms.add(`0x${hex.toUpperCase()}`);
    }
  }
  return [...forms];
}

function textNeedles(text: string): readonly string[] {
  const run = longest(text.split(/[^\x20-\x7e]|["'`\\<>&$%{}]/));
  const needles = new Set<string>();
  if (run.length >= SHORTEST_TEXT) needles.add(cut(run));
  else for (const needle of foreignNeedles(text)) needles.add(needle);
  if (text.length >= NEAR_LENGTH) {
    const word = longest(text.split(/[^A-Za-z0-9]+/));
    if (word.length >= 6) needles.add(word.slice(0, LONGEST_NEEDLE));
  }
  return [...needles];
}

/** Whole words where possible: a wrapped line breaks between them. */
function cut(run: string): string {
  const trimmed = run.trim();
  if (trimmed.length <= LONGEST_NEEDLE) return trimmed.length >= SHORTEST_TEXT ? trimmed : run;
  const head = trimmed.slice(0, LONGEST_NEEDLE);
  const space = head.lastIndexOf(' ');
  return space >= SHORTEST_TEXT ? head.slice(0, space) : head;
}

/** Text outside ASCII is stored as it is or as `\uXXXX`. */
function foreignNeedles(text: string): readonly string[] {
  const run = longest(text.split(/[\x00-\x7f]/)).slice(0, 8);
  if (run.length < 2) return [];
  const escaped = [...Array(run.length).keys()].map((i) => run.charCodeAt(i).toString(16).padStart(4, '0'));
  return [run, `\\u${escaped.join('\\u')}`, `\\u${escaped.join('\\u').toUpperCase().replaceAll('\\U', '\\u')}`];
}

function longest(parts: readonly string[]): string {
  return parts.reduce((best, part) => (part.trim().length > best.trim().length ? part : best), '');
}
