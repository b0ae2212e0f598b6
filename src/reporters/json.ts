import type { Report, ReportedFinding } from '../model/report.ts';
import type { Reporter } from '../model/reporter.ts';
import { jsonText } from '../prose/json-text.ts';

/** The same finding with its keys in the published order, however the object was built. */
function ordered(finding: ReportedFinding): ReportedFinding {
  const { lift, allow } = finding;
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
    ...(lift && { lift: { label: lift.label, by: lift.by, review: lift.review, at: lift.at } }),
    ...(allow && { allow: { fingerprint: allow.fingerprint, reason: allow.reason, until: allow.until } }),
  };
}

function canonical(report: Report): Report {
  const { checksums, stats } = report;
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
    unscanned: report.unscanned.map(({ path, reason, blocks, status }) => ({ path, reason, blocks, status })),
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
