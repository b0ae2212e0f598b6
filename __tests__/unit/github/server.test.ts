import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { RestRequest } from '../../../src/github/request.ts';
import { openStage } from '../../support/github/stage.ts';
import { pullRequestState } from '../../support/github-server.ts';

const sha = 'a'.repeat(40);

function request(route: string, parameters: Record<string, unknown>): RestRequest {
  return { task: 'ask', needs: 'x', route, parameters, effect: 'once' };
}

/** The stand-in would be worth little if it took everything. */
describe('the stand-in of GitHub', () => {
  const checkRun = { name: 'x', head_sha: sha, conclusion: 'success', status: 'completed' };
  const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'x' };
  const output = (annotations: readonly unknown[]) => ({ title: 'x', summary: 'x', annotations });

  it.each<[string, string, Record<string, unknown>, RegExp]>([
    [
      'a misspelt field',
      'POST /repos/{owner}/{repo}/statuses/{sha}',
      { sha, state: 'success', link: 'x' },
      /body\/link/,
    ],
    [
      'a lacking field',
      'POST /repos/{owner}/{repo}/statuses/{sha}',
      { sha, context: 'x' },
      /required property 'state'/,
    ],
    ['an unknown value', 'POST /repos/{owner}/{repo}/statuses/{sha}', { sha, state: 'fine' }, /body\/state/],
    ['an unknown query', 'GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 7, x: 1 }, /additional/],
    ['a name for a number', 'GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 'x' }, /path\/pull_number/],
    [
      'a path that GitHub lacks',
      'GET /repos/{owner}/{repo}/cheats',
      {},
      /GitHub has no GET \/repos\/octo\/parcels\/cheats/,
    ],
    [
      'a misspelt part of an annotation',
      'POST /repos/{owner}/{repo}/check-runs',
      { ...checkRun, output: output([{ ...annotation, level: 'x' }]) },
      /annotations\/level/,
    ],
    [
      'fifty-one annotations',
      'POST /repos/{owner}/{repo}/check-runs',
      { ...checkRun, output: output(Array.from({ length: 51 }, () => annotation)) },
      /more than 50 items/,
    ],
  ])('does not take %s', async (_, route, parameters, problem) => {
    const { client, server } = await openStage({ pullRequests: [pullRequestState()] }, { allowsProblems: true });
    expect(await client.rest(request(route, parameters), z.unknown())).toMatchObject({ kind: 'failed' });
    expect(server.problems.join('\n')).toMatch(problem);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a long title', { output: { ...output([]), title: 'x'.repeat(256) } }],
    ['a long message', { output: output([{ ...annotation, message: 'x'.repeat(65_537) }]) }],
    ['columns over lines', { output: output([{ ...annotation, end_line: 2, start_column: 1 }]) }],
  ])('rejects %s in a check run', async (_, parts) => {
    const { client } = await openStage();
    const route = 'POST /repos/{owner}/{repo}/check-runs';
    expect(await client.rest(request(route, { ...checkRun, ...parts }), z.unknown())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected' },
    });
  });

  it('tells of an answer of its own that GitHub would not give', async () => {
    const { client, server } = await openStage(
      { pullRequests: [pullRequestState({ state: 'draft' as 'open' })] },
      { allowsProblems: true },
    );
    await client.rest(request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 7 }), z.unknown());
    expect(server.problems).toEqual([expect.stringMatching(/^pulls\/get: our answer\/state/)]);
  });

  it('tells of a query that GitHub would not understand', async () => {
    const { client, server } = await openStage({}, { allowsProblems: true });
    const answer = await client.graphql(
      { task: 'x', needs: 'x', query: 'query Q { cheats }', variables: {} },
      z.unknown(),
    );
    expect(answer).toMatchObject({ kind: 'failed' });
    expect(server.problems).toEqual(['GraphQL: Cannot query field "cheats" on type "Query".']);
  });
});
