import type { ReportedFinding, Verdict } from '../model/report.ts';

/** What one commit would have been told, had it been a pull request under today's policy. */
export interface BacktestResult {
  readonly sha: string;
  /** Null only when nothing was scanned: the commit is unknown or has no parent. */
  readonly parent: string | null;
  readonly verdict: Verdict;
  readonly score: number | null;
  readonly milliseconds: number;
  readonly findings: readonly ReportedFinding[];
  /** Why the verdict is `incomplete`; a fault of ours begins with `bug:`. */
  readonly error?: string;
}

/** The report of `backtest --format json` (DESIGN, contracts). */
export interface BacktestReport {
  readonly commits: number;
  readonly violation: number;
  readonly review: number;
  readonly probation: number;
  readonly incomplete: number;
  /** In the order of the input. */
  readonly results: readonly BacktestResult[];
}

/** Counts the verdicts. */
export function backtestReport(results: readonly BacktestResult[]): BacktestReport {
  const count = (verdict: Verdict): number => results.filter((result) => result.verdict === verdict).length;
  return {
    commits: results.length,
    violation: count('violation'),
    review: count('review'),
    probation: count('probation'),
    incomplete: count('incomplete'),
    results: results.map(ordered),
  };
}

/** The same result with its keys in the published order, wherever it comes from. */
function ordered({ sha, parent, verdict, score, milliseconds, findings, error }: BacktestResult): BacktestResult {
  const result = { sha, parent, verdict, score, milliseconds, findings };
  return error === undefined ? result : { ...result, error };
}
