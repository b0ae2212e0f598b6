import { append } from '../model/lists.ts';
import { quote } from './citation.ts';
import { stepRunsUs } from './gate-members.ts';
import { canonical, isMapping, textOf, type Job, type Mapping, type Step, type Workflow } from './gate-workflow.ts';

/** Inputs, variables and the like whose change is told one by one. */
const MOST_TOLD = 4;

/** What a change does to a workflow that runs us. */
export interface WorkflowChange {
  /** Phrases, the weightiest first. */
  readonly details: readonly string[];
  /** Something that the gate does or stands on; false when only other jobs, comments or layout change. */
  readonly concernsGate: boolean;
}

/** Compares two versions of a workflow that runs us. */
export function workflowChange(before: Workflow, after: Workflow, gateJobs: ReadonlySet<string>): WorkflowChange {
  if (canonical(before.value) === canonical(after.value))
    return { details: ['only comments and layout change'], concernsGate: false };
  const details = [
    ...triggerDetails(before.value['on'], after.value['on']),
    ...before.jobs.filter((job) => gateJobs.has(job.id)).flatMap((job) => jobDetails(job, after, gateJobs)),
    ...plainDetails(before.value, after.value, ['permissions', 'env', 'concurrency', 'defaults'], ''),
  ];
  const rest = (workflow: Workflow): string => canonical({ ...workflow.value, jobs: null, name: null });
  const jobsOf = (workflow: Workflow): string =>
    canonical(workflow.jobs.filter((job) => gateJobs.has(job.id)).map((job) => job.value));
  // A called workflow has no job that runs us by itself: all of it counts.
  const concernsGate =
    details.length > 0 || gateJobs.size === 0 || rest(before) !== rest(after) || jobsOf(before) !== jobsOf(after);
  return {
    details: details.length > 0 ? details : concernsGate ? [] : ['only jobs that have no part in the gate change'],
    concernsGate,
  };
}

function triggerDetails(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [triggersOf(before), triggersOf(after)];
  const details: string[] = [];
  for (const [event, filters] of old) {
    const kept = now.get(event);
    if (kept === undefined) details.push(`it no longer runs on \`${event}\``);
    else
      for (const key of new Set([...Object.keys(filters), ...Object.keys(kept)]))
        if (canonical(filters[key]) !== canonical(kept[key]))
          details.push(
            `\`${event}\` gets ${key === 'types' ? 'other' : 'another filter of'} \`${key}\`${told(filters[key], kept[key])}`,
          );
  }
  for (const event of now.keys()) if (!old.has(event)) details.push(`it also runs on \`${event}\``);
  return details;
}

/** `on: push`, `on: [push]`, `on: { push: … }`. */
function triggersOf(on: unknown): ReadonlyMap<string, Mapping> {
  if (isMapping(on)) return new Map(Object.entries(on).map(([event, value]) => [event, isMapping(value) ? value : {}]));
  const names: readonly unknown[] = Array.isArray(on) ? on : [on];
  return new Map(names.flatMap((name) => (typeof name === 'string' ? [[name, {}] as const] : [])));
}

function jobDetails(before: Job, { jobs }: Workflow, gateJobs: ReadonlySet<string>): readonly string[] {
  const after = jobs.find((job) => job.id === before.id) ?? jobs.find((job) => sharesSteps(before, job, gateJobs));
  if (!after) return [`the job \`${before.id}\` is deleted`];
  const details: string[] = [];
  if (before.checkName !== after.checkName)
    details.push(`its check is renamed from ${quote(before.checkName)} to ${quote(after.checkName)}`);
  if (before.uses !== after.uses) details.push(movedPin(before.uses, after.uses));
  append(details, stepDetails(before, after));
  const keys = [
    'if',
    'continue-on-error',
    'permissions',
    'needs',
    'env',
    'strategy',
    'timeout-minutes',
    'with',
    'secrets',
    'runs-on',
  ];
  return [...details, ...plainDetails(before.value, after.value, keys, 'the job’s ')];
}

function sharesSteps(before: Job, after: Job, gateJobs: ReadonlySet<string>): boolean {
  return (
    !gateJobs.has(after.id) &&
    after.steps.some((step) => stepRunsUs(step) && before.steps.some((one) => stepRunsUs(one)))
  );
}

function stepDetails(before: Job, after: Job): readonly string[] {
  const own = before.steps.filter((step) => stepRunsUs(step));
  const kept = after.steps.filter((step) => stepRunsUs(step));
  const details = own.flatMap((step, index) => {
    const now = kept[index];
    return now ? oneStep(step, now) : ['the step that runs the gate is taken out'];
  });
  const others = ({ steps }: Job): string =>
    canonical(steps.filter((step) => !stepRunsUs(step)).map(({ value }) => value));
  if (others(before) !== others(after)) details.push('the steps around the gate change');
  return details;
}

function oneStep(before: Step, after: Step): readonly string[] {
  const details: string[] = [];
  if (before.uses !== after.uses) details.push(movedPin(before.uses, after.uses));
  if (before.run !== after.run) details.push(`the command becomes ${quote(after.run)}`);
  append(
    details,
    plainDetails(
      before.value,
      after.value,
      ['if', 'continue-on-error', 'env', 'shell', 'timeout-minutes'],
      'the step’s ',
    ),
  );
  const [old, now] = [before.value['with'], after.value['with']].map((value) => (isMapping(value) ? value : {}));
  const inputs = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  const changed = inputs.filter((key) => canonical(old?.[key]) !== canonical(now?.[key]));
  for (const key of changed.slice(0, MOST_TOLD))
    details.push(`the input \`${key}\` changes${told(old?.[key], now?.[key])}`);
  return details;
}

function movedPin(before: string, after: string): string {
  const [oldName = '', oldRef = ''] = before.split('@');
  const [newName = '', newRef = ''] = after.split('@');
  if (after === '') return `\`${before}\` is no longer used`;
  return oldName === newName
    ? `the pin of \`${oldName}\` moves from \`${oldRef}\` to \`${newRef}\``
    : `\`${before}\` is replaced by \`${after}\``;
}

function plainDetails(before: Mapping, after: Mapping, keys: readonly string[], whose: string): readonly string[] {
  return keys
    .filter((key) => canonical(before[key]) !== canonical(after[key]))
    .map((key) => {
      if (after[key] === undefined) return `${whose}\`${key}\` is taken out`;
      return `${whose}\`${key}\` ${before[key] === undefined ? 'is added' : 'changes'}${told(before[key], after[key])}`;
    });
}

/** ` from "a" to "b"`, as far as they are short enough to be told. */
function told(before: unknown, after: unknown): string {
  const [old, now] = [before, after].map((value) => textOf(value) || (value === undefined ? '' : canonical(value)));
  const from = old ? ` from ${quote(old)}` : '';
  return now ? `${from} to ${quote(now)}` : from === '' ? '' : `${from} to nothing`;
}
