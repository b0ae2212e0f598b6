import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { lastPart } from './calls.ts';
import { returnsOf } from './providers.ts';
import type { TestReading } from './reading.ts';
import { calledWithout, usedName } from './scope.ts';

/** A table that a test walks through. */
export interface Table {
  /** The list, map or call that holds the rows, or the name of one. */
  readonly rows: SyntaxNode;
  /** Names of the cells by position; empty when unknown. */
  readonly columns: readonly string[];
  /** The first of unnamed cells names the row, since the test uses a name of it for its sub-tests. */
  readonly isNamedFirst?: boolean;
}

/** Tables that a function or field of that name holds. */
export function tablesNamed(name: string, place: SyntaxNode, columns: readonly string[]): readonly Table[] {
  const { range } = place;
  const field: SyntaxNode = { kind: 'name', range, text: name };
  const call: SyntaxNode = { kind: 'call', range, callee: field, arguments: [], isConstruction: false };
  return [
    { rows: call, columns },
    { rows: field, columns },
  ];
}

/** Calls that hold the rows of a table as arguments: `Stream.of(row, row)`, `listOf(…)`, `table(…)`. */
const HOLDING_CALLS: ReadonlySet<string> = new Set([
  'of', 'asList', 'listOf', 'arrayOf', 'setOf', 'sequenceOf', 'mapOf', 'list', 'tuple', 'vec', 'array', 'List', 'Seq',
  'Array', 'Vector', 'Map', 'Table', 'table', 'ofEntries', 'linkedMapOf', 'hashMapOf', 'TheoryData', 'combine', 'Set',
  'OrderedDict', 'LinkedHashMap', 'HashMap', 'values', 'forAll', 'Values', 'ValuesIn',
]); // prettier-ignore

/** Calls that give back the table they get, or that they are called on. */
const PASSING_CALLS: ReadonlySet<string> = new Set([
  'entries', 'freeze', 'deepFreeze', 'enumerate', 'iter', 'items', 'into_iter', 'stream', 'each_with_index', 'entrySet',
  'sorted', 'dict', 'values', 'withIndex', 'each', 'toList', 'from', 'iter_mut', 'copy', 'deepcopy', 'to_vec', 'Enumerable', 'ipairs',
  'pairs',
]); // prettier-ignore

/** Calls whose arguments are one row. */
const ROW_CALLS =
  /^(?:param|arguments|Arguments|args|row|Row|Tuple|tuple|TestCaseData|entry|Entry|of|Pair|Triple|to|case|Case|pair|make_pair|make_tuple|tc|t)$/;

/** The table behind an expression, names and wrapping calls taken off; null when there is none. */
export function tableOf(node: SyntaxNode, test: TestReading): SyntaxNode | null {
  let current = node;
  for (let steps = 0; steps < 8; steps++) {
    switch (current.kind) {
      case 'list':
        return current.elements.length > 0 ? current : null;
      case 'map':
        return current.entries.length > 0 ? current : null;
      case 'unary':
        current = current.operand;
        break;
      case 'function': {
        // Pest's `->with(function () { yield ['a', 1]; … })`.
        const given = returnsOf(current);
        const [whole] = given;
        if (!whole) return null;
        if (given.length > 1) return { kind: 'list', range: current.range, elements: given };
        current = whole;
        break;
      }
      case 'block': {
        const only = current.children[0];
        if (!only || current.children.length !== 1) return null;
        current = only;
        break;
      }
      case 'name':
      case 'member': {
        const value = test.scope.valueOf(usedName(current) ?? lastPart(dottedName(current)), current.range.startLine);
        if (!value || value === current) return null;
        current = value;
        break;
      }
      case 'call': {
        const inner = tableInCall(current, test);
        if (inner === null || inner === current) return inner;
        current = inner;
        break;
      }
      default:
        return null;
    }
  }
  return null;
}

/** Rows in the arguments make the call itself the table; `Object.entries(T)`, `T.items()`, `rows()` lead to another. */
function tableInCall(call: CallNode, test: TestReading): SyntaxNode | null {
  const helper = calledWithout(call);
  const provided = helper === null ? undefined : test.reading.file.providers.get(helper);
  if (provided) return { kind: 'list', range: call.range, elements: provided };
  const returned = helper === null ? undefined : test.reading.file.fixtures.get(helper);
  if (returned) return returned;
  const name = lastPart(dottedName(call.callee));
  if (call.callee.kind === 'list' || call.callee.kind === 'map') return call.callee;
  if (name === 'zip') return zipped(call, test);
  if (name === 'ValuesIn') return call.arguments.findLast(({ kind }) => kind === 'list' || kind === 'name') ?? null;
  const [first] = call.arguments;
  if (PASSING_CALLS.has(name) && (!first || call.arguments.length === 1)) {
    return first ?? (call.callee.kind === 'member' ? call.callee.object : null);
  }
  if (!first || !(HOLDING_CALLS.has(name) || call.isConstruction)) return null;
  return call.arguments.length === 1 && !isRow(first) ? first : call;
}

/** `zip(["a", "b"], [1, 2])`: the first with the first, the second with the second. */
function zipped(call: CallNode, test: TestReading): SyntaxNode | null {
  const columns = call.arguments.map((column) => {
    const table = tableWithin(column, test);
    return table ? elementsOf(table) : [];
  });
  const [first = []] = columns;
  if (columns.length < 2 || columns.some((column) => column.length !== first.length)) return null;
  const elements = first.map((cell, at): SyntaxNode => ({
    kind: 'list',
    range: cell.range,
    elements: columns.flatMap((column) => column[at] ?? []),
  }));
  return { kind: 'list', range: call.range, elements };
}

/** A column of literals, or a name for it; a `zip` of `zip`s would be followed as deep as somebody writes it. */
function tableWithin(column: SyntaxNode, test: TestReading): SyntaxNode | null {
  return column.kind === 'call' ? null : tableOf(column, test);
}

function isRow(node: SyntaxNode): boolean {
  return (node.kind === 'call' && ROW_CALLS.test(lastPart(dottedName(node.callee)))) || isInfixPair(node);
}

/** Kotlin's `a to b`, Scala's `a -> b`. */
export function isInfixPair(node: SyntaxNode): boolean {
  return node.kind === 'binary' && (node.operator === 'to' || node.operator === '->' || node.operator === '=>');
}

/** Rows that stand as arguments side by side; a single one is the table itself. */
export function spread(rows: readonly SyntaxNode[], place: SyntaxNode): SyntaxNode {
  const [only] = rows;
  return only && rows.length === 1 && !isRow(only) ? only : { kind: 'list', range: place.range, elements: rows };
}

/** ScalaTest's `Table(("a", "b"), (1, 2))`, Kotest's `table(headers("a", "b"), row(1, 2))`: the first names the columns. */
function withoutHeader(call: CallNode): readonly SyntaxNode[] {
  const [first] = call.arguments;
  const name = lastPart(dottedName(call.callee));
  const isHeader =
    name === 'Table' && first?.kind === 'list' && first.elements.every((element) => element.kind === 'string');
  const isKotlinHeader = first?.kind === 'call' && dottedName(first.callee) === 'headers';
  return isHeader || isKotlinHeader ? call.arguments.slice(1) : call.arguments;
}

/** The rows of a table that {@link tableOf} found. */
export function elementsOf(table: SyntaxNode): readonly SyntaxNode[] {
  switch (table.kind) {
    case 'list':
      return table.elements;
    case 'map':
      return table.entries;
    case 'call':
      return withoutHeader(table);
    default:
      return [];
  }
}
