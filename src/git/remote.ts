import { MissingDataError } from '../model/problem.ts';
import { isObjectId, runGit } from './command.ts';
import { findGitDirectory } from './discovery.ts';
import { fetchingEnvironment } from './environment.ts';

/**
 * The commit that a branch of the remote points to now.
 * @param ref Full name (`refs/heads/main`) or a branch or tag.
 * @throws {MissingDataError} When the remote does not answer or has no such ref.
 */
export async function remoteTip(directory: string, ref: string, remote = 'origin'): Promise<string> {
  const gitDirectory = await findGitDirectory(directory);
  const result = await runGit(['ls-remote', '--quiet', '--end-of-options', remote, ref], {
    cwd: gitDirectory,
    environment: fetchingEnvironment(gitDirectory),
  });
  const lines = result.stdout.toString('utf8').split('\n');
  // A pattern of ls-remote also fits the tails of longer names.
  const wanted = [ref, `refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`];
  for (const name of wanted) {
    const id = lines.find((line) => line.endsWith(`\t${name}`))?.split('\t')[0];
    if (id !== undefined && isObjectId(id)) return id;
  }
  const cause =
    result.exitCode === 0
      ? `it has no ${ref}`
      : (result.stderr.split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//');
  throw new MissingDataError(
    `${remote} could not name the tip of ${ref} (${cause}). Check that the branch exists and that the checkout kept its credentials.`,
  );
}
