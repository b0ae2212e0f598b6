import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

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
  /^(?:toBe|toEqual|toStrictEqual|(?:XCT)?assert_?(?:deep|strict|list|dict|set|tuple|array|iterable|sequence|multi_?line)?_?(?:equals?|eq|same)|equals?|eqls?|eq|is|deepEqual|deepStrictEqual|strictEqual|same|areEqual|areSame|isEqualTo|isSameAs|equalTo|be|beEqual|equalValues|exactly|JSONEq|YAMLEq|toMatchInlineSnapshot|toMatchSnapshot|toHaveBeen(?:Last|Nth)?CalledWith|(?:last)?calledWith|calledOnceWith|toHaveReturnedWith|assert_called_(?:once_)?with|assert_any_call|shouldBe|shouldEqual|containsExactly|noError|is_?ok|isNull|assertNull|assertIsNone|assertNil|assert_nil|nil|toBeNull|toBeUndefined|toBeNil|null|undefined|toBeTrue|toBeFalse|isTrue|isFalse|beTrue|beFalse|toBeNaN|empty|isEmpty|toBeEmpty)$/i;
const CLOSE =
  /^(?:toBeCloseTo|closeTo|isCloseTo|approx|approximately|(?:assert_?)?(?:not_?)?almost_?equals?|inDelta|inEpsilon|assert_in_delta|assert_allclose|be_within|toBeWithin|toHaveBeenCalledTimes|callCount|called_?once|assert_called_once|toHaveLength|lengthOf|len|hasSize|hasLength|assertCount|haveCount|length|toThrow\w*|throw\w*|raise\w*|assert_?raises\w*|assert_?throws\w*|XCTAssertThrowsError|rejects|rejected\w*|errorIs|errorAs|equalError|errorContains|panics\w*|toReject)$/i;
const RAISING =
  /^(?:toThrow\w*|throw\w*|raise\w*|assert_?raises\w*|assert_?throws\w*|rejects|rejected\w*|panics\w*|toReject)$/i;
/** What holds any failure at all. */
const ANY_FAILURE = /^(?:Exception|BaseException|Error|Throwable|StandardError|AnyError)$/;
const PARTIAL =
  /^(?:toMatchObject|toContain|toContainEqual|toMatch|toHaveProperty|includes?|contain\w*|assert_?(?:not_?)?in|assert_?(?:not_?)?contains|assert_?includes?|regexp|match(?:es)?|assert_?matches\w*|assert_?(?:not_?)?regex\w*|starts_?with|ends_?with|assert_?starts_?with|assert_?ends_?with|elementsMatch|subset|assertCountEqual|members|sameMembers|hasItems?|keys|property|have_attributes|anySatisfy)$/i;
const BOUND =
  /^(?:toBe(?:Greater|Less)Than\w*|above|below|least|most|assert_?(?:greater|less)\w*|greater\w*|less\w*|(?:assert_?)?not_?(?:deep_?|strict_?)?(?:equals?|same)|assert_ne|isNotEqualTo|toHaveBeenCalled|toHaveReturned|called|assert_called|within|isBetween|isPositive|isNegative|positive|negative)$/i;
const TRUTH =
  /^(?:toBeTruthy|toBeDefined|toBeFalsy|toBeInstanceOf|toBeTypeOf|ok|(?:XCT)?assert_?(?:true|false|not_?n(?:ull|il|one)|is_?not_?none|is_?instance|instance_of|not_?empty)?|true|false|not_?n(?:il|ull)|notEmpty|isNotNull|isNotEmpty|exists?|instanceOf|isInstanceOf|isType|an?|refute\w*|truthy|isPresent|expect|require|check|defined|be_truthy|be_a|hasValue|error|not_?zero)$/i;
const NO_ERROR = /^(?:doesNotThrow|notThrow\w*|assert_?does_?not_?throw|notPanics|XCTAssertNoThrow|unwrap)$/i;

/** Matchers inside an expected value that take nearly anything. */
const LOOSE: ReadonlySet<string> = new Set([
  'any', 'anything', 'ANY', 'notNullValue', 'instanceOf', 'anyOf', 'a_kind_of', 'AnythingOfType', 'Anything',
]); // prettier-ignore
/** Those of them that are no calls. */
const LOOSE_NAMES: ReadonlySet<string> = new Set(['ANY', 'Anything']);
const PARTLY: ReadonlySet<string> = new Set([
  'objectContaining', 'arrayContaining', 'stringContaining', 'stringMatching', 'hasItems', 'match',
]); // prettier-ignore

/** What a matcher or an assertion demands by its name; null when its name tells nothing. */
export function levelOf(name: string): Strength | null {
  if (NO_ERROR.test(name)) return STRENGTH.noError;
  if (EXACT.test(name)) return STRENGTH.exact;
  if (CLOSE.test(name)) return STRENGTH.close;
  if (BOUND.test(name)) return STRENGTH.bound;
  if (PARTIAL.test(name)) return STRENGTH.partial;
  return TRUTH.test(name) ? STRENGTH.truth : null;
}

/** The weaker of two. */
export function lowest(a: Strength, b: Strength): Strength {
  return a < b ? a : b;
}

/** The loosest matcher in an expected value. */
export function looseness(nodes: readonly SyntaxNode[]): Strength {
  let level: Strength = STRENGTH.exact;
  for (const root of nodes) {
    walk(root, (node) => {
      if (node.kind === 'name' || node.kind === 'member') {
        if (LOOSE_NAMES.has(node.kind === 'name' ? node.text : node.property)) level = lowest(level, STRENGTH.truth);
        return;
      }
      if (node.kind !== 'call') return;
      const name = dottedName(node.callee).split('.').at(-1) ?? '';
      if (LOOSE.has(name)) level = lowest(level, STRENGTH.truth);
      else if (PARTLY.has(name)) level = lowest(level, STRENGTH.partial);
      else if (/^(?:approx|closeTo|isclose)$/.test(name)) level = lowest(level, STRENGTH.close);
    });
  }
  return level;
}

/** Whether an assertion waits for a failure and takes any: no kind of it is named, and no text. */
export function takesAnyFailure(name: string, demands: readonly SyntaxNode[]): boolean {
  if (!RAISING.test(name)) return false;
  let isNamed = false;
  for (const root of demands) {
    walk(root, (node) => {
      if (node.kind === 'function') return false;
      if (node.kind === 'string' || node.kind === 'template' || node.kind === 'regex') isNamed = true;
      const text = node.kind === 'name' ? node.text : node.kind === 'member' ? node.property : '';
      if (text !== '' && !ANY_FAILURE.test(text)) isNamed = true;
      return !isNamed;
    });
  }
  return !isNamed;
}
