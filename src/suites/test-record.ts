import type { TestUnit } from '../model/framework.ts';
import type { OracleCase } from '../model/oracle.ts';
import type { Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { literalOf, type Signature, signatureOf } from './signature.ts';
import { type Strength, strengthOf } from './strength.ts';

/** An assertion of a test. */
export interface Assertion {
  readonly range: Range;
  readonly signature: Signature;
  /** Null when its name tells nothing. */
  readonly strength: Strength | null;
  /** Conditions of the test under which alone it runs. */
  readonly conditions: number;
}

/** A row of a table that a test is run for. */
export interface Row {
  readonly range: Range;
  /** Its values, in source order. */
  readonly literals: readonly string[];
}

/** One version of a test: who it is, what it feeds, what it asserts. */
export interface TestRecord {
  readonly path: string;
  /** Names from the outermost suite to the test. */
  readonly name: readonly string[];
  readonly range: Range;
  /** The whole of it. */
  readonly body: string;
  readonly assertions: readonly Assertion[];
  readonly rows: readonly Row[];
  /** Literals outside assertions and rows: what is set up and fed. */
  readonly inputs: readonly string[];
  /** Ways out of the test before its last assertion. */
  readonly earlyReturns: number;
}

/** @param nested Declarations of tests, which do not belong to the test around them. */
export function testRecord(path: string, unit: TestUnit, nested: ReadonlySet<SyntaxNode>): TestRecord | null {
  const { code, name, range } = unit;
  if (!code) return null;
  const isNested = (node: SyntaxNode): boolean => node !== code.node && nested.has(node);
  const asserting = new Set(code.assertions);
  const conditions = new Map<SyntaxNode, number>();
  const inputs: string[] = [];
  let earlyReturns = 0;
  const lastLine = code.assertions.reduce((line, node) => Math.max(line, node.range.startLine), 0);
  walk(code.body, (node, ancestors) => {
    if (isNested(node)) return false;
    if (asserting.has(node)) {
      conditions.set(node, ancestors.filter((ancestor) => ancestor.kind === 'if' || ancestor.kind === 'arm').length);
      return false;
    }
    const isOwn = !ancestors.some((ancestor) => ancestor.kind === 'function');
    if (node.kind === 'return' && isOwn && node.range.startLine < lastLine) earlyReturns++;
    const literal = literalOf(node);
    if (literal !== null && !(node.kind === 'string' && node.isDocumentation)) inputs.push(literal);
    return true;
  });
  const rows = unit.cases.filter(isRow).map(rowOf);
  const inRows = new Set(rows.flatMap((row) => row.literals));
  return {
    path,
    name,
    range,
    body: signatureOf(code.body, isNested).text,
    assertions: code.assertions.map((node) => ({
      range: node.range,
      signature: signatureOf(node),
      strength: strengthOf(node),
      conditions: conditions.get(node) ?? 0,
    })),
    rows,
    inputs: inputs.filter((literal) => !inRows.has(literal)),
    earlyReturns,
  };
}

export function isRow({ kind }: OracleCase): boolean {
  return kind === 'row' || kind === 'entry' || kind === 'record' || kind === 'pair';
}

export function rowOf({ startLine, endLine, values }: OracleCase): Row {
  return {
    range: { startLine, startColumn: 1, endLine, endColumn: 1 },
    literals: values.map(({ kind, text }) => `${kind === 'number' ? 'n' : 's'}:${text}`),
  };
}
