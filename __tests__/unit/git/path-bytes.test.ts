import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodePath, encodePath, isUnicodePath } from '../../../src/git/path-bytes.ts';

describe('paths as strings', () => {
  it.each([
    ['plain', [0x61, 0x2f, 0x62], 'a/b'],
    ['two, three and four byte sequences', [0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80], 'é€😀'],
    ['decomposed, left as it is', [0x65, 0xcc, 0x81], 'e\u0301'],
    ['a byte order mark, kept', [0xef, 0xbb, 0xbf, 0x61], '\uFEFFa'],
    ['a Latin-1 byte', [0x63, 0x61, 0x66, 0xe9], 'caf\uDCE9'],
    ['a sequence cut short', [0xe2, 0x82], '\uDCE2\uDC82'],
    ['an overlong slash', [0xc0, 0xaf], '\uDCC0\uDCAF'],
    ['an overlong three byte form', [0xe0, 0x80, 0xaf], '\uDCE0\uDC80\uDCAF'],
    ['an encoded surrogate', [0xed, 0xb2, 0x80], '\uDCED\uDCB2\uDC80'],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], '\uDCF4\uDC90\uDC80\uDC80'],
    ['valid after invalid', [0xff, 0xc3, 0xa9, 0xfe], '\uDCFFé\uDCFE'],
  ])('decodes %s', (_, bytes, path) => {
    expect(decodePath(Uint8Array.from(bytes))).toBe(path);
    expect([...encodePath(path)]).toEqual(bytes);
  });

  it('finds the way back from any bytes', () => {
    const nearUtf8 = fc.oneof(
      fc.uint8Array(),
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(fc.array(nearUtf8, { maxLength: 4 }), (parts) => {
        const bytes = Buffer.concat(parts);
        expect(encodePath(decodePath(bytes)).equals(bytes)).toBe(true);
      }),
    );
  });

  it('knows which paths can be arguments', () => {
    expect(isUnicodePath('😀 é')).toBe(true);
    expect(isUnicodePath('caf\uDCE9')).toBe(false);
  });
});
