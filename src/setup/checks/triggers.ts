import { orderedPatterns } from '../../changes/path-patterns.ts';
import { supportedEvents } from '../../event/event.ts';
import type { Mapping } from '../../evidence/gate-workflow.ts';
import { enumerate } from '../../prose/plural.ts';
import type { Check, ExaminedSetup, Fault } from '../check.ts';
import { inputOf, listOf, type WorkflowFile } from '../gate-reading.ts';

/** What is missed without an activity of a pull request. Without `types` GitHub takes the first three. */
const ACTIVITIES: readonly {
  readonly type: string;
  readonly severity: 'problem' | 'weakness';
  readonly breaks: string;
}[] = [
  { type: 'opened', severity: 'problem', breaks: 'a new pull request is not scanned until somebody pushes to it' },
  { type: 'synchronize', severity: 'problem', breaks: 'what is pushed after the first scan is never scanned' },
  { type: 'reopened', severity: 'problem', breaks: 'a pull request that is opened again keeps an old result' },
  {
    type: 'edited',
    severity: 'problem',
    breaks: 'a pull request that passed against one base branch and is pointed at another keeps its green check',
  },
  { type: 'labeled', severity: 'weakness', breaks: 'the label that allows a change is noticed only at the next run' },
  {
    type: 'unlabeled',
    severity: 'weakness',
    breaks: 'a label that is taken away again still counts until the next run',
  },
];
const DEFAULT_TYPES = ['opened', 'synchronize', 'reopened'];

/** Events that start a scan of a pull request, in the order in which they are looked for. */
const STARTING = ['pull_request_target', 'pull_request'];

/** When the scan starts. */
export const triggerChecks: readonly Check[] = [
  {
    id: 'events',
    title: 'Every pull request and every push to it starts a scan',
    find: (setup) => ofStarted(setup, pullRequestFaults),
  },
  {
    id: 'reviews',
    title: 'An approval is noticed by itself',
    find: (setup) => ofStarted(setup, reviewFaults),
  },
  {
    id: 'merge-queue',
    title: 'The check reports in a merge queue',
    find(setup) {
      if (setup.started.length === 0) return null;
      if (setup.started.some(({ triggers }) => triggers.has('merge_group'))) return [];
      const other = setup.reading.workflows.find(({ triggers }) => triggers.has('merge_group'));
      const isUsed = other !== undefined || (setup.live?.kind === 'known' && setup.live.value.usesMergeQueue);
      const [first] = setup.started;
      return [
        {
          severity: isUsed ? 'problem' : 'weakness',
          message: isUsed
            ? `The repository uses a merge queue${other ? ` (${other.path} runs in it)` : ''}, and no scan starts there: a required check that does not report throws every pull request out of the queue.`
            : 'In a merge queue no scan would start, and a required check that does not report blocks the queue.',
          cure: 'Add `merge_group:` with `types: [checks_requested]`.',
          ...(first && { path: first.path, line: first.lineOf(['on']) }),
        },
      ];
    },
  },
  {
    id: 'filters',
    title: 'No filter leaves pull requests out',
    find: (setup) => ofStarted(setup, (file) => filterFaults(file, setup.branch)),
  },
  {
    id: 'known-events',
    title: 'The Action understands every event that starts it',
    find: (setup) =>
      ofStarted(setup, (file) =>
        [...file.triggers.keys()]
          .filter((event) => event !== 'workflow_call' && !supportedEvents.includes(event))
          .map((event) => ({
            severity: 'weakness',
            message: `The Action does not know the event \`${event}\`: such a run ends with an error.`,
            cure: `Take it out. It may run on ${enumerate(supportedEvents.map((one) => `\`${one}\``))}.`,
            path: file.path,
            line: file.lineOf(['on', event]),
          })),
      ),
  },
];

function ofStarted(
  { started }: ExaminedSetup,
  find: (file: WorkflowFile) => readonly Fault[],
): readonly Fault[] | null {
  return started.length === 0 ? null : started.flatMap(find);
}

function pullRequestFaults(file: WorkflowFile): readonly Fault[] {
  const event = STARTING.find((name) => file.triggers.has(name));
  if (event === undefined) {
    return [
      {
        severity: 'problem',
        message: 'No pull request starts a scan.',
        cure: 'Let it run on `pull_request` or `pull_request_target`.',
        path: file.path,
        line: file.lineOf(['on']),
      },
    ];
  }
  const types = listOf(file.triggers.get(event)?.['types']) ?? DEFAULT_TYPES;
  return ACTIVITIES.filter(({ type }) => !types.includes(type)).map(({ type, severity, breaks }) => ({
    severity,
    message: `\`${event}\` does not start on \`${type}\`: ${breaks}.`,
    cure: `Add \`${type}\` to its \`types\`.`,
    path: file.path,
    line: file.lineOf(['on', event, 'types']),
  }));
}

function reviewFaults(file: WorkflowFile): readonly Fault[] {
  if (!STARTING.some((name) => file.triggers.has(name))) return [];
  const writesStatus = file.scanning.some((job) => inputOf(job, 'status') === 'true');
  const review = file.triggers.get('pull_request_review');
  const place = { path: file.path, line: file.lineOf(['on', 'pull_request_review']) };
  if (!review) {
    if (!writesStatus) return [];
    return [
      {
        severity: 'weakness',
        message: 'A review starts no scan: an approval counts only after somebody runs the check again.',
        cure: 'Add `pull_request_review:` with `types: [submitted, edited, dismissed]`.',
        ...place,
      },
    ];
  }
  const faults: Fault[] = [];
  const types = listOf(review['types']);
  for (const [type, breaks] of [
    ['submitted', 'an approval counts only after somebody runs the check again'],
    ['dismissed', 'an approval that is dismissed still counts until the next run'],
  ] as const) {
    if (types !== null && !types.includes(type))
      faults.push({
        severity: 'weakness',
        message: `\`pull_request_review\` does not start on \`${type}\`: ${breaks}.`,
        cure: `Add \`${type}\` to its \`types\`.`,
        ...place,
      });
  }
  if (file.scanning.length > 0 && !writesStatus)
    faults.push({
      severity: 'weakness',
      message:
        'Runs that a review starts make a check of their own beside that of the pull request: the old red one stays, and an approval turns nothing green.',
      cure: 'Set the input `status: true`, give the job `statuses: write`, and require the status `anti-cheat`.',
      ...place,
    });
  return faults;
}

function filterFaults(file: WorkflowFile, branch: string | null): readonly Fault[] {
  return [...file.triggers].flatMap(([event, filters]) => {
    if (!/^(?:pull_request(?:_target|_review)?|merge_group)$/.test(event)) return [];
    const faults: Fault[] = [];
    const put = (key: string, severity: Fault['severity'], message: string, cure: string): unknown =>
      faults.push({ severity, message, cure, path: file.path, line: file.lineOf(['on', event, key]) });
    for (const key of ['paths', 'paths-ignore'])
      if (filters[key] !== undefined)
        put(
          key,
          'problem',
          `\`${event}\` has a filter \`${key}\`: a pull request that it leaves out never gets the required check, and waits for ever.`,
          'Take the filter out: a scan of a change without code takes a second.',
        );
    for (const key of ['branches', 'branches-ignore'])
      if (filters[key] !== undefined) {
        const isLeftOut = branch !== null && !admits(filters, branch);
        put(
          key,
          isLeftOut ? 'problem' : 'weakness',
          isLeftOut
            ? `\`${event}\` has a filter \`${key}\` that leaves out ${branch}: pull requests to it are not scanned.`
            : `\`${event}\` has a filter \`${key}\`: pull requests to other branches are not scanned.`,
          'Take the filter out; which branches require the check is for the ruleset to say.',
        );
      }
    return faults;
  });
}

function admits(filters: Mapping, branch: string): boolean {
  try {
    const only = listOf(filters['branches']);
    if (only !== null) return orderedPatterns(only)(branch) === 'included';
    return orderedPatterns(listOf(filters['branches-ignore']) ?? [])(branch) !== 'included';
  } catch {
    return false;
  }
}
