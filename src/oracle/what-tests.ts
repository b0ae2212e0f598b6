import { stemOf } from '../changes/test-stem.ts';
import type { FileClass } from '../model/change.ts';

/** A test file of the base that is likely to test a changed product file; the lower the distance, the likelier. */
export interface RelatedTest {
  readonly path: string;
  readonly distance: number;
}

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
  for (const path of changed) {
    const stem = stemOf(path);
    const same = stems.get(stem);
    if (same) same.push(path);
    else stems.set(stem, [path]);
  }
  stems.delete('');
  const related: RelatedTest[] = [];
  for (const path of paths) {
    const stem = stemOf(path);
    const sources = stems.get(stem) ?? partial(stem, stems);
    if (!sources || classOf(path) !== 'test') continue;
    const steps = Math.min(...sources.map((source) => stepsBetween(source, path)));
    related.push({ path, distance: steps + (stems.has(stem) ? 0 : 10) });
  }
  return related.toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1)).slice(0, most);
}

/** `test_price_rounding.py` tests `price.py` too. */
function partial(stem: string, stems: ReadonlyMap<string, string[]>): readonly string[] | undefined {
  for (const [known, sources] of stems)
    if (known.length >= 4 && (stem.startsWith(known) || stem.endsWith(known))) return sources;
  return undefined;
}

/** Folders to leave and to enter between two files; mirrored trees (`src/a/b` and `tests/a/b`) are near. */
function stepsBetween(a: string, b: string): number {
  const one = a.split('/').slice(0, -1);
  const two = b.split('/').slice(0, -1);
  const shared = new Set(one);
  const common = two.filter((part) => shared.has(part)).length;
  return one.length + two.length - 2 * common;
}
