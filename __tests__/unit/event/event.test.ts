import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEvent, supportedEvents } from '../../../src/event/event.ts';
import type { ChangeScope, EventEnvironment, EventScope, PullRequestEvent } from '../../../src/event/scope.ts';
import { UserError } from '../../../src/model/problem.ts';

const root = new URL('../../../fixtures/events/', import.meta.url);
const runner: EventEnvironment = { sha: '1'.repeat(40), base: null, head: null };

function payload(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, root), 'utf8'));
}

const base = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';
const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const pushed = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

const target = { sha: base, ref: 'refs/heads/master' };
const codertocat = { id: 21031067, login: 'Codertocat', isBot: false };
const opened: PullRequestEvent = {
  action: 'opened',
  headRef: 'changes',
  headRepository: 'Codertocat/Hello-World',
  author: codertocat,
  sender: codertocat,
  body: 'This is a pretty simple change that we need to pull into master.',
  label: null,
};
const pullRequest: ChangeScope = {
  kind: 'change',
  gates: true,
  target,
  head: { sha: head, ref: null },
  pullRequest: 2,
  baseBranch: 'master',
  event: opened,
  refs: ['refs/pull/2/head', 'refs/heads/master'],
  policyRevision: target,
  trustsPolicyInputs: false,
};
const withEvent = (changes: Partial<PullRequestEvent>): ChangeScope => ({
  ...pullRequest,
  event: { ...opened, ...changes },
});
const queueBase = { sha: '380387fbc80638b734a49e1be1c4dfec1c01b33c', ref: null };
const tip = (name: string) => ({ sha: null, ref: `refs/heads/${name}` });
const report = {
  kind: 'change',
  gates: false,
  pullRequest: null,
  baseBranch: null,
  event: null,
  trustsPolicyInputs: false,
} as const;

const expected: Readonly<Record<string, EventScope>> = {
  'pull_request.opened': pullRequest,
  'pull_request.synchronize': withEvent({ action: 'synchronize' }),
  // Closed, not merged: whoever reopens it must not find a green check.
  'pull_request.closed': withEvent({ action: 'closed' }),
  'pull_request.deleted-fork': withEvent({ headRepository: null }),
  'pull_request.merged': { kind: 'nothing', reason: 'the pull request is merged already' },
  'pull_request_review.submitted': withEvent({ action: 'submitted' }),
  'merge_group.checks_requested': {
    kind: 'change',
    gates: true,
    target: queueBase,
    head: { sha: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d', ref: null },
    pullRequest: 104,
    baseBranch: 'main',
    event: null,
    refs: ['refs/heads/gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64', 'refs/heads/main'],
    policyRevision: queueBase,
    trustsPolicyInputs: false,
  },
  'merge_group.destroyed': { kind: 'nothing', reason: 'the merge group was dissolved' },
  'push.update': {
    ...report,
    refs: ['refs/heads/master'],
    target: { sha: base, ref: null },
    head: { sha: pushed, ref: null },
    policyRevision: { sha: base, ref: null },
  },
  'push.forced': {
    ...report,
    refs: ['refs/heads/feature', 'refs/heads/master'],
    target: { sha: base, ref: null },
    head: { sha: pushed, ref: null },
    policyRevision: tip('master'),
  },
  'push.new-branch': {
    ...report,
    refs: ['refs/heads/feature', 'refs/heads/master'],
    target: tip('master'),
    head: { sha: pushed, ref: null },
    policyRevision: tip('master'),
  },
  'push.first': { kind: 'nothing', reason: 'nothing stands before the first push' },
  'push.deleted': { kind: 'nothing', reason: 'the branch was deleted' },
  'push.tag': { kind: 'nothing', reason: 'refs/tags/simple-tag is no branch' },
  'workflow_dispatch.default-branch': {
    kind: 'nothing',
    reason: 'the default branch has no changes against itself: give `base` or `head`, or choose another branch',
  },
  'workflow_dispatch.branch': {
    ...report,
    refs: ['refs/heads/feature', 'refs/heads/main'],
    target: tip('main'),
    head: { sha: '1'.repeat(40), ref: null },
    policyRevision: tip('main'),
  },
  'workflow_dispatch.inputs': {
    ...report,
    refs: ['refs/heads/main', 'release/2.x'],
    target: { sha: null, ref: 'release/2.x' },
    head: { sha: pushed, ref: null },
    policyRevision: { sha: null, ref: 'release/2.x' },
  },
};

describe('readEvent', () => {
  const names = readdirSync(root).filter((name) => name.endsWith('.json'));

  it.each(names.map((name) => name.replace('.json', '')))('%s', (name) => {
    expect(readEvent(name.split('.')[0] ?? '', payload(name), runner)).toEqual(expected[name]);
  });

  it('has a payload for every expectation', () => {
    expect(
      Object.keys(expected)
        .map((name) => `${name}.json`)
        .sort(),
    ).toEqual([...names].sort());
  });

  describe('what the payload says of a pull request', () => {
    const user = (id: number, login: string, type: string) => ({ id, login, type });
    const changed = (over: object, pull: object = {}): unknown => {
      const event = payload('pull_request.opened') as { readonly pull_request: object };
      return { ...event, ...over, pull_request: { ...event.pull_request, ...pull } };
    };
    const fork = { sha: head, ref: 'patch-1', repo: { id: 9, full_name: 'octo-fork/Hello-World', fork: true } };

    it.each<[string, unknown, Partial<PullRequestEvent>]>([
      ['a fork', changed({}, { head: fork }), { headRef: 'patch-1', headRepository: 'octo-fork/Hello-World' }],
      [
        'a label that was set',
        changed({
          action: 'labeled',
          label: { id: 1, name: 'golden-approved', color: 'd73a4a', default: false },
          sender: user(5, 'octo-maintainer', 'User'),
        }),
        {
          action: 'labeled',
          label: 'golden-approved',
          sender: { id: 5, login: 'octo-maintainer', isBot: false },
        },
      ],
      [
        'a label that was taken away by an App',
        changed({ action: 'unlabeled', label: { name: 'bug' }, sender: user(41898282, 'github-actions[bot]', 'Bot') }),
        { action: 'unlabeled', label: 'bug', sender: { id: 41898282, login: 'github-actions[bot]', isBot: true } },
      ],
      [
        'an agent',
        changed({}, { user: user(198982749, 'Copilot', 'Bot') }),
        { author: { id: 198982749, login: 'Copilot', isBot: true } },
      ],
      ['a deleted account', changed({}, { user: null }), { author: null }],
      [
        'accounts that are garbled',
        changed({ sender: 'octocat' }, { user: { id: '1' } }),
        { author: null, sender: null },
      ],
      [
        'no more than what a scan needs',
        { pull_request: { number: 2, base: { ref: 'master', sha: base }, head: { sha: head } } },
        { action: null, headRef: null, headRepository: null, author: null, sender: null, body: null },
      ],
    ])('%s', (_, event, facts) => {
      expect(readEvent('pull_request', event, runner)).toEqual(withEvent(facts));
    });
  });

  it('trusts the inputs of pull_request_target, whose workflow file the change cannot reach', () => {
    expect(readEvent('pull_request_target', payload('pull_request.opened'), runner)).toEqual({
      ...pullRequest,
      trustsPolicyInputs: true,
    });
  });

  it('takes base and head of the Action for workflow_dispatch, behind those of the event', () => {
    const given = { ...runner, base: 'v1.0', head: 'other' };
    expect(readEvent('workflow_dispatch', payload('workflow_dispatch.default-branch'), given)).toMatchObject({
      target: { sha: null, ref: 'v1.0' },
      head: { sha: null, ref: 'other' },
    });
    expect(readEvent('workflow_dispatch', payload('workflow_dispatch.inputs'), given)).toEqual(
      expected['workflow_dispatch.inputs'],
    );
  });

  it('lets no input move what a pull request is compared with', () => {
    const given = { ...runner, base: head, head: base };
    expect(readEvent('pull_request', payload('pull_request.opened'), given)).toEqual(pullRequest);
  });

  it.each(['--upload-pack=x', 'a..b', 'a b', '../x', ':/text', 'HEAD^{/x}', 'a'.repeat(256)])(
    'refuses the revision %j',
    (text) => {
      const dispatch = { ...(payload('workflow_dispatch.inputs') as object), inputs: { base: text } };
      expect(() => readEvent('workflow_dispatch', dispatch, runner)).toThrow('the input `base` must be');
    },
  );

  it.each(['issue_comment', 'schedule', '', 'constructor', '__proto__'])(
    'refuses the event %j and lists the others',
    (name) => {
      expect(() => readEvent(name, {}, runner)).toThrow(UserError);
      for (const supported of supportedEvents) expect(() => readEvent(name, {}, runner)).toThrow(`\`${supported}\``);
    },
  );

  it.each<[string, unknown, string]>([
    ['pull_request', null, 'the payload'],
    ['pull_request', {}, '`pull_request`'],
    [
      'pull_request',
      { pull_request: { number: 1, base: { ref: 'main', sha: base }, head: {} } },
      '`pull_request.head.sha`',
    ],
    [
      'pull_request',
      { pull_request: { number: 1, base: { ref: 'main', sha: 'main' }, head: { sha: head } } },
      '`pull_request.base.sha` (not a commit id',
    ],
    [
      'pull_request',
      { pull_request: { number: '1', base: { ref: 'main', sha: base }, head: { sha: head } } },
      '`pull_request.number`',
    ],
    ['merge_group', { merge_group: { base_sha: base } }, '`merge_group.base_ref`'],
    ['push', { ref: 'refs/heads/x', before: base, after: '--help', repository: { default_branch: 'main' } }, '`after`'],
    ['push', { ref: 'refs/heads/x', before: base, after: head }, '`repository`'],
    ['workflow_dispatch', { ref: 'refs/heads/x', inputs: [], repository: { default_branch: 'main' } }, '`inputs`'],
  ])('names the field of %s that is wrong in %j', (name, broken, field) => {
    expect(() => readEvent(name, broken, runner)).toThrow(UserError);
    expect(() => readEvent(name, broken, runner)).toThrow(field);
  });

  it('answers every payload with a scope or a sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...supportedEvents), fc.anything({ withNullPrototype: true }), (name, anything) => {
        expect(() => readEvent(name, anything, runner)).toThrow(UserError);
      }),
    );
  });
});
