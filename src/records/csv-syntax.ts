import { Lines } from '../grammar/lines.ts';
import type { ListNode, MapNode, PairNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { detectDelimiter, isHeader } from './csv-cases.ts';
import { scanCells, type Cell } from './csv-cells.ts';
import { NODE_LIMIT } from './data.ts';
import { numberIn } from './values.ts';

/**
 * Syntax of a table: the header as a list of strings, then one list of its rows. A row is a map from the names of the
 * columns, which stand in the header, to its cells; without a header it is a list. Empty cells are left out.
 */
export function csvSyntax(text: string): Omit<SourceTree, 'language'> {
  const lowering = new TableLowering(new Lines(text));
  const { rows, isCutShort, hasErrors } = scanCells(text, detectDelimiter(text));
  const [first, ...others] = rows;
  const children: SyntaxNode[] = [];
  if (first) {
    const hasHeader = isHeader(plainRow(first), others.slice(0, 50).map(plainRow));
    if (hasHeader) children.push(lowering.list(first));
    const elements = (hasHeader ? others : rows).map((row) =>
      hasHeader ? lowering.map(first, row) : lowering.list(row),
    );
    const last = rows.at(-1)?.at(-1);
    const start = (hasHeader ? others[0] : first)?.[0];
    if (start && last) {
      children.push({ kind: 'list', range: lowering.lines.range(start.span.start, last.span.end), elements });
    }
  }
  return {
    root: { kind: 'block', range: lowering.lines.range(0, text.length), syntax: 'file', children },
    comments: [],
    testRegions: [],
    hasErrors,
    ...(isCutShort ? { unread: `it holds more than ${String(NODE_LIMIT)} cells` } : {}),
  };
}

function plainRow(row: readonly Cell[]): { readonly cells: readonly string[] } {
  return { cells: row.map(({ text }) => text) };
}

class TableLowering {
  readonly lines: Lines;

  constructor(lines: Lines) {
    this.lines = lines;
  }

  list(row: readonly Cell[]): ListNode {
    return { kind: 'list', range: this.#rangeOf(row), elements: row.flatMap((cell) => this.#literal(cell)) };
  }

  map(header: readonly Cell[], row: readonly Cell[]): MapNode {
    const entries = row.flatMap((cell, column): readonly SyntaxNode[] => {
      const [value] = this.#literal(cell);
      const name = header[column];
      if (!value || !name) return value ? [value] : [];
      const key = { kind: 'name', range: this.#place(name), text: name.text.trim() } as const;
      return [{ kind: 'pair', range: value.range, key, value } satisfies PairNode];
    });
    return { kind: 'map', range: this.#rangeOf(row), entries };
  }

  #literal(cell: Cell): readonly SyntaxNode[] {
    const value = cell.text.trim();
    if (value === '') return [];
    const range = this.#place(cell);
    const number = /^[+-]?[\d.]/.test(value) && !value.endsWith('%') ? numberIn(value) : null;
    if (number !== null) return [{ kind: 'number', range, value: number }];
    return [{ kind: 'string', range, value, isDocumentation: false }];
  }

  #place({ span }: Cell): SyntaxNode['range'] {
    return this.lines.range(span.start, span.end);
  }

  #rangeOf(row: readonly Cell[]): SyntaxNode['range'] {
    return this.lines.range(row[0]?.span.start ?? 0, row.at(-1)?.span.end ?? 0);
  }
}
