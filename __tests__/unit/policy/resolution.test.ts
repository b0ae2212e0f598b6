import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PolicyInputs, WorkProofRequirement } from '../../../src/model/policy.ts';
import { UserError } from '../../../src/model/problem.ts';
import type { PresetName } from '../../../src/model/report.ts';
import { parseConfig } from '../../../src/policy/parse.ts';
import { levelFor, tighten } from '../../../src/policy/resolution.ts';

const nothing: PolicyInputs = { preset: null, protected: [], requireWorkProof: null };
const rule = { id: 'forbidden-keyword', levels: { recommended: 'probation', strict: 'violation' } } as const;

function config(text: string) {
  return parseConfig(text, 'anti-cheat.yml', [rule.id]);
}

describe('levelFor', () => {
  it.each([
    ['', 'probation'],
    ['preset: strict', 'violation'],
    ['rules: {forbidden-keyword: off}', 'off'],
    ['{preset: strict, rules: {forbidden-keyword: {level: note}}}', 'note'],
  ])('%j: %s', (text, level) => {
    expect(levelFor(config(text), rule)).toBe(level);
  });
});

describe('tighten', () => {
  it('changes nothing without inputs', () => {
    const own = config('{preset: strict, protected: [a/], work-proof: {require: none}}');
    expect(tighten(own, nothing)).toEqual(own);
  });

  it.each<[string, PresetName, PresetName]>([
    ['preset: recommended', 'strict', 'strict'],
    ['preset: strict', 'recommended', 'strict'],
  ])('%s with the input %s is %s', (text, preset, result) => {
    expect(tighten(config(text), { ...nothing, preset }).preset).toBe(result);
  });

  it.each<[string, Partial<PolicyInputs>, WorkProofRequirement, string]>([
    ['', { requireWorkProof: 'tools' }, 'tools', 'input'],
    ['', { preset: 'strict' }, 'proof', 'preset'],
    ['', { preset: 'strict', requireWorkProof: 'none' }, 'proof', 'preset'],
    ['', { preset: 'strict', requireWorkProof: 'tools' }, 'tools', 'input'],
    ['work-proof: {require: tools}', { requireWorkProof: 'proof' }, 'tools', 'config'],
    // What the config says outright stands in every preset, as it does for rules.
    ['work-proof: {require: none}', { preset: 'strict' }, 'none', 'config'],
    ['work-proof: {require: none}', { requireWorkProof: 'proof' }, 'proof', 'input'],
  ])('%j with %j requires %s, said by the %s', (text, inputs, require, source) => {
    expect(tighten(config(text), { ...nothing, ...inputs }).workProof).toEqual({
      require,
      source,
      path: '.anti-cheat/work-proof.json',
    });
  });

  it('adds protected paths behind the config’s, so that they win', () => {
    const own = config("protected: [a/, '!b/']");
    expect(tighten(own, { ...nothing, protected: ['b/'] }).protected).toEqual(['a/', '!b/', 'b/']);
  });

  it.each(['!a/', '/a', '*.snap', ''])('refuses the pattern %j', (pattern) => {
    expect(() => tighten(config(''), { ...nothing, protected: [pattern] })).toThrow(UserError);
    expect(() => tighten(config(''), { ...nothing, protected: [pattern] })).toThrow('input `protected`');
  });

  it('never loosens', () => {
    const order = { none: 0, proof: 1, tools: 2 };
    const requirement = fc.constantFrom<WorkProofRequirement>('none', 'proof', 'tools');
    const preset = fc.constantFrom<PresetName>('recommended', 'strict');
    fc.assert(
      fc.property(
        preset,
        fc.option(requirement),
        fc.option(preset),
        fc.option(requirement),
        (own, proof, inputPreset, inputProof) => {
          const before = config(
            JSON.stringify({ preset: own, ...(proof ? { 'work-proof': { require: proof } } : {}) }),
          );
          const after = tighten(before, { preset: inputPreset, protected: [], requireWorkProof: inputProof });
          expect(before.preset === 'strict' && after.preset !== 'strict').toBe(false);
          expect(order[after.workProof.require]).toBeGreaterThanOrEqual(order[before.workProof.require]);
          expect(order[after.workProof.require]).toBeGreaterThanOrEqual(order[inputProof ?? 'none']);
        },
      ),
    );
  });
});
