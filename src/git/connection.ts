import { tmpdir } from 'node:os';
import { MissingDataError } from '../model/problem.ts';
import { type CommandResult, isObjectId, runGit } from './command.ts';
import { transportEnvironment, type Setting } from './environment.ts';
import { callerHttpSettings, sourceSettings } from './http-settings.ts';
import { presentable, type RemoteSource } from './remote-source.ts';

/** What to fetch into a repository of our own. */
export interface FetchRequest {
  /** Full object ids or refspecs. */
  readonly what: readonly string[];
  /** Commits from each tip; `all` undoes the cut of earlier depths; null cuts nothing. */
  readonly depth: number | 'all' | null;
  /** What the server leaves out: nothing, contents, or contents and folders. */
  readonly filter: 'blob:none' | 'tree:0' | null;
  /** Whether to tell the server what is there already, so that it sends the rest. Wrong where what is there has gaps. */
  readonly tellsWhatIsThere: boolean;
}

/** `refused`: the server has no such object, or does not give it out by its id. */
export type FetchOutcome = 'fetched' | 'refused';

/** Bounds of everything that goes over one connection. */
export interface ConnectionBounds {
  /** Silence after which a transfer is given up, in seconds. */
  readonly idleSeconds: number;
  /** For all transfers together. */
  readonly totalMilliseconds: number;
}

const DEFAULT_BOUNDS: ConnectionBounds = { idleSeconds: 90, totalMilliseconds: 15 * 60 * 1000 };

/** Ways to a repository on a server, with its own credentials and nobody else's configuration. */
export interface Connection {
  /**
   * The commit that each of these refs points to now; refs that the server has not are left out.
   * @throws {MissingDataError} When the server does not answer, with cause and cure.
   */
  tips(refs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Fetches into a repository of our own.
   * @throws {MissingDataError} When the server does not answer, with cause and cure.
   */
  fetch(gitDirectory: string, request: FetchRequest): Promise<FetchOutcome>;
}

/** Connects to a server; nothing is sent before the first question. The time limit counts from here. */
export function connect(source: RemoteSource, bounds: ConnectionBounds = DEFAULT_BOUNDS): Connection {
  const deadline = Date.now() + bounds.totalMilliseconds;
  let settings: Promise<readonly Setting[]> | null = null;
  const run = async (
    gitDirectory: string | null,
    args: readonly string[],
    more: readonly Setting[],
    input?: Buffer,
  ): Promise<CommandResult> => {
    settings ??= callerHttpSettings();
    const all = [...(await settings), ...sourceSettings(source, bounds.idleSeconds), ...more];
    const left = deadline - Date.now();
    if (left <= 0) throw tooSlow(bounds);
    const result = await runGit(args, {
      cwd: gitDirectory ?? tmpdir(),
      environment: transportEnvironment(gitDirectory, all),
      milliseconds: left,
      ...(input && { input }),
    });
    if (result.exitCode !== 0 && Date.now() >= deadline) throw tooSlow(bounds);
    return result;
  };
  return {
    async tips(refs) {
      // A pattern without the second form does not bring the commit of an annotated tag.
      const patterns = refs.flatMap((ref) => [ref, `${ref}^{}`]);
      const result = await run(null, ['ls-remote', '--quiet', '--end-of-options', source.url, ...patterns], []);
      if (result.exitCode !== 0) throw unreachable(source, result.stderr);
      const lines = result.stdout.toString('utf8').split('\n');
      const tips = new Map<string, string>();
      for (const ref of refs) {
        // A pattern of ls-remote also fits the tails of longer names.
        const wanted = [`${ref}^{}`, ref, `refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`];
        for (const name of wanted) {
          const id = lines.find((line) => line.endsWith(`\t${name}`))?.split('\t')[0];
          if (id === undefined || !isObjectId(id)) continue;
          tips.set(ref, id);
          break;
        }
      }
      return tips;
    },
    async fetch(gitDirectory, request) {
      const more: Setting[] = request.tellsWhatIsThere ? [] : [['fetch.negotiationAlgorithm', 'noop']];
      const input = Buffer.from(request.what.map((what) => `${what}\n`).join(''), 'utf8');
      const { exitCode, stderr } = await run(gitDirectory, fetchArguments(request), more, input);
      if (exitCode === 0) return 'fetched';
      if (/not our ref|unadvertised object|couldn't find remote ref/.test(stderr)) return 'refused';
      throw unreachable(source, stderr);
    },
  };
}

/**
 * The commit that a branch, tag or full ref of the server points to now.
 * @throws {MissingDataError} When the server does not answer or has no such ref.
 */
export async function tipOf(connection: Connection, ref: string): Promise<string> {
  const tip = (await connection.tips([ref])).get(ref);
  if (tip !== undefined) return tip;
  throw new MissingDataError(`The repository on the server has no ${ref}. Check that the branch still exists.`);
}

function fetchArguments({ depth, filter }: FetchRequest): readonly string[] {
  return [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    // Empty: no remote-tracking ref is made on the side.
    '--refmap=',
    ...(depth === null ? [] : [depth === 'all' ? '--unshallow' : `--depth=${depth}`]),
    ...(filter === null ? [] : [`--filter=${filter}`]),
    '--stdin',
    'origin',
  ];
}

function tooSlow({ totalMilliseconds }: ConnectionBounds): MissingDataError {
  const minutes = Math.max(1, Math.round(totalMilliseconds / 60_000));
  return new MissingDataError(
    `The server did not send the commits within ${minutes} minute${minutes === 1 ? '' : 's'}. ` +
      'Run the job again, or check out with fetch-depth: 0 before this step.',
  );
}

/** What the server said itself, then what git makes of it. */
function causeIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const said = lines.find((line) => line.startsWith('remote: '));
  const made = lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1);
  return [...new Set([said, made])].filter((line) => line !== undefined).join('; ') || 'git gave no reason';
}

const CURES: readonly (readonly [RegExp, (source: RemoteSource) => string])[] = [
  [
    /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission to/i,
    ({ token }) =>
      token === null
        ? 'Give the job `permissions: contents: read` and leave the input `github-token` at its default.'
        : 'Give the job `permissions: contents: read`; a token of your own must be allowed to read this repository. ' +
          'Git must be 2.31 or newer.',
  ],
  [
    /returned error: 3\d\d|redirect/i,
    () => 'The repository has another address now: start a new run, by a push or by reopening the pull request.',
  ],
  [
    /SSL|certificate/i,
    () => "Give git the server's certificate authority on the runner (`http.sslCAInfo`), or set GIT_SSL_CAINFO.",
  ],
  [
    /resolve|connect|proxy/i,
    () => 'Check the network of the runner, and `https_proxy` if it needs a proxy; then run the job again.',
  ],
];

function unreachable(source: RemoteSource, stderr: string): MissingDataError {
  const cause = presentable(causeIn(stderr), source);
  const cure =
    CURES.find(([pattern]) => pattern.test(stderr))?.[1](source) ??
    'Run the job again, or check out with fetch-depth: 0 before this step.';
  return new MissingDataError(`git could not fetch the commits from ${source.url} (${cause}). ${cure}`);
}
