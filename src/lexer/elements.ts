import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';

/** An element of a list, map or argument list: `x`, `key: x`, `key => x`, `key = x`. */
export function element(p: Cursor): SyntaxNode {
  const first = p.at;
  const token = p.peek();
  const hasColons = p.grammar.pairSet.has(':');
  const colon = p.peek(1);
  const isKey =
    hasColons &&
    (token?.kind === 'name' || token?.kind === 'string') &&
    colon?.kind === 'operator' &&
    colon.text === ':' &&
    !colon.isSpaced;
  if (token && isKey) {
    p.at += 2;
    const value = atElementEnd(p) ? p.missing() : p.read.expression(p);
    return { kind: 'pair', range: p.rangeFrom(first), key: p.leaf(token), value };
  }
  const node = p.read.expression(p);
  // Macros and attributes give entries and outcomes by an arrow: `hashmap! { "a" => 1 }`, `#[test_case("a" => 1)]`.
  if ((hasColons && p.sees(':')) || (p.grammar.hasMacros && p.sees('=>'))) {
    p.at++;
    const value = atElementEnd(p) ? p.missing() : p.read.expression(p);
    return { kind: 'pair', range: p.rangeFrom(first), key: node, value };
  }
  return node;
}

function atElementEnd(p: Cursor): boolean {
  const token = p.peek();
  return !token || token.kind === 'close' || p.sees(',') || p.sees(';');
}

/** All elements up to the end of the group. What is not separated by a comma still becomes an element. */
export function elements(p: Cursor): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  while (p.at < p.limit) {
    if (p.accept(',') || p.accept(';')) continue;
    const before = p.at;
    if (p.isTooDeep) nodes.push(p.flatten());
    else nodes.push(p.read.element(p));
    if (p.at === before) p.skip();
    for (const stray of p.takeStrays()) nodes.push(stray);
  }
  return nodes;
}

/** Named arguments and fields: `name = value` is an entry here, no assignment. */
export function entries(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'assign' || node.operator !== '=') return node;
    const { target } = node;
    // `["key"] = value`
    const key = target.kind === 'list' && target.elements.length === 1 ? (target.elements[0] ?? target) : target;
    return { kind: 'pair', range: node.range, key, value: node.value };
  });
}

/** A map when there are entries with keys, else a list. */
export function collection(p: Cursor, nodes: readonly SyntaxNode[], first: number): SyntaxNode {
  const range = p.rangeFrom(first);
  if (nodes.some((node) => node.kind === 'pair')) return { kind: 'map', range, entries: nodes };
  return { kind: 'list', range, elements: nodes };
}
