import { describe, expect, it } from '@jest/globals';
import { mergeBase } from '../../../src/github/merge-base.ts';
import { pullRequestsOfHead, readPullRequest } from '../../../src/github/pull-request.ts';
import { openStage } from '../../support/github/stage.ts';
import { person, pullRequestState } from '../../support/github-server.ts';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

describe('readPullRequest', () => {
  it('reads what a decision needs', async () => {
    const state = pullRequestState({
      author: person(1, 'octocat'),
      headRepository: 'octocat/parcels-fork',
      headRef: 'feature/é "x"',
      labels: ['anti-cheat: accepted', '<!-- x -->\n::error::'],
      body: 'Line\r\n<script>',
    });
    const { client } = await openStage({ pullRequests: [pullRequestState({ number: 8 }), state] });
    expect(await readPullRequest(client, 7)).toEqual({
      kind: 'known',
      value: {
        number: 7,
        author: { id: 1, login: 'octocat', isBot: false },
        isOpen: true,
        headSha: a,
        headRef: 'feature/é "x"',
        headRepository: 'octocat/parcels-fork',
        baseRef: 'main',
        body: 'Line\r\n<script>',
        labels: ['anti-cheat: accepted', '<!-- x -->\n::error::'],
      },
    });
  });

  it('knows a bot, a closed pull request, one without a text and a fork that is gone', async () => {
    const state = pullRequestState({ state: 'closed', body: null, headRepository: null });
    const { client } = await openStage({ pullRequests: [state] });
    expect(await readPullRequest(client, 7)).toMatchObject({
      value: { author: { login: 'Copilot', isBot: true }, isOpen: false, body: '', headRepository: null },
    });
  });

  it('has no author where the account is deleted', async () => {
    const { client, server } = await openStage({ pullRequests: [pullRequestState()] });
    const answer = {
      number: 7,
      user: null,
      state: 'open',
      head: { sha: a, ref: 'x', repo: null },
      base: { ref: 'main' },
      body: null,
      labels: [],
    };
    server.fail('pulls/get', { status: 200, body: answer });
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'known', value: { author: null } });
  });

  it('is unknown when there is none', async () => {
    const { client } = await openStage();
    expect(await readPullRequest(client, 7)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^Could not read pull request 7: it is not there/),
    });
  });
});

describe('pullRequestsOfHead', () => {
  it('names those whose head the commit is, and not those that merely contain it', async () => {
    const commits = [a, b].map((oid) => ({ oid, authors: [], committer: null }));
    const { client } = await openStage({
      pullRequests: [
        pullRequestState({ number: 1, headSha: a }),
        pullRequestState({ number: 2, headSha: b }),
        pullRequestState({ number: 3, headSha: a, state: 'closed', baseRef: 'release/1', headRepository: null }),
        pullRequestState({ number: 4, headSha: c, headRepository: null }),
      ],
      commits: { 2: commits },
    });
    expect(await pullRequestsOfHead(client, a)).toEqual({
      kind: 'known',
      value: [
        { number: 1, baseRef: 'main', headSha: a, isOpen: true },
        { number: 3, baseRef: 'release/1', headSha: a, isOpen: false },
      ],
    });
    expect(await pullRequestsOfHead(client, 'd'.repeat(40))).toEqual({ kind: 'known', value: [] });
  });

  it('reads every page', async () => {
    const pullRequests = Array.from({ length: 250 }, (_, index) => pullRequestState({ number: index + 1 }));
    const { client, server } = await openStage({ pullRequests });
    const answer = await pullRequestsOfHead(client, a);
    expect(answer).toMatchObject({ kind: 'known', value: { length: 250 } });
    expect(server.requests.map(({ query }) => query)).toEqual([
      { per_page: '100', page: '1' },
      { per_page: '100', page: '2' },
      { per_page: '100', page: '3' },
    ]);
  });
});

describe('mergeBase', () => {
  it('asks for the least that can be asked for', async () => {
    const { client, server } = await openStage({ mergeBases: { [`${a}...${b}`]: c, [`release/1...${b}`]: a } });
    expect(await mergeBase(client, a, b)).toEqual({ kind: 'known', value: c });
    expect(await mergeBase(client, 'release/1', b)).toEqual({ kind: 'known', value: a });
    expect(server.requests[0]?.query).toEqual({ per_page: '1', page: '1' });
  });

  it('is unknown for histories without one', async () => {
    const { client } = await openStage();
    expect(await mergeBase(client, a, b)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^Could not find the merge base of a+ and b+: it is not there/),
    });
  });

  it('takes nothing but a commit id', async () => {
    const { client, server } = await openStage();
    server.fail('repos/compare-commits-with-basehead', {
      status: 200,
      body: { merge_base_commit: { sha: '--upload-pack=x' } },
    });
    expect(await mergeBase(client, a, b)).toMatchObject({ kind: 'unknown' });
  });
});
