import type { EnclosingFunction } from '../model/literal.ts';
import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

const functions = new WeakMap<FunctionNode, EnclosingFunction>();

/** What a site or unit says of the function that it stands in. */
export function functionOf(node: FunctionNode): EnclosingFunction {
  let known = functions.get(node);
  if (!known) {
    known = {
      name: node.name,
      range: node.range,
      parameters: node.parameters
        .map((parameter) => parameter.name)
        .filter((name) => !/^(?:self|this|cls|&self)$/.test(name)),
    };
    functions.set(node, known);
  }
  return known;
}

/** The outermost expression that holds the node: what is returned, assigned, printed. */
export function expressionOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): SyntaxNode {
  let expression = node;
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const ancestor = ancestors[i];
    if (!ancestor) break;
    const kind = ancestor.kind;
    if (
      kind === 'return' ||
      kind === 'assign' ||
      kind === 'throw' ||
      kind === 'block' ||
      kind === 'function' ||
      kind === 'arm' ||
      kind === 'if'
    )
      break;
    expression = ancestor;
  }
  return expression;
}

const readers = new WeakMap<SyntaxNode, boolean>();

/** Whether an expression reads a parameter; remembered, since a table of a million literals is one expression. */
export function readsParameter(expression: SyntaxNode, enclosing: FunctionNode): boolean {
  const known = readers.get(expression);
  if (known !== undefined) return known;
  const parameters = new Set(enclosing.parameters.map((parameter) => parameter.name));
  let reads = false;
  walk(expression, (node) => {
    if (reads) return false;
    if (node.kind === 'name' && (parameters.has(node.text) || /^(?:self|this|cls)$/.test(node.text))) reads = true;
    return;
  });
  readers.set(expression, reads);
  return reads;
}
