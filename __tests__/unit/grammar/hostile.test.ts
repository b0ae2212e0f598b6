import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { language as go } from '../../../src/languages/go.ts';
import { language as javascript } from '../../../src/languages/javascript.ts';
import { language as python } from '../../../src/languages/python.ts';
import { language as tsx } from '../../../src/languages/tsx.ts';
import { language as typescript } from '../../../src/languages/typescript.ts';
import { contains } from '../../../src/model/range.ts';
import type { Range } from '../../../src/model/range.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';
import { walk } from '../../../src/model/traversal.ts';

const languages = { python, javascript, typescript, tsx, go };
const everyLanguage = Object.entries(languages);

/** Milliseconds that even a busy machine does not need for the sizes below, unless the work grows faster than the text. */
const PATIENCE = 10_000;

function literals(root: SyntaxNode): readonly string[] {
  const found: string[] = [];
  walk(root, (node) => {
    if (node.kind === 'string' || node.kind === 'number') found.push(node.value);
  });
  return found;
}

describe('deep nesting', () => {
  const depth = 20_000;

  it.each([
    ['python', `x = ${'('.repeat(depth)}41${')'.repeat(depth)}`],
    ['python', `x = ${'['.repeat(depth)}41${']'.repeat(depth)}`],
    ['python', `x = ${'a + '.repeat(depth)}41`],
    ['python', `x = ${'not '.repeat(depth)}41`],
    ['python', `if a:\n  b\n${'elif c:\n  d\n'.repeat(depth)}else:\n  41`],
    ['javascript', `x = ${'a => '.repeat(depth)}41`],
    ['javascript', `${'if (a) b; else '.repeat(depth)}41`],
    ['typescript', `x = ${'a ? b : '.repeat(depth)}41`],
    ['typescript', `${'f('.repeat(depth)}41${')'.repeat(depth)}`],
    ['tsx', `x = ${'<a>'.repeat(5000)}{41}${'</a>'.repeat(5000)}`],
    ['go', `package p\nvar x = ${'('.repeat(depth)}41${')'.repeat(depth)}`],
  ] as const)('%s reads to the bottom (case %#)', async (id, text) => {
    const start = performance.now();
    const source = await languages[id].read(text);

    expect(literals(source.root)).toEqual(['41']);
    expect(source.hasErrors).toBe(false);
    expect(performance.now() - start).toBeLessThan(PATIENCE);
  });

  it.each(everyLanguage)('%s survives what is never closed', async (_id, language) => {
    for (const opening of ['(', '[', '{', '"', '`${', 'f(a, ', '<a ', '/*']) {
      const source = await language.read(opening.repeat(5000));
      expect(source.root.kind).toBe('block');
    }
  });
});

describe('work limit', () => {
  it('cuts short a line of regular expressions that never end', async () => {
    const start = performance.now();
    const source = await typescript.read('/['.repeat(20_000));

    expect(source.hasErrors).toBe(true);
    expect(source.unread).toMatch(/too much work/);
    expect(performance.now() - start).toBeLessThan(PATIENCE);
  });

  it('does not touch a large ordinary file', async () => {
    const source = await typescript.read('export const value = [1, "two", /three/];\n'.repeat(20_000));

    expect(source.hasErrors).toBe(false);
    expect(source).not.toHaveProperty('unread');
    expect(literals(source.root)).toHaveLength(40_000);
  });
});

describe.each(everyLanguage)('any text as %s', (_id, language) => {
  const tokens = fc
    .array(
      fc.constantFrom(
        ...[
          '(',
          ')',
          '[',
          ']',
          '{',
          '}',
          '"',
          "'",
          '`',
          '\n',
          '  ',
          ',',
          ':',
          '=',
          '==',
          '+',
          '-',
          '.',
          '=>',
          '${',
          '@',
        ],
        ...['if ', 'else', 'def f', 'function ', 'func ', 'return ', 'case ', 'match x:', 'class A', 'import ', 'for '],
        ...['x', 'f"{', '"a"', '1', '1e999999', '-', '😀', '\\', '#', '//', '/*', '*/', '<a>', '</a>', '\0', '\ud800'],
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join(''));

  it.each([
    ['random characters', fc.string({ unit: 'binary', maxLength: 80 })],
    ['random tokens', tokens],
  ])('gives a sound tree: %s', async (_kind, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const source = await language.read(text);
        const lines = text.split('\n');
        const whole: Range = {
          startLine: 1,
          startColumn: 1,
          endLine: lines.length,
          endColumn: (lines.at(-1) ?? '').length + 1,
        };

        expect(source.root.range).toEqual(whole);
        for (const comment of source.comments) expect(contains(whole, comment.range)).toBe(true);
        walk(source.root, (node, ancestors) => {
          const { startLine, startColumn, endLine, endColumn } = node.range;
          expect(startLine < endLine || (startLine === endLine && startColumn <= endColumn)).toBe(true);
          expect(startColumn).toBeGreaterThanOrEqual(1);
          expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1] ?? '').length + 1);
          const parent = ancestors.at(-1);
          if (parent) expect(contains(parent.range, node.range)).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });
});
