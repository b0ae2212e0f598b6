import type { ComparedFile } from '../model/change.ts';
import { occasionsOf, type PipelineFile } from './called-workflows.ts';
import { pathOn, textOn, type Side } from './config-text.ts';
import { isIdleScript, programsIn } from './idle-script.ts';
import type { Occasion, Reach } from './occasions.ts';
import { variablesIn, type Variable } from './run-variables.ts';
import { countingRuns, type ScriptUnit } from './script-unit.ts';
import { commandsOf } from './shell-command.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import { testRunsIn, type TestRun } from './test-run.ts';
import { triggerPlace } from './trigger-filters.ts';
import { workflowSteps, type WorkflowStep } from './workflow-steps.ts';

/** A step with what it runs. */
interface RunningStep {
  readonly step: WorkflowStep;
  readonly runs: readonly TestRun[];
  /** Place among the steps of its job. */
  readonly index: number;
}

/**
 * The steps of both sides of the CI files, each with the key of the step that takes its place.
 * @param untouched Workflows and actions that the change leaves alone: they run tests too, and are called.
 */
export function workflowUnits(
  touched: readonly ComparedFile[],
  untouched: readonly PipelineFile[],
): {
  readonly before: readonly ScriptUnit[];
  readonly after: readonly ScriptUnit[];
} {
  const before: ScriptUnit[] = [];
  const after: ScriptUnit[] = [];
  const files = [...touched, ...untouched.map(unchangedFile)];
  const occasionsThen = occasionsOf(
    files.map((file) => ({ path: pathOn(file, 'before'), text: textOn(file, 'before') })),
  );
  const occasionsNow = occasionsOf(files.map((file) => ({ path: pathOn(file, 'after'), text: textOn(file, 'after') })));
  for (const file of files) {
    const old = indexed(workflowSteps(file, 'before'));
    const now = indexed(workflowSteps(file, 'after'));
    const partners = partnersOf(old, now);
    const then = occasionsThen.get(pathOn(file, 'before')) ?? [];
    const today = occasionsNow.get(pathOn(file, 'after')) ?? [];
    for (const [at, one] of old.entries()) before.push(unitOf(one, `${file.change.path} ${at}`, then, 'before'));
    for (const [at, one] of now.entries()) {
      const partner = partners.get(one);
      const key = partner === undefined ? `${file.change.path} new ${at}` : `${file.change.path} ${partner}`;
      after.push(unitOf(one, key, today, 'after'));
    }
  }
  return { before, after };
}

function indexed(steps: readonly WorkflowStep[]): readonly RunningStep[] {
  const counts = new Map<string, number>();
  // What a step writes to the environment file holds for the later steps of its job.
  const written = new Map<string, readonly Variable[]>();
  return steps.map((step) => {
    const index = counts.get(step.job) ?? 0;
    counts.set(step.job, index + 1);
    const variables = [...step.variables, ...(written.get(step.job) ?? [])];
    if (step.script.includes('GITHUB_ENV'))
      written.set(step.job, [...(written.get(step.job) ?? []), ...variablesIn(commandsOf(step.script))]);
    return { step, runs: testRunsIn(step.script, step.strictness, step.hasPipefail, variables), index };
  });
}

/** For steps of the head the place of the base's step that they continue: same script, same name, same runner, same place. */
function partnersOf(old: readonly RunningStep[], now: readonly RunningStep[]): ReadonlyMap<RunningStep, number> {
  const partners = new Map<RunningStep, number>();
  const taken = new Set<number>();
  const ways: readonly ((a: RunningStep, b: RunningStep) => boolean)[] = [
    (a, b) => sameJob(a, b) && a.step.name === b.step.name && a.step.script === b.step.script,
    (a, b) => sameJob(a, b) && a.step.script === b.step.script,
    (a, b) => sameJob(a, b) && a.step.name !== '' && a.step.name === b.step.name,
    (a, b) => sameJob(a, b) && sharesRunner(a, b),
    (a, b) => a.step.script === b.step.script && a.step.name === b.step.name && a.runs.length > 0,
    (a, b) => sameJob(a, b) && a.runs.length > 0 && b.runs.length > 0,
    (a, b) => sameJob(a, b) && a.index === b.index && a.runs.length > 0 && mayStandFor(b.step.script),
  ];
  for (const fits of ways) {
    for (const one of now) {
      if (partners.has(one)) continue;
      const at = old.findIndex((other, index) => !taken.has(index) && fits(other, one));
      if (at === -1) continue;
      partners.set(one, at);
      taken.add(at);
    }
  }
  return partners;
}

/** A script in the place of one that ran tests: it does nothing, or starts something that says it tests. */
function mayStandFor(script: string): boolean {
  return (
    isIdleScript(script) ||
    programsIn(script).some((path) => /(?:^|[/_.-])(?:tests?|check|checks|ci|verify|spec|all)(?=[/_.-]|$)/i.test(path))
  );
}

function sameJob(a: RunningStep, b: RunningStep): boolean {
  return a.step.job === b.step.job;
}

function sharesRunner(a: RunningStep, b: RunningStep): boolean {
  return a.runs.some((run) => b.runs.some((other) => other.runner === run.runner));
}

function unitOf({ step, runs }: RunningStep, key: string, occasions: readonly Occasion[], side: Side): ScriptUnit {
  const job = step.job.replace(/^\//, '');
  const name = step.name === '' ? (runs[0]?.text.split('\n')[0] ?? step.script.split('\n')[0] ?? '') : step.name;
  return {
    file: step.file,
    key,
    group: step.job,
    title: `The step ${cited(name)} of ${cited(job || step.file.change.path)}`,
    runs,
    isNamedTest: false,
    standing: 'decides',
    isIdle: isIdleScript(step.script),
    programs: programsIn(step.script),
    pardon: step.pardon,
    off: step.off,
    ...reachOf(step, occasions, side),
    folder: step.folder,
    range: step.range,
    place: step.place,
  };
}

/** What the author of a change chooses: a condition on it is a way around the tests. */
const CHOSEN =
  /github\.(?:head_ref|actor|triggering_actor|event\.(?:pull_request\.(?:title|body|user|labels|head\.(?:ref|label))|head_commit|commits|sender|label))|\$CI_COMMIT_(?:MESSAGE|TITLE|DESCRIPTION)|\$CI_MERGE_REQUEST_(?:TITLE|DESCRIPTION|LABELS|SOURCE_BRANCH_NAME)|\bvars\./;
/** Customs of repositories that have nothing to do with what is tested. */
const CUSTOMARY =
  /dependabot|renovate|\[bot\]|bot'|release|skip[ -]ci|ci[ -]skip|changeset|gh-pages|l10n|crowdin|backport|head\.repo|draft/i;

/** When a step runs, and what keeps it from running earlier. */
function reachOf(
  { conditions, file, range }: WorkflowStep,
  occasions: readonly Occasion[],
  side: Side,
): Pick<ScriptUnit, 'reach' | 'limit' | 'escape'> {
  const held = occasions.filter((occasion) => conditions.every((condition) => condition.holds(occasion) !== false));
  const reach = held.reduce<Reach>((most, occasion) => (occasion.reach > most ? occasion.reach : most), 0);
  const missed = occasions.find((occasion) => occasion.reach > reach);
  const excluding = missed && conditions.find((condition) => condition.holds(missed) === false);
  const limit = excluding ? { text: excluding.text, range: excluding.range ?? range } : triggerPlace(file, side);
  const escape = conditions.find(({ text }) => CHOSEN.test(text) && !CUSTOMARY.test(text)) ?? null;
  return {
    reach,
    limit: reach === 2 ? null : limit,
    escape: escape?.range ? { text: escape.text, range: escape.range } : null,
  };
}

function unchangedFile({ path, text }: PipelineFile): ComparedFile {
  const entry = { path, id: '', kind: 'file' } as const;
  return {
    change: {
      status: 'modified',
      path,
      previousPath: null,
      before: entry,
      after: entry,
      class: 'product',
      previousClass: 'product',
      isProtected: false,
      wasProtected: false,
      isGenerated: false,
    },
    before: { kind: 'text', text, encoding: 'utf-8' },
    after: { kind: 'text', text, encoding: 'utf-8' },
    added: [],
    removed: [],
  };
}

/**
 * A step that ran tests and is gone. Whole jobs and files may go for many reasons, and what other files run is not seen; nor
 * is it grave where the same file still runs tests.
 */
export function removedStep(unit: ScriptUnit, surviving: readonly ScriptUnit[]): Tampering {
  const siblings = surviving.filter(({ file }) => file === unit.file);
  const isBare =
    siblings.some(({ group }) => group === unit.group) && siblings.every((one) => countingRuns(one).length === 0);
  const { after } = unit.file;
  const rows = after.kind === 'text' ? after.text.split('\n').length : 1;
  const line = Math.min(rows, Math.max(1, (unit.file.removed[0]?.start ?? 2) - 1));
  return tamperingWith(unit.file, {
    range: { startLine: line, startColumn: 1, endLine: line, endColumn: 1 },
    level: isBare ? 'violation' : 'probation',
    message: `${unit.title} is gone, and no other changed job runs ${cited(unit.runs[0]?.text ?? 'the tests')}.`,
    matched: `${unit.title} removed`,
  });
}
