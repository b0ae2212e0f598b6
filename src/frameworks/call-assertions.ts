import { attributeTables, isMarkedTest, tablesNamed } from '../assertions/attributes.ts';
import { shapeOf } from '../assertions/call-shapes.ts';
import { calleeName, lastPart } from '../assertions/calls.ts';
import { argumentClaim, conditionClaims } from '../assertions/claim.ts';
import type { Claim } from '../assertions/claim.ts';
import { isTolerance } from '../assertions/collect.ts';
import { fluentClaim, matcherArguments } from '../assertions/fluent.ts';
import type { Table } from '../assertions/rows.ts';
import { readTests, suite, testDeclaration } from '../assertions/tests.ts';
import type { Declaration, Dialect } from '../assertions/tests.ts';
import { literalText } from '../assertions/values.ts';
import type { Framework } from '../model/framework.ts';
import { dottedName } from '../model/source.ts';
import type { CallNode, FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';

/** Languages whose frameworks find tests by their names alone; elsewhere an attribute or a call must mark them. */
const NAMED_TESTS: ReadonlySet<string> = new Set([
  'php', 'ruby', 'swift', 'c', 'cpp', 'java', 'lua', 'perl', 'shell', 'bash', 'r', 'objectivec', 'groovy', 'dart',
]); // prettier-ignore

const SUITE_CALLS: ReadonlySet<string> = new Set([
  'describe', 'context', 'feature', 'suite', 'fdescribe', 'xdescribe', 'group', 'testset', 'Describe', 'Context',
  'TEST_GROUP', 'TEST_SUITE', 'given', 'Feature', 'property', 'shared_examples', 'subject_of', 'Given', 'When', 'when',
]); // prettier-ignore

const TEST_CALLS: ReadonlySet<string> = new Set([
  'it', 'test', 'specify', 'example', 'scenario', 'should', 'fit', 'xit', 'then', 'Then', 'Scenario', 'Test', 'It', 'testWidgets',
  'TEST_CASE', 'SCENARIO', 'TEST', 'TEST_F', 'TEST_P', 'TYPED_TEST', 'BOOST_AUTO_TEST_CASE', 'BOOST_FIXTURE_TEST_CASE',
  'SECTION', 'SUBCASE', 'GIVEN', 'WHEN', 'THEN', 'Section', 'TEST_METHOD', 'START_TEST', 'Behavior', 'subtest', 'test_that',
  'expect_that', 'blockTest', 'Theory', 'TEST_CASE_METHOD', 'TEMPLATE_TEST_CASE', '@test',
]); // prettier-ignore

const FLUENT_ROOTS: ReadonlySet<string> = new Set([
  'assertThat', 'expect', 'verifyThat', 'that', 'should', 'assertWithMessage', 'then', 'expectThat', 'assertSoftly', 'That',
]); // prettier-ignore

const READERS: readonly string[] = [
  'rust', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'c', 'cpp', 'swift', 'scala', 'elixir', 'shell', 'bash', 'dart', 'lua',
  'perl', 'r', 'julia', 'groovy', 'objectivec', 'powershell', 'fsharp', 'clojure', 'haskell', 'zig',
]; // prettier-ignore

function dialectFor(tree: SourceTree): Dialect {
  const providers = documentedProviders(tree);
  return {
    declare(node) {
      switch (node.kind) {
        case 'class':
          return suite(node.name, node.body);
        case 'function':
          return functionDeclaration(node, tree.language, providers);
        case 'call':
          return callDeclaration(node);
        default:
          return null;
      }
    },
    claims(node) {
      if (node.kind === 'assert') return conditionClaims(node.condition, node);
      if (node.kind === 'binary' && /^(?:should|must)/.test(node.operator))
        return infixClaims(node.left, node.right, node);
      if (node.kind === 'call') {
        const claims = callClaims(node, tree.language);
        if (claims) return claims;
      }
      return fluentClaim(node, FLUENT_ROOTS);
    },
  };
}

/** `total shouldBe 5`, `x should be (5)`. */
function infixClaims(left: SyntaxNode, right: SyntaxNode, place: SyntaxNode): readonly Claim[] {
  return [{ node: place, actual: [left], expected: right.kind === 'call' ? matcherArguments(right) : [right] }];
}

function functionDeclaration(
  node: FunctionNode,
  language: string,
  providers: ReadonlyMap<number, string>,
): Declaration | null {
  const isNamed =
    NAMED_TESTS.has(language) && /^(?:test(?=[\p{Lu}_\d]|$)|Test(?=[\p{Lu}_])|it_)|_test$/u.test(node.name);
  if (!isNamed && !isMarkedTest(node)) return null;
  const columns = node.parameters.map((parameter) => parameter.name);
  const provider = providerOf(node, providers);
  const tables = [...attributeTables(node), ...(provider === null ? [] : tablesNamed(provider, node, columns))];
  return testDeclaration(node.name, node.body, { parameters: columns, tables });
}

/** `@dataProvider rows` in comments, by the last line of the comment. */
function documentedProviders(tree: SourceTree): ReadonlyMap<number, string> {
  const providers = new Map<number, string>();
  for (const comment of tree.comments) {
    const name = /@dataProvider\s{1,10}(?<name>[\w:\\]{1,200})/.exec(comment.text)?.groups?.['name'];
    if (name !== undefined) providers.set(comment.range.endLine, lastPart(name));
  }
  return providers;
}

/** A comment ends on the line before the function, or before its attributes. */
function providerOf(node: FunctionNode, providers: ReadonlyMap<number, string>): string | null {
  for (let line = node.range.startLine; line >= node.range.startLine - 3; line--) {
    const name = providers.get(line);
    if (name !== undefined) return name;
  }
  return null;
}

/** `it "adds" do … end`, `test("adds") { … }`, `TEST(Cart, Adds) { … }`, `it('adds', fn)->with([...])`. */
function callDeclaration(call: CallNode): Declaration | null {
  const name = calleeName(call).replaceAll('!', '');
  if (/^(?:with|dataset)$/.test(name) && call.callee.kind === 'member' && call.callee.object.kind === 'call') {
    const inner = callDeclaration(call.callee.object);
    const [rows] = call.arguments;
    if (inner?.kind !== 'test' || !rows) return null;
    const table: Table = { rows, columns: inner.parameters };
    return { ...inner, tables: [table] };
  }
  const body = call.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  const kind = SUITE_CALLS.has(name) ? 'suite' : TEST_CALLS.has(name) ? 'test' : null;
  if (!body || !kind) return null;
  const text = declaredName(call.arguments.filter((argument) => argument !== body));
  if (kind === 'suite') return suite(text, body.body);
  return testDeclaration(text, body.body, { parameters: body.parameters.map((parameter) => parameter.name) });
}

/** The text, or the names: `TEST(Cart, Adds)` → `Cart.Adds`, `describe Cart` → `Cart`. */
function declaredName(args: readonly SyntaxNode[]): string {
  const [first] = args;
  if (!first) return '';
  const text = literalText(first);
  if (text !== null) return text;
  return args
    .map((argument) => dottedName(argument))
    .filter((part) => part !== '')
    .slice(0, 2)
    .join('.');
}

function callClaims(call: CallNode, language: string): readonly Claim[] | null {
  const name = calleeName(call);
  const owner = call.callee.kind === 'member' ? lastPart(dottedName(call.callee.object)) : '';
  const shape = shapeOf(name, owner) ?? (isSwiftExpectation(name, language) ? 'truth' : null);
  if (shape === null) return null;
  const values = call.arguments.filter((argument) => !isTolerance(argument));
  const [first, second, third] = values;
  switch (shape) {
    case 'truth':
      return first ? conditionClaims(first, call) : [];
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

/** Swift's `#expect(a == b)` and `#require(…)`. */
function isSwiftExpectation(name: string, language: string): boolean {
  return language === 'swift' && /^#?(?:expect|require)$/.test(name);
}

/** The two sides; a message may stand before them (JUnit 4) or after them, with a tolerance. */
function sidesOf(values: readonly SyntaxNode[], language: string): readonly SyntaxNode[] {
  const [first, , third] = values;
  const isJvm = /^(?:java|kotlin|scala|groovy)$/.test(language);
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

export const framework: Framework = {
  id: 'call-assertions',
  title: 'JUnit, xUnit, RSpec, PHPUnit, GoogleTest, XCTest and their kin',
  languages: READERS,
  read: (tree) => readTests(tree, dialectFor(tree)),
};
