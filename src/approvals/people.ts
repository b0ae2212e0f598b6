import type { Account, ApprovalRecord } from '../model/pull-request.ts';

/** Whose word may count. */
export interface Trust {
  /** Ids of coding agents' accounts: never a person, whatever GitHub calls them. */
  readonly agentIds: ReadonlySet<number>;
  /** One-person projects: the author may vouch for what an agent wrote under the author's account. */
  readonly mayBeAuthor: boolean;
}

/**
 * Why an account's review or label does not count: only a person with write access who wrote none of the change may lift
 * anything. What is not known is no reason to trust.
 * @returns A phrase that follows "does not count: ", or null when it counts.
 */
export function objectionTo(account: Account | null, record: ApprovalRecord, trust: Trust): string | null {
  if (account === null) return 'the account is gone';
  if (account.isBot || trust.agentIds.has(account.id)) return 'it is no person';
  if (!trust.mayBeAuthor) {
    if (account.id === record.pullRequest.author?.id) return 'the pull request is theirs';
    if (record.contributors.kind === 'unknown') {
      return `who wrote the commits is not known (${clause(record.contributors.reason)})`;
    }
    if (record.contributors.value.accounts.some(({ id }) => id === account.id)) return 'they wrote commits of it';
  }
  const permission = record.permissions.get(account.id);
  if (!permission) return 'their permission is not known (it was not asked for)';
  if (permission.kind === 'unknown') return `their permission is not known (${clause(permission.reason)})`;
  return permission.value === 'admin' || permission.value === 'write' ? null : 'they have no write access';
}

/** How a report names an account. */
export function nameOf(account: Account | null): string {
  return account === null ? 'a deleted account' : `@${account.login}`;
}

/** A reason as a part of a sentence. */
export function clause(reason: string): string {
  return reason.replace(/\.$/, '');
}
