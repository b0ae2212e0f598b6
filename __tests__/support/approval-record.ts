import type {
  Account,
  ApprovalRecord,
  Known,
  LabelEvent,
  Permission,
  PullRequest,
  Review,
} from '../../src/model/pull-request.ts';

export const HEAD = 'a'.repeat(40);
export const OLDER = 'b'.repeat(40);
export const LABEL = 'anti-cheat: changes approved';

/** An agent that opened the pull request, three people and a bot. */
export const agent = account(1, 'octo-agent', true);
export const maintainer = account(2, 'octo-maintainer');
export const developer = account(3, 'octo-developer');
export const outsider = account(4, 'octo-outsider');
export const bot = account(5, 'octo-bot[bot]', true);

export function account(id: number, login: string, isBot = false): Account {
  return { id, login, isBot };
}

export function known<Value>(value: Value): Known<Value> {
  return { kind: 'known', value };
}

export function unknown(reason: string): { readonly kind: 'unknown'; readonly reason: string } {
  return { kind: 'unknown', reason };
}

/** The minute of an hour on which everything here happens. */
export function at(minute: number): string {
  return `2026-11-30T10:${String(minute).padStart(2, '0')}:00Z`;
}

let nextReview = 100;

export function review(author: Account | null, minute: number, parts: Partial<Review> = {}): Review {
  const id = nextReview++;
  return {
    id,
    author,
    state: 'approved',
    commit: HEAD,
    submittedAt: at(minute),
    url: `https://github.example/octo/parcels/pull/7#pullrequestreview-${id}`,
    ...parts,
  };
}

export function labelled(actor: Account | null, minute: number, parts: Partial<LabelEvent> = {}): LabelEvent {
  return { label: LABEL, action: 'labeled', actor, viaApp: false, at: at(minute), ...parts };
}

const PERMISSIONS: readonly (readonly [Account, Permission])[] = [
  [agent, 'write'],
  [maintainer, 'admin'],
  [developer, 'write'],
  [outsider, 'read'],
  [bot, 'write'],
];

export interface RecordParts {
  readonly pullRequest?: Partial<PullRequest>;
  readonly reviews?: readonly Review[] | ApprovalRecord['reviews'];
  readonly labelEvents?: readonly LabelEvent[] | ApprovalRecord['labelEvents'];
  readonly contributors?: ApprovalRecord['contributors'];
  readonly lastPush?: ApprovalRecord['lastPush'];
  readonly permissions?: ApprovalRecord['permissions'];
}

/** Pull request 7: opened by the agent, who wrote all commits and pushed last in minute 10. */
export function approvalRecord(parts: RecordParts = {}): ApprovalRecord {
  const { reviews = [], labelEvents = [] } = parts;
  const events = 'kind' in labelEvents ? [] : labelEvents;
  return {
    pullRequest: {
      number: 7,
      author: agent,
      isOpen: true,
      headSha: HEAD,
      headRef: 'fix-postage',
      headRepository: 'octo/parcels',
      baseRef: 'main',
      body: '',
      labels: [...new Set(events.filter(({ action }) => action === 'labeled').map(({ label }) => label))],
      ...parts.pullRequest,
    },
    reviews: 'kind' in reviews ? reviews : known(reviews),
    labelEvents: 'kind' in labelEvents ? labelEvents : known(labelEvents),
    contributors: parts.contributors ?? known({ accounts: [agent], emails: ['octo-agent@example.com'] }),
    lastPush: parts.lastPush ?? known({ by: agent, at: at(10) }),
    permissions:
      parts.permissions ?? new Map(PERMISSIONS.map(([{ id }, permission]) => [id, known(permission)] as const)),
  };
}
