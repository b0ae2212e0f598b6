import { unitsOf } from '../assertions/units.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import { contains } from '../model/range.ts';
import type { TestFile } from '../model/rule.ts';
import type { SourceTree } from '../model/source.ts';
import { isRow, type Row, rowOf, type TestRecord, testRecord } from './test-record.ts';

/** The tests of one version of a file, and the tables that stand around them. */
export interface FileTests {
  readonly file: TestFile;
  readonly path: string;
  readonly tests: readonly TestRecord[];
  readonly sharedRows: readonly Row[];
}

/** Names by which runners find test files; a file that has lost such a name is not run any more. */
const COLLECTED: Readonly<Record<string, RegExp>> = {
  python: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/,
  go: /_test\.go$/,
  javascript: /\.(?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  typescript: /\.(?:test|tests|spec|cy|e2e|test-d)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  tsx: /\.(?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  ruby: /_(?:spec|test)\.rb$|(?:^|\/)test_[^/]*\.rb$/,
};

/** Whether a runner stops finding the tests of a file under its new name. */
function isLostByName(file: TestFile): boolean {
  const { change } = file.compared;
  const { before, after } = change;
  if (!before || !after || before.path === after.path) return false;
  if (change.previousClass === 'test' && change.class !== 'test') return true;
  const pattern = COLLECTED[file.before?.language ?? ''];
  if (!pattern) return false;
  return pattern.test(before.path) && !pattern.test(after.path);
}

/** Both versions of the tests of a changed file; null for a side that has none. */
export function versionsOf(
  file: TestFile,
  frameworks: readonly Framework[],
): { readonly before: FileTests | null; readonly after: FileTests | null } {
  const { change } = file.compared;
  const oldPath = change.before?.path ?? file.path;
  return {
    before: file.before ? testsIn(file, oldPath, file.before, frameworks) : null,
    after: file.after && !isLostByName(file) ? testsIn(file, file.path, file.after, frameworks) : null,
  };
}

function testsIn(file: TestFile, path: string, tree: SourceTree, frameworks: readonly Framework[]): FileTests {
  const units = unitsOf(tree, frameworks, file.isWhole).filter((unit) => file.isWhole || isInRegion(tree, unit));
  const nested = new Set(units.flatMap((unit) => (unit.code ? [unit.code.node] : [])));
  const tests = units.flatMap((unit) => testRecord(path, unit, nested) ?? []);
  const around = units.filter((unit) => unit.name.length === 0);
  return { file, path, tests, sharedRows: around.flatMap((unit) => unit.cases.filter(isRow).map(rowOf)) };
}

function isInRegion(tree: SourceTree, unit: TestUnit): boolean {
  return tree.testRegions.some((region) => contains(region, unit.range));
}
