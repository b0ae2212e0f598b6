import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { shapeOf } from './call-shapes.ts';
import { calleeName, lastPart } from './calls.ts';
import { argumentClaim, conditionClaims } from './claim.ts';
import type { Claim } from './claim.ts';
import { isTolerance } from './collect.ts';
import { fluentClaim, matcherArguments, snapshotNode } from './fluent.ts';
import { literalText } from './values.ts';

const FLUENT_ROOTS: ReadonlySet<string> = new Set([
  'assertThat', 'assertThatThrownBy', 'assertThatCode', 'expect', 'verifyThat', 'that', 'should', 'assertWithMessage', 'then', 'expectThat', 'assertSoftly', 'That',
]); // prettier-ignore

/**
 * What a statement asserts by calling an assertion that is known by its name, in any language.
 * @param language Its id; the place of messages and Swift's `#expect` depend on it.
 */
export function assertionCallClaims(node: SyntaxNode, language: string): readonly Claim[] | null {
  if (node.kind === 'assert') return conditionClaims(node.condition, node);
  if (node.kind === 'binary' && /^(?:should|must)/.test(node.operator)) return infixClaims(node.left, node.right, node);
  // Pester's `Get-Toll 5 | Should -Be 138.5`.
  if (
    node.kind === 'binary' &&
    node.operator === '|' &&
    node.right.kind === 'call' &&
    calleeName(node.right) === 'Should'
  )
    return [{ node, actual: [node.left], expected: node.right.arguments.filter((one) => one.kind !== 'name') }];
  if (node.kind === 'binary' && node.left.kind === 'member' && node.left.property === 'should')
    return [{ node, actual: [node.left.object], expected: [node.right] }];
  const claims = node.kind === 'call' ? callClaims(node, language) : null;
  return claims ?? fluentClaim(node, FLUENT_ROOTS);
}

/** `total shouldBe 5`, `x should be (5)`. */
function infixClaims(left: SyntaxNode, right: SyntaxNode, place: SyntaxNode): readonly Claim[] {
  return [{ node: place, actual: [left], expected: operandsOf(right).flatMap(matcherArguments) }];
}

/** What the words of a matcher stand before: `be (5 +- 0.1)` → `5`, `contain theSameElementsAs xs` → `xs`. */
function operandsOf(matcher: SyntaxNode): readonly SyntaxNode[] {
  let current = matcher;
  for (let steps = 0; steps < 6; steps++) {
    if (current.kind === 'unary' && /^\p{L}/u.test(current.operator)) current = current.operand;
    else if (current.kind === 'binary' && current.operator === '+-') current = current.left;
    else break;
  }
  return [current];
}

function callClaims(call: CallNode, language: string): readonly Claim[] | null {
  const name = calleeName(call);
  const owner = call.callee.kind === 'member' ? lastPart(dottedName(call.callee.object)) : '';
  const shape = shapeOf(name, owner) ?? (isSwiftExpectation(name, language) ? 'truth' : null);
  const values = call.arguments.filter((argument) => !isTolerance(argument));
  const printed = expectedPrint(call, name);
  if (printed) return [printed];
  if (name.endsWith('_snapshot')) return [snapshotClaim(call, values)];
  // Dart's `expect(actual, matcher)`; elsewhere `expect` begins a chain.
  if (name === 'expect' && values.length > 1 && values[1]?.kind !== 'function') return [matcherClaim(call, values)];
  if (shape === null) return null;
  const [first, second, third] = values;
  switch (shape) {
    case 'truth': {
      // Home-made `CHECK(got, want)`; the frameworks' own take a single condition.
      const pairs =
        /^(?:CHECK|REQUIRE)$/.test(name) && values.length === 2 ? argumentClaim(call, values, 'either') : null;
      if (pairs) return [pairs];
      return first ? conditionClaims(first, call) : [];
    }
    case 'raises':
      return raisingClaims(call, values);
    case 'matcher':
      if (!second || second.kind === 'function') return null;
      return [matcherClaim(call, values)];
    case 'field':
      return first && second ? [{ node: call, actual: [second], fields: [first], expected: [] }] : [];
    case 'tolerance-first': {
      const claim = second && third ? argumentClaim(call, [second, third], 'expected-first') : null;
      return claim ? [claim] : null;
    }
    default: {
      const claim = argumentClaim(call, sidesOf(values, language), shape);
      return claim ? [claim] : null;
    }
  }
}

/** insta's snapshot in the source, without the layout that it has there. */
function snapshotClaim(call: CallNode, values: readonly SyntaxNode[]): Claim {
  const [actual, snapshot] = values.slice(-2);
  return {
    node: call,
    actual: actual ? [actual] : [],
    expected: snapshot ? snapshotNode(snapshot.kind === 'unary' ? snapshot.operand : snapshot) : [],
  };
}

/** expect-test's `expect![[r#"…"#]].assert_eq(&actual)`. */
function expectedPrint(call: CallNode, name: string): Claim | null {
  const object = call.callee.kind === 'member' && /^assert_(?:debug_)?eq$/.test(name) ? call.callee.object : null;
  if (object?.kind !== 'call' || calleeName(object).replace('!', '') !== 'expect') return null;
  const [given] = object.arguments;
  const text = given?.kind === 'list' ? given.elements[0] : given;
  return { node: call, actual: call.arguments, expected: text ? snapshotNode(text) : [] };
}

/** Swift's `#expect(a == b)` and `#require(…)`. */
function isSwiftExpectation(name: string, language: string): boolean {
  return language === 'swift' && /^#?(?:expect|require)$/.test(name);
}

/** The two sides; a message may stand before them (JUnit 4) or after them, with a tolerance. */
function sidesOf(values: readonly SyntaxNode[], language: string): readonly SyntaxNode[] {
  const [first, , third] = values;
  const isJvm = /^(?:java|kotlin|scala|groovy)$/.test(language);
  // shunit2 takes its message first whenever there is one.
  if (language === 'shell' && first && third) return values.slice(1, 3);
  const leadsWithMessage =
    isJvm && first && third && literalText(first) !== null && literalText(third) === null && third.kind !== 'number';
  return leadsWithMessage ? values.slice(1, 3) : values.slice(0, 2);
}

/** Texts and classes are about the error; the failing code's literals are inputs. */
function raisingClaims(call: CallNode, values: readonly SyntaxNode[]): readonly Claim[] {
  const code = values.filter((value) => value.kind === 'function' || value.kind === 'call' || value.kind === 'block');
  return code.length === 0 ? [] : [{ node: call, actual: code, expected: [] }];
}

/** `assertThat(actual, matcher)`, with a reason before them. */
function matcherClaim(call: CallNode, values: readonly SyntaxNode[]): Claim {
  const [first, second, third] = values;
  const hasReason = first !== undefined && third?.kind === 'call' && literalText(first) !== null;
  const actual = hasReason ? second : first;
  const matcher = hasReason ? third : second;
  return {
    node: call,
    actual: actual ? [actual] : [],
    expected: matcher ? matcherArguments(matcher) : [],
  };
}
