import type { Job } from '../../evidence/gate-workflow.ts';
import { clipped } from '../../policy/suggestion.ts';
import type { Check, Fault } from '../check.ts';
import type { WorkflowFile } from '../gate-reading.ts';

/** Events whose jobs have the repository's token and secrets while they are about somebody else's code. */
const PRIVILEGED = ['pull_request_target', 'workflow_run'];

/** Words by which a step gets at the code of a pull request. */
const PULL_REQUEST_CODE =
  /pull_request\.head\.|\bhead_ref\b|github\.head_ref|refs\/pull\/|\bpull\/\$|workflow_run\.head_|gh pr checkout|merge_commit_sha/;

/** What has to be watched where a job has rights that the change has not. */
export const targetChecks: readonly Check[] = [
  {
    id: 'event-policy',
    title: 'pull_request_target is allowed to start',
    find({ started }) {
      const files = started.filter(({ triggers }) => triggers.has('pull_request_target'));
      if (files.length === 0) return null;
      return files.map((file) => ({
        severity: 'unknown',
        message:
          'In public repositories GitHub blocks `pull_request_target` by default from December 2026. A blocked run reports nothing, and a required check then waits for ever.',
        cure: `Settings > Actions > Policies: allow the event for ${file.path}. In a private repository nothing is to be done.`,
        path: file.path,
        line: file.lineOf(['on', 'pull_request_target']),
      }));
    },
  },
  {
    id: 'foreign-code',
    title: 'No job with the repository’s rights touches code of a pull request',
    find({ reading }) {
      const files = reading.workflows.filter(isPrivileged);
      if (files.length === 0) return null;
      return files.flatMap((file) => (file.workflow?.jobs ?? []).flatMap((job) => foreignCode(file, job)));
    },
  },
  {
    id: 'secrets',
    title: 'The scan gets no secrets',
    find({ reading }) {
      const files = reading.workflows.filter(({ isGate }) => isGate);
      if (files.length === 0) return null;
      return files.flatMap((file) =>
        (file.workflow?.jobs ?? [])
          .filter((job) => reading.gate.workflows.get(file.path)?.jobs.has(job.id))
          .flatMap((job) => secretsOf(file, job)),
      );
    },
  },
];

function isPrivileged({ triggers }: WorkflowFile): boolean {
  return PRIVILEGED.some((event) => triggers.has(event));
}

function foreignCode(file: WorkflowFile, job: Job): readonly Fault[] {
  return job.steps.flatMap((step): readonly Fault[] => {
    const text = JSON.stringify(step.value);
    const isCheckout = step.uses.startsWith('actions/checkout@');
    const isUnsafe = text.includes('allow-unsafe-pr-checkout');
    const fetches = isCheckout || /\bgit\b|gh pr checkout/.test(step.run);
    if (!isUnsafe && !(fetches && PULL_REQUEST_CODE.test(text))) return [];
    return [
      {
        severity: 'problem',
        message: `The job \`${job.id}\` brings code of the pull request into a run that has the repository’s token. If anything of it runs, it can write the status that the gate writes.`,
        cure: 'Take the checkout out: the Action reads the commits by itself and executes nothing of them.',
        path: file.path,
        line: step.line,
      },
    ];
  });
}

function secretsOf(file: WorkflowFile, job: Job): readonly Fault[] {
  const text = JSON.stringify(job.value);
  const named = [...text.matchAll(/\bsecrets\.(\w{1,100})/g)].map((match) => match[1] ?? '');
  const others = [...new Set(named)].filter((name) => name !== 'GITHUB_TOKEN');
  const inherits = job.value['secrets'] === 'inherit';
  if (!inherits && others.length === 0) return [];
  return [
    {
      severity: 'weakness',
      message: inherits
        ? `The job \`${job.id}\` hands on all secrets.`
        : `The job \`${job.id}\` uses secrets: ${others.slice(0, 3).map(clipped).join(', ')}.`,
      cure: 'The scan needs none but the token of the job; an App’s key belongs into an environment that only the default branch may use.',
      path: file.path,
      line: file.lineOf(['jobs', job.id, ...(inherits ? ['secrets'] : [])]),
    },
  ];
}
