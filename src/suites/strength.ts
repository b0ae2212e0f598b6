import { isComparison } from '../assertions/claim.ts';
import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { signatureOf } from './signature.ts';

/**
 * How much an assertion demands, from "equals exactly this" down to "holds whatever the code does". Assertions are
 * compared only by this order; what they compare with is another question.
 */
export const STRENGTH = {
  nothing: 0,
  noError: 1,
  truth: 2,
  bound: 3,
  partial: 4,
  close: 5,
  exact: 6,
} as const;

export type Strength = (typeof STRENGTH)[keyof typeof STRENGTH];

const EXACT =
  /^(?:toBe|toEqual|toStrictEqual|(?:XCT)?assert_?(?:deep|strict|list|dict|set|tuple|array|iterable|sequence|multi_?line)?_?(?:equals?|eq|same)|equals?|eqls?|eq|is|deepEqual|deepStrictEqual|strictEqual|same|areEqual|areSame|isEqualTo|isSameAs|equalTo|be|beEqual|equalValues|exactly|JSONEq|YAMLEq|toMatchInlineSnapshot|toMatchSnapshot|toHaveBeen(?:Last|Nth)?CalledWith|(?:last)?calledWith|calledOnceWith|toHaveReturnedWith|assert_called_(?:once_)?with|assert_any_call|shouldBe|shouldEqual|containsExactly|isNull|assertNull|assertIsNone|assertNil|assert_nil|nil|toBeNull|toBeUndefined|toBeNil|null|undefined|toBeTrue|toBeFalse|isTrue|isFalse|beTrue|beFalse|toBeNaN|empty|isEmpty|toBeEmpty)$/i;
const CLOSE =
  /^(?:toBeCloseTo|closeTo|isCloseTo|approx|approximately|(?:assert_?)?(?:not_?)?almost_?equals?|inDelta|inEpsilon|assert_in_delta|assert_allclose|be_within|toBeWithin|toHaveBeenCalledTimes|callCount|called_?once|assert_called_once|toHaveLength|lengthOf|len|hasSize|hasLength|assertCount|haveCount|length|toThrow\w*|throw\w*|raise\w*|assert_?raises\w*|assert_?throws\w*|XCTAssertThrowsError|rejects|rejected\w*|errorIs|errorAs|equalError|errorContains|panics\w*|toReject)$/i;
const PARTIAL =
  /^(?:toMatchObject|toContain|toContainEqual|toMatch|toHaveProperty|includes?|contain\w*|assert_?(?:not_?)?in|assert_?(?:not_?)?contains|assert_?includes?|regexp|match(?:es)?|assert_?matches\w*|assert_?(?:not_?)?regex\w*|starts_?with|ends_?with|assert_?starts_?with|assert_?ends_?with|elementsMatch|subset|assertCountEqual|members|sameMembers|hasItems?|keys|property|have_attributes|anySatisfy)$/i;
const BOUND =
  /^(?:toBe(?:Greater|Less)Than\w*|above|below|least|most|assert_?(?:greater|less)\w*|greater\w*|less\w*|(?:assert_?)?not_?(?:deep_?|strict_?)?(?:equals?|same)|assert_ne|isNotEqualTo|toHaveBeenCalled|toHaveReturned|called|assert_called|within|isBetween|isPositive|isNegative|positive|negative)$/i;
const TRUTH =
  /^(?:toBeTruthy|toBeDefined|toBeFalsy|toBeInstanceOf|toBeTypeOf|ok|(?:XCT)?assert_?(?:true|false|not_?n(?:ull|il|one)|is_?not_?none|is_?instance|instance_of|not_?empty)?|true|false|not_?n(?:il|ull)|notEmpty|isNotNull|isNotEmpty|exists?|instanceOf|isInstanceOf|isType|an?|refute\w*|truthy|isPresent|expect|require|check|defined|be_truthy|be_a|hasValue)$/i;
const NO_ERROR =
  /^(?:doesNotThrow|notThrow\w*|assert_?does_?not_?throw|notPanics|XCTAssertNoThrow|noError|isOk|is_ok|unwrap)$/i;

/** Matchers inside an expected value that take nearly anything. */
const LOOSE: ReadonlySet<string> = new Set([
  'any',
  'anything',
  'ANY',
  'notNullValue',
  'instanceOf',
  'anyOf',
  'a_kind_of',
]);
const PARTLY: ReadonlySet<string> = new Set([
  'objectContaining',
  'arrayContaining',
  'stringContaining',
  'stringMatching',
  'hasItems',
  'match',
]);

/** What an assertion demands; null when its name tells nothing. Every assertion of one framework is on one scale. */
export function strengthOf(node: SyntaxNode): Strength | null {
  if (node.kind === 'assert') return conditionStrength(node.condition, false);
  // Go's `if got != want { t.Error() }`: the condition says when it fails.
  if (node.kind === 'if') return conditionStrength(node.condition, true);
  if (node.kind === 'binary') return conditionStrength(node, false);
  const links = dottedName(node.kind === 'call' ? node.callee : node)
    .split('.')
    .map((link) => link.replaceAll('()', '').replace(/!$/, ''));
  const last = links.at(-1) ?? '';
  const isNegated = links.slice(0, -1).some((link) => /^(?:not|to_not|not_to|toNot|Not)$/.test(link));
  const level = levelOf(last);
  if (level === null) return null;
  const strength = isNegated ? negated(level, last) : level;
  if (node.kind !== 'call') return strength;
  const [first] = node.arguments;
  if (strength === STRENGTH.truth && first && node.arguments.length <= 2 && !links.some((link) => link === 'expect'))
    return conditionStrength(first, /false|refute/i.test(last));
  return lowest(strength, looseness(node.arguments));
}

function levelOf(name: string): Strength | null {
  if (NO_ERROR.test(name)) return STRENGTH.noError;
  if (EXACT.test(name)) return STRENGTH.exact;
  if (CLOSE.test(name)) return STRENGTH.close;
  if (BOUND.test(name)) return STRENGTH.bound;
  if (PARTIAL.test(name)) return STRENGTH.partial;
  return TRUTH.test(name) ? STRENGTH.truth : null;
}

function negated(level: Strength, name: string): Strength {
  if (/throw|raise/i.test(name)) return STRENGTH.noError;
  if (/null|nil|undefined|none/i.test(name)) return STRENGTH.truth;
  return lowest(level, STRENGTH.bound);
}

function lowest(a: Strength, b: Strength): Strength {
  return a < b ? a : b;
}

/** The loosest matcher in an expected value. */
function looseness(nodes: readonly SyntaxNode[]): Strength {
  let level: Strength = STRENGTH.exact;
  for (const root of nodes) {
    walk(root, (node) => {
      if (node.kind !== 'call') return;
      const name = dottedName(node.callee).split('.').at(-1) ?? '';
      if (LOOSE.has(name)) level = lowest(level, STRENGTH.truth);
      else if (PARTLY.has(name)) level = lowest(level, STRENGTH.partial);
      else if (/^(?:approx|closeTo|isclose)$/.test(name)) level = lowest(level, STRENGTH.close);
    });
  }
  return level;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=', '!=': '==', '===': '!==', '!==': '===', is: 'is not', 'is not': 'is', in: 'not in', 'not in': 'in',
}; // prettier-ignore

function conditionStrength(condition: SyntaxNode, isInverted: boolean): Strength {
  let node = condition;
  let inverted = isInverted;
  for (let count = 0; count < 20; count++) {
    if (node.kind === 'unary' && /^(?:!|not)$/.test(node.operator)) {
      inverted = !inverted;
      node = node.operand;
    } else if (node.kind === 'block' && node.children.length === 1 && node.children[0]) [node] = node.children;
    else break;
  }
  if (node.kind === 'constant') return STRENGTH.nothing;
  if (node.kind === 'binary' && /^(?:&&|\|\||and|or)$/.test(node.operator)) {
    const sides = [conditionStrength(node.left, inverted), conditionStrength(node.right, inverted)] as const;
    const [low, high] = sides[0] < sides[1] ? sides : [sides[1], sides[0]];
    const isAnd = /^(?:&&|and)$/.test(node.operator) !== inverted;
    if (isAnd) return high;
    return low === STRENGTH.nothing ? low : lowest(low, STRENGTH.bound);
  }
  if (isComparison(node)) {
    const operator = inverted ? (OPPOSITES[node.operator] ?? node.operator) : node.operator;
    return comparisonStrength(operator, node.left, node.right);
  }
  if (node.kind === 'call') {
    const name = dottedName(node.callee).split('.').at(-1) ?? '';
    if (/^(?:isinstance|hasattr|callable|issubclass|isArray)$/.test(name)) return STRENGTH.truth;
    const level = levelOf(name);
    return level === null || level === STRENGTH.noError ? STRENGTH.truth : lowest(level, looseness(node.arguments));
  }
  return STRENGTH.truth;
}

function comparisonStrength(operator: string, left: SyntaxNode, right: SyntaxNode): Strength {
  if (signatureOf(left).text === signatureOf(right).text) return STRENGTH.nothing;
  const isNull = [left, right].some((side) => side.kind === 'constant' && side.value === 'null');
  if (/^(?:==|===|is|eq|-eq|=|equals|<=>)$/.test(operator)) return looseness([left, right]);
  if (/^(?:!=|!==|is not|ne|-ne|<>)$/.test(operator)) return isNull ? STRENGTH.truth : STRENGTH.bound;
  if (/^(?:in|not in|=~|!~|matches)$/.test(operator)) return STRENGTH.partial;
  return /^(?:instanceof|is_a)$/.test(operator) ? STRENGTH.truth : STRENGTH.bound;
}
