import type { AllowEntry, Evidence, Level, Lift, Status } from './finding.ts';

/** The first that applies, in this order. */
export type Verdict = 'violation' | 'incomplete' | 'review' | 'probation' | 'pass';

export type PresetName = 'recommended' | 'strict';

/** A finding as reported (DESIGN, contracts). */
export interface ReportedFinding {
  readonly rule: string;
  readonly level: Level;
  readonly reviewable: boolean;
  readonly status: Status;
  /** Ids of less specific rules that met at this place. */
  readonly also: readonly string[];
  readonly path: string;
  readonly previousPath: string | null;
  readonly startLine: number;
  readonly endLine: number;
  readonly startColumn: number;
  readonly endColumn: number;
  readonly message: string;
  readonly evidence: readonly Evidence[];
  readonly fingerprint: string;
  readonly lift?: Lift;
  readonly allow?: AllowEntry;
}

/** Something that holds the score below 100. */
export interface Cap {
  readonly cap: number;
  readonly reason: string;
}

/** A file that was not examined, why, and whether that decides the verdict. */
export interface Unscanned {
  readonly path: string;
  readonly reason: string;
  readonly blocks: boolean;
  readonly status: Status;
  readonly lift?: Lift;
}

/** A review, a label or a sentence that was meant to lift something and does not count. */
export interface Refusal {
  /** Such as `@octocat`. */
  readonly by: string;
  readonly what: 'review' | 'label' | 'text';
  /** Follows "does not count: ". */
  readonly reason: string;
}

/** What people said about the change, and what is theirs to do. Only where a pull request could be asked. */
export interface Approvals {
  /** What to do next, in order. */
  readonly next: readonly string[];
  readonly refused: readonly Refusal[];
}

export interface Statistics {
  readonly files: number;
  readonly addedLines: number;
  readonly candidates: number;
  readonly oracleFilesParsed: number;
  readonly milliseconds: number;
}

/** The one report; every reporter renders it, nothing else. */
export interface Report {
  readonly schemaVersion: 1;
  readonly tool: string;
  readonly preset: PresetName;
  readonly verdict: Verdict;
  readonly score: number | null;
  readonly base: string;
  readonly head: string;
  readonly policy: string;
  /** Path of the config at the policy commit, or null for the built-in one. */
  readonly config: string | null;
  readonly findings: readonly ReportedFinding[];
  readonly caps: readonly Cap[];
  readonly checksums: { readonly verified: number; readonly mismatched: readonly string[] };
  readonly unscanned: readonly Unscanned[];
  readonly approvals?: Approvals;
  readonly stats: Statistics;
}
