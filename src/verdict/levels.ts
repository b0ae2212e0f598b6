import type { Level } from '../model/finding.ts';
import type { RuleLevel } from '../model/rule.ts';

const WEIGHT: Readonly<Record<Level, number>> = { violation: 2, probation: 1, note: 0 };

/** The heavier of two levels. */
export function heavier(a: Level, b: Level): Level {
  return WEIGHT[a] >= WEIGHT[b] ? a : b;
}

/** Whether one level weighs more than another. */
export function outweighs(a: Level, b: Level): boolean {
  return WEIGHT[a] > WEIGHT[b];
}

/**
 * The level of a finding after preset and config: `violation` raises probations, `probation` and `note` lower what is
 * above them, a note stays a note.
 * @returns null when the rule is off.
 */
export function effectiveLevel(level: Level, setting: RuleLevel): Level | null {
  if (setting === 'off') return null;
  if (setting === 'by-evidence' || level === 'note') return level;
  return setting === 'violation' || outweighs(level, setting) ? setting : level;
}
