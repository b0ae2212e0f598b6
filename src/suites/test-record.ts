import { type FileScope, testScope } from '../assertions/scope.ts';
import type { TestUnit } from '../model/framework.ts';
import type { OracleCase } from '../model/oracle.ts';
import type { Range } from '../model/range.ts';
import type { AssignNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { type Assertion, assertionOf, type AssertionContext } from './assertion.ts';
import { checkCallsIn } from './checks.ts';
import { evenedNames } from './eveners.ts';
import { type Hindrance, hindrancesOf } from './hindrances.ts';
import { type Strength, STRENGTH } from './matchers.ts';
import { isTelling } from './messages.ts';
import { literalOf, signatureOf } from './signature.ts';

/** A row of a table that a test is run for. */
export interface Row {
  readonly range: Range;
  /** Its values, in source order. */
  readonly literals: readonly string[];
  /** Names that the assertions speak of which read it. */
  readonly subjects: ReadonlySet<string>;
}

/** One version of a test: who it is, what it feeds, what it asserts. */
export interface TestRecord {
  readonly path: string;
  /** Names from the outermost suite to the test. */
  readonly name: readonly string[];
  /** A function that asserts for tests, and is none. */
  readonly isCheck: boolean;
  readonly range: Range;
  /** The whole of it. */
  readonly body: string;
  readonly assertions: readonly Assertion[];
  readonly rows: readonly Row[];
  /** Literals outside assertions and rows: what is set up and fed. */
  readonly inputs: readonly string[];
  /** Functions and values to which it gives a name itself. */
  readonly definitions: ReadonlyMap<string, SyntaxNode>;
  /** Names of what it calls. */
  readonly calls: ReadonlySet<string>;
  /** Ways out of the test before its last assertion. */
  readonly earlyReturns: number;
  /** What stands around the whole of it, and may keep it from being run. */
  readonly guards: readonly Hindrance[];
  /** Calls that take up a failure: `recover()`. */
  readonly recoveries: readonly Range[];
}

/** What of its file a test's record depends on. */
export interface FileFacts {
  readonly path: string;
  readonly scope: FileScope;
  /** Names used somewhere else than where they are given. */
  readonly used: ReadonlySet<string>;
  readonly isSet: (node: SyntaxNode) => boolean;
  /** What an asserting function demands; null when it is unknown. */
  demandOf(functionName: string): Strength | null;
  /** The assertions of an asserting function that only this version has; they count as those of its callers. */
  expand(functionName: string): readonly Assertion[] | null;
}

/** What a record is made of. */
export interface Recorded extends Pick<TestUnit, 'name' | 'range'> {
  readonly code: NonNullable<TestUnit['code']>;
  readonly cases: readonly OracleCase[];
  readonly parameters: readonly string[];
  readonly isCheck: boolean;
  readonly guards: readonly Hindrance[];
}

/** Calls whose numbers say how long to wait. */
const WAITING =
  /(?:^|\.)(?:set_?timeout|set_?interval|sleep|usleep|delay|advance_?timers\w*|tick|wait\w{0,20}|after|retry_?times)$/i;
/** Decorators that say what a test is fed, and how often. */
const GENERATING = /^(?:given|settings|example)$/;
/** Calls that end the whole run. */
const LEAVING = /^(?:process\.exit|sys\.exit|os\._exit|os\.Exit|runtime\.Goexit|pytest\.exit|exit|quit)$/;

/** @param nested Declarations of tests, which do not belong to the test around them. */
export function testRecord(recorded: Recorded, nested: ReadonlySet<SyntaxNode>, file: FileFacts): TestRecord {
  const { code, name, range, isCheck } = recorded;
  const isNested = (node: SyntaxNode): boolean => node !== code.node && nested.has(node);
  const context = contextOf(recorded, isNested, file);
  const asserting = new Set([...code.assertions, ...checkCallsIn(code.body, new Set(code.assertions))]);
  const lastLine = [...asserting].reduce((line, node) => Math.max(line, node.range.startLine), 0);
  const found: Assertion[] = [];
  const inputs: string[] = [];
  const calls = new Set<string>();
  const recoveries: Range[] = [];
  let earlyReturns = 0;
  walk(code.body, (node, ancestors) => {
    if (isNested(node)) return false;
    const hindrances = (): Assertion['hindrances'] =>
      hindrancesOf(node, ancestors, file.used, (condition) => isAsserted(condition, found));
    const expanded = node.kind === 'call' && node.arguments.length < 2 ? file.expand(calledName(node.callee)) : null;
    if (expanded) {
      for (const each of expanded)
        found.push({ ...each, range: node.range, hindrances: [...each.hindrances, ...hindrances()] });
      return !asserting.has(node);
    }
    if (asserting.has(node)) {
      found.push(assertionOf(node, hindrances(), context));
      return false;
    }
    if (isTelling(node) || (node.kind === 'call' && WAITING.test(calledName(node.callee)) && !holdsCode(node)))
      return false;
    const isOwn = !ancestors.some((ancestor) => ancestor.kind === 'function');
    const isLeaving = node.kind === 'return' || (node.kind === 'call' && LEAVING.test(dottedName(node.callee)));
    if (isLeaving && isOwn && node.range.endLine < lastLine) earlyReturns++;
    if (node.kind === 'call' && dottedName(node.callee) === 'recover') recoveries.push(node.range);
    const literal = literalOf(node) ?? emptyOf(node);
    if (literal !== null && !(node.kind === 'string' && node.isDocumentation)) inputs.push(literal);
    return true;
  });
  for (const decorator of code.node.kind === 'function' ? code.node.decorators : [])
    if (decorator.kind === 'call' && GENERATING.test(calledName(decorator.callee)))
      for (const literal of signatureOf(decorator).literals) inputs.push(literal);
  const definitions = new Map<string, SyntaxNode>();
  walk(code.body, (node) => {
    if (node.kind === 'call') calls.add(calledName(node.callee));
    if (node.kind === 'assign' && node.target.kind === 'name') definitions.set(node.target.text, node);
    if (node.kind === 'function' && node.name !== '') definitions.set(node.name, node);
  });
  const subjects = new Set(found.flatMap((assertion) => [...assertion.subjects]));
  const rows = recorded.cases.filter(isRow).map((row) => rowOf(row, subjects));
  const inRows = new Set(rows.flatMap((row) => row.literals));
  return {
    path: file.path,
    name,
    isCheck,
    range,
    body: signatureOf(code.body, isNested).text,
    assertions: found,
    rows,
    inputs: inputs.filter((literal) => !inRows.has(literal)),
    calls,
    definitions,
    earlyReturns,
    recoveries,
    guards: recorded.guards,
  };
}

function contextOf(
  { code, parameters }: Recorded,
  isNested: (node: SyntaxNode) => boolean,
  file: FileFacts,
): AssertionContext {
  const assignments: AssignNode[] = [];
  walk(code.body, (node) => {
    if (isNested(node)) return false;
    if (node.kind === 'assign') assignments.push(node);
    return true;
  });
  const scope = testScope(assignments, parameters, file.scope, code.body.range);
  const evened = evenedNames(code.body);
  return {
    valueOf: (name, line) => scope.valueOf(name, line),
    demandOf: (name) => file.demandOf(name),
    isSet: file.isSet,
    evenersOf: (name) => evened.get(name) ?? new Set(),
  };
}

/** Whether an assertion before has demanded what a condition asks: it is asked again only for the compiler. */
function isAsserted(condition: SyntaxNode, before: readonly Assertion[]): boolean {
  const { literals, names } = signatureOf(condition);
  return (
    literals.length > 0 &&
    names.size > 0 &&
    condition.kind === 'binary' &&
    /^={2,3}$/.test(condition.operator) &&
    before.some(
      ({ strength, hindrances, values, subjects, isDenying }) =>
        strength === STRENGTH.exact &&
        isDenying === false &&
        hindrances.length === 0 &&
        literals.every((literal) => values.includes(literal)) &&
        [...names].every((name) => subjects.has(name)),
    )
  );
}

function calledName(callee: SyntaxNode): string {
  if (callee.kind === 'name') return callee.text;
  return callee.kind === 'member' ? callee.property : '';
}

function holdsCode(node: SyntaxNode): boolean {
  return (
    node.kind === 'call' &&
    node.arguments.some(({ kind, ...rest }) => kind === 'function' && 'body' in rest && rest.body.kind === 'block')
  );
}

/** An empty list or map: what is fed where there was something. */
function emptyOf(node: SyntaxNode): string | null {
  if (node.kind === 'list' && node.elements.length === 0) return 'e:[]';
  return node.kind === 'map' && node.entries.length === 0 ? 'e:{}' : null;
}

export function isRow({ kind }: OracleCase): boolean {
  return kind === 'row' || kind === 'entry' || kind === 'record' || kind === 'pair';
}

/** @param subjects Names that the assertions speak of which read the row. */
export function rowOf({ startLine, endLine, values }: OracleCase, subjects: ReadonlySet<string>): Row {
  return {
    range: { startLine, startColumn: 1, endLine, endColumn: 1 },
    literals: values.map(({ kind, text }) => `${kind === 'number' ? 'n' : 's'}:${text}`),
    subjects,
  };
}
