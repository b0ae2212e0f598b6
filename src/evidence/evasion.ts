import type { ComparedFile } from '../model/change.ts';
import type { Level } from '../model/finding.ts';
import type { Range } from '../model/range.ts';

/** A way in which a change hides from those who review it. */
export interface Evasion {
  readonly compared: ComparedFile;
  readonly level: Level;
  readonly range: Range;
  readonly message: string;
  /** For the fingerprint. */
  readonly matched: string;
}

/** The lines of the head; empty when it is no text. */
export function linesOf({ after }: ComparedFile): readonly string[] {
  return after.kind === 'text' ? after.text.split('\n') : [];
}

/** Whole lines as a range. */
export function lineRange(lines: readonly string[], start: number, end: number = start): Range {
  const length = (lines[end - 1] ?? '').replace(/\r$/, '').length;
  return { startLine: start, startColumn: 1, endLine: end, endColumn: length + 1 };
}

/** Lines of the base that the change takes out or moves, trimmed: what stood elsewhere before is not new. */
export function goneLines(compared: readonly ComparedFile[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { before, removed } of compared) {
    if (before.kind !== 'text') continue;
    const lines = before.text.split('\n');
    for (const { start, end } of removed) for (const line of lines.slice(start - 1, end - 1)) gone.add(line.trim());
  }
  return gone;
}

/** 1-based numbers of the added lines. */
export function* addedLines({ added }: ComparedFile): Generator<number> {
  for (const { start, end } of added) for (let line = start; line < end; line++) yield line;
}
