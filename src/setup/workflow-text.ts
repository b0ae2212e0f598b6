import { TOOL } from '../model/tool.ts';
import type { SetupKind } from './setup-kind.ts';

/** Where the workflow of this repository is written. */
export const WORKFLOW_PATH = '.github/workflows/anti-cheat.yml';

/** The context of the status that every event writes. */
export const STATUS_CONTEXT = 'anti-cheat';

/**
 * The check run that holds the annotations. Another name, because GitHub requires both of a check and a status that are
 * called the same.
 */
export const REPORT_CHECK = 'anti-cheat report';

/** Stands for the commit id of the release until somebody fills it in. */
export const PIN_PLACEHOLDER = '<SHA>';

/** The repository of the Action. */
export const ACTION = 'anti-cheat/anti-cheat';

/**
 * The workflow of a set-up.
 *
 * None of the three has an `if:`, a filter of paths or branches, or a cancellation: each of them would leave a pull request
 * without a result, or with a skipped one, which GitHub counts as passed. None checks anything out: the Action fetches the
 * commits by itself, into a folder of its own. With `status: true` the job has another name than the status, since GitHub
 * would otherwise require both.
 * @param pin Commit id of the release; a placeholder when it is not known.
 */
export function workflowText(kind: SetupKind, pin: string | null): string {
  const lines = [
    ...HEADS[kind],
    ...jobLines(kind),
    `      - uses: ${ACTION}@${pin ?? PIN_PLACEHOLDER} # v${TOOL.version}`,
  ];
  if (kind !== 'ruleset') lines.push('        with:', '          status: true');
  return `${lines.join('\n')}\n`;
}

const REVIEWS = ['  pull_request_review:', '    types: [submitted, edited, dismissed]'];
const QUEUE = ['  merge_group:', '    types: [checks_requested]'];
const TYPES = '    types: [opened, synchronize, reopened, edited, labeled, unlabeled]';

const HEADS: Readonly<Record<SetupKind, readonly string[]>> = {
  'pull-request': [
    '# Were the green tests earned? anti-cheat reads the pull request and runs nothing of it.',
    '# Required is the commit status `anti-cheat`, which every event below writes anew, not this job.',
    'name: anti-cheat',
    'on:',
    '  pull_request:',
    TYPES,
    ...REVIEWS,
    ...QUEUE,
  ],
  target: [
    '# Were the green tests earned? anti-cheat reads the pull request and runs nothing of it.',
    '# Required is the commit status `anti-cheat`, which every event below writes anew, not this job.',
    '# The file of the default branch counts. Never check out or run code of the pull request here.',
    'name: anti-cheat',
    'on:',
    '  pull_request_target:',
    TYPES,
    ...REVIEWS,
    ...QUEUE,
  ],
  ruleset: [
    '# Were the green tests earned? anti-cheat reads the pull request and runs nothing of it.',
    '# A ruleset of the organisation requires this workflow; the job itself is the result.',
    'name: anti-cheat',
    'on:',
    '  pull_request:',
    ...QUEUE,
  ],
};

function jobLines(kind: SetupKind): readonly string[] {
  return [
    '',
    'permissions: {}',
    '',
    'jobs:',
    '  scan:',
    `    name: ${kind === 'ruleset' ? 'anti-cheat' : 'anti-cheat scan'}`,
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 10',
    '    permissions:',
    '      contents: read # the commits',
    '      pull-requests: read # reviews and labels',
    ...(kind === 'ruleset' ? [] : ['      statuses: write # the result, one status for all events']),
    '    steps:',
  ];
}
