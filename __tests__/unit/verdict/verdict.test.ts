import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Level, RuleFinding, Status } from '../../../src/model/finding.ts';
import type { Cap, ReportedFinding, Unscanned } from '../../../src/model/report.ts';
import { applyAllowList } from '../../../src/verdict/allowance.ts';
import { fingerprintsOf } from '../../../src/verdict/fingerprint.ts';
import { effectiveLevel } from '../../../src/verdict/levels.ts';
import { mergeFindings } from '../../../src/verdict/merging.ts';
import { judge } from '../../../src/verdict/verdict.ts';

function reported(level: Level, reviewable = false, status: Status = 'open'): ReportedFinding {
  return {
    rule: 'special-case',
    level,
    reviewable,
    status,
    also: [],
    path: 'a.py',
    previousPath: null,
    startLine: 1,
    endLine: 1,
    startColumn: 1,
    endColumn: 2,
    message: 'm',
    evidence: [],
    fingerprint: '0'.repeat(32),
  };
}

function found(
  rule: string,
  level: Level,
  lines: readonly [number, number],
  more: Partial<RuleFinding> = {},
): RuleFinding {
  return {
    rule,
    level,
    reviewable: false,
    path: 'a.py',
    previousPath: null,
    range: { startLine: lines[0], startColumn: 1, endLine: lines[1], endColumn: 9 },
    message: rule,
    evidence: [],
    matched: rule,
    ...more,
  };
}

const hole: Unscanned = { path: 'x', reason: 'r', blocks: true, status: 'open' };
const listed: Unscanned = { ...hole, blocks: false };
const noProof: Cap = { cap: 60, reason: 'no work proof' };

describe('verdict and score', () => {
  it.each<readonly [string, readonly ReportedFinding[], readonly Unscanned[], readonly Cap[], string, number | null]>([
    ['nothing', [], [], [], 'pass', 100],
    ['a note', [reported('note')], [], [], 'pass', 100],
    ['a cap alone', [], [], [noProof], 'pass', 60],
    ['probation', [reported('probation')], [], [], 'probation', 50],
    ['probation under a cap', [reported('probation')], [], [noProof], 'probation', 50],
    ['a reviewable violation', [reported('violation', true)], [], [], 'review', 0],
    ['a violation', [reported('violation')], [], [], 'violation', 0],
    ['a violation beside a hole', [reported('violation')], [hole], [], 'violation', 0],
    ['a hole beside a review', [reported('violation', true)], [hole], [], 'incomplete', null],
    ['a hole', [], [hole], [], 'incomplete', null],
    ['what is only listed', [], [listed], [], 'pass', 100],
    ['a lifted violation', [reported('violation', true, 'lifted')], [], [], 'pass', 100],
    [
      'an allowed violation beside probation',
      [reported('violation', false, 'allowed'), reported('probation')],
      [],
      [],
      'probation',
      50,
    ],
    ['a lifted hole', [], [{ ...hole, status: 'lifted' }], [], 'pass', 100],
  ])('%s', (_, findings, unscanned, caps, verdict, score) => {
    expect(judge(findings, unscanned, caps)).toMatchObject({ verdict, score });
  });
});

describe('effective level', () => {
  it.each([
    ['violation', 'by-evidence', 'violation'],
    ['probation', 'by-evidence', 'probation'],
    ['probation', 'violation', 'violation'],
    ['violation', 'probation', 'probation'],
    ['violation', 'note', 'note'],
    ['note', 'violation', 'note'],
    ['violation', 'off', null],
  ] as const)('%s under %s is %s', (level, setting, expected) => {
    expect(effectiveLevel(level, setting)).toBe(expected);
  });
});

describe('merging', () => {
  const order = ['special-case', 'golden-literal', 'forbidden-keyword'];
  const merge = (findings: readonly RuleFinding[]): readonly (readonly [string, string, readonly string[]])[] =>
    mergeFindings(findings, (rule) => order.indexOf(rule)).map(({ rule, level, also }) => [rule, level, also]);

  it('keeps the most specific of equals and names the others', () => {
    expect(merge([found('golden-literal', 'violation', [3, 3]), found('special-case', 'violation', [2, 4])])).toEqual([
      ['special-case', 'violation', ['golden-literal']],
    ]);
  });

  it('never lets a light finding hide a heavy one', () => {
    expect(merge([found('special-case', 'probation', [2, 4]), found('golden-literal', 'violation', [3, 3])])).toEqual([
      ['golden-literal', 'violation', ['special-case']],
    ]);
  });

  it('keeps places, files and questions apart', () => {
    expect(
      merge([
        found('special-case', 'violation', [2, 4]),
        found('golden-literal', 'violation', [5, 5]),
        found('golden-literal', 'violation', [3, 3], { path: 'b.py' }),
        found('forbidden-keyword', 'violation', [3, 3], { reviewable: true }),
      ]),
    ).toHaveLength(4);
  });

  it('gives the same result whatever the order of the findings', () => {
    const all = [
      found('special-case', 'violation', [2, 4]),
      found('golden-literal', 'probation', [3, 3]),
      found('forbidden-keyword', 'probation', [4, 4]),
      found('golden-literal', 'violation', [9, 9]),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(merge(shuffled)).toEqual(merge(all));
      }),
    );
  });
});

describe('fingerprints', () => {
  it('are the first 32 hex of SHA-256 over rule, path and text, numbered when equal', () => {
    const one = found('special-case', 'violation', [1, 1], { matched: 'e\u0301' });
    const same = found('special-case', 'violation', [7, 7], { matched: '\u00e9' });
    const [first, second] = fingerprintsOf([one, same]);
    // printf 'special-case\0a.py\0\303\251' | sha256sum
    expect(first).toBe('fd703f053fb0d3210028a8f79ac98552');
    expect(second).toBe('fd703f053fb0d3210028a8f79ac98552-2');
  });
});

describe('the allow list', () => {
  const finding = reported('violation');
  const entry = { fingerprint: finding.fingerprint, reason: 'agreed', until: '2026-03-01' };

  it.each([
    ['2026-02-28', 'allowed'],
    ['2026-03-01', 'allowed'],
    ['2026-03-02', 'open'],
  ])('on %s the finding is %s', (today, status) => {
    expect(applyAllowList([finding], [entry], today)[0]?.status).toBe(status);
  });

  it('allows nothing else', () => {
    expect(applyAllowList([{ ...finding, fingerprint: '1'.repeat(32) }], [entry], '2026-01-01')[0]?.status).toBe(
      'open',
    );
  });
});
