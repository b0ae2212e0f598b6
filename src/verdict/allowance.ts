import type { AllowEntry } from '../model/finding.ts';
import type { ReportedFinding } from '../model/report.ts';

/**
 * Marks findings that the config's allow list names. An entry ends after its `until` day.
 * @param today ISO date (`2026-01-31`), UTC.
 */
export function applyAllowList(
  findings: readonly ReportedFinding[],
  allow: readonly AllowEntry[],
  today: string,
): readonly ReportedFinding[] {
  return findings.map((finding) => {
    const entry = allow.find(
      (each) => each.fingerprint === finding.fingerprint && (each.until === null || today <= each.until),
    );
    return entry && finding.status === 'open' ? { ...finding, status: 'allowed', allow: entry } : finding;
  });
}
