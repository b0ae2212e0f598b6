import type { Evidence } from '../model/finding.ts';
import type { ReportedFinding } from '../model/report.ts';
import { clipMiddle } from './bounds.ts';
import { visible } from './visible.ts';

/** The longest path that is shown whole, in UTF-16 units. Data formats carry all of it. */
const LONGEST_PATH = 300;

const ROLES: Readonly<Record<Evidence['role'], string>> = {
  expected: 'expected value',
  input: 'input',
  'case-id': 'case id',
  'test-name': 'test name',
  'suite-name': 'suite name',
  prompt: 'prompt',
  'file-name': 'file name',
  field: 'field',
  vocabulary: 'known word',
  manifest: 'checksum manifest',
  config: 'configuration',
};

/** A path to read, on one line. */
export function pathText(path: string): string {
  return clipMiddle(visible(path), LONGEST_PATH);
}

/** `path:line:column` of a finding, the form that terminals and editors turn into a link. */
export function placeOf(finding: ReportedFinding): string {
  return `${pathText(finding.path)}:${finding.startLine}:${finding.startColumn}`;
}

/** `path:line` of a piece of evidence. */
export function evidencePlace(evidence: Evidence): string {
  return `${pathText(evidence.path)}:${evidence.line}`;
}

/** What stands at the place of the evidence; how much it resembles the finding, when it is not equal. */
export function evidenceRole(evidence: Evidence): string {
  return evidence.similarity < 1
    ? `${ROLES[evidence.role]}, ${Math.floor(evidence.similarity * 100)}% alike,`
    : ROLES[evidence.role];
}

/** `expected value at tests/test_slug.py:8`. */
export function evidenceText(evidence: Evidence): string {
  return `${evidenceRole(evidence)} at ${evidencePlace(evidence)}`;
}

/** Who or what closed the finding; null while it is open. Raw text, names included. */
export function closedBy(finding: ReportedFinding): string | null {
  if (finding.lift) {
    const { by, label, review, at } = finding.lift;
    return `lifted by ${by} with review ${review}${label === null ? '' : ` and label ${label}`} at ${at}`;
  }
  if (finding.allow) {
    const { reason, until } = finding.allow;
    return `allowed: ${reason}${until === null ? '' : ` (until ${until})`}`;
  }
  return null;
}
