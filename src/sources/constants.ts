import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** Names that stand for one value, and the expression of that value. */
export type Constants = Pick<ReadonlyMap<string, SyntaxNode>, 'get' | 'has'>;

/** Depth of an expression that still counts as a value; deeper ones are code. */
const DEEPEST = 6;

/**
 * Names of a file that are given a literal value once: constants, class attributes, enum members, locals that never
 * change. A name that is assigned twice stands for nothing.
 */
export function constantsOf(tree: SourceTree): ReadonlyMap<string, SyntaxNode> {
  const values = new Map<string, SyntaxNode | null>();
  walk(tree.root, (node) => {
    if (node.kind !== 'assign') return;
    const { target } = node;
    const name = target.kind === 'name' ? target.text : target.kind === 'member' ? target.property : null;
    if (name === null) return;
    const isPlain = node.operator === '=' || node.operator === ':=' || node.operator === '' || node.operator === 'as';
    const value = unfrozen(node.value);
    values.set(name, !values.has(name) && isPlain && isLiteral(value) ? value : null);
  });
  const constants = new Map<string, SyntaxNode>();
  for (const [name, value] of values) if (value !== null) constants.set(name, value);
  return constants;
}

const GIVING_BACK = /^(?:freeze|to_vec|toList|to_owned|to_string|trimIndent|stripMargin)$/;

/** Ruby's `[…].freeze`, and other calls that give back what they are called on. */
function unfrozen(value: SyntaxNode): SyntaxNode {
  const callee = value.kind === 'call' && value.arguments.length === 0 ? value.callee : value;
  return callee.kind === 'member' && GIVING_BACK.test(callee.property) ? callee.object : value;
}

/** Constants of several files as one; a name that two files give is nobody's. */
export function mergeConstants(all: readonly ReadonlyMap<string, SyntaxNode>[]): Constants {
  const merged = new Map<string, SyntaxNode | null>();
  for (const constants of all) {
    for (const [name, value] of constants) merged.set(name, merged.has(name) ? null : value);
  }
  return new Map([...merged].flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
}

/** What a name stands for here, or else there; asked in turn, since a copy for each file would grow with their square. */
export function firstOf(here: Constants, there: Constants): Constants {
  return { get: (name) => here.get(name) ?? there.get(name), has: (name) => here.has(name) || there.has(name) };
}

/** Whether an expression is made of literals alone: a value, a list, a map, a set or value object made of them. */
function isLiteral(node: SyntaxNode, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  switch (node.kind) {
    case 'string':
    case 'number':
    case 'constant':
    case 'regex':
      return true;
    case 'template':
      return node.parts.every((part) => isLiteral(part, depth + 1));
    case 'binary':
      return isLiteral(node.left, depth + 1) && isLiteral(node.right, depth + 1);
    case 'list':
      return node.elements.length <= 2_000 && node.elements.every((element) => isLiteral(element, depth + 1));
    case 'map':
      return node.entries.length <= 2_000 && node.entries.every((entry) => isLiteral(entry, depth + 1));
    case 'pair':
      return (node.key.kind === 'name' || isLiteral(node.key, depth + 1)) && isLiteral(node.value, depth + 1);
    case 'call':
      return (
        node.callee.kind !== 'call' &&
        node.arguments.length > 0 &&
        node.arguments.every((argument) => isLiteral(argument, depth + 1))
      );
    default:
      return false;
  }
}
