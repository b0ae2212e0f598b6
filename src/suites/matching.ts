import type { Assertion, Row, TestRecord } from './test-record.ts';

/** What a side has left after everything that has a counterpart was taken away. */
export interface Leftover<Item> {
  readonly test: TestRecord;
  readonly item: Item;
}

/** Takes pairs out of two lists: each item of `left` with the first of `right` that it fits. */
export function takePairs<Left, Right>(
  left: Left[],
  right: Right[],
  fits: (a: Left, b: Right) => boolean,
): readonly (readonly [Left, Right])[] {
  const pairs: (readonly [Left, Right])[] = [];
  for (let i = 0; i < left.length;) {
    const a = left[i];
    const at = a === undefined ? -1 : right.findIndex((b) => fits(a, b));
    const b = right[at];
    if (a === undefined || b === undefined) {
      i++;
      continue;
    }
    pairs.push([a, b]);
    left.splice(i, 1);
    right.splice(at, 1);
  }
  return pairs;
}

/** Whether the literals of one are all among those of the other, as often as they stand there. */
export function covers(whole: readonly string[], part: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const literal of whole) counts.set(literal, (counts.get(literal) ?? 0) + 1);
  return part.every((literal) => {
    const left = counts.get(literal) ?? 0;
    counts.set(literal, left - 1);
    return left > 0;
  });
}

/** What part of the left has no counterpart in the right, counted as often as it stands there. */
export function missing(left: readonly string[], right: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const literal of right) counts.set(literal, (counts.get(literal) ?? 0) + 1);
  return left.filter((literal) => {
    const present = counts.get(literal) ?? 0;
    if (present > 0) counts.set(literal, present - 1);
    return present === 0;
  });
}

/** The same assertion, but for layout. */
export function isSame(a: Assertion, b: Assertion): boolean {
  return a.signature.text === b.signature.text;
}

/** The same assertion under other names, or one at least as strong about the same literals. */
export function isKept(a: Assertion, b: Assertion): boolean {
  if (isWeaker(a, b)) return false;
  const isRenamed = a.signature.shape === b.signature.shape;
  if (isRenamed) return true;
  if (literalsOf(a).length === 0) return literalsOf(b).length === 0 && overlap(a, b) >= 0.5;
  return covers(literalsOf(b), literalsOf(a)) && keepsOrder(literalsOf(b), literalsOf(a));
}

/** More literals than this are compared as a set. */
const MOST_ORDERED = 200;

/**
 * Whether the part stands in the whole in its own order, or with its two sides changed over: frameworks take expected
 * and actual value in either order, but a list in another order is another expectation.
 */
function keepsOrder(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length > MOST_ORDERED) return true;
  for (let cut = 0; cut < Math.max(1, part.length); cut++) {
    const turned = [...part.slice(cut), ...part.slice(0, cut)];
    let at = 0;
    for (const literal of whole) if (literal === turned[at]) at++;
    if (at === turned.length) return true;
  }
  return false;
}

/** Whether the second demands less by its kind. */
export function isWeaker(a: Assertion, b: Assertion): boolean {
  return a.strength !== null && b.strength !== null && b.strength < a.strength;
}

/** Literals that say something; what a matcher such as `toBe(true)` says with a constant is in its strength too. */
export function literalsOf({ signature }: Assertion): readonly string[] {
  return signature.literals;
}

/** Share of names and literals that two assertions have in common. */
export function overlap(a: Assertion, b: Assertion): number {
  const one = new Set([...a.signature.names, ...a.signature.literals]);
  const two = new Set([...b.signature.names, ...b.signature.literals]);
  let common = 0;
  for (const each of one) if (two.has(each)) common++;
  return common / Math.max(1, Math.min(one.size, two.size));
}

/** What of an assertion a row of a table can hold: constants are no values that readers of tables know. */
export function cellsOf(assertion: Assertion): readonly string[] {
  return literalsOf(assertion).filter((literal) => !literal.startsWith('c:') && !literal.startsWith('r:'));
}

/** Share of the values of a row that stand in another. */
export function rowOverlap(a: Row, b: Row): number {
  return 1 - missing(a.literals, b.literals).length / Math.max(1, a.literals.length);
}
