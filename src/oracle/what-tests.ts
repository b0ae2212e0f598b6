import type { FileClass } from '../model/change.ts';

/** A test file of the base that is likely to test a changed product file; the lower the distance, the likelier. */
export interface RelatedTest {
  readonly path: string;
  readonly distance: number;
}

/** Names that say nothing about what a file holds; its folder's name is taken instead. */
const GENERIC_STEMS: ReadonlySet<string> = new Set(
  'index main mod lib init utils util helpers helper common core base types app __init__ __main__ api client server model models views view run cli'.split(
    ' ',
  ),
);

/** Marks that test runners put around the name of the tested file, in the order in which they are taken off. */
const TEST_MARKS = [
  /^(?:test|tests|spec|it)[_-]/i,
  /[._-](?:test|tests|spec|specs|it|e2e|bench|unittest)$/i,
  /(?:Tests?|Specs?|TestCase|IT)$/,
];

/** The word that a product file and its test share: `slug` for `src/slug.py`, `test_slug.py`, `SlugTest.java`. */
function stemOf(path: string): string {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const dot = name.indexOf('.', 1);
  let stem = dot < 0 ? name : name.slice(0, dot);
  const marked = dot < 0 ? name : name.slice(0, name.lastIndexOf('.'));
  for (const mark of TEST_MARKS) {
    stem = stem.replace(mark, '') || stem;
  }
  if (marked !== stem && TEST_MARKS.some((mark) => mark.test(marked))) {
    for (const mark of TEST_MARKS) stem = stem.replace(mark, '') || stem;
  }
  if (GENERIC_STEMS.has(stem.toLowerCase()) && parts.length > 1) {
    const folder = parts.at(-2) ?? '';
    if (!/^(?:src|lib|tests?|spec|app|pkg|internal|main)$/i.test(folder)) return normal(folder);
  }
  return normal(stem);
}

function normal(stem: string): string {
  return stem.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
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
