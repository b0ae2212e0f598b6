import { stemOf } from '../changes/test-stem.ts';
import type { FileClass } from '../model/change.ts';
import { smallest } from '../model/lists.ts';

/** A test file of the base that is likely to test a changed product file; the lower the distance, the likelier. */
export interface RelatedTest {
  readonly path: string;
  readonly distance: number;
}

/** A shorter beginning or end of a name says nothing. */
const SHORTEST_PART = 4;
/** Changed files of one name, such as `index`, to which the way is measured. */
const MOST_ALIKE = 200;

/**
 * Tests that share a name with a changed product file or lie beside it.
 *
 * @param paths Every path of the base.
 * @returns Nearest first; equal ones by path.
 */
export function whatTests(
  paths: readonly string[],
  classOf: (path: string) => FileClass,
  changed: readonly string[],
  most: number,
): readonly RelatedTest[] {
  const stems = new Map<string, string[]>();
  for (const path of changed.toSorted()) {
    const stem = stemOf(path);
    const same = stems.get(stem);
    if (same) same.push(path);
    else stems.set(stem, [path]);
  }
  stems.delete('');
  const ranks = new Map([...stems.keys()].map((stem, rank) => [stem, rank]));
  const related: RelatedTest[] = [];
  for (const path of paths) {
    const stem = stemOf(path);
    const sources = stems.get(stem) ?? partial(stem, stems, ranks);
    if (!sources || classOf(path) !== 'test') continue;
    const near = sources.slice(0, MOST_ALIKE).map((source) => stepsBetween(source, path));
    const steps = smallest(near, Infinity);
    related.push({ path, distance: steps + (stems.has(stem) ? 0 : 10) });
  }
  return related.toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1)).slice(0, most);
}

/** `test_price_rounding.py` tests `price.py` too; of several such files the first counts. */
function partial(
  stem: string,
  stems: ReadonlyMap<string, string[]>,
  ranks: ReadonlyMap<string, number>,
): readonly string[] | undefined {
  let best: string | undefined;
  const consider = (part: string): void => {
    const rank = ranks.get(part);
    if (rank !== undefined && (best === undefined || rank < (ranks.get(best) ?? 0))) best = part;
  };
  for (let length = SHORTEST_PART; length < stem.length; length++) {
    consider(stem.slice(0, length));
    consider(stem.slice(-length));
  }
  return best === undefined ? undefined : stems.get(best);
}

/** Folders to leave and to enter between two files; mirrored trees (`src/a/b` and `tests/a/b`) are near. */
function stepsBetween(a: string, b: string): number {
  const one = a.split('/').slice(0, -1);
  const two = b.split('/').slice(0, -1);
  const shared = new Set(one);
  const common = two.filter((part) => shared.has(part)).length;
  return one.length + two.length - 2 * common;
}
