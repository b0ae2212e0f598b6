import { MissingDataError } from '../model/problem.ts';
import type { Connection } from './connection.ts';
import { absentCommits, createRepository, mergeBaseOf, type OwnRepository } from './own-repository.ts';
import { findDiffBase, isShallow } from './revision.ts';

/** Commits from each tip, in the order in which they are tried. Bare commits are small: 5,000 take about 3 MB. */
const DEPTHS: readonly (number | 'all')[] = [200, 5000, 'all'];

/**
 * The merge base of two commits, from their histories without any contents, in bounded steps.
 *
 * The commits go into a repository apart: in the one that is scanned, git would take a commit that is there for proof
 * that its tree is there too.
 * @param folder Where to make that repository.
 * @returns Null when the server does not give commits out by their ids.
 * @throws {MissingDataError} When the histories are unrelated, or the server does not answer.
 */
export async function remoteMergeBase(
  connection: Connection,
  folder: string,
  target: string,
  head: string,
): Promise<string | null> {
  const { directory, git } = await createRepository(folder, target, null);
  for (const depth of DEPTHS) {
    const outcome = await connection.fetch(directory, {
      // Refs tell git what it has when it asks for more.
      what: [`${target}:refs/heads/target`, `${head}:refs/heads/head`],
      depth,
      filter: 'tree:0',
      tellsWhatIsThere: true,
    });
    if (outcome === 'refused') return null;
    const base = await mergeBaseOf(git, target, head);
    if (base !== null) return base;
    if (!(await isShallow(git))) break;
  }
  return findDiffBase(git, target, head);
}

/** Commits, and the refs that contain them. */
export interface CommitsByRefs {
  readonly target: string;
  readonly head: string;
  /** These two and all others. */
  readonly ids: readonly string[];
  /** Full names. */
  readonly refs: readonly string[];
  /** Commits from each tip, in the order in which they are tried; null leaves the history uncut. */
  readonly depths: readonly (number | 'all' | null)[];
}

/**
 * Fetches commits by the names of refs that contain them, deeper and deeper, until all are there and target and head meet.
 * For servers that give nothing out by its id: contents come with every commit, so this is the last resort.
 * @returns The merge base.
 * @throws {MissingDataError} When the refs do not hold the commits, with cause and cure.
 */
export async function fetchByRefs(
  connection: Connection,
  { directory, git }: OwnRepository,
  { target, head, ids, refs, depths }: CommitsByRefs,
): Promise<string> {
  const known = [...(await connection.tips(refs)).keys()];
  let absent = await absentCommits(git, ids);
  for (const depth of depths) {
    if (known.length === 0 || (depth === 'all' && !(await isShallow(git)))) break;
    await connection.fetch(directory, {
      what: known.map((ref, i) => `+${ref}:refs/fetched/${i}`),
      depth,
      filter: null,
      tellsWhatIsThere: true,
    });
    absent = await absentCommits(git, ids);
    const base = absent.length === 0 ? await mergeBaseOf(git, target, head) : null;
    if (base !== null) return base;
  }
  if (absent[0] === undefined) return findDiffBase(git, target, head);
  throw new MissingDataError(
    `The server does not give out the commit ${absent[0]}: a push with force may have replaced it. ` +
      'Start a new run for the newest commit; one that is run again keeps the old one.',
  );
}
