import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { needlesOf } from '../../../src/oracle/needle.ts';

/** Ways in which test and golden files write one text. */
const WRITERS: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['JSON', (text) => JSON.stringify(text)],
  [
    'JSON in ASCII',
    (text) =>
      JSON.stringify(text).replaceAll(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
  ['YAML', (text) => stringify({ text }, { lineWidth: 0 })],
  [
    'XML',
    (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ],
  ['CSV', (text) => `"${text.replaceAll('"', '""')}"`],
  ['a template literal', (text) => text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)],
];

describe('needles', () => {
  it.each(WRITERS)('stand in %s', (_, write) => {
    const word = fc.stringMatching(/^[a-zA-Z0-9 äß€"'<>&\\\n.-]{4,60}$/);
    fc.assert(
      fc.property(word, (text) => {
        const needles = needlesOf('string', text);
        fc.pre(needles.length > 0);
        expect(needles.some((needle) => write(text).includes(needle))).toBe(true);
      }),
    );
  });

  it('hold neither line feed nor NUL, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const needle of needlesOf('string', text)) expect(needle).not.toMatch(/[\n\0]/);
      }),
    );
  });

  it.each([
    ['21014', ['21014', '21_014', '21,014', '0x5216']],
    ['3.9', ['3.9']],
    ['0.4536', ['.4536']],
    ['7', []],
    ['-1250', ['1250', '1_250', '1,250']],
  ])('of the number %s cover its spellings', (number, forms) => {
    expect(needlesOf('number', number)).toEqual(expect.arrayContaining(forms));
    if (forms.length === 0) expect(needlesOf('number', number)).toEqual([]);
  });
});
