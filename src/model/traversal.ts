import type { SyntaxNode } from './source.ts';

/** The children of a node in source order, of whatever kind. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case 'string':
    case 'number':
    case 'constant':
    case 'regex':
    case 'name':
    case 'import':
      return [];
    case 'template':
      return node.parts;
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'call':
      return [node.callee, ...node.arguments];
    case 'binary':
      return [node.left, node.right];
    case 'unary':
      return [node.operand];
    case 'list':
      return node.elements;
    case 'map':
      return node.entries;
    case 'pair':
      return [node.key, node.value];
    case 'if':
      return node.otherwise ? [node.condition, node.then, node.otherwise] : [node.condition, node.then];
    case 'switch':
      return node.subject ? [node.subject, ...node.arms] : node.arms;
    case 'arm':
      return node.guard ? [...node.patterns, node.guard, node.body] : [...node.patterns, node.body];
    case 'loop':
      return [...node.header, node.body];
    case 'return':
    case 'throw':
      return node.value ? [node.value] : [];
    case 'assign':
      return [node.target, node.value];
    case 'assert':
      return node.message ? [node.condition, node.message] : [node.condition];
    case 'function':
      return [
        ...node.decorators,
        ...node.parameters.flatMap((p) => (p.defaultValue ? [p.defaultValue] : [])),
        node.body,
      ];
    case 'class':
      return [...node.decorators, ...node.bases, node.body];
    case 'block':
      return node.children;
  }
}

/**
 * Visits every node from the outside in. Iterative, because a hostile file can nest deeper than the call stack.
 * @param visit Gets the node and its ancestors, nearest last; return `false` to leave out what is below the node.
 */
export function walk(
  root: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => boolean | void,
): void {
  const ancestors: SyntaxNode[] = [];
  // Two lists rather than one of pairs: this is the busiest loop of a scan.
  const pending: SyntaxNode[] = [root];
  const depths: number[] = [0];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const depth = depths.pop() ?? 0;
    ancestors.length = depth;
    if (visit(node, ancestors) === false) continue;
    const children = childrenOf(node);
    if (children.length === 0) continue;
    ancestors.push(node);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (!child) continue;
      pending.push(child);
      depths.push(depth + 1);
    }
  }
}

/**
 * Dotted text of a callee or name: `expect(x).toBe` → `expect().toBe`; empty when it is no name at all.
 * Iterative: a hostile chain may have a million links. Beyond {@link LONGEST_NAME} of them only the last ones are kept.
 */
export function dottedName(node: SyntaxNode): string {
  const parts: string[] = [];
  let rest: SyntaxNode = node;
  let suffix = '';
  while (parts.length < LONGEST_NAME) {
    if (rest.kind === 'name') {
      parts.push(rest.text + suffix);
      break;
    } else if (rest.kind === 'member') {
      parts.push(rest.property + suffix);
      suffix = '';
      rest = rest.object;
    } else if (rest.kind === 'call') {
      suffix = `()${suffix}`;
      rest = rest.callee;
    } else if (rest.kind === 'index') rest = rest.object;
    else if (rest.kind === 'unary') rest = rest.operand;
    else break;
  }
  return parts.toReversed().join('.');
}

/** Links of a name that are ever looked at. */
const LONGEST_NAME = 64;

/** Whether a call switches something on by its name: `fixture(autouse=True)`. */
export function switchesOn(node: SyntaxNode, name: string): boolean {
  return (
    node.kind === 'call' &&
    node.arguments.some(
      (argument) =>
        argument.kind === 'pair' &&
        argument.key.kind === 'name' &&
        argument.key.text === name &&
        argument.value.kind === 'constant' &&
        argument.value.value === 'true',
    )
  );
}
