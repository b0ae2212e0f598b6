import { describe, expect, it } from '@jest/globals';
import { extensionsOf, fitsExtension, innerPath, isApproval } from '../../../src/records/paths.ts';

describe('innerPath', () => {
  it.each([
    ['a/b.json.golden', 'a/b.json'],
    ['b.json.golden.out', 'b.json'],
    ['b.golden.json', 'b.golden.json'],
    ['b.golden', 'b.golden'],
    ['.golden', '.golden'],
    ['a.json/b', 'a.json/b'],
    ['', ''],
  ])('%s', (path, inner) => {
    expect(innerPath(path)).toBe(inner);
  });
});

it('reads extensions from the outside in', () => {
  expect(extensionsOf('x.d/A.Golden.JSON')).toEqual(['json', 'golden']);
  expect(extensionsOf('Makefile')).toEqual([]);
});

it.each([
  ['a.json', 1],
  ['a.json.golden', 2],
  ['golden/a.json', 2],
  ['golden/a.expected.json', 3],
  ['a.yaml', 0],
  ['json', 0],
])('%s fits json with %d', (path, fit) => {
  expect(fitsExtension(path, new Set(['json']))).toBe(fit);
});

it('knows approval tests', () => {
  expect(['A.approved.txt', 'A.B.verified.json', 'a.txt.approved'].every(isApproval)).toBe(true);
  expect(['approved.txt', 'verified/a.txt', 'a.txt'].some(isApproval)).toBe(false);
});
