import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import { collection, entries } from './elements.ts';
import { afterGenerics } from './generics.ts';

/** `new Foo(x) { A = 1 }`: what stands in braces is one more argument. */
export function construction(p: Cursor, first: number): SyntaxNode {
  const callee = constructed(p);
  let args: SyntaxNode[] = [];
  if (p.seesOpen('(')) args = p.within({}, () => entries(p.read.elements(p)));
  else if (p.seesOpen('[')) {
    const sizes = p.within({}, () => p.read.elements(p));
    args = sizes;
  }
  while (p.seesOpen('[') && p.grammar.isTypeFirst)
    append(
      args,
      p.within({}, () => p.read.elements(p)),
    );
  if (p.seesOpen('{') && !p.around.isHeader) {
    const at = p.at;
    const isBody = p.grammar.hasAnonymousClasses === true && !holdsElements(p);
    if (isBody) args.push(p.read.block(p));
    else {
      const nodes = p.within({}, () => entries(p.read.elements(p)));
      if (callee.kind === 'block') return collection(p, nodes, first);
      args.push(collection(p, nodes, at));
    }
  }
  return { kind: 'call', range: p.rangeFrom(first), callee, arguments: args, isConstruction: true };
}

/** The constructed type with its package and generic arguments; an empty block when none is named (`new[] {`). */
function constructed(p: Cursor): SyntaxNode {
  const first = p.at;
  // A name from the root: `new \Foo`, `new ::Foo`.
  if (p.sees('\\') || p.sees('::')) p.at++;
  const token = p.peek();
  if (token?.kind !== 'name') return p.missing();
  p.at++;
  let node = p.leaf(token);
  for (;;) {
    const next = p.peek();
    const name = p.peek(1);
    if (
      next?.kind === 'operator' &&
      (p.grammar.memberSet.has(next.text) || next.text === '\\') &&
      name?.kind === 'name'
    ) {
      p.at += 2;
      node = { kind: 'member', range: p.span(node, first), object: node, property: name.text };
    } else if (next?.kind === 'operator' && next.text === '<') {
      const after = afterGenerics(p);
      if (after === null) return node;
      p.skipTo(after);
    } else return node;
  }
}

/** After an array type (`new int[] {`) the braces hold values, after a class they hold members. */
function holdsElements(p: Cursor): boolean {
  return p.tokens[p.at - 1]?.text === ']';
}
