import { describe, expect, it } from '@jest/globals';
import { createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import { suspectsAmong } from '../../../src/setup/suspects.ts';

function suspected(...paths: readonly string[]): {
  readonly tests: readonly string[];
  readonly goldens: readonly string[];
} {
  const { tests, goldens } = suspectsAmong(paths, createClassifier(NO_GLOBS));
  const shown = (list: typeof tests): readonly string[] => list.map(({ glob, files }) => `${glob} ${files}`);
  return { tests: shown(tests), goldens: shown(goldens) };
}

describe('suspectsAmong', () => {
  it.each([
    ['code in a folder that speaks of tests', 'lib/qa/a.py', ['lib/qa/ 1'], []],
    ['a file that does', 'lib/run_tests_now.py', ['lib/run_tests_now.py 1'], []],
    ['a name in camel case', 'src/LoginChecks/Main.java', ['src/LoginChecks/ 1'], []],
    ['data of expected output', 'data/baselines/a.csv', [], ['data/baselines/ 1']],
    ['a data file', 'data/answers.json', [], ['data/answers.json 1']],
    ['what is recognised as a test already', 'tests/test_a.py', [], []],
    ['what is recognised as golden already', 'pkg/testdata/a.json', [], []],
    ['words that only begin alike', 'src/testimonial/latest.py', [], []],
    ['documentation', 'docs/tests/a.md', [], []],
    ['what others wrote', 'vendor/qa/a.py', [], []],
    ['a name that would mean something in a pattern', 'lib/qa*/[a].py', [], []],
    ['a name with a line feed, which would leave a comment', "lib/qa/a\npreset: 'x'.py", [], []],
  ])('judges %s', (_, path, tests, goldens) => {
    expect(suspected(path)).toEqual({ tests, goldens });
  });

  it('counts a folder once, the fullest first', () => {
    expect(suspected('a/qa/x.py', 'b/qa/y.py', 'b/qa/z/w.py').tests).toEqual(['b/qa/ 2', 'a/qa/ 1']);
  });
});
