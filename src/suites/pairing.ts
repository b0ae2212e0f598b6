import type { FileTests } from './collection.ts';
import { isKept, isSame, overlap } from './matching.ts';
import type { TestRecord } from './test-record.ts';

/** Two versions of one test. */
export interface TestPair {
  readonly before: TestRecord;
  readonly after: TestRecord | null;
}

export interface Pairing {
  readonly pairs: readonly { readonly before: TestRecord; readonly after: TestRecord }[];
  /** Tests of the base without a counterpart. */
  readonly gone: readonly TestRecord[];
  /** Tests that are new at the head. */
  readonly fresh: readonly TestRecord[];
}

/** Share of a test's assertions that stand in another, from which on the other is its new version. */
const LEAST_SHARED = 0.5;

/** Comparisons of assertions for tests that have no counterpart by name; what is left beyond them counts as gone. */
const MOST_COMPARISONS = 3_000_000;
/** Share of names and values of an assertion from which on another is its new version. */
const LEAST_ALIKE = 0.75;

/**
 * Finds each test of the base again: by its file and name, by what it runs, by its name in another file or suite, by most
 * of its assertions.
 */
export function pairTests(
  before: readonly FileTests[],
  after: readonly FileTests[],
  of: (file: FileTests) => readonly TestRecord[] = ({ tests }) => tests,
): Pairing {
  const left = before.flatMap(of);
  const right = after.flatMap(of);
  const movedTo = new Map(after.map((file) => [file.file.compared.change.before?.path ?? file.path, file.path]));
  const pairs: { readonly before: TestRecord; readonly after: TestRecord }[] = [];
  const take = (keyOf: (test: TestRecord, isBefore: boolean) => string | null): void => {
    const byKey = new Map<string, TestRecord[]>();
    for (const test of right) {
      const key = keyOf(test, false);
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), test]);
    }
    for (const test of [...left]) {
      const key = keyOf(test, true);
      const found = key === null ? undefined : byKey.get(key)?.shift();
      if (!found) continue;
      pairs.push({ before: test, after: found });
      left.splice(left.indexOf(test), 1);
      right.splice(right.indexOf(found), 1);
    }
  };
  take((test, isBefore) =>
    JSON.stringify([isBefore ? (movedTo.get(test.path) ?? test.path) : test.path, test.name, test.body]),
  );
  take((test, isBefore) => JSON.stringify([isBefore ? (movedTo.get(test.path) ?? test.path) : test.path, test.name]));
  take((test) => (test.body === '' ? null : JSON.stringify([ownName(test), test.body])));
  take((test) => (test.assertions.length > 0 ? test.body : null));
  take((test) => JSON.stringify(test.name));
  const [gone, fresh] = [countsOf(left), countsOf(right)];
  take((test) => {
    const key = keyOfOwnName(test);
    return gone.get(key) === 1 && fresh.get(key) === 1 ? key : null;
  });
  let comparisons = 0;
  for (const isTwin of [isMostlyKept, isRewrittenAs]) {
    for (const test of [...left]) {
      if (comparisons > MOST_COMPARISONS) break;
      const twin = right.find((other) => {
        comparisons += test.assertions.length * other.assertions.length;
        return comparisons <= MOST_COMPARISONS && isTwin(test, other);
      });
      if (!twin) continue;
      pairs.push({ before: test, after: twin });
      left.splice(left.indexOf(test), 1);
      right.splice(right.indexOf(twin), 1);
    }
  }
  return { pairs, gone: left, fresh: right };
}

/** A name that one test loses and one gets is the same test's, wherever it went. */
function keyOfOwnName(test: TestRecord): string {
  return JSON.stringify([ownName(test), test.path.slice(test.path.lastIndexOf('.'))]);
}

function countsOf(tests: readonly TestRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) {
    const key = keyOfOwnName(test);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Its name without its suite's, which GoogleTest writes before it: `MoorsAnything` of `BaseTest.MoorsAnything`. */
function ownName({ name }: TestRecord): string {
  return (name.at(-1) ?? '').replace(/^\w+\.(?=\w+$)/, '');
}

/** Whether a test has the place and most of the words of another, which is no longer there by its name. */
function isRewrittenAs(test: TestRecord, other: TestRecord): boolean {
  if (test.assertions.length === 0 || test.path !== other.path) return false;
  if (JSON.stringify(test.name.slice(0, -1)) !== JSON.stringify(other.name.slice(0, -1))) return false;
  const alike = test.assertions.filter((assertion) =>
    other.assertions.some((each) => assertion.values.length > 0 && overlap(assertion, each) >= LEAST_ALIKE),
  );
  return alike.length / test.assertions.length >= LEAST_SHARED && alike.length > 0;
}

/** Whether most assertions of a test stand in the other as they were. */
function isMostlyKept(test: TestRecord, other: TestRecord): boolean {
  if (test.assertions.length === 0) return false;
  const shared = test.assertions.filter((assertion) =>
    other.assertions.some(
      (each) => isSame(assertion, each) || (assertion.values.length > 0 && isKept(assertion, each)),
    ),
  );
  return shared.length / test.assertions.length >= LEAST_SHARED;
}
