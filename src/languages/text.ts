import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import type { SyntaxNode } from '../model/source.ts';
import { dataSyntax } from '../records/data-syntax.ts';
import { textSyntax } from '../records/text-syntax.ts';
import { parseYaml } from '../records/yaml-data.ts';

/** Data between two lines of dashes at the head of a file. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n/;
const LONGEST_FRONT_MATTER = 50_000;

export const language: Language = {
  id: 'text',
  title: 'Text and Markdown',
  extensions: ['.txt', '.text', '.md', '.markdown', '.mdx', '.mkd', '.rst', '.adoc', '.prompt', '.prompty', '.mdc'],
  fileNames: ['.cursorrules', '.windsurfrules'],
  interpreters: [],
  depth: 'tokens',
  read: (text) => {
    const lines = new Lines(text);
    const head = frontMatter(text, lines);
    const body = textSyntax(text, lines, { start: head.end, end: text.length });
    const children = [...head.nodes, ...body];
    return Promise.resolve({
      language: 'text',
      root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
      comments: [],
      testRegions: [],
      hasErrors: false,
    });
  },
};

/** The data at the head of a text, and where the text begins; what is no data is read as text. */
function frontMatter(text: string, lines: Lines): { readonly nodes: readonly SyntaxNode[]; readonly end: number } {
  const none = { nodes: [], end: text.startsWith('\uFEFF') ? 1 : 0 };
  const start = FRONT_MATTER.exec(text)?.[0].length;
  if (start === undefined) return none;
  const closing = text.slice(start - 1, start + LONGEST_FRONT_MATTER).search(/\n---[ \t]*\r?(?:\n|$)/);
  if (closing === -1) return none;
  const end = start - 1 + closing;
  const source = text.slice(start, Math.max(start, end));
  const { roots, problem } = parseYaml(source);
  if (problem !== null || roots.length !== 1 || roots[0]?.kind !== 'map') return none;
  const paragraphs = (span: { readonly start: number; readonly end: number }): readonly SyntaxNode[] =>
    textSyntax(text, lines, span);
  const next = text.indexOf('\n', end + 1);
  return {
    nodes: dataSyntax(roots, { text, lines, base: start, paragraphs }),
    end: next === -1 ? text.length : next + 1,
  };
}
