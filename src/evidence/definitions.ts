import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** What the names of a file stand for, whatever their scope: enough to follow a name for a step or two. */
export interface Definitions {
  /** Values given to a variable, constant, field or map key of this name, in source order. */
  readonly values: ReadonlyMap<string, readonly SyntaxNode[]>;
  /** Functions of this name, also arrow functions and lambdas that a name is bound to. */
  readonly functions: ReadonlyMap<string, readonly FunctionNode[]>;
  /** Names that an import binds, with the modules that they come from. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Names with more values than this are variables at work, not constants; the rest are left out. */
const MOST_VALUES = 8;

const known = new WeakMap<SourceTree, Definitions>();

/** The definitions of a file, found once. */
export function definitionsOf(tree: SourceTree): Definitions {
  let found = known.get(tree);
  if (!found) {
    found = collect(tree.root);
    known.set(tree, found);
  }
  return found;
}

function collect(root: SyntaxNode): Definitions {
  const values = new Map<string, SyntaxNode[]>();
  const functions = new Map<string, FunctionNode[]>();
  const imports = new Map<string, string>();
  const define = (name: string, value: SyntaxNode): void => {
    const bound = functionIn(value);
    if (bound) add(functions, name, bound);
    else add(values, name, value);
  };
  walk(root, (node) => {
    if (node.kind === 'assign') {
      const names = boundNames(node.target);
      // `a, b = f()` says of both names that they come from there.
      for (const name of names) define(name, node.value);
    } else if (node.kind === 'function' && node.name !== '') add(functions, node.name, node);
    else if (node.kind === 'pair') {
      const key = node.key.kind === 'name' ? node.key.text : node.key.kind === 'string' ? node.key.value : '';
      if (key !== '') define(key, node.value);
    } else if (node.kind === 'loop') {
      const [variable, sequence] = node.header;
      if (variable && sequence && node.header.length === 2)
        for (const name of boundNames(variable)) define(name, sequence);
    } else if (node.kind === 'import') for (const name of node.names) imports.set(name, node.module);
  });
  return { values, functions, imports };
}

/** The names that an assignment binds: a variable, a field's last part, the parts of a pattern. */
export function boundNames(target: SyntaxNode): readonly string[] {
  switch (target.kind) {
    case 'name':
      return [target.text];
    case 'member':
      return [target.property];
    case 'list':
    case 'map':
      return (target.kind === 'list' ? target.elements : target.entries)
        .slice(0, MOST_VALUES)
        .flatMap((part) => (part.kind === 'name' ? [part.text] : part.kind === 'pair' ? pairName(part.value) : []));
    default:
      return [];
  }
}

function pairName(value: SyntaxNode): readonly string[] {
  return value.kind === 'name' ? [value.text] : [];
}

function functionIn(value: SyntaxNode): FunctionNode | null {
  return value.kind === 'function' ? value : null;
}

function add<T>(into: Map<string, T[]>, name: string, value: T): void {
  const list = into.get(name);
  if (!list) into.set(name, [value]);
  else if (list.length < MOST_VALUES) list.push(value);
}
