import type { Range } from '../model/range.ts';
import type { Comment, FunctionNode, ListNode, SourceTree } from '../model/source.ts';
import { lastPart } from './calls.ts';
import { tablesNamed, type Table } from './tables.ts';
import { jsonCells } from './text-cells.ts';

/** The tables that the comment before a test gives it. */
export type DocumentedTables = (test: FunctionNode, columns: readonly string[]) => readonly Table[];

/** Lines between a comment and its function: attributes. */
const MOST_BETWEEN = 3;
const MOST_ROWS = 500;

/** PHPUnit's `@dataProvider rows` and `@testWith ["a", 1]`, by the last line of the comment. */
export function documentedTables({ comments }: SourceTree): DocumentedTables {
  const told = new Map(
    comments.flatMap((comment) =>
      /@(?:dataProvider|testWith)\b/.test(comment.text) ? [[comment.range.endLine, comment] as const] : [],
    ),
  );
  if (told.size === 0) return () => [];
  return (test, columns) => {
    for (let line = test.range.startLine; line >= test.range.startLine - MOST_BETWEEN; line--) {
      const comment = told.get(line);
      if (comment) return tablesOf(comment, test, columns);
    }
    return [];
  };
}

function tablesOf(comment: Comment, test: FunctionNode, columns: readonly string[]): readonly Table[] {
  const providers = [...comment.text.matchAll(/@dataProvider\s{1,10}(?<name>[\w:\\]{1,200})/g)];
  const rows = rowsIn(comment);
  return [
    ...providers.flatMap(({ groups }) => tablesNamed(lastPart(groups?.['name'] ?? ''), test, columns)),
    ...(rows.length === 0 ? [] : [{ rows: { kind: 'list', range: comment.range, elements: rows } as const, columns }]),
  ];
}

/** Each row is a list of JSON on a line of its own. */
function rowsIn({ text, range }: Comment): readonly ListNode[] {
  const rows: ListNode[] = [];
  let isInside = false;
  for (const [at, line] of text.split('\n').entries()) {
    const told = /@testWith\b(?<rest>.*)/.exec(line)?.groups?.['rest'];
    isInside = told !== undefined || (isInside && !/^[\s*]*@/.test(line));
    const source = isInside ? listIn((told ?? line).slice(0, 5_000)) : null;
    if (source === null || rows.length >= MOST_ROWS) continue;
    const place = lineOf(range, at);
    const cells = jsonCells(source, place);
    if (cells) rows.push({ kind: 'list', range: place, elements: cells });
  }
  return rows;
}

function lineOf(range: Range, at: number): Range {
  return { ...range, startLine: range.startLine + at, endLine: range.startLine + at };
}

/** From the first bracket to the last one. */
function listIn(line: string): string | null {
  const [start, end] = [line.indexOf('['), line.lastIndexOf(']')];
  return start < 0 || end < start ? null : line.slice(start, end + 1);
}
