import { describe, expect, it } from '@jest/globals';
import { decodeContent } from '../../../src/git/decode.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

describe('decodeContent', () => {
  it.each([
    ['empty', bytes(), { kind: 'text', text: '', encoding: 'utf-8' }],
    ['UTF-8', bytes('naïve 😀\r\n'), { kind: 'text', text: 'naïve 😀\r\n', encoding: 'utf-8' }],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'a'), { kind: 'text', text: 'a', encoding: 'utf-8' }],
    ['UTF-16LE', bytes([0xff, 0xfe, 0x61, 0, 0xac, 0x20]), { kind: 'text', text: 'a€', encoding: 'utf-16' }],
    ['UTF-16BE', bytes([0xfe, 0xff, 0, 0x61, 0x20, 0xac]), { kind: 'text', text: 'a€', encoding: 'utf-16' }],
    [
      'UTF-16BE cut in a pair',
      bytes([0xfe, 0xff, 0, 0x61, 0x20]),
      { kind: 'text', text: 'a\uFFFD', encoding: 'utf-16' },
    ],
    ['Latin-1', bytes('caf', [0xe9, 0x80]), { kind: 'text', text: 'café\u0080', encoding: 'latin-1' }],
    ['a NUL byte', bytes('ab', [0], 'c'), { kind: 'binary', size: 4 }],
    ['a NUL as byte 8,000', bytes('a'.repeat(7999), [0]), { kind: 'binary', size: 8000 }],
    [
      'a NUL after byte 8,000',
      bytes('a'.repeat(8000), [0]),
      { kind: 'text', text: `${'a'.repeat(8000)}\0`, encoding: 'utf-8' },
    ],
  ])('reads %s', (_, input, content) => {
    expect(decodeContent(input)).toEqual(content);
  });

  it('leaves the bytes alone', () => {
    const input = bytes([0xfe, 0xff, 0, 0x61]);
    decodeContent(input);
    expect([...input]).toEqual([0xfe, 0xff, 0, 0x61]);
  });

  it('reads a view into a larger buffer', () => {
    const whole = bytes('xx', [0xe9], 'yy');
    expect(decodeContent(whole.subarray(2, 3))).toEqual({ kind: 'text', text: 'é', encoding: 'latin-1' });
  });
});
