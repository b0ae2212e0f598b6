import type { AuditContext } from '../../../src/audit/log.ts';
import type { Lift } from '../../../src/model/finding.ts';
import type { Report, ReportedFinding } from '../../../src/model/report.ts';

export const lift: Lift = {
  label: 'anti-cheat: changes approved',
  by: '@octo-maintainer',
  review: 'https://github.example/review/1',
  at: '2026-11-30T10:20:00Z',
};

export function finding(parts: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    rule: 'test-modified',
    level: 'violation',
    reviewable: true,
    status: 'open',
    also: ['protected-write'],
    path: 'tests/test_slug.py',
    previousPath: null,
    startLine: 12,
    endLine: 14,
    startColumn: 5,
    endColumn: 30,
    message: 'A test changed.',
    evidence: [{ path: 'tests/test_slug.py', line: 8, role: 'expected', similarity: 0.5 }],
    fingerprint: 'a'.repeat(32),
    ...parts,
  };
}

const commit = (digit: string): string => digit.repeat(40);

export function report(parts: Partial<Report> = {}): Report {
  return {
    schemaVersion: 1,
    tool: 'anti-cheat 1.0.0',
    preset: 'recommended',
    verdict: 'pass',
    score: 100,
    base: commit('1'),
    head: commit('2'),
    policy: commit('3'),
    config: '.github/anti-cheat.yml',
    findings: [],
    caps: [],
    checksums: { verified: 0, mismatched: [] },
    unscanned: [],
    stats: { files: 1, addedLines: 2, candidates: 3, oracleFilesParsed: 4, milliseconds: 5 },
    ...parts,
  };
}

export const context: AuditContext = {
  time: '2026-11-30T12:00:00.000Z',
  event: 'pull_request',
  pullRequest: 7,
  run: 'https://github.example/runs/9',
  enforced: true,
  proof: null,
};

/** A run in which everything happened that a log has a record for. */
export const eventful: { readonly report: Report; readonly context: AuditContext } = {
  report: report({
    verdict: 'review',
    score: 0,
    findings: [
      finding(),
      finding({ status: 'lifted', lift, fingerprint: 'b'.repeat(32) }),
      finding({
        level: 'note',
        status: 'allowed',
        previousPath: 'tests/old.py',
        allow: { fingerprint: 'c'.repeat(32), reason: 'Agreed.', until: null },
        fingerprint: 'c'.repeat(32),
      }),
    ],
    caps: [{ cap: 60, reason: 'no work proof' }],
    unscanned: [
      { path: 'logo.png', reason: 'binary', blocks: false, status: 'open' },
      { path: 'src/big.py', reason: 'too large', blocks: true, status: 'lifted', lift: { ...lift, label: null } },
    ],
    approvals: { next: [], refused: [{ by: '@octocat', what: 'review', reason: 'it is the author’s own' }] },
  }),
  context: {
    ...context,
    proof: {
      require: 'proof',
      judgement: {
        kind: 'contradicted',
        reasons: ['a reason'],
        proof: { derivation_summary: ['It follows.'], inputs_used: ['x = 1'], tools_used: [] },
        source: { kind: 'commit', path: 'proof.json', line: 1 },
      },
    },
  },
};
