import { describe, expect, it } from '@jest/globals';
import { fingerprintsOf, isSpecificMark, MarkFinder } from '../../../src/forms/input-marks.ts';

/** Computed with Python's zlib and hashlib, and by hand-written loops there. */
const ORDER: readonly (readonly [string, string])[] = [
  ['1994096028', 'CRC-32'],
  ['354747149', 'Adler-32'],
  ['1761656596', 'hash with factor 31 (Java)'],
  ['721053873', 'djb2'],
  ['1016897579', 'djb2 with xor'],
  ['1786209748', 'sdbm'],
  ['2941840625', 'FNV-1'],
  ['4139617585', 'FNV-1a'],
  ['-155349711', 'FNV-1a'],
  ['17470526310510170225', 'FNV-1 64 bit'],
  ['14181614378085757809', 'FNV-1a 64 bit'],
  ['c4cf3723b35fb371', 'FNV-1a 64 bit'],
  ['318851678', 'polynomial hash with factor 131'],
  ['8fc121b4f87821986d8fe0ace337f67e', 'MD5'],
  ['8fc121b4', 'MD5, first 8 digits'],
  ['2411798964', 'MD5, first 8 digits'],
  ['8d33c883de0062583d2b8a4c02823b5b2e36a3c2', 'SHA-1'],
  ['8d33c883de00', 'SHA-1, first 12 digits'],
  ['e540cab599ddb20ed02d3d1ceb9725e3af4193d1e33fc87b3d29a95ef4f36f5a', 'SHA-256'],
  ['e540cab599ddb20e', 'SHA-256, first 16 digits'],
  [
    '4d952bc173ee2e5fb24aecfeae79635618f45fad25fa649bd9b9de5afab9338636c41166cf3fb55cf56edde13ee1b9583cc4ba6028840d29d44315e77084194c',
    'SHA-512',
  ],
  ['780', 'sum of character codes'],
  ['78', 'exclusive or of character codes'],
  ['3958', 'weighted sum of character codes'],
  ['11780', 'length and sum of character codes'],
];

describe('fingerprintsOf', () => {
  it.each(ORDER)('knows %s as %s', (mark, name) => {
    expect(fingerprintsOf('Order #4711').get(mark)).toBe(name);
  });

  it.each([
    ['foobar', '85944171f73967e8', 'FNV-1a 64 bit'],
    ['foobar', 'bf9cf968', 'FNV-1a'],
    ['123456789', 'cbf43926', 'CRC-32'],
    ['Wikipedia', '11e60398', 'Adler-32'],
    ['hello', '99162322', 'hash with factor 31 (Java)'],
    ['hello', '261238937', 'djb2'],
    ['', '811c9dc5', 'FNV-1'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d', 'SHA-1'],
  ])('agrees with the published value of "%s"', (text, mark, name) => {
    expect(fingerprintsOf(text).get(mark)).toBe(name);
  });

  it('looks at the text in lower case and trimmed too', () => {
    expect(fingerprintsOf('HELLO').get('99162322')).toBe('hash with factor 31 (Java)');
    expect(fingerprintsOf(' hello\n').get('99162322')).toBe('hash with factor 31 (Java)');
  });

  it('hashes UTF-8 bytes and UTF-16 units', () => {
    // 'é' is U+00E9 (233) as a unit, C3 A9 (195, 169) as bytes: 31 * 195 + 169 = 6214.
    const marks = fingerprintsOf('é');
    expect(marks.get('6214')).toBe('hash with factor 31 (Java)');
    expect(marks.get('233')).toBe('hash with factor 31 (Java)');
  });

  it('makes no marks of very long texts', () => {
    expect(fingerprintsOf('a'.repeat(70_000)).size).toBe(0);
  });
});

describe('MarkFinder', () => {
  it.each(ORDER)('finds %s alone', (mark, name) => {
    expect(new MarkFinder([mark]).find('Order #4711')).toEqual({ mark, name });
    expect(new MarkFinder([mark]).find('Order #4712')).toBeNull();
  });

  it('finds every mark of the table', () => {
    for (const [mark, name] of fingerprintsOf('Zürich 17')) {
      expect({ mark, found: new MarkFinder(['no', mark]).find('Zürich 17')?.name }).toEqual({ mark, found: name });
    }
  });

  it('tells marks of one text from sums', () => {
    expect(isSpecificMark({ mark: '1994096028', name: 'CRC-32' })).toBe(true);
    expect(isSpecificMark({ mark: '780', name: 'sum of character codes' })).toBe(false);
    expect(isSpecificMark({ mark: '6214', name: 'djb2' })).toBe(false);
  });
});
