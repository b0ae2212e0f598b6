import { isMapping, textOf, type Job } from '../../evidence/gate-workflow.ts';
import type { Check, ExaminedSetup, Fault } from '../check.ts';
import type { WorkflowFile } from '../gate-reading.ts';

/** Whatever lets a run end well without a scan, or not end at all. */
export const conditionChecks: readonly Check[] = [
  {
    id: 'conditions',
    title: 'Nothing skips the scan',
    find: (setup) =>
      ofGateJobs(setup, (file, job) => {
        const faults: Fault[] = [];
        const at = (...keys: readonly PropertyKey[]): { path: string; line: number } => ({
          path: file.path,
          line: file.lineOf(['jobs', job.id, ...keys]),
        });
        if (job.value['if'] !== undefined)
          faults.push({
            severity: 'problem',
            message: `The job \`${job.id}\` has an \`if:\`. A job that is skipped counts as passed.`,
            cure: 'Take the condition out: the Action itself passes at once where there is nothing to scan.',
            ...at('if'),
          });
        if (job.value['needs'] !== undefined)
          faults.push({
            severity: 'problem',
            message: `The job \`${job.id}\` waits for another job (\`needs:\`). When that one fails, this one is skipped, which counts as passed.`,
            cure: 'Let the scan be a job of its own that needs none.',
            ...at('needs'),
          });
        for (const { step, index } of file.scanning.filter((one) => one.job === job))
          if (step.value['if'] !== undefined)
            faults.push({
              severity: 'problem',
              message: 'The step that scans has an `if:`: where it does not hold, the job passes without a scan.',
              cure: 'Take the condition out.',
              ...at('steps', index, 'if'),
            });
        return faults;
      }),
  },
  {
    id: 'failures',
    title: 'A failure fails the job',
    find: (setup) =>
      ofGateJobs(setup, (file, job) => {
        const keys: (readonly PropertyKey[])[] = [];
        if (isSet(job.value['continue-on-error'])) keys.push(['continue-on-error']);
        for (const { step, index } of file.scanning.filter((one) => one.job === job))
          if (isSet(step.value['continue-on-error'])) keys.push(['steps', index, 'continue-on-error']);
        return keys.map((key) => ({
          severity: 'problem',
          message: '`continue-on-error` lets the job pass whatever the scan finds.',
          cure: 'Take it out. To see reports without blocking anybody, set `enforce: false` in the configuration.',
          path: file.path,
          line: file.lineOf(['jobs', job.id, ...key]),
        }));
      }),
  },
  {
    id: 'cancellation',
    title: 'No run is cancelled by the next one',
    find: (setup) =>
      setup.reading.workflows.filter(({ isGate }) => isGate).length === 0
        ? null
        : setup.reading.workflows
            .filter(({ isGate }) => isGate)
            .flatMap((file) => {
              const places: (readonly PropertyKey[])[] = [
                ['concurrency'],
                ...file.scanning.map(({ job }) => ['jobs', job.id, 'concurrency'] as const),
              ];
              return places
                .filter((keys) => cancels(valueAt(file, keys)))
                .map((keys) => ({
                  severity: 'problem',
                  message:
                    '`cancel-in-progress` ends a run when the next begins. A cancelled check blocks the pull request, or the commit that it was for stays without a result.',
                  cure: 'Take it out: a scan takes seconds.',
                  path: file.path,
                  line: file.lineOf([...keys, 'cancel-in-progress']),
                }));
            }),
  },
  {
    id: 'time-limit',
    title: 'The job has a time limit',
    find: (setup) =>
      ofScanningJobs(setup, (file, job) =>
        job.value['timeout-minutes'] !== undefined
          ? []
          : [
              {
                severity: 'weakness',
                message: `The job \`${job.id}\` has no \`timeout-minutes\`: one that hangs holds the pull request for six hours.`,
                cure: 'Add `timeout-minutes: 10`.',
                path: file.path,
                line: job.line,
              },
            ],
      ),
  },
];

/** Asks about every job that takes part: those that scan, and those that call a workflow that does. */
function ofGateJobs(
  { reading }: ExaminedSetup,
  find: (file: WorkflowFile, job: Job) => readonly Fault[],
): readonly Fault[] | null {
  const files = reading.workflows.filter(({ isGate }) => isGate);
  if (files.length === 0) return null;
  return files.flatMap((file) => {
    const needed = new Set(file.workflow?.jobs.flatMap(({ value }) => needsOf(value['needs'])));
    const own = (job: Job): boolean =>
      file.scanning.some((one) => one.job === job) || (job.uses !== '' && !needed.has(job.id));
    const ids = reading.gate.workflows.get(file.path)?.jobs;
    return (file.workflow?.jobs ?? []).filter((job) => ids?.has(job.id) && own(job)).flatMap((job) => find(file, job));
  });
}

function ofScanningJobs(
  { reading }: ExaminedSetup,
  find: (file: WorkflowFile, job: Job) => readonly Fault[],
): readonly Fault[] | null {
  const files = reading.workflows.filter(({ scanning }) => scanning.length > 0);
  return files.length === 0 ? null : files.flatMap((file) => file.scanning.flatMap(({ job }) => find(file, job)));
}

function needsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map(textOf);
}

/** An expression may well be true: only a plain `false` is known to be none. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== false;
}

function cancels(concurrency: unknown): boolean {
  return isMapping(concurrency) && isSet(concurrency['cancel-in-progress']);
}

function valueAt({ workflow }: WorkflowFile, keys: readonly PropertyKey[]): unknown {
  let value: unknown = workflow?.value;
  for (const key of keys) value = isMapping(value) ? value[String(key)] : undefined;
  return value;
}
