import type { ComparedFile } from '../model/change.ts';
import type { Range } from '../model/range.ts';

/** A finding about a whole file points at its change; longer stretches are cut to the first of them. */
const LONGEST = 20;

/**
 * The lines that a finding about a file's change points at, in the head: from the first to the last changed line when
 * they lie close together, else the first run. For removals the nearest surviving line; for a deleted file line 1.
 */
export function changedLines(compared: ComparedFile): Range {
  if (compared.change.after === null || compared.after.kind !== 'text') return wholeLines([], 1, 1);
  const lines = compared.after.text.split('\n');
  const last = Math.max(1, lines.length - (lines.at(-1) === '' ? 1 : 0));
  const first = compared.added[0];
  const final = compared.added.at(-1);
  if (first && final) {
    const end = final.end - first.start <= LONGEST ? final.end - 1 : Math.min(first.end - 1, first.start + LONGEST - 1);
    return wholeLines(lines, Math.min(first.start, last), Math.min(Math.max(first.start, end), last));
  }
  const removed = compared.removed[0];
  const line = removed ? Math.min(Math.max(1, removed.start - 1), last) : 1;
  return wholeLines(lines, line, line);
}

function wholeLines(lines: readonly string[], start: number, end: number): Range {
  const length = (lines[end - 1] ?? '').replace(/\r$/, '').length;
  return { startLine: start, startColumn: 1, endLine: end, endColumn: length + 1 };
}
