import type { Account } from '../model/pull-request.ts';

/**
 * A commit as an event names it: by id, by ref (to be resolved, and fetched, by the caller), or both. The ref is there
 * besides the id where the tip may have moved since the event was sent.
 */
export type Revision =
  { readonly sha: string; readonly ref: string | null } | { readonly sha: null; readonly ref: string };

/** A change to scan. */
export interface ChangeScope {
  readonly kind: 'change';
  /** Whether the verdict may fail the run. False: report only. */
  readonly gates: boolean;
  /** What the change is to be merged into. The diff base is its merge base with the head. */
  readonly target: Revision;
  /** The head of the change: never GitHub's test merge commit. */
  readonly head: Revision;
  /**
   * The pull request, or null. In a merge queue the newest of the group, which is the one GitHub names; the group can
   * hold others before it.
   */
  readonly pullRequest: number | null;
  /** The branch that a pull request or a queue is to be merged into, without `refs/heads/`; null for other events. */
  readonly baseBranch: string | null;
  /** What the payload says of the pull request; null for events that are about none. */
  readonly event: PullRequestEvent | null;
  /** Full names of refs that contain the commits, or did when the event was sent; in a dispatch also other names. */
  readonly refs: readonly string[];
  /** Where config, manifest and attributes are read. */
  readonly policyRevision: Revision;
  /**
   * Whether the workflow file, and so the Action's inputs, are out of the change's reach. If not, only inputs that
   * tighten count.
   */
  readonly trustsPolicyInputs: boolean;
}

/**
 * What the payload of a pull request's event says beside its commits. It is what was so at that time, and the payload of
 * a run that is run again is the old one: whatever decides asks GitHub anew.
 */
export interface PullRequestEvent {
  /** `opened`, `synchronize`, `labeled`, `submitted` and so on. */
  readonly action: string | null;
  /** Name of the head branch, without `refs/heads/`. */
  readonly headRef: string | null;
  /** `owner/name` of the head branch's repository, another one for forks; null when it is gone. */
  readonly headRepository: string | null;
  /** Null for a deleted account. */
  readonly author: Account | null;
  /** Who caused the event: pushed, set the label, reviewed. */
  readonly sender: Account | null;
  /** The pull request's text, Markdown. */
  readonly body: string | null;
  /** The label that was set or taken away; null for other actions. */
  readonly label: string | null;
}

/** What an event asks for. */
export type EventScope = ChangeScope | { readonly kind: 'nothing'; readonly reason: string };

/** What the runner and the workflow tell beside the payload. */
export interface EventEnvironment {
  /** GITHUB_SHA. */
  readonly sha: string | null;
  /** The Action's inputs `base` and `head`, used by `workflow_dispatch` alone. */
  readonly base: string | null;
  readonly head: string | null;
}
