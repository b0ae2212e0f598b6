import type { AssignNode, CallNode, FunctionNode, IndexNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { calleeName } from './calls.ts';
import type { TestReading } from './reading.ts';
import { usedName } from './scope.ts';
import { pushReversed } from './stack.ts';
import { elementsOf, spread, tableOf } from './tables.ts';
import type { Table } from './tables.ts';
import { columnRole } from './words.ts';

/** Methods that call a function once for each element of their object. */
const EACH_METHODS: ReadonlySet<string> = new Set([
  'forEach', 'each', 'map', 'every', 'all', 'flatMap', 'each_with_index', 'for_each', 'collect', 'each_pair', 'foreach',
  'forAll', 'with', 'each_entry', 'onEach', 'forEachIndexed', 'any', 'some', 'filter',
]); // prettier-ignore

/** Whether a node may run something once for each row of a table. */
export function isLoop(node: SyntaxNode): boolean {
  return node.kind === 'loop' || (node.kind === 'call' && EACH_METHODS.has(calleeName(node)));
}

/**
 * The table that a loop walks through, with the names it gives to the cells: `for a, want in rows`,
 * `foreach ($cases as $id => [$a, $want])`, `for _, tc := range tests`, `rows.forEach(([a, want]) => …)`.
 * Null when the node is no loop, or goes over something that the file does not spell out.
 */
export function loopTable(node: SyntaxNode, test: TestReading): Table | null {
  if (node.kind === 'loop') {
    const table = headerTable(node.header, test);
    return table ? { ...table, isNamedFirst: namesSubtests(node.body) } : null;
  }
  if (node.kind === 'assign') return generatedTable(node);
  if (node.kind !== 'call') return null;
  if (node.callee.kind === 'name' && /^(?:forAll|forNone|forEvery)$/.test(node.callee.text)) return propertyTable(node);
  if (node.callee.kind !== 'member' || !EACH_METHODS.has(calleeName(node))) return null;
  const callback = node.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  const [first] = node.arguments;
  // Elixir's `Enum.each(rows, fn {text, n} -> … end)`.
  if (callback && first && first !== callback && /^(?:Enum|Stream)$/.test(dottedName(node.callee.object)))
    return tableOf(first, test) ? { rows: first, columns: namedCells(clauseNames(callback)) } : null;
  if (!callback || !tableOf(node.callee.object, test)) return null;
  return { rows: node.callee.object, columns: namedCells(callback.parameters.map((parameter) => parameter.name)) };
}

/** Names that the first clause of a function takes apart. */
function clauseNames({ body, parameters }: FunctionNode): readonly string[] {
  const only = body.kind === 'block' && body.children.length === 1 ? body.children[0] : body;
  const patterns = only?.kind === 'switch' ? (only.arms[0]?.patterns ?? []) : [];
  const names = patterns.flatMap((pattern) => (pattern.kind === 'list' ? pattern.elements : [pattern]));
  return names.length > 0 ? names.map((name) => usedName(name) ?? '') : parameters.map(({ name }) => name);
}

/** `forAll(row("a", 1), row("b", 2)) { text, n -> … }`, `forAll(table) { (text, n) => … }`. */
function propertyTable(call: CallNode): Table | null {
  const callback = call.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  const rows = call.arguments.filter((argument) => argument !== callback);
  if (!callback || rows.length === 0) return null;
  return { rows: spread(rows, call), columns: namedCells(callback.parameters.map((parameter) => parameter.name)) };
}

/**
 * Catch2's `auto [text, n] = GENERATE(table<…>({ {"a", 1}, {"b", 2} }))`, `std::tie(text, n) = GENERATE(…)`,
 * `auto row = GENERATE(Row{"a", 1}, Row{"b", 2})`.
 */
export function generatedTable({ target, value }: AssignNode): Table | null {
  if (value.kind !== 'call' || calleeName(value) !== 'GENERATE') return null;
  const targets = target.kind === 'list' ? target.elements : target.kind === 'call' ? target.arguments : [target];
  const columns = targets.map((element) => usedName(element) ?? '');
  // `as<std::string>{}` only tells a type.
  const rows = value.arguments.filter((row) => !(row.kind === 'call' && calleeName(row) === 'as'));
  return rows.length === 0 ? null : { rows: spread(rows, value), columns };
}

/** Languages whose tests walk through a table by its index: `cases[i].want`. */
const INDEXING: ReadonlySet<string> = new Set(['c', 'cpp', 'csharp', 'java', 'rust', 'lua', 'perl', 'php', 'swift']);

/** `cases[i]`, where the file says what `cases` holds: every row, not all of them in one case. */
export function indexedTable(node: IndexNode, test: TestReading): Table | null {
  if (!INDEXING.has(test.reading.tree.language) || node.object.kind !== 'name') return null;
  if (node.index.kind === 'number' || node.index.kind === 'string') return null;
  const rows = tableOf(node.object, test);
  const elements = rows ? elementsOf(rows) : [];
  const hasRows = elements.length > 1 && elements.every((element) => element.kind === 'list' || element.kind === 'map');
  return hasRows ? { rows: node.object, columns: [] } : null;
}

/** The tables that an assertion reads by index. */
export function indexedTables(assertion: SyntaxNode, test: TestReading): readonly Table[] {
  if (!INDEXING.has(test.reading.tree.language)) return [];
  const tables: Table[] = [];
  walk(assertion, (node) => {
    const table = node.kind === 'index' && tables.length < 10 ? indexedTable(node, test) : null;
    if (table) tables.push(table);
  });
  return tables;
}

/** `t.Run(tc.name, …)`: the rows carry names. */
function namesSubtests(body: SyntaxNode): boolean {
  let found = false;
  walk(body, (node) => {
    if (found || (node.kind === 'loop' && node.body !== body)) return false;
    if (node.kind !== 'call' || !/^(?:Run|subTest|it|test)$/.test(calleeName(node))) return undefined;
    const [first] = node.arguments;
    found = first?.kind === 'member' && columnRole(first.property) === 'case-id';
    return undefined;
  });
  return found;
}

function headerTable(header: readonly SyntaxNode[], test: TestReading): Table | null {
  const nodes = header
    .flatMap((node) => (node.kind === 'assign' ? [node.target, node.value] : [node]))
    .flatMap(unwrapped);
  const at = nodes.findLastIndex((node) => !isPattern(node) && tableOf(node, test) !== null);
  const rows = nodes[at];
  if (rows === undefined) return null;
  const columns: string[] = [];
  const pending: SyntaxNode[] = nodes.filter((_, index) => index !== at).reverse();
  for (let node = pending.pop(); node && columns.length < 50; node = pending.pop()) {
    // `for (auto [key, value] : rows)`: a type, not a name.
    if (node.kind === 'name' && node.text === 'auto') continue;
    if (node.kind === 'name') columns.push(usedName(node) ?? node.text);
    else if (node.kind === 'list') pushReversed(pending, node.elements);
    else if (node.kind === 'pair') pending.push(node.value, node.key);
    else if (node.kind === 'unary') pending.push(node.operand);
    else if (node.kind === 'block') pushReversed(pending, node.children);
    else if (node.kind === 'assign') pending.push(node.target);
    else if (node.kind === 'binary') pending.push(node.right, node.left);
    else if (node.kind === 'call') pushReversed(pending, node.arguments);
  }
  return { rows, columns: namedCells(columns) };
}

/** `rows as [a, b]`, `(a, b) in rows`, `x : rows`: the grammar or lexer may leave them in one expression. */
function unwrapped(node: SyntaxNode): readonly SyntaxNode[] {
  // PHP's `rows as key => value`.
  if (node.kind === 'pair' && node.key.kind === 'binary' && node.key.operator === 'as')
    return [...unwrapped(node.key), node.value];
  if (node.kind === 'binary' && /^(?:in|as|of|:|:=|<-|=>|range)$/.test(node.operator))
    return [node.left, node.right].flatMap(parted);
  return parted(node);
}

function parted(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.kind === 'block') return node.children;
  return node.kind === 'assign' ? [node.target, node.value] : [node];
}

/** A list of nothing but names binds; it is no table. */
function isPattern(node: SyntaxNode): boolean {
  switch (node.kind) {
    case 'list':
      return node.elements.every((element) => element.kind === 'name' || isPatternPart(element));
    case 'map':
      return node.entries.every((entry) => entry.kind === 'name' || isPatternPart(entry));
    default:
      return false;
  }
}

function isPatternPart(node: SyntaxNode): boolean {
  if (node.kind === 'list') return node.elements.every((element) => element.kind === 'name');
  if (node.kind === 'pair') return node.value.kind === 'name';
  return node.kind === 'unary' && node.operand.kind === 'name';
}

/** One name for the whole row (`tc`) names no cell; nor do blanks for index or key. */
function namedCells(names: readonly string[]): readonly string[] {
  const used = names.filter((name) => name !== '_' && name !== '');
  return used.length < 2 ? [] : names;
}
