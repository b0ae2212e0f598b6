import { describe, expect, it } from '@jest/globals';
import { globProblem } from '../../../src/policy/globs.ts';

describe('globProblem', () => {
  it.each([
    'legacy',
    'legacy/',
    './*.lock',
    '**',
    '**/*.snap',
    '!**/*.snap',
    'a/{b,c}/[d-f]?.ts',
    '.github/**',
    'a b/ü.md',
  ])('accepts %j', (pattern) => {
    expect(globProblem(pattern)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['!', 'empty'],
    ['/a', 'relative'],
    ['C:/a', 'relative'],
    ['!/a', 'relative'],
    ['a/../b', 'climb'],
    ['{..,a}/b', 'climb'],
    ['a/./b', 'empty or .'],
    ['a//b', 'empty or .'],
    ['a\\b', 'backslash'],
    ['a\nb', 'control'],
    ['!!a', 'one !'],
    ['*.snap', '`**/*.snap`'],
    ['!*.snap', '`!**/*.snap`'],
    ['{a.txt,*.snap}', '`**/{a.txt,*.snap}`'],
    ['a{1..1000}', 'alternatives'],
    ['**/a/'.repeat(17), 'times **'],
    ['a'.repeat(513), 'longer'],
  ])('refuses %j', (pattern, part) => {
    expect(globProblem(pattern)).toContain(part);
  });
});
