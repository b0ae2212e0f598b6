import { isRoomSpent } from '../forms/expansion.ts';
import type { ComparedFile } from '../model/change.ts';
import { MissingDataError } from '../model/problem.ts';
import type { Unscanned } from '../model/report.ts';
import type { ProductFile, TestFile } from '../model/rule.ts';

/** Objects that a partial clone lacks are no file's fault: nothing can be said until they are there. */
export function refuseMissing(compared: readonly ComparedFile[]): void {
  for (const { change, before, after } of compared) {
    const lacksBefore = change.before !== null && change.before.kind !== 'submodule' && before.kind === 'absent';
    const lacksAfter = change.after !== null && change.after.kind !== 'submodule' && after.kind === 'absent';
    if (lacksBefore || lacksAfter) {
      throw new MissingDataError(
        `the repository lacks the content of ${change.path}: fetch it in full (no \`--filter\`), then scan again.`,
      );
    }
  }
}

const EXPANDED = 'the compressed literals of the change come to more than the limit `limits: decoded-bytes`';

/** Changed files that were not read, or not to their end. Complete only once everything has been judged. */
export function unreadOf(
  beyond: ReadonlyMap<ComparedFile, string>,
  product: readonly ProductFile[],
  tests: readonly TestFile[],
): readonly Unscanned[] {
  const reasons = [
    ...[...beyond].map(([{ change }, reason]) => [change.path, reason] as const),
    ...product.map(({ path, unread }) => [path, unread] as const),
    ...tests.map(({ path, before, after }) => [path, after?.unread ?? before?.unread ?? null] as const),
    ...(isRoomSpent() ? product.map(({ path }) => [path, EXPANDED] as const) : []),
  ];
  // A file of product code and tests is read twice.
  const entries = new Map<string, Unscanned>();
  for (const [path, reason] of reasons)
    if (reason !== null) entries.set(`${path}\0${reason}`, blocking({ path, reason }));
  return [...entries.values()];
}

/** What is not examined, and must be before anything passes. */
export function blocking({ path, reason }: Pick<Unscanned, 'path' | 'reason'>): Unscanned {
  return { path, reason, blocks: true, status: 'open' };
}

export function sorted(unscanned: readonly Unscanned[]): readonly Unscanned[] {
  return unscanned.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.reason < b.reason ? -1 : 1));
}
