import type { SyntaxNode } from './source.ts';

/** The children of a node in source order, of whatever kind. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case 'template':
      return node.parts;
    case 'list':
      return node.elements;
    case 'map':
      return node.entries;
    case 'block':
      return node.children;
    default: {
      const children: SyntaxNode[] = [];
      pushChildren(node, children);
      return children.reverse();
    }
  }
}

/**
 * Puts the children of a node on a stack, the last one first, so that they come off in source order. No list is made of
 * them on the way: this is the busiest function of a scan.
 */
export function pushChildren(node: SyntaxNode, stack: SyntaxNode[]): void {
  switch (node.kind) {
    case 'string':
    case 'number':
    case 'constant':
    case 'regex':
    case 'name':
    case 'import':
      return;
    case 'template':
      pushAll(node.parts, stack);
      return;
    case 'member':
      stack.push(node.object);
      return;
    case 'index':
      stack.push(node.index, node.object);
      return;
    case 'call':
      pushAll(node.arguments, stack);
      stack.push(node.callee);
      return;
    case 'binary':
      stack.push(node.right, node.left);
      return;
    case 'unary':
      stack.push(node.operand);
      return;
    case 'list':
      pushAll(node.elements, stack);
      return;
    case 'map':
      pushAll(node.entries, stack);
      return;
    case 'pair':
      stack.push(node.value, node.key);
      return;
    case 'if':
      if (node.otherwise) stack.push(node.otherwise);
      stack.push(node.then, node.condition);
      return;
    case 'switch':
      pushAll(node.arms, stack);
      if (node.subject) stack.push(node.subject);
      return;
    case 'arm':
      stack.push(node.body);
      if (node.guard) stack.push(node.guard);
      pushAll(node.patterns, stack);
      return;
    case 'loop':
      stack.push(node.body);
      pushAll(node.header, stack);
      return;
    case 'return':
    case 'throw':
      if (node.value) stack.push(node.value);
      return;
    case 'assign':
      stack.push(node.value, node.target);
      return;
    case 'assert':
      if (node.message) stack.push(node.message);
      stack.push(node.condition);
      return;
    case 'function':
      stack.push(node.body);
      for (let i = node.parameters.length - 1; i >= 0; i--) {
        const value = node.parameters[i]?.defaultValue;
        if (value) stack.push(value);
      }
      pushAll(node.decorators, stack);
      return;
    case 'class':
      stack.push(node.body);
      pushAll(node.bases, stack);
      pushAll(node.decorators, stack);
      return;
    case 'block':
      pushAll(node.children, stack);
  }
}

function pushAll(nodes: readonly SyntaxNode[], stack: SyntaxNode[]): void {
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (node) stack.push(node);
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
    // Setting the length is slow.
    while (ancestors.length > depth) ancestors.pop();
    if (visit(node, ancestors) === false) continue;
    pushChildren(node, pending);
    if (pending.length === depths.length) continue;
    ancestors.push(node);
    while (depths.length < pending.length) depths.push(depth + 1);
  }
}

/** The ancestors of all nodes, added up: what it takes to look up from each of them. */
export function levelsOf(root: SyntaxNode): number {
  let levels = 0;
  walk(root, (_, ancestors) => void (levels += ancestors.length));
  return levels;
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
