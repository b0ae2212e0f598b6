import type { BinaryNode, CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** What an assertion lets pass around its value: tolerances and bounds, each so written that more of it allows more. */
export interface Slack {
  readonly margins: ReadonlyMap<string, number>;
  /** The literals that say so; they are no values that the code has to give. */
  readonly nodes: ReadonlySet<SyntaxNode>;
}

const KEYS: Readonly<Record<string, string>> = {
  abs: 'absolute', abs_tol: 'absolute', atol: 'absolute', delta: 'absolute', accuracy: 'absolute', tolerance: 'absolute',
  epsilon: 'absolute', rel: 'relative', rel_tol: 'relative', rtol: 'relative', places: 'places', decimal: 'places',
  digits: 'digits', precision: 'digits',
}; // prettier-ignore
/** Counted in digits: fewer of them allow more. */
const COUNTED_IN_DIGITS: ReadonlySet<string> = new Set(['places', 'digits']);
/** What is meant where nothing is said: pytest's and Python's own tolerances, unittest's places, Jest's digits. */
const DEFAULTS: Readonly<Record<string, number>> = { relative: 1e-6, absolute: 1e-12, places: -7, digits: -2 };

const BELOW =
  /^(?:toBeLessThan(?:OrEqual)?|assert_?less(?:_?(?:or)?_?equal)?|less(?:OrEqual)?|is_?below|isAtMost|below|most|lessThan\w*|isLessThan\w*)$/i;
const ABOVE =
  /^(?:toBeGreaterThan(?:OrEqual)?|assert_?greater(?:_?(?:or)?_?equal)?|greater(?:OrEqual)?|is_?above|isAtLeast|above|least|greaterThan\w*|isGreaterThan\w*)$/i;
const INCLUSIVE = /equal|most|least/i;

/** The tolerances and numeric bounds of an assertion. */
export function slackOf(assertion: SyntaxNode): Slack {
  const margins = new Map<string, number>();
  const nodes = new Set<SyntaxNode>();
  const add = (kind: string, node: SyntaxNode | undefined, toMargin: (value: number) => number): void => {
    if (node?.kind !== 'number') return;
    const same = [...margins.keys()].filter((key) => key.startsWith(kind)).length;
    margins.set(same === 0 ? kind : `${kind} ${same}`, toMargin(Number(node.value)));
    nodes.add(node);
  };
  walk(assertion, (node, ancestors) => {
    if (node.kind === 'pair' && node.key.kind === 'name' && Object.hasOwn(KEYS, node.key.text)) {
      const kind = KEYS[node.key.text] ?? '';
      add(kind, node.value, (value) => (COUNTED_IN_DIGITS.has(kind) ? -value : value));
    }
    if (node.kind === 'call') addOfCall(node, add);
    if (node.kind === 'binary' && /^[<>]=?$/.test(node.operator) && isCondition(assertion, ancestors))
      addOfComparison(node, isInverted(assertion, ancestors), add);
    return node.kind !== 'function' || node === assertion;
  });
  return { margins, nodes };
}

type Add = (kind: string, node: SyntaxNode | undefined, toMargin: (value: number) => number) => void;

function addOfCall(call: CallNode, add: Add): void {
  const name = (dottedName(call.callee).split('.').at(-1) ?? '').replaceAll('()', '');
  const last = call.arguments.at(-1);
  const positional = call.arguments.filter(({ kind }) => kind !== 'pair');
  // Fewer assertions are demanded of a test that counts less of them.
  if (name === 'assertions') add('counted', call.arguments[0], (value) => -value);
  else if (name === 'toBeCloseTo') add('digits', call.arguments[1], (value) => -value);
  else if (/^(?:closeTo|approximately|isCloseTo|be_within)$/.test(name))
    add('absolute', positional[1], (value) => value);
  else if (/^(?:InDelta|InEpsilon|assert_in_delta)f?$/.test(name))
    add(
      name.startsWith('InEpsilon') ? 'relative' : 'absolute',
      positional[positional[0]?.kind === 'name' && positional.length > 3 ? 3 : 2],
      (value) => value,
    );
  else if (/^assert(?:Not)?AlmostEquals?$/.test(name)) add('places', positional[2], (value) => -value);
  else if (BELOW.test(name)) add('below', last, (value) => inclusive(value, INCLUSIVE.test(name)));
  else if (ABOVE.test(name)) add('above', last, (value) => inclusive(-value, INCLUSIVE.test(name)));
}

function addOfComparison({ operator, left, right }: BinaryNode, inverted: boolean, add: Add): void {
  const isLiteralLeft = left.kind === 'number';
  const literal = isLiteralLeft ? left : right;
  const other = isLiteralLeft ? right : left;
  const isLess = (operator.startsWith('<') !== isLiteralLeft) !== inverted;
  const isInclusive = operator.endsWith('=') !== inverted;
  const kind = isDistance(other) ? 'absolute' : isLess ? 'below' : 'above';
  add(kind, literal, (value) => (kind === 'absolute' ? value : inclusive(isLess ? value : -value, isInclusive)));
}

/** `<= 10` lets as much pass as `< 11` does. */
function inclusive(value: number, isInclusive: boolean): number {
  return isInclusive && Number.isInteger(value) ? value + 1 : value;
}

/** `abs(a - b)`: how far two values lie apart. */
export function isDistance(node: SyntaxNode): boolean {
  let inner: SyntaxNode | undefined = node;
  while (inner?.kind === 'block' && inner.children.length === 1) [inner] = inner.children;
  if (inner?.kind !== 'call' || !/(?:^|\.)(?:f?abs|Abs|fabsf)$/.test(dottedName(inner.callee))) return false;
  let [of] = inner.arguments;
  while (of?.kind === 'block' && of.children.length === 1) [of] = of.children;
  return of?.kind === 'binary' && of.operator === '-';
}

/** Whether a comparison is what the assertion demands, not a part of what it feeds. */
function isCondition(assertion: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  return ancestors.every(
    (ancestor) =>
      ancestor === assertion ||
      ancestor.kind === 'unary' ||
      ancestor.kind === 'block' ||
      (ancestor.kind === 'binary' && /^(?:&&|\|\||and|or)$/.test(ancestor.operator)) ||
      (ancestor.kind === 'member' && assertion.kind === 'call') ||
      (ancestor.kind === 'call' && ancestor.callee.kind === 'name' && ancestor.callee.text === 'expect'),
  );
}

function isInverted(assertion: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  const negations = ancestors.filter((node) => node.kind === 'unary' && /^(?:!|not)$/.test(node.operator)).length;
  const callee = assertion.kind === 'call' ? dottedName(assertion.callee) : '';
  const isDenied =
    assertion.kind === 'if' || /(?:^|\.|_)(?:assert_?false|isFalse|refute|False|toBeFalsy)$/i.test(callee);
  return (negations % 2 === 1) !== isDenied;
}

/** Whether the second lets more pass; what one of them leaves to its framework counts as that. */
export function allowsMore(before: Slack, after: Slack): boolean {
  const keys = new Set([...before.margins.keys(), ...after.margins.keys()]);
  return [...keys].some((key) => {
    const was = before.margins.get(key) ?? DEFAULTS[key];
    const is = after.margins.get(key) ?? DEFAULTS[key];
    return was !== undefined && is !== undefined && is > was;
  });
}
