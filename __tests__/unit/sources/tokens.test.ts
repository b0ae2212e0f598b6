import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokensIn, tokensOnLines } from '../../../src/sources/tokens.ts';

describe('tokensIn', () => {
  it.each([
    ['', 0],
    ['   \t ', 0],
    ['toll', 1],
    ['toll(5211, 3) == 718834', 9],
    ['été_2', 1],
    ['a\nb\n', 4],
    ['a\r\nb', 3],
    ['x'.repeat(64), 1],
    ['x'.repeat(65), 2],
    ['x'.repeat(6400), 100],
  ])('counts words and marks of %j', (text, count) => {
    expect(tokensIn(text)).toBe(count);
  });

  it('never counts less than the parts of a text that is cut between lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (parts) => {
        const lines = parts.map((part) => part.replaceAll('\n', ' '));
        const whole = lines.map((line) => `${line}\n`).join('');
        const each = lines.map((_, i) => tokensOnLines(whole, [{ start: i + 1, end: i + 2 }]));
        expect(each.reduce((sum, count) => sum + count, 0)).toBe(tokensIn(whole));
      }),
    );
  });

  it('reads lines that are not there as nothing', () => {
    expect(tokensOnLines('a b\nc', [{ start: 2, end: 9 }])).toBe(1);
    expect(tokensOnLines('a b\nc', [{ start: 5, end: 9 }])).toBe(0);
  });
});
