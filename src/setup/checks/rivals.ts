import { lostOwners } from '../../evidence/gate-owners.ts';
import { enumerate, plural } from '../../prose/plural.ts';
import type { Check, Fault } from '../check.ts';
import { inputOf } from '../gate-reading.ts';
import { REPORT_CHECK, STATUS_CONTEXT } from '../workflow-text.ts';
import { mayWrite, permissionsOf } from './permissions.ts';

/** Paths of the gate that should have owners. */
const OWNED = ['.github/anti-cheat.yml', '.github/anti-cheat.sha256', '.github/CODEOWNERS'];
/** Workflows that a message names. */
const MOST_NAMED = 4;

/** Who else could make the gate say what it does not. */
export const rivalChecks: readonly Check[] = [
  {
    id: 'forgery',
    title: 'No other workflow can write the result',
    find({ reading, started, kind }) {
      if (started.length === 0 || kind === 'ruleset') return null;
      const able: string[] = [];
      const silent: string[] = [];
      for (const file of reading.workflows) {
        const jobs = (file.workflow?.jobs ?? []).filter((job) => !file.scanning.some((one) => one.job === job));
        const granted = jobs.map((job) => permissionsOf(file, job));
        const isAble = granted.some((one) => mayWrite(one, 'statuses') === true || mayWrite(one, 'checks') === true);
        if (isAble) able.push(file.path);
        else if (granted.includes(null)) silent.push(file.path);
      }
      const faults: Fault[] = [];
      for (const [paths, what] of [
        [able, 'may write statuses or checks'],
        [silent, 'state no permissions, so the repository’s setting decides whether they may write the result'],
      ] as const) {
        const [first] = paths;
        if (first !== undefined)
          faults.push({
            severity: 'weakness',
            message: `${plural(paths.length, 'other workflow')}: ${named(paths)} ${paths === silent && paths.length === 1 ? 'states no permissions, so the repository’s setting decides whether it may write the result' : what}. GitHub tells a result by its name alone.`,
            cure: 'Give each `permissions: {}` at its top and single ones at its jobs; Settings > Actions > General > Workflow permissions: read.',
            path: first,
          });
      }
      return faults;
    },
  },
  {
    id: 'owners',
    title: 'Somebody owns the files of the gate',
    find({ reading, kind }) {
      if (kind === null) return null;
      const paths = [...OWNED, ...[...reading.gate.workflows.keys(), ...reading.gate.actions].toSorted()];
      const owned = new Set(lostOwners(reading.owners, new Map(), paths).map(({ path }) => path));
      const free = paths.filter((path) => !owned.has(path));
      if (free.length === 0) return [];
      const [file] = reading.owners.keys();
      return [
        {
          severity: 'weakness',
          message:
            file === undefined
              ? 'There is no CODEOWNERS file: whoever may merge may merge changes of the gate.'
              : `Nobody owns ${named(free)}: a change of it needs no particular review.`,
          cure: 'Write "/.github/ @your-org/maintainers" as the last line of .github/CODEOWNERS, and require reviews of code owners.',
          ...(file !== undefined && { path: file }),
        },
      ];
    },
  },
  {
    id: 'requirement',
    title: 'GitHub requires the check',
    find({ live, kind, reading }) {
      if (kind === null) return null;
      if (live === null)
        return [
          {
            severity: 'unknown',
            message: 'Only GitHub knows whether the check is required.',
            cure: 'Run with --github, GITHUB_TOKEN and GITHUB_REPOSITORY, or look at Settings > Rules > Rulesets.',
          },
        ];
      if (live.kind === 'unknown')
        return [{ severity: 'unknown', message: live.reason, cure: 'Look at Settings > Rules > Rulesets.' }];
      const rules = live.value;
      const faults: Fault[] = [];
      if (rules.checks.some(({ context }) => context.toLowerCase() === REPORT_CHECK))
        faults.push({
          severity: 'problem',
          message: `The check "${REPORT_CHECK}" is required. It only holds annotations: what is left out, breaks off or comes from a fork never gets one, and until the end of a run that of an earlier one stands.`,
          cure: 'Take it out of the required checks; it is there to be read.',
        });
      if (kind === 'ruleset') {
        if (rules.workflows.some((path) => path.includes('anti-cheat'))) return faults;
        return [
          ...faults,
          {
            severity: 'problem',
            message: `No ruleset requires a workflow of anti-cheat for ${rules.branch}.`,
            cure: 'Organisation > Settings > Repository > Rulesets: "Require workflows to pass before merging".',
          },
        ];
      }
      const writesStatus = reading.workflows.some(({ scanning }) =>
        scanning.some((job) => inputOf(job, 'status') === 'true'),
      );
      // With a status the job itself only reports, whatever it is called.
      const isOwn = (name: string): boolean =>
        writesStatus ? name === STATUS_CONTEXT : name.startsWith(STATUS_CONTEXT) && name !== REPORT_CHECK;
      const own = rules.checks.filter(({ context }) => isOwn(context.toLowerCase()));
      const jobs = reading.workflows.flatMap(({ scanning }) => scanning.map(({ job }) => job.checkName));
      const job = writesStatus ? rules.checks.find(({ context }) => jobs.includes(context)) : undefined;
      const instead = job
        ? ` The job "${job.context}", which is required, succeeds whatever the result: with \`status: true\` it only reports.`
        : '';
      if (own.length === 0)
        faults.push({
          severity: 'problem',
          message: `Nothing requires a check called ${STATUS_CONTEXT} before a merge into ${rules.branch}: it shows, and stops nobody.${instead}`,
          cure: 'Settings > Rules > Rulesets: "Require status checks to pass".',
        });
      if (own.length > 0 && own.every(({ app }) => app === null))
        faults.push({
          severity: 'weakness',
          message: 'The required check may come from any App or person with write access.',
          cure: 'Choose its source in the ruleset.',
        });
      if (rules.needsCodeOwners === false)
        faults.push({
          severity: 'weakness',
          message: 'Reviews of code owners are not required: CODEOWNERS only suggests.',
          cure: 'In the ruleset: "Require review from Code Owners".',
        });
      return faults;
    },
  },
];

function named(paths: readonly string[]): string {
  const rest = paths.length - MOST_NAMED;
  return rest > 0 ? `${paths.slice(0, MOST_NAMED).join(', ')} and ${rest} more` : enumerate(paths);
}
