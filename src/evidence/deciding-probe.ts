import type { SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import { probeOf, type Probe, type ProbeContext } from './harness-probes.ts';

/** How deep an expression is looked through: a long chain of `&&` nests as deep as it is long. */
const DEEPEST = 64;

/**
 * The first probe, or use of a name that carries one, which decides the value of a condition or expression: operands,
 * the object of a method, the condition of a conditional expression, what `any` and the like are given.
 */
export function decidingProbe(
  expression: SyntaxNode,
  context: ProbeContext,
  carried: (node: SyntaxNode) => Probe | null,
  depth = 0,
): Probe | null {
  if (depth > DEEPEST) return null;
  const own = carried(expression) ?? probeOf(expression, context);
  if (own) return own;
  for (const part of decidingParts(expression)) {
    const found = decidingProbe(part, context, carried, depth + 1);
    if (found) return found;
  }
  return null;
}

function decidingParts(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case 'binary':
    case 'unary':
    case 'member':
    case 'index':
      return childrenOf(node);
    case 'if':
      return [node.condition];
    case 'assign':
      return [node.value];
    case 'call': {
      const isWrapper =
        /^(?:any|all|bool|Boolean|some|len|not|empty|isset|int|Number|String|str|Some|is_ok|is_some|isPresent|filter|next|sum)$/.test(
          dottedName(node.callee).split('.').at(-1) ?? '',
        );
      return [
        ...(node.callee.kind === 'member' ? [node.callee.object] : []),
        ...(isWrapper ? node.arguments.slice(0, 6) : []),
      ];
    }
    case 'loop':
      return [node.body];
    case 'function':
      return node.name === '' ? [node.body] : [];
    case 'block':
      return node.children.length === 1 ? node.children : [];
    case 'return':
      return node.value ? [node.value] : [];
    case 'list':
      return node.elements.length === 1 ? node.elements : [];
    default:
      return [];
  }
}
