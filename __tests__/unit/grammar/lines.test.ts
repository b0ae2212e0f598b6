import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Lines } from '../../../src/grammar/lines.ts';

describe('Lines', () => {
  it('counts lines and UTF-16 columns from 1', () => {
    const text = 'ab\n\n😀値x\r\nlast';
    const lines = new Lines(text);

    expect(lines.range(0, 2)).toEqual({ startLine: 1, startColumn: 1, endLine: 1, endColumn: 3 });
    expect(lines.range(text.indexOf('x'), text.length)).toEqual({
      startLine: 3,
      startColumn: 4,
      endLine: 4,
      endColumn: 5,
    });
    expect(lines.range(3, 3)).toEqual({ startLine: 2, startColumn: 1, endLine: 2, endColumn: 1 });
  });

  it('agrees with cutting the text into lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '😀', '\r')), fc.nat(), fc.nat(), (pieces, a, b) => {
        const text = pieces.join('');
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        const before = text.slice(0, start).split('\n');
        const until = text.slice(0, end).split('\n');
        expect(new Lines(text).range(start, end)).toEqual({
          startLine: before.length,
          startColumn: (before.at(-1) ?? '').length + 1,
          endLine: until.length,
          endColumn: (until.at(-1) ?? '').length + 1,
        });
      }),
    );
  });
});
