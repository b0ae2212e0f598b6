import { expect, it } from '@jest/globals';
import { lifted, waitingPaths } from '../../../src/approvals/lifting.ts';
import type { Lift } from '../../../src/model/finding.ts';
import type { ReportedFinding, Unscanned } from '../../../src/model/report.ts';

const lift: Lift = {
  label: 'ok',
  by: '@octo-maintainer',
  review: 'https://github.example/1',
  at: '2026-11-30T10:20:00Z',
};

function finding(path: string, parts: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    rule: 'test-modified',
    level: 'violation',
    reviewable: true,
    status: 'open',
    also: [],
    path,
    previousPath: null,
    startLine: 1,
    endLine: 1,
    startColumn: 1,
    endColumn: 2,
    message: 'A test changed.',
    evidence: [],
    fingerprint: '0'.repeat(32),
    ...parts,
  };
}

function unscanned(path: string, parts: Partial<Unscanned> = {}): Unscanned {
  return { path, reason: 'too large', blocks: true, status: 'open', ...parts };
}

const findings = [
  finding('tests/a.py'),
  finding('tests/b.py'),
  finding('tests/a.py', { reviewable: false, rule: 'special-case' }),
  finding('tests/a.py', { level: 'note' }),
  finding('tests/a.py', { status: 'allowed' }),
];
const files = [unscanned('tests/a.py'), unscanned('logo.png', { blocks: false }), unscanned('src/b.py')];

it('lifts what a review may lift, where it may, and leaves everything else as it is', () => {
  const result = lifted(
    { findings, unscanned: files },
    { liftFor: (path) => (path === 'tests/a.py' ? lift : null), refusals: [], stepsFor: () => [] },
  );
  expect(result.findings).toEqual([{ ...finding('tests/a.py'), status: 'lifted', lift }, ...findings.slice(1)]);
  expect(result.unscanned).toEqual([{ ...unscanned('tests/a.py'), status: 'lifted', lift }, ...files.slice(1)]);
});

it('names each path that waits once', () => {
  expect(waitingPaths({ findings, unscanned: files })).toEqual(['tests/a.py', 'tests/b.py', 'src/b.py']);
});
