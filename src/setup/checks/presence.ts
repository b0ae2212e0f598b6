import type { Check, Fault } from '../check.ts';
import { inputOf } from '../gate-reading.ts';
import { factsOf } from '../setup-kind.ts';
import { STATUS_CONTEXT } from '../workflow-text.ts';

/** That there is a gate at all, and that its name is one only. */
export const presenceChecks: readonly Check[] = [
  {
    id: 'workflow',
    title: 'A workflow runs the scan',
    find({ reading, started, kind }) {
      const faults: Fault[] = reading.workflows
        .filter(({ workflow, isGate }) => workflow === null && isGate)
        .map(({ path }) => ({
          severity: 'problem',
          message: 'The workflow cannot be read as YAML, so it runs nothing.',
          cure: 'Mend it; most editors show the line.',
          path,
        }));
      if (faults.length > 0 || started.length > 0) return faults;
      if (kind === 'ruleset')
        return [
          {
            severity: 'unknown',
            message:
              'The workflow lies in another repository: whether it runs is for the organisation’s ruleset to say.',
            cure: 'Look at a pull request: the check "anti-cheat" must be marked as required. Run this there for the workflow.',
          },
        ];
      return [
        {
          severity: 'problem',
          message: 'No workflow of this commit runs anti-cheat.',
          cure: 'anti-cheat init --write makes one. Where the organisation runs it from another repository: --setup ruleset.',
        },
      ];
    },
  },
  {
    id: 'one-gate',
    title: 'One workflow scans, and one name is its result',
    find({ reading, started }) {
      if (started.length === 0) return null;
      const faults: Fault[] = [];
      const gates = started.filter(
        ({ triggers }) => triggers.has('pull_request') || triggers.has('pull_request_target'),
      );
      const [first, second] = gates;
      if (first && second)
        faults.push({
          severity: 'weakness',
          message: `${first.path} and ${second.path} both scan pull requests: two results under one name cannot be told apart.`,
          cure: 'Keep one of them.',
          path: second.path,
        });
      const writesStatus = reading.workflows.some(({ scanning }) =>
        scanning.some((job) => inputOf(job, 'status') === 'true'),
      );
      const named = reading.workflows.flatMap((file) =>
        (file.workflow?.jobs ?? [])
          .filter((job) => job.checkName.toLowerCase() === STATUS_CONTEXT)
          .map((job) => ({ file, job, isOurs: file.scanning.some((one) => one.job === job) })),
      );
      if (writesStatus)
        for (const { file, job } of named)
          faults.push({
            severity: 'problem',
            message: `The job \`${job.id}\` reports a check "${STATUS_CONTEXT}" beside the status of that name. GitHub requires both, and the one of an older event stays red.`,
            cure: 'Give the job another name, such as `name: anti-cheat scan`.',
            path: file.path,
            line: job.line,
          });
      else
        for (const { file, job } of named.filter(({ isOurs }) => !isOurs))
          faults.push({
            severity: 'problem',
            message: `The job \`${job.id}\` is called "${STATUS_CONTEXT}" and does not scan: GitHub tells checks by their names alone.`,
            cure: 'Give it another name.',
            path: file.path,
            line: job.line,
          });
      return faults;
    },
  },
  {
    id: 'strength',
    title: 'A pull request cannot change its own check',
    find({ kind, started }) {
      if (kind === null) return null;
      if (kind === 'ruleset') return [];
      const [first] = started;
      return [
        {
          severity: 'weakness',
          message: factsOf(kind).lacks,
          cure:
            kind === 'pull-request'
              ? 'Require reviews of code owners for .github/, or choose a stronger set-up: docs/set-up.md.'
              : 'Let an own GitHub App write the status and require it as the source, or use an organisation’s ruleset: docs/set-up.md.',
          ...(first && { path: first.path, line: first.lineOf(['on']) }),
        },
      ];
    },
  },
];
