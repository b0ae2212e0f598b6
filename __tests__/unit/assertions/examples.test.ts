import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examplesIn, literalsInText, outputComment, outputValues } from '../../../src/assertions/examples.ts';
import { at } from './nodes.ts';

describe('examplesIn', () => {
  it('reads prompts, continuations and output', () => {
    expect(examplesIn('Text\n  >>> f(\n  ...   2)\n  4\n  5\n\n  >>> g()\n')).toEqual([
      { source: 'f(\n  2)', output: '4\n5', line: 1, endLine: 4 },
      { source: 'g()', output: '', line: 6, endLine: 6 },
    ]);
  });

  it('ends on any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('>>> a', '... b', 'out', '', '>>>', '...')), (lines) => {
        const examples = examplesIn(lines.join('\n'));
        expect(examples.length).toBe(lines.filter((line) => line.startsWith('>>>')).length);
      }),
    );
  });
});

it.each([
  [`f('it\\'s', "b\\n", -2.50, x1, 0x10)`, ["it's", 'b\n', '-2.5', '16']],
  ['a.5 b', []],
  ['"', []],
])('literals of %j', (text, values) => {
  expect(literalsInText(text).map((value) => value.text)).toEqual(values);
});

it.each([
  ["'XIV'", ['XIV']],
  ['[1, "b"]', ['1', 'b']],
  ['plain words', ['plain words']],
  ['12.0', ['12.0', '12']],
  ['Traceback (most recent call last)\nValueError', []],
])('output %j', (output, values) => {
  expect(outputValues(output, 1).map((value) => value.text)).toEqual(values);
});

it('reads the output of an example function', () => {
  const comments = ['Output: 3', '7', 'x'].map((text, i) => ({ text, range: at(4 + i) }));
  const whole = { startLine: 2, startColumn: 1, endLine: 6, endColumn: 9 };
  const found = outputComment(comments, whole, 'ExampleF');
  expect(found?.values.map((value) => `${value.text}@${value.line}`)).toEqual([
    '3@4',
    '3@4',
    '7@5',
    '7@5',
    'x@6',
    '3\n7\nx@4',
  ]);
  expect(outputComment([{ text: 'Outcome', range: at(4) }], whole, 'ExampleF')).toBeNull();
});
