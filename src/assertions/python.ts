import type { CallNode, ClassNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { attributeKind } from './attribute-kinds.ts';
import { calleeName } from './calls.ts';
import { argumentClaim, conditionClaims } from './claim.ts';
import type { Claim, Order } from './claim.ts';
import { isTolerance, keyText } from './collect.ts';
import { ownRows } from './own-attributes.ts';
import { append } from './stack.ts';
import type { Table } from './tables.ts';
import type { Dialect } from './tests.ts';
import { literalText } from './values.ts';

/** Order of the two sides, or what else an assertion method does. Django's and numpy's stand beside unittest's. */
const ASSERTIONS: Readonly<Record<string, Order | 'truth' | 'raises' | 'raises-text' | 'called'>> = {
  assertEqual: 'actual-first', assertEquals: 'actual-first', assertNotEqual: 'actual-first', assertIs: 'actual-first',
  assertIsNot: 'actual-first', assertAlmostEqual: 'actual-first', assertNotAlmostEqual: 'actual-first',
  assertListEqual: 'actual-first', assertTupleEqual: 'actual-first', assertSetEqual: 'actual-first',
  assertDictEqual: 'actual-first', assertSequenceEqual: 'actual-first', assertMultiLineEqual: 'actual-first',
  assertCountEqual: 'actual-first', assertItemsEqual: 'actual-first', assertHTMLEqual: 'actual-first',
  assertXMLEqual: 'actual-first', assertJSONEqual: 'actual-first', assertQuerySetEqual: 'actual-first',
  assertQuerysetEqual: 'actual-first', assertContains: 'actual-first', assertNotContains: 'actual-first',
  assertRedirects: 'actual-first', assertTemplateUsed: 'actual-first', assertNumQueries: 'actual-first',
  assertRegex: 'actual-first', assertNotRegex: 'actual-first', assertRegexpMatches: 'actual-first',
  assertGreater: 'actual-first', assertGreaterEqual: 'actual-first', assertLess: 'actual-first',
  assertLessEqual: 'actual-first', assertIsInstance: 'actual-first', assertDictContainsSubset: 'expected-first',
  assertIn: 'expected-first', assertNotIn: 'expected-first', assertStartsWith: 'actual-first',
  assertEndsWith: 'actual-first', assertTrue: 'truth', assertFalse: 'truth', assertIsNone: 'truth',
  assertIsNotNone: 'truth', assert_: 'truth', failUnless: 'truth', failIf: 'truth', failUnlessEqual: 'actual-first',
  assertRaises: 'raises', assertWarns: 'raises', assertRaisesRegex: 'raises-text', assertRaisesRegexp: 'raises-text',
  assertRaisesMessage: 'raises-text', assertWarnsRegex: 'raises-text', assertLogs: 'raises', assertNoLogs: 'raises',
  raises: 'raises', warns: 'raises', deprecated_call: 'raises', assert_raises: 'raises', assert_warns: 'raises',
  assert_raises_regex: 'raises-text',
  assert_equal: 'actual-first', assert_array_equal: 'actual-first', assert_allclose: 'actual-first',
  assert_almost_equal: 'actual-first', assert_array_almost_equal: 'actual-first', assert_approx_equal: 'actual-first',
  assert_string_equal: 'actual-first', assert_array_less: 'actual-first', assert_frame_equal: 'actual-first',
  assert_series_equal: 'actual-first', assert_index_equal: 'actual-first', assert_that: 'actual-first',
  assert_called_with: 'called', assert_called_once_with: 'called', assert_any_call: 'called', assert_has_calls: 'called',
  assert_awaited_with: 'called', assert_awaited_once_with: 'called',
}; // prettier-ignore

/** What a Python statement or call asserts, whichever framework runs it. */
export const pythonClaims: Dialect['claims'] = (node) => {
  if (node.kind === 'assert') return conditionClaims(node.condition, node);
  return node.kind === 'call' ? callClaims(node) : null;
};

function callClaims(call: CallNode): readonly Claim[] | null {
  const name = calleeName(call);
  const shape = Object.hasOwn(ASSERTIONS, name) ? ASSERTIONS[name] : undefined;
  if (shape === undefined) return null;
  const values = call.arguments.filter((argument) => !isTolerance(argument) && keywordOf(argument) !== 'match');
  const [first, second] = values;
  switch (shape) {
    case 'truth':
      return first ? conditionClaims(first, call) : [];
    case 'raises':
      return inputClaim(call, values.slice(2));
    case 'raises-text':
      return inputClaim(call, values.slice(3));
    case 'called':
      return call.callee.kind === 'member' ? [{ node: call, actual: [call.callee.object], expected: values }] : [];
    default: {
      if (!first || !second) return null;
      const claim = argumentClaim(call, [first, second], shape);
      return claim ? [claim] : null;
    }
  }
}

/** `assertRaises(ValueError, parse, "x")`: what follows the function is its input; the message says nothing. */
function inputClaim(call: CallNode, inputs: readonly SyntaxNode[]): readonly Claim[] {
  return inputs.length === 0 ? [] : [{ node: call, actual: inputs, expected: [] }];
}

function keywordOf(argument: SyntaxNode): string {
  return argument.kind === 'pair' && argument.key.kind === 'name' ? argument.key.text : '';
}

/** Tables and row ids in the decorators of a test: `parametrize`, `parameterized.expand`, hypothesis' `example`. */
export function decoratorTables(
  decorators: readonly SyntaxNode[],
  parameters: readonly string[],
): { readonly tables: readonly Table[]; readonly ids: readonly SyntaxNode[] } {
  const tables: Table[] = [];
  const ids: SyntaxNode[] = [];
  for (const decorator of decorators) {
    if (decorator.kind !== 'call') continue;
    const name = calleeName(decorator);
    const keywords = new Map(
      decorator.arguments.flatMap((a) => (a.kind === 'pair' ? [[keywordOf(a), a.value] as const] : [])),
    );
    const values = decorator.arguments.filter((argument) => argument.kind !== 'pair');
    if (name === 'parametrize') {
      const names = keywords.get('argnames') ?? values[0];
      const rows = keywords.get('argvalues') ?? values[1];
      if (names && rows) tables.push({ rows, columns: argumentNames(names) });
      const listed = keywords.get('ids');
      if (listed?.kind === 'list') append(ids, listed.elements);
    } else if (/^(?:expand|parameterized|data|parameters|cases|params|idata)$/.test(name) && values[0]) {
      const rows: SyntaxNode =
        values.length > 1 ? { kind: 'list', range: decorator.range, elements: values } : values[0];
      tables.push({ rows, columns: parameters.filter((parameter) => parameter !== 'self') });
    } else if (name === 'example') {
      const row: SyntaxNode = { kind: 'list', range: decorator.range, elements: decorator.arguments };
      tables.push({ rows: { kind: 'list', range: decorator.range, elements: [row] }, columns: parameters });
    } else if (name === 'fixture') {
      const rows = keywords.get('params');
      if (rows) tables.push({ rows, columns: [] });
    } else if (isOwn(decorator, name)) {
      const columns = parameters.filter((parameter) => !/^(?:self|cls)$/.test(parameter));
      const rows = columns.length === 0 ? [] : ownRows(decorator, columns);
      if (rows.length > 0) tables.push({ rows: { kind: 'list', range: decorator.range, elements: rows }, columns });
    }
  }
  return { tables, ids };
}

/** What Python's libraries put before a function for other ends than to feed it. */
const SERVING =
  /^(?:patch|override\w*|freeze\w*|given|settings|wraps|lru_cache|cache|contextmanager|fixture|register|usefixtures|filterwarnings|xfail|asyncio|anyio|django_db|route|get|post|put|delete|command|option|argument|task|receiver|overload|dataclass|total_ordering|singledispatch|vcr|responses|activate|dependency|parametrize)$/;

/** A decorator that a project has made for itself; mocks and the marks of pytest are known by what they hang on. */
function isOwn(decorator: CallNode, name: string): boolean {
  const owner = decorator.callee.kind === 'member' ? dottedName(decorator.callee.object) : '';
  return !SERVING.test(name) && !/(?:^|\.)(?:patch|mock|mark)$/.test(owner) && attributeKind(decorator) === 'own';
}

/** `"a, b"` or `["a", "b"]` or `("a", "b")`. */
function argumentNames(node: SyntaxNode): readonly string[] {
  if (node.kind === 'list') return node.elements.map(keyText);
  return (literalText(node) ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Whether unittest runs a class: it inherits from a test case, or asserts with `self.assert…`. */
export function isTestCase(node: ClassNode): boolean {
  const bases = node.bases.map((base) => dottedName(base));
  if (bases.some((base) => /TestCase\w*$|Test(?:Base|Mixin)$/.test(base))) return true;
  if (bases.length === 0) return false;
  let found = false;
  walk(node.body, (inner) => {
    if (inner.kind === 'call' && inner.callee.kind === 'member' && inner.callee.object.kind === 'name') {
      found ||= inner.callee.object.text === 'self' && /^assert[A-Z]/.test(inner.callee.property);
    }
    return !found;
  });
  return found;
}
