import { append } from '../model/lists.ts';
import type { BinaryNode, CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { calleeName, classifyCall } from './calls.ts';
import { isTolerance } from './collect.ts';
import { distanceOf } from './distance.ts';
import type { TestReading } from './reading.ts';
import { usedName } from './scope.ts';

/** An assertion as a framework reads it, before its sides are told apart. */
export interface Claim {
  /** The whole assertion, for its place. */
  readonly node: SyntaxNode;
  /** What is looked at: the call to the subject, or a name that holds its result. */
  readonly actual: readonly SyntaxNode[];
  /** What it should be. */
  readonly expected: readonly SyntaxNode[];
  /** Literals that only name a part of the actual value: `toHaveProperty('a.b')`. */
  readonly fields?: readonly SyntaxNode[];
}

/** Order in which an assertion takes its two sides. `either`: there is no custom, the plainer side is expected. */
export type Order = 'expected-first' | 'actual-first' | 'either';

const COMPARISONS: ReadonlySet<string> = new Set([
  '==', '!=', '===', '!==', '<', '>', '<=', '>=', '<=>', 'is', 'is not', 'in', 'not in', '=~', '!~', 'eq', 'ne', '-eq',
  '-ne', '=', '<>', '~=', 'instanceof', 'is_a', 'equals', 'matches',
]); // prettier-ignore

const CONNECTIVES: ReadonlySet<string> = new Set(['&&', '||', 'and', 'or', '-a', '-o']);

/** Methods that ask a question about their object; the argument is then what the test expects to find. */
const PREDICATES: ReadonlySet<string> = new Set([
  'startswith', 'startsWith', 'starts_with', 'hasPrefix', 'HasPrefix', 'StartsWith', 'start_with?', 'starts_with?',
  'endswith', 'endsWith', 'ends_with', 'hasSuffix', 'HasSuffix', 'EndsWith', 'end_with?', 'ends_with?',
  'includes', 'contains', 'Contains', 'include?', 'has', 'containsKey', 'contains_key', 'ContainsKey', 'key?', 'has_key?',
  'equals', 'Equals', 'Equal', 'equal', 'eql?', 'eq', 'DeepEqual', 'EqualFold', 'equalsIgnoreCase', 'SequenceEqual',
  'compareTo', 'isEqual', 'contentEquals', 'issubset', 'issuperset', 'isclose', 'is_close', 'array_equal', 'allclose',
  'str_contains', 'str_starts_with', 'str_ends_with', 'in_array', 'strcmp', 'memcmp', 'strncmp',
]); // prettier-ignore

/** Owners whose functions take both sides as arguments: `strings.Contains(out, "x")`, `math.isclose(a, b)`. */
const PREDICATE_OWNERS: ReadonlySet<string> = new Set([
  'strings', 'bytes', 'slices', 'maps', 'reflect', 'math', 'np', 'numpy', 'Arrays', 'Objects', 'cmp', 'errors', 'proto',
  'big', 'Object', 'StringUtils', 'filecmp',
]); // prettier-ignore

/** Whether it is a comparison. */
export function isComparison(node: SyntaxNode): node is BinaryNode {
  return node.kind === 'binary' && (COMPARISONS.has(node.operator) || node.operator.startsWith('should'));
}

/**
 * The claims that a condition makes when it must hold: comparisons joined by `and` or `or`, each by itself.
 * @param place Node whose place the claims get.
 */
export function conditionClaims(condition: SyntaxNode, place: SyntaxNode): readonly Claim[] {
  const claims: Claim[] = [];
  const pending: SyntaxNode[] = [condition];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'unary') pending.push(node.operand);
    else if (node.kind === 'block' && node.children.length === 1) append(pending, node.children);
    // Elixir's `assert {:ok, 6} = f(x)`: the pattern is what is expected.
    else if (node.kind === 'assign' && node.operator === '=')
      claims.push({ node: place, actual: [node.value], expected: [node.target] });
    else if (node.kind === 'pair' && node.key.kind !== 'name')
      claims.push({ node: place, actual: [node.value], expected: [node.key] });
    else if (node.kind === 'binary' && CONNECTIVES.has(node.operator)) pending.push(node.right, node.left);
    else append(claims, singleClaims(node, place));
  }
  return claims;
}

function singleClaims(node: SyntaxNode, place: SyntaxNode): readonly Claim[] {
  if (isComparison(node)) {
    if (node.left.kind === 'call' && isZero(node.right) && ORDERING.test(calleeName(node.left))) {
      return singleClaims(node.left, place);
    }
    return [{ node: place, actual: [node.left], expected: [node.right] }];
  }
  if (node.kind === 'call') return [predicateClaim(node, place) ?? { node: place, actual: [node], expected: [] }];
  return [{ node: place, actual: [node], expected: [] }];
}

/** Functions whose zero says that both arguments are equal. */
const ORDERING = /^(?:str(?:n|case)?cmp|memcmp|compareTo)$/;

function isZero(node: SyntaxNode): boolean {
  return node.kind === 'number' && node.value === '0';
}

/** `abs(a - b)`, `(a - b).abs()`: what is compared is a with b, not their distance with the tolerance. */
function differenceOf(node: SyntaxNode): readonly [SyntaxNode, SyntaxNode] | null {
  let inner = node;
  if (node.kind === 'call' && /^(?:f?abs|Abs|fabsf)$/.test(calleeName(node))) {
    inner = node.arguments[0] ?? (node.callee.kind === 'member' ? node.callee.object : node);
  }
  if (inner === node) return null;
  while (inner.kind === 'block' && inner.children.length === 1 && inner.children[0]) inner = inner.children[0];
  return inner.kind === 'binary' && inner.operator === '-' ? [inner.left, inner.right] : null;
}

function predicateClaim(call: CallNode, place: SyntaxNode): Claim | null {
  const name = calleeName(call);
  const [value, pattern] = call.arguments;
  // Rust's `matches!(parse("x"), Ok(4))`.
  if (name === 'matches' && call.callee.kind === 'name' && value && pattern)
    return { node: place, actual: [value], expected: [pattern] };
  if (!PREDICATES.has(name)) return null;
  const [first, second] = call.arguments;
  const owner = call.callee.kind === 'member' ? call.callee.object : null;
  if (owner === null || (owner.kind === 'name' && PREDICATE_OWNERS.has(owner.text))) {
    return first && second ? { node: place, actual: [first], expected: [second] } : null;
  }
  return first ? { node: place, actual: [owner], expected: call.arguments.filter((a) => !isTolerance(a)) } : null;
}

/** A claim whose two sides stand in the arguments, by the custom of the assertion. */
export function argumentClaim(call: SyntaxNode, sides: readonly SyntaxNode[], order: Order): Claim | null {
  const [first, second] = sides.filter((side) => !isTolerance(side));
  if (!first) return null;
  if (!second) return { node: call, actual: [first], expected: [] };
  return order === 'expected-first'
    ? { node: call, actual: [second], expected: [first] }
    : { node: call, actual: [first], expected: [second] };
}

/**
 * Turns a claim round when its expected side is evidently the call to the subject; people swap arguments, and some
 * assertions have no custom. Equal sides stay as declared.
 */
export function oriented(claim: Claim, test: TestReading): Claim {
  const [left] = claim.actual;
  const [right] = claim.expected;
  if (!left || !right || claim.actual.length > 1 || claim.expected.length > 1) return claim;
  const difference = differenceOf(resolved(left, test)) ?? differenceOf(resolved(right, test));
  const [actual, expected] = difference ?? [left, right];
  return distanceOf(actual, test) < distanceOf(expected, test)
    ? { ...claim, actual: [expected], expected: [actual] }
    : { ...claim, actual: [actual], expected: [expected] };
}

/** What a local name stands for, or the node itself. */
function resolved(node: SyntaxNode, test: TestReading): SyntaxNode {
  const name = usedName(node);
  return (name === null ? null : test.scope.valueOf(name, node.range.startLine)) ?? node;
}

/** On which side of the assertions of a test each name stands; tells what the cells of a table are for. */
export interface Usage {
  readonly expected: ReadonlySet<string>;
  readonly input: ReadonlySet<string>;
}

/** Names and property names on the expected side and in calls to the subject. */
export function usageOf(claims: readonly Claim[], language: string): Usage {
  const expected = new Set<string>();
  const input = new Set<string>();
  const note = (root: SyntaxNode, names: Set<string>): void => {
    walk(root, (node, ancestors) => {
      const holder = ancestors.at(-1);
      // A method that happens to be called like a column is no use of it.
      if (node.kind === 'member' && holder?.kind === 'call' && holder.callee === node) return undefined;
      if (node.kind === 'call' && names === expected && classifyCall(node, language) === 'subject') {
        note(node, input);
        return false;
      }
      const name = node.kind === 'member' ? node.property : usedName(node);
      if (name !== null) names.add(name);
      if (node.kind === 'index') {
        const key = node.index.kind === 'string' || node.index.kind === 'number' ? node.index.value : null;
        if (key !== null) names.add(key);
      }
      return undefined;
    });
  };
  for (const claim of claims) {
    for (const node of claim.actual) note(node, input);
    for (const node of claim.expected) note(node, expected);
  }
  return { expected, input };
}

/** Dotted name of a call's callee, macros without their mark. */
export function callName(call: CallNode): string {
  return dottedName(call.callee).replaceAll('!', '');
}
