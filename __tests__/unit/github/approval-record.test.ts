import { describe, expect, it } from '@jest/globals';
import { readApprovalRecord } from '../../../src/github/approval-record.ts';
import { readPermissions } from '../../../src/github/permissions.ts';
import { readPullRequest } from '../../../src/github/pull-request.ts';
import type { LabelEvent, Review } from '../../../src/model/pull-request.ts';
import { openStage } from '../../support/github/stage.ts';
import { bot, person, pullRequestState, type GitHubState } from '../../support/github-server.ts';

const sha = 'a'.repeat(40);
const maintainer = person(2, 'octo-maintainer');
const triager = person(5, 'octo-triager');

function whole(): Partial<GitHubState> {
  const octocat = { email: 'octocat@example.com', account: person(1, 'octocat') };
  return {
    pullRequests: [pullRequestState()],
    reviews: {
      7: [
        { id: 11, author: maintainer, state: 'APPROVED', commit: sha, submittedAt: '2026-05-02T10:00:00Z' },
        {
          id: 12,
          author: person(6, 'passer-by'),
          state: 'COMMENTED',
          commit: sha,
          submittedAt: '2026-05-02T10:00:00Z',
        },
      ],
    },
    labelEvents: { 7: [{ id: 21, event: 'labeled', label: 'x', actor: triager, at: '2026-05-02T11:00:00Z' }] },
    commits: { 7: [{ oid: sha, authors: [octocat], committer: octocat }] },
    activity: {
      'octo/parcels': [
        { ref: 'refs/heads/copilot/parcels', after: sha, type: 'push', at: '2026-05-01T10:00:00Z', actor: bot(9, 'x') },
      ],
    },
    permissions: {
      'octo-maintainer': { account: maintainer, permission: 'write', role: 'maintain' },
      'octo-triager': { account: triager, permission: 'read', role: 'triage' },
    },
  };
}

describe('readApprovalRecord', () => {
  it('reads everything that a decision rests on', async () => {
    const { client, asked } = await openStage(whole());
    const pullRequest = await readPullRequest(client, 7);
    if (pullRequest.kind === 'unknown') throw new Error(pullRequest.reason);
    const record = await readApprovalRecord(client, pullRequest.value);
    expect(record).toMatchObject({
      pullRequest: pullRequest.value,
      reviews: { kind: 'known', value: [{ id: 11 }, { id: 12 }] },
      labelEvents: { kind: 'known', value: [{ label: 'x' }] },
      contributors: { kind: 'known', value: { emails: ['octocat@example.com'] } },
      lastPush: { kind: 'known', value: { by: { id: 9 } } },
    });
    expect(record.permissions).toEqual(
      new Map([
        [2, { kind: 'known', value: 'write' }],
        [5, { kind: 'known', value: 'read' }],
      ]),
    );
    expect(asked().toSorted()).toEqual([
      'graphql/Contributors',
      'issues/list-events',
      'pulls/get',
      'pulls/list-reviews',
      'repos/get-collaborator-permission-level',
      'repos/get-collaborator-permission-level',
      'repos/list-activities',
    ]);
  });

  it('keeps what is known beside what is not', async () => {
    const { client, server } = await openStage(whole());
    server.fail('pulls/list-reviews', { status: 403 });
    server.fail('repos/list-activities', { status: 404 });
    const pullRequest = await readPullRequest(client, 7);
    if (pullRequest.kind === 'unknown') throw new Error(pullRequest.reason);
    const record = await readApprovalRecord(client, pullRequest.value);
    const kinds = [record.reviews, record.labelEvents, record.contributors, record.lastPush].map(({ kind }) => kind);
    expect(kinds).toEqual(['unknown', 'known', 'known', 'unknown']);
    expect([...record.permissions.keys()]).toEqual([5]);
  });

  it('takes a few things at once', async () => {
    const { client, server } = await openStage(whole());
    for (const operation of [
      'pulls/list-reviews',
      'issues/list-events',
      'graphql/Contributors',
      'repos/list-activities',
    ]) {
      server.fail(operation, { delay: 150 });
    }
    const pullRequest = await readPullRequest(client, 7);
    if (pullRequest.kind === 'unknown') throw new Error(pullRequest.reason);
    const reading = readApprovalRecord(client, pullRequest.value);
    await new Promise((resolve) => setTimeout(resolve, 100));
    // All four are under way before the first is answered.
    expect(server.requests).toHaveLength(1 + 4);
    await reading;
  });
});

describe('readPermissions', () => {
  const review = (id: number, login: string, parts: Partial<Review> = {}): Review => ({
    id,
    author: { id, login, isBot: false },
    state: 'approved',
    commit: sha,
    submittedAt: '2026-05-02T10:00:00.000Z',
    url: '',
    ...parts,
  });
  const label = (id: number, parts: Partial<LabelEvent> = {}): LabelEvent => ({
    label: 'x',
    action: 'labeled',
    actor: { id, login: `person-${id}`, isBot: false },
    viaApp: false,
    at: '2026-05-02T10:00:00.000Z',
    ...parts,
  });

  it.each(['admin', 'write', 'read', 'none'])('knows %s', async (permission) => {
    const { client } = await openStage({ permissions: { 'octo-maintainer': { account: maintainer, permission } } });
    const permissions = await readPermissions(client, [review(2, 'octo-maintainer')], []);
    expect(permissions.get(2)).toEqual({ kind: 'known', value: permission });
  });

  it('gives none to what is no user', async () => {
    const { client } = await openStage();
    const permissions = await readPermissions(client, [review(9, 'an-app[bot]')], []);
    expect(permissions.get(9)).toEqual({ kind: 'known', value: 'none' });
  });

  it.each([
    ['a level that is new to it', { account: maintainer, permission: 'owner' }],
    ['an account that took over the name', { account: person(3, 'octo-maintainer'), permission: 'admin' }],
  ])('does not know %s', async (_, permission) => {
    const { client } = await openStage({ permissions: { 'octo-maintainer': permission } });
    const permissions = await readPermissions(client, [review(2, 'octo-maintainer')], []);
    expect(permissions.get(2)).toMatchObject({ kind: 'unknown' });
  });

  it('does not take a failure for none', async () => {
    const { client, server } = await openStage();
    server.fail('repos/get-collaborator-permission-level', { status: 500, times: 3 });
    const permissions = await readPermissions(client, [review(2, 'octo-maintainer')], []);
    expect(permissions.get(2)).toMatchObject({ kind: 'unknown' });
  });

  it('asks once for each account that approved, requested changes or set a label', async () => {
    const { client, server } = await openStage();
    const reviews = [
      review(1, 'person-1'),
      review(1, 'person-1', { state: 'changes-requested' }),
      review(2, 'person-2', { state: 'changes-requested' }),
      review(3, 'person-3', { state: 'commented' }),
      review(4, 'person-4', { state: 'dismissed' }),
      review(5, 'person-5', { author: null }),
    ];
    const labels = [label(1), label(6), label(7, { action: 'unlabeled' }), label(8, { actor: null })];
    const permissions = await readPermissions(client, reviews, labels);
    expect([...permissions.keys()].toSorted()).toEqual([1, 2, 6]);
    expect(server.requests).toHaveLength(3);
  });

  it('looks up the fifty that came last', async () => {
    const { client, server } = await openStage();
    const reviews = Array.from({ length: 60 }, (_, index) =>
      review(index, `person-${index}`, { submittedAt: new Date(Date.UTC(2026, 4, 1, 0, index)).toISOString() }),
    );
    const permissions = await readPermissions(client, reviews, []);
    expect(permissions.size).toBe(60);
    expect(permissions.get(59)).toEqual({ kind: 'known', value: 'none' });
    expect(permissions.get(10)).toEqual({ kind: 'known', value: 'none' });
    expect(permissions.get(9)).toMatchObject({ kind: 'unknown' });
    expect(server.requests).toHaveLength(50);
  });

  it('keeps a hostile name in its place', async () => {
    const { client, server } = await openStage({}, { allowsProblems: true });
    const login = '../../../user?x=1#\n::error::##[x]';
    const permissions = await readPermissions(client, [review(2, login)], []);
    expect(server.requests.map(({ operation }) => operation)).toEqual(['repos/get-collaborator-permission-level']);
    expect(JSON.stringify([...permissions])).not.toContain('##[');
  });
});
