import type { FileTests } from './collection.ts';
import { isKept, isSame } from './matching.ts';
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

/**
 * Finds each test of the base again: by its file and name, by its name in another file, by what it runs, by most of its
 * assertions.
 */
export function pairTests(before: readonly FileTests[], after: readonly FileTests[]): Pairing {
  const left = before.flatMap((file) => file.tests);
  const right = after.flatMap((file) => file.tests);
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
  take((test) => (test.assertions.length > 0 ? JSON.stringify([test.name.at(-1), test.body]) : null));
  take((test) => (test.assertions.length > 0 ? test.body : null));
  take((test) => JSON.stringify(test.name));
  for (const test of [...left]) {
    const twin = right.find((other) => sharedBy(test, other) >= LEAST_SHARED);
    if (!twin) continue;
    pairs.push({ before: test, after: twin });
    left.splice(left.indexOf(test), 1);
    right.splice(right.indexOf(twin), 1);
  }
  return { pairs, gone: left, fresh: right };
}

/** Share of the assertions of a test that stand in the other as they were. */
function sharedBy(test: TestRecord, other: TestRecord): number {
  if (test.assertions.length === 0) return 0;
  const shared = test.assertions.filter((assertion) =>
    other.assertions.some(
      (each) => isSame(assertion, each) || (assertion.signature.literals.length > 0 && isKept(assertion, each)),
    ),
  );
  return shared.length / test.assertions.length;
}
