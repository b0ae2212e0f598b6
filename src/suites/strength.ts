import { isComparison } from '../assertions/claim.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { levelOf, looseness, lowest, type Strength, STRENGTH, takesAnyFailure } from './matchers.ts';
import { signatureOf } from './signature.ts';
import { isDistance } from './slack.ts';

/** What the names in an assertion stand for. */
export interface Meaning {
  /** The value assigned last before a line. */
  valueOf(name: string, line: number): SyntaxNode | null;
  /** What an asserting function of the file demands; null when it asserts nothing that is known, or is not there. */
  demandOf(functionName: string): Strength | null;
}

/** What an assertion demands; null when nothing tells. Every assertion of one framework is on one scale. */
export function strengthOf(node: SyntaxNode, meaning: Meaning): Strength | null {
  if (node.kind === 'assert') return conditionStrength(node.condition, false, meaning);
  // Go's `if got != want { t.Error() }`: the condition says when it fails.
  if (node.kind === 'if') return conditionStrength(node.condition, true, meaning);
  if (node.kind === 'binary') return conditionStrength(node, false, meaning);
  const links = dottedName(node.kind === 'call' ? node.callee : node)
    .split('.')
    .map((link) => link.replaceAll('()', '').replace(/!$/, ''));
  const last = links.at(-1) ?? '';
  // A matcher that is not called demands nothing, nor does a value without a matcher.
  if (links[0] === 'expect' && (node.kind === 'member' ? /^to[A-Z]/.test(last) : links.length === 1 && isAlone(node)))
    return STRENGTH.nothing;
  if (node.kind === 'call' && links.length <= 2) {
    const own = meaning.demandOf(last);
    if (own !== null) return own;
  }
  const level = levelOf(last);
  if (level === null) return null;
  const isNegated = links.slice(0, -1).some((link) => /^(?:not|to_not|not_to|toNot|Not)$/.test(link));
  const strength = isNegated ? negated(level, last) : level;
  return node.kind === 'call' ? callStrength(node, strength, links, meaning) : strength;
}

function isAlone(node: SyntaxNode): boolean {
  return node.kind === 'call' && node.arguments.length === 1;
}

function callStrength(call: CallNode, strength: Strength, links: readonly string[], meaning: Meaning): Strength | null {
  const last = links.at(-1) ?? '';
  const sides = sidesOf(call);
  const [actual, expected] = sides;
  if (strength === STRENGTH.exact && actual && expected && !/called/i.test(last))
    return lowest(comparisonStrength('==', actual, expected, meaning), looseness(call.arguments));
  const [first, second] = withoutTesting(call.arguments);
  if (strength === STRENGTH.truth && first && links[0] !== 'expect') {
    // A home-made check of two sides is known by its name only.
    if (second && /^(?:check|require|verify|expect)$/i.test(last)) return null;
    if (call.arguments.length <= 3) return conditionStrength(first, /false|refute/i.test(last), meaning);
  }
  if (/^(?:toBe|be|is)_?(?:Truthy|Falsy|True|False)$/i.test(last) && actual)
    return lowest(strength, conditionStrength(actual, /fals/i.test(last), meaning, strength));
  if (/^assert_?raises|^raises$|^toThrow|^throws?$|^Throw/i.test(last) || /^panics$/i.test(last)) {
    const demands = /^expect$/.test(links[0] ?? '') ? call.arguments : demandsOfRaising(call);
    if (takesAnyFailure(last, demands)) return lowest(strength, STRENGTH.bound);
  }
  return lowest(strength, looseness(call.arguments));
}

/** The class and text of the failure, without the code that has to fail. */
function demandsOfRaising(call: CallNode): readonly SyntaxNode[] {
  return withoutTesting(call.arguments).filter(
    ({ kind }, index) => kind === 'name' || kind === 'member' || kind === 'list' || (index > 0 && kind !== 'function'),
  );
}

/** Without Go's leading `t`. */
function withoutTesting(args: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const [lead, ...rest] = args;
  return lead?.kind === 'name' && /^(?:t|b|tb)$/.test(lead.text) && rest.length > 0 ? rest : args;
}

/** What is compared with what: `expect(a).toBe(b)`, `assertEqual(a, b)`; one alone where there is but one. */
function sidesOf(call: CallNode): readonly SyntaxNode[] {
  let node: SyntaxNode = call.callee;
  for (let steps = 0; steps < 20 && node.kind === 'member'; steps++) node = node.object;
  if (node.kind === 'call') return [...node.arguments.slice(0, 1), ...call.arguments.slice(0, 1)];
  return withoutTesting(call.arguments).slice(0, 2);
}

function negated(level: Strength, name: string): Strength {
  if (/throw|raise/i.test(name)) return STRENGTH.noError;
  if (/null|nil|undefined|none/i.test(name)) return STRENGTH.truth;
  return lowest(level, STRENGTH.bound);
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=', '!=': '==', '===': '!==', '!==': '===', is: 'is not', 'is not': 'is', in: 'not in', 'not in': 'in',
}; // prettier-ignore
/** What a mock answers with another mock, which is always true. */
const ALWAYS_THERE = /^(?:called_once(?:_with)?|called_with|not_called|has_calls|any_call|calledOnceWith)$/;

/** @param otherwise What a condition demands that is no comparison. */
function conditionStrength(
  condition: SyntaxNode,
  isInverted: boolean,
  meaning: Meaning,
  otherwise: Strength = STRENGTH.truth,
): Strength {
  let node = condition;
  let inverted = isInverted;
  for (let count = 0; count < 20; count++) {
    if (node.kind === 'unary' && /^(?:!|not)$/.test(node.operator)) {
      inverted = !inverted;
      node = node.operand;
    } else if (node.kind === 'block' && node.children.length === 1 && node.children[0]) [node] = node.children;
    else break;
  }
  // A constant, or a tuple: there whatever the code does.
  if (node.kind === 'constant' || node.kind === 'number' || node.kind === 'string') return STRENGTH.nothing;
  if (node.kind === 'list' && node.elements.length > 0) return STRENGTH.nothing;
  if (node.kind === 'assign') return conditionStrength(node.value, inverted, meaning, otherwise);
  if (node.kind === 'binary' && /^(?:&&|\|\||and|or)$/.test(node.operator)) {
    const sides = [
      conditionStrength(node.left, inverted, meaning),
      conditionStrength(node.right, inverted, meaning),
    ] as const;
    const [low, high] = sides[0] < sides[1] ? sides : [sides[1], sides[0]];
    const isAnd = /^(?:&&|and)$/.test(node.operator) !== inverted;
    if (isAnd) return high;
    return low === STRENGTH.nothing ? low : lowest(low, STRENGTH.bound);
  }
  if (isComparison(node)) {
    const operator = inverted ? (OPPOSITES[node.operator] ?? node.operator) : node.operator;
    return comparisonStrength(operator, node.left, node.right, meaning);
  }
  if (node.kind === 'call' || node.kind === 'member') {
    const name =
      dottedName(node.kind === 'call' ? node.callee : node)
        .split('.')
        .at(-1) ?? '';
    if (ALWAYS_THERE.test(name)) return STRENGTH.nothing;
    return node.kind === 'call' ? predicateStrength(node, name, otherwise) : otherwise;
  }
  return otherwise;
}

function predicateStrength(call: CallNode, name: string, otherwise: Strength): Strength {
  if (/^(?:isinstance|hasattr|callable|issubclass|isArray)$/.test(name)) return STRENGTH.truth;
  if (/^(?:isclose|allclose|is_close)$/i.test(name) || /^errors\.(?:Is|As)$/.test(dottedName(call.callee)))
    return STRENGTH.close;
  const level = levelOf(name);
  if (level === null || level === STRENGTH.noError) return otherwise;
  return lowest(level, looseness(call.arguments));
}

function comparisonStrength(operator: string, left: SyntaxNode, right: SyntaxNode, meaning: Meaning): Strength {
  if (isTautology(left, right, meaning)) return STRENGTH.nothing;
  const sides = [left, right];
  const isNull = sides.some((side) => side.kind === 'constant' && side.value === 'null');
  if (/^(?:==|===|is|eq|-eq|=|equals|<=>)$/.test(operator)) {
    if (sides.some(isType)) return STRENGTH.truth;
    const truth = sides.find((side) => side.kind === 'constant' && side.value !== 'null');
    const other = sides.find((side) => side !== truth);
    // To equal `true` is no more than the condition that has to be true.
    if (truth?.kind === 'constant' && other)
      return conditionStrength(other, truth.value === 'false', meaning, STRENGTH.exact);
    return looseness(sides);
  }
  if (/^(?:!=|!==|is not|ne|-ne|<>)$/.test(operator)) return isNull ? STRENGTH.truth : STRENGTH.bound;
  if (/^(?:in|not in|=~|!~|matches)$/.test(operator)) return STRENGTH.partial;
  if (/^(?:instanceof|is_a)$/.test(operator)) return STRENGTH.truth;
  return sides.some(isDistance) ? STRENGTH.close : STRENGTH.bound;
}

/** `typeof x`, `type(x)`: what kind of value it is, not which. */
function isType(node: SyntaxNode): boolean {
  if (node.kind === 'unary') return node.operator === 'typeof';
  return node.kind === 'call' && node.callee.kind === 'name' && node.callee.text === 'type';
}

/** Whether both sides come from one source, or one of them holds the call that gives the other. */
function isTautology(left: SyntaxNode, right: SyntaxNode, meaning: Meaning): boolean {
  const [a, b] = [sourceOf(left, meaning), sourceOf(right, meaning)];
  if (a === b) return true;
  return (left.kind === 'call' && holds(right, a)) || (right.kind === 'call' && holds(left, b));
}

function holds(node: SyntaxNode, source: string): boolean {
  let found = false;
  walk(node, (part) => {
    if (part !== node && part.kind === 'call' && signatureOf(part).text === source) found = true;
    return !found;
  });
  return found;
}

/** What a side comes from: a name that a call was given counts as that call. */
function sourceOf(node: SyntaxNode, meaning: Meaning): string {
  const value = node.kind === 'name' ? meaning.valueOf(node.text, node.range.startLine) : null;
  return signatureOf(value?.kind === 'call' ? value : node).text;
}
