import { frameworks } from '../generated/frameworks.ts';
import { goldens } from '../generated/goldens.ts';
import type { OracleCase, OracleReading } from '../model/oracle.ts';
import { contains, type Range, type SourceTree } from '../model/source.ts';
import { chooseGolden } from '../records/choose.ts';
import { languageOf } from '../sources/language-of.ts';

/** The plug-in that reads test scripts without a framework; it speaks only when no other found a test. */
const LAST_RESORT = 'script';

/** What a test file knows. */
export async function readTestFile(path: string, text: string): Promise<OracleReading> {
  const tree = await languageOf(path, text).read(text);
  return { cases: casesOf(tree), problem: null };
}

/** What the tests inside a product file know (Rust's `mod tests`); the rest of the file is product. */
export async function readInSourceTests(path: string, text: string): Promise<OracleReading> {
  const tree = await languageOf(path, text).read(text);
  const within = (lines: { startLine: number; endLine: number }, region: Range): boolean =>
    contains(region, { startLine: lines.startLine, startColumn: region.startColumn, endLine: lines.endLine, endColumn: 1 });
  const cases = tree.testRegions.length === 0 ? [] : casesOf(tree);
  return { cases: cases.filter((found) => tree.testRegions.some((region) => within(found, region))), problem: null };
}

/** What a golden file knows. */
export function readGoldenFile(path: string, text: string): OracleReading {
  return chooseGolden(goldens, path, text).read(path, text);
}

function casesOf(tree: SourceTree): readonly OracleCase[] {
  const fitting = frameworks.filter((framework) => framework.languages.includes(tree.language));
  const cases = fitting
    .filter((framework) => framework.id !== LAST_RESORT)
    .flatMap((framework) => framework.read(tree))
    .flatMap((unit) => unit.cases);
  if (cases.length > 0) return cases;
  return fitting
    .filter((framework) => framework.id === LAST_RESORT)
    .flatMap((framework) => framework.read(tree))
    .flatMap((unit) => unit.cases);
}
