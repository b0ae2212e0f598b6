import { append } from '../model/lists.ts';
import type { PatternSyntax } from './path-patterns.ts';
import type { ShellWord } from './shell-words.ts';

/** Files that a run leaves out. */
export interface LeftOut {
  readonly text: string;
  readonly syntax: PatternSyntax;
}

/** Which of the existing tests a call runs. */
export interface Selection {
  readonly leftOut: readonly LeftOut[];
  /** Test names that are left out. */
  readonly namesLeftOut: readonly string[];
  /** Test names that alone are run. */
  readonly onlyNames: readonly string[];
  /** Files and folders that alone are run; empty: all. */
  readonly paths: readonly string[];
  /** The one part of several that is run, as written: `1/4`; null when all are. */
  readonly shard: string | null;
  /** Told to run nothing, or to report success whatever happens. */
  readonly isBlind: boolean;
}

/** Options with which any runner only tells about itself. */
const ABOUT = /^(?:--version|--help|-h|-V|--fixtures|--markers|--showConfig|--clearCache|--init)$/;

const NOTHING: Selection = { leftOut: [], namesLeftOut: [], onlyNames: [], paths: [], shard: null, isBlind: false };

const PYTHON = ['pytest', 'unittest', 'nose2', 'tox', 'nox'];
const SCRIPT = [
  'jest',
  'vitest',
  'mocha',
  '_mocha',
  'ava',
  'npm',
  'pnpm',
  'yarn',
  'bun',
  'node',
  'tsx',
  'react-scripts',
  'playwright',
];
const JVM = ['mvn', 'gradle', 'sbt'];

/** Options that make a runner look only, or forgive everything. */
const BLIND: readonly (readonly [readonly string[], RegExp])[] = [
  [PYTHON, /^(?:--collect-only|--co|--setup-plan|--setup-only)$/],
  [SCRIPT, /^(?:--listTests|--list|--dry-run|--passWithNoTests=never)$/],
  // What is expected is written anew: nothing can differ from it.
  [PYTHON, /^(?:--snapshot-update|--force-regen|--regen-all|--inline-snapshot(?:=\S*(?:fix|update)\S*)?)$/],
  [SCRIPT, /^(?:-u|--update|--updateSnapshot|--update-snapshots)(?:=(?:all|true))?$/],
  [['go', 'gotestsum', 'richgo'], /^--?(?:update|update-golden)(?:=true)?$/],
  // In a clean checkout nothing has changed.
  [['jest', 'vitest', 'npm', 'pnpm', 'yarn', 'react-scripts'], /^(?:-o|--onlyChanged|--lastCommit|--changed)$/],
  [['vitest'], /^(?:list|bench)$/],
  [['nextest', 'cargo-nextest', 'cargo'], /^list$/],
  [
    JVM,
    /^(?:-DskipTests(?:=true)?|-Dmaven\.test\.skip(?:=true)?|-Dmaven\.test\.failure\.ignore(?:=true)?|-DtestFailureIgnore(?:=true)?|-fn|--fail-never|--dry-run|-m|-PskipTests(?:=true)?)$/,
  ],
  [['cargo', 'cross', 'nextest'], /^(?:--no-run|--list)$/],
  [['go', 'gotestsum', 'richgo'], /^(?:-list\S*|-c|-exec=(?:\/bin\/)?true|-count=0)$/],
  [['dotnet'], /^(?:--list-tests|-t)$/],
  [['rspec'], /^--dry-run$/],
  [['phpunit', 'pest', 'paratest'], /^--list-tests$/],
  [['ctest'], /^(?:-N|--show-only)$/],
  [['bats'], /^(?:-c|--count)$/],
  [['make', 'gmake'], /^(?:-(?=[a-z]*[nit])[a-z]+|n|i|--(?:dry-run|just-print|ignore-errors|touch|question))$/i],
];

/** Options that leave out files. */
const FILE_OPTIONS: readonly (readonly [readonly string[], RegExp, PatternSyntax])[] = [
  [PYTHON, /^--ignore$/, 'path'],
  [PYTHON, /^--ignore-glob$/, 'glob'],
  [PYTHON, /^--deselect$/, 'path'],
  [SCRIPT, /^--(?:testPathIgnorePatterns|test-path-ignore-patterns|modulePathIgnorePatterns)$/, 'regex'],
  [SCRIPT, /^--(?:exclude|ignore|test-exclude)$/, 'glob'],
  [['rspec'], /^--exclude-pattern$/, 'glob'],
  [JVM, /^-D(?:surefire\.excludes|failsafe\.excludes|test\.excludes)$/, 'class'],
];

/** Options that leave out names. */
const NAMES_OUT: readonly (readonly [readonly string[], RegExp])[] = [
  [SCRIPT, /^--test-skip-pattern$/],
  [['go', 'gotestsum', 'richgo'], /^--?(?:test\.)?skip$/],
  [['cargo', 'cross', 'swift'], /^--skip$/],
  [['ctest'], /^(?:-E|--exclude-regex)$/],
  [['phpunit', 'pest'], /^--exclude-filter$/],
];

/** Options that run some names only. */
const NAMES_ONLY: readonly (readonly [readonly string[], RegExp])[] = [
  [['jest', 'vitest', 'npm', 'yarn', 'pnpm'], /^(?:-t|--testNamePattern|--test-name-pattern)$/],
  [['node', 'tsx', 'bun'], /^(?:-t|--test-name-pattern)$/],
  [['go', 'gotestsum', 'richgo'], /^--?(?:test\.)?run$/],
  [['gradle'], /^--tests$/],
  [['ctest'], /^(?:-R|--tests-regex)$/],
  [['phpunit', 'pest', 'dotnet', 'swift', 'bats'], /^(?:--filter|-f)$/],
  [['rspec'], /^(?:-e|--example)$/],
];

/** Options with a value of their own that says nothing about the selection. */
const VALUED =
  /^(?:-[cm-pWjCFwr]|--(?:config|reporter|reporters|cov|cov-report|cov-config|maxfail|junitxml|junit-xml|rootdir|dist|numprocesses|timeout|project|workers|maxWorkers|require|import|loader|pool|environment|root|dir|basetemp|tb|durations|color|log-level|coverageDirectory|coverageReporters|setup|test-reporter|test-reporter-destination|test-concurrency|outputFile|format|bootstrap|coverage-html|coverage-clover|log-junit|configuration|testsuite|features|package|target|profile|manifest-path|workspace|filter|prefix|extension|spec|timeouts|retries|override-ini|confcutdir|pyargs))$/;

/** Settings by which the runner finds other tests than before, given on the command line. */
const OVERRIDES = /^(?:python_(?:files|functions|classes)|testpaths|addopts)=/;

/** What a call selects, from the words behind the runner's own. */
export function selectionOf(runner: string, options: readonly ShellWord[]): Selection {
  const leftOut: LeftOut[] = [];
  const namesLeftOut: string[] = [];
  const onlyNames: string[] = [];
  const paths: string[] = [];
  let isBlind = false;
  let shard: string | null = null;
  const isInverted =
    options.some(({ text }) => text === '--invert' || text === '-i') && /mocha|playwright/.test(runner);
  for (let at = 0; at < options.length; at++) {
    const word = options[at]?.text ?? '';
    const equals = word.startsWith('-') ? word.indexOf('=') : -1;
    const name = equals === -1 ? word : word.slice(0, equals);
    const next = options[at + 1]?.text ?? '';
    const value = equals === -1 ? next : word.slice(equals + 1);
    const take = (): string => {
      if (equals === -1) at++;
      return value;
    };
    if (ABOUT.test(word)) isBlind = true;
    if (BLIND.some(([runners, pattern]) => runners.includes(runner) && pattern.test(word))) isBlind = true;
    const files = FILE_OPTIONS.find(([runners, pattern]) => runners.includes(runner) && pattern.test(name));
    if (files) leftOut.push({ text: take(), syntax: files[2] });
    else if (isOption(NAMES_OUT, runner, name)) namesLeftOut.push(take());
    else if (isOption(NAMES_ONLY, runner, name)) onlyNames.push(take());
    else if (PYTHON.includes(runner) && name === '-k') sortKeyword(take(), namesLeftOut, onlyNames);
    else if (/^_?mocha$|^playwright$/.test(runner) && /^(?:-g|--grep|-f|--fgrep)$/.test(name))
      (isInverted ? namesLeftOut : onlyNames).push(take());
    else if (runner === 'playwright' && name === '--grep-invert') namesLeftOut.push(take());
    else if (
      runner === 'gradle' &&
      (word === '-x' || word === '--exclude-task') &&
      /(?:^|:)(?:\w*[tT]est|check)$/.test(next)
    )
      isBlind = true;
    else if (runner === 'mvn' && name === '-Dtest') sortMavenTests(value, leftOut, onlyNames);
    else if (name === '--shard') shard = take();
    else if (PYTHON.includes(runner) && /^(?:-o|--override-ini)$/.test(name) && OVERRIDES.test(value))
      onlyNames.push(take());
    else if (['cargo', 'cross'].includes(runner) && word === '--ignored') onlyNames.push('#[ignore]');
    else if (/^(?:go|gotestsum|richgo)$/.test(runner) && word.startsWith('./')) {
      if (word !== './...' && word !== './') paths.push(word.slice(2).replace(/\/\.\.\.$/, ''));
    } else if (VALUED.test(name) && equals === -1) at++;
    else if (!word.startsWith('-') && hasPaths(runner) && isPathLike(word)) {
      if (word.startsWith('!')) leftOut.push({ text: word.slice(1), syntax: 'glob' });
      else paths.push(until(word.replace(/^\.\//, ''), '::'));
      // A node id names a single test.
      if (word.includes('::')) onlyNames.push(word);
    }
  }
  if (options.length === 0) return NOTHING;
  return { leftOut: leftOut.filter(({ text }) => text !== ''), namesLeftOut, onlyNames, paths, shard, isBlind };
}

/** The text before the first such mark. */
export function until(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}

function isOption(table: typeof NAMES_OUT, runner: string, name: string): boolean {
  return table.some(([runners, pattern]) => runners.includes(runner) && pattern.test(name));
}

/** pytest's `-k`: what is denied is left out; without a denial the rest is. */
function sortKeyword(expression: string, namesLeftOut: string[], onlyNames: string[]): void {
  const denied = [...expression.matchAll(/\bnot\s+(?:\(([^()]*)\)|([^\s()]+))/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  if (denied.length > 0) append(namesLeftOut, denied);
  else if (expression.trim() !== '') onlyNames.push(expression);
}

function sortMavenTests(value: string, leftOut: LeftOut[], onlyNames: string[]): void {
  for (const name of value.split(',')) {
    if (name.startsWith('!')) leftOut.push({ text: until(name.slice(1), '#'), syntax: 'class' });
    else if (name !== '') onlyNames.push(name);
  }
}

function hasPaths(runner: string): boolean {
  return [
    'pytest',
    'jest',
    'vitest',
    'mocha',
    '_mocha',
    'ava',
    'node',
    'tsx',
    'bun',
    'rspec',
    'phpunit',
    'pest',
    'bats',
    'prove',
    'deno',
  ].includes(runner);
}

function isPathLike(word: string): boolean {
  return /[/.*\w]/.test(word) && !/^(?:run|watch|list|related|\d+|\$.*)$/.test(word) && !word.includes('${');
}
