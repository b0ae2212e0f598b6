import type { History, HistoryCommit } from '../git/history.ts';
import { UserError } from '../model/problem.ts';

/** One commit of the history, taken as a pull request. */
export interface PlannedChange {
  readonly sha: string;
  readonly parent: string | null;
  readonly subject: string;
  /** The two commits to scan between, or why there are none. */
  readonly scan: { readonly target: string; readonly head: string } | { readonly problem: string };
}

/** What to scan, and what the caller should know about it. */
export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly remarks: readonly string[];
}

/**
 * The last changes that a branch took in, newest first: its first-parent history. A merge commit stands for the pull
 * request that it merged, so what is scanned is the merged branch against the commit that it was merged into; a merge of
 * several branches at once is taken whole. A root commit has nothing to be compared with and is left out.
 */
export async function planLast(history: History, head: string, most: number): Promise<Plan> {
  const commits = await history.firstParents(head, most);
  const changes = commits.flatMap((commit): readonly PlannedChange[] => {
    const [parent, merged, another] = commit.parents;
    if (parent === undefined) return [];
    const scanned = merged !== undefined && another === undefined ? merged : commit.id;
    return [{ sha: commit.id, parent, subject: commit.subject, scan: { target: parent, head: scanned } }];
  });
  if (changes.length === commits.length) return { changes, remarks: [] };
  const reason = (await history.isShallow())
    ? 'the clone is shallow and lacks the parent of its oldest commit, which is left out: fetch the whole history to reach further back.'
    : 'the root commit has nothing to be compared with and is left out.';
  return { changes, remarks: [reason] };
}

interface Listed {
  readonly sha: string;
  readonly parent: string | null;
}

/**
 * The changes that a list names, in its order: each commit against its parent, the first unless another is named.
 * @param text JSON Lines, `{"sha", "parent"}` each; `parent` may be missing, other keys are ignored.
 * @param file Name of the list, for messages.
 * @throws {UserError} For a line that is none of these, with its number.
 */
export async function planListed(history: History, text: string, file: string): Promise<Plan> {
  const listed = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [readLine(line, i + 1, file)]));
  const commits = await history.commits(listed.flatMap(({ sha, parent }) => (parent === null ? [sha] : [sha, parent])));
  return { changes: listed.map((each) => plan(each, commits)), remarks: [] };
}

function plan({ sha, parent }: Listed, commits: ReadonlyMap<string, HistoryCommit>): PlannedChange {
  const commit = commits.get(sha);
  if (!commit) {
    return { sha, parent, subject: '', scan: { problem: `there is no commit ${sha} in this repository` } };
  }
  const known = { sha: commit.id, subject: commit.subject };
  if (parent !== null) {
    const base = commits.get(parent);
    return base
      ? { ...known, parent: base.id, scan: { target: base.id, head: commit.id } }
      : { ...known, parent, scan: { problem: `there is no commit ${parent} in this repository` } };
  }
  const [first] = commit.parents;
  return first === undefined
    ? { ...known, parent: null, scan: { problem: 'it has no parent in this repository to be compared with' } }
    : { ...known, parent: first, scan: { target: first, head: commit.id } };
}

function readLine(line: string, number: number, file: string): Listed {
  const refuse = (what: string): UserError =>
    new UserError(`line ${number} of ${file} ${what}. Every line holds one commit: {"sha": "…", "parent": "…"}.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw refuse('is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('is no JSON object');
  const { sha, parent } = value as { readonly sha?: unknown; readonly parent?: unknown };
  if (!isHexadecimal(sha)) throw refuse('has no `sha` of hexadecimal digits');
  if (parent === undefined || parent === null) return { sha, parent: null };
  if (!isHexadecimal(parent)) throw refuse('has a `parent` that is no id of hexadecimal digits');
  return { sha, parent };
}

function isHexadecimal(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-fA-F]{4,64}$/.test(value);
}
