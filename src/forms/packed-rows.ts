import { canonicalNumber } from '../model/value.ts';

/** One value of a table that is written as a text. */
export interface Cell {
  readonly kind: 'string' | 'number';
  readonly text: string;
}

/** Longest text that is taken apart, most rows and cells that come out, deepest JSON. */
const LONGEST = 256 * 1024;
const MOST_ROWS = 5000;
const MOST_CELLS = 64;
const DEEPEST = 12;
/** Fewest pieces that make a separator one: two words with a comma are prose. */
const FEWEST_PIECES = 3;
/** Pieces of a table are short; longer ones are sentences. */
const LONGEST_PIECE = 80;

const ROW_SEPARATORS: readonly string[] = ['\n', ';', '|', '&', ','];
const CELL_SEPARATORS: readonly string[] = ['=>', '->', '=', ':', '\t', ',', '|', ' '];

/**
 * The table that a text holds, row by row: JSON inside a string (a map gives a row a key, a list of lists a row each, a
 * flat list one row), `13:42;17:58`, `a=1&b=2`, CSV, and plain lists (`a|b|c` is one row). Rows with more than one
 * cell may pair an input with an answer.
 *
 * A separated text counts as a table only when at least three pieces agree: none is empty, none longer than 80
 * characters, none holds brackets, and for rows of several cells all have the same number of them.
 * @returns Rows in order; empty when the text is no table.
 */
export function packedRows(text: string): readonly (readonly Cell[])[] {
  const trimmed = text.trim();
  if (trimmed.length < 5 || trimmed.length > LONGEST) return [];
  if (/^[[{]/.test(trimmed)) {
    const rows = jsonRows(trimmed);
    if (rows.length > 0) return rows;
  }
  return separatedRows(trimmed);
}

function jsonRows(text: string): readonly (readonly Cell[])[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const rows: Cell[][] = [];
  collect(value, DEEPEST, rows);
  return rows.slice(0, MOST_ROWS);
}

/** Adds the rows of a JSON value. */
function collect(value: unknown, depth: number, rows: Cell[][]): void {
  if (typeof value !== 'object' || value === null || depth === 0 || rows.length >= MOST_ROWS) return;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const flat = items.flatMap((item) => cellOf(item) ?? []);
    if (flat.length > 0) rows.push(flat);
    for (const item of items) collect(item, depth - 1, rows);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = cellOf(item);
    const name = keyCell(key);
    if (found) rows.push([name, found]);
    else if (Array.isArray(item)) {
      const items: readonly unknown[] = item;
      rows.push([name, ...items.flatMap((each) => cellOf(each) ?? [])]);
      for (const each of items) collect(each, depth - 1, rows);
    } else collect(item, depth - 1, rows);
  }
}

function cellOf(value: unknown): Cell | null {
  if (typeof value === 'string') return { kind: 'string', text: value };
  if (typeof value === 'boolean') return { kind: 'string', text: String(value) };
  const number = typeof value === 'number' ? canonicalNumber(String(value)) : null;
  return number === null ? null : { kind: 'number', text: number };
}

/** Keys of JSON are always texts; one that spells a number stands for it. */
function keyCell(key: string): Cell {
  return pieceCell(key);
}

function pieceCell(piece: string): Cell {
  const trimmed = piece.trim();
  const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i.test(trimmed) ? canonicalNumber(trimmed) : null;
  return number === null ? { kind: 'string', text: trimmed } : { kind: 'number', text: number };
}

function separatedRows(text: string): readonly (readonly Cell[])[] {
  for (const separator of ROW_SEPARATORS) {
    const lines = piecesOf(text, separator);
    if (!lines || lines.length > MOST_ROWS) continue;
    for (const inner of CELL_SEPARATORS) {
      if (inner === separator) continue;
      const rows = lines.map((line) => line.split(inner));
      const width = rows[0]?.length ?? 0;
      if (width < 2 || width > MOST_CELLS || !rows.every((row) => row.length === width && row.every(isCell))) continue;
      return rows.map((row) => row.map(pieceCell));
    }
    // Lines without cells are ordinary text, and a comma within it is prose.
    if (separator !== '\n' && separator !== ' ' && lines.every((line) => !/ \S+ /.test(line.trim())))
      return [lines.map(pieceCell)];
  }
  return [];
}

function piecesOf(text: string, separator: string): readonly string[] | null {
  const pieces = text.split(separator);
  if (pieces.at(-1)?.trim() === '') pieces.pop();
  return pieces.length >= FEWEST_PIECES && pieces.every(isCell) ? pieces : null;
}

function isCell(piece: string): boolean {
  const { length } = piece.trim();
  // Brackets and backslashes are of code, markup and patterns.
  return length > 0 && length <= LONGEST_PIECE && !/[()[\]{}<>\\]/.test(piece);
}
