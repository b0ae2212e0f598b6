import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Lines } from '../src/grammar/lines.ts';
import { walk } from '../src/model/traversal.ts';
import { withoutMagics } from '../src/records/cell-magics.ts';
import { PlacedText } from '../src/records/string-places.ts';
import { languageOf } from '../src/sources/language-of.ts';

const reader = languageOf('a.ipynb', '');

function notebook(source: string | readonly string[], outputs: readonly unknown[] = []): string {
  return JSON.stringify({ cells: [{ cell_type: 'code', outputs, source }], metadata: {}, nbformat: 4 }, null, 1);
}

describe('places', () => {
  it('lead from every piece of a text to its spelling in the file', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), fc.nat(), fc.nat(), (texts, a, b) => {
        const file = `[\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`;
        const spans: { start: number; end: number }[] = [];
        let at = 2;
        for (const text of texts) {
          const { length } = JSON.stringify(text);
          spans.push({ start: at, end: at + length });
          at += length + 2;
        }
        const placed = new PlacedText(file, spans, new Lines(file));
        expect(placed.text).toBe(texts.join(''));
        const [start = 0, end = 0] = [a % (placed.text.length + 1), b % (placed.text.length + 1)].sort((x, y) => x - y);
        const range = placed.range(start, end);
        expect(range.endLine).toBeGreaterThanOrEqual(range.startLine);
        // A character that no escape is needed for stands at its place as it is.
        const character = placed.text.charAt(start);
        if (/[a-z0-9]/i.test(character))
          expect(file.split('\n')[range.startLine - 1]?.charAt(range.startColumn - 1)).toBe(character);
      }),
    );
  });

  it('of code are those of the JSON file, in one string or many', async () => {
    for (const source of ['x = 1\nif x:\n    y = "\\"q"', ['x = 1\n', 'if x:\n', '    y = "\\"q"']]) {
      const text = notebook(source);
      const tree = await reader.read(text);
      const found: string[] = [];
      walk(tree.root, (node) => {
        if (node.kind !== 'string' && node.kind !== 'number') return;
        const { startLine, startColumn, endLine, endColumn } = node.range;
        expect(endLine).toBe(startLine);
        found.push((text.split('\n')[startLine - 1] ?? '').slice(startColumn - 1, endColumn - 1));
      });
      expect(found).toEqual(['1', '\\"\\\\\\"q\\"']);
    }
  });
});

describe('magics', () => {
  it.each([
    ['%matplotlib inline', ' '.repeat(18)],
    ['for x in y:\n    !rm z', 'for x in y:\n    None '],
    ['files = !ls', 'files = _  '],
    ['a = b % c', 'a = b % c'],
    ['x != y', 'x != y'],
    ['help?', '     '],
  ])('%j', (source, text) => {
    expect(withoutMagics(source).text).toBe(text);
  });

  it('never move what stands around them', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(withoutMagics(source).text).toHaveLength(source.length);
      }),
    );
  });
});

describe('hostile notebooks', () => {
  it.each([
    '',
    '[]',
    '{"cells": 3}',
    '{"cells": [3, {}, {"cell_type": "code"}, {"cell_type": "code", "source": 4, "outputs": {"text": 1}}]}',
    '{"cells": [{"cell_type": "code", "source": ["x = (1\\n", "',
    `{"cells": [{"cell_type": "code", "source": "${'('.repeat(50_000)}"}]}`,
    '{"cells": [{"cell_type": "code", "source": "x = 4711"}], "metadata": {"language_info": {"name": "x", "file_extension": ".ipynb"}}}',
  ])('are read: %#', async (text) => {
    const tree = await reader.read(text);
    walk(tree.root, ({ range }) => {
      expect(range.startLine).toBeGreaterThan(0);
    });
  });

  it('cannot call their code data', async () => {
    const text =
      '{"cells": [{"cell_type": "code", "source": "if (x == 4711) return 3"}], "metadata": {"language_info": {"name": "csv", "file_extension": ".csv"}}}';
    expect((await reader.read(text)).language).toBe('generic');
  });
});
