import type { ComparedFile } from '../model/change.ts';
import { isIdleScript } from './idle-script.ts';
import { countingRuns, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import { testRunsIn, type TestRun } from './test-run.ts';
import { workflowSteps, type WorkflowStep } from './workflow-steps.ts';

/** A step with what it runs. */
interface RunningStep {
  readonly step: WorkflowStep;
  readonly runs: readonly TestRun[];
  /** Place among the steps of its job. */
  readonly index: number;
}

/** The steps of both sides of the CI files, each with the key of the step that takes its place. */
export function workflowUnits(files: readonly ComparedFile[]): {
  readonly before: readonly ScriptUnit[];
  readonly after: readonly ScriptUnit[];
} {
  const before: ScriptUnit[] = [];
  const after: ScriptUnit[] = [];
  for (const file of files) {
    const old = indexed(workflowSteps(file, 'before'));
    const now = indexed(workflowSteps(file, 'after'));
    const partners = partnersOf(old, now);
    for (const [at, one] of old.entries()) before.push(unitOf(one, `${file.change.path} ${at}`));
    for (const [at, one] of now.entries()) {
      const partner = partners.get(one);
      after.push(
        unitOf(one, partner === undefined ? `${file.change.path} new ${at}` : `${file.change.path} ${partner}`),
      );
    }
  }
  return { before, after };
}

function indexed(steps: readonly WorkflowStep[]): readonly RunningStep[] {
  const counts = new Map<string, number>();
  return steps.map((step) => {
    const index = counts.get(step.job) ?? 0;
    counts.set(step.job, index + 1);
    return { step, runs: testRunsIn(step.script, step.strictness, step.hasPipefail), index };
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
    (a, b) => sameJob(a, b) && a.index === b.index && a.runs.length > 0 && isIdleScript(b.step.script),
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

function sameJob(a: RunningStep, b: RunningStep): boolean {
  return a.step.job === b.step.job;
}

function sharesRunner(a: RunningStep, b: RunningStep): boolean {
  return a.runs.some((run) => b.runs.some((other) => other.runner === run.runner));
}

function unitOf({ step, runs }: RunningStep, key: string): ScriptUnit {
  const job = step.job.replace(/^\//, '');
  const name = step.name === '' ? (runs[0]?.text.split('\n')[0] ?? step.script.split('\n')[0] ?? '') : step.name;
  return {
    file: step.file,
    key,
    group: step.job,
    title: `The step ${cited(name)} of ${cited(job || step.file.change.path)}`,
    runs,
    isNamedTest: false,
    isIdle: isIdleScript(step.script),
    pardon: step.pardon,
    off: step.off,
    folder: step.folder,
    range: step.range,
    place: step.place,
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
