import { describe, expect, it } from '@jest/globals';
import type { Level } from '../../../src/model/finding.ts';
import type { Report, ReportedFinding } from '../../../src/model/report.ts';
import { explanation } from '../../../src/prose/explanation.ts';
import { headline } from '../../../src/prose/headline.ts';

let serial = 0;

function finding(rule: string, change: Partial<ReportedFinding> = {}): ReportedFinding {
  serial += 1;
  return {
    rule,
    level: 'violation',
    reviewable: false,
    status: 'open',
    also: [],
    path: 'a.py',
    previousPath: null,
    startLine: serial,
    endLine: serial,
    startColumn: 1,
    endColumn: 2,
    message: 'm',
    evidence: [],
    fingerprint: serial.toString(16).padStart(32, '0'),
    ...change,
  };
}

const at = (level: Level): ReportedFinding => finding('teleport', { level });
const review = (rule: string, change: Partial<ReportedFinding> = {}): ReportedFinding =>
  finding(rule, { reviewable: true, ...change });

function report(change: Partial<Report>): Report {
  return {
    schemaVersion: 1,
    tool: 'anti-cheat 1.0.0',
    preset: 'recommended',
    verdict: 'pass',
    score: 100,
    base: '0'.repeat(40),
    head: '1'.repeat(40),
    policy: '0'.repeat(40),
    config: null,
    findings: [],
    caps: [],
    checksums: { verified: 0, mismatched: [] },
    unscanned: [],
    stats: { files: 0, addedLines: 0, candidates: 0, oracleFilesParsed: 0, milliseconds: 0 },
    ...change,
  };
}

const unscanned = (path: string, blocks = true, status: 'open' | 'lifted' = 'open'): Report['unscanned'][number] => ({
  path,
  reason: 'too large',
  blocks,
  status,
});

const violation = { verdict: 'violation', score: 0 } as const;
const toReview = { verdict: 'review', score: 0 } as const;
const onProbation = { verdict: 'probation', score: 50, caps: [{ cap: 50, reason: 'probation' }] } as const;
const incomplete = { verdict: 'incomplete', score: null } as const;

describe('headline', () => {
  it.each<[string, Partial<Report>]>([
    ['score 100/100, nothing found', {}],
    ['score 100/100, nothing found', { findings: [at('note')], unscanned: [unscanned('a.png', false)] }],
    ['score 60/100, no work proof', { score: 60, caps: [{ cap: 60, reason: 'no work proof' }] }],
    [
      String.raw`score 40/100, no work proof, a\nb`,
      {
        score: 40,
        caps: [
          { cap: 60, reason: 'no work proof' },
          { cap: 40, reason: 'a\nb' },
        ],
      },
    ],
    [
      'score 100/100, 1 finding lifted by review and 2 findings allowed by the configuration',
      {
        findings: [
          review('test-modified', { status: 'lifted' }),
          finding('teleport', { status: 'allowed' }),
          finding('teleport', { status: 'allowed' }),
        ],
      },
    ],
    ['score 0/100, 1 violation', { ...violation, findings: [finding('teleport'), at('note'), at('probation')] }],
    ['score 0/100, 2 violations', { ...violation, findings: [finding('teleport'), finding('golden-read')] }],
    [
      'score 0/100, 2 violations and 1 change to review',
      { ...violation, findings: [finding('teleport'), review('test-modified'), finding('golden-read')] },
    ],
    [
      'score 0/100, 1 violation and 2 changes to review',
      { ...violation, findings: [finding('teleport'), review('test-modified'), review('test-modified')] },
    ],
    [
      'score 0/100, 1 violation',
      { ...violation, findings: [finding('teleport'), review('test-modified', { status: 'lifted' })] },
    ],
    ['score 0/100 until 1 changed test is reviewed', { ...toReview, findings: [review('test-weakened')] }],
    [
      'score 0/100 until 3 changed tests are reviewed',
      { ...toReview, findings: [review('test-weakened'), review('test-modified'), review('test-modified')] },
    ],
    [
      'score 0/100 until 1 protected file is reviewed',
      { ...toReview, findings: [review('protected-write'), review('checksum-mismatch')] },
    ],
    [
      'score 0/100 until 2 protected files are reviewed',
      { ...toReview, findings: [review('protected-write'), review('protected-write', { path: 'b.py' })] },
    ],
    ['score 0/100 until 1 gate file is reviewed', { ...toReview, findings: [review('gate-tampering')] }],
    [
      'score 0/100 until 2 changes are reviewed',
      { ...toReview, findings: [review('gate-tampering'), review('test-modified')] },
    ],
    ['score 0/100 until 1 change is reviewed', { ...toReview, findings: [review('constructor')] }],
    [
      'score 0/100 until 1 changed test is reviewed, 2 findings need an explanation',
      { ...toReview, findings: [review('test-modified'), at('probation'), at('probation'), at('note')] },
    ],
    [
      'score 50/100 on probation, 1 finding needs an explanation',
      { ...onProbation, findings: [at('probation'), at('note'), review('test-modified', { status: 'lifted' })] },
    ],
    [
      'score 50/100 on probation, 2 findings need an explanation',
      { ...onProbation, findings: [at('probation'), at('probation')] },
    ],
    ['no score, 1 file could not be examined', { ...incomplete, unscanned: [unscanned('a.c'), unscanned('a.c')] }],
    [
      'no score, 2 files could not be examined',
      {
        ...incomplete,
        findings: [review('test-modified')],
        unscanned: [unscanned('a.c'), unscanned('b.c'), unscanned('c.c', true, 'lifted'), unscanned('d.png', false)],
      },
    ],
    ['no score, data is missing', incomplete],
  ])('%s', (expected, change) => {
    expect(headline(report(change))).toBe(`anti-cheat: ${expected}`);
  });
});

describe('explanation', () => {
  it('accuses nobody of a change that a person may approve', () => {
    const sentence = explanation(report({ ...toReview, findings: [review('test-modified')] }));
    expect(sentence).toContain('Nothing here shows cheating');
    expect(sentence).toContain('approving the newest commit');
  });

  it('does not promise that a review lifts a violation', () => {
    const sentence = explanation(report({ ...violation, findings: [finding('teleport')] }));
    expect(sentence).toContain('No review lifts this');
    expect(sentence).not.toContain('changes to review');
  });

  it('tells the two apart when both are there', () => {
    const sentence = explanation(report({ ...violation, findings: [finding('teleport'), review('test-modified')] }));
    expect(sentence).toContain('The changes to review are no accusation');
  });
});
