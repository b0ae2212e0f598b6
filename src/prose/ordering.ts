import type { Report, ReportedFinding } from '../model/report.ts';
import { plural } from './plural.ts';

/**
 * What a finding asks of the reader. A violation that a review can lift is a group of its own: it says that a person
 * has to look, not that anyone cheated.
 */
export type Group = 'violation' | 'review' | 'probation' | 'note' | 'lifted' | 'allowed';

/** All groups, the most important first. */
export const groups: readonly Group[] = ['violation', 'review', 'probation', 'note', 'lifted', 'allowed'];

/** The word that stands beside a finding. */
export const groupLabels: Readonly<Record<Group, string>> = {
  violation: 'violation',
  review: 'to review',
  probation: 'probation',
  note: 'note',
  lifted: 'lifted',
  allowed: 'allowed',
};

/** The word that stands above the findings of a group. */
export const groupTitles: Readonly<Record<Group, string>> = {
  violation: 'Violations',
  review: 'To review',
  probation: 'To explain',
  note: 'Notes',
  lifted: 'Lifted by review',
  allowed: 'Allowed by the configuration',
};

export function groupOf(finding: ReportedFinding): Group {
  if (finding.status !== 'open') return finding.status;
  return finding.level === 'violation' && finding.reviewable ? 'review' : finding.level;
}

/** Order of UTF-16 units, the same on every machine whatever its locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function comparePlace(a: ReportedFinding, b: ReportedFinding): number {
  return (
    compareText(a.path, b.path) ||
    a.startLine - b.startLine ||
    a.startColumn - b.startColumn ||
    compareText(a.rule, b.rule) ||
    compareText(a.fingerprint, b.fingerprint)
  );
}

/** The findings by group, the groups in order of importance, within a group in order of place. */
export function groupFindings(report: Report): ReadonlyMap<Group, readonly ReportedFinding[]> {
  const result = new Map<Group, ReportedFinding[]>(groups.map((group) => [group, []]));
  for (const finding of report.findings) result.get(groupOf(finding))?.push(finding);
  for (const findings of result.values()) findings.sort(comparePlace);
  return result;
}

/** How many findings each group has. */
export function countFindings(report: Report): Readonly<Record<Group, number>> {
  const counts: Record<Group, number> = { violation: 0, review: 0, probation: 0, note: 0, lifted: 0, allowed: 0 };
  for (const finding of report.findings) counts[groupOf(finding)] += 1;
  return counts;
}

/** `2 violations`, `1 to review`: the size of a group in a list of facts. */
export function groupCount(group: Group, count: number): string {
  return group === 'violation' || group === 'note'
    ? plural(count, groupLabels[group])
    : `${count} ${groupLabels[group]}`;
}
