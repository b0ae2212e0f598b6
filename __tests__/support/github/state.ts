/**
 * What the stand-in of GitHub knows: a plain object that a test builds and looks at afterwards. The server reads it at
 * each request, so a test may change it at any time.
 */

/** A permission of a token, by GitHub's own name with an underscore. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>;

export interface AccountState {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export interface PullRequestState {
  number: number;
  /** Null for a deleted account. */
  author: AccountState | null;
  state: 'open' | 'closed';
  headSha: string;
  headRef: string;
  /** `owner/name`; null when it is gone. */
  headRepository: string | null;
  baseRef: string;
  body: string | null;
  labels: string[];
}

export interface ReviewState {
  readonly id: number;
  readonly author: AccountState | null;
  /** As the REST API writes it: `APPROVED`. */
  readonly state: string;
  readonly commit: string | null;
  readonly submittedAt: string | null;
}

export interface IssueEventState {
  readonly id: number;
  /** `labeled`, `unlabeled`, or another one, which then needs no label. */
  readonly event: string;
  readonly label?: string;
  readonly actor: AccountState | null;
  readonly at: string;
  readonly viaApp?: boolean;
}

export interface PersonState {
  readonly email: string | null;
  /** Null where GitHub knows no account. */
  readonly account: AccountState | null;
}

export interface CommitState {
  readonly oid: string;
  /** Git's author, then the co-authors of the message. */
  readonly authors: readonly PersonState[];
  readonly committer: PersonState | null;
}

export interface ActivityState {
  /** Full name. */
  readonly ref: string;
  readonly after: string;
  readonly type: string;
  readonly at: string;
  readonly actor: AccountState | null;
}

export interface PermissionState {
  readonly account: AccountState;
  /** The legacy name: admin, write, read, none. */
  readonly permission: string;
  /** The exact one, such as `maintain`; the same by default. */
  readonly role?: string;
}

export interface CommentState {
  readonly id: number;
  readonly author: AccountState;
  body: string;
}

export interface StatusState {
  readonly sha: string;
  readonly state: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly context: string;
}

export interface CheckRunState {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: string | null;
  readonly detailsUrl: string | null;
  /** `title`, `summary` and `text` as they were written last. */
  output: Readonly<Record<string, unknown>>;
  /** All annotations, as they were sent. */
  readonly annotations: Readonly<Record<string, unknown>>[];
}

export interface QueueEntryState {
  readonly position: number;
  /** Of a pull request in `pullRequests`. */
  readonly number: number;
  readonly groupHead: string | null;
}

/** Lists by number belong to the pull request of that number. */
export interface GitHubState {
  readonly owner: string;
  readonly repo: string;
  readonly pullRequests: PullRequestState[];
  /** In GitHub's order: oldest first. */
  readonly reviews: Record<number, ReviewState[]>;
  /** Oldest first; other events of the pull request may stand among them. */
  readonly labelEvents: Record<number, IssueEventState[]>;
  readonly commits: Record<number, CommitState[]>;
  /** By `owner/name`, newest first. A repository that is not listed cannot be seen. */
  readonly activity: Record<string, ActivityState[]>;
  /** By login. Who is not listed is no user to GitHub. */
  readonly permissions: Record<string, PermissionState>;
  /** Oldest first. */
  readonly comments: Record<number, CommentState[]>;
  /** Oldest first. */
  readonly statuses: StatusState[];
  readonly checkRuns: CheckRunState[];
  /** By branch. */
  readonly mergeQueue: Record<string, QueueEntryState[]>;
  /** By `base...head`. */
  readonly mergeBases: Record<string, string>;
}

/** A repository with nothing in it but what is given. */
export function gitHubState(parts: Partial<GitHubState> = {}): GitHubState {
  return {
    owner: 'octo',
    repo: 'parcels',
    pullRequests: [],
    reviews: {},
    labelEvents: {},
    commits: {},
    activity: { 'octo/parcels': [] },
    permissions: {},
    comments: {},
    statuses: [],
    checkRuns: [],
    mergeQueue: {},
    mergeBases: {},
    ...parts,
  };
}

/** A person's account with an id of its own. */
export function person(id: number, login: string): AccountState {
  return { id, login, type: 'User' };
}

/** An App's account. */
export function bot(id: number, login: string): AccountState {
  return { id, login, type: 'Bot' };
}

/** Pull request 7 of a branch of the same repository, unless told otherwise. */
export function pullRequestState(parts: Partial<PullRequestState> = {}): PullRequestState {
  return {
    number: 7,
    author: bot(198_982_749, 'Copilot'),
    state: 'open',
    headSha: 'a'.repeat(40),
    headRef: 'copilot/parcels',
    headRepository: 'octo/parcels',
    baseRef: 'main',
    body: 'Adds parcels.',
    labels: [],
    ...parts,
  };
}
