import type { SyntaxNode } from '../model/source.ts';
import { returningLast } from './closing.ts';
import type { Cursor } from './cursor.ts';
import { functionNode } from './functions.ts';
import { parameterGroup } from './parameters.ts';

/** A directive line: `#include` is an import, `#define NAME value` an assignment, anything else a block. */
export function directive(p: Cursor): SyntaxNode {
  const first = p.at;
  return p.within({}, (end): SyntaxNode => {
    if (p.seesWord('include') || p.seesWord('import')) {
      p.at++;
      const token = p.peek();
      const from = token?.start ?? 0;
      const to = p.tokens[end - 1]?.end ?? from;
      const written = p.text.slice(from, to).slice(0, 1000);
      const module = token?.kind === 'string' ? token.text : written.replaceAll(/^<|>$/g, '');
      if (token?.kind === 'string') p.at++;
      return { kind: 'import', range: p.rangeFrom(first), module, names: [] };
    }
    const isDefinition = p.seesWord('define') && p.peek(1)?.kind === 'name';
    if (!isDefinition) return p.block('directive', p.read.statements(p), first);
    p.at++;
    const name = p.peek();
    const target = name ? p.leaf(name) : p.missing();
    p.at++;
    if (p.seesOpen('(') && p.peek()?.isSpaced === false) return macro(p, name?.text ?? '', first);
    const nodes = p.read.statements(p);
    const [only, second] = nodes;
    if (!only) return target;
    const value = second ? p.block('replacement', nodes, first) : only;
    return { kind: 'assign', range: p.rangeFrom(first), target, operator: '=', value };
  });
}

/** `#define SQUARE(x) ((x) * (x))`: a function. */
function macro(p: Cursor, name: string, first: number): SyntaxNode {
  const { parameters } = parameterGroup(p);
  const at = p.at;
  const body = p.block('body', p.read.statements(p), Math.max(first, at - 1));
  return functionNode(p, first, {
    name,
    parameters,
    patterns: [],
    decorators: [],
    guard: null,
    body: returningLast(body),
  });
}
