import { isMapping, textOf } from '../../evidence/gate-workflow.ts';
import { clipped, closest, listed } from '../../policy/suggestion.ts';
import { enumerate } from '../../prose/plural.ts';
import type { Check, ExaminedSetup, Fault } from '../check.ts';
import type { ScanningJob, WorkflowFile } from '../gate-reading.ts';
import { ACTION, PIN_PLACEHOLDER } from '../workflow-text.ts';

/** Inputs of `action.yml`, with the values that are possible where they are few. A test keeps them equal. */
export const INPUTS: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['github-token', null],
  ['config', null],
  ['preset', ['recommended', 'strict']],
  ['protected', null],
  ['require-work-proof', ['none', 'proof', 'tools']],
  ['status', ['true', 'false']],
  ['check-run', ['true', 'false']],
  ['comment', ['true', 'false']],
  ['work-proof-path', null],
  ['base', null],
  ['head', null],
]);

/** The step that scans, and what stands beside it. */
export const stepChecks: readonly Check[] = [
  { id: 'version', title: 'The version is pinned', find: (setup) => ofSteps(setup, versionFaults) },
  { id: 'inputs', title: 'The inputs are those of the Action', find: (setup) => ofSteps(setup, inputFaults) },
  { id: 'company', title: 'Nothing else runs in the job of the scan', find: (setup) => ofSteps(setup, companyFaults) },
];

function ofSteps(
  { reading }: ExaminedSetup,
  find: (file: WorkflowFile, job: ScanningJob) => readonly Fault[],
): readonly Fault[] | null {
  const files = reading.workflows.filter(({ scanning }) => scanning.length > 0);
  return files.length === 0 ? null : files.flatMap((file) => file.scanning.flatMap((job) => find(file, job)));
}

function versionFaults(file: WorkflowFile, { step, job, index }: ScanningJob): readonly Fault[] {
  const [name = '', revision = ''] = step.uses.split('@');
  const place = { path: file.path, line: file.lineOf(['jobs', job.id, 'steps', index, 'uses']) };
  const cure = `gh api repos/${ACTION}/commits/TAG --jq .sha shows the commit id of a release; write it behind the @.`;
  if (step.uses === '') {
    if (!/(?:npx|bunx|dlx|exec|install)\b/.test(step.run)) return [];
    if (/anti-cheat@\d+\.\d+\.\d+/.test(step.run)) return [];
    return [
      {
        severity: 'weakness',
        message: 'The step runs whatever version is the newest.',
        cure: 'Name the version.',
        ...place,
      },
    ];
  }
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(revision)) return [];
  if (step.uses.startsWith('./') || step.uses === '.')
    return [
      {
        severity: 'weakness',
        message:
          'The Action is taken from the checkout: where that is the pull request’s, the change brings its own judge.',
        cure: 'Use the published Action by its commit id, or check out the base commit and nothing else.',
        ...place,
      },
    ];
  if (revision === PIN_PLACEHOLDER || revision === '')
    return [
      {
        severity: 'problem',
        message: `\`${clipped(step.uses)}\` names no version: the job cannot start.`,
        cure,
        ...place,
      },
    ];
  if (/^[0-9a-f]{7,39}$/.test(revision))
    return [
      {
        severity: 'problem',
        message: `\`${clipped(revision)}\` is a shortened commit id, which GitHub does not resolve.`,
        cure,
        ...place,
      },
    ];
  return [
    {
      severity: 'weakness',
      message: `\`${clipped(name)}\` is pinned to \`${clipped(revision)}\`, which can be moved to other code.`,
      cure,
      ...place,
    },
  ];
}

function inputFaults(file: WorkflowFile, { step, job, index }: ScanningJob): readonly Fault[] {
  const given = step.value['with'];
  if (step.uses === '' || !isMapping(given)) return [];
  return Object.entries(given).flatMap(([name, value]): readonly Fault[] => {
    const place = { path: file.path, line: file.lineOf(['jobs', job.id, 'steps', index, 'with', name]) };
    const allowed = INPUTS.get(name);
    if (allowed === undefined) {
      const near = closest(name, [...INPUTS.keys()]);
      return [
        {
          severity: 'problem',
          message: `There is no input \`${clipped(name)}\`: it has no effect.`,
          cure: near === null ? `The inputs are ${listed([...INPUTS.keys()])}.` : `Did you mean \`${near}\`?`,
          ...place,
        },
      ];
    }
    const text = textOf(value).trim();
    if (allowed === null || text === '' || text.includes('${{') || allowed.includes(text)) return [];
    return [
      {
        severity: 'problem',
        message: `The input \`${name}\` cannot be ${JSON.stringify(clipped(text))}: every run ends with an error.`,
        cure: `It may be ${listed(allowed)}.`,
        ...place,
      },
    ];
  });
}

/** A step before ours could change the code of the Action on the runner; one after it, the files of the report. */
function companyFaults(file: WorkflowFile, { job, step }: ScanningJob): readonly Fault[] {
  const others = job.steps.filter((one) => one !== step && !isHarmless(one.uses));
  if (others.length === 0) return [];
  const names = others.map((one) => `\`${clipped(one.uses || (one.run.trim().split('\n')[0] ?? ''))}\``);
  return [
    {
      severity: 'weakness',
      message: `The job \`${job.id}\` runs other things beside the scan: ${enumerate(names.slice(0, 4))}. Code of the pull request that runs there can change what the scan does.`,
      cure: 'Give the scan a job of its own with this one step. It needs no checkout and no packages.',
      path: file.path,
      line: others[0]?.line ?? job.line,
    },
  ];
}

/** Steps that only fetch, or only hand on what the scan wrote. */
function isHarmless(uses: string): boolean {
  return /^(?:actions\/(?:checkout|upload-artifact|attest|attest-build-provenance|create-github-app-token)|github\/codeql-action\/upload-sarif|step-security\/harden-runner)@/.test(
    uses,
  );
}
