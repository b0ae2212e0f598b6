import { clause } from '../approvals/people.ts';
import { reporterNamed, renderOptions } from '../commands/scan.ts';
import type { Annotation, CheckRun } from '../github/check-run.ts';
import type { CommitStatus } from '../github/status.ts';
import type { Report, ReportedFinding } from '../model/report.ts';
import { explanation } from '../prose/explanation.ts';
import { headline } from '../prose/headline.ts';
import { groupFindings, type Group } from '../prose/ordering.ts';
import { evidenceText } from '../prose/place.ts';
import { visible } from '../prose/visible.ts';
import { REPORT_CHECK, STATUS_CONTEXT } from '../setup/workflow-text.ts';

const MOST_EVIDENCE = 20;

/** A result that may stand in the way of a merge. */
export interface Result {
  readonly report: Report;
  /** False: the configuration says that nothing may fail. */
  readonly enforced: boolean;
}

/** A result with the moment at which people were asked: what they said later is not in it. */
export interface TimedResult extends Result {
  /** ISO 8601, UTC. */
  readonly askedAt: string;
}

/** Whether a run with this result fails. */
export function fails({ report, enforced }: Result): boolean {
  return enforced && report.verdict !== 'pass' && report.verdict !== 'probation';
}

/**
 * A result that would pass and must not, because the commit is not only this comparison's. It fails under `enforce: false`
 * too, since that may be the word of the other branch alone.
 * @param rival Says which other comparison there is, and what to do.
 */
export function withheld(result: TimedResult, rival: string): TimedResult {
  const { report } = result;
  const shown = report.verdict === 'violation' ? {} : ({ verdict: 'incomplete', score: null } as const);
  const approvals = { next: [clause(rival)], refused: report.approvals?.refused ?? [] };
  return { ...result, report: { ...report, ...shown, approvals }, enforced: true };
}

/** The result as a commit status. */
export function statusOf(result: Result, targetUrl: string | null): CommitStatus {
  const { report, enforced } = result;
  const text = headline(report).replace(/^anti-cheat: /, '');
  return {
    state: fails(result) ? (report.verdict === 'incomplete' ? 'error' : 'failure') : 'success',
    description: enforced ? text : `reported only: ${text}`,
    targetUrl,
    context: STATUS_CONTEXT,
  };
}

/** The result as a check run with every annotation. What only waits for a person asks for an action. */
export function checkRunOf(result: Result, detailsUrl: string | null): CheckRun {
  const { report } = result;
  const conclusion = report.verdict === 'review' ? 'action_required' : 'failure';
  return {
    name: REPORT_CHECK,
    headSha: report.head,
    conclusion: fails(result) ? conclusion : 'success',
    title: headline(report),
    summary: explanation(report),
    text: reporterNamed('markdown').render(report, renderOptions(false)),
    annotations: annotationsOf(report),
    ...(detailsUrl !== null && { detailsUrl }),
  };
}

const LEVELS: readonly (readonly [Group, Annotation['level']])[] = [
  ['violation', 'failure'],
  ['review', 'failure'],
  ['probation', 'warning'],
  ['note', 'notice'],
];

function annotationsOf(report: Report): readonly Annotation[] {
  const found = groupFindings(report);
  return LEVELS.flatMap(([group, level]) => (found.get(group) ?? []).map((finding) => annotationOf(finding, level)));
}

function annotationOf(finding: ReportedFinding, level: Annotation['level']): Annotation {
  const { path, startLine, endLine, startColumn, endColumn } = finding;
  const mark = finding.reviewable && finding.level === 'violation' ? ' (to review)' : '';
  return {
    path,
    startLine,
    endLine,
    startColumn,
    endColumn,
    level,
    title: `anti-cheat: ${visible(finding.rule)}${mark}`,
    message: [visible(finding.message), ...finding.evidence.slice(0, MOST_EVIDENCE).map(evidenceText)].join('\n'),
    details: `fingerprint ${finding.fingerprint}`,
  };
}
