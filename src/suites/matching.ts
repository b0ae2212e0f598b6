import type { Assertion } from './assertion.ts';
import type { Hindrance } from './hindrances.ts';
import { allowsMore } from './slack.ts';
import type { Row } from './test-record.ts';

/** Comparisons of one step of matching; what is left beyond them counts as having no counterpart. */
export const MOST_COMPARISONS = 200_000;

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
    const at = candidates.findIndex(
      (candidate) =>
        isFree(assertion, candidate) && !isWeaker(assertion, candidate) && evenerIn(assertion, candidate) === null,
    );
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
export function missing<Item>(left: readonly Item[], right: readonly Item[]): readonly Item[] {
  const counts = new Map<Item, number>();
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

/** Whether nothing more keeps the second from failing its test than the first. */
export function isFree(a: Assertion, b: Assertion): boolean {
  return hindranceOf(a, b) === null;
}

/** What keeps the second from failing its test, and not the first. */
export function hindranceOf(a: Assertion, b: Assertion): Hindrance | null {
  return missing(b.hindrances, a.hindrances).at(-1) ?? null;
}

/** The same assertion under other names, or one at least as strong about the same values. */
export function isKept(a: Assertion, b: Assertion): boolean {
  if (isOpposite(a, b) || evenerIn(a, b) !== null || stopsAsking(a, b)) return false;
  if (isWeaker(a, b) && !(b.isRaising && speaksOfError(a))) return false;
  if (a.isCount || b.isCount) return a.isCount && b.isCount;
  const isRenamed = a.signature.shape === b.signature.shape;
  if (isRenamed) return true;
  // What a name stands for may be out of sight; but what is out of sight may not come back as something else.
  const isExchanged =
    missing(b.values, a.followed).length > 0 && withoutFields(missing(a.followed, b.followed), b).length > 0;
  if ([...a.values, ...b.values].every((literal) => literal.startsWith('c:')))
    return !isExchanged && overlap(a, b) >= 0.5;
  if (covers(b.followed, a.followed) && keepsOrder(b.followed, a.followed)) return true;
  const constants =
    b.saysConstant && a.isDenying === b.isDenying ? a.values.filter((value) => value.startsWith('c:')) : [];
  const [own, needed] = [b.values, missing(withoutFields(a.values, b), constants.slice(-1))];
  return a.values.length > 0 && !isExchanged && covers(own, needed) && keepsOrder(own, needed);
}

/** Whether the first got what it compares from the code, and the second from nowhere but the test. */
export function stopsAsking(a: Assertion, b: Assertion): boolean {
  return a.asks && !b.asks && b.isClosed;
}

/** What waits for a failure with a text demands what an assertion about the text of the failure did. */
function speaksOfError(a: Assertion): boolean {
  return a.values.length > 0 && ['message', 'msg', 'getMessage', 'args', 'Error'].some((name) => a.subjects.has(name));
}

/** Without texts that are names in the other: `row["fee"]` is `row.fee` after another fashion. */
export function withoutFields(literals: readonly string[], other: Assertion): readonly string[] {
  return literals.filter((literal) => !literal.startsWith('s:') || !other.subjects.has(literal.slice(2)));
}

/** More literals than this are compared as a set. */
const MOST_ORDERED = 200;

/**
 * Whether the part stands in the whole in its own order, or with its two sides changed over: frameworks take expected
 * and actual value in either order, but a list in another order is another expectation.
 */
export function keepsOrder(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length > MOST_ORDERED) return true;
  for (let cut = 0; cut < Math.max(1, part.length); cut++) {
    const turned = [...part.slice(cut), ...part.slice(0, cut)];
    let at = 0;
    for (const literal of whole) if (literal === turned[at]) at++;
    if (at === turned.length) return true;
  }
  return false;
}

/** A function that only the second applies, and that makes different values alike; null when there is none. */
export function evenerIn(a: Assertion, b: Assertion): string | null {
  for (const name of b.eveners) if (!a.eveners.has(name)) return name;
  return null;
}

/** Whether the second demands less by its kind, or lets more pass around its value. */
export function isWeaker(a: Assertion, b: Assertion): boolean {
  if (a.strength !== null && b.strength !== null) {
    if (b.strength < a.strength) return true;
    if (b.strength > a.strength) return false;
  }
  return allowsMore(a.slack, b.slack);
}

/** Whether one demands that something holds and the other that it does not. */
export function isOpposite(a: Assertion, b: Assertion): boolean {
  return a.isDenying !== null && b.isDenying !== null && a.isDenying !== b.isDenying;
}

/** Share of names and literals that two assertions have in common. */
export function overlap(a: Assertion, b: Assertion): number {
  let common = 0;
  const [few, many] = a.words.size < b.words.size ? [a.words, b.words] : [b.words, a.words];
  for (const each of few) if (many.has(each)) common++;
  return common / Math.max(1, few.size);
}

/** Whether two assertions speak of something by the same name. */
export function sharesSubject(a: Assertion, subjects: ReadonlySet<string>): boolean {
  for (const name of a.subjects) if (subjects.has(name)) return true;
  return false;
}

/** Whether these values are so particular that the same ones elsewhere are no coincidence. */
export function areParticular(values: readonly string[]): boolean {
  return new Set(values.filter((value) => !/^(?:c:.*|n:-?\d|s:.?)$/s.test(value))).size > 1;
}

/** What of an assertion a row of a table can hold: constants are no values that readers of tables know. */
export function cellsOf(assertion: Assertion): readonly string[] {
  return assertion.followed.filter((literal) => !/^[cre]:/.test(literal));
}

/** Share of the values of a row that stand in another. */
export function rowOverlap(a: Row, b: Row): number {
  return 1 - missing(a.literals, b.literals).length / Math.max(1, a.literals.length);
}
