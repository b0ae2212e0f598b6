import { foldLiteral } from '../forms/arithmetic.ts';
import type { Form } from '../forms/form.ts';
import { append } from '../model/lists.ts';
import type { IndexNode, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import type { Atom } from '../model/unit.ts';
import { isMessageCall } from './comparison.ts';
import type { Constants } from './constants.ts';
import { literalOf, siteOf } from './sites.ts';

/** More literals than this in one unit are a table's business, not a branch's. */
const MOST_ATOMS = 400;

/** What an expression says: its literals, and whether anything else is in it. */
export interface Said {
  readonly atoms: readonly Atom[];
  /** No variable: the value is the same whatever happens. */
  readonly isPure: boolean;
}

interface Visit {
  readonly node: SyntaxNode;
  readonly ancestors: readonly SyntaxNode[];
  readonly isBent: boolean;
  readonly isField: boolean;
}

const ARITHMETIC = /^(?:[-+*/%&|^]|\*\*|\/\/|<<|>>)=?$/;
/** Names that are no variables though they look like it. */
const CONSTANT_NAMES = /^(?:None|True|False|nil|null|undefined|NaN|Infinity|Ok|Err|Some|self|this|cls)$/;

/**
 * The literals of an expression with the names of constants replaced by their values.
 * @param outer Ancestors of the expression, outermost first.
 */
export function atomsOf(expression: SyntaxNode, outer: readonly SyntaxNode[], constants: Constants): Said {
  const atoms: Atom[] = [];
  let isPure = true;
  const pending: Visit[] = [{ node: expression, ancestors: outer, isBent: false, isField: false }];
  for (let visit = pending.pop(); visit && atoms.length < MOST_ATOMS; visit = pending.pop()) {
    const { node, ancestors } = visit;
    const value = valueOf(node);
    if (value !== null) {
      const site = siteOf(node, value, ancestors);
      if (site.place !== 'message' && site.place !== 'documentation') {
        atoms.push({
          ...value,
          range: node.range,
          relation: site.relation,
          counterpart: site.counterpart,
          isField: visit.isField,
          isBent: visit.isBent,
        });
      }
      continue;
    }
    if (node.kind === 'name' || node.kind === 'member') {
      const constant = constants.get(node.kind === 'name' ? node.text : node.property);
      if (constant) {
        append(atoms, substituted(constant, node, visit));
        continue;
      }
      if (node.kind === 'name') {
        isPure &&= CONSTANT_NAMES.test(node.text);
        continue;
      }
      // `table.length`: computed from a constant, and none of its values.
      if (node.object.kind === 'name' && constants.has(node.object.text)) {
        isPure = false;
        continue;
      }
      // `Status.ACTIVE`, `time.Second`: a member of a type or package is as constant as a literal.
      if (node.object.kind === 'name' && /^\p{Lu}/u.test(node.property)) continue;
    }
    if (node.kind === 'index' && isRowOfTable(node, constants)) {
      isPure = false;
      continue;
    }
    if (node.kind === 'function') continue;
    push(node, visit, pending, constants);
  }
  return { atoms, isPure };
}

/** `rows[i]` of a constant table: one of its rows, which nobody can tell, and not all of them. */
function isRowOfTable(node: IndexNode, constants: Constants): boolean {
  const table = node.object.kind === 'name' ? constants.get(node.object.text) : undefined;
  if (table?.kind !== 'list' || literalOf(node.index) !== null) return false;
  return table.elements.length > 1 && table.elements.every(({ kind }) => kind === 'list' || kind === 'map');
}

/** The value of an expression of literals, as the program computes it. */
function valueOf(node: SyntaxNode): Form | null {
  const plain = literalOf(node);
  if (plain) return { ...plain, disguise: '' };
  const canCompute =
    node.kind === 'call' ||
    node.kind === 'binary' ||
    node.kind === 'index' ||
    node.kind === 'unary' ||
    node.kind === 'template' ||
    node.kind === 'member';
  return canCompute ? foldLiteral(node) : null;
}

/** Values of a constant, standing where its name stands. */
function substituted(constant: SyntaxNode, name: SyntaxNode, visit: Visit): readonly Atom[] {
  const { atoms } = atomsOf(constant, [], new Map());
  const site = siteOf(name, { kind: 'string', text: '' }, visit.ancestors);
  return atoms.map((atom) => ({
    ...atom,
    range: name.range,
    relation: site.relation,
    counterpart: site.counterpart,
    isField: visit.isField,
    isBent: visit.isBent || atom.isBent,
  }));
}

/** Whether what a method is called on is a value: a variable, a constant of ours, but no type or package. */
function isReceiver(object: SyntaxNode, constants: Constants): boolean {
  return object.kind !== 'name' || constants.has(object.text) || !/^\p{Lu}/u.test(object.text);
}

function push(node: SyntaxNode, visit: Visit, pending: Visit[], constants: Constants): void {
  const ancestors = [...visit.ancestors.slice(-12), node];
  const add = (child: SyntaxNode, isBent = visit.isBent, isField = visit.isField): void => {
    pending.push({ node: child, ancestors, isBent, isField });
  };
  switch (node.kind) {
    case 'call': {
      // The name of what is called is no variable; its receiver may be one.
      if (node.callee.kind === 'member' && isReceiver(node.callee.object, constants)) add(node.callee.object);
      else if (node.callee.kind !== 'name' && node.callee.kind !== 'member') add(node.callee);
      if (isMessageCall(dottedName(node.callee))) return;
      for (const argument of node.arguments.toReversed()) add(argument);
      return;
    }
    case 'binary':
      for (const side of [node.right, node.left]) add(side, visit.isBent || ARITHMETIC.test(node.operator));
      return;
    case 'index':
      add(node.index, true);
      add(node.object);
      return;
    case 'pair':
      add(node.value);
      if (node.key.kind !== 'name') add(node.key, visit.isBent, true);
      return;
    default:
      for (const child of childrenOf(node).toReversed()) add(child);
  }
}
