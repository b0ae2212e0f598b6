import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RawContent } from '../../../src/model/change.ts';
import { type Speaker, Speech } from '../../../src/oracle/speech.ts';
import { holdsNumber, holdsText } from '../../../src/oracle/text-search.ts';

interface Value {
  readonly kind: 'string' | 'number';
  readonly text: string;
}

const answer = (content: string): RawContent => ({ kind: 'text', bytes: Buffer.from(content), text: () => content });
const filesOf = (texts: readonly string[], speaker: Speaker = 'product') =>
  texts.map((_, i) => ({ path: String(i), speaker }));

/** Looks at files of these contents. */
const showing =
  (content: (path: string) => string) =>
  async ({ path }: { readonly path: string }, see: (content: RawContent) => void): Promise<void> => {
    await Promise.resolve();
    see(answer(content(path)));
  };

/** What is said in files with these texts, each read at most once. */
async function said(texts: readonly string[], values: readonly Value[]): Promise<readonly string[]> {
  const read = new Set<string>();
  const speech = new Speech(values, []);
  await speech.listen(filesOf(texts), async ({ path }, see) => {
    expect(read.has(path)).toBe(false);
    read.add(path);
    await Promise.resolve();
    see(answer(texts[Number(path)] ?? ''));
  });
  return values
    .map((value) => value.text)
    .filter((value) => speech.says('product', value))
    .sort();
}

/** Which of the words files with these texts speak. */
async function spoken(texts: readonly string[], words: readonly string[]): Promise<readonly string[]> {
  const speech = new Speech([], words);
  await speech.listen(
    filesOf(texts),
    showing((path) => texts[Number(path)] ?? ''),
  );
  return words.filter((word) => speech.speaks(word));
}

const text = (value: string): Value => ({ kind: 'string', text: value });
const number = (value: string): Value => ({ kind: 'number', text: value });

describe('what files say', () => {
  it.each<readonly [string, readonly string[], readonly Value[], readonly string[]]>([
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
    [
      'hexadecimal numbers, whatever the case of their digits',
      ['[0x89, 0xD8, 0xffab, 0x1F_00]'],
      ['137', '216', '255', '31'].map(number),
      ['137', '216'],
    ],
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
        const holds = (each: Value, content: string): boolean =>
          each.kind === 'number' ? holdsNumber(content, each.text) : holdsText(content, each.text);
        const expected = asked.filter((each) => texts.some((content) => holds(each, content)));
        expect(await said(texts, asked)).toEqual(expected.map((each) => each.text).sort());
      }),
    );
  });

  it('reads no further than to the last answer', async () => {
    const opened: string[] = [];
    const speech = new Speech([], ['word']);
    await speech.listen(filesOf(Array.from({ length: 100 }, () => 'the word')), async ({ path }, see) => {
      opened.push(path);
      await Promise.resolve();
      see(answer('the word'));
    });
    expect(speech.speaks('Word')).toBe(true);
    expect(opened.length).toBeLessThan(50);
  });

  it('tells product code from documentation', async () => {
    const speech = new Speech([text('one'), text('two')], []);
    await speech.listen(
      [{ path: '0', speaker: 'product' }],
      showing(() => 'one'),
    );
    await speech.listen(
      [{ path: '1', speaker: 'documentation' }],
      showing(() => 'one two'),
    );
    expect([speech.says('product', 'one'), speech.says('product', 'two')]).toEqual([true, false]);
    expect([speech.says('documentation', 'one'), speech.says('documentation', 'two')]).toEqual([true, true]);
  });

  it.each<readonly [string, string, readonly string[], readonly string[]]>([
    ['in any case', 'Retry RETRY_COUNT', ['retry', 'count'], ['retry', 'count']],
    ['as part of a longer name', 'maxRetryCount', ['max', 'retry', 'count'], ['max', 'retry', 'count']],
    ['in the plural', 'fixtures', ['fixture'], ['fixture']],
    ['not within another word', 'retrying', ['retry', 'try'], []],
    ['never when it is very short', 'a is of', ['of', 'is'], []],
  ])('speaks words %s', async (_, content, words, expected) => {
    expect(await spoken([content], words)).toEqual(expected);
  });

  it('opens only what may say something that is still open', async () => {
    let decoded = 0;
    const speech = new Speech([text('rare')], ['word']);
    const contents = ['hay', 'rare', 'a rare word', 'rare', 'words'];
    await speech.listen(filesOf(contents), async ({ path }, see) => {
      const content = contents[Number(path)] ?? '';
      await Promise.resolve();
      const counted = (): string => {
        decoded++;
        return content;
      };
      see({ kind: 'text', bytes: Buffer.from(content), text: counted });
    });
    expect([speech.says('product', 'rare'), speech.speaks('word')]).toEqual([true, true]);
    expect(decoded).toBe(2);
  });

  it('listens for longer texts only, once it is told to', async () => {
    const speech = new Speech([text('ab'), text('cde'), number('7'), number('789')], []);
    await speech.listen(
      filesOf(['7']),
      showing(() => '7'),
    );
    speech.ignoreBelow(3);
    await speech.listen(
      filesOf(['']),
      showing(() => 'ab cde 789'),
    );
    expect(['ab', 'cde', '7', '789'].filter((value) => speech.says('product', value))).toEqual(['cde', '7', '789']);
  });
});
