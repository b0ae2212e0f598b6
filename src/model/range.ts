/** A stretch of a file. Lines are 1-based; columns are UTF-16 units, 1-based, the end exclusive (as in SARIF). */
export interface Range {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The smallest range that holds both. */
export function spanOf(a: Range, b: Range): Range {
  const startFirst = a.startLine < b.startLine || (a.startLine === b.startLine && a.startColumn <= b.startColumn);
  const endLast = a.endLine > b.endLine || (a.endLine === b.endLine && a.endColumn >= b.endColumn);
  return {
    startLine: startFirst ? a.startLine : b.startLine,
    startColumn: startFirst ? a.startColumn : b.startColumn,
    endLine: endLast ? a.endLine : b.endLine,
    endColumn: endLast ? a.endColumn : b.endColumn,
  };
}

/** Whether `inner` lies within `outer`. */
export function contains(outer: Range, inner: Range): boolean {
  const startsBefore =
    outer.startLine < inner.startLine ||
    (outer.startLine === inner.startLine && outer.startColumn <= inner.startColumn);
  const endsAfter =
    outer.endLine > inner.endLine || (outer.endLine === inner.endLine && outer.endColumn >= inner.endColumn);
  return startsBefore && endsAfter;
}

/** A line as a whole; `text` is its own. */
export function lineRange(line: number, text: string): Range {
  return { startLine: line, startColumn: 1, endLine: line, endColumn: text.length + 1 };
}
