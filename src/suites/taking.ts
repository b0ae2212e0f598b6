import type { Assertion } from './assertion.ts';
import { STRENGTH } from './matchers.ts';
import {
  areParticular,
  cellsOf,
  covers,
  evenerIn,
  isFree,
  isKept,
  isOpposite,
  isSame,
  isWeaker,
  keepsOrder,
  missing,
  MOST_COMPARISONS,
  overlap,
  sharesSubject,
  takePairs,
  takeSame,
} from './matching.ts';
import type { TestPair } from './pairing.ts';
import type { Row, TestRecord } from './test-record.ts';

/** What of a test found no counterpart in its own head version. */
export interface Rest {
  readonly before: TestRecord;
  readonly after: TestRecord | null;
  readonly assertions: Assertion[];
  readonly rows: Row[];
  readonly newAssertions: Assertion[];
  readonly newRows: Row[];
}

/** Assertions may be split: one becomes several. */
const MOST_PARTS = 4;
/** Least overlap of names and literals of an assertion and what it was rewritten to. */
export const LEAST_OVERLAP = 0.34;

/** Takes off what stands in both versions of a test: as it was, kept by another, split, merged. */
export function restOf({ before, after }: TestPair): Rest {
  const rest: Rest = {
    before,
    after,
    assertions: [...before.assertions],
    rows: [...before.rows],
    newAssertions: [...(after?.assertions ?? [])],
    newRows: [...(after?.rows ?? [])],
  };
  takeSame(rest.assertions, rest.newAssertions);
  takePairs(rest.rows, rest.newRows, (a, b) => covers(b.literals, a.literals));
  // The likeliest first: of two assertions about one value, each has its own counterpart.
  const isCounterpart = (a: Assertion, b: Assertion): boolean => isFree(a, b) && isKept(a, b);
  const near = takePairs(rest.assertions, rest.newAssertions, (a, b) => isCounterpart(a, b) && overlap(a, b) >= 0.75);
  const far = takePairs(rest.assertions, rest.newAssertions, isCounterpart);
  takeMerged(rest.assertions, [...near, ...far, ...rest.newAssertions.map((each) => [null, each] as const)]);
  takeSplit(rest);
  takeImplied(rest);
  return rest;
}

/** Several assertions about parts of a value that became one about the whole of it. */
function takeMerged(assertions: Assertion[], candidates: readonly (readonly [Assertion | null, Assertion])[]): void {
  if (assertions.length * candidates.length > MOST_COMPARISONS) return;
  for (const [taken, whole] of candidates) {
    if (whole.strength !== STRENGTH.exact) continue;
    let left = missing(whole.values, taken?.values ?? []);
    for (let i = assertions.length - 1; i >= 0; i--) {
      const part = assertions[i];
      if (!part || part.values.length === 0 || !isPart(part, whole) || !covers(left, part.values)) continue;
      left = missing(left, part.values);
      assertions.splice(i, 1);
    }
  }
}

function isPart(part: Assertion, whole: Assertion): boolean {
  return (
    isFree(part, whole) &&
    evenerIn(part, whole) === null &&
    part.values.length < whole.values.length &&
    keepsOrder(whole.values, part.values) &&
    !isOpposite(part, whole) &&
    overlap(part, whole) >= 0.5 &&
    sharesSubject(part, whole.subjects)
  );
}

/** One assertion that became several, each about a part of it. */
function takeSplit({ assertions, newAssertions }: Rest): void {
  if (assertions.length * newAssertions.length > MOST_COMPARISONS) return;
  for (let i = assertions.length - 1; i >= 0; i--) {
    const old = assertions[i];
    if (!old || old.values.length < 2) continue;
    const parts = newAssertions
      .filter((each) => !isWeaker(old, each) && each.values.length > 0 && overlap(old, each) >= LEAST_OVERLAP)
      .slice(0, MOST_PARTS);
    if (
      parts.length < 2 ||
      !covers(
        parts.flatMap(({ values }) => values),
        old.values,
      )
    )
      continue;
    assertions.splice(i, 1);
    for (const part of parts) newAssertions.splice(newAssertions.indexOf(part), 1);
  }
}

/** To be there is implied where the test demands more of the same thing. */
function takeImplied({ assertions, after }: Rest): void {
  if (assertions.length * (after?.assertions.length ?? 0) > MOST_COMPARISONS) return;
  for (let i = assertions.length - 1; i >= 0; i--) {
    const old = assertions[i];
    if (old?.strength !== STRENGTH.truth || old.isDenying !== false || old.values.some((v) => !v.startsWith('c:')))
      continue;
    const isImplied = after?.assertions.some(
      (each) =>
        each.strength === STRENGTH.exact &&
        isFree(old, each) &&
        each.isDenying === false &&
        [...old.subjects].every((name) => each.subjects.has(name)),
    );
    if (isImplied) assertions.splice(i, 1);
  }
}

/** Takes off what stands in another test, in a table or in a row. */
export function takeMoved(rest: Rest, newAssertions: Assertion[], newRows: Row[]): void {
  takeSame(rest.assertions, newAssertions);
  takePairs(
    rest.assertions,
    newAssertions,
    (a, b) =>
      a.values.length > 0 && isFree(a, b) && isKept(a, b) && (areParticular(a.values) || sharesSubject(a, b.subjects)),
  );
  takePairs(rest.rows, newRows, (a, b) => covers(b.literals, a.literals));
  takePairs(rest.assertions, newRows, (a, b) => {
    const cells = cellsOf(a);
    return cells.length > 0 && covers(b.literals, cells) && (areParticular(cells) || sharesSubject(a, b.subjects));
  });
  takePairs(rest.rows, newAssertions, (a, b) => covers(b.followed, a.literals));
}

/** Whether something of the test was rewritten, not only taken away. */
export function isReworked({ before, after }: Rest): boolean {
  return (after?.assertions ?? []).some((each) => !before.assertions.some((old) => isSame(old, each)));
}
