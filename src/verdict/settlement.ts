import type { Approvals, Cap, Report, ReportedFinding, Unscanned } from '../model/report.ts';
import { judge } from './verdict.ts';

/** What is known beside the scan. */
export interface Settlement {
  /** The report's findings with what was lifted, and further ones. */
  readonly findings: readonly ReportedFinding[];
  readonly unscanned: readonly Unscanned[];
  /** Caps from elsewhere: a work proof that is missing. */
  readonly caps: readonly Cap[];
  /** Null when no pull request could be asked. */
  readonly approvals: Approvals | null;
}

/** The report with its verdict and score made anew from what people lifted and what the change says about itself. */
export function settle(report: Report, settlement: Settlement): Report {
  const { findings, unscanned, approvals } = settlement;
  const { verdict, score, caps } = judge(findings, unscanned, settlement.caps);
  return { ...report, verdict, score, findings, caps, unscanned, ...(approvals && { approvals }) };
}
