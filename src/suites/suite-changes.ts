import type { ComparedFile } from '../model/change.ts';
import type { Framework } from '../model/framework.ts';
import type { TestFile } from '../model/rule.ts';
import type { TestDifference } from '../model/suite.ts';
import { type FileTests, versionsOf } from './collection.ts';
import { compareTests } from './comparison.ts';
import { pairTests } from './pairing.ts';
import { changedSharedData } from './shared-data.ts';
import { skippedTests } from './skips.ts';
import { standIns } from './stand-ins.ts';
import { taggedOut } from './tags.ts';
import type { Row } from './test-record.ts';

/** Differences shown for one file; a rewritten file needs no list of its hundred tests. */
const MOST_PER_FILE = 20;

/** Rows around the tests that the base did not have: what stood there before cannot be where an assertion went. */
function newRows(before: readonly FileTests[], after: readonly FileTests[]): readonly Row[] {
  const old = new Set(before.flatMap((file) => file.sharedRows).map(({ literals }) => JSON.stringify(literals)));
  return after.flatMap((file) => file.sharedRows).filter(({ literals }) => !old.has(JSON.stringify(literals)));
}

/** What became of the base's tests, over all changed files together. */
export function suiteChanges(
  files: readonly TestFile[],
  compared: readonly ComparedFile[],
  frameworks: readonly Framework[],
): readonly TestDifference[] {
  const configuration = compared.filter(({ change }) => change.class !== 'documentation' && change.class !== 'test');
  const versions = files.map((file) => versionsOf(file, frameworks));
  const before = versions.flatMap((version) => version.before ?? []);
  const after = versions.flatMap((version) => version.after ?? []);
  const pairing = pairTests(before, after);
  const shared = versions.flatMap((version) =>
    version.before && version.after ? changedSharedData(version.before, version.after) : [],
  );
  const all = [
    ...skippedTests(after, pairing),
    ...taggedOut(after, pairing, configuration),
    ...standIns(after, pairing),
    ...compareTests(pairing, {
      gone: new Set(versions.flatMap((version) => (version.before && !version.after ? [version.before.path] : []))),
      newSharedRows: newRows(before, after),
    }),
    ...shared,
  ];
  const renamed = new Map(files.map(({ path, compared }) => [path, compared.change.previousPath]));
  // What is gone from a file that has another name now is shown there.
  const present = new Map(files.map(({ path, compared }) => [compared.change.before?.path ?? path, path]));
  const perFile = new Map<string, number>();
  return all.flatMap((found) => {
    const difference = found.range ? found : { ...found, path: present.get(found.path) ?? found.path };
    const count = (perFile.get(difference.path) ?? 0) + 1;
    perFile.set(difference.path, count);
    return count > MOST_PER_FILE ? [] : [{ ...difference, previousPath: renamed.get(difference.path) ?? null }];
  });
}
