import { append } from '../model/lists.ts';
import type { AssignNode, CallNode, ClassNode, FunctionNode, ListNode, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import { pushReversed } from './stack.ts';

/** Rows that one provider gives; a hostile file could write thousands. */
const MOST_ROWS = 5_000;

const ADDING = /^(?:add|Add|push|append|addRow|AddRow)$/;

/** The methods by which a class hands out its rows: xUnit's `ClassData`, JUnit's `ArgumentsProvider`. */
const GIVING = /^(?:GetEnumerator|provideArguments|getIterator|iterator)$/;

/** The values of every `return` and `yield` of a function, nested functions aside, in source order. */
export function returnsOf(definition: FunctionNode): readonly SyntaxNode[] {
  const values: SyntaxNode[] = [];
  const pending: SyntaxNode[] = [definition.body];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'return' && node.value) values.push(node.value);
    else if ((node.kind !== 'function' || isGetter(node)) && node.kind !== 'class') {
      pushReversed(pending, childrenOf(node));
    }
  }
  return values;
}

/** C#'s `Rows { get { … } }`. */
function isGetter(node: FunctionNode): boolean {
  return node.name === 'get' && node.parameters.length === 0;
}

/**
 * The rows that a function gives one by one: by several `return`s or `yield`s, or by adding them to what it returns
 * (`data.Add("tin", 7265)`, `$rows[] = ['a', 1]`). None when it says what it gives in one place.
 */
export function rowsGivenBy(definition: FunctionNode): readonly SyntaxNode[] {
  const returned = returnsOf(definition);
  const [value] = returned;
  if (!value) return [];
  return returned.length > 1 ? returned : rowsAddedTo(baseName(value), definition.body);
}

/** The rows of a class that is a data source: those of its enumerator, or those that its constructor adds. */
export function rowsOfClass(definition: ClassNode): readonly SyntaxNode[] {
  const rows: SyntaxNode[] = [];
  for (const member of membersOf(definition)) {
    if (member.kind !== 'function') continue;
    if (GIVING.test(member.name)) {
      const given = rowsGivenBy(member);
      const [whole] = returnsOf(member);
      append(rows, given.length > 0 ? given : whole ? rowsIn(whole) : []);
    } else if (member.name === definition.name) append(rows, rowsAddedTo('', member.body));
  }
  return rows.slice(0, MOST_ROWS);
}

function membersOf({ body }: ClassNode): readonly SyntaxNode[] {
  return body.kind === 'block' ? body.children : [body];
}

/** Rows that an expression holds: `Stream.of(arguments(…), arguments(…))`, `[[…], […]]`. */
function rowsIn(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.kind === 'list') return node.elements;
  return node.kind === 'call' && node.arguments.length > 1 ? node.arguments : [];
}

/** The name that an expression begins with: `b` of `b.build()`; not empty only when nothing but calls follow it. */
function baseName(node: SyntaxNode): string {
  let current = node;
  for (let links = 0; links < 5; links++) {
    if (current.kind === 'call' && current.callee.kind === 'member') current = current.callee.object;
    else break;
  }
  return current.kind === 'name' ? plainName(current.text) : '-';
}

function plainName(text: string): string {
  return text.replace(/^[$@]/, '');
}

/** @param name What they are added to; empty for the object itself. */
function rowsAddedTo(name: string, body: SyntaxNode): readonly SyntaxNode[] {
  const rows: SyntaxNode[] = [];
  const pending: SyntaxNode[] = [body];
  for (let node = pending.pop(); node && rows.length < MOST_ROWS; node = pending.pop()) {
    const row =
      node.kind === 'call' ? addedBy(node, name) : node.kind === 'assign' ? assignedBy(node, name, rows) : null;
    if (row) rows.push(row);
    else if (node.kind !== 'class') pushReversed(pending, childrenOf(node));
  }
  return rows;
}

function addedBy(call: CallNode, name: string): SyntaxNode | null {
  const { callee, arguments: cells } = call;
  const [only] = cells;
  if (!only) return null;
  if (callee.kind === 'member') {
    if (!ADDING.test(callee.property)) return null;
    const owner = plainName(dottedName(callee.object));
    if (owner !== name && !(name === '' && /^(?:this|self|base|super)$/.test(owner))) return null;
  } else if (callee.kind !== 'name' || name !== '' || !ADDING.test(callee.text)) return null;
  return cells.length === 1 ? only : listOf(cells, call);
}

/** PHP's `$rows[] = …`, which the tree keeps as an assignment of the whole, and `rows["odd"] = …`. */
function assignedBy(
  { target, value, range }: AssignNode,
  name: string,
  rows: readonly SyntaxNode[],
): SyntaxNode | null {
  if (value.kind !== 'list' || value.elements.length < 2) return null;
  if (target.kind === 'index' && plainName(dottedName(target.object)) === name)
    return target.index.kind === 'string' ? { kind: 'pair', range, key: target.index, value } : value;
  const isAppended = target.kind === 'name' && plainName(target.text) === name && value.elements.every(isCell);
  return isAppended || (rows.length > 0 && target.kind === 'name' && plainName(target.text) === name) ? value : null;
}

/** What stands in a row, where a table would have rows. */
function isCell(node: SyntaxNode): boolean {
  return node.kind !== 'list' && node.kind !== 'map' && node.kind !== 'pair';
}

function listOf(elements: readonly SyntaxNode[], { range }: SyntaxNode): ListNode {
  return { kind: 'list', range, elements };
}
