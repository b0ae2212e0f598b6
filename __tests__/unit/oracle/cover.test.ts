import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coverOf } from '../../../src/oracle/cover.ts';

const isTest = (path: string): boolean => path.includes('test');
const isWanted = (path: string): boolean => !isTest(path);

describe('coverOf', () => {
  it.each([
    ['nothing to leave out', ['a.py', 'lib/b.py'], []],
    ['nothing that is wanted', ['tests/a.py'], []],
    ['a folder of tests', ['a.py', 'lib/b.py', 'lib/deep/c.py', 'tests/d.py'], ['a.py', 'lib']],
    ['tests beside the code', ['lib/a.py', 'lib/test_a.py', 'lib/deep/b.py'], ['lib/a.py', 'lib/deep']],
    ['folders of tests inside', ['p/x/src/a.ts', 'p/x/test/b.ts', 'p/y/src/c.ts'], ['p/x/src', 'p/y']],
  ])('%s', (_, paths, expected) => {
    expect(coverOf(paths, isWanted)).toEqual(expected);
  });

  it('stays short where tests lie everywhere', () => {
    const paths = Array.from({ length: 3000 }, (_, i) => [`p/${i}/a.ts`, `p/${i}/a.test.ts`]).flat();
    expect(coverOf(['z/a.ts', 'tests/b.ts', ...paths], isWanted)).toEqual(['p', 'z']);
  });

  it('holds every wanted file, whatever the tree', () => {
    const name = fc.constantFrom('a', 'b', 'test', 'c');
    const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 200 }), (paths) => {
        const cover = coverOf(paths, isWanted);
        for (const each of paths.filter(isWanted))
          expect(cover.length === 0 || cover.some((place) => each === place || each.startsWith(`${place}/`))).toBe(
            true,
          );
      }),
    );
  });
});
