import type { Lift } from '../model/finding.ts';
import type { Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { Reporter } from '../model/reporter.ts';
import { jsonText } from '../prose/json-text.ts';

function orderedLift({ lift }: ReportedFinding | Unscanned): { readonly lift?: Lift } {
  return lift ? { lift: { label: lift.label, by: lift.by, review: lift.review, at: lift.at } } : {};
}

/** The same finding with its keys in the published order, however the object was built. */
function ordered(finding: ReportedFinding): ReportedFinding {
  const { allow } = finding;
  return {
    rule: finding.rule,
    level: finding.level,
    reviewable: finding.reviewable,
    status: finding.status,
    also: finding.also,
    path: finding.path,
    previousPath: finding.previousPath,
    startLine: finding.startLine,
    endLine: finding.endLine,
    startColumn: finding.startColumn,
    endColumn: finding.endColumn,
    message: finding.message,
    evidence: finding.evidence.map(({ path, line, role, similarity }) => ({ path, line, role, similarity })),
    fingerprint: finding.fingerprint,
    ...orderedLift(finding),
    ...(allow && { allow: { fingerprint: allow.fingerprint, reason: allow.reason, until: allow.until } }),
  };
}

function canonical(report: Report): Report {
  const { approvals, checksums, stats } = report;
  return {
    schemaVersion: report.schemaVersion,
    tool: report.tool,
    preset: report.preset,
    verdict: report.verdict,
    score: report.score,
    base: report.base,
    head: report.head,
    policy: report.policy,
    config: report.config,
    findings: report.findings.map(ordered),
    caps: report.caps.map(({ cap, reason }) => ({ cap, reason })),
    checksums: { verified: checksums.verified, mismatched: checksums.mismatched },
    unscanned: report.unscanned.map((entry) => ({
      path: entry.path,
      reason: entry.reason,
      blocks: entry.blocks,
      status: entry.status,
      ...orderedLift(entry),
    })),
    ...(approvals && {
      approvals: {
        next: approvals.next,
        refused: approvals.refused.map(({ by, what, reason }) => ({ by, what, reason })),
      },
    }),
    stats: {
      files: stats.files,
      addedLines: stats.addedLines,
      candidates: stats.candidates,
      oracleFilesParsed: stats.oracleFilesParsed,
      milliseconds: stats.milliseconds,
    },
  };
}

/** The report itself, as `docs/report.schema.json` describes it. Findings keep their order. */
export const reporter: Reporter = {
  id: 'json',
  title: 'JSON, the report itself',
  render: (report) => jsonText(canonical(report)),
};
