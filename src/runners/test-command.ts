import type { ShellCommand } from './shell-command.ts';
import type { ShellWord } from './shell-words.ts';

/** A call of a test runner. */
export interface TestCommand {
  /** The runner, whatever way it is started. */
  readonly runner: string;
  /** What stands behind the runner's own words. */
  readonly options: readonly ShellWord[];
}

/** Runners that are called by one word. */
const PLAIN = new Set([
  'pytest',
  'py.test',
  'tox',
  'nox',
  'nosetests',
  'nose2',
  'trial',
  'stestr',
  'jest',
  'vitest',
  'mocha',
  '_mocha',
  'ava',
  'tap',
  'tape',
  'jasmine',
  'uvu',
  'wtr',
  'web-test-runner',
  'qunit',
  'lab',
  'poku',
  'zunit',
  'rspec',
  'minitest',
  'cucumber',
  'phpunit',
  'pest',
  'paratest',
  'codecept',
  'phpspec',
  'ctest',
  'bats',
  'prove',
  'busted',
  'gotestsum',
  'ginkgo',
  'xcodebuild',
  'xctest',
  'behave',
  'robot',
  'shellspec',
  'tstyche',
  'cargo-nextest',
  'nextest',
]);
/** Runners of several words: the words that follow decide. */
const SPOKEN: ReadonlyMap<string, RegExp> = new Map([
  ['node', /^(?:\S+ )*?--test(?: |$)/],
  ['tsx', /^(?:\S+ )*?--test(?: |$)/],
  ['deno', /^test(?: |$)/],
  ['bun', /^(?:-\S+ )*test(?: |$)/],
  ['playwright', /^test(?: |$)/],
  ['cypress', /^run(?: |$)/],
  ['karma', /^start(?: |$)/],
  ['react-scripts', /^test(?: |$)/],
  ['ng', /^test(?: |$)/],
  ['turbo', /^(?:run )?(?:-\S+ )*test(?: |$)/],
  ['nx', /^(?:test(?: |$)|(?:run-many|affected|run) (?:\S+ )*(?:\S+:)?test(?: |$))/],
  ['lerna', /^run (?:-\S+ )*test(?: |$)/],
  ['go', /^(?:-C \S+ )?test(?: |$)/],
  ['richgo', /^test(?: |$)/],
  ['cargo', /^(?:\+\S+ )?(?:-\S+ )*(?:test|t|nextest run|nextest|llvm-cov|tarpaulin)(?: |$)/],
  ['cross', /^test(?: |$)/],
  ['dotnet', /^(?:test|vstest)(?: |$)/],
  ['rails', /^(?:test|spec)(?::\w+)?(?: |$)/],
  ['rake', /^(?:-\S+ )*(?:test|spec)(?::\w+)?(?: |$)/],
  ['artisan', /^test(?: |$)/],
  ['composer', /^(?:run |run-script )?(?:test|tests|phpunit)(?: |$)/],
  ['swift', /^test(?: |$)/],
  ['mix', /^test(?: |$)/],
  ['sbt', /(?:^|[ /])test(?:Only)?\b/],
  ['lein', /^test(?: |$)/],
  ['flutter', /^test(?: |$)/],
  ['dart', /^(?:run )?test(?: |$)/],
  ['bazel', /^(?:-\S+ )*test(?: |$)/],
  ['bazelisk', /^(?:-\S+ )*test(?: |$)/],
  ['meson', /^test(?: |$)/],
  ['ninja', /(?:^| )(?:test|check)(?: |$)/],
  ['zig', /^(?:build )?test(?: |$)/],
  ['stack', /^test(?: |$)/],
  ['cabal', /^(?:v2-)?test(?: |$)/],
  ['hatch', /^(?:test|run (?:\S+:)?test\S*)(?: |$)/],
  ['pdm', /^(?:run )?test(?: |$)/],
  ['make', /(?:^| )(?:test|tests|check|unittest|unit-test|test-unit)(?: |$)/],
  ['gmake', /(?:^| )(?:test|tests|check)(?: |$)/],
  ['just', /^(?:-\S+ )*(?:test|tests|check)(?: |$)/],
  ['task', /^(?:-\S+ )*(?:test|tests|check)(?: |$)/],
  ['mvn', /(?:^| )(?:test|verify|install|package|deploy|integration-test|surefire:test)(?: |$)/],
  ['gradle', /(?:^|[ :])(?:[a-z]\w*)?(?:[tT]est|check|build)(?: |$)/],
  ['manage.py', /^test(?: |$)/],
  [
    'npm',
    /^(?:(?:-\S+|--\S+ \S+) )*(?:test|t|tst|(?:run|run-script|rum) (?:-\S+ )*(?:test|tests|unit|ci)(?::[\w:.-]+)?)(?: |$)/,
  ],
  ['pnpm', /^(?:(?:-r|-w|-F|--\S+|-C)(?: (?!test|run)\S+)? )*(?:test|t|(?:run )?(?:test|tests)(?::[\w:.-]+)?)(?: |$)/],
  [
    'yarn',
    /^(?:(?:workspace \S+|workspaces foreach|workspaces run|--\S+|-\w+) )*(?:run )?(?:test|tests)(?::[\w:.-]+)?(?: |$)/,
  ],
]);
/** Words that start another command. */
const WRAPPERS = new Set([
  'npx',
  'pnpx',
  'bunx',
  'uvx',
  'pipx',
  'dlx',
  'exec',
  'run',
  'uv',
  'poetry',
  'pdm',
  'pipenv',
  'hatch',
  'rye',
  'pixi',
  'bundle',
  'env',
  'cross-env',
  'cross-env-shell',
  'dotenv',
  'sudo',
  'nice',
  'time',
  'timeout',
  'xvfb-run',
  'xvfb-maybe',
  'c8',
  'nyc',
  'coverage',
  'python',
  'python3',
  'py',
  'php',
  'ruby',
  'perl',
  'node',
  'bun',
  'pnpm',
  'yarn',
  'npm',
  'command',
  'retry',
  'stdbuf',
  'unbuffer',
  'catchsegv',
  'arch',
  'script',
  'mise',
  'rtx',
  'asdf',
  'direnv',
  'conda',
  'mamba',
  'micromamba',
  'devbox',
  'nix',
  'nix-shell',
  'docker',
  'docker-compose',
  'podman',
  'compose',
  'dbus-run-session',
  'xargs',
  'x',
  'vendor/bin',
  'with',
  'op',
  'doppler',
  'infisical',
  'dotenvx',
  'tsx',
  'ts-node',
  'spring',
  'start-server-and-test',
  'concurrently',
]);
/** Scripts about tests that run none. */
const NO_RUN =
  /^(?:[\w-]+ )*?\S*(?:lint|format|fmt|types?|typecheck|typings|build|watch|update|install|size|clean|prepare)\b/;

/** The test runner that a command calls; null when it calls none. */
export function testCommandIn({ words }: ShellCommand): TestCommand | null {
  const isContainer = /^(?:docker|docker-compose|podman|nix|nix-shell|ssh)$/.test(words[0]?.text ?? '');
  for (const [index, word] of words.entries()) {
    const name = programOf(word.text);
    const following = words.slice(index + 1);
    const spoken = following
      .map(({ text }) => text)
      .slice(0, 40)
      .join(' ');
    if (PLAIN.has(name)) return { runner: name === 'py.test' ? 'pytest' : name, options: following };
    if (/^python\d?(?:\.\d+)?$/.test(name) || name === 'coverage') {
      const at = following.findIndex(({ text }) => text === '-m');
      const module = following[at + 1]?.text;
      if (at !== -1 && (module === 'unittest' || module === 'nose'))
        return { runner: module, options: following.slice(at + 2) };
    }
    const pattern = SPOKEN.get(name);
    const matched = pattern?.exec(spoken)?.[0];
    if (matched !== undefined && !(isScriptRunner(name) && NO_RUN.test(matched.trim()))) {
      return { runner: name, options: optionsBehind(name, matched, following) };
    }
    const isSkipped =
      WRAPPERS.has(name) ||
      word.text.includes('=') ||
      word.text.startsWith('-') ||
      /^[\d.]+[smh]?$/.test(word.text) ||
      isContainer;
    if (!isSkipped && !isArgumentOfWrapper(words[index - 1]?.text)) return null;
  }
  return null;
}

function isScriptRunner(name: string): boolean {
  return ['npm', 'pnpm', 'yarn', 'bun', 'make', 'just', 'task', 'composer'].includes(name);
}

/** The name of a program without its path and ending. */
function programOf(word: string): string {
  const base = word
    .slice(word.lastIndexOf('/') + 1)
    .replace(/\.(?:exe|cmd|bat|sh|js|mjs|cjs|phar)$/, '')
    .replace(/^@/, '');
  const bare = base.replace(/@[\w.^~-]+$/, '');
  return bare === 'mvnw' ? 'mvn' : bare === 'gradlew' ? 'gradle' : bare === 'simple-phpunit' ? 'phpunit' : bare;
}

function isArgumentOfWrapper(previous: string | undefined): boolean {
  return (
    previous !== undefined &&
    /^(?:-[a-zA-Z]|--(?:with|extra|group|project|directory|python|package|from|rcfile|service|filter|env-file|cwd|prefix|workspace|user|workdir))$/.test(
      previous,
    )
  );
}

/** Options of runners whose goal may stand anywhere keep all words; others those behind the goal. */
function optionsBehind(name: string, matched: string, following: readonly ShellWord[]): readonly ShellWord[] {
  if (['mvn', 'gradle', 'make', 'gmake', 'sbt', 'ninja', 'node', 'tsx'].includes(name)) return following;
  return following.slice(matched.trim().split(' ').length);
}
