import { createHash } from 'node:crypto';
import { formatManifest, manifestPath } from '../checksums/manifest.ts';
import { frameworks } from '../generated/frameworks.ts';
import { rules } from '../generated/rules.ts';
import { branchNames } from '../git/branch-names.ts';
import { openRepository } from '../git/repository.ts';
import type { Config } from '../model/policy.ts';
import { UserError } from '../model/problem.ts';
import type { PresetName } from '../model/report.ts';
import type { Repository } from '../model/repository.ts';
import { configPaths, loadPolicy } from '../policy/load.ts';
import { presets } from '../policy/schema.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { configText } from '../setup/config-text.ts';
import { plannedFile, type PlannedFile, type PlannedSection } from '../setup/files-plan.ts';
import { readGate } from '../setup/gate-reading.ts';
import { overviewOf } from '../setup/init-report.ts';
import { withMarkedSection } from '../setup/marked-section.ts';
import { SETUPS, type SetupKind } from '../setup/setup-kind.ts';
import { stepsFor } from '../setup/steps.ts';
import { surveyOf } from '../setup/survey.ts';
import { workTreeAround, type WorkTree } from '../setup/work-tree.ts';
import { workflowText, WORKFLOW_PATH } from '../setup/workflow-text.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { protectedChecksums } from './checksum.ts';
import { EXIT, type Command } from './command.ts';
import { contractText } from './contract.ts';

const kinds = SETUPS.map(({ kind }) => kind);

const usage = `usage: anti-cheat init [--repo DIR] [--write] [--setup ${kinds.join('|')}]
                       [--preset ${presets.join('|')}] [--pin SHA] [--contract FILE]

  Shows what a repository holds, the files that would put it under the gate, and the steps that make the check
  required. It asks nothing and changes nothing without --write.

  --repo DIR       a git repository (default: this folder); its HEAD is looked at
  --write          write the files; one that is there already is never touched
  --setup KIND     pull-request: the simple one (default); target: with pull_request_target;
                   ruleset: the organisation requires the workflow from another repository
  --preset NAME    the preset of the configuration (default: recommended)
  --pin SHA        commit id of the release of the Action, for the workflow
  --contract FILE  with --write, also keep the rules for coding agents in this file of the repository, between two
                   markers: AGENTS.md, CLAUDE.md, .github/copilot-instructions.md`;

const MAX_BLOB_BYTES = 512 * 1024 * 1024;
const INSTRUCTIONS = ['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md'];

interface Wishes {
  readonly kind: SetupKind;
  readonly preset: PresetName;
  readonly pin: string | null;
  readonly contract: string | null;
  readonly writes: boolean;
}

export const initCommand: Command = {
  name: 'init',
  summary: 'put a repository under the gate',
  usage,
  async run(args, terminal) {
    const names = { values: ['repo', 'setup', 'preset', 'pin', 'contract'], flags: ['write'] };
    const given = readArguments(args, names, usage);
    const extra = given.positionals[0];
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const wishes = wishesIn(given);
    const directory = given.value('repo') ?? '.';
    const repository = await openRepository(directory, { maxBlobBytes: MAX_BLOB_BYTES });
    try {
      const workTree = workTreeAround(directory);
      if (workTree === null && wishes.writes)
        throw new UserError('this is a bare repository, which has no files to write: run init in a clone of it.');
      const place = { repository, workTree, directory, commit: await repository.resolve('HEAD') };
      terminal.out(await prepared(place, wishes));
      return EXIT.ok;
    } finally {
      await repository.close();
    }
  },
};

/** What is looked at, and written to. */
interface Place {
  readonly repository: Repository;
  readonly commit: string;
  /** Null for a bare repository. */
  readonly workTree: WorkTree | null;
  readonly directory: string;
}

function wishesIn(given: Arguments): Wishes {
  const kind = kinds.find((one) => one === (given.value('setup') ?? 'pull-request'));
  if (kind === undefined) throw new UserError(`--setup must be one of ${kinds.join(', ')}\n${usage}`);
  const preset = presets.find((one) => one === (given.value('preset') ?? 'recommended'));
  if (preset === undefined) throw new UserError(`--preset must be one of ${presets.join(', ')}\n${usage}`);
  const pin = given.value('pin') ?? null;
  if (pin !== null && !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(pin))
    throw new UserError('--pin takes the full commit id of a release: 40 lower-case hexadecimal digits.');
  return { kind, preset, pin, contract: given.value('contract') ?? null, writes: given.flag('write') };
}

/** Plans, writes if wished, and tells. */
async function prepared(place: Place, wishes: Wishes): Promise<string> {
  const { repository, commit, workTree, directory } = place;
  const { config, configPath } = await loadPolicy(repository, commit, {
    knownRules: allRuleMetas(rules).map(({ id }) => id),
  });
  const survey = await surveyOf(repository, commit, config, frameworks);
  const { workflows } = await readGate(repository, commit);
  const tree = new Set((await repository.tree(commit)).map(({ path }) => path));
  const isThere = (path: string): boolean =>
    tree.has(path) || (workTree !== null && workTree.occupant(path) !== 'nothing');
  const names = await branchNames(directory);
  const gates = workflows.filter(({ isGate }) => isGate).map(({ path }) => path);
  const queue = workflows.filter(({ triggers }) => triggers.has('merge_group')).map(({ path }) => path);
  const text = configText(wishes.preset, survey.suspects);
  const files = await plan(place, config, text, gates, wishes, isThere);
  const section = wishes.contract === null ? null : await sectionIn(workTree, wishes.contract);
  if (wishes.writes && workTree !== null) await write(workTree, files, section);
  return overviewOf({
    commit,
    branches: names,
    survey,
    present: {
      config: configPath,
      manifest: tree.has(manifestPath),
      gates,
      queue,
      instructions: INSTRUCTIONS.filter(isThere),
    },
    files,
    elsewhere: wishes.kind === 'ruleset' ? workflowText('ruleset', wishes.pin) : null,
    section,
    isWritten: wishes.writes,
    steps: stepsFor({
      kind: wishes.kind,
      branch: names.remoteDefault ?? names.current ?? 'the default branch',
      needsPin: wishes.pin === null,
      usesMergeQueue: queue.length > 0,
    }),
  });
}

async function plan(
  { repository, commit }: Place,
  config: Config,
  configuration: string,
  gates: readonly string[],
  { kind, pin }: Wishes,
  isThere: (path: string) => boolean,
): Promise<readonly PlannedFile[]> {
  const [path, otherPath] = configPaths;
  const configFile = plannedFile(path, configuration, [otherPath], isThere);
  const { entries } = await protectedChecksums(repository, commit, config);
  // The configuration is one of the gate's files, so it is recorded with the bytes that it is going to have.
  const added = configFile.kept === null ? [{ path, sha256: sha256(configuration) }] : [];
  return [
    configFile,
    plannedFile(manifestPath, formatManifest([...entries, ...added]), [], isThere),
    ...(kind === 'ruleset' ? [] : [plannedFile(WORKFLOW_PATH, workflowText(kind, pin), gates, isThere)]),
  ];
}

/** The file for coding agents with our section. */
async function sectionIn(workTree: WorkTree | null, path: string): Promise<PlannedSection> {
  const occupant = workTree?.occupant(path) ?? 'nothing';
  if (occupant === 'something else') throw new UserError(`${path} is no regular file: name another one.`);
  const before = workTree !== null && occupant === 'file' ? await workTree.read(path) : '';
  const marked = withMarkedSection(before, contractText());
  if (marked.kind === 'broken') throw new UserError(`nothing can be added to ${path}: ${marked.reason}.`);
  return { path, isNew: occupant === 'nothing', text: marked.kind === 'written' ? marked.text : null };
}

async function write(workTree: WorkTree, files: readonly PlannedFile[], section: PlannedSection | null): Promise<void> {
  const wanted = files.filter(({ kept }) => kept === null);
  // All of them are looked at before the first is written: a refusal leaves nothing half done.
  for (const { path } of wanted) workTree.occupant(path);
  for (const { path, text } of wanted) await workTree.create(path, text);
  if (section?.text == null) return;
  await (section.isNew ? workTree.create(section.path, section.text) : workTree.replace(section.path, section.text));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
