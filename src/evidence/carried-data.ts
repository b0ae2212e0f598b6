import type { OracleCase } from '../model/oracle.ts';
import { numberBits, wordBits } from './information.ts';

/**
 * Bits of a test's own input that a text carries: its words and numbers that the same case feeds to the code and that
 * the project does not otherwise speak. An honest text (an error, a label) does not know the test's data; an answer does.
 */
export function carriedBits(text: string, known: OracleCase, isVocabulary: (word: string) => boolean): number {
  const inputs = new Set<string>();
  for (const value of known.values) {
    if (value.role !== 'input' && value.role !== 'prompt') continue;
    // An input that is the literal itself proves nothing: identity functions and round trips are honest.
    if (value.text === text) continue;
    for (const [token] of value.text.matchAll(/\p{L}+|\p{N}+/gu)) inputs.add(token.toLowerCase());
  }
  if (inputs.size === 0) return 0;
  let bits = 0;
  const seen = new Set<string>();
  for (const [token] of text.matchAll(/\p{L}+|\p{N}+/gu)) {
    const lower = token.toLowerCase();
    if (seen.has(lower) || !inputs.has(lower)) continue;
    seen.add(lower);
    if (/^\p{N}/u.test(token)) bits += Math.min(10, numberBits(token.replace(/^0+(?=\d)/, '')));
    else if (token.length >= 3 && !isVocabulary(lower)) bits += wordBits(lower, isVocabulary);
  }
  return bits;
}
