import { expect, it } from '@jest/globals';
import { ByteCache } from '../../../src/git/byte-cache.ts';

it('drops the least recently used when it is full', () => {
  const cache = new ByteCache(10);
  cache.set('a', new Uint8Array(4));
  cache.set('b', new Uint8Array(4));
  cache.get('a');
  cache.set('c', new Uint8Array(4));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});

it('keeps nothing that would drive out all the rest', () => {
  const cache = new ByteCache(10);
  cache.set('small', new Uint8Array(4));
  cache.set('large', new Uint8Array(6));
  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});
