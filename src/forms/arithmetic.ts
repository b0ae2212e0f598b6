import type { CallNode, IndexNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { foldCall, isFoldable, isNamespace, pathOf, plainName } from './calls.ts';
import { disguised } from './disguise.ts';
import { exactOf, textOfExact } from './exact-number.ts';
import {
  countIn,
  elementsOf,
  listValue,
  numberValue,
  PLAIN,
  textOf,
  textValue,
  traced,
  type Value,
} from './folded-value.ts';
import type { Bindings, Folding } from './folding.ts';
import type { Form } from './form.ts';
import { foldComprehension, foldMapping } from './mapped-lists.ts';
import { applyBinary, applyUnary, type Division } from './operators.ts';
import { sliced, sliceBounds } from './slices.ts';

export type { Division } from './operators.ts';

/** Expressions nested deeper are not folded: their value counts as unknown. */
const DEEPEST = 100;
/** Steps that the bodies of loops and lambdas over literals may take, for one expression. */
const MOST_STEPS = 20_000;
/** Values up to this size are remembered by their node. */
const LONGEST_REMEMBERED = 1024;

/**
 * The value of an expression that consists of literals alone, as the program computes it: arithmetic in exact fractions,
 * concatenation, repetition, formatting, joining, slicing, replacing, character codes, decoding and decompression, also
 * over a list (`''.join(chr(c ^ 7) for c in […])`).
 *
 * Nodes are remembered, so asking for every node of a tree costs about as much as asking for its root.
 * @param division How the language divides whole numbers (see {@link Division}).
 * @returns The value; `disguise` is '' for a plain literal, a sign or a wrapper (`Decimal("1.5")`), else says how it was
 *   made. Null when the expression is not purely literal, is a list, is nested deeper than 100 levels, or would grow
 *   beyond bounds (texts of 256 KiB, 4 KiB for repetition, numbers of 2048 bits).
 */
export function foldLiteral(node: SyntaxNode, division: Division = 'exact'): Form | null {
  const value = valueOf(node, division);
  return value && formOf(value);
}

/**
 * The elements of an expression of literals that makes a list: `"a|b|c".split("|")`, `JSON.parse("[1, 2]")`,
 * `[..."abc"]`, `[3, 4].map(x => x * 10)`. Elements that are lists themselves are left out.
 * @returns null when the expression makes no list of literals.
 */
export function foldList(node: SyntaxNode, division: Division = 'exact'): readonly Form[] | null {
  const value = valueOf(node, division);
  if (value?.kind !== 'list') return null;
  return value.elements.map(formOf).filter((form) => form !== null);
}

function formOf(value: Value): Form | null {
  const { steps, manner } = value.trace;
  const disguise = steps.length > 0 ? steps.reduce(disguised) : manner;
  if (value.kind === 'number') {
    const text = textOfExact(value.value);
    return text === null ? null : { kind: 'number', text, disguise };
  }
  const text = textOf(value);
  return text === null ? null : { kind: 'string', text, disguise };
}

/** Kinds of node that may have a value; the others are not worth remembering. */
const FOLDABLE: ReadonlySet<SyntaxNode['kind']> = new Set<SyntaxNode['kind']>([
  'template',
  'binary',
  'unary',
  'block',
  'list',
  'index',
  'loop',
  'call',
  'member',
]);

const exact: Folding['remembered'] = new WeakMap();
const whole: Folding['remembered'] = new WeakMap();

function valueOf(node: SyntaxNode, division: Division): Value | null {
  const remembered = division === 'exact' ? exact : whole;
  return fold(node, { division, remembered, steps: MOST_STEPS, isCut: false, fold }, null, 0);
}

/** See {@link Folding.fold}. */
function fold(node: SyntaxNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  if (node.kind === 'string') return textValue(node.value, PLAIN);
  if (node.kind === 'number') return numberValue(exactOf(node.value), PLAIN);
  if (node.kind === 'name') return bindings?.get(node.text) ?? null;
  if (!FOLDABLE.has(node.kind)) return null;
  if (depth > DEEPEST || (bindings !== null && --folding.steps < 0)) {
    folding.isCut = true;
    return null;
  }
  if (bindings !== null) return foldFresh(node, folding, bindings, depth);
  const known = folding.remembered.get(node);
  if (known) return known.value;
  const value = foldFresh(node, folding, null, depth);
  remember(node, value, folding);
  return value;
}

function remember(node: SyntaxNode, value: Value | null, folding: Folding): void {
  const isSmall = value === null ? !folding.isCut : sizeOf(value) <= LONGEST_REMEMBERED;
  if (isSmall) folding.remembered.set(node, { value });
}

function sizeOf(value: Value): number {
  if (value.kind === 'text') return value.text.length;
  if (value.kind === 'bytes') return value.bytes.length;
  return value.kind === 'list' ? value.elements.length * 8 : 1;
}

function foldFresh(node: SyntaxNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  switch (node.kind) {
    case 'template':
      return foldTemplate(node.parts, folding, bindings, depth);
    case 'binary':
      return foldChain(node, folding, bindings, depth);
    case 'unary': {
      const operand = fold(node.operand, folding, bindings, depth + 1);
      return operand && applyUnary(node.operator, operand);
    }
    case 'block': {
      // A parenthesis, a cast; a block with more in it is a sequence of statements.
      const [only, second] = node.children;
      return only && !second ? fold(only, folding, bindings, depth + 1) : null;
    }
    case 'list':
      return foldElements(node.elements, true, folding, bindings, depth);
    case 'index':
      return foldIndex(node, folding, bindings, depth);
    case 'loop':
      return foldComprehension(node, folding, bindings, depth);
    case 'call':
      return foldMapping(node, folding, bindings, depth) ?? foldOperation(node, folding, bindings, depth);
    case 'member': {
      // Ruby, Kotlin, Scala and Swift write calls without parentheses; the callee of a call comes by here as well.
      const name = plainName(node.property);
      if (!isFoldable(name) || name === 'format') return null;
      const subject = fold(node.object, folding, bindings, depth + 1);
      return subject && foldCall({ name, path: name, subject, rest: [], isMethod: true });
    }
    default:
      return null;
  }
}

/** Operators are left-associative, so a long sum is a deep tree: its left edge is walked without recursion. */
function foldChain(node: SyntaxNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  const chain: (SyntaxNode & { readonly kind: 'binary' })[] = [];
  let first = node;
  while (first.kind === 'binary' && (bindings !== null || !folding.remembered.has(first))) {
    chain.push(first);
    first = first.left;
  }
  let value = fold(first, folding, bindings, depth + 1);
  for (const link of chain.toReversed()) {
    if (value !== null) {
      if (link.operator === 'as') value = cast(value, link.right);
      else {
        const right = fold(link.right, folding, bindings, depth + 1);
        value = right && applyBinary(link.operator, value, right, folding.division);
      }
    }
    if (bindings === null) remember(link, value, folding);
  }
  return value;
}

/** `65u8 as char`, `3 as f64`. */
function cast(value: Value, type: SyntaxNode): Value | null {
  const name = plainName(dottedName(type));
  return isFoldable(name) ? foldCall({ name, path: name, subject: value, rest: [], isMethod: false }) : null;
}

function foldTemplate(
  parts: readonly SyntaxNode[],
  folding: Folding,
  bindings: Bindings | null,
  depth: number,
): Value | null {
  const values: Value[] = [];
  const texts: string[] = [];
  for (const part of parts) {
    const value = fold(part, folding, bindings, depth + 1);
    const text = value && textOf(value);
    if (value === null || text === null) return null;
    values.push(value);
    texts.push(text);
  }
  return textValue(texts.join(''), traced(values, values.length > 1 ? 'concatenated' : ''));
}

/**
 * Folds the elements of a list or the arguments of a call; a spread gives its elements, and so does a comprehension
 * between brackets.
 */
function foldElements(
  nodes: readonly SyntaxNode[],
  isList: boolean,
  folding: Folding,
  bindings: Bindings | null,
  depth: number,
): (Value & { readonly kind: 'list' }) | null {
  const elements: Value[] = [];
  for (const node of nodes) {
    const value = fold(node, folding, bindings, depth + 1);
    if (value === null) return null;
    const isSpread = node.kind === 'loop' ? isList : node.kind === 'unary' && /^(?:\*|\.\.\.)$/.test(node.operator);
    const spread = isSpread ? elementsOf(value) : null;
    if (spread) for (const element of spread.elements) elements.push(element);
    else elements.push(value);
  }
  return listValue(elements, traced(elements.slice(0, 64)));
}

function foldIndex(node: IndexNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  const object = fold(node.object, folding, bindings, depth + 1);
  if (object === null) return null;
  const bounds = sliceBounds(node);
  if (bounds) return sliced(object, bounds);
  const at = countIn(fold(node.index, folding, bindings, depth + 1) ?? undefined);
  const element = at === null ? undefined : elementsOf(object)?.elements.at(at);
  return element ? { ...element, trace: traced([object, element], 'computed') } : null;
}

/** A call of a known operation: on a value before the dot, else on its first argument. */
function foldOperation(node: CallNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  const { callee } = node;
  const path = pathOf(callee);
  const name = plainName(path.slice(path.lastIndexOf('.') + 1));
  if (!isFoldable(name)) return null;
  const values = foldElements(node.arguments.filter(isPositional), false, folding, bindings, depth);
  if (!values) return null;
  const receiver = callee.kind === 'member' ? fold(callee.object, folding, bindings, depth + 1) : null;
  if (receiver) return foldCall({ name, path, subject: receiver, rest: values.elements, isMethod: true });
  if (callee.kind === 'member' && !isNamespace(callee.object)) return null;
  const [subject, ...rest] = values.elements;
  return subject === undefined ? null : foldCall({ name, path, subject, rest, isMethod: false });
}

/** Keyword arguments name encodings and error handlers, which the common case does without. */
function isPositional(node: SyntaxNode): boolean {
  return node.kind !== 'pair';
}
