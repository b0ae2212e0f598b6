import { describe, expect, it } from '@jest/globals';
import { readLastPush } from '../../../src/github/last-push.ts';
import type { PullRequest } from '../../../src/model/pull-request.ts';
import { openStage } from '../../support/github/stage.ts';
import { bot, person, type ActivityState } from '../../support/github-server.ts';

const [a, b, zero] = ['a', 'b', '0'].map((digit) => digit.repeat(40)) as [string, string, string];
const pullRequest: PullRequest = {
  number: 7,
  author: null,
  isOpen: true,
  headSha: a,
  headRef: 'feature/é&x=1',
  headRepository: 'octo/parcels',
  baseRef: 'main',
  body: '',
  labels: [],
};
const octocat = person(1, 'octocat');
const mona = person(3, 'mona');

function entry(after: string, parts: Partial<ActivityState> = {}): ActivityState {
  const ref = 'refs/heads/feature/é&x=1';
  return { ref, after, type: 'push', at: '2026-05-01T10:00:00Z', actor: octocat, ...parts };
}

const unclear =
  /^GitHub's record of pushes does not show who brought the head branch of pull request 7 to aaaaaaaaaaaa\./;

describe('readLastPush', () => {
  it.each<[string, readonly ActivityState[], { login: string; isBot: boolean } | null]>([
    ['a push', [entry(a), entry(b)], { login: 'octocat', isBot: false }],
    ['a forced one', [entry(a, { type: 'force_push', actor: mona }), entry(b)], { login: 'mona', isBot: false }],
    ['a new branch', [entry(a, { type: 'branch_creation' })], { login: 'octocat', isBot: false }],
    ['a merge into it', [entry(a, { type: 'pr_merge' })], { login: 'octocat', isBot: false }],
    ['a merge by a queue', [entry(a, { type: 'merge_queue_merge', actor: bot(9, 'x') })], { login: 'x', isBot: true }],
    ['a deleted account', [entry(a, { actor: null })], null],
    [
      'the newest of two that left the same',
      [entry(a, { actor: mona }), entry(b), entry(a)],
      { login: 'mona', isBot: false },
    ],
    [
      'a branch that was deleted since',
      [entry(zero, { type: 'branch_deletion', actor: mona }), entry(a)],
      { login: 'octocat', isBot: false },
    ],
    ['other branches beside it', [entry(b, { ref: 'refs/heads/main' }), entry(a)], { login: 'octocat', isBot: false }],
  ])('finds %s', async (_, activity, expected) => {
    const { client, server } = await openStage({ activity: { 'octo/parcels': [...activity] } });
    const answer = await readLastPush(client, pullRequest);
    expect(answer).toMatchObject({ kind: 'known', value: { at: '2026-05-01T10:00:00.000Z', by: expected } });
    expect(server.requests[0]?.query).toEqual({ ref: 'refs/heads/feature/é&x=1', direction: 'desc', per_page: '100' });
  });

  it.each<[string, readonly ActivityState[]]>([
    ['nothing', []],
    ['other commits', [entry(b)]],
    // Whoever brought it back is not the one who was there first.
    ['a newer push to elsewhere', [entry(b), entry(a)]],
    ['something unheard of', [entry(a, { type: 'time_travel' })]],
    ['another branch', [entry(a, { ref: 'refs/heads/main' })]],
  ])('knows nothing from a record of %s', async (_, activity) => {
    const { client } = await openStage({ activity: { 'octo/parcels': [...activity] } }, { allowsProblems: true });
    expect(await readLastPush(client, pullRequest)).toEqual({
      kind: 'unknown',
      reason: expect.stringMatching(unclear),
    });
  });

  it('looks into the fork', async () => {
    const { client } = await openStage({ activity: { 'mona/parcels': [entry(a, { actor: mona })] } });
    const fork = { ...pullRequest, headRepository: 'mona/parcels' };
    expect(await readLastPush(client, fork)).toMatchObject({ kind: 'known', value: { by: { login: 'mona' } } });
  });

  it('knows nothing of a fork that it cannot see', async () => {
    const { client } = await openStage();
    const fork = { ...pullRequest, headRepository: 'mona/hidden' };
    expect(await readLastPush(client, fork)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^Could not read who pushed to the head branch of pull request 7: it is not there/),
    });
  });

  it.each([null, '', 'parcels', 'mona/parcels/..'])('knows nothing of the repository %j', async (headRepository) => {
    const { client, server } = await openStage();
    expect(await readLastPush(client, { ...pullRequest, headRepository })).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/is gone/),
    });
    expect(server.requests).toEqual([]);
  });
});
