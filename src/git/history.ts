import { type Git, gitOf, isObjectId, unreadable } from './command.ts';
import { findGitDirectory } from './discovery.ts';
import { isShallow } from './revision.ts';

/** A commit as a list of commits shows it. */
export interface HistoryCommit {
  readonly id: string;
  /** The first is the branch that was merged into; none for a root commit, and where a shallow clone ends. */
  readonly parents: readonly string[];
  /** First line of the message, as its author wrote it. */
  readonly subject: string;
}

/** Reads what a repository tells about its past. Like every reading here it needs no work tree and changes nothing. */
export interface History {
  /**
   * The line of commits from a commit back through first parents, newest first.
   * @throws {MissingDataError} When objects are missing.
   */
  firstParents(head: string, most: number): Promise<readonly HistoryCommit[]>;
  /**
   * Commits by (abbreviated) id, in hexadecimal digits. What the repository has not is not in the answer.
   * @throws {MissingDataError} When objects are missing or damaged.
   */
  commits(ids: readonly string[]): Promise<ReadonlyMap<string, HistoryCommit>>;
  /** Whether a shallow clone or fetch cut the past off. */
  isShallow(): Promise<boolean>;
  /** Address of the remote `origin` as configured; null without one. */
  originAddress(): Promise<string | null>;
}

/** Fields a commit, each ended by NUL, which none of them can hold. */
const FORMAT = '--format=%H%x00%P%x00%s';
/** The repository's configuration must not start programs that check signatures, and has no say in encoding or notes. */
const LOG = ['log', '-z', FORMAT, '--no-show-signature', '--no-notes', '--no-color', '--encoding=UTF-8'];

/**
 * Opens the history of the repository at, or around, a directory.
 * @throws {UserError} When there is none.
 */
export async function openHistory(directory: string): Promise<History> {
  const git = gitOf(await findGitDirectory(directory));
  return {
    async firstParents(head, most) {
      const result = await git([...LOG, '--first-parent', `--max-count=${most}`, '--end-of-options', head, '--']);
      if (result.exitCode !== 0) throw unreadable(`the history of ${head}`, result);
      return parseLog(result.stdout);
    },
    async commits(ids) {
      const full = await fullIds(git, [...new Set(ids)]);
      if (full.size === 0) return new Map();
      const input = Buffer.from(`${[...new Set(full.values())].join('\n')}\n`);
      const result = await git([...LOG, '--no-walk=unsorted', '--stdin'], input);
      if (result.exitCode !== 0) throw unreadable('the listed commits', result);
      const byId = new Map(parseLog(result.stdout).map((commit) => [commit.id, commit]));
      const found = new Map<string, HistoryCommit>();
      for (const [given, id] of full) {
        const commit = byId.get(id);
        if (commit) found.set(given, commit);
      }
      return found;
    },
    isShallow: () => isShallow(git),
    async originAddress() {
      const result = await git(['config', '--get', 'remote.origin.url']);
      const address = result.stdout.toString('utf8').trim();
      return result.exitCode === 0 && address !== '' ? address : null;
    },
  };
}

/** What each given id names, tags followed to their commits; ids that name none, or several, are left out. */
async function fullIds(git: Git, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = ids.filter((id) => /^[0-9a-fA-F]{4,64}$/.test(id));
  if (asked.length === 0) return new Map();
  const input = Buffer.from(asked.map((id) => `${id}^{commit}\n`).join(''));
  const result = await git(['cat-file', '--batch-check=%(objectname)'], input);
  const lines = result.stdout.toString('latin1').split('\n');
  if (result.exitCode !== 0 || lines.length <= asked.length) throw unreadable('the listed commits', result);
  const found = new Map<string, string>();
  for (const [i, given] of asked.entries()) {
    // "ID^{commit} missing" and "ID ambiguous" are no ids.
    const line = lines[i] ?? '';
    if (isObjectId(line)) found.set(given, line);
  }
  return found;
}

function parseLog(output: Buffer): readonly HistoryCommit[] {
  const fields = output.toString('utf8').split('\0');
  const commits: HistoryCommit[] = [];
  for (let i = 0; i + 2 < fields.length; i += 3) {
    const parents = (fields[i + 1] ?? '').split(' ').filter((id) => id !== '');
    commits.push({ id: fields[i] ?? '', parents, subject: fields[i + 2] ?? '' });
  }
  return commits;
}
