import { unitsOf } from '../assertions/units.ts';
import { frameworks } from '../generated/frameworks.ts';
import { goldens } from '../generated/goldens.ts';
import type { OracleReading } from '../model/oracle.ts';
import { contains, type Range } from '../model/range.ts';

import { chooseGolden } from '../records/choose.ts';
import { languageOf } from '../sources/language-of.ts';

/** What a test file knows. */
export async function readTestFile(path: string, text: string): Promise<OracleReading> {
  const tree = await languageOf(path, text).read(text);
  return { cases: unitsOf(tree, frameworks, true).flatMap((unit) => unit.cases), problem: null };
}

/** What the tests inside a product file know (Rust's `mod tests`); the rest of the file is product. */
export async function readInSourceTests(path: string, text: string): Promise<OracleReading> {
  const tree = await languageOf(path, text).read(text);
  const within = (lines: { startLine: number; endLine: number }, region: Range): boolean =>
    contains(region, {
      startLine: lines.startLine,
      startColumn: region.startColumn,
      endLine: lines.endLine,
      endColumn: 1,
    });
  const cases = tree.testRegions.length === 0 ? [] : unitsOf(tree, frameworks, false).flatMap((unit) => unit.cases);
  return { cases: cases.filter((found) => tree.testRegions.some((region) => within(found, region))), problem: null };
}

/** What a golden file knows. */
export function readGoldenFile(path: string, text: string): OracleReading {
  return chooseGolden(goldens, path, text).read(path, text);
}
