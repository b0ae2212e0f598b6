import { append } from '../model/lists.ts';
import type { Range } from '../model/range.ts';
import { contains, spanOf } from '../model/range.ts';
import type { FunctionNode, ListNode, Parameter, SourceTree, SyntaxNode } from '../model/source.ts';
import { returningLast } from './closing.ts';

/** The body of a function between two marks: `$$`, `$body$`. */
const DOLLARS = /\$(?<tag>(?:[A-Za-z_]\w{0,60})?)\$/g;

/** What may stand before the name of a parameter. */
const MODES = /^(?:in|out|inout|variadic)\s+/i;

interface Line {
  readonly line: number;
  readonly column: number;
}

/**
 * A script of SQL with what its flat statements make together: the rows of a `VALUES` list are one list, a function has
 * its body.
 */
export function sqlTree(tree: SourceTree, text: string): SourceTree {
  const { root } = tree;
  if (root.kind !== 'block') return tree;
  return { ...tree, root: { ...root, children: withRows(withFunctions(root.children, text)) } };
}

/** `VALUES ('a', 1), ('b', 2)`: the lexer leaves the rows side by side. */
function withRows(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const joined: SyntaxNode[] = [];
  let rows: ListNode[] = [];
  const flush = (): void => {
    const [first] = rows;
    const last = rows.at(-1);
    if (first && last && first !== last)
      joined.push({ kind: 'list', range: spanOf(first.range, last.range), elements: rows });
    else append(joined, rows);
    rows = [];
  };
  for (const node of nodes) {
    if (node.kind !== 'list') {
      flush();
      joined.push(node.kind === 'function' ? withRowsInside(node) : node);
      continue;
    }
    const before = rows.at(-1);
    if (before && before.elements.length !== node.elements.length) flush();
    rows.push(node);
  }
  flush();
  return joined;
}

function withRowsInside(node: FunctionNode): FunctionNode {
  const { body } = node;
  return body.kind === 'block' ? { ...node, body: { ...body, children: withRows(body.children) } } : node;
}

function withFunctions(nodes: readonly SyntaxNode[], text: string): readonly SyntaxNode[] {
  const heads = nodes.flatMap((node, at) => (isHead(node, nodes[at + 1]) ? [at] : []));
  if (heads.length === 0) return nodes;
  const bodies = bodiesIn(text);
  const lines = text.split('\n');
  const found = [...nodes.slice(0, heads[0])];
  for (const [i, at] of heads.entries()) {
    const own = nodes.slice(at, heads[i + 1] ?? nodes.length);
    const [word, head, ...rest] = own;
    const next = nodes[heads[i + 1] ?? nodes.length];
    const region = head
      ? bodies.find((body) => isBefore(head.range, body) && (!next || isBefore(body, next.range)))
      : null;
    const inside = region ? rest.filter(({ range }) => contains(region, range)) : rest.filter(isBlock).slice(0, 1);
    const [first] = inside;
    const last = inside.at(-1);
    if (!word || head?.kind !== 'call' || !first || !last) {
      append(found, own);
      continue;
    }
    const range = region ?? spanOf(first.range, last.range);
    // Defaults of parameters.
    append(
      found,
      head.arguments.filter(({ kind }) => kind !== 'name'),
    );
    append(found, [
      ...rest.filter((node) => !inside.includes(node) && isBefore(node.range, range)),
      {
        kind: 'function',
        range: spanOf(word.range, range),
        name:
          head.callee.kind === 'member' ? head.callee.property : head.callee.kind === 'name' ? head.callee.text : '',
        parameters: parametersIn(sourceOf(lines, head.range)),
        decorators: [],
        body: {
          kind: 'block',
          range,
          syntax: 'body', // A single expression is what the function answers.
          children: inside.length === 1 && first.kind !== 'block' ? [returningLast(first)] : inside,
        },
      },
    ]);
    append(
      found,
      rest.filter((node) => !inside.includes(node) && !isBefore(node.range, range)),
    );
  }
  return found;
}

function isHead(node: SyntaxNode, next: SyntaxNode | undefined): boolean {
  return node.kind === 'name' && /^(?:function|procedure)$/i.test(node.text) && next?.kind === 'call';
}

function isBlock(node: SyntaxNode): boolean {
  return node.kind === 'block';
}

function isBefore(a: Range, b: Range): boolean {
  return a.endLine < b.startLine || (a.endLine === b.startLine && a.endColumn <= b.startColumn);
}

function bodiesIn(text: string): readonly Range[] {
  const bodies: Range[] = [];
  let open: { readonly tag: string; readonly place: Line } | null = null;
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const { 0: mark, index, groups } of text.matchAll(DOLLARS)) {
    for (; at < index; at++) {
      if (text.charAt(at) !== '\n') continue;
      line++;
      lineStart = at + 1;
    }
    const tag = groups?.['tag'] ?? '';
    const column = index - lineStart + 1;
    if (!open) open = { tag, place: { line, column: column + mark.length } };
    else if (open.tag === tag) {
      const { place } = open;
      bodies.push({ startLine: place.line, startColumn: place.column, endLine: line, endColumn: column });
      open = null;
    }
  }
  return bodies;
}

function sourceOf(lines: readonly string[], { startLine, startColumn, endLine, endColumn }: Range): string {
  const own = lines.slice(startLine - 1, endLine);
  const last = own.length - 1;
  return own
    .map((line, i) => line.slice(i === 0 ? startColumn - 1 : 0, i === last ? endColumn - 1 : undefined))
    .join('\n');
}

/** `toll(gate text, INOUT axles int)` → `gate`, `axles`. */
function parametersIn(head: string): readonly Parameter[] {
  const inside = head.slice(head.indexOf('(') + 1, head.lastIndexOf(')'));
  return inside.split(',').flatMap((part) => {
    const name = /^\w{1,80}(?=\s)/.exec(part.trim().replace(MODES, ''))?.[0];
    return name === undefined ? [] : [{ name, defaultValue: null }];
  });
}
