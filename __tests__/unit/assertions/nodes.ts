import type { Range } from '../../../src/model/range.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../../../src/model/source.ts';

/** Hand-made syntax nodes: short words for trees in tests. Every node is on the given line, 1 unless said. */
export function at(line: number): Range {
  return { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
}

const range = at(1);

export const str = (value: string, line = 1): SyntaxNode => ({
  kind: 'string',
  value,
  isDocumentation: false,
  range: at(line),
});
export const num = (value: string, line = 1): SyntaxNode => ({ kind: 'number', value, range: at(line) });
export const id = (text: string, line = 1): SyntaxNode => ({ kind: 'name', text, range: at(line) });
export const member = (object: SyntaxNode, property: string): SyntaxNode => ({
  kind: 'member',
  object,
  property,
  range,
});
export const list = (...elements: SyntaxNode[]): SyntaxNode => ({ kind: 'list', elements, range });
export const map = (...entries: SyntaxNode[]): SyntaxNode => ({ kind: 'map', entries, range });
export const pair = (key: SyntaxNode, value: SyntaxNode): SyntaxNode => ({ kind: 'pair', key, value, range });
export const block = (...children: SyntaxNode[]): SyntaxNode => ({ kind: 'block', syntax: 'block', children, range });
export const template = (...parts: SyntaxNode[]): SyntaxNode => ({ kind: 'template', parts, range });
export const binary = (left: SyntaxNode, operator: string, right: SyntaxNode): SyntaxNode => ({
  kind: 'binary',
  operator,
  left,
  right,
  range,
});
export const index = (object: SyntaxNode, key: SyntaxNode): SyntaxNode => ({
  kind: 'index',
  object,
  index: key,
  range,
});

/** A call of a dotted name: `call('a.b', …)`, or of any node. */
export function call(callee: string | SyntaxNode, ...args: SyntaxNode[]): SyntaxNode {
  const node = typeof callee === 'string' ? dotted(callee) : callee;
  return { kind: 'call', callee: node, arguments: args, isConstruction: false, range };
}

export function construction(name: string, ...args: SyntaxNode[]): SyntaxNode {
  return { kind: 'call', callee: id(name), arguments: args, isConstruction: true, range };
}

export function assign(name: string, value: SyntaxNode, line = 1): SyntaxNode {
  return { kind: 'assign', target: dotted(name), operator: '=', value, range: at(line) };
}

export function func(
  name: string,
  parameters: readonly string[],
  body: readonly SyntaxNode[],
  decorators: readonly SyntaxNode[] = [],
): FunctionNode {
  return {
    kind: 'function',
    name,
    parameters: parameters.map((parameter) => ({ name: parameter, defaultValue: null })),
    decorators,
    body: block(...body),
    range,
  };
}

export const returns = (value: SyntaxNode): SyntaxNode => ({ kind: 'return', value, range });

export function tree(language: string, ...children: SyntaxNode[]): SourceTree {
  return { language, root: block(...children), comments: [], testRegions: [], hasErrors: false };
}

function dotted(name: string): SyntaxNode {
  const [first = '', ...rest] = name.split('.');
  return rest.reduce<SyntaxNode>((object, property) => member(object, property), id(first));
}
