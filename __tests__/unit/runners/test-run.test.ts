import { describe, expect, it } from '@jest/globals';
import { testRunsIn, type Fate } from '../../../src/runners/test-run.ts';

const fates = (script: string): readonly Fate[] => testRunsIn(script, 'last').map(({ fate }) => fate);

describe('what becomes of a failing test in a script', () => {
  it.each<[string, Fate]>([
    ['pytest -q', 'counts'],
    ['pytest -q || true', 'swallowed'],
    ["trap 'exit 0' EXIT; pytest -q", 'swallowed'],
    ["trap 'rm -rf tmp' EXIT; pytest -q", 'counts'],
    ["trap 'exit 0' INT; pytest -q", 'counts'],
    ['exec true\npytest -q', 'never'],
    ['pytest() { true; }\npytest -q', 'never'],
    ['pytest -q\n[ $? -le 1 ]', 'swallowed'],
    ['pytest -q\n[ $? -le 0 ]', 'counts'],
    ['pytest -q\ncode=$?\n[ $code -ne 2 ]', 'swallowed'],
    ['pytest -q\nexit $?', 'counts'],
    ['pytest --version', 'blind'],
    ['jest -u', 'blind'],
    ['jest --onlyChanged', 'blind'],
    ['PYTEST_ADDOPTS=--co pytest -q', 'blind'],
    ['export GOFLAGS=-run=NONE\ngo test ./...', 'counts'],
    ['INSTA_FORCE_PASS=1 cargo test', 'blind'],
    ['make -n test', 'blind'],
  ])('%s', (script, fate) => {
    expect(fates(script)).toEqual([fate]);
  });

  it('keeps what a variable leaves out', () => {
    const [run] = testRunsIn('export GOFLAGS=-run=NONE\ngo test ./...', 'last');
    expect(run?.selection.onlyNames).toEqual(['NONE']);
    expect(run?.variable?.name).toBe('GOFLAGS');
  });
});
