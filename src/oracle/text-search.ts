import { groupedDigits, withoutTrailing } from '../model/trimming.ts';

/** Looking for a value in a file, as the file spells it. */

/** Spellings of the whole part of a number, of which one stands wherever {@link holdsNumber} finds it. */
export function formsOfNumber(canonical: string): readonly string[] {
  const [whole = '', fraction] = canonical.replace(/^-/, '').split('.');
  return [...new Set([whole, groupedDigits(whole, '_'), ...(fraction === undefined ? hexadecimal(whole) : [])])];
}

/** Bytes, flags and colours are often written so. */
function hexadecimal(whole: string): readonly string[] {
  if (whole === '' || whole.length > 20) return [];
  const digits = BigInt(whole).toString(16).padStart(2, '0');
  return [`0x${digits}`, `0x${digits.toUpperCase()}`];
}

/**
 * Whether a number stands in the text as a number of its own, not within a longer one.
 * @param canonical Canonical decimal; grouped (`1_000`), hexadecimal (`0x3E8`) and fixed forms (`3.90`) count too.
 */
export function holdsNumber(text: string, canonical: string): boolean {
  const [, fraction] = canonical.replace(/^-/, '').split('.');
  for (const form of formsOfNumber(canonical)) {
    const more = form.startsWith('0x') ? /[\da-f_]/i : /\d/;
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      if (isWordCharacter(text[at - 1]) || text[at - 1] === '.') continue;
      const rest = /^(?:\.(\d+))?/.exec(text.slice(at + form.length, at + form.length + 40));
      const after = at + form.length + (rest?.[0].length ?? 0);
      if (more.test(text[after] ?? '') || withoutTrailing(rest?.[1] ?? '', '0') !== (fraction ?? '')) continue;
      return true;
    }
  }
  return false;
}

/** Whether a text stands in another one bounded like a word or phrase of its own. */
export function holdsText(text: string, phrase: string): boolean {
  if (phrase === '') return false;
  const startsWithWord = isWordCharacter(phrase[0]);
  const endsWithWord = isWordCharacter(phrase.at(-1));
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text[at - 1];
    const after = text[at + phrase.length];
    if (startsWithWord && isWordCharacter(before)) continue;
    if (endsWithWord && isWordCharacter(after)) continue;
    return true;
  }
  return false;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
