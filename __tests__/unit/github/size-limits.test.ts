import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clipBytes, clipLines } from '../../../src/github/size-limits.ts';

describe('clipBytes', () => {
  it.each([
    ['short', 5, 'short'],
    ['shorter', 5, 'sh…'],
    // Two bytes each; the ellipsis takes three.
    ['äöüß', 8, 'äöüß'],
    ['äöüß', 7, 'äö…'],
    ['äöüß', 6, 'ä…'],
    // Four bytes each.
    ['😀😀😀', 8, '😀…'],
    ['😀😀😀', 6, '…'],
  ])('cuts %s to %i bytes', (text, limit, expected) => {
    expect(clipBytes(text, limit)).toBe(expected);
  });

  it('keeps to the limit and keeps a beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 3, max: 30 }), (text, limit) => {
        const clipped = clipBytes(text, limit);
        expect(Buffer.byteLength(clipped, 'utf8')).toBeLessThanOrEqual(limit);
        expect(text === clipped || text.startsWith(clipped.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('clipLines', () => {
  it.each([
    ['a\nb\n', 4, 'a\nb\n'],
    // Nine units are left for the text: `one\ntwo\nt`, of which two lines are whole.
    ['one\ntwo\nthree\n', 12, 'one\ntwo\n(…)'.replace('(…)', '..')],
    ['onetwothreefour', 12, 'onetwoth…\n..'],
  ])('cuts %j to %i', (text, limit, expected) => {
    expect(clipLines(text, limit, '..')).toBe(expected);
  });

  it('keeps to the limit and says that it cut', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab\n]{0,60}$/), fc.integer({ min: 10, max: 40 }), (text, limit) => {
        const clipped = clipLines(text, limit, '(cut)');
        expect(clipped.length).toBeLessThanOrEqual(limit);
        expect(clipped === text || clipped.endsWith('\n(cut)')).toBe(true);
      }),
    );
  });
});
