import type { Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';

/** Longer texts are documents, and no rows. */
const LONGEST_ROW = 10_000;

/** What separates the cells of a row that is written as one text. */
const DELIMITERS = [',', '|', ';', '\t'] as const;

/** Rows within rows that are still taken apart. */
const DEEPEST = 3;

/**
 * The rows that one text holds, where they have as many cells as the rows need: JSON, or values with something between.
 */
export function textRows(text: string, count: number, place: SyntaxNode): readonly SyntaxNode[] | null {
  const { range } = place;
  const listed = /^\s*\[/.test(text) ? jsonCells(text, range) : null;
  if (listed) {
    if (listed.every((row) => row.kind === 'list' || row.kind === 'map')) return listed;
    return listed.length === count ? [{ kind: 'list', range, elements: listed }] : null;
  }
  if (count < 2 || text.length > LONGEST_ROW || text.includes('\n')) return null;
  for (const delimiter of DELIMITERS) {
    const elements = cellsBetween(text, delimiter, place);
    if (elements.length === count) return [{ kind: 'list', range, elements }];
  }
  return null;
}

/** The cells of a row of text; quotes keep what separates them. */
export function cellsBetween(text: string, delimiter: string, place: SyntaxNode): readonly SyntaxNode[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of text.slice(0, LONGEST_ROW)) {
    if (character === "'") isQuoted = !isQuoted;
    else if (character === delimiter.charAt(0) && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  cells.push(cell);
  return cells.map((value) => ({ kind: 'string', range: place.range, value: value.trim(), isDocumentation: false }));
}

/** The cells of a list of JSON; null when the text is none. */
export function jsonCells(source: string, range: Range): readonly SyntaxNode[] | null {
  if (source.length > LONGEST_ROW) return null;
  let row: unknown;
  try {
    row = JSON.parse(source);
  } catch {
    return null;
  }
  return Array.isArray(row) ? row.map((cell: unknown) => nodeOf(cell, range, DEEPEST)) : null;
}

/** What is nested deeper than rows are is kept as its text. */
function nodeOf(value: unknown, range: Range, depth: number): SyntaxNode {
  const number = typeof value === 'number' ? canonicalNumber(String(value)) : null;
  if (number !== null) return { kind: 'number', range, value: number };
  if (value === null || typeof value === 'boolean')
    return { kind: 'constant', range, value: value === null ? 'null' : value ? 'true' : 'false' };
  if (depth > 0 && Array.isArray(value))
    return { kind: 'list', range, elements: value.map((cell: unknown) => nodeOf(cell, range, depth - 1)) };
  if (depth > 0 && typeof value === 'object') return mapOf(value, range, depth - 1);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { kind: 'string', range, value: text, isDocumentation: false };
}

function mapOf(record: object, range: Range, depth: number): SyntaxNode {
  const entries = Object.entries(record).map(([key, value]): SyntaxNode => ({
    kind: 'pair',
    range,
    key: { kind: 'string', range, value: key, isDocumentation: false },
    value: nodeOf(value, range, depth),
  }));
  return { kind: 'map', range, entries };
}
