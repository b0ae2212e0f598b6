import type { CallNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { calleeName } from './calls.ts';
import { keyText } from './collect.ts';
import type { Table } from './tables.ts';
import { literalText } from './values.ts';

/** Cells of one row that is written with bars. */
const MOST_CELLS = 50;

/**
 * The tables that a suite of rspec-parameterized is run for: `where(:a, :sum) { [[1, 3]] }`, the same with a row a line
 * (`1 | 3`), and `where(a: [1, 2], b: [3])`, which says of each name what it may be.
 */
export function whereTables(suite: FunctionNode): readonly Table[] {
  const calls = statementsOf(suite).filter((statement) => statement.kind === 'call');
  // Elsewhere a `where` asks a database.
  if (!calls.some((call) => calleeName(call) === 'with_them')) return [];
  return calls.filter((call) => call.callee.kind === 'name' && call.callee.text === 'where').flatMap(tablesOf);
}

function tablesOf(where: CallNode): readonly Table[] {
  const block = where.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  if (!block) return where.arguments.flatMap(valuesTables);
  const columns = where.arguments.flatMap((argument) => literalText(argument) ?? []);
  const statements = statementsOf(block);
  const rows = statements.flatMap((statement) => barredRow(statement) ?? []);
  const [only] = statements;
  if (rows.length === statements.length && rows.length > 0)
    return [{ rows: { kind: 'list', range: block.range, elements: rows }, columns }];
  return only && statements.length === 1 ? [{ rows: only, columns }] : [];
}

function valuesTables(argument: SyntaxNode): readonly Table[] {
  if (argument.kind === 'map') return argument.entries.flatMap(valuesTables);
  return argument.kind === 'pair' ? [{ rows: argument.value, columns: [keyText(argument.key)] }] : [];
}

/** `'tin' | 4 | 7265`. */
function barredRow(statement: SyntaxNode): SyntaxNode | null {
  const cells: SyntaxNode[] = [];
  let current = statement;
  while (current.kind === 'binary' && current.operator === '|' && cells.length < MOST_CELLS) {
    cells.push(current.right);
    current = current.left;
  }
  if (cells.length === 0) return null;
  return { kind: 'list', range: statement.range, elements: [current, ...cells.reverse()] };
}

function statementsOf({ body }: FunctionNode): readonly SyntaxNode[] {
  const statements = body.kind === 'block' ? body.children : [body];
  return statements.map((statement) => (statement.kind === 'return' && statement.value ? statement.value : statement));
}
