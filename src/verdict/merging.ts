import type { RuleFinding } from '../model/finding.ts';
import { heavier, outweighs } from './levels.ts';

/** A finding with the less specific rules that met at its place. */
export interface MergedFinding extends RuleFinding {
  readonly also: readonly string[];
}

/**
 * Leaves one finding a place: the heaviest, of equally heavy ones the most specific. The others' rules go to `also`,
 * their evidence is kept.
 *
 * @param precedence Lower is more specific.
 * @returns Sorted by path and place.
 */
export function mergeFindings(
  findings: readonly RuleFinding[],
  precedence: (rule: string) => number,
): readonly MergedFinding[] {
  const ordered = findings.toSorted((a, b) =>
    a.level === b.level
      ? precedence(a.rule) - precedence(b.rule) || byPlace(a, b)
      : outweighs(a.level, b.level)
        ? -1
        : 1,
  );
  const merged: MergedFinding[] = [];
  for (const finding of ordered) {
    const at = merged.findIndex((kept) => isSamePlace(kept, finding));
    const kept = merged[at];
    if (!kept) {
      merged.push({ ...finding, also: [] });
    } else if (kept.rule !== finding.rule) {
      const also = kept.also.includes(finding.rule) ? kept.also : [...kept.also, finding.rule];
      merged[at] = { ...kept, also, level: heavier(kept.level, finding.level) };
    } else merged.push({ ...finding, also: [] });
  }
  return merged.toSorted(byPlace);
}

/** Review and conviction are different questions, so a reviewable finding never hides one that is not, nor the reverse. */
function isSamePlace(a: RuleFinding, b: RuleFinding): boolean {
  return (
    a.path === b.path &&
    a.reviewable === b.reviewable &&
    a.range.startLine <= b.range.endLine &&
    b.range.startLine <= a.range.endLine
  );
}

function byPlace(a: RuleFinding, b: RuleFinding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return (
    a.range.startLine - b.range.startLine ||
    a.range.startColumn - b.range.startColumn ||
    a.range.endLine - b.range.endLine ||
    a.range.endColumn - b.range.endColumn ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0) ||
    (a.matched < b.matched ? -1 : a.matched > b.matched ? 1 : 0)
  );
}
