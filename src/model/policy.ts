import type { AllowEntry, LevelSetting } from './finding.ts';
import type { PresetName } from './report.ts';

/** What a pull request has to say about how it was made, from nothing to a trace that names the tools used. */
export type WorkProofRequirement = 'none' | 'proof' | 'tools';

/** What lifts a reviewable finding: an approving review beside the label, or the label alone (one-person projects). */
export type ApprovalRequirement = 'review' | 'label';

/** What the config says about one rule. */
export interface RuleSetting {
  readonly level: LevelSetting;
}

/** Bounds of the work, never of the time: whoever exceeds one is reported, not skipped in silence. */
export interface Limits {
  /** Longest blob that is read, in bytes. */
  readonly fileBytes: number;
  /** Most bytes of changed files that are read, both sides together. */
  readonly changeBytes: number;
  /** Most words and marks of one changed file of code or data that are taken apart. */
  readonly fileTokens: number;
  /** The same for all of them together, both sides where both are taken apart. */
  readonly tokens: number;
  /** Most of these words and marks on added lines. */
  readonly newTokens: number;
  /** Most levels that the parts of the changed files stand below, added up. */
  readonly levels: number;
  /** Most bytes that the compressed literals of the change may expand to, all together. */
  readonly decodedBytes: number;
  /** Most added values that are looked up in the tests and golden files. */
  readonly needles: number;
  /** Most test and golden files that are parsed for one scan. */
  readonly oracleFiles: number;
  /** Most bytes of them. */
  readonly oracleBytes: number;
}

/**
 * The policy of a repository, complete: every default is filled in.
 *
 * Glob lists hold patterns relative to the root of the repository; a leading `!` takes out again, and the last pattern
 * that fits a path decides. They are valid (see `globProblem` in the policy room).
 */
export interface Config {
  readonly preset: PresetName;
  /** False: report, but never fail the run. */
  readonly enforce: boolean;
  readonly tests: readonly string[];
  readonly goldens: readonly string[];
  readonly documentation: readonly string[];
  readonly protected: readonly string[];
  readonly ignore: readonly string[];
  /** By rule id; only known rules. */
  readonly rules: ReadonlyMap<string, RuleSetting>;
  /** Forbidden words beside the built-in ones. */
  readonly keywords: readonly string[];
  readonly allow: readonly AllowEntry[];
  readonly approvals: {
    readonly require: ApprovalRequirement;
    /** The label that allows changes which a review then lifts. */
    readonly label: string;
    /** Globs of paths that need no label: the review alone lifts. */
    readonly paths: readonly string[];
  };
  readonly workProof: {
    readonly require: WorkProofRequirement;
    /** Who asked for it: a report can say so, and a stricter preset replaces only what another preset had set. */
    readonly source: 'preset' | 'config' | 'input';
    /** Where the head commit may hold it. */
    readonly path: string;
  };
  readonly agents: AgentSettings;
  readonly limits: Limits;
}

/**
 * Whose pull requests are scanned. Only what GitHub vouches for takes one out: its author's id, or a label that a person
 * with write access set. Names, addresses and trailers are free text, so they only bring one in.
 */
export interface AgentSettings {
  /** Ids of coding agents' accounts, beside those known: always scanned, and their reviews and labels never count. */
  readonly accounts: readonly number[];
  /** Globs of head branches that are always scanned, beside the usual ones of coding agents. */
  readonly branches: readonly string[];
  /** E-mail addresses in commits that are always scanned, lower case, beside those known. */
  readonly emails: readonly string[];
  readonly exclude: {
    /** Ids of authors whose pull requests are not scanned. */
    readonly authors: readonly number[];
    readonly label: string | null;
  };
}

/** Inputs of the Action that may tighten a policy. They can never loosen it. */
export interface PolicyInputs {
  readonly preset: PresetName | null;
  /** Further protected globs. */
  readonly protected: readonly string[];
  readonly requireWorkProof: WorkProofRequirement | null;
}
