import type { Role } from './oracle.ts';
import type { Range } from './range.ts';

/** What a finding does to the score: 0, a cap of 50, nothing. */
export type Level = 'violation' | 'probation' | 'note';

/** A level, or the rule switched off. */
export type LevelSetting = Level | 'off';

/** Where the knowledge of a finding comes from. */
export interface Evidence {
  readonly path: string;
  readonly line: number;
  readonly role: Role | 'vocabulary' | 'manifest' | 'config';
  /** 1 is equal; less is near. */
  readonly similarity: number;
}

/** What a rule reports; the pipeline adds fingerprint and status. */
export interface RuleFinding {
  readonly rule: string;
  readonly level: Level;
  /** A separate human review may lift it. */
  readonly reviewable: boolean;
  readonly path: string;
  readonly previousPath: string | null;
  readonly range: Range;
  /** One sentence in plain words that names the two places. Raw text: reporters escape it. */
  readonly message: string;
  readonly evidence: readonly Evidence[];
  /** Text of the matched node, for the fingerprint. */
  readonly matched: string;
}

export type Status = 'open' | 'lifted' | 'allowed';

/** Who lifted a finding and how (filled by the approve-changes gate). */
export interface Lift {
  readonly label: string | null;
  readonly by: string;
  readonly review: string;
  readonly at: string;
}

/** An entry of the config's allow list. */
export interface AllowEntry {
  readonly fingerprint: string;
  readonly reason: string;
  /** ISO date; the entry ends after this day. */
  readonly until: string | null;
}
