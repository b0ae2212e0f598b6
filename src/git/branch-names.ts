import { gitOf } from './command.ts';
import { findGitDirectory } from './discovery.ts';

/** Names of branches without `refs/heads/`; null where the repository does not tell. */
export interface BranchNames {
  /** What `origin` called its default branch when it was cloned. */
  readonly remoteDefault: string | null;
  /** What is checked out; null on a detached head. */
  readonly current: string | null;
}

/**
 * What the repository at, or around, a directory calls its branches.
 * @throws {UserError} When there is none.
 */
export async function branchNames(directory: string): Promise<BranchNames> {
  const git = gitOf(await findGitDirectory(directory));
  const nameOf = async (ref: string, prefix: string): Promise<string | null> => {
    const { exitCode, stdout } = await git(['symbolic-ref', '--quiet', ref]);
    const full = stdout.toString('utf8').replace(/\r?\n$/, '');
    return exitCode === 0 && full.startsWith(prefix) && full.length > prefix.length ? full.slice(prefix.length) : null;
  };
  return {
    remoteDefault: await nameOf('refs/remotes/origin/HEAD', 'refs/remotes/origin/'),
    current: await nameOf('HEAD', 'refs/heads/'),
  };
}
