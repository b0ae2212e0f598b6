import { createHash } from 'node:crypto';
import type { AllowEntry, Evidence, Lift } from '../model/finding.ts';
import type { WorkProofRequirement } from '../model/policy.ts';
import type { Report, ReportedFinding } from '../model/report.ts';
import type { ProofJudgement } from '../proof/judgement.ts';
import { clip, clipMiddle } from '../prose/bounds.ts';
import { jsonLine } from '../prose/json-text.ts';
import { NO_LINE, type AuditEntry } from './record.ts';

/** What is known of a run beside its report. */
export interface AuditContext {
  /** When the log is written: ISO 8601, UTC. */
  readonly time: string;
  /** An event of GitHub, or `command-line`. */
  readonly event: string;
  readonly pullRequest: number | null;
  /** Address of the run; null outside of GitHub. */
  readonly run: string | null;
  /** Whether the verdict may fail the run. */
  readonly enforced: boolean;
  /** Null where none was looked for. */
  readonly proof: { readonly require: WorkProofRequirement; readonly judgement: ProofJudgement } | null;
}

// A line must stay below the limit of the verification, whatever a pull request holds: six bytes a UTF-16 unit at worst.
const LONGEST_TEXT = 8192;
const LONGEST_PATH = 2048;
const MOST_EVIDENCE = 40;
const MOST_REASONS = 50;

/**
 * The audit log of a run: JSON lines, each with the SHA-256 of the one before, the last with a seal of its own.
 *
 * @returns All lines, with a newline at the end.
 */
export function auditLog(report: Report, context: AuditContext): string {
  const entries = entriesOf(report, context);
  const lines: string[] = [];
  let prev = NO_LINE;
  for (const [i, { type, ...entry }] of entries.entries()) {
    const head = { seq: i + 1, time: context.time, prev, type };
    const line =
      type === 'verdict'
        ? sealed(jsonLine({ ...head, ...entry, records: entries.length }))
        : jsonLine({ ...head, ...entry });
    lines.push(line);
    prev = sha256(line);
  }
  return `${lines.join('\n')}\n`;
}

/** SHA-256 of a text's UTF-8 bytes or of bytes, hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Behind this stands the checksum of everything that is before it in the last line. */
export const SEAL = ',"seal":"';

/** The last line has no successor that holds its checksum, so it brings its own. */
function sealed(json: string): string {
  const content = json.slice(0, -1);
  return `${content}${SEAL}${sha256(content)}"}`;
}

function entriesOf(report: Report, context: AuditContext): readonly AuditEntry[] {
  const { proof } = context;
  return [
    {
      type: 'start',
      version: 1,
      tool: report.tool,
      preset: report.preset,
      event: context.event,
      pullRequest: context.pullRequest,
      base: report.base,
      head: report.head,
      policy: report.policy,
      config: report.config,
      run: context.run,
    },
    ...report.findings.map(findingEntry),
    ...liftEntries(report),
    ...(report.approvals?.refused ?? []).map(({ by, what, reason }): AuditEntry => ({
      type: 'refusal',
      by,
      what,
      reason: shortText(reason),
    })),
    ...report.unscanned.map(({ path, reason, blocks, status }): AuditEntry => ({
      type: 'unscanned',
      path: shortPath(path),
      reason: shortText(reason),
      blocks,
      status,
    })),
    ...report.caps.map(({ cap, reason }): AuditEntry => ({ type: 'cap', cap, reason: shortText(reason) })),
    ...(proof ? [proofEntry(proof.require, proof.judgement)] : []),
    { type: 'verdict', verdict: report.verdict, score: report.score, enforced: context.enforced },
  ];
}

function findingEntry(finding: ReportedFinding): AuditEntry {
  const evidence = finding.evidence.slice(0, MOST_EVIDENCE);
  return {
    type: 'finding',
    rule: finding.rule,
    level: finding.level,
    reviewable: finding.reviewable,
    status: finding.status,
    also: [...finding.also],
    path: shortPath(finding.path),
    previousPath: finding.previousPath === null ? null : shortPath(finding.previousPath),
    startLine: finding.startLine,
    endLine: finding.endLine,
    startColumn: finding.startColumn,
    endColumn: finding.endColumn,
    message: shortText(finding.message),
    evidence: evidence.map(({ path, line, role, similarity }: Evidence) => ({
      path: shortPath(path),
      line,
      role,
      similarity,
    })),
    evidenceOmitted: finding.evidence.length - evidence.length,
    fingerprint: finding.fingerprint,
    lift: finding.lift ? orderedLift(finding.lift) : null,
    allow: finding.allow ? orderedAllow(finding.allow) : null,
  };
}

function liftEntries({ findings, unscanned }: Report): readonly AuditEntry[] {
  const all = [
    ...findings.map(({ fingerprint, path, lift }) => ({ fingerprint, path, lift })),
    ...unscanned.map(({ path, lift }) => ({ fingerprint: null, path, lift })),
  ];
  return all.flatMap(({ fingerprint, path, lift }): readonly AuditEntry[] =>
    lift ? [{ type: 'lift', fingerprint, path: shortPath(path), ...orderedLift(lift) }] : [],
  );
}

// The order of keys is part of the bytes that are summed up, whoever made the report.
function orderedLift({ label, by, review, at }: Lift): Lift {
  return { label, by, review, at };
}

function orderedAllow({ fingerprint, reason, until }: AllowEntry): AllowEntry {
  return { fingerprint, reason: shortText(reason), until };
}

function proofEntry(require: WorkProofRequirement, judgement: ProofJudgement): AuditEntry {
  const isRead = judgement.kind === 'accepted' || judgement.kind === 'contradicted';
  const reasons = judgement.kind === 'malformed' || judgement.kind === 'contradicted' ? judgement.reasons : [];
  return {
    type: 'proof',
    require,
    outcome: judgement.kind,
    source: isRead ? judgement.source.kind : null,
    reasons: reasons.slice(0, MOST_REASONS).map((reason) => clip(reason, LONGEST_PATH)),
    statement: isRead ? judgement.proof : null,
  };
}

function shortText(text: string): string {
  return clip(text, LONGEST_TEXT);
}

function shortPath(path: string): string {
  return clipMiddle(path, LONGEST_PATH);
}
