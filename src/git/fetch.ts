import { exec } from '@actions/exec';
import { MissingDataError, messageOf } from '../model/problem.ts';
import { type Git, gitOf, isObjectId } from './command.ts';
import { findGitDirectory } from './discovery.ts';
import { HARDENING, fetchingEnvironment } from './environment.ts';
import { isShallow } from './revision.ts';

export interface FetchOptions {
  readonly remote: string;
  /** Depths to try in turn, in commits; after the last the whole history is fetched. */
  readonly steps: readonly number[];
}

const DEFAULTS: FetchOptions = { remote: 'origin', steps: [50, 500, 5000] };

/**
 * Sees to it that commits are there, and that each has a merge base with the first: fetches what is missing, and deepens
 * a shallow clone in bounded steps. Touches no ref, no work tree and no index.
 * Throws a MissingDataError, naming the setting that helps, when the remote does not supply them.
 * @param ids Full commit ids, target first.
 */
export async function ensureCommits(
  directory: string,
  ids: readonly string[],
  options: Partial<FetchOptions> = {},
): Promise<void> {
  const { remote, steps } = { ...DEFAULTS, ...options };
  const bad = ids.find((id) => !isObjectId(id));
  if (bad !== undefined) throw new Error(`not an object id: ${JSON.stringify(bad)}`);
  const gitDirectory = await findGitDirectory(directory);
  const git = gitOf(gitDirectory);
  if ((await whatLacks(git, ids)) === null) return;
  if (!(await isShallow(git))) {
    // A depth would cut the history that a full clone already has.
    if ((await missing(git, ids)).length > 0) await fetchFrom(gitDirectory, remote, [], ids);
  } else {
    for (const step of [...steps.map((depth) => `--depth=${depth}`), '--unshallow']) {
      await fetchFrom(gitDirectory, remote, [step], ids);
      if ((await whatLacks(git, ids)) === null) return;
    }
  }
  const lack = await whatLacks(git, ids);
  if (lack !== null)
    throw new MissingDataError(`${lack} Check out with fetch-depth: 0, and start the branch from its target.`);
}

/** What is still wanting, as a sentence; null when nothing is. */
async function whatLacks(git: Git, ids: readonly string[]): Promise<string | null> {
  const [absent] = await missing(git, ids);
  if (absent !== undefined) return `The commit ${absent} is missing.`;
  const [first, ...others] = ids;
  for (const other of others) {
    if (first === undefined || other === first) continue;
    const { exitCode } = await git(['merge-base', first, other]);
    if (exitCode !== 0) return `The histories of ${first} and ${other} do not meet.`;
  }
  return null;
}

async function missing(git: Git, ids: readonly string[]): Promise<readonly string[]> {
  const absent: string[] = [];
  for (const id of ids) {
    const { exitCode } = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${id}^{commit}`]);
    if (exitCode !== 0) absent.push(id);
  }
  return absent;
}

async function fetchFrom(
  gitDirectory: string,
  remote: string,
  depth: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const args = [
    ...HARDENING,
    // A connection that hangs must not hold up the check for ever.
    '-c',
    'http.lowSpeedLimit=1000',
    '-c',
    'http.lowSpeedTime=60',
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    // Empty: no remote-tracking ref is updated on the side.
    '--refmap=',
    ...depth,
    '--end-of-options',
    remote,
    ...new Set(ids),
  ];
  let stderr = '';
  const collect = (data: Buffer): void => {
    if (stderr.length < 4000) stderr += data.toString('utf8');
  };
  let exitCode: number;
  try {
    exitCode = await exec('git', args, {
      cwd: gitDirectory,
      env: fetchingEnvironment(gitDirectory),
      silent: true,
      ignoreReturnCode: true,
      listeners: { stderr: collect },
    });
  } catch (error) {
    exitCode = -1;
    stderr = messageOf(error);
  }
  if (exitCode === 0) return;
  // Addresses may carry a token.
  const cause = (stderr.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//');
  throw new MissingDataError(
    `git could not fetch the history from ${remote} (${cause}). Check out with fetch-depth: 0.`,
  );
}
