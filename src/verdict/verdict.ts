import type { Cap, ReportedFinding, Unscanned, Verdict } from '../model/report.ts';

/** A probation caps the score here. */
const PROBATION_CAP = 50;

export interface Judgement {
  readonly verdict: Verdict;
  readonly score: number | null;
  readonly caps: readonly Cap[];
}

/**
 * Verdict and score from what is open. Lifted and allowed findings count for nothing.
 * @param caps Caps from elsewhere (a missing work proof).
 */
export function judge(
  findings: readonly ReportedFinding[],
  unscanned: readonly Unscanned[],
  caps: readonly Cap[],
): Judgement {
  const open = findings.filter((finding) => finding.status === 'open');
  const violations = open.filter((finding) => finding.level === 'violation');
  const probations = open.filter((finding) => finding.level === 'probation').length;
  const all =
    probations > 0
      ? [
          ...caps,
          {
            cap: PROBATION_CAP,
            reason: probations === 1 ? '1 finding on probation' : `${probations} findings on probation`,
          },
        ]
      : caps;
  if (violations.some((finding) => !finding.reviewable)) return { verdict: 'violation', score: 0, caps: all };
  if (unscanned.some((entry) => entry.blocks && entry.status === 'open'))
    return { verdict: 'incomplete', score: null, caps: all };
  if (violations.length > 0) return { verdict: 'review', score: 0, caps: all };
  return {
    verdict: probations > 0 ? 'probation' : 'pass',
    score: Math.min(100, ...all.map(({ cap }) => cap)),
    caps: all,
  };
}
