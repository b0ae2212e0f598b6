import { describe, expect, it } from '@jest/globals';
import { lineValues, linesOf, LineIndex, plainText } from '../../../src/records/lines.ts';
import { CaseCollector, numberIn, stringValues } from '../../../src/records/values.ts';

describe('numberIn', () => {
  it.each([
    ['57.49', '57.49'],
    [' 7 ', '7'],
    ['-0.50', '-0.5'],
    ['1,234.50', '1234.5'],
    ['12,345,678', '12345678'],
    ['$57.49', '57.49'],
    ['35%', '35'],
    ['1e3', '1000'],
    ['0', '0'],
    ['007', null],
    ['19,99', null],
    ['1.2.3', null],
    ['2024-05-01', null],
    ['5d', null],
    ['', null],
    ['1e999', null],
    ['9'.repeat(100), null],
  ])('%s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});

it('gives a numeric string a number beside it', () => {
  expect(stringValues('5.00', 'input', 3)).toEqual([
    { kind: 'string', text: '5.00', role: 'input', line: 3 },
    { kind: 'number', text: '5', role: 'input', line: 3 },
  ]);
  expect(stringValues(' \n', 'input', 3)).toEqual([]);
});

describe('lineValues', () => {
  it.each([
    ['  Total: 57.49 EUR', ['Total: 57.49 EUR', '57.49 EUR', '#57.49']],
    ['said "a-b" and \'c\'', ['said "a-b" and \'c\'', 'a-b', 'c']],
    ["don't, can't", ["don't, can't"]],
    ['v1.2.3 of 2024-05-01 x7 7x', ['v1.2.3 of 2024-05-01 x7 7x']],
    ['3 of 1,234.', ['3 of 1,234.', '#3', '#1234']],
    ['}', []],
    ['-----', []],
    ['😀', ['😀']],
    ['', []],
  ])('%s', (text, known) => {
    const found = lineValues(text, 'expected', 1).map((value) =>
      value.kind === 'number' ? `#${value.text}` : value.text,
    );
    expect(found).toEqual(known);
  });
});

it('counts lines whatever ends them', () => {
  expect([...linesOf('a\r\nb\rc\n')].map(({ text, line }) => `${String(line)}${text}`)).toEqual([
    '1a',
    '2b',
    '3c',
    '4',
  ]);
  const index = new LineIndex('ab\n\nc');
  expect([0, 1, 2, 3, 4, 5, 99].map((offset) => index.lineAt(offset))).toEqual([1, 1, 1, 2, 3, 3, 3]);
  expect(plainText('\uFEFFa\r\nb\rc')).toBe('a\nb\nc');
});

it('keeps no case that passes the limit, and says so once with the first problem', () => {
  const collector = new CaseCollector(3);
  const add = (count: number): void => {
    const values = Array.from(
      { length: count },
      (_, i) => ({ kind: 'string', text: `v${String(i)}`, role: 'expected', line: 1 }) as const,
    );
    collector.add({ kind: 'row', name: '', startLine: 1, endLine: 1, values });
  };
  add(2);
  add(0);
  expect(collector.full).toBe(false);
  add(2);
  expect(collector.full).toBe(true);
  add(1);
  collector.note('first');
  collector.note('second');
  const reading = collector.reading();
  expect(reading.cases).toHaveLength(1);
  expect(reading.problem).toBe('first; the file holds more than 3 values; the rest was left out');
});
