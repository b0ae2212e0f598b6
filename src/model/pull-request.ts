/**
 * What GitHub says of a pull request, read live. Only facts that GitHub itself vouches for decide anything; names, texts
 * and git's own author fields are free text of the change.
 */

/** An account, told apart by its id: a login can be given up and taken by somebody else. */
export interface Account {
  readonly id: number;
  readonly login: string;
  /** `Bot` by GitHub's own word: Apps, their tokens, Copilot. */
  readonly isBot: boolean;
}

/** A role in the repository; `maintain` counts as write, `triage` as read. */
export type Permission = 'admin' | 'write' | 'read' | 'none';

export type ReviewState = 'approved' | 'changes-requested' | 'dismissed' | 'commented' | 'pending';

export interface Review {
  readonly id: number;
  /** Null for a deleted account. */
  readonly author: Account | null;
  readonly state: ReviewState;
  /** The commit that was looked at; null when GitHub no longer has it. */
  readonly commit: string | null;
  /** ISO time, UTC; null while the review is not submitted. */
  readonly submittedAt: string | null;
  readonly url: string;
}

/** Somebody set a label, or took it away. */
export interface LabelEvent {
  readonly label: string;
  readonly action: 'labeled' | 'unlabeled';
  readonly actor: Account | null;
  /** An App acted for the account: nobody knows whether its person did. */
  readonly viaApp: boolean;
  /** ISO time, UTC. */
  readonly at: string;
}

/** The newest push to the head branch that left it where it is. */
export interface Push {
  readonly by: Account | null;
  /** ISO time of GitHub's clock, UTC; commit dates are free text. */
  readonly at: string;
}

/** A fact, or why it is not known: a permission that lacks, a list that GitHub cuts off, no answer. */
export type Known<Value> =
  { readonly kind: 'known'; readonly value: Value } | { readonly kind: 'unknown'; readonly reason: string };

/** Who wrote the commits of a pull request. */
export interface Contributors {
  /** Authors, committers and co-authors that GitHub links to an account, without its own `web-flow`. */
  readonly accounts: readonly Account[];
  /** E-mail addresses of authors, committers and co-authors, lower case. Free text. */
  readonly emails: readonly string[];
}

/** A pull request as it stands now. */
export interface PullRequest {
  readonly number: number;
  /** Null for a deleted account. */
  readonly author: Account | null;
  readonly isOpen: boolean;
  readonly headSha: string;
  /** Name of the head branch, without `refs/heads/`. Free text. */
  readonly headRef: string;
  /** `owner/name` of the head branch's repository; null when it is gone. */
  readonly headRepository: string | null;
  readonly baseRef: string;
  /** Markdown; empty when there is none. Free text. */
  readonly body: string;
  readonly labels: readonly string[];
}

/** Everything that a decision about lifting findings rests on. */
export interface ApprovalRecord {
  readonly pullRequest: PullRequest;
  /** In order of time. */
  readonly reviews: Known<readonly Review[]>;
  /** In order of time. */
  readonly labelEvents: Known<readonly LabelEvent[]>;
  readonly contributors: Known<Contributors>;
  readonly lastPush: Known<Push>;
  /** By account id, of everybody who reviewed or set a label. Who is not listed could not be asked for. */
  readonly permissions: ReadonlyMap<number, Known<Permission>>;
}
