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
    const between = editsBetween(normal, candidate.toLowerCase());
    if (between < bestDistance) {
      best = candidate;
      bestDistance = between;
    }
  }
  return best;
}

/** Edit distance in which two neighbours that changed places are one edit, as fingers make it. */
function editsBetween(word: string, candidate: string): number {
  if (word.length === candidate.length) {
    let at = 0;
    while (at < word.length && word[at] === candidate[at]) at++;
    const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (swapped === candidate) return 1;
  }
  return distance(word, candidate);
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
