import { manifestPath } from '../../checksums/manifest.ts';
import { clipped } from '../../policy/suggestion.ts';
import { plural } from '../../prose/plural.ts';
import type { Check, Fault } from '../check.ts';

/** Paths that a message names. */
const MOST_NAMED = 3;

/** What the repository says about its policy. */
export const policyChecks: readonly Check[] = [
  {
    id: 'config',
    title: 'The configuration is valid',
    find: ({ config }) =>
      config.kind === 'valid'
        ? []
        : [
            {
              severity: 'problem',
              message: `Every run ends with an error: ${config.message}`,
              cure: 'Mend the configuration on the branch that pull requests are merged into.',
            },
          ],
  },
  {
    id: 'enforcement',
    title: 'A violation fails the check',
    find({ config }) {
      if (config.kind === 'invalid') return null;
      if (config.config.enforce) return [];
      return [
        {
          severity: 'problem',
          message: '`enforce: false` lets every run succeed, whatever it finds.',
          cure: 'Take the line out once you have seen enough reports.',
          ...(config.path !== null && { path: config.path }),
        },
      ];
    },
  },
  {
    id: 'exceptions',
    title: 'The configuration leaves nothing wide open',
    find({ config, today }) {
      if (config.kind === 'invalid') return null;
      const { ignore, rules, agents, approvals, allow } = config.config;
      const path = config.path === null ? {} : { path: config.path };
      const faults: Fault[] = [];
      const weak = (message: string, cure: string): unknown =>
        faults.push({ severity: 'weakness', message, cure, ...path });
      const wide = ignore.filter((glob) => /^(?:\*\*?\/?)+(?:\*\.\w+)?$/.test(glob));
      if (wide.length > 0) {
        faults.push({
          severity: 'problem',
          message: `\`ignore\` takes ${wide.map((glob) => `\`${glob}\``).join(', ')} out of every rule: nothing much is left to scan.`,
          cure: 'Name the folders that hold other people’s code, and nothing else.',
          ...path,
        });
      }
      const off = [...rules].filter(([, { level }]) => level === 'off').map(([id]) => id);
      if (off.length > 0)
        weak(
          `${plural(off.length, 'rule is', 'rules are')} switched off: ${off.join(', ')}.`,
          'Set them to `note`: the finding is then shown and costs nothing.',
        );
      const { authors, label } = agents.exclude;
      if (authors.length > 0)
        weak(
          `Pull requests of ${plural(authors.length, 'account')} are not scanned (\`agents.exclude.authors\`).`,
          'Leave a person’s account out only if no coding agent works with it.',
        );
      if (label !== null)
        weak(
          `Pull requests with the label "${clipped(label)}" are not scanned (\`agents.exclude.label\`).`,
          'Let nobody but maintainers set labels, and give agents a token that cannot.',
        );
      if (approvals.require === 'label')
        weak(
          'A label alone lifts findings (`approvals.require: label`): whoever sets labels in a maintainer’s name lifts all.',
          'With two people or more, ask for the review as well: `require: review`.',
        );
      const endless = allow.filter(({ until }) => until === null).length;
      if (endless > 0)
        weak(
          `${plural(endless, 'allowed finding has', 'allowed findings have')} no end.`,
          'Add `until` with a day on which somebody looks again.',
        );
      const over = allow.filter(({ until }) => until !== null && until < today).length;
      if (over > 0)
        weak(
          `${plural(over, 'allowed finding is', 'allowed findings are')} past the day \`until\`.`,
          'Delete the entries.',
        );
      return faults;
    },
  },
  {
    id: 'manifest',
    title: 'The manifest agrees with the protected files',
    find({ manifest }) {
      if (manifest === null) return null;
      const [problem] = manifest.problems;
      const cure = `Write it anew: anti-cheat checksum record --output ${manifestPath}`;
      if (problem) {
        return [
          {
            severity: 'problem',
            message: `Every run ends with an error, because the manifest cannot be read: ${problem.message}.`,
            cure,
            path: manifestPath,
            line: problem.line,
          },
        ];
      }
      const faults: Fault[] = [];
      const weak = (message: string): unknown =>
        faults.push({ severity: 'weakness', message, cure, path: manifestPath });
      const { stale, unrecorded } = manifest;
      if (stale.length > 0)
        weak(
          `${plural(stale.length, 'recorded file has', 'recorded files have')} other bytes or is gone: ${named(stale)}.`,
        );
      if (unrecorded.length > 0)
        weak(
          `${plural(unrecorded.length, 'protected file is', 'protected files are')} not recorded: ${named(unrecorded)}.`,
        );
      return faults;
    },
  },
];

function named(paths: readonly string[]): string {
  const rest = paths.length - MOST_NAMED;
  return paths.slice(0, MOST_NAMED).map(clipped).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
