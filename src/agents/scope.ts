import { labelOutcome } from '../approvals/label.ts';
import { clause, nameOf } from '../approvals/people.ts';
import { orderedPatterns } from '../changes/path-patterns.ts';
import type { AgentSettings } from '../model/policy.ts';
import type { ApprovalRecord } from '../model/pull-request.ts';
import type { Refusal } from '../model/report.ts';
import { accountOfAddress, AGENT_ACCOUNTS, AGENT_BRANCHES, AGENT_EMAILS } from './known-agents.ts';

/** Whether a pull request is scanned at all. */
export type AgentScope =
  | { readonly kind: 'in'; readonly reason: string; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'out'; readonly reason: string };

/** Ids of all accounts that are no person: known ones and those of the config. */
export function agentIds(settings: AgentSettings): ReadonlySet<number> {
  return new Set([...AGENT_ACCOUNTS.keys(), ...settings.accounts]);
}

/** Whether the config can leave out a pull request at all; if not, nothing needs to be asked. */
export function excludesAny({ exclude }: AgentSettings): boolean {
  return exclude.authors.length > 0 || exclude.label !== null;
}

/**
 * Decides whether a pull request is scanned. Only its author's id or a maintainer's label takes it out, because anything
 * else could be left out by whoever wants to pass; whatever looks like an agent's work brings it in again.
 */
export function scopeOf(record: ApprovalRecord, settings: AgentSettings): AgentScope {
  const ids = agentIds(settings);
  const trace = agentTrace(record, settings, ids);
  if (trace !== null) return { kind: 'in', reason: trace, refusals: [] };
  const { author } = record.pullRequest;
  const { exclude } = settings;
  if (author !== null && !author.isBot && exclude.authors.includes(author.id)) {
    return { kind: 'out', reason: `the configuration leaves out what ${nameOf(author)} (id ${author.id}) opens` };
  }
  if (exclude.label === null) return { kind: 'in', reason: 'nothing leaves it out', refusals: [] };
  const label = labelOutcome(record, exclude.label, { agentIds: ids, mayBeAuthor: false }, true);
  return label.setBy
    ? { kind: 'out', reason: `${nameOf(label.setBy.actor)} set the label “${exclude.label}” on ${label.setBy.at}` }
    : { kind: 'in', reason: 'nothing leaves it out', refusals: label.refusals };
}

/** What tells an agent's work, or null. Commits that cannot be listed may hold one. */
function agentTrace(record: ApprovalRecord, settings: AgentSettings, ids: ReadonlySet<number>): string | null {
  const { pullRequest, contributors } = record;
  const { author, headRef } = pullRequest;
  if (author === null) return 'its author’s account is gone';
  if (ids.has(author.id)) return `${nameOf(author)} is a coding agent`;
  if (AGENT_BRANCHES.some((prefix) => headRef.toLowerCase().startsWith(prefix.toLowerCase()))) {
    return `its branch is named as a coding agent's (${headRef})`;
  }
  if (orderedPatterns(settings.branches)(headRef) === 'included')
    return `the configuration names its branch ${headRef}`;
  if (contributors.kind === 'unknown') return `its commits could not be listed (${clause(contributors.reason)})`;
  const account = contributors.value.accounts.find(({ id }) => ids.has(id));
  if (account) return `${nameOf(account)}, a coding agent, took part in a commit`;
  const email = contributors.value.emails.find(
    (address) =>
      AGENT_EMAILS.has(address) || settings.emails.includes(address) || ids.has(accountOfAddress(address) ?? -1),
  );
  return email === undefined ? null : `a commit names the coding agent ${email}`;
}
