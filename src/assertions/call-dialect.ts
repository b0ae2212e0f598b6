import type { Framework } from '../model/framework.ts';
import type { CallNode, FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { isMarkedTest } from './attribute-kinds.ts';
import { attributeTables, classTables } from './attributes.ts';
import { assertionCallClaims } from './call-claims.ts';
import { callFamilyOf, type CallFamily } from './call-families.ts';
import { calleeName } from './calls.ts';
import type { Claim } from './claim.ts';
import { documentedTables, type DocumentedTables } from './documented-tables.ts';
import type { TestReading } from './reading.ts';
import type { Table } from './tables.ts';
import { declaredText, isJoined, readTests, suite, testDeclaration } from './tests.ts';
import type { Declaration, Dialect } from './tests.ts';
import { literalText } from './values.ts';

/** Languages whose frameworks find tests by their names alone; elsewhere an attribute or a call must mark them. */
const NAMED_TESTS: ReadonlySet<string> = new Set([
  'php', 'ruby', 'swift', 'c', 'cpp', 'java', 'lua', 'perl', 'shell', 'dart',
]); // prettier-ignore

const SUITE_CALLS: ReadonlySet<string> = new Set([
  'describe', 'context', 'feature', 'suite', 'fdescribe', 'xdescribe', 'group', 'testset', 'Describe', 'Context',
  'TEST_GROUP', 'TEST_SUITE', 'given', 'Feature', 'property', 'shared_examples', 'shared_examples_for', 'shared_context',
  'subject_of', 'Given', 'When', 'when', 'xcontext',
]); // prettier-ignore

const TEST_CALLS: ReadonlySet<string> = new Set([
  'it', 'test', 'specify', 'example', 'scenario', 'should', 'fit', 'xit', 'then', 'Then', 'Scenario', 'Test', 'It', 'testWidgets',
  'TEST_CASE', 'SCENARIO', 'TEST', 'TEST_F', 'TEST_P', 'TYPED_TEST', 'BOOST_AUTO_TEST_CASE', 'BOOST_FIXTURE_TEST_CASE',
  'SECTION', 'SUBCASE', 'GIVEN', 'WHEN', 'THEN', 'Section', 'TEST_METHOD', 'START_TEST', 'Behavior', 'subtest', 'test_that',
  'expect_that', 'blockTest', 'Theory', 'TEST_CASE_METHOD', 'TEMPLATE_TEST_CASE', '@test', 'xtest', 'expect_test', 'xspecify',
  'TEST_CASE_FIXTURE', 'DOCTEST_TEST_CASE', 'AND_WHEN', 'AND_THEN',
]); // prettier-ignore

/** What a framework adds to the common reading of tests that assert by calls. */
export interface CallSpecifics {
  /** Declarations of its own; null leaves the node to the common reading. */
  declare?(node: SyntaxNode, tree: SourceTree): Declaration | null;
  /** Assertions of its own; null leaves the node to the common ones. */
  claims?(node: SyntaxNode, test: TestReading): readonly Claim[] | null;
}

/** A framework that reads the files of one family. */
export function callFramework(
  id: CallFamily,
  title: string,
  languages: readonly string[],
  specifics: CallSpecifics = {},
): Framework {
  return {
    id,
    title,
    languages,
    read: (tree) => (callFamilyOf(tree) === id ? readTests(tree, dialectFor(tree, specifics)) : []),
  };
}

function dialectFor(tree: SourceTree, specifics: CallSpecifics): Dialect {
  const tables = documentedTables(tree);
  return {
    declare(node) {
      const own = specifics.declare?.(node, tree) ?? null;
      if (own) return own;
      switch (node.kind) {
        case 'class':
          return { ...suite(node.name, node.body), tables: classTables(node) };
        case 'function':
          return functionDeclaration(node, tree.language, tables);
        case 'call':
          return callDeclaration(node);
        default:
          return null;
      }
    },
    claims: (node, test) => specifics.claims?.(node, test) ?? assertionCallClaims(node, tree.language),
  };
}

function functionDeclaration(node: FunctionNode, language: string, documented: DocumentedTables): Declaration | null {
  const isNamed =
    NAMED_TESTS.has(language) && /^(?:test(?=[\p{Lu}_\d]|$)|Test(?=[\p{Lu}_])|it_)|_test$/u.test(node.name);
  if (!isNamed && !isMarkedTest(node)) return null;
  const columns = node.parameters.map((parameter) => parameter.name);
  const tables = [...attributeTables(node), ...documented(node, columns)];
  return testDeclaration(node.name, node.body, { parameters: columns, tables });
}

/** `it "adds" do … end`, `test("adds") { … }`, `TEST(Cart, Adds) { … }`, `it('adds', fn)->with([...])`. */
export function callDeclaration(call: CallNode): Declaration | null {
  const name = calleeName(call).replaceAll('!', '');
  if (/^(?:with|dataset)$/.test(name) && call.callee.kind === 'member' && call.callee.object.kind === 'call') {
    const inner = callDeclaration(call.callee.object);
    const [rows] = call.arguments;
    if (inner?.kind !== 'test' || !rows) return null;
    const table: Table = { rows, columns: inner.parameters };
    return { ...inner, tables: [table] };
  }
  const args = call.arguments.flatMap(sidesOf);
  const body = args.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  const kind = SUITE_CALLS.has(name) ? 'suite' : TEST_CALLS.has(name) ? 'test' : null;
  if (!body || !kind) return null;
  const text = declaredName(args.filter((argument) => argument !== body));
  if (kind === 'suite') return suite(text, body.body);
  return testDeclaration(text, body.body, { parameters: body.parameters.map((parameter) => parameter.name) });
}

/** Perl's `subtest 'pipes' => sub { … }`. */
function sidesOf(argument: SyntaxNode): readonly SyntaxNode[] {
  return argument.kind === 'pair' && argument.value.kind === 'function' ? [argument.key, argument.value] : [argument];
}

/** The text, or the names: `TEST(Cart, Adds)` → `Cart.Adds`, `describe Cart` → `Cart`, `test("x".ignore)` → `x`. */
function declaredName(args: readonly SyntaxNode[]): string {
  const [given, second] = args;
  if (!given) return '';
  const first = unmarked(given);
  if (literalText(first) !== null || first.kind === 'template' || isJoined(first)) return declaredText(first);
  // `TEST_CASE_METHOD(Harbour, "moors")`: the fixture's class is no name.
  if (second && literalText(second) !== null) return declaredText(second);
  return args
    .map((argument) => dottedName(argument))
    .filter((part) => part !== '')
    .slice(0, 2)
    .join('.');
}

/** MUnit's `"x".ignore`, `"x".tag(Slow)`. */
function unmarked(node: SyntaxNode): SyntaxNode {
  let current = node;
  for (let steps = 0; steps < 4; steps++) {
    if (current.kind === 'call' && current.callee.kind === 'member') current = current.callee;
    if (current.kind !== 'member') break;
    current = current.object;
  }
  return current.kind === 'string' || current.kind === 'template' ? current : node;
}
