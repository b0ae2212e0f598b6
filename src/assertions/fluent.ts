import type { CallNode, SyntaxNode } from '../model/source.ts';
import { lastPart } from './calls.ts';
import type { Claim } from './claim.ts';
import { conditionClaims } from './claim.ts';
import { append } from './stack.ts';
import { inlineSnapshotText, literalText } from './values.ts';

/** Longest chain that is read as one assertion. */
const MOST_LINKS = 40;

/** Their texts are error messages: vocabulary that a test may demand, no answers. */
const THROWING =
  /^(?:toThrow\w*|throws?|Throw\w*|rejectedWith|raise_error|raise_exception|hasMessage\w*|WithMessage|withMessage\w*|isThrownBy|isInstanceOf\w*|shouldThrow\w*|throwError|raises?|to_raise|threw)$/;

/** Their texts explain the assertion to people, or are hints and tolerances. */
const EXPLAINING =
  /^(?:as|describedAs|because|withFailMessage|overridingErrorMessage|withClue|toMatchSnapshot|toMatchFileSnapshot|matchSnapshot|toMatchImageSnapshot|Within|within_tolerance|be_within|by|After|a|an|usingComparator|withPrecision)$/;

/** The first argument names a part of the actual value. */
const NAMING_PART =
  /^(?:toHaveProperty|property|ownProperty|nestedProperty|have_key|haveKey|hasFieldOrPropertyWithValue|hasFieldOrProperty|toHaveKey|ContainKey|have_attributes|toHaveAttribute|toHaveStyle|property_of)$/;

/** All arguments name parts of the actual value. */
const NAMING_PARTS = /^(?:extracting|flatExtracting)$/;

/** What follows the first argument is a message or a tolerance. */
const FIRST_ONLY =
  /^(?:equals?|eq|eql|eqls|deepEqual|strictEqual|toBeCloseTo|closeTo|isCloseTo|Be\w*|Equal|Contain|StartWith|EndWith|lengthOf|above|below|least|most|isEqualTo|toBeWithin)$/;

/** The first argument counts calls. */
const SKIPPING_FIRST: ReadonlySet<string> = new Set([
  'toHaveBeenNthCalledWith',
  'nthCalledWith',
  'toHaveNthReturnedWith',
]);

/** Links that take a matcher: RSpec's `to eq(5)`, NUnit's `Assert.That(x, Is.EqualTo(5))`. */
const TAKING_MATCHER: ReadonlySet<string> = new Set([
  'to',
  'not_to',
  'to_not',
  'toNot',
  'notTo',
  'should',
  'should_not',
  'must',
  'shouldBe',
  'be',
]);

/** Matchers that hold other matchers. */
const NESTED_MATCHER =
  /^(?:is|not|equalTo|equal|eq|eql|allOf|anyOf|both|either|hasItems?|contains\w*|startsWith|endsWith|closeTo|include|a_string_\w+|match\w*|be_\w+|have_\w+|of|everyItem|hasSize|hasEntry|hasProperty|notNullValue|EqualTo|Not|Contain\w*|contain_\w+|startWith|endWith)$/;

interface Link {
  readonly name: string;
  /** Null for a property such as `not`, `be`, `resolves`. */
  readonly args: readonly SyntaxNode[] | null;
}

interface Chain {
  readonly links: readonly Link[];
  readonly actual: readonly SyntaxNode[];
}

/**
 * The claim of a chain such as `expect(f(1)).not.toBe(2)`, `expect(x).to.deep.equal({…})`, `assertThat(x).isEqualTo(1)`,
 * `x.should.equal(2)`, `x.Should().Be(2)`.
 *
 * @param roots Names of the calls that take the actual value.
 */
export function fluentClaim(node: SyntaxNode, roots: ReadonlySet<string>): readonly Claim[] | null {
  if (node.kind !== 'call' && node.kind !== 'member') return null;
  const chain = chainOf(node, roots);
  if (!chain || chain.links.length === 0) return null;
  const fields: SyntaxNode[] = [];
  const expected: SyntaxNode[] = [];
  for (const { name, args } of chain.links) {
    if (!args || THROWING.test(name) || EXPLAINING.test(name)) continue;
    if (/^toMatchInlineSnapshot$/.test(name)) append(expected, args.flatMap(snapshotNode));
    else if (name.endsWith('InlineSnapshot')) continue;
    else if (NAMING_PARTS.test(name)) append(fields, args);
    else if (NAMING_PART.test(name)) {
      append(fields, args.slice(0, 1));
      append(expected, args.slice(1));
    } else if (TAKING_MATCHER.has(name)) append(expected, args.flatMap(matcherArguments));
    else if (FIRST_ONLY.test(name)) append(expected, args.slice(0, 1));
    else append(expected, SKIPPING_FIRST.has(name) ? args.slice(1) : args);
  }
  const [actual] = chain.actual;
  // `expect(a === b).toBe(true)`: the comparison is the assertion.
  if (actual?.kind === 'binary' && expected.every((side) => side.kind === 'constant'))
    return conditionClaims(actual, node);
  return [{ node, actual: chain.actual.slice(0, 1), expected, fields }];
}

function chainOf(node: SyntaxNode, roots: ReadonlySet<string>): Chain | null {
  const links: Link[] = [];
  let current = node;
  for (let count = 0; count < MOST_LINKS; count++) {
    if (current.kind === 'member') {
      if (current.property === 'should' && roots.has('should'))
        return { links: links.reverse(), actual: [current.object] };
      links.push({ name: current.property, args: null });
      current = current.object;
      continue;
    }
    if (current.kind === 'name' && current.text === 'is_expected')
      return { links: links.reverse(), actual: [{ ...current, text: 'subject' }] };
    if (current.kind !== 'call') return null;
    const callee: SyntaxNode = current.callee;
    if (callee.kind === 'name') {
      // RSpec's `is_expected` asks about the subject.
      if (callee.text === 'is_expected') return { links: links.reverse(), actual: [{ ...callee, text: 'subject' }] };
      return roots.has(lastPart(callee.text)) ? { links: links.reverse(), actual: current.arguments } : null;
    }
    if (callee.kind !== 'member') return null;
    const { property } = callee;
    if (isRootMember(property, callee.object, roots)) return { links: links.reverse(), actual: current.arguments };
    if (/^[Ss]hould$/.test(property) && roots.has('should')) {
      if (current.arguments.length === 0) return { links: links.reverse(), actual: [callee.object] };
      return { links: [{ name: 'should', args: current.arguments }], actual: [callee.object] };
    }
    if (/^(?:[Ss]hould[A-Z_]|must_|wont_)\w{0,60}$/.test(property) && roots.has('should')) {
      return {
        links: [{ name: property, args: current.arguments }, ...links.reverse()],
        actual: [given(callee.object)],
      };
    }
    links.push({ name: property, args: current.arguments });
    current = callee.object;
  }
  return null;
}

/** Minitest's `_(x).must_equal 3` and `value(x)`. */
function given(object: SyntaxNode): SyntaxNode {
  if (object.kind !== 'call' || object.callee.kind !== 'name' || !/^(?:_|value|expect)$/.test(object.callee.text))
    return object;
  const [value] = object.arguments;
  if (value?.kind === 'function') return value.body;
  return value ?? object;
}

/** `expect.soft(x)`, `Assertions.assertThat(x)`, `Truth.assertThat(x)`. */
function isRootMember(property: string, object: SyntaxNode, roots: ReadonlySet<string>): boolean {
  if (object.kind !== 'name' && object.kind !== 'member') return false;
  const owner = object.kind === 'name' ? object.text : object.property;
  if (roots.has(property) && /^\p{Lu}|^(?:chai|assert|t|vitest)$/u.test(owner)) return true;
  return roots.has(owner) && /^(?:soft|poll|element)$/.test(property);
}

/** Values in the arguments of a matcher: `eq(5)`, `Is.Not.EqualTo(5).Within(0.1)`, `allOf(startsWith("a"), …)`. */
export function matcherArguments(matcher: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const pending: { node: SyntaxNode; isMatcher: boolean }[] = [{ node: matcher, isMatcher: true }];
  for (let next = pending.shift(), count = 0; next && count < 100; next = pending.shift(), count++) {
    const { node, isMatcher } = next;
    if (node.kind !== 'call' || (!isMatcher && !isNestedMatcher(node))) {
      found.push(node);
      continue;
    }
    const { callee } = node;
    const name = callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.text : '';
    if (callee.kind === 'member' && callee.object.kind === 'call')
      pending.push({ node: callee.object, isMatcher: true });
    if (THROWING.test(name) || EXPLAINING.test(name)) continue;
    const args = /^(?:closeTo|be_within|BeApproximately)$/.test(name) ? node.arguments.slice(0, 1) : node.arguments;
    for (const argument of args) pending.push({ node: argument, isMatcher: false });
  }
  return found;
}

function isNestedMatcher(call: CallNode): boolean {
  const { callee } = call;
  if (callee.kind === 'name') return NESTED_MATCHER.test(callee.text);
  return (
    callee.kind === 'member' &&
    /^(?:Is|Has|Does|Matchers)$/.test(ownerOf(callee.object)) &&
    NESTED_MATCHER.test(callee.property)
  );
}

/** `Is` of `Is.Not`. */
function ownerOf(node: SyntaxNode): string {
  const owner = node.kind === 'member' ? node.object : node;
  return owner.kind === 'name' ? owner.text : '';
}

/** An inline snapshot as the text that the test compares with, without layout. */
export function snapshotNode(argument: SyntaxNode): readonly SyntaxNode[] {
  const text = literalText(argument);
  if (text === null) return [];
  return [{ kind: 'string', range: argument.range, value: inlineSnapshotText(text), isDocumentation: false }];
}
