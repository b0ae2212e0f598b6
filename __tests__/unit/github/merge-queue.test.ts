import { describe, expect, it } from '@jest/globals';
import { queuedPullRequests } from '../../../src/github/merge-queue.ts';
import { openStage } from '../../support/github/stage.ts';
import { pullRequestState } from '../../support/github-server.ts';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

describe('queuedPullRequests', () => {
  it('names them in their order', async () => {
    const { client } = await openStage({
      pullRequests: [pullRequestState({ number: 7, headSha: a }), pullRequestState({ number: 8, headSha: b })],
      mergeQueue: {
        'release/1': [
          { position: 2, number: 7, groupHead: null },
          { position: 1, number: 8, groupHead: c },
        ],
      },
    });
    expect(await queuedPullRequests(client, 'release/1')).toEqual({
      kind: 'known',
      value: [
        { number: 8, headSha: b, groupHead: c },
        { number: 7, headSha: a, groupHead: null },
      ],
    });
  });

  it('finds nobody where there is no queue', async () => {
    const { client } = await openStage();
    expect(await queuedPullRequests(client, 'main')).toEqual({ kind: 'known', value: [] });
  });

  it.each([
    [1000, 'known'],
    [1001, 'unknown'],
  ])('of %i is %s', async (count, kind) => {
    const pullRequests = Array.from({ length: count }, (_, index) => pullRequestState({ number: index + 1 }));
    const main = pullRequests.map(({ number }) => ({ position: number, number, groupHead: null }));
    const { client, server } = await openStage({ pullRequests, mergeQueue: { main } });
    expect(await queuedPullRequests(client, 'main')).toMatchObject({ kind });
    expect(server.requests).toHaveLength(10);
  });

  it('knows nothing where a pull request cannot be seen', async () => {
    const { client } = await openStage({ mergeQueue: { main: [{ position: 1, number: 7, groupHead: a }] } });
    expect(await queuedPullRequests(client, 'main')).toMatchObject({ kind: 'unknown' });
  });
});
