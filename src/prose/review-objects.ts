import type { Report, ReportedFinding } from '../model/report.ts';
import { groupOf } from './ordering.ts';
import { plural } from './plural.ts';

type Noun = 'protected file' | 'changed test' | 'gate file' | 'change';

const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ['protected-write', 'protected file'],
  ['checksum-mismatch', 'protected file'],
  ['test-modified', 'changed test'],
  ['test-weakened', 'changed test'],
  ['gate-tampering', 'gate file'],
]);

function nounOf(finding: ReportedFinding): Noun {
  return NOUNS.get(finding.rule) ?? 'change';
}

/** Two findings with one key are one thing to look at: a protected file is one, whatever else is wrong with it. */
function keyOf(finding: ReportedFinding): string {
  const noun = nounOf(finding);
  const isFile = noun === 'protected file' || noun === 'gate file';
  return JSON.stringify(isFile ? [noun, finding.path] : [noun, finding.path, finding.startLine, finding.rule]);
}

/** What a reviewer would have to look at. */
export interface ReviewObjects {
  readonly count: number;
  /** Number and noun by rule, such as `3 changed tests`; `changes` when they are of several kinds. */
  readonly phrase: string;
}

/** Counts what is open and reviewable: files once each, tests and other changes by place. */
export function reviewObjects(report: Report): ReviewObjects {
  const open = report.findings.filter((finding) => groupOf(finding) === 'review');
  const count = new Set(open.map(keyOf)).size;
  const [noun = 'change', ...others] = new Set(open.map(nounOf));
  return { count, phrase: plural(count, others.length > 0 ? 'change' : noun) };
}
