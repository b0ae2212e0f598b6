import { plural } from '../prose/plural.ts';
import { visible } from '../prose/visible.ts';
import { wrap } from '../prose/wrap.ts';
import { preview, type PlannedFile, type PlannedSection } from './files-plan.ts';
import type { Count, Survey } from './survey.ts';
import type { Suspect } from './suspects.ts';

/** What `init` tells. */
export interface Overview {
  readonly commit: string;
  readonly branches: { readonly remoteDefault: string | null; readonly current: string | null };
  readonly survey: Survey;
  readonly present: {
    readonly config: string | null;
    readonly manifest: boolean;
    /** Workflows that run us. */
    readonly gates: readonly string[];
    readonly instructions: readonly string[];
    /** Workflows that run in a merge queue. */
    readonly queue: readonly string[];
  };
  readonly files: readonly PlannedFile[];
  /** A workflow that belongs into another repository. */
  readonly elsewhere: string | null;
  readonly section: PlannedSection | null;
  readonly isWritten: boolean;
  readonly steps: readonly string[];
}

/** Entries of a list that are shown. */
const MOST_SHOWN = 8;
const WIDTH = 100;

/** The overview as text for a terminal; what comes from the repository is made visible and one line each. */
export function overviewOf(overview: Overview): string {
  const lines = [
    ...found(overview),
    '',
    overview.isWritten ? 'Files' : 'Files (nothing is written without --write)',
    ...overview.files.flatMap((file) => fileLines(file, overview.isWritten)),
    ...sectionLines(overview),
  ];
  if (overview.elsewhere !== null)
    lines.push(
      '',
      'The workflow, for the repository that the ruleset names:',
      '',
      ...indented(preview({ path: '.github/workflows/anti-cheat.yml', text: overview.elsewhere })),
    );
  lines.push('', 'Then, in this order');
  for (const [index, step] of overview.steps.entries()) {
    const [first = '', ...rest] = wrap(step, WIDTH - 5);
    lines.push(`  ${`${index + 1}.`.padEnd(3)}${first}`, ...rest.map((row) => `     ${row}`));
  }
  return `${lines.map((line) => visible(line)).join('\n')}\n`;
}

function found({ commit, branches, survey, present }: Overview): readonly string[] {
  const { tests, goldens, suspects } = survey;
  const branch = branches.remoteDefault ?? branches.current;
  const source = branches.remoteDefault !== null ? 'by origin/HEAD' : 'the branch that is checked out';
  const sample = tests.filesRead < tests.files ? ` in ${tests.filesRead} of them` : '';
  return [
    `Commit ${commit.slice(0, 12)}`,
    `Pull requests are merged into ${branch === null ? 'a branch that the repository does not name' : `${branch} (${source})`}.`,
    '',
    tests.files === 0 ? 'Tests: none found' : `Tests: ${plural(tests.files, 'file')}`,
    ...counts(tests.languages, 'file'),
    ...(tests.frameworks.length > 0 ? [`Tests by framework${sample}:`, ...counts(tests.frameworks, 'test')] : []),
    goldens.files === 0 ? 'Golden files: none found' : `Golden files: ${plural(goldens.files, 'file')}`,
    ...counts(goldens.folders, 'file'),
    ...guesses('May be tests, and count as product code:', suspects.tests),
    ...guesses('May be golden files, and count as product code:', suspects.goldens),
    '',
    `Configuration: ${present.config ?? 'none'}`,
    `Manifest: ${present.manifest ? 'there' : 'none'}`,
    `Workflows that run anti-cheat: ${present.gates.length === 0 ? 'none' : present.gates.join(', ')}`,
    `Rules for coding agents: ${present.instructions.length === 0 ? 'none' : present.instructions.join(', ')}`,
    present.queue.length === 0
      ? 'Merge queue: nothing tells of one'
      : `Merge queue: ${present.queue.slice(0, 3).join(', ')} run in one`,
  ];
}

function counts(list: readonly Count[], noun: string): readonly string[] {
  const rest = list.length - MOST_SHOWN;
  return [
    ...list.slice(0, MOST_SHOWN).map(({ title, count }) => `  ${String(count).padStart(6)}  ${title}`),
    ...(rest > 0 ? [`          and ${plural(rest, 'more place')} with ${noun}s`] : []),
  ];
}

function guesses(heading: string, suspects: readonly Suspect[]): readonly string[] {
  if (suspects.length === 0) return [];
  const rest = suspects.length - MOST_SHOWN;
  return [
    heading,
    ...suspects.slice(0, MOST_SHOWN).map(({ glob, files }) => `  ${String(files).padStart(6)}  ${glob}`),
    ...(rest > 0 ? [`          and ${rest} more`] : []),
  ];
}

function fileLines(file: PlannedFile, isWritten: boolean): readonly string[] {
  if (file.kept !== null) return [`  ${file.path}: left as it is, for ${file.kept}`];
  return isWritten ? [`  ${file.path}: written`] : ['', ...indented(preview(file))];
}

function sectionLines({ section, isWritten, present }: Overview): readonly string[] {
  if (section === null)
    return [
      '',
      `The rules for coding agents can be kept in ${present.instructions[0] ?? 'AGENTS.md'}: --contract ${present.instructions[0] ?? 'AGENTS.md'}`,
    ];
  if (section.text === null) return [`  ${section.path}: its section for coding agents is up to date`];
  const does = isWritten
    ? section.isNew
      ? 'written'
      : 'section added or renewed'
    : 'a section would be added or renewed';
  return [`  ${section.path}: ${does}`];
}

function indented(text: string): readonly string[] {
  return text.split('\n').map((line) => `  ${line}`);
}
