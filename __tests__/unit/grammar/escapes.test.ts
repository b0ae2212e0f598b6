import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeEscapes, ECMASCRIPT, GO, PYTHON_BYTES, PYTHON_TEXT } from '../../../src/grammar/escapes.ts';
import type { EscapeDialect } from '../../../src/grammar/escapes.ts';

const dialects: Readonly<Record<string, EscapeDialect>> = { ECMASCRIPT, GO, PYTHON_BYTES, PYTHON_TEXT };

describe('decodeEscapes', () => {
  it.each([
    ['PYTHON_TEXT', String.raw`a\tb\\n\'`, "a\tb\\n'"],
    ['PYTHON_TEXT', String.raw`\x41\101\u00e9\U0001F600`, 'AAé😀'],
    ['PYTHON_TEXT', String.raw`\xe4`, 'ä'],
    ['PYTHON_TEXT', 'one \\\ntwo', 'one two'],
    ['PYTHON_TEXT', String.raw`\d\N{BULLET}`, String.raw`\d\N{BULLET}`],
    ['PYTHON_TEXT', String.raw`\UFFFFFFFF`, String.raw`\UFFFFFFFF`],
    ['PYTHON_BYTES', String.raw`\xe4\xbd\xa0`, '你'],
    ['PYTHON_BYTES', String.raw`\xff\x41`, 'ÿA'],
    ['ECMASCRIPT', String.raw`\u{1F600}\u{41}\x42\d\v`, '😀ABd\v'],
    ['ECMASCRIPT', String.raw`\ud83d\ude00`, '😀'],
    ['ECMASCRIPT', String.raw`\u{FFFFFFF}`, String.raw`\u{FFFFFFF}`],
    ['ECMASCRIPT', String.raw`\u`, 'u'],
    ['ECMASCRIPT', String.raw`\U0001F600`, 'U0001F600'],
    ['GO', String.raw`\xe4\xbd\xa0\a\101`, '你\u0007A'],
    ['GO', 'ends with a backslash\\', 'ends with a backslash\\'],
  ])('%s reads %s', (dialect, source, text) => {
    const rules = dialects[dialect];
    if (!rules) throw new Error(`no dialect ${dialect}`);
    expect(decodeEscapes(source, rules)).toBe(text);
  });

  it('leaves text without a backslash as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(dialects)), (text, dialect) => {
        fc.pre(!text.includes('\\'));
        expect(decodeEscapes(text, dialect)).toBe(text);
      }),
    );
  });

  it('gives back what JSON wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // JSON's escapes are a part of JavaScript's.
        expect(decodeEscapes(JSON.stringify(text).slice(1, -1), ECMASCRIPT)).toBe(text);
      }),
    );
  });
});
