import type { ReportedFinding } from '../model/report.ts';
import type { BacktestResult } from './result.ts';

/** How often a rule spoke. */
export interface RuleCount {
  readonly rule: string;
  readonly findings: number;
  readonly commits: number;
}

/** The findings that lower a score: open, and more than a note. */
export function weighing(result: BacktestResult): readonly ReportedFinding[] {
  return result.findings.filter(({ status, level }) => status === 'open' && level !== 'note');
}

/** Rules by how many commits they would have touched, most first. */
export function ruleCounts(results: readonly BacktestResult[]): readonly RuleCount[] {
  const counts = new Map<string, { findings: number; commits: number }>();
  for (const result of results) {
    const found = weighing(result);
    for (const rule of new Set(found.map((finding) => finding.rule))) {
      const count = counts.get(rule) ?? { findings: 0, commits: 0 };
      count.findings += found.filter((finding) => finding.rule === rule).length;
      count.commits += 1;
      counts.set(rule, count);
    }
  }
  return [...counts]
    .map(([rule, count]) => ({ rule, ...count }))
    .toSorted((a, b) => b.commits - a.commits || (a.rule < b.rule ? -1 : 1));
}

/** The middle one, or the lower of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length / 2) - 1)] ?? 0;
}
