import { parseJson } from '../records/json-data.ts';
import { parseToml } from '../records/toml-data.ts';
import { parseXml } from '../records/xml-data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { settingsOfCode } from './code-settings.ts';
import type { ConfigKind } from './config-kind.ts';
import { baseName } from './config-text.ts';
import { settingsOfData } from './data-settings.ts';
import { settingsOfIni } from './ini-settings.ts';

const TRUE = /^(?:true|1|yes|on)$/i;
const FALSE = /^(?:false|0|no|off)$/i;

const PYTHON: ConfigKind = {
  family: 'pytest',
  path: /^(?:\.?pytest\.ini|tox\.ini|setup\.cfg|\.coveragerc|pyproject\.toml)$/,
  language: /\.py$/,
  read: (text, path) => (path.endsWith('.toml') ? settingsOfData(parseToml(text), text) : settingsOfIni(text)),
  flags: [],
  leftOut: [{ key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.norecursedirs$/, syntax: 'glob' }],
  only: [
    { key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.testpaths$/, syntax: 'path' },
    {
      key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.python_files$/,
      syntax: 'glob',
      isName: true,
    },
  ],
  options: { key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.addopts$/, runner: 'pytest' },
  floors: [/^(?:coverage:|tool\.coverage\.)?report\.fail_under$/],
  essentials: [
    {
      key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.python_functions$/,
      keeps: /(?:^|\s)(?:test|\*)/,
      what: 'functions named test… are no longer found',
    },
    {
      key: /^(?:pytest|tool:pytest|tool\.pytest\.ini_options|tool\.pytest)\.python_classes$/,
      keeps: /(?:^|\s)(?:Test|\*)/,
      what: 'classes named Test… are no longer found',
    },
  ],
};

const SCRIPT: ConfigKind = {
  family: 'javascript',
  path: /^(?:(?:vitest|vite|jest|ava|playwright|karma|wdio|cypress|web-test-runner)\.(?:[\w-]+\.)*?(?:config|conf|workspace)(?:\.[\w-]+)*\.(?:[cm]?[jt]s|json)|(?:vitest|vite|jest|playwright|ava|karma)[.-][\w.-]*\.(?:[cm]?[jt]s|json)|\.mocharc(?:\.(?:[cm]?js|jsonc?|ya?ml))?|\.(?:nycrc|c8rc)(?:\.json)?|package\.json)$/,
  language: /\.[cm]?[jt]sx?$/,
  read: (text, path) => {
    const name = baseName(path);
    if (name === 'package.json') {
      return settingsOfData(parseJson(text), text).filter(({ key }) =>
        /^(?:jest|mocha|ava|vitest|nyc|c8|tap)\./.test(key),
      );
    }
    if (/\.ya?ml$/.test(name) || name === '.mocharc') return settingsOfData(parseYaml(text), text);
    return /\.jsonc?$|rc$/.test(name) ? settingsOfData(parseJson(text), text) : settingsOfCode(text);
  },
  flags: [
    { key: /(?:^|\.)passWithNoTests$/, loose: TRUE, level: 'note', what: 'a run without tests is green' },
    {
      key: /(?:^|\.)(?:passOnFailingTestSuite|dryRun|dry-run)$/,
      loose: TRUE,
      level: 'violation',
      what: 'failing tests no longer fail the run',
    },
    {
      key: /(?:^|\.)(?:ignoreSnapshots|updateSnapshots|update)$/,
      loose: /^(?:true|all|changed)$/,
      level: 'violation',
      what: 'snapshots are not compared, or written anew',
    },
    {
      key: /(?:^|\.)(?:testNamePattern|fgrep|grep|grepInvert)$/,
      loose: /\S/,
      level: 'probation',
      what: 'only some of the tests are run',
    },
    {
      key: /(?:^|\.)dangerouslyIgnoreUnhandledErrors$/,
      loose: TRUE,
      level: 'probation',
      what: 'errors outside of tests no longer fail the run',
    },
    {
      key: /(?:^|\.)(?:check-coverage|checkCoverage)$/,
      loose: FALSE,
      level: 'probation',
      what: 'coverage is no longer checked',
    },
  ],
  leftOut: [
    {
      key: /(?:^|\.)test\.exclude$|^(?:exclude|ignore|mocha\.exclude|mocha\.ignore)$|^(?:module\.exports|exports|default)\.(?:exclude|ignore)$/,
      syntax: 'glob',
    },
    { key: /(?:^|\.)(?:testPathIgnorePatterns|modulePathIgnorePatterns)$/, syntax: 'regex' },
    { key: /(?:^|\.)testIgnore$/, syntax: 'glob' },
  ],
  only: [
    { key: /(?:^|\.)test\.include$|(?:^|\.)(?:testMatch|spec)$|^(?:ava\.files|files)$/, syntax: 'glob' },
    { key: /(?:^|\.)testRegex$/, syntax: 'regex' },
    { key: /(?:^|\.)(?:roots|testDir)$/, syntax: 'path' },
  ],
  options: null,
  floors: [
    /(?:^|\.)(?:coverageThreshold|thresholds|threshold)(?:\.[^.]+)*\.(?:lines|branches|functions|statements)$|^(?:nyc\.|c8\.)?(?:lines|branches|functions|statements)$/,
  ],
};

const JVM: ConfigKind = {
  family: 'jvm',
  path: /^(?:pom\.xml|[\w.-]+\.gradle(?:\.kts)?)$/,
  language: /\.(?:java|kt|groovy|scala)$/,
  read: (text, path) =>
    path.endsWith('.xml')
      ? settingsOfData(parseXml(text, { html: false }), text).filter(({ key }) => !key.includes('profiles.profile'))
      : settingsOfCode(text),
  flags: [
    {
      key: /maven-(?:surefire|failsafe)-plugin\.(?:\S+\.)?testFailureIgnore$|\.properties\.maven\.test\.failure\.ignore$/,
      loose: TRUE,
      level: 'violation',
      what: 'failing tests no longer fail the build',
    },
    {
      key: /maven-(?:surefire|failsafe)-plugin\.(?:\S+\.)?skip(?:Tests|ITs|Exec)?$|\.properties\.(?:maven\.test\.skip|skipTests|skipITs)$/,
      loose: TRUE,
      level: 'violation',
      what: 'the build runs no tests',
    },
    {
      key: /(?:^|\.)(?:\w*[tT]est|withType\.Test|configureEach|named\.\w*[tT]est|getByName\.\w*[tT]est|task\.\w*[tT]est)(?:\.configureEach)?\.(?:set)?[iI]gnoreFailures(?:\.set)?$/,
      loose: TRUE,
      level: 'violation',
      what: 'failing tests no longer fail the build',
    },
    {
      key: /(?:^|\.)(?:\w*[tT]est|named\.\w*[tT]est|getByName\.\w*[tT]est|withType\.Test)(?:\.configureEach)?\.(?:enabled|onlyIf|isEnabled)$/,
      loose: FALSE,
      level: 'violation',
      what: 'the build runs no tests',
    },
    { key: /(?:^|\.)haltOnFailure$/, loose: FALSE, level: 'probation', what: 'coverage is no longer enforced' },
  ],
  leftOut: [
    { key: /maven-(?:surefire|failsafe)-plugin\.(?:\S+\.)?excludes\.exclude$/, syntax: 'class' },
    {
      key: /(?:^|\.)(?:\w*[tT]est|named\.\w*[tT]est|getByName\.\w*[tT]est|withType\.Test|filter)(?:\.configureEach)?\.(?:filter\.)?(?:exclude|excludes|excludeTestsMatching)$/,
      syntax: 'class',
    },
  ],
  only: [{ key: /maven-surefire-plugin\.(?:\S+\.)?includes\.include$/, syntax: 'class' }],
  options: null,
  floors: [
    /jacoco-maven-plugin\.\S*\.minimum$/,
    /(?:^|\.)(?:jacocoTestCoverageVerification|violationRules)\.\S*minimum$/,
  ],
};

const PHP: ConfigKind = {
  family: 'phpunit',
  path: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/,
  language: /\.php$/,
  read: (text) => settingsOfData(parseXml(text, { html: false }), text),
  flags: [],
  leftOut: [{ key: /testsuites?\.(?:testsuite\.)?exclude$/, syntax: 'path' }],
  only: [{ key: /testsuites?\.(?:testsuite\.)?(?:directory|file)\.?$/, syntax: 'path' }],
  options: null,
  floors: [],
};

const RUST: ConfigKind = {
  family: 'cargo',
  path: /^Cargo\.toml$/,
  language: /\.rs$/,
  read: (text) => settingsOfData(parseToml(text), text),
  flags: [
    { key: /^(?:lib|test|bin)\.test$/, loose: FALSE, level: 'violation', what: 'cargo does not run these tests' },
    {
      key: /^package\.autotests$/,
      loose: FALSE,
      level: 'probation',
      what: 'cargo runs only the tests that are listed',
    },
  ],
  leftOut: [],
  only: [],
  options: null,
  floors: [],
};

const DOTNET: ConfigKind = {
  family: 'dotnet',
  path: /\.(?:csproj|fsproj|vbproj|props|targets)$/,
  language: /\.(?:cs|fs|vb)$/,
  read: (text) => settingsOfData(parseXml(text, { html: false }), text),
  flags: [
    {
      key: /PropertyGroup\.IsTestProject$/,
      loose: FALSE,
      level: 'violation',
      what: 'the runner passes over this test project',
    },
  ],
  leftOut: [{ key: /ItemGroup\.Compile\.Remove$/, syntax: 'glob' }],
  only: [],
  options: null,
  floors: [/PropertyGroup\.Threshold$/],
};

const RUBY: ConfigKind = {
  family: 'rspec',
  path: /^\.rspec$/,
  language: /\.rb$/,
  read: (text) =>
    settingsOfIni(
      text
        .split('\n')
        .map((line) => `options = ${line}`)
        .join('\n'),
    ),
  flags: [
    {
      key: /options$/,
      loose: /^--failure-exit-code[ =]0$/,
      level: 'violation',
      what: 'failing tests no longer fail the run',
    },
  ],
  leftOut: [],
  only: [],
  options: { key: /options$/, runner: 'rspec' },
  floors: [],
};

const RAKE: ConfigKind = {
  family: 'rake',
  path: /^(?:[Rr]akefile|[\w-]+\.rake)$/,
  language: /\.rb$/,
  read: (text) => settingsOfCode(text, true),
  flags: [
    {
      key: /(?:^|\.)fail_on_error$/,
      loose: FALSE,
      level: 'violation',
      what: 'failing tests no longer fail the task',
    },
  ],
  leftOut: [{ key: /(?:^|\.)exclude_pattern$/, syntax: 'glob' }],
  only: [{ key: /(?:^|\.)(?:pattern|test_files)$/, syntax: 'glob' }],
  options: { key: /(?:^|\.)rspec_opts$/, runner: 'rspec' },
  floors: [],
};

/** Settings of package managers that decide what a script is run with. */
const SHELL: ConfigKind = {
  family: 'npm',
  path: /^\.(?:npmrc|yarnrc)$/,
  language: /\.[cm]?[jt]sx?$/,
  read: (text) => settingsOfIni(text.replaceAll(/^(script-shell)[ \t]+(?![=\s])/gm, '$1 = ')),
  flags: [
    {
      key: /(?:^|\.)script-shell$/,
      loose: /^["']?(?:\S*\/)?(?:true|echo|:|cat|printf)["']?$/,
      level: 'violation',
      what: 'the scripts of the package, its tests among them, are not run',
    },
  ],
  leftOut: [],
  only: [],
  options: null,
  floors: [],
};

const KINDS: readonly ConfigKind[] = [PYTHON, SCRIPT, JVM, PHP, RUST, DOTNET, RUBY, RAKE, SHELL];

/** What a path configures; null when no test runner. */
export function configKindOf(path: string): ConfigKind | null {
  const name = baseName(path);
  return KINDS.find((kind) => kind.path.test(name)) ?? null;
}
