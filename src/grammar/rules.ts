/**
 * The words that a language's table is written in: each makes a {@link Rule} for one kind of node.
 * Arguments name the fields of the grammar.
 */
import { spanOf } from '../model/range.ts';
import type { Range } from '../model/range.ts';
import type { ArmNode, ConstantNode, NumberNode, SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';
import type { Rule } from './lowering.ts';
import type { Part } from './part.ts';

/** A node that leaves nothing behind. */
export const nothing: Rule = () => [];

/** A wrapper: its children stand in its place. */
export const splice: Rule = (part) => part.everything();

/** A wrapper of which only one field counts. */
export function only(field: string): Rule {
  return (part) => part.all(field);
}

/** A block even when it is empty. */
export const block: Rule = (part) => part.block(part.everything());

export const name: Rule = (part) => ({ kind: 'name', range: part.range, text: part.text });

/** A member of something unsaid, or a path of several names (`a.b.c`). */
export const dotted: Rule = (part) => {
  const [first, ...others] = part.rest();
  if (!first) return [];
  return others.reduce(
    (object, next) =>
      next.kind === 'name'
        ? { kind: 'member', range: spanOf(object.range, next.range), object, property: next.text }
        : object,
    first,
  );
};

export function constant(value: ConstantNode['value']): Rule {
  return (part) => ({ kind: 'constant', range: part.range, value });
}

export const number: Rule = (part) => numberNode(part, part.text);

/** A number, or an empty block when its value cannot be written down (a hostile `1e999999`). */
export function numberNode(part: Part, source: string): SyntaxNode {
  const value = canonicalNumber(source);
  return value === null ? part.block([]) : { kind: 'number', range: part.range, value };
}

/** A text literal with the given decoded value. */
export function stringNode(part: Part, value: string): SyntaxNode {
  return { kind: 'string', range: part.range, value, isDocumentation: false };
}

export const list: Rule = (part) => ({ kind: 'list', range: part.range, elements: part.everything() });

/** Several values without brackets are a list, a single one is itself. */
export const series: Rule = (part) => {
  const nodes = part.everything();
  return nodes.length === 1 ? nodes : { kind: 'list', range: part.range, elements: nodes };
};

export const map: Rule = (part) => ({ kind: 'map', range: part.range, entries: part.everything() });

export function pair(key: string, value: string): Rule {
  return (part) => ({ kind: 'pair', range: part.range, key: part.one(key), value: part.one(value) });
}

export function member(object: string, property: string): Rule {
  return (part) => ({
    kind: 'member',
    range: part.range,
    object: part.one(object),
    property: part.textAt(property),
  });
}

export function index(object: string, key: string): Rule {
  return (part) => {
    const keys = part.all(key);
    const only = keys.length === 1 ? keys[0] : undefined;
    return {
      kind: 'index',
      range: part.range,
      object: part.one(object),
      index: only ?? part.block(keys),
    };
  };
}

export function call(callee: string, args: string, isConstruction = false): Rule {
  return (part) => ({
    kind: 'call',
    range: part.range,
    callee: part.one(callee),
    arguments: part.all(args),
    isConstruction,
  });
}

export function binary(left: string, operator: string, right: string): Rule {
  return (part) => ({
    kind: 'binary',
    range: part.range,
    operator: part.textAt(operator),
    left: part.one(left),
    right: part.one(right),
  });
}

/** An operator before (or after) an operand. The sign of a number literal belongs to the number. */
export function unary(operator: string, operand: string): Rule {
  return (part) => unaryNode(part.range, part.textAt(operator), part.one(operand));
}

/** The same where the grammar names no fields: the operator is fixed, the operand is whatever child there is. */
export function prefixed(operator: string): Rule {
  return (part) => unaryNode(part.range, operator, part.together(part.rest()) ?? part.block([]));
}

export function unaryNode(range: Range, operator: string, operand: SyntaxNode): SyntaxNode {
  if (operand.kind === 'number' && (operator === '-' || operator === '+')) return signed(range, operator, operand);
  return { kind: 'unary', range, operator, operand };
}

function signed(range: Range, operator: '-' | '+', operand: NumberNode): NumberNode {
  const isNegative = operand.value.startsWith('-');
  const size = isNegative ? operand.value.slice(1) : operand.value;
  const staysNegative = isNegative !== (operator === '-') && size !== '0';
  return { kind: 'number', range, value: staysNegative ? `-${size}` : size };
}

export function conditional(condition: string, then: string, otherwise: string): Rule {
  return (part) => ({
    kind: 'if',
    range: part.range,
    condition: part.one(condition),
    then: part.one(then),
    otherwise: part.maybe(otherwise),
  });
}

/** A loop; whatever does not stand in the `body` field is its header. */
export function loop(body: string): Rule {
  return (part) => ({ kind: 'loop', range: part.range, header: part.rest(body), body: part.one(body) });
}

export const returns: Rule = (part) => ({ kind: 'return', range: part.range, value: part.together(part.rest()) });

export const throws: Rule = (part) => ({ kind: 'throw', range: part.range, value: part.together(part.rest()) });

/** An assignment. Without a value (`let x`) only the target stays. The operator is a field, or fixed when it has none. */
export function assign(target: string, operator: { readonly field: string } | string, value: string): Rule {
  return (part) => {
    const assigned = part.maybe(value);
    if (!assigned) return part.all(target);
    return {
      kind: 'assign',
      range: part.range,
      target: part.one(target),
      operator: typeof operator === 'string' ? operator : part.textAt(operator.field),
      value: assigned,
    };
  };
}

/** Widens the single node inside to the whole statement (`const x = 1;`); several stay as they are. */
export const statement: Rule = (part) => {
  const nodes = part.everything();
  const [only] = nodes;
  return only?.kind === 'assign' && nodes.length === 1 ? { ...only, range: part.range } : nodes;
};

/** A switch whose arms are the `arm` nodes among what became of its children. */
export function switchOn(subject: string): Rule {
  return (part) => {
    const arms: ArmNode[] = [];
    const others: SyntaxNode[] = [];
    for (const node of part.rest(subject)) {
      if (node.kind === 'arm') arms.push(node);
      else others.push(node);
    }
    const node: SyntaxNode = { kind: 'switch', range: part.range, subject: part.maybe(subject), arms };
    return [...others, node];
  };
}

/** Nodes joined by an operator, from the left; a single node is itself. */
export function chain(operator: string, nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const [first, ...others] = nodes;
  if (!first) return [];
  return [
    others.reduce(
      (left, right) => ({ kind: 'binary', range: spanOf(left.range, right.range), operator, left, right }),
      first,
    ),
  ];
}

/** What an operator joins, in order: the reverse of {@link chain}. */
export function alternatives(node: SyntaxNode, operator: string): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const pending: SyntaxNode[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'binary' && next.operator === operator) pending.push(next.right, next.left);
    else found.push(next);
  }
  return found;
}

/**
 * A string that may have holes. Without holes it is a `string`, else a `template` of texts and holes in order.
 * The first and last parts are its quotes.
 *
 * @param holeType The grammar's type for a hole.
 * @param decode Source of a literal stretch → its text.
 */
export function template(part: Part, holeType: string, decode: (source: string) => string): SyntaxNode {
  const opening = part.parts[0];
  const closing = part.parts.length > 1 ? part.parts.at(-1) : undefined;
  const holes = part.parts.filter((child) => child.type === holeType);
  const end = closing && closing.type !== holeType ? closing.start : part.end;
  let from = opening && opening.type !== holeType ? opening.end : part.start;
  if (holes.length === 0) return stringNode(part, decode(part.textBetween(from, end)));

  const parts: SyntaxNode[] = [];
  const addText = (to: number): void => {
    if (from >= to) return;
    const value = decode(part.textBetween(from, to));
    parts.push({ kind: 'string', range: part.rangeBetween(from, to), value, isDocumentation: false });
  };
  for (const hole of holes) {
    addText(hole.start);
    for (const node of hole.nodes) parts.push(node);
    from = hole.end;
  }
  addText(end);
  return { kind: 'template', range: part.range, parts };
}

/** Strings that are a statement by themselves document something, or are directives: never data. */
export const expressionStatement: Rule = (part) => {
  const nodes = part.everything();
  const pieces = nodes.flatMap((node) => alternatives(node, '+'));
  if (!pieces.every((piece) => piece.kind === 'string')) return nodes;
  return pieces.map((piece) => ({ ...piece, isDocumentation: true }));
};
