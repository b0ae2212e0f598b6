import type { TestUnit } from '../model/framework.ts';
import type { KnownValue, OracleCase } from '../model/oracle.ts';
import { spanOf } from '../model/range.ts';
import type { AssignNode, BinaryNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, pushChildren } from '../model/traversal.ts';
import { boundByCall } from './bound-by-call.ts';
import { oriented, usageOf } from './claim.ts';
import type { Claim } from './claim.ts';
import { collect } from './collect.ts';
import { localClaim } from './local-claims.ts';
import { generatedTable, indexedTables, isLoop, loopTable } from './loops.ts';
import { startReading } from './reading.ts';
import type { Reading, TestReading } from './reading.ts';
import { caseOf, readRows } from './rows.ts';
import { fileScope, testScope } from './scope.ts';
import { readSetup, visit } from './setup-data.ts';
import { append } from './stack.ts';
import { tableOf, type Table } from './tables.ts';
import { truthsOf, truthsOfRows } from './truths.ts';
import { literalText, textValues } from './values.ts';

/** A test or suite as a framework declares it. */
export interface Declaration {
  readonly kind: 'suite' | 'test';
  /** As written; empty for a suite that has no name of its own. */
  readonly name: string;
  /** What belongs to it. */
  readonly body: SyntaxNode;
  /** Names that the body gets from outside: parameters. */
  readonly parameters: readonly string[];
  /** Tables whose rows it is run for. */
  readonly tables: readonly Table[];
  /** Ids of rows that stand apart from them: `ids=[…]`. */
  readonly ids: readonly SyntaxNode[];
}

/** What a framework knows about its tests; the rest is the same for all. */
export interface Dialect {
  /**
   * The test or suite that a node declares, or null.
   * @param suites Names of the suites and tests around it, outermost first.
   */
  declare(node: SyntaxNode, suites: readonly string[]): Declaration | null;
  /** The assertions that a node makes, or null when it makes none and what is below it is to be looked at. */
  claims(node: SyntaxNode, test: TestReading): readonly Claim[] | null;
}

/** A suite. */
export function suite(name: string, body: SyntaxNode): Declaration {
  return { kind: 'suite', name, body, parameters: [], tables: [], ids: [] };
}

/** A test. */
export function testDeclaration(
  name: string,
  body: SyntaxNode,
  rest: Partial<Pick<Declaration, 'parameters' | 'tables' | 'ids'>> = {},
): Declaration {
  return { kind: 'test', name, body, parameters: [], tables: [], ids: [], ...rest };
}

/** Text that names a test: what a template leaves open becomes `${…}`, a class gives its own name. */
export function declaredText(node: SyntaxNode): string {
  const text = literalText(node);
  if (text !== null) return text;
  if (node.kind === 'template')
    return node.parts.map((part) => (part.kind === 'string' ? part.value : '${…}')).join('');
  if (isJoined(node)) return joinedText(node);
  return dottedName(node);
}

/** `"fee of " .. gate`: a text that goes on with something else. */
export function isJoined(node: SyntaxNode): node is BinaryNode {
  return node.kind === 'binary' && /^(?:[+.~]|\.\.|<>|\+\+)$/.test(node.operator) && joinedText(node) !== '${…}';
}

function joinedText({ left, right }: BinaryNode): string {
  const before = left.kind === 'binary' && left.left.kind !== 'binary' ? [left.left, left.right] : [left];
  return [...before, right]
    .map((part) => literalText(part) ?? '${…}')
    .join('')
    .replace(/^(?:\$\{…\})+$/, '${…}');
}

/** Name of a suite and the line that it is declared on. */
interface NamedPlace {
  readonly name: string;
  readonly line: number;
}

interface FoundTest {
  readonly declaration: Declaration;
  readonly node: SyntaxNode;
  readonly suites: readonly NamedPlace[];
  /** Loops around it, whose tables it is run for. */
  readonly loops: readonly SyntaxNode[];
  /** Tables of the suites around it. */
  readonly tables: readonly Table[];
}

/** The tests of a file by a framework's dialect, in source order. Linear in the size of the file. */
export function readTests(tree: SourceTree, dialect: Dialect): readonly TestUnit[] {
  const found = findTests(tree.root, dialect);
  if (found.length === 0) return [];
  const file = fileScope(tree.root, new Set(found.map((test) => test.declaration.body)));
  const reading = startReading(tree, file);
  const nested = new Set(found.map((test) => test.node));
  return found.map((test) => readTest(test, dialect, reading, nested));
}

/** What stands around a node. */
interface Surroundings extends Pick<FoundTest, 'suites' | 'loops' | 'tables'> {
  readonly names: readonly string[];
}

function findTests(root: SyntaxNode, dialect: Dialect): readonly FoundTest[] {
  const found: FoundTest[] = [];
  const pending: SyntaxNode[] = [root];
  // Neighbours share one object: a file has tens of thousands of nodes and few suites.
  const surroundings: Surroundings[] = [{ suites: [], names: [], loops: [], tables: [] }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const around = surroundings.pop();
    if (!around) break;
    const declaration = dialect.declare(node, around.names);
    if (declaration?.kind === 'test') {
      const { suites, loops, tables } = around;
      found.push({ declaration, node, suites, loops, tables });
    }
    if (declaration) pending.push(declaration.body);
    else pushChildren(node, pending);
    const inside = within(node, declaration, around);
    while (surroundings.length < pending.length) surroundings.push(inside);
  }
  return found;
}

function within(node: SyntaxNode, declaration: Declaration | null, around: Surroundings): Surroundings {
  if (!declaration) {
    const isFurther = isLoop(node) && around.loops.length < 10;
    return isFurther ? { ...around, loops: [...around.loops, node] } : around;
  }
  const { name, kind, tables } = declaration;
  const isNamed = name !== '' && around.suites.length < 50;
  return {
    suites: isNamed ? [...around.suites, { name, line: node.range.startLine }] : around.suites,
    names: isNamed ? [...around.names, name] : around.names,
    loops: kind === 'test' ? [] : isLoop(node) && around.loops.length < 10 ? [...around.loops, node] : around.loops,
    tables: kind === 'suite' ? [...around.tables, ...tables].slice(0, 20) : around.tables,
  };
}

function readTest(found: FoundTest, dialect: Dialect, reading: Reading, nested: ReadonlySet<SyntaxNode>): TestUnit {
  const { declaration, node, suites } = found;
  const tables = [...declaration.tables, ...found.tables];
  const body = readBody(
    [declaration.body],
    { ...declaration, tables },
    dialect,
    reading,
    nested,
    undefined,
    found.loops,
  );
  const line = node.range.startLine;
  const names: KnownValue[] = [
    ...suites.flatMap((place) => textValues(place.name, 'suite-name', place.line)),
    ...(declaration.name === '' ? [] : textValues(declaration.name, 'test-name', line)),
  ];
  const ids = declaration.ids.flatMap((id) => collect([id], 'case-id', { reading, scope: body.test.scope }));
  const named = caseOf('test', declaration.name, node, [...names, ...ids]);
  const cases: OracleCase[] = [body.truths.length > 0 ? { ...named, truths: body.truths } : named, ...body.cases];
  return {
    name: [...suites.map((place) => place.name), declaration.name],
    range: node.range,
    rowIds: [...ids.map((id) => id.text), ...body.rowIds],
    cases,
    code: { node, body: declaration.body, assertions: body.assertions },
  };
}

/** What stands in the body of a test, or in any other stretch of code that asserts. */
export interface BodyReading {
  readonly cases: readonly OracleCase[];
  readonly rowIds: readonly string[];
  readonly test: TestReading;
  /** The nodes that assert, in source order. */
  readonly assertions: readonly SyntaxNode[];
  /** What they demand of yes-or-no answers. */
  readonly truths: readonly boolean[];
}

/**
 * Reads assertions, rows and set-up data of some statements.
 * @param nested Nodes to leave out, because they are read by themselves.
 * @param further Reads more cases before what is left becomes set-up data.
 * @param loops Loops around the statements.
 */
export function readBody(
  roots: readonly SyntaxNode[],
  declaration: Pick<Declaration, 'name' | 'parameters' | 'tables'>,
  dialect: Pick<Dialect, 'claims'>,
  reading: Reading,
  nested: ReadonlySet<SyntaxNode>,
  further: (test: TestReading) => readonly OracleCase[] = () => [],
  loops: readonly SyntaxNode[] = [],
): BodyReading {
  const assignments: AssignNode[] = [];
  const isNested = (node: SyntaxNode): boolean => nested.has(node);
  visit(roots, isNested, (node) => {
    // What is generated is a row at a time, not the whole table.
    if (node.kind === 'assign' && generatedTable(node) === null) assignments.push(node);
    else append(assignments, boundByCall(node, reading.tree.language));
  });
  const [start] = roots;
  const place = start?.range ?? reading.tree.root.range;
  const scope = testScope(assignments, declaration.parameters, reading.file, place);
  const test: TestReading = { reading, scope };
  const claims: Claim[] = [];
  const claimed = new Set<SyntaxNode>();
  const around = loops.flatMap((loop) => loopTable(loop, test) ?? []);
  const tables: Table[] = [...declaration.tables, ...around];
  visit(roots, isNested, (node) => {
    const table = loopTable(node, test);
    if (table) tables.push(table);
    const local = node.kind === 'call' ? localClaim(node, test, true) : null;
    const made = dialect.claims(node, test) ?? (local ? [local] : null);
    if (made) {
      claimed.add(node);
      append(
        claims,
        made.map((claim) => oriented(claim, test)),
      );
    }
    return made === null;
  });
  for (const node of claimed) append(tables, indexedTables(node, test));
  const { name } = declaration;
  const cases: OracleCase[] = [];
  for (const claim of claims) {
    const values = claimValues(claim, test);
    if (values.length > 0) cases.push(caseOf('assertion', name, claim.node, values));
  }
  const usage = usageOf(claims, reading.tree.language);
  const rowIds: string[] = [];
  const truths = [...truthsOf(claims)];
  for (const table of tables) {
    const rowsOfTable = tableOf(table.rows, test);
    if (rowsOfTable) append(truths, truthsOfRows(rowsOfTable));
    const rows = readRows(table, usage, name, test);
    append(cases, rows.cases);
    append(rowIds, rows.ids);
  }
  append(cases, further(test));
  const setup = readSetup(roots, (node) => nested.has(node) || claimed.has(node), test);
  const range = roots.reduce((whole, root) => spanOf(whole, root.range), place);
  if (setup.length > 0) cases.push(caseOf('test', name, { range }, setup));
  return { cases, rowIds, test, assertions: [...claimed], truths };
}

function claimValues(claim: Claim, test: TestReading): readonly KnownValue[] {
  return [
    ...collect(claim.actual, 'input', test),
    ...collect(claim.fields ?? [], 'field', test),
    ...collect(claim.expected, 'expected', test),
  ];
}
