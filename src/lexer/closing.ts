import type { ArmNode, SyntaxNode } from '../model/source.ts';

/** How deep branches are followed; honest code nests a few. */
const DEEPEST = 50;

/**
 * A body whose closing expression is its value, with that expression made a `return`: through branches, so that
 * `if x { "a" } else { "b" }` returns one of two literals.
 */
export function returningLast(body: SyntaxNode, depth = 0): SyntaxNode {
  if (depth > DEEPEST) return body;
  switch (body.kind) {
    case 'block': {
      if (body.syntax === 'try') {
        return { ...body, children: body.children.map((child) => returningLast(child, depth + 1)) };
      }
      if (body.syntax !== 'body') return returned(body);
      const last = body.children.at(-1);
      return last ? { ...body, children: [...body.children.slice(0, -1), returningLast(last, depth + 1)] } : body;
    }
    case 'if':
      return {
        ...body,
        then: returningLast(body.then, depth + 1),
        otherwise: body.otherwise && returningLast(body.otherwise, depth + 1),
      };
    case 'switch':
      return {
        ...body,
        arms: body.arms.map((arm): ArmNode => ({ ...arm, body: returningLast(arm.body, depth + 1) })),
      };
    case 'string':
    case 'number':
    case 'constant':
    case 'regex':
    case 'template':
    case 'name':
    case 'member':
    case 'index':
    case 'call':
    case 'binary':
    case 'unary':
    case 'list':
    case 'map':
    case 'pair':
      return returned(body);
    case 'arm':
    case 'loop':
    case 'return':
    case 'throw':
    case 'assign':
    case 'assert':
    case 'function':
    case 'class':
    case 'import':
      return body;
  }
}

function returned(value: SyntaxNode): SyntaxNode {
  if (value.kind === 'block' && value.children.length === 0) return value;
  return { kind: 'return', range: value.range, value };
}
