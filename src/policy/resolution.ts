import type { Config, PolicyInputs, WorkProofRequirement } from '../model/policy.ts';
import { UserError } from '../model/problem.ts';
import type { PresetName } from '../model/report.ts';
import type { RuleLevel, RuleMeta } from '../model/rule.ts';
import { globProblem } from './globs.ts';
import { presets, presetWorkProof, workProofRequirements } from './schema.ts';
import { clipped } from './suggestion.ts';

/** The level of a rule: what the config says, else what its preset says. */
export function levelFor(config: Config, rule: Pick<RuleMeta, 'id' | 'levels'>): RuleLevel {
  return config.rules.get(rule.id)?.level ?? rule.levels[config.preset];
}

/**
 * Applies the Action's inputs, which can only make a policy stricter: where a pull request brings its own workflow
 * file, it writes them itself. A milder preset or requirement is without effect; what the config says about single
 * rules stands in every preset.
 *
 * @throws {UserError} When `protected` holds an invalid pattern or one that takes out.
 */
export function tighten(config: Config, inputs: PolicyInputs): Config {
  for (const pattern of inputs.protected) {
    const problem = pattern.startsWith('!')
      ? 'must not take out with a leading !: inputs only tighten'
      : globProblem(pattern);
    if (problem !== null) {
      throw new UserError(`the pattern ${JSON.stringify(clipped(pattern))} of the input \`protected\` ${problem}`);
    }
  }
  const preset = stricter(presets, config.preset, inputs.preset ?? config.preset);
  return {
    ...config,
    preset,
    protected: [...config.protected, ...inputs.protected],
    workProof: tightenedWorkProof(config, preset, inputs.requireWorkProof ?? 'none'),
  };
}

function tightenedWorkProof(
  { workProof }: Config,
  preset: PresetName,
  asked: WorkProofRequirement,
): Config['workProof'] {
  const own: Config['workProof'] =
    workProof.source === 'preset' ? { ...workProof, require: presetWorkProof[preset] } : workProof;
  return stricter(workProofRequirements, own.require, asked) === own.require
    ? own
    : { ...workProof, require: asked, source: 'input' };
}

function stricter<T>(mildestFirst: readonly T[], one: T, other: T): T {
  return mildestFirst.indexOf(other) > mildestFirst.indexOf(one) ? other : one;
}
