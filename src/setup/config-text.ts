import type { PresetName } from '../model/report.ts';
import { DOCUMENTATION } from '../model/tool.ts';
import type { Suspect } from './suspects.ts';

/** Suggestions a list that are written down. */
const MOST_SUGGESTIONS = 8;

/**
 * A small configuration with what was found as comments: what a project calls a test is for people to say.
 * @param suspects Paths that look like tests or golden files and are not recognised.
 */
export function configText(
  preset: PresetName,
  suspects: { readonly tests: readonly Suspect[]; readonly goldens: readonly Suspect[] },
): string {
  return [
    '# What anti-cheat knows about this repository. The copy on the branch that pull requests are merged into counts;',
    '# a pull request cannot bring its own.',
    `# All keys: ${DOCUMENTATION}/configuration.md`,
    '',
    `preset: ${preset}`,
    '',
    ...suggestion('Tests that are not recognised by their names', 'tests', suspects.tests, 'checks/'),
    ...suggestion('Files of expected output that are not recognised', 'goldens', suspects.goldens, 'spec/answers/'),
    ...suggestion(
      'Beside golden files: what no pull request changes without a separate review',
      'protected',
      [],
      'bench/',
    ),
  ].join('\n');
}

function suggestion(comment: string, key: string, suspects: readonly Suspect[], example: string): readonly string[] {
  const globs = suspects.slice(0, MOST_SUGGESTIONS).map(({ glob }) => glob);
  return [
    `# ${comment}${globs.length > 0 ? '; take out what is none' : ''}:`,
    `# ${key}:`,
    ...(globs.length > 0 ? globs : [example]).map((glob) => `#   - '${glob.replaceAll("'", "''")}'`),
    '',
  ];
}
