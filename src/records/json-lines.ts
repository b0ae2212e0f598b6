import type { Lines } from '../grammar/lines.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dataSyntax } from './data-syntax.ts';
import { NODE_LIMIT } from './data.ts';
import { parseJson } from './json-data.ts';
import { plainSyntax } from './plain-syntax.ts';

/** Whether every line is a value of its own: the first is a whole object or list, and another follows. */
export function isJsonLines(text: string): boolean {
  const start = text.search(/\S/);
  const end = start === -1 ? -1 : text.indexOf('\n', start);
  if (end === -1 || text.slice(end, end + 1000).trim() === '') return false;
  const { roots, problem } = parseJson(text.slice(start, end));
  const [root] = roots;
  if (problem !== null || roots.length !== 1 || (root?.kind !== 'map' && root?.kind !== 'list')) return false;
  return /^\s*[[{"]/.test(text.slice(end, end + 1000));
}

/** JSON Lines as one list of their values. A broken line costs that line alone. */
export function jsonLinesTree(text: string, lines: Lines): Omit<SourceTree, 'language'> {
  const elements: SyntaxNode[] = [];
  let nodes = 0;
  let hasErrors = false;
  let start = 0;
  for (; start < text.length && nodes <= NODE_LIMIT; nodes++) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const { roots, problem } = parseJson(text.slice(start, end));
    for (const node of dataSyntax(roots, { text, lines, base: start })) elements.push(node);
    hasErrors ||= problem !== null;
    start = end + 1;
  }
  const range = lines.range(0, text.length);
  const isCutShort = start < text.length;
  const list: SyntaxNode = { kind: 'list', range, elements };
  const children = hasErrors ? [list, ...plainSyntax(text, lines, elements)] : [list];
  return {
    root: { kind: 'block', range, syntax: 'file', children },
    comments: [],
    testRegions: [],
    hasErrors,
    ...(isCutShort ? { unread: `it holds more than ${String(NODE_LIMIT)} lines` } : {}),
  };
}
