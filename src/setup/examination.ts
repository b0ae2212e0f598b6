import { createClassifier } from '../changes/classify.ts';
import { loadManifest, verifyManifest } from '../checksums/digest.ts';
import { manifestPath } from '../checksums/manifest.ts';
import type { BranchRules } from '../github/branch-rules.ts';
import type { Config } from '../model/policy.ts';
import { UserError } from '../model/problem.ts';
import type { Known } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { loadPolicy } from '../policy/load.ts';
import { builtInConfig } from '../policy/parse.ts';
import type { ExaminedSetup } from './check.ts';
import { readGate, type WorkflowFile } from './gate-reading.ts';
import type { SetupKind } from './setup-kind.ts';

/** What is asked beside the repository itself. */
export interface ExaminationOptions {
  readonly knownRules: readonly string[];
  readonly branch: string | null;
  readonly today: string;
  /** The workflow lies in another repository, so nothing here can tell. */
  readonly isRuleset: boolean;
  readonly live: Known<BranchRules> | null;
}

/** Reads from a commit all that the checks ask about. */
export async function examine(
  repository: Repository,
  commit: string,
  { knownRules, branch, today, isRuleset, live }: ExaminationOptions,
): Promise<ExaminedSetup> {
  const config = await configOf(repository, commit, knownRules);
  const reading = await readGate(repository, commit);
  const started = reading.workflows.filter(
    ({ isGate, triggers }) => isGate && [...triggers.keys()].some((event) => event !== 'workflow_call'),
  );
  return {
    config,
    manifest: await manifestOf(repository, commit, config.kind === 'valid' ? config.config : builtInConfig()),
    reading,
    started,
    kind: isRuleset ? 'ruleset' : kindOf(started),
    branch,
    today,
    live,
  };
}

async function configOf(
  repository: Repository,
  commit: string,
  knownRules: readonly string[],
): Promise<ExaminedSetup['config']> {
  try {
    const { config, configPath } = await loadPolicy(repository, commit, { knownRules });
    return { kind: 'valid', path: configPath, config };
  } catch (error) {
    if (error instanceof UserError) return { kind: 'invalid', message: error.message };
    throw error;
  }
}

async function manifestOf(repository: Repository, commit: string, config: Config): Promise<ExaminedSetup['manifest']> {
  const manifest = await loadManifest(repository, commit);
  if (manifest === null) return null;
  const { problems, entries } = manifest;
  const { mismatched, missing, skipped } = await verifyManifest(repository, commit, manifest);
  const classifier = createClassifier({ ...config, generated: [] });
  const recorded = new Set(entries.map(({ path }) => path));
  const unrecorded = (await repository.tree(commit))
    .filter(({ kind }) => kind !== 'submodule')
    .map(({ path }) => path)
    .filter((path) => path !== manifestPath && classifier.isProtected(path) && !recorded.has(path));
  return {
    problems,
    stale: [...mismatched.map(({ path }) => path), ...missing, ...skipped.map(({ path }) => path)].toSorted(),
    unrecorded,
  };
}

/** The strongest of the ways that the workflows take. */
function kindOf(started: readonly WorkflowFile[]): SetupKind | null {
  const runsOn = (event: string): boolean => started.some(({ triggers }) => triggers.has(event));
  if (runsOn('pull_request_target')) return 'target';
  return started.length > 0 ? 'pull-request' : null;
}
