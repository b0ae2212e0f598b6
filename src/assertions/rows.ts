import type { KnownValue, OracleCase, Role } from '../model/oracle.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { Usage } from './claim.ts';
import { collect, keyText } from './collect.ts';
import type { TestReading } from './reading.ts';
import { spend } from './reading.ts';
import { usedName } from './scope.ts';
import { append } from './stack.ts';
import { elementsOf, isInfixPair, tableOf } from './tables.ts';
import type { Table } from './tables.ts';
import { literalText, textValues } from './values.ts';
import { columnRole, namesRow } from './words.ts';

/** What the rows of a table gave. */
export interface RowReading {
  readonly cases: readonly OracleCase[];
  readonly ids: readonly string[];
}

const NO_ROWS: RowReading = { cases: [], ids: [] };

interface Cell {
  readonly name: string;
  readonly node: SyntaxNode;
  /** The key of a record; a field name of the test's data. */
  readonly key?: SyntaxNode;
}

interface Row {
  readonly node: SyntaxNode;
  readonly cells: readonly Cell[];
  /** What names the row, with its place. */
  readonly id: { readonly text: string; readonly node: SyntaxNode } | null;
}

/**
 * Reads every row of a table into one case.
 *
 * A cell is expected or names its row if its column, its field or its use in the test's assertions says so. If nothing
 * says what is expected, the last cell is; all others are inputs.
 */
export function readRows(table: Table, usage: Usage, name: string, test: TestReading): RowReading {
  const found = tableOf(table.rows, test);
  if (!found || test.reading.tables.has(found)) return NO_ROWS;
  test.reading.tables.add(found);
  const cases: OracleCase[] = [];
  const ids: string[] = [];
  const elements = elementsOf(found);
  // What names the columns is no data.
  const header = found.kind === 'call' && found.arguments[0] !== elements[0] ? found.arguments[0] : undefined;
  if (header) walk(header, (node) => void test.reading.taken.add(node));
  for (const element of elements) {
    if (test.reading.budget <= 0) break;
    const row = rowOf(element, table.columns, usage, test);
    const values = rowValues(row, usage, table.isNamedFirst === true, test);
    if (row.id) ids.push(row.id.text);
    else {
      const named = values.find((value) => value.role === 'case-id');
      if (named) ids.push(named.text);
    }
    if (values.length > 0) cases.push(caseOf('row', name, row.node, values));
  }
  return { cases, ids };
}

/** A case at a place. */
export function caseOf(
  kind: OracleCase['kind'],
  name: string,
  place: Pick<SyntaxNode, 'range'>,
  values: readonly KnownValue[],
): OracleCase {
  return { kind, name, startLine: place.range.startLine, endLine: place.range.endLine, values };
}

function rowOf(element: SyntaxNode, columns: readonly string[], usage: Usage, test: TestReading): Row {
  const positional = (nodes: readonly SyntaxNode[]): Cell[] =>
    nodes.map((node, index) =>
      node.kind === 'pair' && node.key.kind === 'name'
        ? { name: keyText(node.key), node: node.value }
        : { name: (columns[index] ?? '').replace(/^[$@&*]{1,2}/, ''), node },
    );
  const isWhole = !hasExpectedField(plain(element, test), usage) && !saysReturned(element);
  if (columns.length === 1 && isWhole && !isTakenApart(element, columns[0] ?? '', usage)) {
    return { node: element, cells: positional([element]), id: null };
  }
  if (element.kind === 'pair') {
    const key = keyText(element.key);
    // A pair of a pair is no table; following it would recurse as deep as somebody writes it.
    const inner = element.value.kind === 'pair' ? null : rowOf(element.value, [], usage, test);
    if (inner === null || (inner.cells.length < 2 && element.value.kind !== 'map')) {
      return { node: element, cells: positional([element.key, element.value]), id: null };
    }
    const cells = inner.cells.map((cell, at) =>
      cell.name === '' ? { ...cell, name: columnAfterKey(columns, at, inner) } : cell,
    );
    return namesRow(key)
      ? { node: element, cells, id: { text: key, node: element.key } }
      : { node: element, cells: [{ name: '', node: element.key }, ...cells], id: null };
  }
  const value = plain(element, test);
  if (isInfixPair(value) && value.kind === 'binary') {
    return { node: element, cells: positional([value.left, value.right]), id: null };
  }
  switch (value.kind) {
    case 'list':
      return { node: element, cells: positional(value.elements), id: null };
    case 'map':
      return { node: element, cells: value.entries.map(entryCell), id: null };
    case 'call': {
      const [record] = value.arguments;
      const isRecord = value.arguments.length === 1 && (record?.kind === 'map' || record?.kind === 'list');
      if (value.isConstruction && isRecord) return { ...rowOf(record, columns, usage, test), node: element };
      return callRow(value, element, positional);
    }
    default:
      return { node: element, cells: positional([element]), id: null };
  }
}

/** A single parameter that gets a whole record, of which one field says what is expected. */
function hasExpectedField(node: SyntaxNode, usage: Usage): boolean {
  if (node.kind !== 'map') return false;
  return node.entries.some((entry) => {
    const name = entry.kind === 'pair' ? keyText(entry.key) : '';
    return name !== '' && (usage.expected.has(name) || columnRole(name) === 'expected');
  });
}

/** A record of which the assertions feed one part and expect another: `toll(row.gate) == row.cents`. */
function isTakenApart(element: SyntaxNode, column: string, usage: Usage): boolean {
  return (
    element.kind === 'call' && element.arguments.length > 1 && usage.expected.has(column) && usage.input.has(column)
  );
}

/** A row for a single parameter that says what is returned: `new TestCaseData("a").Returns(1)`, `"a" => 1`. */
function saysReturned(element: SyntaxNode): boolean {
  const row = element.kind === 'pair' ? element.value : element;
  if (row.kind === 'list') return row.elements.some((cell) => cell.kind === 'pair' && keyText(cell.key) === 'expected');
  return row.kind === 'call' && row.callee.kind === 'member' && row.callee.object.kind === 'call';
}

/** Columns may or may not count the key of the map: `for id, (a, b, want)` and `testScale(a, b, want)`. */
function columnAfterKey(columns: readonly string[], at: number, inner: Row): string {
  const shift = columns.length === inner.cells.length + 1 ? 1 : 0;
  return columns.length >= inner.cells.length ? (columns[at + shift] ?? '') : '';
}

function entryCell(entry: SyntaxNode): Cell {
  return entry.kind === 'pair'
    ? { name: keyText(entry.key), node: entry.value, key: entry.key }
    : { name: '', node: entry };
}

/** `pytest.param(…, id="x")`, `new TestCaseData(…).Returns(x).SetName("y")`, `Case("a", 1)`. */
function callRow(call: CallNode, element: SyntaxNode, positional: (nodes: readonly SyntaxNode[]) => Cell[]): Row {
  const cells: Cell[] = [];
  let id: Row['id'] = null;
  let current: SyntaxNode = call;
  for (let links = 0; links < 10; links++) {
    const callee: SyntaxNode = current.callee;
    const method = callee.kind === 'member' ? callee.property : '';
    const [first] = current.arguments;
    if (callee.kind === 'member' && callee.object.kind === 'call' && first) {
      const text = literalText(first);
      if (/^(?:SetName|named|withName)$/.test(method) && text !== null) id = { text, node: first };
      else if (method === 'Returns') cells.push({ name: 'expected', node: first });
      current = callee.object;
      continue;
    }
    const values = current.arguments.filter((argument) => {
      if (argument.kind !== 'pair' || argument.key.kind !== 'name') return true;
      if (argument.key.text !== 'id') return argument.key.text !== 'marks';
      const text = literalText(argument.value);
      if (text !== null) id = { text, node: argument.value };
      return false;
    });
    return { node: element, cells: [...positional(values), ...cells], id };
  }
  return { node: element, cells, id };
}

/** A row may stand behind a name of the file, or behind `&`. */
function plain(node: SyntaxNode, test: TestReading): SyntaxNode {
  let current = node;
  for (let steps = 0; steps < 4; steps++) {
    if (current.kind === 'unary') current = current.operand;
    else if (current.kind === 'block' && current.children.length === 1 && current.children[0])
      [current] = [current.children[0]];
    else if (current.kind === 'name') {
      const value = test.scope.valueOf(usedName(current) ?? '', current.range.startLine);
      if (value?.kind !== 'list' && value?.kind !== 'map') return current;
      current = value;
    } else return current;
  }
  return current;
}

function rowValues(row: Row, usage: Usage, isNamedFirst: boolean, test: TestReading): readonly KnownValue[] {
  const roles = cellRoles(row, usage, isNamedFirst);
  const values: KnownValue[] = [];
  if (row.id) {
    test.reading.taken.add(row.id.node);
    append(values, spend(test.reading, textValues(row.id.text, 'case-id', row.id.node.range.startLine)));
  }
  row.cells.forEach((cell, index) => {
    if (cell.key) append(values, collect([cell.key], 'field', test));
    append(values, collect([cell.node], roles[index] ?? 'input', test));
  });
  return values;
}

function cellRoles(row: Row, usage: Usage, isNamedFirst: boolean): readonly Role[] {
  const { cells } = row;
  const roles = cells.map((cell): Role | null => {
    if (cell.name === '') return null;
    const isExpected = usage.expected.has(cell.name);
    if (isExpected !== usage.input.has(cell.name)) return isExpected ? 'expected' : 'input';
    return columnRole(cell.name);
  });
  if (isNamedFirst && cells.length > 2 && cells.every((cell) => cell.name === '')) roles[0] = 'case-id';
  if (!roles.includes('expected') && cells.length > 1) {
    const last = roles.length - 1;
    if (roles[last] === null) roles[last] = 'expected';
    else if (roles[last] === 'input' && usage.expected.size === 0 && usage.input.size === 0) roles[last] = 'expected';
  }
  const named = roles.indexOf('case-id');
  if (named >= 0 && !roles.some((role, index) => role === 'input' || (role === null && index !== named))) {
    roles[named] = 'input';
  }
  return roles.map((role, index) => (role === 'case-id' && !isText(cells[index]) ? 'input' : (role ?? 'input')));
}

function isText(cell: Cell | undefined): boolean {
  return cell !== undefined && literalText(cell.node) !== null;
}
