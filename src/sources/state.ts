import type { ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { childrenOf, walk } from '../model/traversal.ts';

const fieldsOf = new WeakMap<ClassNode, ReadonlySet<string>>();

/**
 * Whether a method computes with what its object holds: a field that the class declares without a value or that another
 * method sets, or anything of `this`. Such a method has inputs, though it has no parameters.
 * @param outer Ancestors of the function, outermost first.
 */
export function readsState(method: FunctionNode, outer: readonly SyntaxNode[]): boolean {
  const around = outer.findLast((node): node is ClassNode => node.kind === 'class');
  const fields = around ? fieldsIn(around) : new Set<string>();
  let reads = false;
  walk(method.body, (node) => {
    if (reads) return false;
    if (node.kind === 'name') reads = fields.has(node.text) || /^@\p{L}/u.test(node.text);
    else if (node.kind === 'member') reads = isSelf(node.object);
    return;
  });
  return reads;
}

function isSelf(node: SyntaxNode): boolean {
  return node.kind === 'name' && /^\$?(?:this|self)$/.test(node.text);
}

function fieldsIn(around: ClassNode): ReadonlySet<string> {
  let fields = fieldsOf.get(around);
  if (!fields) {
    fields = collect(around);
    fieldsOf.set(around, fields);
  }
  return fields;
}

/** A field with a literal value is a constant, and says nothing about the object. */
function collect(around: ClassNode): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const member of childrenOf(around.body)) {
    if (member.kind === 'name') fields.add(member.text);
    if (member.kind !== 'function') continue;
    walk(member.body, (node) => {
      if (node.kind !== 'assign') return;
      if (node.target.kind === 'member' && isSelf(node.target.object)) fields.add(node.target.property);
      else if (node.target.kind === 'name' && node.target.text.startsWith('_')) fields.add(node.target.text);
    });
  }
  return fields;
}

const blind = new WeakMap<FunctionNode, boolean>();

/**
 * Whether a function has parameters and reads none of them, but perhaps to put them aside: what it answers depends on
 * something else.
 */
export function isBlind(definition: FunctionNode): boolean {
  let known = blind.get(definition);
  if (known === undefined) {
    known = !readsOneOf(definition.body, parametersOf(definition));
    blind.set(definition, known);
  }
  return known;
}

function parametersOf({ parameters }: FunctionNode): ReadonlySet<string> {
  const names = parameters.map(({ name }) => name.replace(/^&?(?:mut )?/, ''));
  return new Set(names.filter((name) => !/^(?:self|this|cls)$/.test(name)));
}

/** Nothing can be left unread where there is nothing to read. */
function readsOneOf(body: SyntaxNode, names: ReadonlySet<string>): boolean {
  let reads = names.size === 0;
  walk(body, (node) => {
    if (reads) return false;
    if (node.kind === 'assign' && isPutAside(node.target, body)) return false;
    if (node.kind === 'name') reads = names.has(node.text);
    return;
  });
  return reads;
}

/** Whether a field is only written here. */
function isPutAside(target: SyntaxNode, body: SyntaxNode): boolean {
  if (target.kind !== 'member') return false;
  let uses = 0;
  walk(body, (node) => {
    if (node.kind === 'member' && node.property === target.property) uses++;
  });
  return uses === 1;
}
