import { createHash } from 'node:crypto';
import type { RuleFinding } from '../model/finding.ts';

/** First 32 hex digits of SHA-256 over rule, path and NFC text of the matched node, joined by NUL. */
function fingerprintOf(finding: RuleFinding): string {
  const text = [finding.rule, finding.path, finding.matched.normalize('NFC')].join('\0');
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
}

/**
 * Fingerprints of findings in order of place; equal ones get `-2`, `-3` in that order.
 * @param findings Sorted by place.
 */
export function fingerprintsOf(findings: readonly RuleFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const fingerprint = fingerprintOf(finding);
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}-${count}`;
  });
}
