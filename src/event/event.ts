import { UserError } from '../model/problem.ts';
import type { Account } from '../model/pull-request.ts';
import {
  type AccountPayload,
  dispatchPayload,
  mergeGroupPayload,
  pullRequestPayload,
  type PullRequestPayload,
  pushPayload,
  readPayload,
} from './payload.ts';
import type { EventEnvironment, EventScope, PullRequestEvent, Revision } from './scope.ts';

type Reader = (payload: unknown, environment: EventEnvironment, eventName: string) => EventScope;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['pull_request', readPullRequest],
  ['pull_request_target', readPullRequest],
  ['pull_request_review', readPullRequest],
  ['merge_group', readMergeGroup],
  ['push', readPush],
  ['workflow_dispatch', readDispatch],
]);

/** The events that the Action understands. */
export const supportedEvents: readonly string[] = [...readers.keys()];

/**
 * What an event asks to be scanned.
 *
 * @param eventName GITHUB_EVENT_NAME.
 * @param payload The parsed file at GITHUB_EVENT_PATH.
 * @throws {UserError} For an unsupported event and for a payload without the fields it needs.
 */
export function readEvent(eventName: string, payload: unknown, environment: EventEnvironment): EventScope {
  const reader = readers.get(eventName);
  if (!reader) {
    throw new UserError(
      `the event \`${eventName}\` is not supported: let the workflow run on ${supportedEvents.map((name) => `\`${name}\``).join(', ')}`,
    );
  }
  return reader(payload, environment, eventName);
}

function readPullRequest(payload: unknown, _: EventEnvironment, eventName: string): EventScope {
  const event = readPayload(pullRequestPayload, payload, eventName);
  const { action, pull_request: pullRequest } = event;
  // Closing alone is no reason to skip: a pull request can be reopened, and would bring along the green check.
  if (action === 'closed' && pullRequest.merged === true) return nothing('the pull request is merged already');
  const target: Revision = { sha: pullRequest.base.sha, ref: branch(pullRequest.base.ref) };
  return {
    kind: 'change',
    gates: true,
    target,
    head: { sha: pullRequest.head.sha, ref: null },
    pullRequest: pullRequest.number,
    baseBranch: pullRequest.base.ref,
    event: pullRequestEvent(event),
    refs: [`refs/pull/${pullRequest.number}/head`, branch(pullRequest.base.ref)],
    policyRevision: target,
    // The only one of the three whose workflow file comes from the default branch.
    trustsPolicyInputs: eventName === 'pull_request_target',
  };
}

function pullRequestEvent({
  action,
  pull_request: { user, head, body },
  sender,
  label,
}: PullRequestPayload): PullRequestEvent {
  return {
    body: body ?? null,
    action: action ?? null,
    headRef: head.ref ?? null,
    headRepository: head.repo?.full_name ?? null,
    author: accountOf(user),
    sender: accountOf(sender),
    label: label?.name ?? null,
  };
}

function accountOf(account: AccountPayload): Account | null {
  return account ? { id: account.id, login: account.login, isBot: account.type === 'Bot' } : null;
}

function readMergeGroup(payload: unknown, _: EventEnvironment, eventName: string): EventScope {
  const { action, merge_group: group } = readPayload(mergeGroupPayload, payload, eventName);
  if (action === 'destroyed') return nothing('the merge group was dissolved');
  // No ref besides the id: in a queue the base is what stands before the group, not the branch's tip.
  const target: Revision = { sha: group.base_sha, ref: null };
  const number = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(?<number>\d{1,15})-[0-9a-f]+$/.exec(group.head_ref)?.groups;
  return {
    kind: 'change',
    gates: true,
    target,
    head: { sha: group.head_sha, ref: null },
    pullRequest: number ? Number(number['number']) : null,
    baseBranch: group.base_ref.replace(/^refs\/heads\//, ''),
    event: null,
    refs: [group.head_ref, group.base_ref],
    policyRevision: target,
    // The group's commit holds the workflow file as the queued pull requests leave it.
    trustsPolicyInputs: false,
  };
}

function readPush(payload: unknown, _: EventEnvironment, eventName: string): EventScope {
  const push = readPayload(pushPayload, payload, eventName);
  const defaultBranch = branch(push.repository.default_branch);
  if (!push.ref.startsWith('refs/heads/')) return nothing(`${push.ref} is no branch`);
  if (isZero(push.after)) return nothing('the branch was deleted');
  if (push.before === push.after) return nothing('the branch did not move');
  if (isZero(push.before) && push.ref === defaultBranch) return nothing('nothing stands before the first push');
  const target: Revision = isZero(push.before) ? { sha: null, ref: defaultBranch } : { sha: push.before, ref: null };
  const head: Revision = { sha: push.after, ref: null };
  // Elsewhere than on the default branch, an earlier push could have brought a policy of its own.
  return reportOnly(target, head, push.ref === defaultBranch ? target : { sha: null, ref: defaultBranch }, [
    push.ref,
    defaultBranch,
  ]);
}

function readDispatch(payload: unknown, environment: EventEnvironment, eventName: string): EventScope {
  const dispatch = readPayload(dispatchPayload, payload, eventName);
  const base = textInput(dispatch.inputs, 'base') ?? environment.base;
  const head = textInput(dispatch.inputs, 'head') ?? environment.head;
  const defaultBranch = branch(dispatch.repository.default_branch);
  if (base === null && head === null && dispatch.ref === defaultBranch) {
    return nothing('the default branch has no changes against itself: give `base` or `head`, or choose another branch');
  }
  const target: Revision = base === null ? { sha: null, ref: defaultBranch } : revision(base);
  const started: Revision =
    environment.sha === null ? { sha: null, ref: dispatch.ref } : { sha: environment.sha, ref: null };
  return reportOnly(target, head === null ? started : revision(head), target, [dispatch.ref, defaultBranch]);
}

/** Events that no pull request waits for. */
function reportOnly(target: Revision, head: Revision, policyRevision: Revision, refs: readonly string[]): EventScope {
  const names = [target, head, policyRevision].flatMap(({ ref }) => (ref === null ? [] : [ref]));
  return {
    kind: 'change',
    gates: false,
    target,
    head,
    pullRequest: null,
    baseBranch: null,
    event: null,
    refs: [...new Set([...refs, ...names])],
    policyRevision,
    trustsPolicyInputs: false,
  };
}

function nothing(reason: string): EventScope {
  return { kind: 'nothing', reason };
}

function branch(name: string): string {
  return `refs/heads/${name}`;
}

/** GitHub's way to say "no commit". */
function isZero(sha: string): boolean {
  return /^0+$/.test(sha);
}

function revision(text: string): Revision {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? { sha: text, ref: null } : { sha: null, ref: text };
}

function textInput(inputs: Readonly<Record<string, unknown>> | null | undefined, name: string): string | null {
  const value = inputs && Object.hasOwn(inputs, name) ? inputs[name] : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return checkedRevision(value.trim(), name);
}

/**
 * A revision from an input. Git would read one with a leading dash as an option and `..` as a range.
 * @throws {UserError} When it is neither a branch, a tag nor a commit id.
 */
export function checkedRevision(text: string, input: string): string {
  if (text.length <= 255 && /^[\p{L}\p{N}_@][\p{L}\p{N}_.@/+#=%,-]*$/u.test(text) && !text.includes('..')) return text;
  throw new UserError(`the input \`${input}\` must be a branch, a tag or a commit id`);
}
