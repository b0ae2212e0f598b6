import { describe, expect, it } from '@jest/globals';
import { readContributors } from '../../../src/github/contributors.ts';
import { openStage } from '../../support/github/stage.ts';
import { bot, person, pullRequestState, type CommitState, type PersonState } from '../../support/github-server.ts';

const sha = (index: number): string => index.toString(16).padStart(40, '0');
const octocat: PersonState = { email: 'Octocat@Example.com', account: person(1, 'octocat') };
const webFlow: PersonState = { email: 'noreply@github.com', account: person(19_864_447, 'web-flow') };

function commit(
  index: number,
  authors: readonly PersonState[],
  committer: PersonState | null = authors[0] ?? null,
): CommitState {
  return { oid: sha(index), authors, committer };
}

/** A pull request with these commits, whose head is the last of them. */
function having(commits: CommitState[], headSha = commits.at(-1)?.oid ?? sha(0)) {
  return { pullRequests: [pullRequestState({ headSha })], commits: { 7: commits } };
}

describe('readContributors', () => {
  it('names authors, committers and co-authors once each', async () => {
    const commits = [
      commit(1, [octocat, { email: 'mona@example.com', account: person(3, 'mona') }]),
      commit(
        2,
        [{ email: '198982749+copilot@example.com', account: bot(198_982_749, 'copilot-swe-agent[bot]') }],
        octocat,
      ),
      // Nobody knows this one.
      commit(3, [{ email: 'CLAUDE@example.com', account: null }], { email: null, account: null }),
      commit(4, [{ email: 'octocat@example.com', account: person(1, 'octocat') }], webFlow),
      commit(5, [], { email: 'hubot@example.com', account: person(4, 'hubot') }),
    ];
    const { client } = await openStage(having(commits));
    expect(await readContributors(client, 7, sha(5))).toEqual({
      kind: 'known',
      value: {
        accounts: [
          { id: 1, login: 'octocat', isBot: false },
          { id: 3, login: 'mona', isBot: false },
          { id: 198_982_749, login: 'copilot-swe-agent[bot]', isBot: true },
          { id: 4, login: 'hubot', isBot: false },
        ],
        emails: [
          'octocat@example.com',
          'mona@example.com',
          '198982749+copilot@example.com',
          'claude@example.com',
          'noreply@github.com',
          'hubot@example.com',
        ],
      },
    });
  });

  it.each([
    ['its name with another id', person(5, 'web-flow')],
    ['its id with another name', person(19_864_447, 'somebody')],
  ])('spares web-flow alone, not %s', async (_, account) => {
    const { client } = await openStage(having([commit(1, [{ email: null, account }])]));
    expect(await readContributors(client, 7, sha(1))).toMatchObject({ value: { accounts: [{ id: account.id }] } });
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [250, 5],
  ])('reads all of %i commits', async (count, requests) => {
    const commits = Array.from({ length: count }, (_, index) =>
      commit(index + 1, [{ email: `${index}@example.com`, account: null }]),
    );
    const { client, server } = await openStage(having(commits));
    const answer = await readContributors(client, 7, commits.at(-1)?.oid ?? sha(0));
    expect(answer).toMatchObject({ kind: 'known', value: { emails: { length: count } } });
    expect(server.requests).toHaveLength(requests);
  });

  it('knows nothing where GitHub does not name all commits', async () => {
    const commits = Array.from({ length: 251 }, (_, index) => commit(index + 1, [octocat]));
    const { client } = await openStage(having(commits));
    expect(await readContributors(client, 7, sha(251))).toEqual({
      kind: 'unknown',
      reason:
        'Pull request 7 has 251 commits, and GitHub names no more than 250 of them. Squash them, or split the pull request.',
    });
  });

  it('knows nothing where a commit has more co-authors than are named at once', async () => {
    const authors = Array.from({ length: 51 }, (_, index) => ({ email: `${index}@example.com`, account: null }));
    const { client } = await openStage(having([commit(1, authors)]));
    expect(await readContributors(client, 7, sha(1))).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^Commit 000000000000 has more co-authors/),
    });
  });

  it('knows nothing after a push', async () => {
    const { client } = await openStage(having([commit(1, [octocat])]));
    expect(await readContributors(client, 7, sha(9))).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/was pushed to while its commits were read/),
    });
  });

  it('knows nothing where the head is not among the commits', async () => {
    const { client } = await openStage(having([commit(1, [octocat])], sha(2)));
    expect(await readContributors(client, 7, sha(2))).toMatchObject({ kind: 'unknown' });
  });

  it.each<[string, unknown]>([
    [
      'commits lack',
      {
        totalCount: 2,
        pageInfo: { hasNextPage: false, endCursor: null },
        nodes: [{ commit: { oid: sha(1), authors: { totalCount: 0, nodes: [] }, committer: null } }],
      },
    ],
    [
      'an author lacks',
      {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        nodes: [{ commit: { oid: sha(1), authors: { totalCount: 1, nodes: [null] }, committer: null } }],
      },
    ],
    [
      'an account has no id',
      {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        nodes: [
          {
            commit: {
              oid: sha(1),
              authors: { totalCount: 0, nodes: [] },
              committer: { email: null, user: { databaseId: null, login: 'x' } },
            },
          },
        ],
      },
    ],
  ])('knows nothing where %s', async (_, commits) => {
    const { client, server } = await openStage(having([commit(1, [octocat])]));
    server.fail('graphql/Contributors', {
      status: 200,
      body: { data: { repository: { pullRequest: { headRefOid: sha(1), commits } } } },
    });
    expect(await readContributors(client, 7, sha(1))).toMatchObject({ kind: 'unknown' });
  });

  it('knows nothing where a part of the answer is an error', async () => {
    const { client, server } = await openStage(having([commit(1, [octocat])]));
    server.fail('graphql/Contributors', {
      status: 200,
      body: {
        data: { repository: null },
        errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
      },
    });
    expect(await readContributors(client, 7, sha(1))).toEqual({
      kind: 'unknown',
      reason:
        'Could not read who wrote the commits of pull request 7: GitHub refused it (GraphQL, "Resource not accessible by integration"). The token needs `pull-requests: read`: grant it under `permissions:` in the workflow.',
    });
  });

  it('says when there is no such pull request', async () => {
    const { client } = await openStage();
    expect(await readContributors(client, 7, sha(1))).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/it is not there, .*"Could not resolve to a PullRequest/),
    });
  });

  it('tries again when GraphQL is short of breath', async () => {
    const { client, server, waits } = await openStage(having([commit(1, [octocat])]));
    server.fail('graphql/Contributors', { status: 502 });
    server.fail('graphql/Contributors', { status: 200, body: { errors: [{ type: 'RATE_LIMITED', message: 'x' }] } });
    expect(await readContributors(client, 7, sha(1))).toMatchObject({ kind: 'known' });
    expect(waits).toEqual([1000, 30_000]);
  });
});
