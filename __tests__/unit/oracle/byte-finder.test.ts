import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ByteFinder } from '../../../src/oracle/byte-finder.ts';

describe('looking for many texts at once', () => {
  it.each<readonly [string, readonly string[], string, readonly string[]]>([
    ['at both ends and in between', ['ab', 'cd', 'ef'], 'abcdef', ['ab', 'cd', 'ef']],
    ['of every length', ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef'], 'xabcde', ['a', 'ab', 'abc', 'abcd', 'abcde']],
    ['that overlap', ['aba', 'bab'], 'ababab', ['aba', 'bab']],
    ['in the order given', ['zz', 'aa'], 'aa zz', ['zz', 'aa']],
    ['once, though it stands there often', ['aa', 'aa'], 'aaaa', ['aa']],
    ['that begin alike', ['needle-1', 'needle-2', 'needle-10'], 'needle-10', ['needle-1', 'needle-10']],
    ['outside ASCII', ['für', '日本', '😀'], 'Etwas für 日本 😀', ['für', '日本', '😀']],
    ['of which none is there', ['abcd', 'x'], 'abc', []],
    ['that are empty', [''], 'abc', []],
    ['in nothing', ['a'], '', []],
    ['longer than the text', ['abcdefgh'], 'abcdefg', []],
    ['of which the longer goes on beyond the end', ['abcd', 'abcde'], 'xabcd', ['abcd']],
    ['of more than 255 bytes', ['x'.repeat(400), 'y'.repeat(400)], `y${'x'.repeat(400)}`, ['x'.repeat(400)]],
  ])('finds those %s', (_, texts, text, expected) => {
    expect(new ByteFinder(texts).in(Buffer.from(text))).toEqual(expected);
  });

  it('finds what looking for each alone finds', () => {
    // A small alphabet, so that keys meet, overlap and repeat.
    const word = (most: number): fc.Arbitrary<string> =>
      fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '😀', '日'), maxLength: most });
    fc.assert(
      fc.property(fc.array(word(7), { maxLength: 30 }), word(60), (texts, text) => {
        const wanted = [...new Set(texts)].filter((each) => each !== '');
        expect(new ByteFinder(texts).in(Buffer.from(text))).toEqual(wanted.filter((each) => text.includes(each)));
      }),
    );
  });

  it('takes one pass, however many are looked for', () => {
    const texts = Array.from({ length: 5000 }, (_, i) => `${String(i).padStart(5, '0')} needle`);
    const start = performance.now();
    expect(new ByteFinder(texts).in(Buffer.from('hay and straw '.repeat(100_000)))).toEqual([]);
    // Each alone takes minutes.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
