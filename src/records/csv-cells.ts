import { NODE_LIMIT, type DataSpan } from './data.ts';

/** A cell, decoded, with its place; quotation marks belong to the place. */
export interface Cell {
  readonly text: string;
  readonly span: DataSpan;
}

export interface CellReading {
  readonly rows: readonly (readonly Cell[])[];
  /** There are more cells than were read. */
  readonly isCutShort: boolean;
  /** A quotation mark was not closed; it then stands for itself. */
  readonly hasErrors: boolean;
}

/**
 * Cells of a table with their places, which no library tells. Quotes as in RFC 4180 (doubled inside, line breaks
 * allowed); a quote in the midst of a cell stands for itself. Blank lines are no rows; a byte order mark is no cell.
 */
export function scanCells(text: string, delimiter: string): CellReading {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let count = 0;
  let hasErrors = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length && count < NODE_LIMIT) {
    const start = at;
    let value = '';
    // Once a quotation mark is not closed, no later one is.
    if (text.charAt(at) === '"' && !hasErrors) {
      const quoted = quotedCell(text, at);
      if (quoted) ({ value, at } = quoted);
      else hasErrors = true;
    }
    const rest = at;
    while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== delimiter) at++;
    const isLast = at >= text.length || text.charAt(at) === '\n';
    const end = isLast && at > rest && text.charAt(at - 1) === '\r' ? at - 1 : at;
    value += text.slice(rest, end);
    row.push({ text: value, span: { start, end } });
    count++;
    at++;
    if (!isLast) {
      // A delimiter that ends the text has an empty cell behind it.
      if (at >= text.length) row.push({ text: '', span: { start: at, end: at } });
      continue;
    }
    if (row.length > 1 || value !== '') rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return { rows, isCutShort: at < text.length, hasErrors };
}

/** The text between quotation marks and the offset behind it; null when they are not closed. */
function quotedCell(text: string, start: number): { readonly value: string; readonly at: number } | null {
  const pieces: string[] = [];
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    pieces.push(text.slice(from, quote));
    if (text.charAt(quote + 1) !== '"') return { value: pieces.join('"'), at: quote + 1 };
    from = quote + 2;
  }
}
