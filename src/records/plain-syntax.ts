import type { Lines } from '../grammar/lines.ts';
import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { lineSyntax } from './line-syntax.ts';
import { numberIn } from './values.ts';

/** `key: value`, `key = value`, with the marks of a list, quotes around the key, a comma behind. */
const LABELLED =
  /^(?<head>[ \t]*(?:-[ \t]+)?)(?<key>"[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"'#:=[\]{}-][^\s"':=[\]{}]{0,200})[ \t]*(?::[ \t]|=)[ \t]*(?<value>\S.*)$/;

/**
 * Syntax of the lines that a parser made nothing of: what a broken file says must not be lost. A line with a key and a
 * value becomes a map of one pair, another the literals in it.
 *
 * @param known What was read; the lines that its literals stand on are left out.
 */
export function plainSyntax(text: string, lines: Lines, known: readonly SyntaxNode[]): SyntaxNode[] {
  const read = new Set<number>();
  for (const node of known) {
    walk(node, ({ kind, range }) => {
      if (kind !== 'string' && kind !== 'number' && kind !== 'name' && kind !== 'constant') return;
      // A text of many lines may be what a quote that is not closed swallowed.
      if (range.startLine === range.endLine) read.add(range.startLine);
    });
  }
  const nodes: SyntaxNode[] = [];
  let line = 0;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (!read.has(++line)) append(nodes, plainLine(text, lines, start, end));
    start = end + 1;
  }
  return nodes;
}

function plainLine(text: string, lines: Lines, start: number, end: number): SyntaxNode[] {
  const content = text.slice(start, end);
  if (/^\s*(?:#|$)/.test(content)) return [];
  const { head, key, value } = (content.length > 4000 ? null : LABELLED.exec(content))?.groups ?? {};
  if (head === undefined || key === undefined || value === undefined) {
    return lineSyntax(text, lines, { start, end }, { isCode: false, data: [] });
  }
  const keyStart = start + head.length;
  const valueStart = end - value.length;
  const comment = /^["']/.test(value) ? -1 : value.indexOf(' #');
  const bare = (comment === -1 ? value : value.slice(0, comment)).trimEnd().replace(/,$/, '');
  const unquoted = /^"[^"]*"$|^'[^']*'$/.test(bare) ? bare.slice(1, -1) : bare;
  const range = lines.range(valueStart, valueStart + bare.length);
  const number = numberIn(unquoted);
  const pair: SyntaxNode = {
    kind: 'pair',
    range: lines.range(keyStart, valueStart + bare.length),
    key: {
      kind: 'string',
      range: lines.range(keyStart, keyStart + key.length),
      value: /^["']/.test(key) ? key.slice(1, -1) : key,
      isDocumentation: false,
    },
    value:
      number === null
        ? { kind: 'string', range, value: unquoted, isDocumentation: false }
        : { kind: 'number', range, value: number },
  };
  return [{ kind: 'map', range: pair.range, entries: [pair] }];
}
