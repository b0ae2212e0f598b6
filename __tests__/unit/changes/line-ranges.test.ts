import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareLines, linesOf, wholeOf } from '../../../src/changes/line-ranges.ts';
import type { LineRange } from '../../../src/model/change.ts';

describe('compareLines', () => {
  it.each([
    ['equal', 'a\nb\n', 'a\nb\n', [], []],
    ['one line changed', 'a\nb\nc\n', 'a\nx\nc\n', [[2, 3]], [[2, 3]]],
    [
      'lines added at both ends',
      'b\n',
      'a\nb\nc\n',
      [
        [1, 2],
        [3, 4],
      ],
      [],
    ],
    ['neighbours merged', 'a\nd\n', 'a\nb\nc\nd\n', [[2, 4]], []],
    ['lines removed', 'a\nb\nc\nd\n', 'a\nd\n', [], [[2, 4]]],
    ['from empty', '', 'a\nb', [[1, 3]], []],
    ['to empty', 'a\nb', '', [], [[1, 3]]],
    ['line ends converted', 'a\nb\n', 'a\r\nb\r\n', [], []],
    ['line ends converted and a line added', 'a\nb\n', 'a\r\nx\r\nb\r\n', [[2, 3]], []],
    ['a CR within a line counts', 'a\rb\n', 'ab\n', [[1, 2]], [[1, 2]]],
    ['last line feed lost', 'a\nb\n', 'a\nb', [], []],
    ['an empty line added at the end', 'a\n', 'a\n\n', [[2, 3]], []],
    ['a repeated line added', 'a\na\n', 'a\na\na\n', [[3, 4]], []],
    ['a line moved', 'a\nb\nc\n', 'b\nc\na\n', [[3, 4]], [[1, 2]]],
    ['separators that are no line ends', 'a\u2028b\n', 'a\u2028b\nc\n', [[2, 3]], []],
    ['names of object properties', 'x\n', '__proto__\nconstructor\nx\n', [[1, 3]], []],
  ] as const)('%s', (_, before, after, added, removed) => {
    const toRange = ([start, end]: readonly [number, number]): LineRange => ({ start, end });
    expect(compareLines(before, after)).toEqual({ added: added.map(toRange), removed: removed.map(toRange) });
  });

  it('leaves the same lines on both sides, and merges ranges', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '', 'x '), { maxLength: 30 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { added, removed } = compareLines(before, after);
        expect(without(before, removed)).toEqual(without(after, added));
        for (const ranges of [added, removed]) {
          for (const [i, range] of ranges.entries()) {
            expect(range.end).toBeGreaterThan(range.start);
            expect(range.start).toBeGreaterThan(ranges[i - 1]?.end ?? 0);
          }
        }
      }),
    );
  });

  it('finds few changes in a large file, and many new lines, exactly', () => {
    const lines = Array.from({ length: 50_000 }, (_, i) => `line ${i}`);
    const inserted = Array.from({ length: 10_000 }, (_, i) => `new ${i}`);
    const after = [...lines.slice(0, 20_000), ...inserted, ...lines.slice(20_000)].join('\n');
    expect(compareLines(lines.join('\n'), after)).toEqual({ added: [{ start: 20_001, end: 30_001 }], removed: [] });
  });

  it('counts more than need be, never less, when the edit is too long', () => {
    // Two shuffles of the same lines: nothing can be left out beforehand, and the edit is long.
    const count = 20_000;
    const shuffled = (step: number): string[] => Array.from({ length: count }, (_, i) => `line ${(i * step) % count}`);
    const before = ['first', ...shuffled(7919), 'last'].join('\n');
    const after = ['first', ...shuffled(104_729), 'last'].join('\n');
    const started = process.cpuUsage();
    const { added, removed } = compareLines(before, after);
    expect(process.cpuUsage(started).user).toBeLessThan(8_000_000);
    // The first two lines agree: both shuffles begin with line 0.
    expect(added).toEqual([{ start: 3, end: count + 2 }]);
    expect(removed).toEqual([{ start: 3, end: count + 2 }]);
  });
});

describe('linesOf and wholeOf', () => {
  it.each([
    ['', 0],
    ['\n', 1],
    ['a', 1],
    ['a\n', 1],
    ['a\n\n', 2],
    ['a\r\nb', 2],
  ])('%j has %i lines', (text, count) => {
    expect(linesOf(text)).toHaveLength(count);
    expect(wholeOf(text)).toEqual(count === 0 ? [] : [{ start: 1, end: count + 1 }]);
  });
});

function without(text: string, ranges: readonly LineRange[]): readonly string[] {
  return linesOf(text).filter((_, i) => !ranges.some((range) => i + 1 >= range.start && i + 1 < range.end));
}
