import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { joinedForms } from '../../../src/forms/list-forms.ts';

const strings = (...texts: string[]): { kind: 'string'; text: string }[] =>
  texts.map((text) => ({ kind: 'string', text }));
const numbers = (...values: number[]): { kind: 'number'; text: string }[] =>
  values.map((value) => ({ kind: 'number', text: String(value) }));
const codesOf = (text: string): number[] => Array.from(text, (each) => each.charCodeAt(0));

describe('joinedForms', () => {
  it('joins with the separators that programs use', () => {
    expect(joinedForms([...strings('Kes', 'trel'), ...numbers(44)])).toEqual(
      ['Kestrel44', 'Kes trel 44', 'Kes\ntrel\n44', 'Kes-trel-44', 'Kes, trel, 44', 'Kes,trel,44'].map((text) => ({
        kind: 'string',
        text,
        disguise: 'joined',
      })),
    );
  });

  it.each([
    ['joined base64', strings('VGhlIHBh', 'cmNlbCB3', 'ZWlnaHM='), 'The parcel weighs'],
    ['joined hex', strings('546865207061', '7263656c'), 'The parcel'],
    ['joined reversed', strings('l', 'er', 't', 'se', 'K'), 'Kestrel'],
    ['character codes', numbers(...codesOf('Kestrel 44')), 'Kestrel 44'],
    ['character codes', numbers(...Buffer.from('Grüße 44')), 'Grüße 44'],
    [
      'character codes',
      numbers(...Buffer.from('Grüße 44').map((each) => each)).map((each) =>
        Number(each.text) > 127 ? { ...each, text: String(Number(each.text) - 256) } : each,
      ),
      'Grüße 44',
    ],
    ['character codes of zlib', numbers(...deflateSync('Kestrel 4417')), 'Kestrel 4417'],
    [
      'shifted character codes',
      numbers(...codesOf('the parcel weighs less').map((code) => code + 200)),
      'the parcel weighs less',
    ],
    [
      'XOR-masked character codes',
      numbers(...codesOf('the parcel weighs less').map((code) => code ^ 0x5a)),
      'the parcel weighs less',
    ],
  ])('reads %s', (disguise, elements, text) => {
    const found = joinedForms(elements).filter((form) => form.text === text);
    expect(
      found.map((form) => form.disguise.replace('character codes of XOR-masked', 'XOR-masked character codes')),
    ).toEqual([disguise]);
  });

  it.each([
    ['days of months', [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    ['powers of two', [1, 2, 4, 8, 16, 32, 64, 128]],
    ['an index', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['percentages', [10, 20, 50, 75, 100]],
    ['prices', [1999, 2499, 4999, 9999]],
    ['negative numbers', [-40, -20, 0, 20, 40]],
  ])('spells nothing with %s', (_name, values) => {
    expect(joinedForms(numbers(...values)).filter(({ disguise }) => disguise !== 'joined')).toEqual([]);
  });

  it('makes nothing of fewer than two elements, and nothing long', () => {
    expect(joinedForms([])).toEqual([]);
    expect(joinedForms(strings('a'))).toEqual([]);
    expect(joinedForms(strings('a'.repeat(40_000), 'b'.repeat(40_000)))).toEqual([]);
  });
});
