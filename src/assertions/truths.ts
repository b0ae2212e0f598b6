import type { SyntaxNode } from '../model/source.ts';
import { childrenOf } from '../model/traversal.ts';
import { calleeName } from './calls.ts';
import type { Claim } from './claim.ts';

const YES =
  /^(?:assertTrue|assert_true|ASSERT_TRUE|EXPECT_TRUE|XCTAssertTrue|XCTAssert|assert|assert_predicate|True|IsTrue|is_true|truthy|CHECK|REQUIRE|isTrue|BeTrue|toBeTrue|toBeTruthy|beTrue|be_truthy|be_true|shouldBeTrue|TEST_ASSERT_TRUE|TEST_ASSERT|expect|#expect|ok|t_ok)$/;
const NO =
  /^(?:assertFalse|assert_false|ASSERT_FALSE|EXPECT_FALSE|XCTAssertFalse|refute|refute_predicate|assert_not|False|IsFalse|is_false|falsy|CHECK_FALSE|REQUIRE_FALSE|isFalse|BeFalse|toBeFalse|toBeFalsy|beFalse|be_falsey|be_falsy|be_false|shouldBeFalse|TEST_ASSERT_FALSE)$/;

/** What claims demand of yes-or-no answers, in their order; claims about anything else say nothing here. */
export function truthsOf(claims: readonly Claim[]): readonly boolean[] {
  return claims.flatMap((claim) => {
    const truth = truthOf(claim);
    return truth === null ? [] : [truth];
  });
}

/** The yes-or-no column of a table, from its first row to its last; none unless every row has just one such cell. */
export function truthsOfRows(table: SyntaxNode): readonly boolean[] {
  const truths: boolean[] = [];
  for (const row of childrenOf(table)) {
    const cells = childrenOf(row).map((cell) => (cell.kind === 'pair' ? cell.value : cell));
    const answers = cells.flatMap((cell) => (cell.kind === 'constant' && cell.value !== 'null' ? [cell.value] : []));
    const [answer] = answers;
    if (answer === undefined || answers.length > 1) return [];
    truths.push(answer === 'true');
  }
  return truths;
}

function truthOf({ node, expected }: Claim): boolean | null {
  const [demanded, further] = expected;
  if (further) return null;
  if (demanded?.kind === 'constant') return demanded.value === 'null' ? null : demanded.value === 'true';
  const matcher = demanded ? matcherTruth(demanded) : null;
  if (demanded) return matcher;
  if (node.kind === 'assert') return !isNegated(node.condition);
  if (node.kind !== 'call') return null;
  const name = calleeName(node).replaceAll('!', '');
  const truth = YES.test(name) ? true : NO.test(name) ? false : null;
  const [first] = node.arguments;
  return truth !== null && first !== undefined && isNegated(first) ? !truth : truth;
}

/** RSpec's `be_truthy`, a name like any other. */
function matcherTruth(matcher: SyntaxNode): boolean | null {
  const name = matcher.kind === 'name' ? matcher.text : matcher.kind === 'call' ? calleeName(matcher) : '';
  return YES.test(name) ? true : NO.test(name) ? false : null;
}

function isNegated(node: SyntaxNode): boolean {
  return node.kind === 'unary' && /^(?:!|not)$/.test(node.operator);
}
