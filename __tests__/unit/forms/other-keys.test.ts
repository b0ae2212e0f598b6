import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { differencesOf, packingsOf, type ColumnValue } from '../../../src/forms/column-packings.ts';
import { foldOf } from '../../../src/forms/fold.ts';
import { packedRows } from '../../../src/forms/packed-rows.ts';
import { shiftKeys, shiftKeysOfCodes } from '../../../src/forms/shift-keys.ts';

describe('foldOf', () => {
  it.each([
    ['Order #4711', 'order4711'],
    ['  The "parcel"\n', 'theparcel'],
    ['Ｆｕｌｌ　ｗｉｄｔｈ ①', 'fullwidth1'],
    ['ﬁle', 'file'],
    ['--', ''],
  ])('"%s" → "%s"', (text, fold) => {
    expect(foldOf(text)).toBe(fold);
  });
});

describe('shiftKeys', () => {
  const caesar = (text: string, by: number): string =>
    text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97));

  it('is the same for every shift of a text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 500 }), (by, offset) => {
        const text = 'the parcel weighs less';
        const [letters, codes] = shiftKeys(text);
        expect(shiftKeys(caesar(text, by))).toContain(letters);
        expect(shiftKeysOfCodes(Array.from(text, (each) => each.charCodeAt(0) + offset))).toEqual([codes]);
      }),
    );
  });

  it('tells texts apart', () => {
    expect(shiftKeys('the parcel weighs less')[0]).not.toBe(shiftKeys('the parcel weighs lest')[0]);
  });

  it.each(['too short', 'abcdefghijklmnop', 'aaaaaaaaaaaaaaaa', ''])('has none for "%s"', (text) => {
    expect(shiftKeys(text)).toEqual([]);
  });
});

describe('packedRows', () => {
  const texts = (text: string): string[][] => packedRows(text).map((row) => row.map((cell) => cell.text));

  it.each([
    [
      '{"17": 4.50, "23": "late"}',
      [
        ['17', '4.5'],
        ['23', 'late'],
      ],
    ],
    [
      '[[1, "a"], [2, "b"]]',
      [
        ['1', 'a'],
        ['2', 'b'],
      ],
    ],
    ['[3, 5, 8]', [['3', '5', '8']]],
    ['{"cases": [{"in": "x", "out": "y"}]}', [['cases'], ['in', 'x'], ['out', 'y']]],
    [
      '13:42;17:58;19:61',
      [
        ['13', '42'],
        ['17', '58'],
        ['19', '61'],
      ],
    ],
    [
      'a=1&b=2&c=3',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    ],
    [
      'x,1\ny,2\nz,3\n',
      [
        ['x', '1'],
        ['y', '2'],
        ['z', '3'],
      ],
    ],
    ['12|15|19', [['12', '15', '19']]],
    ['red,green,blue', [['red', 'green', 'blue']]],
  ])('%s', (text, rows) => {
    expect(texts(text)).toEqual(rows);
  });

  it.each([
    'an ordinary sentence, with commas, and with more, of them',
    'one, two',
    '(?:25[0-5])|(?:2[0-4][0-9])|(?:1[0-9][0-9])',
    '{"broken": ',
    'a;;b',
    '',
    'https://example.org/a',
  ])('is no table: %s', (text) => {
    expect(packedRows(text)).toEqual([]);
  });

  it('survives deep JSON', () => {
    expect(packedRows(`${'['.repeat(5000)}1${']'.repeat(5000)}`)).toEqual([]);
  });
});

describe('packingsOf', () => {
  const column = (...texts: string[]): ColumnValue[] =>
    texts.map((text) => ({ kind: /^\d+$/.test(text) ? 'number' : 'string', text }));

  it('packs yes and no into bits', () => {
    const packings = packingsOf(column('true', 'false', 'true', 'true', 'false', 'false'));
    // 101100 = 44 and its mirror 001101 = 13; the answers the other way round: 010011 = 19, 110010 = 50.
    for (const number of ['44', '13', '19', '50']) expect(packings.get(number)).toBe('bits of a number');
    expect(packings.get('101100')).toBe('row of bits');
    expect(packings.get('TFTTFF')).toBe('first letters of the answers');
  });

  it('packs small numbers into digits', () => {
    const packings = packingsOf(column('3', '0', '2', '1', '3', '2'));
    expect(packings.get('302132')).toBe('digits to the base 10');
    // 302132 to the base 4: 3·1024 + 0 + 2·64 + 1·16 + 3·4 + 2.
    expect(packings.get('3230')).toBe('digits to the base 4');
  });

  it('packs nothing short, alike or long', () => {
    expect(packingsOf(column('1', '0', '1')).size).toBe(0);
    expect(packingsOf(column('1', '1', '1', '1', '1', '1')).size).toBe(0);
    expect(packingsOf(Array.from({ length: 600 }, (_, i) => ({ kind: 'number', text: String(i % 2) }))).size).toBe(0);
  });
});

describe('differencesOf', () => {
  it.each([
    [
      ['3', '7', '-2'],
      ['4', '-9'],
    ],
    [['1', '2.5'], null],
    [['1'], null],
  ])('%j → %j', (numbers, differences) => {
    expect(differencesOf(numbers)).toEqual(differences);
  });
});
