import type { ReportedFinding, Unscanned } from '../model/report.ts';
import type { Decision } from './decision.ts';

/** What a decision can close: violations that a separate review lifts, and files that nobody could examine. */
export interface Liftable {
  readonly findings: readonly ReportedFinding[];
  readonly unscanned: readonly Unscanned[];
}

/** Marks what is lifted; what the config already allows stays as it is. */
export function lifted({ findings, unscanned }: Liftable, decision: Decision): Liftable {
  return {
    findings: findings.map((finding) => {
      const lift = isWaiting(finding) ? decision.liftFor(finding.path) : null;
      return lift ? { ...finding, status: 'lifted', lift } : finding;
    }),
    unscanned: unscanned.map((entry) => {
      const lift = blocks(entry) ? decision.liftFor(entry.path) : null;
      return lift ? { ...entry, status: 'lifted', lift } : entry;
    }),
  };
}

/** Paths that wait for a person, each once. */
export function waitingPaths({ findings, unscanned }: Liftable): readonly string[] {
  const paths = [...findings.filter(isWaiting), ...unscanned.filter(blocks)].map(({ path }) => path);
  return [...new Set(paths)];
}

function isWaiting(finding: ReportedFinding): boolean {
  return finding.status === 'open' && finding.reviewable && finding.level === 'violation';
}

function blocks(entry: Unscanned): boolean {
  return entry.blocks && entry.status === 'open';
}
