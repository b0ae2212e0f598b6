import type { Knowledge, Scene } from '../model/rule.ts';
import { baseName } from './config-text.ts';

/** Names of test files by the conventions of the runners. */
const TEST_NAME =
  /^test_[^/]*\.py$|_test\.(?:py|go|rb|exs|dart|ts|js|tsx|cc|cpp)$|^tests?\.[jt]sx?$|\.(?:test|spec|cy|e2e|tests)\.[cm]?[jt]sx?$|[-_](?:test|spec)\.[cm]?[jt]sx?$|(?:Tests?|TestCase|Spec|IT)\.(?:java|kt|groovy|scala|cs|php|swift)$|^Test[A-Z]\w*\.(?:java|kt)$|_spec\.rb$|^test_[^/]*\.rb$|\.(?:bats|t|phpt|feature)$/;
const CODE = /\.(?:[cm]?[jt]sx?|py|rb|java|kt|groovy|scala|cs|php|swift|go|rs|exs)$/;
const HELPER =
  /(?:^|[/._-])(?:helpers?|utils?|support|fixtures?|setup|teardown|conftest|__init__|configs?|mocks?|__mocks__|types?|index|main|data|samples?|stubs?|common|bench|benchmarks?|shared|lib|tools?)(?=[/._-]|$)/i;
/** Folders whose tests are the input of something, or nobody's. */
const FOREIGN =
  /(?:^|\/)(?:fixtures?|__fixtures__|templates?|examples?|node_modules|vendor|dist|build|third_party|testdata|sandbox|playground|docs?)\//i;

const cache = new WeakMap<Scene, readonly string[]>();

/**
 * The test files of the base that the head still has, under their old names. Files that the change deletes or moves are
 * other rules' business. Lists every path of the base: ask only when there is a pattern to compare.
 */
export function survivingTests(scene: Scene, knowledge: Knowledge): readonly string[] {
  let tests = cache.get(scene);
  if (!tests) {
    const gone = new Set(
      scene.change.files.flatMap(({ before, after }) => (before && before.path !== after?.path ? [before.path] : [])),
    );
    tests = knowledge
      .oraclePaths()
      .filter((path) => !gone.has(path) && isTest(path) && knowledge.oracleClassOf(path) === 'test');
    cache.set(scene, tests);
  }
  return tests;
}

function isTest(path: string): boolean {
  if (FOREIGN.test(path)) return false;
  if (TEST_NAME.test(baseName(path))) return true;
  return CODE.test(path) && !HELPER.test(path) && !/\.(?:config|conf|setup|d)\.[cm]?[jt]s$/.test(path);
}

/** The name says that it holds tests. */
export function isNamedLikeTest(path: string): boolean {
  return TEST_NAME.test(baseName(path));
}

/** Tests of the whole product have a runner of their own, and so have benchmarks. */
export function isOfAnotherKind(path: string): boolean {
  return /(?:^|[/._-])(?:e2e|playwright|cypress|cy|bench|benchmarks?|perf|smoke|storybook|browser|integration|integrations|types?|test-d)(?=[/._-])/i.test(
    path,
  );
}
