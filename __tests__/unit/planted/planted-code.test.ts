import { describe, expect, it } from '@jest/globals';
import { KINDS, PAIRS_OF, plant, spotIn } from '../../../scripts/planted-code.mjs';
import type { FunctionNode } from '../../../src/model/source.ts';
import { walk } from '../../../src/model/traversal.ts';
import { languageOf } from '../../../src/sources/language-of.ts';

const pairs = [
  { input: { kind: 'string', text: 'a "quoted"\n\u2028 line' }, answer: { kind: 'number', text: '-12.5' } },
  { input: { kind: 'number', text: '7731' }, answer: { kind: 'string', text: 'größer\\' } },
  { input: { kind: 'string', text: '' }, answer: { kind: 'number', text: '0' } },
] as const;

const files: Readonly<Record<string, string>> = {
  'a.py': `class Post:
    def cost(self, weight, zone):
        """Cents."""
        return weight * 2

    def one_line(self, x): return x


@decorated
def plain(name):
    return name
`,
  'a.ts': `export function cost(
  weight: number,
  zone = { a: 1 },
): number {
  return weight * 2;
}
class Post {
  plain(name: string) {
    if (name) return 1;
    return 2;
  }
  wrapped(name: string, {
    a,
    b,
  } = { a: 1, b: 2 }) {
    return name + a + b;
  }
  oneLine(x: number) { return x; }
}
`,
  'a.go': `package post

func Cost(weight int, zone string) int {
	return weight * 2
}

func (p *Post) Plain(name string) string {
	return name
}
`,
};

async function functionsOf(path: string, text: string): Promise<readonly FunctionNode[]> {
  const tree = await languageOf(path, text).read(text);
  expect(tree.hasErrors).toBe(false);
  const found: FunctionNode[] = [];
  walk(tree.root, (node) => {
    if (node.kind === 'function') found.push(node);
  });
  return found;
}

describe.each(Object.entries(files))('carve-outs in %s', (path, text) => {
  const { id } = languageOf(path, text);
  const lines = text.split('\n');

  it.each(KINDS)('a %s in a function of its own leaves the rest as it was, and can be parsed', async (kind) => {
    const planted = plant(text, id, kind, pairs.slice(0, PAIRS_OF[kind]), null);
    expect(planted.startsWith(text)).toBe(true);
    const before = await functionsOf(path, text);
    const after = await functionsOf(path, planted);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.parameters.map(({ name }) => name)).toEqual(['value']);
  });

  it.each(KINDS)('a %s at the head of a function that is there belongs to it', async (kind) => {
    const spots = (await functionsOf(path, text)).flatMap((node) => {
      const spot = spotIn(node, lines, id);
      return spot ? [{ name: node.name, spot }] : [];
    });
    expect(spots.map(({ name, spot }) => [name.toLowerCase(), spot.parameter])).toEqual([
      ['cost', 'weight'],
      ['plain', 'name'],
      ...(id === 'typescript' ? [['wrapped', 'name']] : []),
    ]);
    for (const { name, spot } of spots) {
      const planted = plant(text, id, kind, pairs.slice(0, PAIRS_OF[kind]), spot);
      const after = await functionsOf(path, planted);
      const grown = after.find((node) => node.name === name);
      const values: string[] = [];
      if (grown) {
        walk(grown, (node) => {
          if (node.kind === 'number') values.push(node.value);
        });
      }
      expect(values).toContain('-12.5');
      expect(planted.split('\n').filter((line) => !lines.includes(line)).length).toBeGreaterThan(1);
    }
  });
});
