import { wordsOf } from '../model/words.ts';

/**
 * How surely a probe finds out that tests are running: a runner's own trace, a mode that a project sets for its tests
 * (`NODE_ENV=test`), or continuous integration, where more than tests run.
 */
export type Certainty = 'runner' | 'mode' | 'integration';

/** Variables that test runners set for the processes they start. */
const RUNNER_VARIABLES =
  /^(?:PYTEST_\w+|JEST_\w+|VITEST(?:_\w+)?|MOCHA_\w+|KARMA(?:_\w+)?|CYPRESS(?:_\w+)?|PLAYWRIGHT_TEST\w*|BATS_\w+|GTEST_\w+|CTEST_\w+|NEXTEST(?:_\w+)?|RSPEC\w*|PHPUNIT\w*|PEST_\w+|XCTest\w+|XCTEST\w*|TEST_(?:SRCDIR|TMPDIR|WORKSPACE|TARGET|BINARY|SHARD_\w+|TOTAL_SHARDS|WORKER\w*|PARALLEL_INDEX|RUNNER\w*|SUITE\w*)|NODE_TEST_CONTEXT|BAZEL_TEST\w*|RUST_TEST_\w+|VSTEST_\w+|TOX_\w+|NOX_\w+|COVERAGE_RUN|COVERAGE_PROCESS_START|NODE_V8_COVERAGE|UNITTEST\w*|JUNIT\w*|SUREFIRE\w*|STRYKER\w*|GO_TEST\w*|DOTNET_TEST\w*|AVA_PATH|NYC_CONFIG|TAP_\w+)$/;
/** Variables of hosts that build and test. */
const INTEGRATION_VARIABLES =
  /^(?:CI|CI_\w+|CONTINUOUS_INTEGRATION|GITHUB_(?:ACTIONS|WORKFLOW|RUN_ID|JOB)|GITLAB_CI|TRAVIS|CIRCLECI|BUILDKITE|JENKINS_URL|TEAMCITY_VERSION|TF_BUILD|APPVEYOR|DRONE|CODEBUILD_BUILD_ID)$/;
/** Variables that name the mode or the task a program runs in; they tell only when compared with a test's. */
const MODE_VARIABLES =
  /^(?:(?:\w+_)?(?:ENV|ENVIRONMENT|MODE|PROFILE|PROFILES_ACTIVE|STAGE)|npm_(?:lifecycle_(?:event|script)|command)|npm_package_script\w*)$/i;
/** What modes are called when tests run. */
const TEST_MODE = /^(?:tests?|testing|unit[-_]?tests?|test:\w+|spec)$/i;

/** What a variable of the environment says by being set. */
export function certaintyOfVariable(name: string): Certainty | null {
  if (RUNNER_VARIABLES.test(name)) return 'runner';
  if (INTEGRATION_VARIABLES.test(name)) return 'integration';
  const isFlag = /^[A-Z][A-Z0-9_]*$/.test(name) && wordsOf(name).some((word) => /^(?:tests?|testing)$/.test(word));
  return isFlag ? 'mode' : null;
}

/** Whether a variable names a mode, and whether a text is the name of a test's mode. */
export function isModeVariable(name: string): boolean {
  return MODE_VARIABLES.test(name);
}

export function isTestMode(text: string): boolean {
  return TEST_MODE.test(text);
}

const RUNNERS =
  'py\\.?test|unittest|jest|vitest|mocha|jasmine|karma|cypress|playwright|junit|nunit|xunit|mstest|vstest|testng|surefire|xctest|rspec|minitest|phpunit|gtest|googletest|ctest|nextest|testhost|exunit|busted|cucumber|scalatest|kotest|testify|doctest|nosetests?';
const RUNNER_WORD = new RegExp(`(?:^|[^a-z])_?(?:${RUNNERS})(?:[^a-z]|$)|^_?(?:${RUNNERS})`, 'i');
/** Pieces that stand in names of test files, functions and classes: `test_`, `_test.go`, `.spec.`, `FooTest`, `/tests/`. */
const TEST_PIECE =
  /(?:^|[^a-zA-Z])(?:tests?|testing|spec)(?:$|[^a-z])|[a-z](?:Tests?|Spec)(?:$|[^a-z])|^Tests?$|^test$/;

/** Whether a text can tell a runner or a test in a stack, a list of modules or a command line. */
export function marksTests(text: string): boolean {
  // A pattern is read as the text it looks for: `\.test\.[jt]s`.
  const plain = text.replaceAll('\\', '');
  return plain.length >= 3 && plain.length <= 120 && (RUNNER_WORD.test(plain) || TEST_PIECE.test(plain));
}

/** Whether a text names a test runner or one of its classes and modules. */
export function namesRunner(text: string): boolean {
  return text.length <= 120 && RUNNER_WORD.test(text);
}

/** Names that test runners put into the global scope. */
export function isRunnerGlobal(name: string): boolean {
  return /^(?:jest|vi|vitest|describe|it|test|expect|beforeEach|afterEach|beforeAll|afterAll|jasmine|mocha|cy|Cypress|RSpec|Minitest|PHPUnit|__vitest_\w+|__karma__|__coverage__|__JEST\w+)$/.test(
    name,
  );
}

/** `Mock`, `MagicMock`: classes of test doubles. */
export function isMockClass(name: string): boolean {
  return /^(?:Magic|Async|NonCallable|NonCallableMagic)?Mock$/.test(name);
}

/** Functions and flags that say in their name that tests are running: `isTestEnv()`, `running_tests`, `inTest`. */
export function saysTesting(name: string): boolean {
  return /^(?:is|in|are|under|running|run)_?(?:in_?|under_?|running_?)?(?:unit_?)?tests?(?:ing|_?mode|_?env(?:ironment)?|_?run|_?runner)?$|^(?:TESTING|TEST_MODE|UNDER_TEST)$/i.test(
    name,
  );
}
