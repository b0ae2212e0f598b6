import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify as stringifyToml } from 'smol-toml';
import { stringify as stringifyYaml } from 'yaml';
import { language as csv } from '../../../src/languages/csv.ts';
import { language as json } from '../../../src/languages/json.ts';
import { language as text } from '../../../src/languages/text.ts';
import { language as toml } from '../../../src/languages/toml.ts';
import { language as yaml } from '../../../src/languages/yaml.ts';
import type { Range } from '../../../src/model/range.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';
import { childrenOf, walk } from '../../../src/model/traversal.ts';
import { canonicalNumber } from '../../../src/model/value.ts';

/** Plain value of a tree of data. */
function plain(node: SyntaxNode | undefined): unknown {
  switch (node?.kind) {
    case 'map':
      return Object.fromEntries(
        node.entries.map((entry) =>
          entry.kind === 'pair' && entry.key.kind === 'string' ? [entry.key.value, plain(entry.value)] : [],
        ),
      );
    case 'list':
      return node.elements.map(plain);
    case 'string':
      return node.value;
    case 'number':
      return Number(node.value);
    case 'constant':
      return JSON.parse(node.value);
    case 'block':
      return plain(node.children[0]);
    default:
      throw new Error(`no data: ${String(node?.kind)}`);
  }
}

function sourceAt(source: string, range: Range): string {
  const lines = source.split('\n').slice(range.startLine - 1, range.endLine);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, range.endColumn - 1) ?? '';
  lines[0] = lines[0]?.slice(range.startColumn - 1) ?? '';
  return lines.join('\n');
}

function literalsOf(root: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(root, (node) => {
    if (node.kind === 'string' || node.kind === 'number') found.push(node);
  });
  return found;
}

const word = fc.stringMatching(/^[a-z][a-z ]{0,5}[a-z]$/);
const number = fc.integer({ min: -1e9, max: 1e9 });
const { value: data } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    word,
    fc.string(),
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('JSON', () => {
  it('has the values of JSON.parse, each literal at its place', async () => {
    await fc.assert(
      fc.asyncProperty(data, fc.constantFrom(0, 2), async (value, indent) => {
        const source = JSON.stringify({ value }, null, indent);
        const { root, hasErrors } = await json.read(source);
        expect(hasErrors).toBe(false);
        expect(plain(root)).toEqual(JSON.parse(source));
        for (const node of literalsOf(root)) {
          const written: unknown = JSON.parse(sourceAt(source, node.range));
          expect(written).toBe(node.kind === 'number' ? Number(node.value) : node.kind === 'string' ? node.value : '');
        }
      }),
    );
  });
});

describe('YAML', () => {
  it('has the values that were written', async () => {
    await fc.assert(
      fc.asyncProperty(data, async (value) => {
        const { root, hasErrors } = await yaml.read(stringifyYaml({ value }));
        expect(hasErrors).toBe(false);
        expect(plain(childrenOf(root)[0])).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });

  it('has plain words at their places', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(word, fc.array(word, { minLength: 1, maxLength: 3 }), { minKeys: 1 }),
        async (value) => {
          const source = stringifyYaml(value);
          const literals = literalsOf((await yaml.read(source)).root);
          expect(literals.length).toBeGreaterThan(1);
          for (const node of literals) {
            const written = sourceAt(source, node.range).replace(/^"(.*)"$/, '$1');
            expect(written).toBe(node.kind === 'string' ? node.value : '');
          }
        },
      ),
    );
  });
});

describe('TOML', () => {
  it('has each literal at its place', async () => {
    const row = fc.record({
      input: word,
      output: fc.oneof(word, number),
      inner: fc.dictionary(word, number, { maxKeys: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (cases) => {
        const source = stringifyToml({ cases });
        const { root } = await toml.read(source);
        expect(plain(childrenOf(root)[0])).toEqual({
          cases: cases.map((each) => ({ ...each, inner: { ...each.inner } })),
        });
        for (const node of literalsOf(root)) {
          const written = sourceAt(source, node.range);
          if (node.kind === 'number') expect(canonicalNumber(written)).toBe(node.value);
          // Keys of tables stand in their headers.
          else if (!written.startsWith('['))
            expect(written.replace(/^"(.*)"$/, '$1')).toBe(node.kind === 'string' ? node.value : '');
        }
      }),
    );
  });
});

describe('CSV', () => {
  it('has each cell at its place, quotes resolved', async () => {
    const cell = fc.stringMatching(/^[a-z",; \n]{0,6}x$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 4 }), async (rows) => {
        const source = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const literals = literalsOf((await csv.read(source)).root);
        expect(literals.map((node) => (node.kind === 'string' ? node.value : ''))).toEqual(
          rows.flat().map((each) => each.trim()),
        );
        for (const [index, node] of literals.entries()) {
          expect(sourceAt(source, node.range)).toBe(`"${(rows.flat()[index] ?? '').replaceAll('"', '""')}"`);
        }
      }),
    );
  });
});

describe('any text', () => {
  const marks = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '`',
      ':',
      ',',
      '-',
      '|',
      '>',
      '#',
      '\n',
      '\r\n',
      ' ',
      '\t',
      '---\n',
      '```\n',
      '*',
      '&a',
      '=',
      'a',
      '1',
      '\\',
      '\uFEFF',
      '%',
    ),
    { maxLength: 60 },
  );

  it.each([json, yaml, toml, csv, text])('keeps $id within its lines', async (language) => {
    await fc.assert(
      fc.asyncProperty(marks, async (pieces) => {
        const source = pieces.join('');
        const lines = source.split('\n');
        const { root } = await language.read(source);
        walk(root, ({ range }) => {
          expect(range.endLine).toBeLessThanOrEqual(lines.length);
          expect(range.startColumn).toBeGreaterThan(0);
          expect(range.endColumn).toBeLessThanOrEqual((lines[range.endLine - 1]?.length ?? 0) + 1);
          const isOneLine = range.startLine === range.endLine;
          expect(range.startLine).toBeLessThanOrEqual(range.endLine);
          expect(range.startColumn).toBeLessThanOrEqual(isOneLine ? range.endColumn : Infinity);
        });
      }),
      { numRuns: 300, examples: [[['{', '"', '\\']]] },
    );
  });

  it.each([
    ['brackets', '['.repeat(200_000), json],
    ['maps', '{"a":'.repeat(100_000), json],
    ['brackets', '['.repeat(200_000), yaml],
    ['sequences', '- '.repeat(100_000), yaml],
    ['brackets', `a = ${'['.repeat(100_000)}`, toml],
    ['brackets', '['.repeat(200_000), text],
    ['quotes', '> '.repeat(100_000), text],
  ])('survives %s nested without end in %#', async (_name, source, language) => {
    const { root } = await language.read(source);
    let deepest = 0;
    walk(root, (_node, ancestors) => {
      deepest = Math.max(deepest, ancestors.length);
    });
    expect(deepest).toBeLessThan(250);
  });
});
