import type { Entry } from '../model/change.ts';
import type { Config } from '../model/policy.ts';
import { MissingDataError, UserError } from '../model/problem.ts';
import type { Repository } from '../model/repository.ts';
import { builtInConfig, largestConfig, parseConfigBytes } from './parse.ts';
import { clipped } from './suggestion.ts';

/** Where a config is looked for; both at once is an error, since one of them would be without effect unnoticed. */
export const configPaths = ['.github/anti-cheat.yml', '.github/anti-cheat.yaml'] as const;

/** The policy, and the path it came from; null for the built-in one. */
export interface Policy {
  readonly config: Config;
  readonly configPath: string | null;
}

export interface PolicyOptions {
  /** A file given on the command line, in place of the repository's. */
  readonly configOverride?: { readonly path: string; readonly bytes: Uint8Array };
  /** Another path at the policy commit, in place of the usual ones. It must exist. */
  readonly configPath?: string;
  /** Ids of all rules there are. */
  readonly knownRules: readonly string[];
}

/**
 * The policy that a scan runs under.
 *
 * @param policyCommit The tip of the target branch, never the head: a pull request cannot bring its own policy.
 * @throws {UserError} When the config is invalid, stands twice, or is no regular file.
 * @throws {MissingDataError} When the repository lacks the config's bytes.
 */
export async function loadPolicy(
  repository: Repository,
  policyCommit: string,
  options: PolicyOptions,
): Promise<Policy> {
  const { configOverride, knownRules } = options;
  if (configOverride) {
    const { path, bytes } = configOverride;
    return { config: parseConfigBytes(bytes, path, knownRules), configPath: path };
  }
  const entry = await findConfig(repository, policyCommit, options.configPath ?? null);
  if (!entry) return { config: builtInConfig(), configPath: null };
  const bytes = await configBytes(repository, entry);
  return { config: parseConfigBytes(bytes, entry.path, knownRules), configPath: entry.path };
}

/**
 * Checks the config that a pull request would merge, so that a broken one is noticed before it breaks every later run.
 * It is never used.
 *
 * @returns What is wrong with it; null when it is valid or absent. The text quotes the file: reporters escape it.
 * @throws {MissingDataError} When the repository lacks the config's bytes.
 */
export async function validateHeadConfig(
  repository: Repository,
  headCommit: string,
  options: Omit<PolicyOptions, 'configOverride'>,
): Promise<string | null> {
  try {
    await loadPolicy(repository, headCommit, options);
    return null;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

async function findConfig(repository: Repository, commit: string, givenPath: string | null): Promise<Entry | null> {
  if (givenPath !== null) {
    const entry = await repository.entry(commit, givenPath);
    if (entry) return entry;
    throw new UserError(
      `there is no ${clipped(givenPath)} at the policy commit ${commit.slice(0, 12)}: commit the config to the target branch first, or leave the path out.`,
    );
  }
  const [first, second] = await Promise.all(configPaths.map((path) => repository.entry(commit, path)));
  if (first && second) {
    throw new UserError(`${first.path} and ${second.path} both exist: keep one, because only one can be in effect.`);
  }
  return first ?? second ?? null;
}

async function configBytes(repository: Repository, entry: Entry): Promise<Uint8Array> {
  const path = clipped(entry.path);
  if (entry.kind === 'symlink' || entry.kind === 'submodule') {
    throw new UserError(`${path} is a ${entry.kind}: replace it by a regular file, since links are never followed.`);
  }
  const bytes = await repository.bytes(entry.id);
  if (bytes) return bytes;
  const { kind } = await repository.content(entry.id);
  if (kind === 'too-large') {
    throw new UserError(`${path} is larger than ${largestConfig / 1024} KiB, which no config needs: shorten it.`);
  }
  throw new MissingDataError(`the repository lacks the content of ${path}: fetch the target branch in full.`);
}
