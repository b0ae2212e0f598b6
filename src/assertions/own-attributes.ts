import type { CallNode, PairNode, SyntaxNode } from '../model/source.ts';
import { calleeName } from './calls.ts';
import { keyText } from './collect.ts';
import { tablesNamed, type Table } from './tables.ts';
import { textRows } from './text-cells.ts';
import { literalText } from './values.ts';

/** Keys under which an annotation gives what it would otherwise give without one. */
const UNNAMED = /^(?:value|values|rows|data|args|arguments)$/;
/** Keys under which it names the function that holds the rows. */
const NAMING = /^(?:method|methods|source|provider|member|memberName)$/;

/** Tables of the file that an attribute of a project's own names: `[Rows(nameof(Tolls))]`, `@Parameters(method = "tolls")`. */
export function namedTables(
  args: readonly SyntaxNode[],
  place: SyntaxNode,
  columns: readonly string[],
): readonly Table[] {
  return args.flatMap((argument) => {
    const value = argument.kind !== 'pair' ? argument : NAMING.test(keyText(argument.key)) ? argument.value : null;
    const name = value ? nameOf(value) : '';
    return /^[\p{L}_]\w{0,80}$/u.test(name) ? tablesNamed(name, place, columns) : [];
  });
}

function nameOf(value: SyntaxNode): string {
  if (value.kind === 'call') {
    const [named] = calleeName(value) === 'nameof' ? value.arguments : [];
    return named?.kind === 'name' ? named.text : named?.kind === 'member' ? named.property : '';
  }
  return literalText(value) ?? '';
}

/**
 * Rows of an attribute that a project has made for itself. Their arguments are a row, a list of rows, or the columns of
 * one: `[JsonRow("{…}", 3)]`, `@Pairs({"a, 1", "b, 2"})`, `#[parameterized(text = { "a", "b" }, want = { 1, 2 })]`.
 */
export function ownRows({ arguments: args, range }: CallNode, columns: readonly string[]): readonly SyntaxNode[] {
  const given = args.flatMap(plain);
  const named = given.flatMap((argument) =>
    argument.kind === 'pair' && argument.key.kind === 'name' ? [argument] : [],
  );
  const unnamed = given.flatMap(cellsOf);
  const known = named.filter(({ key }) => columns.includes(keyText(key)));
  if (unnamed.length === 0) return namedRows(named, known, range);
  const [only] = unnamed;
  if (only && unnamed.length === 1 && known.length === 0) return rowsIn(only, columns);
  const areRows = unnamed.every((row) => row.kind === 'list' && row.elements.length === columns.length);
  if (areRows && known.length === 0) return unnamed;
  return [{ kind: 'list', range, elements: [...unnamed, ...known] }];
}

/** A list may stand under a key that says nothing, or in braces. */
function plain(argument: SyntaxNode): readonly SyntaxNode[] {
  if (argument.kind !== 'pair') return [bare(argument)];
  const value = bare(argument.value);
  return [UNNAMED.test(keyText(argument.key)) && value.kind === 'list' ? value : { ...argument, value }];
}

function bare(value: SyntaxNode): SyntaxNode {
  return value.kind === 'block' ? { kind: 'list', range: value.range, elements: value.children } : value;
}

function namedRows(
  named: readonly PairNode[],
  known: readonly PairNode[],
  range: SyntaxNode['range'],
): readonly SyntaxNode[] {
  const lists = named.flatMap(({ value }) => (value.kind === 'list' ? [value.elements] : []));
  const areLists = lists.length > 0 && lists.length === named.length;
  // Each of them is a row with its name.
  if (areLists && known.length === 0) return named;
  if (known.length < named.length || known.length === 0) return [];
  const [first = []] = lists;
  if (!areLists || lists.some((list) => list.length !== first.length))
    return [{ kind: 'list', range, elements: known }];
  // Each of them is a column.
  return first.map((cell, at) => ({
    kind: 'list',
    range: cell.range,
    elements: named.flatMap((pair, i): readonly SyntaxNode[] => {
      const value = lists[i]?.[at];
      return value ? [{ ...pair, range: value.range, value }] : [];
    }),
  }));
}

/** `"a" => 1` says what is returned for a text; a name of something else is no value. */
function cellsOf(argument: SyntaxNode): readonly SyntaxNode[] {
  if (argument.kind === 'call' && /^(?:nameof|typeof)$/.test(calleeName(argument))) return [];
  if (argument.kind !== 'pair') return [argument];
  return argument.key.kind === 'name' ? [] : [argument.key, returned(argument.value)];
}

/** What a row says is returned for it. */
export function returned(value: SyntaxNode): SyntaxNode {
  return { kind: 'pair', range: value.range, key: { kind: 'name', range: value.range, text: 'expected' }, value };
}

function rowsIn(only: SyntaxNode, columns: readonly string[]): readonly SyntaxNode[] {
  if (only.kind !== 'list') return rowsOf(only, columns);
  const { elements } = only;
  const areRows = elements.every(
    (element) => element.kind === 'list' || element.kind === 'call' || rowsOfText(element, columns) !== null,
  );
  if (columns.length === 1 || areRows) return elements.flatMap((element) => rowsOf(element, columns));
  return [only];
}

function rowsOfText(node: SyntaxNode, columns: readonly string[]): readonly SyntaxNode[] | null {
  const text = literalText(node);
  return text === null ? null : textRows(text, columns.length, node);
}

function rowsOf(node: SyntaxNode, columns: readonly string[]): readonly SyntaxNode[] {
  const { range } = node;
  if (node.kind === 'list') return [node];
  if (node.kind === 'call') return [{ kind: 'list', range, elements: node.arguments }];
  return rowsOfText(node, columns) ?? [{ kind: 'list', range, elements: [node] }];
}
