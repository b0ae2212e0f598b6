import { describe, expect, it } from '@jest/globals';
import { pairCases, pairedPaths } from '../../../src/records/pairs.ts';

describe('pairedPaths', () => {
  it.each([
    ['t/01.in', 't/01.out', 'expected'],
    ['t/01.out', 't/01.in', 'input'],
    ['t/01.ans', 't/01.in', 'input'],
    ['a.input', 'a.expected', 'expected'],
    ['input.txt', 'output.txt', 'expected'],
    ['t/input01.txt', 't/output01.txt', 'expected'],
    ['t/Output_2.txt', 't/Input_2.txt', 'input'],
    ['t/case1.INPUT.json', 't/case1.EXPECTED.json', 'expected'],
    ['t/inputs/a.txt', 't/outputs/a.txt', 'expected'],
    ['t/expected/a.txt', 't/input/a.txt', 'input'],
    ['t/request.json', 't/response.json', 'expected'],
  ])('%s may go with %s', (path, partner, role) => {
    expect(pairedPaths(path)).toContainEqual({ path: partner, role });
  });

  it('names the likeliest first and none twice', () => {
    const found = pairedPaths('t/01.in');
    expect(found[0]).toEqual({ path: 't/01.out', role: 'expected' });
    expect(new Set(found.map((one) => one.path)).size).toBe(found.length);
  });

  it.each(['README.md', 'main.py', 'src/inside.ts', 'a.ok/b.txt', ''])('%s has no partner', (path) => {
    expect(pairedPaths(path)).toEqual([]);
  });
});

describe('pairCases', () => {
  it('pairs lines and knows each in its own file', () => {
    expect(pairCases('kitten, 3\n\nx\n', '\n\n7.50\ny\n')).toEqual([
      {
        kind: 'pair',
        name: '',
        startLine: 3,
        endLine: 3,
        values: [
          { kind: 'string', text: 'kitten, 3', role: 'input', line: 1 },
          { kind: 'string', text: 'kitten', role: 'input', line: 1 },
          { kind: 'number', text: '3', role: 'input', line: 1 },
          { kind: 'string', text: '7.50', role: 'expected', line: 3 },
          { kind: 'number', text: '7.5', role: 'expected', line: 3 },
        ],
      },
      {
        kind: 'pair',
        name: '',
        startLine: 4,
        endLine: 4,
        values: [
          { kind: 'string', text: 'x', role: 'input', line: 3 },
          { kind: 'string', text: 'y', role: 'expected', line: 4 },
        ],
      },
      {
        kind: 'file',
        name: '',
        startLine: 3,
        endLine: 4,
        values: [
          { kind: 'string', text: 'kitten, 3\n\nx', role: 'input', line: 1 },
          { kind: 'string', text: '7.50\ny', role: 'expected', line: 3 },
        ],
      },
    ]);
  });

  it('leaves out a leading count', () => {
    const pairs = pairCases('2\na\nb\n', 'A\nB\n').filter((one) => one.kind === 'pair');
    expect(pairs.map((one) => one.values.map((value) => value.text))).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
  });

  it('pairs small files as a whole when their lines do not match', () => {
    const cases = pairCases('3\n1 2 3\n', '6\n');
    expect(cases.map((one) => one.kind)).toEqual(['file']);
    expect(cases[0]?.values.map((value) => `${value.role} ${value.text}`)).toEqual([
      'input 3\n1 2 3',
      'expected 6',
      'expected 6',
    ]);
  });

  it('says nothing of large files whose lines do not match, nor of empty ones', () => {
    expect(pairCases('a\n'.repeat(31), 'b\n')).toEqual([]);
    expect(pairCases('', '')).toEqual([]);
    expect(pairCases('a', '')).toEqual([]);
  });
});
