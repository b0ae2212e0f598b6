import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a misspelt word most likely meant; null when none is near. Long words may differ in more places,
 * short ones hardly, so that `x` does not suggest every other one-letter word.
 */
export function closest(word: string, candidates: readonly string[]): string | null {
  // Beyond this no candidate is near, and the distance costs the product of both lengths.
  if (word.length > 64) return null;
  const normal = word.toLowerCase().replaceAll(/[_\s]/g, '-');
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor((normal.length + 1) / 3)) + 1;
  for (const candidate of candidates) {
    const between = distance(normal, candidate.toLowerCase());
    if (between < bestDistance) {
      best = candidate;
      bestDistance = between;
    }
  }
  return best;
}

/** Words as a list in code marks: `a`, `b`, `c`. */
export function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** Text from a file, safe and short enough to stand in one line of a message. */
export function clipped(text: string): string {
  // Format characters (bidirectional marks among them) could make a message read otherwise than it is.
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  // By code points, so that no pair of surrogates is cut in two.
  const start = Array.from(plain.slice(0, 122));
  return start.length > 60 ? `${start.slice(0, 59).join('')}…` : plain;
}
