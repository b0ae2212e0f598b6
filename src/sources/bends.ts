import type { BinaryNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Functions and methods that make a number of a yes or no. */
const COUNTING =
  /^(?:from|int|Int|usize|isize|[iuf]\d{1,3}|ToInt(?:16|32|64)|ToDouble|Number|Integer|intval|to_i|toInt|float|Double|compare|BoolToInt|b2i|btoi)$/;

/** A comparison that a sum counts as a number: an exception to a formula, without an `if`. */
export interface Bend {
  readonly comparison: BinaryNode;
  /** What it is multiplied by; null when it counts for one. */
  readonly factor: SyntaxNode | null;
}

/**
 * `2 * u32::from(pages == 13)`, `(n == 7) * 3`, `total - (n == 7)`: the exception that an operand of arithmetic makes.
 * @param operand A node that stands in arithmetic.
 */
export function bendOf(operand: SyntaxNode): Bend | null {
  const plain = comparisonIn(operand);
  if (plain) return { comparison: plain, factor: null };
  if (operand.kind !== 'binary' || operand.operator !== '*') return null;
  const [left, right] = [comparisonIn(operand.left), comparisonIn(operand.right)];
  if (left) return { comparison: left, factor: operand.right };
  return right ? { comparison: right, factor: operand.left } : null;
}

/** Whether the node adds or takes away. */
export function isSum(node: SyntaxNode): node is BinaryNode {
  return node.kind === 'binary' && /^[-+]$/.test(node.operator);
}

/**
 * Whether a branch does nothing but add to a sum or take from it: `if (n == 13) total += 2`, `total + (n == 13 ? 2 : 0)`.
 * @param body What the branch gives or does.
 * @param outer Ancestors of the body.
 */
export function changesASum(body: SyntaxNode, outer: readonly SyntaxNode[]): boolean {
  const statement = onlyChild(body);
  if (statement.kind === 'assign') return /^[-+]=$/.test(statement.operator) && statement.value.kind === 'number';
  if (statement.kind !== 'number') return false;
  const holder = outer.at(-2);
  const around = holder?.kind === 'block' && holder.children.length === 1 ? outer.at(-3) : holder;
  return around !== undefined && isSum(around);
}

/** What stands alone in blocks around it. */
function onlyChild(node: SyntaxNode): SyntaxNode {
  let current = node;
  while (current.kind === 'block' && current.children.length === 1) current = current.children[0] ?? current;
  return current;
}

/** The comparison for equality that is turned into a number. */
function comparisonIn(node: SyntaxNode): BinaryNode | null {
  let current = node;
  for (let steps = 0; steps < 6; steps++) {
    if (current.kind === 'binary' && /^={2,3}$/.test(current.operator)) return current;
    if (current.kind === 'binary' && current.operator === 'as') current = current.left;
    else if (current.kind === 'unary' && current.operator === '+') current = current.operand;
    else if (onlyChild(current) !== current) current = onlyChild(current);
    else if (current.kind === 'call') {
      const inner = counted(current);
      if (inner === null) return null;
      current = inner;
    } else return null;
  }
  return null;
}

function counted(call: SyntaxNode & { readonly kind: 'call' }): SyntaxNode | null {
  const name = dottedName(call.callee).split('.').at(-1) ?? '';
  if (!COUNTING.test(name)) return null;
  const [only, further] = call.arguments;
  if (only && !further) return only;
  return !only && call.callee.kind === 'member' ? call.callee.object : null;
}
