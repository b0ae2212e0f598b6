import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Content } from '../../../src/model/change.ts';
import { type AskedValue, saidIn } from '../../../src/oracle/said.ts';
import { holdsNumber, holdsText } from '../../../src/oracle/text-search.ts';

/** What is said in files with these texts, each read at most once. */
async function said(texts: readonly string[], values: readonly AskedValue[]): Promise<readonly string[]> {
  const read = new Set<string>();
  const answer = await saidIn(
    texts.map((_, i) => String(i)),
    (path): Promise<Content> => {
      expect(read.has(path)).toBe(false);
      read.add(path);
      return Promise.resolve({ kind: 'text', text: texts[Number(path)] ?? '', encoding: 'utf-8' });
    },
    values,
  );
  return [...answer].sort();
}

const text = (value: string): AskedValue => ({ kind: 'string', text: value });
const number = (value: string): AskedValue => ({ kind: 'number', text: value });

describe('what files say', () => {
  it.each<readonly [string, readonly string[], readonly AskedValue[], readonly string[]]>([
    ['a word of its own', ['a pending order'], [text('pending')], ['pending']],
    ['no part of a word', ['depending, pendings'], [text('pending')], []],
    ['a phrase', ['"not found"'], [text('not found')], ['not found']],
    ['the values of several files', ['one', 'two'], [text('two'), text('one'), text('six')], ['one', 'two']],
    [
      'numbers, grouped or with a longer fraction',
      ['1_234_567 and 3.90'],
      [number('1234567'), number('3.9')],
      ['1234567', '3.9'],
    ],
    ['no number within a longer one', ['12345 1.234'], [number('234'), number('123'), number('1.23')], []],
    ['a negative number', ['x - 42'], [number('-42')], ['-42']],
    ['nothing when nothing is asked', ['text'], [], []],
  ])('is %s', async (_, texts, values, expected) => {
    expect(await said(texts, values)).toEqual(expected);
  });

  it('is what asking every file for every value would tell', async () => {
    const piece = fc.constantFrom('a', 'b', ' ', '.', '1', '2', '0', '_', '-', 'é');
    const word = fc.string({ unit: piece, minLength: 1, maxLength: 4 });
    const digits = fc.integer({ min: -2000, max: 20_000 }).map((whole) => String(whole / 10));
    const value = fc.oneof(word.map(text), digits.map(number));
    const file = fc.oneof(
      fc.string({ unit: piece, maxLength: 40 }),
      fc.array(fc.oneof(word, digits)).map((all) => all.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 4 }), fc.array(value, { maxLength: 12 }), async (texts, values) => {
        // One kind a text, as the rules ask.
        const asked = [...new Map(values.map((each) => [each.text, each])).values()];
        const holds = (each: AskedValue, content: string): boolean =>
          each.kind === 'number' ? holdsNumber(content, each.text) : holdsText(content, each.text);
        const expected = asked.filter((each) => texts.some((content) => holds(each, content)));
        expect(await said(texts, asked)).toEqual(expected.map((each) => each.text).sort());
      }),
    );
  });

  it('reads no further than to the last answer', async () => {
    const opened: string[] = [];
    const read = (path: string): Promise<Content> => {
      opened.push(path);
      return Promise.resolve({ kind: 'text', text: 'the word', encoding: 'utf-8' });
    };
    const paths = Array.from({ length: 100 }, (_, i) => String(i));
    expect([...(await saidIn(paths, read, [text('word')]))]).toEqual(['word']);
    expect(opened.length).toBeLessThan(20);
  });
});
