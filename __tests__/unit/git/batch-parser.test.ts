import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BatchAnswer, BatchParser } from '../../../src/git/batch-parser.ts';

const ID = 'a'.repeat(40);

function parse(chunks: readonly Uint8Array[], limit = 1000): readonly BatchAnswer[] {
  const answers: BatchAnswer[] = [];
  const parser = new BatchParser(limit, (answer) => answers.push(copyOf(answer)));
  for (const chunk of chunks) parser.push(chunk);
  return answers;
}

/** With bytes of its own: those given are overwritten. */
function copyOf(answer: BatchAnswer): BatchAnswer {
  if (answer.kind === 'too-large') return { ...answer, head: Uint8Array.from(answer.head) };
  return 'bytes' in answer ? { ...answer, bytes: Uint8Array.from(answer.bytes) } : answer;
}

function blob(content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${ID} blob ${content.length}\n`), content, Buffer.from('\n')]);
}

describe('BatchParser', () => {
  it.each([
    ['a missing object', `${ID} missing\n`, [{ kind: 'missing' }]],
    ['an empty blob', `${ID} blob 0\n\n`, [{ kind: 'blob', bytes: new Uint8Array(0) }]],
    ['a tree', `${ID} tree 3\nabc\n`, [{ kind: 'tree', id: ID, bytes: new Uint8Array(Buffer.from('abc')) }]],
    ['a commit by its id alone', `${ID} commit 3\nabc\n`, [{ kind: 'commit', id: ID }]],
    ['a tag, which nobody asks for', `${ID} tag 3\nabc\n`, [{ kind: 'missing' }]],
    [
      'content that looks like a header',
      `${ID} blob 9\na missing\n`,
      [{ kind: 'blob', bytes: new Uint8Array(Buffer.from('a missing')) }],
    ],
    [
      'content above the limit',
      `${ID} blob 1001\n${'x'.repeat(1001)}\n${ID} missing\n`,
      [{ kind: 'too-large', size: 1001, head: new Uint8Array(Buffer.from('x'.repeat(1001))) }, { kind: 'missing' }],
    ],
    [
      'no more than the head of content above the limit',
      `${ID} blob 9000\n${'y'.repeat(8000)}${'z'.repeat(1000)}\n`,
      [{ kind: 'too-large', size: 9000, head: new Uint8Array(Buffer.from('y'.repeat(8000))) }],
    ],
    ['nothing while the content is incomplete', `${ID} blob 5\nabcde`, []],
  ] as const)('reads %s', (_, output, answers) => {
    expect(parse([Buffer.from(output)])).toEqual(answers);
  });

  it('reads any contents, however the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        (contents, width) => {
          const stream = Buffer.concat(contents.map(blob));
          const chunks: Uint8Array[] = [];
          for (let i = 0; i < stream.length; i += width) chunks.push(stream.subarray(i, i + width));
          expect(parse(chunks, 20)).toEqual(
            contents.map((bytes) =>
              bytes.length > 20 ? { kind: 'too-large', size: bytes.length, head: bytes } : { kind: 'blob', bytes },
            ),
          );
        },
      ),
    );
  });

  it.each([['x'.repeat(2000)], [`${ID} nonsense\n`], [`${ID} blob -1\n`]])('refuses a stream out of step', (output) => {
    expect(() => parse([Buffer.from(output)])).toThrow(/git cat-file answered/);
  });
});
