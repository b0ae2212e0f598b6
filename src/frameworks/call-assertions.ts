import { attributeTables, isMarkedTest, tablesNamed } from '../assertions/attributes.ts';
import { assertionCallClaims } from '../assertions/call-claims.ts';
import { calleeName, lastPart } from '../assertions/calls.ts';
import type { Table } from '../assertions/tables.ts';
import { declaredText, readTests, suite, testDeclaration } from '../assertions/tests.ts';
import type { Declaration, Dialect } from '../assertions/tests.ts';
import { literalText } from '../assertions/values.ts';
import type { Framework } from '../model/framework.ts';
import type { CallNode, FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Languages whose frameworks find tests by their names alone; elsewhere an attribute or a call must mark them. */
const NAMED_TESTS: ReadonlySet<string> = new Set([
  'php', 'ruby', 'swift', 'c', 'cpp', 'java', 'lua', 'perl', 'shell', 'dart',
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

const READERS: readonly string[] = [
  'rust', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'c', 'cpp', 'swift', 'scala', 'elixir', 'shell', 'dart', 'lua', 'perl',
  'powershell', 'generic',
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
    claims: (node) => assertionCallClaims(node, tree.language),
  };
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
  if (literalText(first) !== null || first.kind === 'template') return declaredText(first);
  return args
    .map((argument) => dottedName(argument))
    .filter((part) => part !== '')
    .slice(0, 2)
    .join('.');
}

export const framework: Framework = {
  id: 'call-assertions',
  title: 'JUnit, xUnit, RSpec, PHPUnit, GoogleTest, XCTest and their kin',
  languages: READERS,
  read: (tree) => readTests(tree, dialectFor(tree)),
};
