import type { ManifestProblem } from '../checksums/manifest.ts';
import type { BranchRules } from '../github/branch-rules.ts';
import type { Config } from '../model/policy.ts';
import type { Known } from '../model/pull-request.ts';
import type { GateReading, WorkflowFile } from './gate-reading.ts';
import type { SetupKind } from './setup-kind.ts';

/** `problem`: the gate does not hold, or does not work. `weakness`: it holds less than it could. */
export type Severity = 'problem' | 'weakness' | 'unknown' | 'fine';

/** Something that a check found. */
export interface Fault {
  readonly severity: Exclude<Severity, 'fine'>;
  /** What is so, and what it breaks. */
  readonly message: string;
  readonly cure: string;
  readonly path?: string;
  /** 1-based. */
  readonly line?: number;
}

/** One thing to look at in a set-up. */
export interface Check {
  readonly id: string;
  /** What should be so. */
  readonly title: string;
  /** What is wrong; nothing when all is well, null when the question does not arise. */
  readonly find: (setup: ExaminedSetup) => readonly Fault[] | null;
}

/** A check's answer as it is reported. */
export interface Finding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly message: string;
  readonly cure: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

/** All that is known of a set-up. */
export interface ExaminedSetup {
  readonly config:
    | { readonly kind: 'valid'; readonly path: string | null; readonly config: Config }
    | { readonly kind: 'invalid'; readonly message: string };
  /** Null: there is none. */
  readonly manifest: {
    readonly problems: readonly ManifestProblem[];
    /** Recorded files whose bytes are others now, or that are gone. */
    readonly stale: readonly string[];
    /** Protected files that are not recorded. */
    readonly unrecorded: readonly string[];
  } | null;
  readonly reading: GateReading;
  /** Workflows that start a scan by an event, not only when another one calls them. */
  readonly started: readonly WorkflowFile[];
  readonly kind: SetupKind | null;
  /** The branch that pull requests are merged into, as far as it is known. */
  readonly branch: string | null;
  /** The day on which it is examined, as 2027-01-31. */
  readonly today: string;
  /** What GitHub says; null when it was not asked. */
  readonly live: Known<BranchRules> | null;
}
