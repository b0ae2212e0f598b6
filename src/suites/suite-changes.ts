import type { ComparedFile } from '../model/change.ts';
import type { Framework } from '../model/framework.ts';
import type { TestFile } from '../model/rule.ts';
import type { TestDifference } from '../model/suite.ts';
import { type FileTests, versionsOf } from './collection.ts';
import { compareTests } from './comparison.ts';
import { isAdded } from './marks.ts';
import { pairTests } from './pairing.ts';
import { changedSharedData } from './shared-data.ts';
import { skippedTests } from './skips.ts';
import { standIns } from './stand-ins.ts';
import { taggedOut } from './tags.ts';
import type { Row } from './test-record.ts';
import { uncollected } from './uncollected.ts';

/** Differences shown for one file; a rewritten file needs no list of its hundred tests. */
const MOST_PER_FILE = 20;

/** Rows around the tests that the base did not have: what stood there before cannot be where an assertion went. */
function newRows(before: readonly FileTests[], after: readonly FileTests[]): readonly Row[] {
  const old = new Set(before.flatMap((file) => file.sharedRows).map(({ literals }) => JSON.stringify(literals)));
  return after.flatMap(({ sharedRows, file }) =>
    sharedRows.filter(
      ({ literals, range }) => !old.has(JSON.stringify(literals)) && isAdded(range, file.compared.added),
    ),
  );
}

/** What became of the base's tests, over all changed files together. */
export function suiteChanges(
  files: readonly TestFile[],
  compared: readonly ComparedFile[],
  frameworks: readonly Framework[],
): readonly TestDifference[] {
  const configuration = compared.filter(({ change }) => change.class !== 'documentation' && change.class !== 'test');
  const { before, after } = versionsOf(files, frameworks);
  const pairing = pairTests(before, after);
  const checks = pairTests(before, after, (file) => file.checks);
  const left = new Set(after.map(({ file }) => file));
  const all = [
    ...skippedTests(after, pairing),
    ...taggedOut(after, pairing, configuration),
    ...standIns(after, pairing),
    ...uncollected(after, pairing),
    ...compareTests(
      { pairs: [...pairing.pairs, ...checks.pairs], gone: pairing.gone, fresh: pairing.fresh },
      {
        gone: new Set(before.flatMap(({ file, path }) => (left.has(file) ? [] : [path]))),
        newSharedRows: newRows(before, after),
        newLiterals: newLiterals(before, after),
      },
    ),
    ...before.flatMap((old) => {
      const now = after.find(({ file }) => file === old.file);
      return now ? changedSharedData(old, now) : [];
    }),
  ];
  const renamed = new Map(files.map(({ path, compared }) => [path, compared.change.previousPath]));
  // What is gone from a file that has another name now is shown there.
  const present = new Map(files.map(({ path, compared }) => [compared.change.before?.path ?? path, path]));
  const placed = all.map((found) => {
    const path = found.range ? found.path : (present.get(found.path) ?? found.path);
    return { ...found, path, previousPath: renamed.get(path) ?? null };
  });
  return shortened(placed);
}

/** Literals around the tests that the base did not have there: what a test fed may have moved to its set-up. */
function newLiterals(before: readonly FileTests[], after: readonly FileTests[]): readonly string[] {
  const old = new Set(before.flatMap(({ outside }) => outside));
  return after.flatMap(({ outside }) => outside).filter((literal) => !old.has(literal));
}

/** The first differences of a kind in a file; the last of them says how many there are beyond. */
function shortened(all: readonly TestDifference[]): readonly TestDifference[] {
  const groups = new Map<string, TestDifference[]>();
  for (const difference of all) {
    const key = `${difference.kind} ${difference.path}`;
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()].flatMap((group) => {
    const shown = group.slice(0, MOST_PER_FILE);
    const more = group.length - shown.length;
    return shown.map((difference, i) =>
      more > 0 && i === shown.length - 1
        ? {
            ...difference,
            what: `${difference.what}; ${more} more of the file’s tests are ${difference.kind} and not listed`,
          }
        : difference,
    );
  });
}
