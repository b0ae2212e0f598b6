import { MissingDataError, UserError } from '../model/problem.ts';
import { isObjectId, type Git, unreadable } from './command.ts';
import type { ObjectReader } from './object-reader.ts';

/** Commit id of a revision. Throws a UserError when there is no such commit. */
export async function resolveCommit(git: Git, objects: ObjectReader, revision: string): Promise<string> {
  // The process that will read the objects anyway knows nearly every revision. What it does not know git is asked for.
  const known = await objects.commit(revision).catch(() => null);
  if (known !== null) return known;
  // A NUL cannot be passed to a process, and "^x" would name the commits without x.
  if (revision !== '' && !revision.includes('\0') && !revision.startsWith('^')) {
    const result = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const id = result.stdout.toString('latin1').trim();
    if (result.exitCode === 0 && isObjectId(id)) return id;
  }
  const hint = (await isShallow(git))
    ? 'The clone is shallow and may lack it: check out with fetch-depth: 0.'
    : 'Check the name, or fetch it first.';
  throw new UserError(`There is no commit ${JSON.stringify(revision)} in this repository. ${hint}`);
}

/**
 * Git's first merge base of two commits.
 *
 * A shallow boundary can hide a better base behind merges, but what is found is a common ancestor all the same: the
 * change read from it can only be larger than the true one, never smaller.
 */
export async function findDiffBase(git: Git, target: string, head: string): Promise<string> {
  const result = await git(['merge-base', target, head]);
  const id = result.stdout.toString('latin1').trim();
  if (result.exitCode === 0 && isObjectId(id)) return id;
  if (result.exitCode !== 1) throw unreadable(`the history of ${target} and ${head}`, result);
  throw new MissingDataError(
    (await isShallow(git))
      ? `The shallow clone does not reach the commit where ${head} branched off ${target}: set fetch-depth: 0.`
      : `${target} and ${head} have unrelated histories: there is no commit to compare with. ` +
          'Start the branch from its target branch.',
  );
}

/** Whether history was cut off by a shallow clone or fetch. */
export async function isShallow(git: Git): Promise<boolean> {
  const result = await git(['rev-parse', '--is-shallow-repository']);
  return result.stdout.toString('latin1').trim() === 'true';
}
