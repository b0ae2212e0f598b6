import { describe, expect, it } from '@jest/globals';
import type { Config, WorkProofRequirement } from '../../../src/model/policy.ts';
import type { FoundProof } from '../../../src/proof/discovery.ts';
import { proofEffects } from '../../../src/proof/effects.ts';
import { judgeProof, type ProofFacts, type ProofJudgement } from '../../../src/proof/judgement.ts';
import { allRuleMetas, workProofMeta, workProofRule } from '../../../src/proof/rule.ts';
import type { WorkProof } from '../../../src/proof/statement.ts';
import { workProof } from './work-proof.ts';

const facts: ProofFacts = {
  window: { from: '2026-11-29T12:00:00+02:00', to: '2026-11-30T12:00:00Z' },
  isGoldenPath: (path) => path === 'tests/golden/a.txt',
};

function found(parts: Partial<WorkProof>): FoundProof {
  return { kind: 'found', proof: workProof(parts), source: { kind: 'body' } };
}

function usedAt(...times: readonly string[]): Partial<WorkProof> {
  return { tools_used: times.map((at) => ({ name: 'pytest', at })) };
}

function reasonsFor(parts: Partial<WorkProof>, known: ProofFacts = facts): readonly string[] {
  const judgement = judgeProof(found(parts), known);
  return judgement.kind === 'contradicted' ? judgement.reasons : [];
}

describe('judgeProof', () => {
  it('accepts what nothing speaks against', () => {
    expect(judgeProof(found({}), facts)).toEqual({ kind: 'accepted', proof: workProof(), source: { kind: 'body' } });
  });

  it('has nothing to add to what is absent or malformed', () => {
    const absent: FoundProof = { kind: 'absent', older: null };
    const malformed: FoundProof = { kind: 'malformed', reasons: ['x'] };
    expect(judgeProof(absent, facts)).toEqual(absent);
    expect(judgeProof(malformed, facts)).toEqual(malformed);
  });

  it('keeps a contradicted proof and where it stood', () => {
    const parts = { inputs_used: ['{"a": 1}'] };
    expect(judgeProof(found(parts), facts)).toEqual({
      kind: 'contradicted',
      reasons: ['`inputs_used[0]` holds JSON where a name belongs: "{\\"a\\": 1}"'],
      proof: workProof(parts),
      source: { kind: 'body' },
    });
  });

  it('names golden files among the inputs, however they are written', () => {
    const inputs = ['src/slug.py', './tests/golden/a.txt:3', 'tests/golden/b.txt', '/repo/tests/golden/a.txt'];
    expect(reasonsFor({ inputs_used: inputs })).toEqual([
      '`inputs_used[1]` names a file that holds the tests\' answers: "./tests/golden/a.txt:3"',
      '`inputs_used[3]` names a file that holds the tests\' answers: "/repo/tests/golden/a.txt"',
    ]);
  });

  it('shortens what it quotes and shows what hides', () => {
    const [reason = ''] = reasonsFor({ inputs_used: [`["\u202e${'x'.repeat(190)}"]`] });
    expect(reason).toContain('\uFFFD');
    expect(reason.length).toBeLessThan(140);
  });

  // The base of the change is of 29 November, 10:00 UTC.
  it.each<[string, readonly string[], readonly string[]]>([
    ['a day before the base', ['2026-11-28T10:00:00Z'], []],
    [
      'more than a day before the base',
      ['2026-11-28T09:59:59Z'],
      ['`tools_used[0].at` (2026-11-28T09:59:59Z) is before the change began'],
    ],
    ['at the time of the scan', ['2026-11-30T12:05:00Z'], []],
    ['in another zone', ['2026-11-30T20:05:00+08:00'], []],
    ['behind the scan', ['2026-11-30T12:05:01Z'], ['`tools_used[0].at` (2026-11-30T12:05:01Z) is in the future']],
    ['at one time', ['2026-11-30T09:00:00Z', '2026-11-30T10:00:00+01:00'], []],
    [
      'in another order',
      ['2026-11-30T09:00:01Z', '2026-11-30T09:00:00Z', '2026-11-30T09:00:00Z'],
      ['`tools_used[1].at` (2026-11-30T09:00:00Z) is earlier than the one before it'],
    ],
  ])('holds times %s against the change', (_, times, reasons) => {
    expect(reasonsFor(usedAt(...times))).toEqual(reasons);
  });

  it('asks of no time what nothing vouches for', () => {
    const known = { ...facts, window: { from: null, to: null } };
    expect(reasonsFor(usedAt('1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z'), known)).toEqual([]);
  });
});

function policy(require: WorkProofRequirement): Config['workProof'] {
  return { require, source: 'config', path: '.anti-cheat/work-proof.json' };
}

const accepted: ProofJudgement = { kind: 'accepted', proof: workProof(), source: { kind: 'body' } };
const idle: ProofJudgement = { ...accepted, proof: workProof({ tools_used: [] }) };
const malformed: ProofJudgement = { kind: 'malformed', reasons: ['it is no JSON'] };
const contradicted: ProofJudgement = {
  kind: 'contradicted',
  reasons: ['`inputs_used[0]` holds code', '`inputs_used[1]` holds code', '`inputs_used[2]` holds code'],
  proof: workProof(),
  source: { kind: 'body' },
};
const absent: ProofJudgement = { kind: 'absent', older: null };
const nothing = { caps: [], finding: null, remark: null };

describe('proofEffects', () => {
  it.each<[string, ProofJudgement, WorkProofRequirement]>([
    ['accepted', accepted, 'none'],
    ['accepted', accepted, 'proof'],
    ['accepted', accepted, 'tools'],
    ['without tools', idle, 'none'],
    ['without tools', idle, 'proof'],
    ['absent', absent, 'none'],
  ])('does nothing: %s with %s', (_, judgement, require) => {
    expect(proofEffects(judgement, policy(require))).toEqual(nothing);
  });

  it.each<[ProofJudgement, string]>([
    [malformed, 'The work proof is malformed: it is no JSON. Without effect, since none is required.'],
    [
      contradicted,
      'The work proof is contradicted: `inputs_used[0]` holds code; `inputs_used[1]` holds code; `inputs_used[2]` holds code. Without effect, since none is required.',
    ],
  ])('only remarks on what nobody required: %j', (judgement, remark) => {
    expect(proofEffects(judgement, policy('none'))).toEqual({ ...nothing, remark });
  });

  describe.each<WorkProofRequirement>(['proof', 'tools'])('where %s is required', (require) => {
    it.each<[ProofJudgement, string]>([
      [absent, 'no work proof was given, and the policy requires one'],
      [
        { kind: 'absent', older: 'a.json' },
        'no work proof of this change was given, and the policy requires one: a.json tells of an earlier change',
      ],
      [malformed, 'the work proof is malformed: it is no JSON'],
      [contradicted, 'the work proof is contradicted: `inputs_used[0]` holds code (and 2 more)'],
    ])('caps the score: %j', (judgement, reason) => {
      expect(proofEffects(judgement, policy(require))).toMatchObject({ caps: [{ cap: 60, reason }], finding: null });
    });
  });

  it('remarks on all reasons where the cap names one', () => {
    expect(proofEffects(malformed, policy('proof')).remark).toBeNull();
    expect(proofEffects(contradicted, policy('proof')).remark).toMatch(/\[0\].*\[1\].*\[2\]` holds code\.$/);
    const many = { ...malformed, reasons: Array.from({ length: 500 }, (_, i) => `reason ${i}`) };
    expect(proofEffects(many, policy('proof')).remark).toMatch(/reason 9; and 490 more\.$/);
  });

  it('finds that tools are required and none was used', () => {
    expect(proofEffects(idle, policy('tools'))).toEqual({
      caps: [],
      finding: {
        rule: 'work-proof',
        level: 'violation',
        reviewable: false,
        path: '.anti-cheat/work-proof.json',
        previousPath: null,
        range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
        message:
          "The policy requires that tools were used, and the work proof in the pull request's text names none: `tools_used` is empty.",
        evidence: [],
        matched: 'tools_used',
      },
      remark: null,
    });
  });

  it('points to the file where there is one in the head commit', () => {
    const source = { kind: 'commit', path: 'proof.json', line: 7 } as const;
    const { finding } = proofEffects({ ...idle, source }, policy('tools'));
    expect(finding).toMatchObject({ path: 'proof.json', range: { startLine: 7, endLine: 7 } });
    expect(finding?.message).toContain('in proof.json of the head commit names none');
    const artifact = { kind: 'artifact', path: '/tmp/proof.json', line: 7 } as const;
    expect(proofEffects({ ...idle, source: artifact }, policy('tools')).finding).toMatchObject({
      path: '.anti-cheat/work-proof.json',
      range: { startLine: 1 },
    });
  });

  it('does not let a contradiction turn the violation into a cap', () => {
    const both = { ...contradicted, proof: workProof({ tools_used: [] }) };
    expect(proofEffects(both, policy('tools'))).toMatchObject({ caps: [{ cap: 60 }], finding: { rule: 'work-proof' } });
  });
});

describe('workProofRule', () => {
  it('hands its finding to the pipeline and asks nothing', () => {
    const { finding } = proofEffects(idle, policy('tools'));
    const rule = workProofRule(finding);
    // It looks at neither, so neither is needed.
    const [scene, knowledge] = [{}, {}] as [Parameters<typeof rule.judge>[0], Parameters<typeof rule.judge>[1]];
    expect(rule.judge(scene, knowledge, [])).toEqual([finding]);
    expect(workProofRule(null).judge(scene, knowledge, [])).toEqual([]);
    expect(rule.collect(scene)).toEqual({ values: [], words: [] });
    expect(allRuleMetas([rule]).map(({ id }) => id)).toEqual(['work-proof', workProofMeta.id]);
  });
});
