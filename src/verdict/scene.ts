import type { RuleFinding } from '../model/finding.ts';
import type { Config } from '../model/policy.ts';
import type { ReportedFinding } from '../model/report.ts';
import type { Knowledge, Rule, Scene } from '../model/rule.ts';
import { levelFor } from '../policy/resolution.ts';
import { applyAllowList } from './allowance.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { effectiveLevel } from './levels.ts';
import { mergeFindings, type MergedFinding } from './merging.ts';

/**
 * What rules say about a change: one finding a place, with its level after preset and config, its fingerprint, and
 * whether the config allows it.
 * @param today ISO date for the expiry of allow entries.
 */
export function judgeScene(
  rules: readonly Rule[],
  scene: Scene,
  knowledge: Knowledge,
  config: Config,
  today: string,
): readonly ReportedFinding[] {
  return reported(applyRules(rules, scene, knowledge, config), config, today);
}

/** Runs the rules from the most specific to the least, and leaves one finding a place. */
function applyRules(
  rules: readonly Rule[],
  scene: Scene,
  knowledge: Knowledge,
  config: Config,
): readonly MergedFinding[] {
  const precedences = new Map(rules.map((rule) => [rule.meta.id, rule.meta.precedence]));
  const findings: RuleFinding[] = [];
  for (const rule of rules.toSorted((a, b) => a.meta.precedence - b.meta.precedence)) {
    const setting = levelFor(config, rule.meta);
    if (setting === 'off') continue;
    for (const finding of rule.judge(scene, knowledge, findings)) {
      const level = effectiveLevel(finding.level, setting);
      if (level !== null) findings.push({ ...finding, level });
    }
  }
  return mergeFindings(findings, (rule) => precedences.get(rule) ?? Number.MAX_SAFE_INTEGER);
}

function reported(findings: readonly MergedFinding[], config: Config, today: string): readonly ReportedFinding[] {
  const fingerprints = fingerprintsOf(findings);
  const all = findings.map(({ range, matched: _matched, ...finding }, i): ReportedFinding => ({
    rule: finding.rule,
    level: finding.level,
    reviewable: finding.reviewable,
    status: 'open',
    also: finding.also,
    path: finding.path,
    previousPath: finding.previousPath,
    ...range,
    message: finding.message,
    evidence: finding.evidence,
    fingerprint: fingerprints[i] ?? '',
  }));
  return applyAllowList(all, config.allow, today);
}
