import type { SearchResult } from '../model/repository.ts';
import { type Git, unreadable } from './command.ts';
import { decodePath, isUnicodePath } from './path-bytes.ts';

/**
 * Needles go in as one extended alternation, which git searches with one automaton: 1,000 needles on 30 MB take 0.1 to
 * 0.3 s. As fixed strings they are tried one after the other (1.3 s), and some builds refuse long ones; Perl expressions
 * backtrack (up to 8 s) and are not in every build. The automaton's memory grows with its needles, so a run has bounds.
 */
const NEEDLES_PER_RUN = 1000;
const CHARACTERS_PER_RUN = 64 * 1024;
/** A longer needle is represented by its beginning. */
const LONGEST_NEEDLE = 16 * 1024;

/**
 * Paths of a commit whose blobs hold at least one of the needles.
 *
 * Attributes must not hide anything: `-I` would leave out what an attribute calls binary, so every blob is searched as
 * text (`-a`); who reads a hit sees by its bytes whether it is binary.
 * A needle beyond 16,384 characters counts as found where its beginning stands.
 * @param needles Neither empty nor with a line feed or NUL: git takes one pattern a line.
 * @param within Folders and files to look into, taken literally; all when absent.
 */
export async function searchCommit(
  git: Git,
  commit: string,
  needles: readonly string[],
  within: readonly string[] = [],
): Promise<SearchResult> {
  // A path that is no UTF-8 cannot be an argument: then the search is in all.
  const places = within.every(isUnicodePath) ? within : [];
  const paths = new Set<string>();
  const unreadablePaths = new Set<string>();
  for (const expression of planRuns(needles)) {
    const args = ['grep', '-z', '-a', '-l', '--full-name', '--no-color', '--no-textconv', '--no-recurse-submodules'];
    const result = await git([...args, '-E', '-f', '-', commit, '--', ...places], Buffer.from(expression, 'utf8'));
    if (result.exitCode > 1) throw unreadable(`the files of ${commit}`, result);
    // Unreadable blobs are named on the error stream only; the exit code is that of a search without a match.
    for (const path of missingPaths(result.stderr, commit)) unreadablePaths.add(path);
    if (unreadablePaths.size > MOST_UNREADABLE) throw unreadable(`the files of ${commit}`, result);
    for (const name of decodePath(result.stdout).split('\0')) if (name !== '') paths.add(name.slice(commit.length + 1));
  }
  return { paths: [...paths].sort(), unreadable: [...unreadablePaths].sort() };
}

/** More missing blobs than this are no accident but a partial clone; few enough to be named on a cut error stream. */
const MOST_UNREADABLE = 20;

/** `error: 'COMMIT:PATH': unable to read ID`; whatever else stands there counts as a path of its own. */
function missingPaths(stderr: string, commit: string): readonly string[] {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const start = line.indexOf(`'${commit}:`);
    const end = line.lastIndexOf("': unable to read");
    return start >= 0 && end > start ? line.slice(start + commit.length + 2, end) : line;
  });
}

/** One extended expression a run. */
function planRuns(needles: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let alternatives: string[] = [];
  let length = 0;
  const flush = (): void => {
    // The parenthesis keeps a last CR from being taken for a part of the line's end.
    if (alternatives.length > 0) runs.push(`(${alternatives.join('|')})\n`);
    alternatives = [];
    length = 0;
  };
  for (const needle of new Set(needles)) {
    if (needle === '' || /[\n\0]/.test(needle)) {
      throw new Error('a needle must not be empty or hold a line feed or NUL');
    }
    if (alternatives.length === NEEDLES_PER_RUN || length + needle.length > CHARACTERS_PER_RUN) flush();
    const beginning = beginningOf(needle);
    alternatives.push(escapeExtended(beginning));
    length += beginning.length;
  }
  flush();
  return runs;
}

function beginningOf(needle: string): string {
  if (needle.length <= LONGEST_NEEDLE) return needle;
  // Half of a surrogate pair has no bytes of its own.
  const splitsPair = /[\uD800-\uDBFF]/.test(needle.charAt(LONGEST_NEEDLE - 1));
  return needle.slice(0, splitsPair ? LONGEST_NEEDLE - 1 : LONGEST_NEEDLE);
}

/** Quotes what is special in a POSIX extended expression; `]` and `}` are ordinary there, and quoting them undefined. */
function escapeExtended(needle: string): string {
  return needle.replaceAll(/[\\^$.[|()*+?{]/g, String.raw`\$&`);
}
