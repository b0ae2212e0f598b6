import { agentIds } from '../agents/scope.ts';
import { decide, type Decision } from '../approvals/decision.ts';
import { lifted, waitingPaths } from '../approvals/lifting.ts';
import { clause } from '../approvals/people.ts';
import { textRequests } from '../approvals/requests.ts';
import { orderedPatterns } from '../changes/path-patterns.ts';
import type { Config } from '../model/policy.ts';
import type { ApprovalRecord, PullRequest } from '../model/pull-request.ts';
import type { Refusal, Report } from '../model/report.ts';
import type { ScanResult } from '../scan.ts';
import { settle } from '../verdict/settlement.ts';

/** What people decided about a pull request under a policy. */
export function decisionOf(record: ApprovalRecord, head: string, { approvals, agents }: Config): Decision {
  const allowed = orderedPatterns(approvals.paths);
  return decide(record, head, {
    approvals,
    isAllowed: (path) => allowed(path) === 'included',
    agentIds: agentIds(agents),
  });
}

/** The report after a decision: what it lifts, what is still to do, what did not count. */
export function settledBy({ report, caps }: ScanResult, decision: Decision, requests: readonly Refusal[]): Report {
  const asked = waitingPaths(report).length > 0;
  const { findings, unscanned } = lifted(report, decision);
  const waiting = waitingPaths({ findings, unscanned });
  return settle(report, {
    findings,
    unscanned,
    caps,
    approvals: { next: decision.stepsFor(waiting), refused: [...(asked ? decision.refusals : []), ...requests] },
  });
}

/** The report when there is nothing for people to decide. */
export function settledAlone({ report, caps }: ScanResult, pullRequest: PullRequest): Report {
  const refused = textRequests(pullRequest);
  if (refused.length === 0) return report;
  const { findings, unscanned } = report;
  return settle(report, { findings, unscanned, caps, approvals: { next: [], refused } });
}

/** The report when people could not be asked. */
export function settledWithout({ report, caps }: ScanResult, reason: string): Report {
  const { findings, unscanned } = report;
  const next = waitingPaths(report).length > 0 ? [`let the workflow see reviews and labels: ${clause(reason)}`] : [];
  return settle(report, { findings, unscanned, caps, approvals: { next, refused: [] } });
}
