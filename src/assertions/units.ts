import type { Framework, TestUnit } from '../model/framework.ts';
import type { SourceTree } from '../model/source.ts';
import { readAround } from './around.ts';

/** Id of the framework of last resort, which reads files in which no other found a test. */
export const LAST_RESORT = 'script';

/**
 * The tests of a file by all frameworks that understand its language, then what stands around them.
 *
 * A unit with an empty name path is no test: it holds the shared tables, constants and helper data of the file.
 * @param isTestFile False for product files, which may hold tests (doctests, Rust's test modules): then only these are
 *   read, and the last resort never.
 */
export function unitsOf(tree: SourceTree, frameworks: readonly Framework[], isTestFile: boolean): readonly TestUnit[] {
  const speaking = frameworks.filter((framework) => framework.languages.includes(tree.language));
  const units = speaking
    .filter((framework) => framework.id !== LAST_RESORT)
    .flatMap((framework) => framework.read(tree));
  if (!isTestFile) return units;
  if (units.length === 0) {
    return speaking.filter((framework) => framework.id === LAST_RESORT).flatMap((framework) => framework.read(tree));
  }
  const around = readAround(tree, units);
  return around ? [...units, around] : units;
}
