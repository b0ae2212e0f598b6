import { describe, expect, it } from '@jest/globals';
import { frameworks } from '../../../src/generated/frameworks.ts';
import type { ComparedFile } from '../../../src/model/change.ts';
import type { TestDifference } from '../../../src/model/suite.ts';
import { Levels } from '../../../src/sources/language-of.ts';
import { readTestFiles } from '../../../src/sources/test-files.ts';
import { suiteChanges } from '../../../src/suites/suite-changes.ts';

/** A test file of which every line of the head counts as added. */
function rewritten(path: string, before: string, after: string): ComparedFile {
  return {
    change: {
      status: 'modified',
      path,
      previousPath: null,
      before: { path, id: '1', kind: 'file' },
      after: { path, id: '2', kind: 'file' },
      class: 'test',
      previousClass: 'test',
      isProtected: false,
      wasProtected: false,
      isGenerated: false,
    },
    before: { kind: 'text', text: before, encoding: 'utf-8' },
    after: { kind: 'text', text: after, encoding: 'utf-8' },
    added: [{ start: 1, end: 10_000 }],
    removed: [{ start: 1, end: 10_000 }],
  };
}

async function differences(path: string, before: string, after: string): Promise<readonly TestDifference[]> {
  const compared = [rewritten(path, before, after)];
  return suiteChanges(await readTestFiles(compared, new Levels(10_000_000)), compared, frameworks);
}

function python(assertion: string): string {
  return `from kiln import heat\n\n\ndef test_heat():\n    ${assertion}\n`;
}

function typescript(assertion: string): string {
  return `import { fee } from '../src/fee';\n\ntest('fees', async () => {\n  ${assertion}\n});\n`;
}

function go(assertion: string): string {
  return `package tide\n\nfunc TestLevel(t *testing.T) {\n\t${assertion}\n}\n`;
}

async function kindsOf(path: string, before: string, after: string): Promise<readonly string[]> {
  return (await differences(path, before, after)).map(({ kind }) => kind);
}

describe('an assertion that becomes another', () => {
  it.each([
    ['assert heat(6) == 926', 'assert heat(6) == 906', ['modified']],
    ['assert heat(6) == 926', 'assert heat(6) != 926', ['weakened']],
    ['assert heat(6) == 926', 'assert heat(6) <= 926', ['weakened']],
    ['assert heat(6) < 927', 'assert heat(6) < 930', ['weakened']],
    ['assert heat(6) < 927', 'assert heat(6) < 926.5', []],
    ['assert heat(6) <= 926', 'assert heat(6) < 927', []],
    ['assert not heat(6) > 926', 'assert heat(6) <= 926', []],
    ['assert heat(6) > 900', 'assert heat(6) == 926', []],
    ['assert heat(6) is None', 'assert heat(6) is not None', ['weakened']],
    ['assert heat(6)', 'assert not heat(6)', ['modified']],
    ['assert heat(6) == [1, 2]', 'assert heat(6) == [2, 1]', ['modified']],
    ['assert 926 == heat(6)', 'assert heat(6) == 926', []],
    ['assert heat(6) == 926', 'assert heat(6) == 926 if FULL else True', ['weakened']],
    ['assert heat(6) == approx(926, abs=1)', 'assert heat(6) == approx(926, abs=2)', ['weakened']],
    ['assert heat(6) == approx(926, abs=1)', 'assert heat(6) == approx(926)', []],
    ['assert heat(6) == approx(926)', 'assert heat(6) == approx(926, rel=0.1)', ['weakened']],
    ['assert abs(heat(6) - 926) < 0.1', 'assert heat(6) == approx(926, abs=0.1)', []],
    ['assert heat(6)["fee"] == 4', 'assert heat(6).fee == 4', []],
    ['assert heat(6) == 926, "hot"', 'assert heat(6) == 926, "six hours"', []],
  ])('Python: %s → %s is %j', async (before, after, kinds) => {
    expect(await kindsOf('tests/test_kiln.py', python(before), python(after))).toEqual(kinds);
  });

  it.each([
    ['expect(fee(501)).toBe(9);', 'expect(fee(501)).toEqual(9);', []],
    ['expect(fee(501)).toBe(9);', 'expect(fee(501)).not.toBe(4);', ['weakened']],
    ['expect(fee(501)).toBe(9);', 'expect([4, 9]).toContain(fee(501));', ['weakened']],
    ['expect(fee(501)).toBe(9);', 'expect(fee(501) === 9).toBe(true);', []],
    ['expect(fee(501)).toBe(9);', 'expect(fee(501) > 8).toBe(true);', ['weakened']],
    ['expect(fee(501)).toBe(9);', 'expect(9).toBe(9);', ['weakened']],
    ['expect(fee(501)).toBeCloseTo(9, 2);', 'expect(fee(501)).toBeCloseTo(9);', []],
    ['expect(fee(501)).toBeCloseTo(9);', 'expect(fee(501)).toBeCloseTo(9, 0);', ['weakened']],
    ['expect(fee(501)).toBeCloseTo(9);', 'expect(fee(501)).toBeCloseTo(9, 4);', []],
    ['expect(() => fee(-1)).toThrow();', 'expect(() => fee(-1)).toThrow(RangeError);', []],
    ['expect(() => fee(-1)).toThrow(RangeError);', 'expect(() => fee(-1)).toThrow(Error);', ['weakened']],
    ['expect(() => fee(-1)).toThrow();', 'expect(() => fee(-1)).not.toThrow();', ['weakened']],
    ['expect(await fee(501)).toBe(9);', 'await expect(fee(501)).resolves.toBe(9);', []],
    ['expect(fee(501)).toBe(9);', 'if (fee(0)) expect(fee(501)).toBe(9);', ['weakened']],
    ['expect(fee(501)).toBe(null);', 'expect(fee(501)).toBeNull();', []],
    ['expect(fee(501)).toBeNull();', 'expect(fee(501)).toBeDefined();', ['weakened']],
    ['expect.assertions(1);\n  expect(fee(1)).toBe(4);', 'expect.assertions(2);\n  expect(fee(1)).toBe(4);', []],
    [
      'expect.assertions(2);\n  expect(fee(1)).toBe(4);',
      'expect.assertions(1);\n  expect(fee(1)).toBe(4);',
      ['weakened'],
    ],
  ])('TypeScript: %s → %s is %j', async (before, after, kinds) => {
    expect(await kindsOf('test/fee.test.ts', typescript(before), typescript(after))).toEqual(kinds);
  });

  it.each([
    ['assert.Equal(t, 322, Level(6))', 'assert.Equal(t, 310, Level(6))', ['modified']],
    ['assert.Equal(t, 322, Level(6))', 'assert.Equal(t, 322, Level(6), "at six")', []],
    ['assert.Equal(t, 322, Level(6))', 'require.EqualValues(t, 322, Level(6))', []],
    ['assert.Equal(t, 322, Level(6))', 'assert.NotZero(t, Level(6))', ['weakened']],
    ['assert.ErrorIs(t, Moor(13), ErrFull)', 'assert.Error(t, Moor(13))', ['weakened']],
    ['assert.Error(t, Moor(13))', 'assert.NoError(t, Moor(13))', ['modified']],
    ['assert.True(t, Level(6) == 322)', 'assert.Equal(t, 322, Level(6))', []],
    ['assert.InDelta(t, 322, Level(6), 0.1)', 'assert.InDelta(t, 322, Level(6), 0.01)', []],
  ])('Go: %s → %s is %j', async (before, after, kinds) => {
    expect(await kindsOf('tide_test.go', go(before), go(after))).toEqual(kinds);
  });
});

it('names what was exchanged, and tells what is other from what is less', async () => {
  const [modified] = await differences(
    'tests/test_kiln.py',
    python('assert heat(6) == 926'),
    python('assert heat(6) == 906'),
  );
  expect(modified?.what).toBe('has an assertion that feeds or expects something else: 906 in place of 926');
  const [weakened] = await differences(
    'tests/test_kiln.py',
    python('assert heat(6) == 926'),
    python('assert heat(6) >= 926'),
  );
  expect(weakened?.what).toBe('has an assertion that demands less than before');
});

it('says how many differences of a file it does not list', async () => {
  const tests = (value: number): string =>
    Array.from({ length: 33 }, (_, i) => `def test_${i}():\n    assert heat(${i}) == ${value + i}\n`).join('\n\n');
  const found = await differences('tests/test_kiln.py', tests(1000), tests(2000));
  expect(found).toHaveLength(20);
  expect(found.at(-1)?.what).toMatch(/; 13 more of the file’s tests are modified and not listed$/);
});

it('lets a flood of changed tests not hide a weakened one', async () => {
  const tests = (value: number, last: string): string =>
    Array.from({ length: 33 }, (_, i) => `def test_${i}():\n    assert heat(${i}) == ${value + i}\n`)
      .concat(`def test_last():\n    ${last}\n`)
      .join('\n\n');
  const found = await differences(
    'tests/test_kiln.py',
    tests(1000, 'assert heat(99) == 5'),
    tests(2000, 'assert heat(99)'),
  );
  expect(found.filter(({ kind }) => kind === 'weakened').map(({ name }) => name)).toEqual([['test_last']]);
});
