import type { Classifier } from '../changes/classify.ts';
import { isCodeFile } from '../changes/conventions.ts';

/** A path, or all paths of a folder, that by its name may hold tests or expected output and counts as product code. */
export interface Suspect {
  /** For the configuration; it names the folder with a slash behind it, or the file. */
  readonly glob: string;
  readonly files: number;
}

export interface Suspects {
  readonly tests: readonly Suspect[];
  readonly goldens: readonly Suspect[];
}

const TEST_WORDS = new Set(
  'test tests spec specs unittest unittests selftest selftests checks acceptance conformance regression regressions scenarios qa'.split(
    ' ',
  ),
);
const GOLDEN_WORDS = new Set(
  'golden goldens snapshot snapshots baseline baselines expected expectations fixture fixtures cassette cassettes approved approvals answers oracle vectors'.split(
    ' ',
  ),
);
/** Paths that are looked at; a repository that has more of the kind is not helped by a list. */
const MOST_FOUND = 5000;

/**
 * Paths whose names speak of tests or of expected output while the classifier takes them for product code. A guess for
 * people to look at: `TestResultParser.java` may well be a product.
 */
export function suspectsAmong(paths: readonly string[], classifier: Classifier): Suspects {
  const tests = new Map<string, number>();
  const goldens = new Map<string, number>();
  for (const path of paths) {
    if (classifier.classOf(path) !== 'product' || classifier.isGenerated(path) || !isPlain(path)) continue;
    const isCode = isCodeFile(path);
    const place = placeOf(path, isCode ? TEST_WORDS : GOLDEN_WORDS);
    const found = isCode ? tests : goldens;
    if (place !== null && found.size < MOST_FOUND) found.set(place, (found.get(place) ?? 0) + 1);
  }
  return { tests: sorted(tests), goldens: sorted(goldens) };
}

/** The outermost folder whose name has one of the words, else the file when its name has one. */
function placeOf(path: string, words: ReadonlySet<string>): string | null {
  const parts = path.split('/');
  const at = parts.findIndex((part) => wordsOf(part).some((word) => words.has(word)));
  if (at < 0) return null;
  return at === parts.length - 1 ? path : `${parts.slice(0, at + 1).join('/')}/`;
}

/** `runChecks_v2` → run, checks, v, 2. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Safe to write into a comment of the configuration, and with no meaning in a pattern. */
function isPlain(path: string): boolean {
  return /^[\p{L}\p{N}_./ @+=,'~-]{1,300}$/u.test(path) && !path.startsWith(' ');
}

function sorted(found: ReadonlyMap<string, number>): readonly Suspect[] {
  return [...found]
    .map(([glob, files]) => ({ glob, files }))
    .toSorted((a, b) => b.files - a.files || (a.glob < b.glob ? -1 : 1));
}
