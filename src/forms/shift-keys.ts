/** Fewest letters of a text that shows its like under a shifted alphabet, and fewest different ones among them. */
const SHORTEST = 10;
const LEAST_DIFFERENT = 5;
const LONGEST = 4096;

/**
 * Keys that a text shares with all its Caesar shifts, so that any of the 25 shifts, and any constant added to every
 * character code, is found by one look-up instead of by trying them all:
 *
 * - `letters:…` the distances from letter to letter along the alphabet, everything else left out;
 * - `codes:…` the distances from character code to character code.
 *
 * Texts that differ only by case, layout or punctuation share the first key too: whoever matches by it should compare
 * folds first. Empty for texts with fewer than ten letters or codes, or fewer than five different ones.
 */
export function shiftKeys(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const letters = (text.toLowerCase().match(/[a-z]/g) ?? []).map((letter) => letter.charCodeAt(0));
  const codes = text.split('').map((unit) => unit.charCodeAt(0));
  return [...distances('letters', letters, 26), ...shiftKeysOfCodes(codes)];
}

/** The key `codes:…` of {@link shiftKeys} for a list of numbers that may be shifted character codes. */
export function shiftKeysOfCodes(codes: readonly number[]): readonly string[] {
  return codes.length > LONGEST || !codes.every(Number.isSafeInteger) ? [] : distances('codes', codes, 0);
}

function distances(name: string, codes: readonly number[], modulus: number): readonly string[] {
  if (codes.length < SHORTEST || new Set(codes).size < LEAST_DIFFERENT) return [];
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  // Steps that are all alike are an index or an alphabet, no text.
  if (new Set(steps).size === 1) return [];
  const parts = modulus === 0 ? steps : steps.map((step) => (step + modulus) % modulus);
  return [`${name}:${parts.join(',')}`];
}
