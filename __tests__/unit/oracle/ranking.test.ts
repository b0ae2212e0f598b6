import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseHits, type Hit } from '../../../src/oracle/ranking.ts';

const limits = { files: 1000, bytes: 1_000_000 };
const hit = (path: string, needles: readonly string[], distance: number | null = null): Hit => ({
  path,
  length: 1,
  needles,
  distance,
});

describe('choosing hits', () => {
  it('parses no more files for a word that very many hold', () => {
    const common = Array.from({ length: 500 }, (_, i) => hit(`tests/${i}.py`, ['ordinary']));
    const { parse, unknown } = chooseHits(common, limits);
    expect(parse.length).toBeLessThan(100);
    expect(unknown).toEqual([]);
  });

  it('parses a file with a rare needle, and every related test, however many others there are', () => {
    const common = Array.from({ length: 500 }, (_, i) => hit(`tests/${i}.py`, ['ordinary', 'usual', 'frequent']));
    const rare = hit('tests/zz.py', ['9e41c7']);
    const related = hit('tests/test_it.py', [], 1);
    const { parse } = chooseHits([...common, rare, related], limits);
    expect(parse).toEqual(expect.arrayContaining([rare, related]));
  });

  it('names files that a limit left out although they hold a telling needle that no other holds', () => {
    const files = Array.from({ length: 5 }, (_, i) => hit(`tests/${i}.py`, [`telling-needle-${i}`]));
    const { parse, unknown } = chooseHits(files, { ...limits, files: 3 });
    expect(parse).toHaveLength(3);
    expect(unknown).toHaveLength(2);
  });

  it('depends on no order', () => {
    const files = Array.from({ length: 80 }, (_, i) =>
      hit(`tests/${i}.py`, [`needle-${i % 7}`, `n${i % 3}`], i % 9 === 0 ? i : null),
    );
    const whole = chooseHits(files, limits);
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (shuffled) => {
        expect(chooseHits(shuffled, limits)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});
