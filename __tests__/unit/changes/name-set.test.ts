import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { minimatch } from 'minimatch';
import * as globs from '../../../src/changes/default-globs.ts';
import { nameSet } from '../../../src/changes/name-set.ts';

const lists = Object.entries(globs).filter(([name]) => name !== 'GATE_FILES');

it('agrees with minimatch on every conventional list', () => {
  // Names close to the globs themselves: their own pieces, shuffled.
  const pieces = [...new Set(lists.flatMap(([, list]) => list.join(',').split(/[{},*]/)))].filter(
    (piece) => piece !== '',
  );
  const name = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), {
    minLength: 1,
    maxLength: 3,
  });
  const sets = lists.map(([, list]) => ({ list, has: nameSet(list) }));
  fc.assert(
    fc.property(name, (parts) => {
      const text = parts.join('').replaceAll('/', '');
      fc.pre(text !== '' && text !== '.' && text !== '..');
      for (const { list, has } of sets) {
        expect([text, has(text)]).toEqual([
          text,
          list.some((glob) => minimatch(text, glob, { dot: true, platform: 'linux' })),
        ]);
      }
    }),
    { numRuns: 300 },
  );
}, 120_000);

it('does not let prefix and suffix overlap', () => {
  expect(nameSet(['ab*ba'])('aba')).toBe(false);
  expect(nameSet(['ab*ba'])('abba')).toBe(true);
});

it.each(['a?b', '[ab]', 'a*b*c', '*a*b', '+(a)', String.raw`\*`])('refuses the shape %j', (glob) => {
  expect(() => nameSet([glob])).toThrow(/name set/);
});
