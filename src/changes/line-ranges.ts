import { diffArrays } from 'diff';
import type { LineRange } from '../model/change.ts';

/** Lines that one side has and the other has not. */
export interface LineDifference {
  readonly added: readonly LineRange[];
  readonly removed: readonly LineRange[];
}

/** Most insertions and deletions to consider; the time grows with its square (2,000: below half a second). */
const LONGEST_EDIT = 2000;

/**
 * The lines of a text. A CR before the LF is no part of the line, and a last line counts the same with and without its
 * LF: converting line ends changes no line.
 */
export function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/** All lines of a text as one range; none for an empty text. */
export function wholeOf(text: string): readonly LineRange[] {
  const count = linesOf(text).length;
  return count === 0 ? [] : [{ start: 1, end: count + 1 }];
}

/**
 * Compares two texts line by line (Myers' shortest edit). When the edit is longer than a bound, every line between the
 * common beginning and the common end counts as changed: more than need be, never less.
 */
export function compareLines(before: string, after: string): LineDifference {
  const [old, now] = numberLines(linesOf(before), linesOf(after));
  let prefix = 0;
  while (prefix < old.length && prefix < now.length && old[prefix] === now[prefix]) prefix++;
  let suffix = 0;
  const most = Math.min(old.length, now.length) - prefix;
  while (suffix < most && old[old.length - 1 - suffix] === now[now.length - 1 - suffix]) suffix++;
  const [removed, added] = differing(old.slice(prefix, old.length - suffix), now.slice(prefix, now.length - suffix));
  return { added: rangesOf(added, prefix), removed: rangesOf(removed, prefix) };
}

/** Equal lines get equal numbers, so that comparing costs the same however long a hostile line is. */
function numberLines(
  before: readonly string[],
  after: readonly string[],
): readonly [readonly number[], readonly number[]] {
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const known = numbers.get(line);
    if (known !== undefined) return known;
    numbers.set(line, numbers.size);
    return numbers.size - 1;
  };
  return [before.map(numberOf), after.map(numberOf)];
}

/** Indices of the lines that only the first and only the second side has. */
function differing(old: readonly number[], now: readonly number[]): readonly [readonly number[], readonly number[]] {
  // A line that the other side lacks altogether can never pair; without these the edit is far shorter.
  const oldLines = new Set(old);
  const nowLines = new Set(now);
  const oldShared = indicesWhere(old, (line) => nowLines.has(line));
  const nowShared = indicesWhere(now, (line) => oldLines.has(line));
  const parts = diffArrays(
    oldShared.map((i) => old[i]),
    nowShared.map((i) => now[i]),
    { maxEditLength: LONGEST_EDIT },
  );
  const oldKept = new Set<number>();
  const nowKept = new Set<number>();
  let oldAt = 0;
  let nowAt = 0;
  for (const part of parts ?? []) {
    if (!part.added && !part.removed) {
      for (let i = 0; i < part.count; i++) {
        oldKept.add(oldShared[oldAt + i] ?? -1);
        nowKept.add(nowShared[nowAt + i] ?? -1);
      }
    }
    if (!part.added) oldAt += part.count;
    if (!part.removed) nowAt += part.count;
  }
  return [indicesWhere(old, (_, i) => !oldKept.has(i)), indicesWhere(now, (_, i) => !nowKept.has(i))];
}

function indicesWhere(lines: readonly number[], test: (line: number, index: number) => boolean): readonly number[] {
  const indices: number[] = [];
  for (const [i, line] of lines.entries()) if (test(line, i)) indices.push(i);
  return indices;
}

/** Ascending 0-based indices as merged 1-based ranges. */
function rangesOf(indices: readonly number[], offset: number): readonly LineRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const index of indices) {
    const line = index + offset + 1;
    const last = ranges.at(-1);
    if (last?.end === line) last.end += 1;
    else ranges.push({ start: line, end: line + 1 });
  }
  return ranges;
}
