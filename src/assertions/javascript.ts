import type { CallNode, FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { argumentClaim, callName, conditionClaims } from './claim.ts';
import type { Claim } from './claim.ts';
import { fluentClaim } from './fluent.ts';
import { importedModules } from './imports.ts';
import type { Table } from './tables.ts';
import { declaredText, suite, testDeclaration } from './tests.ts';
import type { Declaration, Dialect } from './tests.ts';

/** Ids of the languages that share JavaScript's test frameworks. */
export const JAVASCRIPT_LANGUAGES: readonly string[] = ['javascript', 'typescript', 'tsx'];

/** Family of a test file, by what it imports. Each file belongs to one, so that no test is read twice. */
export type Family = 'jest' | 'chai' | 'node-assert';

/** The family of a file; `jest` when nothing tells, since its `describe`, `it` and `expect` are globals. */
export function familyOf(tree: SourceTree): Family {
  const modules = [...importedModules(tree)];
  if (modules.some((name) => /^(?:npm:)?(?:chai|@open-wc\/testing|cypress|should|unexpected)(?:[/@]|$)/.test(name)))
    return 'chai';
  const isAssert = (name: string): boolean =>
    /^(?:node:)?(?:assert|test|assert\/strict|tape|tape-promise|ava|tap|uvu|uvu\/assert|zora|qunit|node-tap)$/.test(
      name,
    ) || /^(?:@std\/(?:assert|testing)|jsr:@std\/assert|https:\/\/deno\.land\/std)/.test(name);
  return modules.some(isAssert) && !modules.some((name) => /^(?:vitest|@jest\/globals|bun:test)$/.test(name))
    ? 'node-assert'
    : 'jest';
}

const SUITES: ReadonlySet<string> = new Set(['describe', 'suite', 'context', 'fdescribe', 'xdescribe', 'module']);
const TESTS: ReadonlySet<string> = new Set([
  'it',
  'test',
  'specify',
  'fit',
  'xit',
  'xtest',
  'tape',
  'scenario',
  'example',
]);

/** Words after the base name that change how a test runs, not that it is one. */
const MODIFIERS =
  /^(?:only|skip|concurrent|sequential|serial|failing|fails|todo|each|for|runIf|skipIf|if|extend|shuffle|serialize)$/;

/** How tests and suites are declared with `describe`, `it` and `test` calls. */
export const javascriptDialect: Dialect = {
  declare(node) {
    if (node.kind !== 'call') return null;
    const kind = declaredKind(node);
    const body = node.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
    if (!kind || !body) return null;
    const [first] = node.arguments;
    const name = first && first !== body ? declaredText(first) : body.name;
    const parameters = body.parameters.map((parameter) => parameter.name);
    const table = tableOfEach(node, parameters);
    const tables = table ? [table] : [];
    return kind === 'suite'
      ? { ...suite(name, body.body), tables }
      : testDeclaration(name, body.body, { parameters, tables });
  },
  claims(node) {
    if (node.kind !== 'call' && node.kind !== 'member') return null;
    const fluent = fluentClaim(node, FLUENT_ROOTS);
    if (fluent) return fluent;
    return node.kind === 'call' ? assertClaims(node) : null;
  },
};

const FLUENT_ROOTS: ReadonlySet<string> = new Set(['expect', 'should', 'expectAsync']);

function declaredKind(call: CallNode): Declaration['kind'] | null {
  let current: SyntaxNode = call.callee;
  for (let steps = 0; steps < 8; steps++) {
    if (current.kind === 'call') current = current.callee;
    else if (current.kind === 'member') {
      const { property, object } = current;
      if (MODIFIERS.test(property)) current = object;
      else return kindOfMember(property, object);
    } else break;
  }
  if (current.kind !== 'name') return null;
  if (SUITES.has(current.text)) return 'suite';
  return TESTS.has(current.text) ? 'test' : null;
}

/** `t.test('…')`, `QUnit.module('…')`, `Deno.test('…')`, `test.describe('…')`. */
function kindOfMember(property: string, object: SyntaxNode): Declaration['kind'] | null {
  if (object.kind !== 'name' || !/^(?:t|tap|QUnit|Deno|test|st|node|suite)$/.test(object.text)) return null;
  if (SUITES.has(property)) return 'suite';
  return /^(?:test|step|it|subtest)$/.test(property) ? 'test' : null;
}

/** `it.each(table)(…)`, `it.each([…])`, `` it.each`a | b …` ``. */
function tableOfEach(call: CallNode, parameters: readonly string[]): Table | null {
  const { callee } = call;
  if (callee.kind !== 'call' || callee.callee.kind !== 'member' || !/^(?:each|for)$/.test(callee.callee.property))
    return null;
  const [rows, ...others] = callee.arguments;
  if (!rows) return null;
  if (rows.kind === 'template' && others.length === 0) return taggedTable(rows.parts, rows);
  return { rows, columns: parameters };
}

/** The first line of the template names the columns, the holes are the cells. */
function taggedTable(parts: readonly SyntaxNode[], template: SyntaxNode): Table | null {
  const [first] = parts;
  const header = first?.kind === 'string' ? (first.value.trim().split('\n')[0] ?? '') : '';
  const columns = header.split('|').map((column) => column.trim());
  const cells = parts.filter((part) => part.kind !== 'string' || part !== first).filter((part) => !isSeparator(part));
  const elements: SyntaxNode[] = [];
  for (let at = 0; at + columns.length <= cells.length; at += columns.length) {
    const row = cells.slice(at, at + columns.length);
    const range = { ...template.range, ...startOf(row[0]), ...endOf(row.at(-1)) };
    elements.push({ kind: 'list', range, elements: row });
  }
  return elements.length === 0 ? null : { rows: { kind: 'list', range: template.range, elements }, columns };
}

function startOf(node: SyntaxNode | undefined): object {
  return node ? { startLine: node.range.startLine, startColumn: node.range.startColumn } : {};
}

function endOf(node: SyntaxNode | undefined): object {
  return node ? { endLine: node.range.endLine, endColumn: node.range.endColumn } : {};
}

function isSeparator(part: SyntaxNode): boolean {
  return part.kind === 'string' && /^[\s|]*$/.test(part.value);
}

const RAISING =
  /^(?:throws(?:Async)?|rejects|doesNotThrow|doesNotReject|notThrows(?:Async)?|throw|isRejected|assertThrows|assertRejects)$/;
const TRUTH =
  /^(?:ok|assert|isOk|isTrue|isFalse|isNotOk|true|false|truthy|falsy|notOk|isNull|isNotNull|isUndefined|isDefined|exists|ifError|isEmpty|isNotEmpty|isNaN|finite|assertExists)$/;
const SIDES =
  /^(?:(?:not)?(?:[sS]trict|[dD]eep|[lL]oose|[pP]artial)*(?:Equals?|Same)|equals?|same|eq|is|not|isNot|like|closeTo|approximately|includes?|notInclude|(?:deep|own|nested)*Include|lengthOf|match|doesNotMatch|notMatch|regex|notRegex|sameMembers|sameDeepMembers|sameOrderedMembers|sameDeepOrderedMembers|members|typeOf|isAbove|isBelow|isAtLeast|isAtMost|assertEquals|assertStrictEquals|assertNotEquals|assertAlmostEquals|assertMatch|assertStringIncludes|assertArrayIncludes|assertObjectMatch|isDeeply|type)$/;
const OWNERS = /^(?:assert|t|st|tt|tap|chai|is|test|ctx|context|strict|expect|qunit)$/;

/** `assert.equal(actual, expected)`, `t.is(actual, expected)`, `assert(a === b)`, `deepStrictEqual(a, b)`. */
function assertClaims(call: CallNode): readonly Claim[] | null {
  const name = callName(call);
  const parts = name.split('.');
  const method = parts.at(-1) ?? '';
  const owner = parts.at(-2);
  const isOwned =
    owner !== undefined ? OWNERS.test(owner) : /^assert|[Ee]qual$|^ok$|^throws$|^rejects$|^match$/.test(method);
  if (!isOwned || call.arguments.length === 0) return null;
  const [first, second, third] = call.arguments;
  if (!first) return null;
  if (RAISING.test(method)) return [{ node: call, actual: [first], expected: [] }];
  if (TRUTH.test(method)) return conditionClaims(first, call);
  if (/^(?:nested|own|deep)*[pP]roperty(?:Val)?$/.test(method) && second) {
    return [{ node: call, actual: [first], fields: [second], expected: third ? [third] : [] }];
  }
  if (!SIDES.test(method) || !second) return null;
  const claim = argumentClaim(call, [first, second], 'actual-first');
  return claim ? [claim] : null;
}
