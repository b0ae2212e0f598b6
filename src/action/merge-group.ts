import { excludesAny, scopeOf } from '../agents/scope.ts';
import type { Decision } from '../approvals/decision.ts';
import { lifted, waitingPaths, type Liftable } from '../approvals/lifting.ts';
import { clause } from '../approvals/people.ts';
import { readApprovalRecord } from '../github/approval-record.ts';
import { queuedPullRequests, type QueuedPullRequest } from '../github/merge-queue.ts';
import { readPullRequest } from '../github/pull-request.ts';
import type { GitHubClient } from '../github/request.ts';
import type { Lift } from '../model/finding.ts';
import type { Config } from '../model/policy.ts';
import type { ApprovalRecord } from '../model/pull-request.ts';
import type { Refusal, Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { ScanResult } from '../scan.ts';
import { settle } from '../verdict/settlement.ts';
import { decisionOf } from './people.ts';

/** The group of a merge queue that a run is about. */
export interface MergeGroup {
  readonly base: string;
  readonly head: string;
  /** Name of the branch that the queue merges into. */
  readonly branch: string;
  /** The pull request that GitHub names, or null. */
  readonly named: number | null;
}

/** Scans one queued pull request against the group's base. */
export type ScanPullRequest = (number: number, head: string) => Promise<ScanResult>;

/**
 * The report of a group after what was decided about its pull requests, one by one: a finding that one of them brings, and
 * that was lifted there, is lifted here too. What only comes about by their meeting was seen by nobody and stays open.
 */
export async function settledGroup(
  result: ScanResult,
  config: Config,
  group: MergeGroup,
  client: GitHubClient,
  scanPullRequest: ScanPullRequest,
): Promise<Report> {
  const { report, caps } = result;
  const isLeftOutPossible = excludesAny(config.agents) && report.findings.some(isOpen);
  if (waitingPaths(report).length === 0 && !isLeftOutPossible) return report;
  const lifts = new Map<string, Lift>();
  const stillOpen = new Set<string>();
  const lost: string[] = [];
  const refused: Refusal[] = [];
  for (const { number, headSha } of await membersOf(group, client, lost)) {
    const pullRequest = await readPullRequest(client, number);
    if (pullRequest.kind === 'unknown') {
      lost.push(clause(pullRequest.reason));
      continue;
    }
    const record = await readApprovalRecord(client, pullRequest.value);
    const own = await scanPullRequest(number, headSha);
    const decision = decisionOf(record, headSha, config);
    refused.push(...decision.refusals);
    const closed = closedBy(own, decision, record, config);
    for (const finding of closed.findings) {
      if (finding.lift) lifts.set(finding.fingerprint, finding.lift);
      else if (isOpen(finding)) stillOpen.add(finding.fingerprint);
    }
    for (const entry of closed.unscanned) {
      if (entry.lift) lifts.set(keyOf(entry), entry.lift);
      else if (blocks(entry)) stillOpen.add(keyOf(entry));
    }
  }
  // What two of them bring is closed only when it is closed in both.
  for (const key of stillOpen) lifts.delete(key);
  const findings = report.findings.map((finding): ReportedFinding => {
    const lift = isOpen(finding) ? lifts.get(finding.fingerprint) : undefined;
    return lift ? { ...finding, status: 'lifted', lift } : finding;
  });
  const unscanned = report.unscanned.map((entry): Unscanned => {
    // A path and a reason are no content: a pull request that could not be asked may have brought another file.
    const lift = blocks(entry) && lost.length === 0 ? lifts.get(keyOf(entry)) : undefined;
    return lift ? { ...entry, status: 'lifted', lift } : entry;
  });
  const stillWaiting = waitingPaths({ findings, unscanned }).length > 0;
  const cure = 'take the pull requests out of the queue, have them approved one by one, and queue them again';
  return settle(report, {
    findings,
    unscanned,
    caps,
    approvals: { next: stillWaiting ? [...lost, cure] : [], refused },
  });
}

/** What was decided about one pull request by itself. */
function closedBy(own: ScanResult, decision: Decision, record: ApprovalRecord, config: Config): Liftable {
  // Who took part is told of the head as it is now, which is the scanned one unless somebody pushed meanwhile.
  const isScanned = record.pullRequest.headSha === own.report.head;
  const scope = isScanned && excludesAny(config.agents) ? scopeOf(record, config.agents) : null;
  if (scope?.kind !== 'out') return lifted(own.report, decision);
  const lift: Lift = {
    label: null,
    by: 'the configuration',
    review: `none: pull request ${record.pullRequest.number} is not scanned, ${scope.reason}`,
    at: '',
  };
  return {
    findings: own.report.findings.map((finding) =>
      isOpen(finding) ? { ...finding, status: 'lifted', lift } : finding,
    ),
    unscanned: own.report.unscanned.map((entry) => (blocks(entry) ? { ...entry, status: 'lifted', lift } : entry)),
  };
}

/** A file that could not be examined is the same in the group when its path and the reason are. */
function keyOf({ path, reason }: Unscanned): string {
  return `${path}\0${reason}`;
}

function isOpen(finding: ReportedFinding): boolean {
  return finding.status === 'open' && finding.level !== 'note';
}

function blocks(entry: Unscanned): boolean {
  return entry.blocks && entry.status === 'open';
}

/** The pull requests between the group's base and its head, in the queue's order. */
async function membersOf(
  group: MergeGroup,
  client: GitHubClient,
  lost: string[],
): Promise<readonly Pick<QueuedPullRequest, 'number' | 'headSha'>[]> {
  const queue = await queuedPullRequests(client, group.branch);
  const last = queue.kind === 'known' ? queue.value.findIndex(({ groupHead }) => groupHead === group.head) : -1;
  if (queue.kind === 'known' && last >= 0) {
    const before = queue.value.slice(0, last + 1);
    const first = before.findLastIndex(({ groupHead }) => groupHead === group.base) + 1;
    return before.slice(first);
  }
  lost.push(queue.kind === 'unknown' ? clause(queue.reason) : 'the merge queue no longer holds this group');
  if (group.named === null) return [];
  const named = await readPullRequest(client, group.named);
  return named.kind === 'known' ? [{ number: named.value.number, headSha: named.value.headSha }] : [];
}
