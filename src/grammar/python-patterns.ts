/** What the patterns of Python's `match` become. */
import { spanOf } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { Part } from './part.ts';
import { alternatives, unaryNode } from './rules.ts';

/** Several patterns without brackets are one tuple. A bare name catches everything, as `_` does. */
export function arm(part: Part): SyntaxNode {
  const tested = part.parts.filter((child) => child.type === 'case_pattern');
  const nodes = part.rest('guard', 'consequence');
  const patterns: readonly SyntaxNode[] =
    tested.length > 1
      ? [{ kind: 'list', range: nodes.map((node) => node.range).reduce(spanOf), elements: nodes }]
      : nodes
          .map((node) => (node.kind === 'assign' ? node.value : node))
          .flatMap((node) => alternatives(node, '|'))
          .filter((node) => node.kind !== 'name');
  return { kind: 'arm', range: part.range, patterns, guard: part.maybe('guard'), body: part.one('consequence') };
}

/** The grammar leaves the sign of a number in a pattern as a token before it. */
export function signed(part: Part): readonly SyntaxNode[] {
  let sign: Part | null = null;
  const nodes: SyntaxNode[] = [];
  for (const child of part.parts) {
    for (const node of child.nodes) {
      nodes.push(sign ? unaryNode(part.rangeBetween(sign.start, child.end), '-', node) : node);
    }
    sign = child.type === '-' ? child : null;
  }
  return nodes;
}

export function dictPattern(part: Part): SyntaxNode {
  const entries: SyntaxNode[] = [];
  const keys = part.all('key');
  const values = part.all('value');
  for (const [i, key] of keys.entries()) {
    const value = values[i];
    entries.push(value ? { kind: 'pair', range: spanOf(key.range, value.range), key, value } : key);
  }
  return { kind: 'map', range: part.range, entries: [...entries, ...part.rest('key', 'value')] };
}

export function classPattern(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const [callee, ...args] = part.rest();
  return callee ? { kind: 'call', range: part.range, callee, arguments: args, isConstruction: false } : [];
}

export function keywordPattern(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const nodes = part.rest();
  const [key, value] = nodes;
  return key && value ? { kind: 'pair', range: part.range, key, value } : nodes;
}
