import type { Assertion, Row } from './test-record.ts';

/** Comparisons of one call of {@link takePairs}; what is left beyond them counts as having no counterpart. */
const MOST_COMPARISONS = 200_000;

/** Takes pairs out of two lists: each item of `left` with the first of `right` that it fits. */
export function takePairs<Left, Right>(
  left: Left[],
  right: Right[],
  fits: (a: Left, b: Right) => boolean,
): readonly (readonly [Left, Right])[] {
  const pairs: (readonly [Left, Right])[] = [];
  let comparisons = 0;
  const rest: Left[] = [];
  for (const a of left) {
    const at = comparisons > MOST_COMPARISONS ? -1 : right.findIndex((b) => fits(a, b));
    comparisons += at < 0 ? right.length : at + 1;
    const b = right[at];
    if (b === undefined) {
      rest.push(a);
      continue;
    }
    pairs.push([a, b]);
    right.splice(at, 1);
  }
  left.length = 0;
  for (const a of rest) left.push(a);
  return pairs;
}

/** The same for assertions that are equal but for layout, of which there may be any number. */
export function takeSame(left: Assertion[], right: Assertion[]): void {
  const byText = new Map<string, Assertion[]>();
  for (const assertion of right) {
    const same = byText.get(assertion.signature.text);
    if (same) same.push(assertion);
    else byText.set(assertion.signature.text, [assertion]);
  }
  const taken = new Set<Assertion>();
  const rest = left.filter((assertion) => {
    const candidates = byText.get(assertion.signature.text) ?? [];
    const at = candidates.findIndex(({ conditions }) => conditions <= assertion.conditions);
    const [found] = at < 0 ? [] : candidates.splice(at, 1);
    if (found) taken.add(found);
    return found === undefined;
  });
  if (taken.size === 0) return;
  const others = right.filter((assertion) => !taken.has(assertion));
  left.length = 0;
  for (const assertion of rest) left.push(assertion);
  right.length = 0;
  for (const assertion of others) right.push(assertion);
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
  if (isWeaker(a, b) || normaliserIn(a, b) !== null) return false;
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

/** Functions that make different values alike. */
const NORMALISERS: ReadonlySet<string> = new Set([
  'trim', 'trimStart', 'trimEnd', 'strip', 'lstrip', 'rstrip', 'TrimSpace', 'lower', 'upper', 'toLowerCase', 'toUpperCase',
  'ToLower', 'ToUpper', 'casefold', 'downcase', 'upcase', 'sort', 'sorted', 'toSorted', 'Sort', 'set', 'Set', 'round',
  'toFixed', 'Round', 'floor', 'Floor', 'ceil', 'Ceil', 'abs', 'Abs', 'replaceAll', 'ReplaceAll', 'gsub', 'normalize',
]); // prettier-ignore

/** A function that only the second applies, and that makes different values alike; null when there is none. */
export function normaliserIn(a: Assertion, b: Assertion): string | null {
  for (const name of b.signature.names) if (NORMALISERS.has(name) && !a.signature.names.has(name)) return name;
  return null;
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
