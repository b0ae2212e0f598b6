import { CsvError, parse, type Info } from 'csv-parse/sync';
import type { KnownValue, OracleReading, Role } from '../model/oracle.ts';
import { addLines, addWholeFile, distinct, lineCount, linesOf } from './lines.ts';
import { roleOfKey } from './roles.ts';
import { CaseCollector, numberIn, stringValues } from './values.ts';

/** A row of cells with the lines it spans. */
export interface Row {
  readonly cells: readonly string[];
  readonly startLine: number;
  readonly endLine: number;
}

/** Rows taken from one file; beyond it the value limit is reached anyway. */
const ROW_LIMIT = 250_000;

/** Longest text that is parsed, in UTF-16 units; so many cells pass the value limit. */
const LENGTH_LIMIT = 8_000_000;

/** Cells of one row that make one case; more are taken apart. */
const WIDTH = 32;

/**
 * Reads comma-, tab-, semicolon- or bar-separated values. A header row gives fields, and roles to its columns; without
 * one, two columns are taken as input and answer. Every row is a case.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 * @param delimiter When the path tells; otherwise it is found in the first row.
 */
export function readCsv(text: string, delimiter: string | null): OracleReading {
  const collector = new CaseCollector();
  const { rows, problem } = parseRows(text, delimiter ?? detectDelimiter(text));
  collector.note(problem);
  const [first, ...others] = rows;
  if (!first) {
    if (problem !== null) addLines(collector, text);
    return collector.reading();
  }
  const header = isHeader(first, others) ? first : null;
  if (header) addHeader(collector, header);
  const roles = header ? header.cells.map((cell) => roleOfKey(cell)) : [];
  const namesAnswer = roles.includes('expected');
  const isPairs = !header && others.length > 0 && rows.every((row) => row.cells.length === 2);
  const untold: Role = namesAnswer ? 'input' : 'expected';
  for (const row of header ? others : rows) {
    if (collector.full) break;
    const values = row.cells.flatMap((cell, index) => {
      const role = isPairs ? (index === 0 ? 'input' : 'expected') : (roles[index] ?? untold);
      return stringValues(cell.trim(), role, row.startLine);
    });
    addRow(collector, row, values);
  }
  addWholeFile(collector, text);
  return collector.reading();
}

function addHeader(collector: CaseCollector, { cells, startLine, endLine }: Row): void {
  const values = cells.map((cell): KnownValue => ({
    kind: 'string',
    text: cell.trim(),
    role: 'field',
    line: startLine,
  }));
  collector.add({ kind: 'entry', name: 'header', startLine, endLine, values });
}

function addRow(collector: CaseCollector, { startLine, endLine }: Row, values: readonly KnownValue[]): void {
  const name = values.find((value) => value.role === 'case-id')?.text ?? '';
  // One hundred columns are no small case: the row is cut into neighbouring cells.
  for (let from = 0; from < values.length; from += WIDTH) {
    const part = distinct(values.slice(from, from + WIDTH));
    collector.add({ kind: 'row', name, startLine, endLine, values: part });
  }
}

function parseRows(
  text: string,
  delimiter: string,
): { readonly rows: readonly Row[]; readonly problem: string | null } {
  if (text.length > LENGTH_LIMIT) {
    const problem = 'the table is too large, so its lines are split as they stand';
    return { rows: naiveRows(text.slice(0, LENGTH_LIMIT), delimiter), problem };
  }
  try {
    // The typings know records of strings only; with `info` each comes with the place where it ended.
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      to: ROW_LIMIT,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: Info }[];
    return { rows: parsed.map(({ record, info }) => placed(record, info.lines)), problem: null };
  } catch (thrown) {
    const reason = thrown instanceof CsvError ? thrown.code : 'UNKNOWN';
    return {
      rows: naiveRows(text, delimiter),
      problem: `the table is broken (${reason}), so its lines are split as they stand`,
    };
  }
}

/** @param lastLine Number of lines up to the end of the record. */
function placed(cells: readonly string[], lastLine: number): Row {
  const breaks = cells.reduce((sum, cell) => sum + (cell.includes('\n') ? lineCount(cell) - 1 : 0), 0);
  return { cells, startLine: Math.max(1, lastLine - breaks), endLine: lastLine };
}

function naiveRows(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  for (const { text: content, line } of linesOf(text)) {
    if (content.trim() === '') continue;
    if (rows.length === ROW_LIMIT) break;
    const cells = content.split(delimiter).map((cell) => cell.trim().replace(/^"/, '').replace(/"$/, ''));
    rows.push({ cells, startLine: line, endLine: line });
  }
  return rows;
}

/** The mark that stands most often in the first row, outside of quotes. */
export function detectDelimiter(text: string): string {
  const firstLine = unquotedRow(text.slice(0, 20_000).trimStart()).replaceAll(/"[^"]*"/g, '');
  const counted = [',', '\t', ';', '|'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** The first row without its quoted cells, which may hold line breaks and other delimiters. */
function unquotedRow(text: string): string {
  let row = '';
  for (let at = 0; at < text.length && text.charAt(at) !== '\n'; at++) {
    if (text.charAt(at) === '"' && /^$|[,\t;|]/.test(row.slice(-1))) {
      let close = text.indexOf('"', at + 1);
      while (close !== -1 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2);
      if (close !== -1) {
        at = close;
        continue;
      }
    }
    row += text.charAt(at);
  }
  return row;
}

/** Whether the first row names the columns: names differ in kind from what stands below them, or name roles. */
export function isHeader(first: Pick<Row, 'cells'>, others: readonly Pick<Row, 'cells'>[]): boolean {
  const names = first.cells.map((cell) => cell.trim());
  const sample = others.slice(0, 50);
  if (sample.length === 0 || new Set(names).size !== names.length) return false;
  if (names.some((name) => name === '' || name.length > 60 || numberIn(name) !== null)) return false;
  if (names.some((name) => roleOfKey(name) !== null)) return true;
  return names.some((name, column) => {
    const below = sample.flatMap((row) => row.cells[column]?.trim() ?? []).filter((cell) => cell !== '');
    if (below.length === 0) return false;
    if (below.every((cell) => numberIn(cell) !== null)) return true;
    return isColumnName(name) && names.every(isColumnName) && !below.some(isColumnName);
  });
}

/** Lower-case or camel-case identifier: `unit_price`, `unitPrice`. */
function isColumnName(cell: string): boolean {
  return /^[a-z][A-Za-z0-9]*(?:[_ -][A-Za-z0-9]+)*$/.test(cell);
}
