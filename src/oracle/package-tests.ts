import type { FileClass } from '../model/change.ts';
import { holdsText } from './text-search.ts';

/** A test file of a package, and the changed files of the same package that it may test. */
export interface PackageTest {
  readonly path: string;
  readonly sources: readonly string[];
}

/** Integration tests that are looked at; a package with more tells them apart by their names. */
const MOST_TESTS = 40;
/** Items of a changed file by whose names a test may speak of it. */
const MOST_ITEMS = 500;

const SOURCE = /^(?<root>(?:.*\/)?)src\/(?:.*\/)?[^/]+\.rs$/;
const ITEM =
  /\bpub(?:\([^)\n]{0,60}\))?\s+(?:(?:const|async|unsafe|extern(?:\s+"[^"\n]{0,20}")?)\s+){0,4}(?:fn|struct|enum|trait|type|const|static|mod|union)\s+(?<name>\w{3,80})/g;

/**
 * Integration tests of Cargo's packages: what stands in `tests/` beside `src/` is linked with the package's library and
 * nothing else, however the test is called and whatever the library re-exports.
 *
 * @param paths Every path of the base.
 */
export function packageTests(
  paths: readonly string[],
  classOf: (path: string) => FileClass,
  changed: readonly string[],
): readonly PackageTest[] {
  const sources = new Map<string, string[]>();
  for (const path of changed) {
    const root = SOURCE.exec(path)?.groups?.['root'];
    if (root === undefined) continue;
    const same = sources.get(`${root}tests/`);
    if (same) same.push(path);
    else sources.set(`${root}tests/`, [path]);
  }
  if (sources.size === 0) return [];
  return paths
    .flatMap((path) => {
      // `tests/toll.rs`, and `tests/toll/main.rs` with its modules.
      const folder = /^(?:.*\/)?tests\/(?=(?:[^/]+\/)?[^/]+\.rs$)/.exec(path)?.[0];
      const own = folder === undefined ? undefined : sources.get(folder);
      return own && classOf(path) === 'test' ? [{ path, sources: own }] : [];
    })
    .slice(0, MOST_TESTS);
}

/**
 * Whether an integration test speaks of a source file of its package: of its module, or of something that it defines and
 * the library passes on. The root of the library is tested by all of them.
 */
export function testsSource(test: string, path: string, source: string): boolean {
  const name = /(?:^|\/)(?<name>[^/]+?)(?:\/mod)?\.rs$/.exec(path)?.groups?.['name'] ?? '';
  if (/^(?:lib|main)$/.test(name)) return true;
  if (holdsText(test, name)) return true;
  let items = 0;
  for (const { groups } of source.matchAll(ITEM)) {
    if (++items > MOST_ITEMS) return false;
    if (holdsText(test, groups?.['name'] ?? '')) return true;
  }
  return false;
}
