import type { LineRange } from '../model/change.ts';
import type { Range } from '../model/range.ts';

/** Whether a range touches one of the runs of lines, which are sorted and apart. */
export function touches(range: Pick<Range, 'startLine' | 'endLine'>, added: readonly LineRange[]): boolean {
  let low = 0;
  let high = added.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = added[middle];
    if (run && run.end <= range.startLine) low = middle + 1;
    else high = middle;
  }
  const run = added[low];
  return run !== undefined && run.start <= range.endLine;
}
