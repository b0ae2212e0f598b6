import { orderedPatterns } from '../changes/path-patterns.ts';

/** Where GitHub looks for the file; the first that is there counts, the others are without effect. */
export const OWNER_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Lines of a file that are looked at; GitHub itself stops at 3 MiB. */
const MOST_LINES = 5000;

/** A path whose owners a change takes away or replaces. */
export interface LostOwner {
  readonly path: string;
  readonly before: string;
  /** Empty when nobody owns it any more. */
  readonly after: string;
}

/** Texts of the CODEOWNERS files of one side, by path. */
export type OwnerFiles = ReadonlyMap<string, string>;

/** Paths of the gate that lose owners. Whoever had none loses none. */
export function lostOwners(before: OwnerFiles, after: OwnerFiles, paths: readonly string[]): readonly LostOwner[] {
  const [old, now] = [before, after].map(effectiveRules);
  if (!old || !now) return [];
  return paths.flatMap((path) => {
    const [was, is] = [ownersOf(path, old), ownersOf(path, now)];
    return was !== '' && was !== is ? [{ path, before: was, after: is }] : [];
  });
}

interface OwnerRule {
  readonly matches: (path: string) => boolean;
  readonly owners: string;
}

/** Rules of the file that counts, the last one first, since the last that fits decides. */
function effectiveRules(files: OwnerFiles): readonly OwnerRule[] {
  const text = OWNER_PATHS.map((path) => files.get(path)).find((one) => one !== undefined) ?? '';
  const rules: OwnerRule[] = [];
  for (const line of text.split('\n', MOST_LINES)) {
    const [pattern = '', ...words] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (pattern === '') continue;
    rules.push({ matches: matcherOf(pattern), owners: words.toSorted().join(' ') });
  }
  return rules.toReversed();
}

function ownersOf(path: string, rules: readonly OwnerRule[]): string {
  return rules.find((rule) => rule.matches(path))?.owners ?? '';
}

/** As in .gitignore: a pattern without a slash, but at its end, fits at any depth. */
function matcherOf(pattern: string): (path: string) => boolean {
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const bare = pattern.replace(/^\//, '');
  if (bare === '' || bare.startsWith('!')) return () => false;
  try {
    const patterns = orderedPatterns([isAnchored ? bare : `**/${bare}`]);
    return (path) => patterns(path) === 'included';
  } catch {
    return () => false;
  }
}
