import { describe, expect, it } from '@jest/globals';
import { readReviews } from '../../../src/github/reviews.ts';
import { openStage } from '../../support/github/stage.ts';
import { bot, person, pullRequestState, type ReviewState } from '../../support/github-server.ts';

const sha = 'a'.repeat(40);
const pullRequests = [pullRequestState()];
const maintainer = person(2, 'octo-maintainer');

function review(id: number, parts: Partial<ReviewState> = {}): ReviewState {
  return { id, author: maintainer, state: 'APPROVED', commit: sha, submittedAt: '2026-05-01T10:00:00Z', ...parts };
}

describe('readReviews', () => {
  it('reads states, commits and times, in order of time', async () => {
    const reviews = [
      review(11, { state: 'PENDING', submittedAt: null }),
      review(12, { state: 'APPROVED', submittedAt: '2026-05-03T10:00:00Z' }),
      review(13, { state: 'CHANGES_REQUESTED', submittedAt: '2026-05-02T12:00:00+02:00' }),
      review(15, { state: 'COMMENTED', author: bot(9, 'reviewer[bot]'), commit: null }),
      review(14, { state: 'DISMISSED' }),
    ];
    const { client } = await openStage({ pullRequests, reviews: { 7: reviews } });
    const url = (id: number): string => `https://github.com/octo/parcels/pull/7#pullrequestreview-${id}`;
    const author = { id: 2, login: 'octo-maintainer', isBot: false };
    expect(await readReviews(client, 7)).toEqual({
      kind: 'known',
      value: [
        { id: 14, author, state: 'dismissed', commit: sha, submittedAt: '2026-05-01T10:00:00.000Z', url: url(14) },
        {
          id: 15,
          author: { id: 9, login: 'reviewer[bot]', isBot: true },
          state: 'commented',
          commit: null,
          submittedAt: '2026-05-01T10:00:00.000Z',
          url: url(15),
        },
        {
          id: 13,
          author,
          state: 'changes-requested',
          commit: sha,
          submittedAt: '2026-05-02T10:00:00.000Z',
          url: url(13),
        },
        { id: 12, author, state: 'approved', commit: sha, submittedAt: '2026-05-03T10:00:00.000Z', url: url(12) },
        { id: 11, author, state: 'pending', commit: sha, submittedAt: null, url: url(11) },
      ],
    });
  });

  it('has no author where the account is deleted', async () => {
    const { client } = await openStage({ pullRequests, reviews: { 7: [review(1, { author: null })] } });
    expect(await readReviews(client, 7)).toMatchObject({ kind: 'known', value: [{ author: null }] });
  });

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [1000, 10],
  ])('reads all %i', async (count, requests) => {
    const reviews = Array.from({ length: count }, (_, index) => review(index + 1));
    const { client, server } = await openStage({ pullRequests, reviews: { 7: reviews } });
    const answer = await readReviews(client, 7);
    expect(answer.kind === 'known' && answer.value.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id));
    expect(server.requests).toHaveLength(requests);
  });

  it('knows nothing where there are more than it reads', async () => {
    const reviews = Array.from({ length: 1001 }, (_, index) => review(index + 1));
    const { client, server } = await openStage({ pullRequests, reviews: { 7: reviews } });
    expect(await readReviews(client, 7)).toEqual({
      kind: 'unknown',
      reason:
        'There are more than 1000 reviews of pull request 7, which is more than is read. Open a new pull request for the change.',
    });
    expect(server.requests).toHaveLength(10);
  });

  it('knows nothing where a page lacks', async () => {
    const reviews = Array.from({ length: 150 }, (_, index) => review(index + 1));
    const { client, server } = await openStage({ pullRequests, reviews: { 7: reviews } });
    const first = readReviews(client, 7);
    expect(await first).toMatchObject({ kind: 'known' });
    server.fail('pulls/list-reviews', { delay: 0 });
    server.fail('pulls/list-reviews', { status: 404 });
    expect(await readReviews(client, 7)).toMatchObject({ kind: 'unknown' });
  });

  it('knows nothing where a state is new to it', async () => {
    const { client } = await openStage({ pullRequests, reviews: { 7: [review(1), review(2, { state: 'REVOKED' })] } });
    expect(await readReviews(client, 7)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/at `1\.state`/),
    });
  });
});
