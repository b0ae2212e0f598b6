import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openGitHub } from '../../../src/github/client.ts';
import { readPullRequest } from '../../../src/github/pull-request.ts';
import { readReviews } from '../../../src/github/reviews.ts';
import { writeStatus } from '../../../src/github/status.ts';
import { UserError } from '../../../src/model/problem.ts';
import { openStage, type StageOptions } from '../../support/github/stage.ts';
import { pullRequestState, startGitHub, gitHubState, type Fault } from '../../support/github-server.ts';

const sha = 'a'.repeat(40);
const one = { pullRequests: [pullRequestState()] };
const status = { state: 'success', description: 'Earned.', targetUrl: null, context: 'anti-cheat' } as const;

async function reasonOf(fault: Fault | null, options: StageOptions = {}): Promise<string> {
  const { client, server } = await openStage(one, options);
  if (fault) server.fail('pulls/get', { times: 9, ...fault });
  const answer = await readPullRequest(client, 7);
  return answer.kind === 'unknown' ? answer.reason : `known: ${JSON.stringify(answer.value)}`;
}

describe('a failure', () => {
  it.each<[string, Fault, string]>([
    [
      'a bad token',
      { status: 401, body: { message: 'Bad credentials' } },
      'GitHub does not accept the token (401). Check `github-token`; the token of a job ends with it.',
    ],
    [
      'a lacking permission that GitHub names',
      {
        status: 403,
        body: { message: 'Resource not accessible by integration' },
        headers: { 'x-accepted-github-permissions': 'pull_requests=read; contents=read' },
      },
      'GitHub refused it (403, "Resource not accessible by integration"). The token needs `pull-requests: read` or `contents: read`: grant it under `permissions:` in the workflow.',
    ],
    [
      'a lacking permission that GitHub garbles',
      { status: 403, body: {}, headers: { 'x-accepted-github-permissions': 'everything' } },
      'GitHub refused it (403). The token needs `pull-requests: read`: grant it under `permissions:` in the workflow.',
    ],
    [
      'nothing there',
      { status: 404, body: { message: 'Not Found' } },
      'it is not there, or GitHub hides it from this token (404, "Not Found"). In a private repository the token needs `pull-requests: read`.',
    ],
    [
      'a rejected request',
      { status: 422, body: { message: 'Validation Failed', errors: [{ message: 'no such thing' }, 'nor this'] } },
      'GitHub rejects it (422, "Validation Failed; no such thing; nor this").',
    ],
    [
      'a rate limit',
      { status: 403, body: { message: 'Slow down' }, headers: { 'retry-after': '60' } },
      "GitHub's rate limit is reached. Run the job again later.",
    ],
    ['a server error', { status: 502, body: '<html>Unicorn</html>' }, 'GitHub failed (502). Run the job again.'],
    [
      'an answer that is no JSON',
      { status: 200, body: '<html>Log in</html>' },
      "the answer of HOST is not one of GitHub's API (not JSON). Check `GITHUB_API_URL`.",
    ],
    [
      'an answer of another kind',
      { status: 200, body: { number: 'seven' } },
      "the answer of HOST is not one of GitHub's API (at `number`). Check `GITHUB_API_URL`.",
    ],
    ['a broken connection', { breaks: 'before' }, 'HOST could not be reached (UND_ERR_SOCKET). Run the job again.'],
    ['an odd status', { status: 418, body: { message: 'x' } }, 'GitHub gave an unexpected answer (418, "x").'],
  ])('says what lacks: %s', async (_, fault, expected) => {
    const reason = await reasonOf(fault);
    expect(reason.replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')).toBe(`Could not read pull request 7: ${expected}`);
  });

  it('says for how long it waited', async () => {
    expect(await reasonOf({ delay: 500 }, { timeoutMilliseconds: 100 })).toBe(
      'Could not read pull request 7: GitHub did not answer within 0.1 seconds. Run the job again.',
    );
  });

  it('takes a body that stops for a time-out', async () => {
    expect(await reasonOf({ breaks: 'within' }, { timeoutMilliseconds: 200 })).toMatch(/did not answer within 0.2 sec/);
  });

  it('says that nobody listens', async () => {
    const { client, server } = await openStage();
    await server.close();
    const answer = await readPullRequest(client, 7);
    expect(answer).toEqual({ kind: 'unknown', reason: expect.stringMatching(/could not be reached \(ECONNREFUSED\)/) });
  });

  it('shows what GitHub says inert, on one line and cut', async () => {
    const message = `##[error]a\n::error::b \u202e${'x'.repeat(5000)}`;
    const reason = await reasonOf({ status: 422, body: { message } });
    expect(reason).not.toMatch(/##\[|\n|\u202e/);
    expect(reason.length).toBeLessThan(400);
  });

  it('knows the permission by the token', async () => {
    const tokens = { ghs_reader: { permissions: { metadata: 'read', pull_requests: 'read' } } } as const;
    const { client } = await openStage(one, { tokens, token: 'ghs_reader' });
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'known' });
    expect(await writeStatus(client, sha, status)).toEqual({
      kind: 'denied',
      reason:
        'Could not set the status of commit aaaaaaaaaaaa: GitHub refused it (403, "Resource not accessible by integration"). The token needs `statuses: write`: grant it under `permissions:` in the workflow. In runs for pull requests of forks and of Dependabot the token may only read.',
    });
  });

  it('knows a token that GitHub does not', async () => {
    expect(await reasonOf(null, { token: 'ghs_other' })).toMatch(/does not accept the token \(401\)/);
  });
});

describe('another try', () => {
  it.each<[string, Fault]>([
    ['a server error', { status: 500, times: 2 }],
    ['a rate limit', { status: 429, headers: { 'retry-after': '2' }, times: 2 }],
    ['a broken connection', { breaks: 'before', times: 2 }],
    ['a time-out', { delay: 300, times: 2 }],
  ])('helps after %s', async (_, fault) => {
    const { client, server, waits } = await openStage(one, { timeoutMilliseconds: 150 });
    server.fail('pulls/get', fault);
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'known' });
    expect(server.requests).toHaveLength(3);
    expect(waits).toEqual(fault.status === 429 ? [2000, 2000] : [1000, 3000]);
  });

  it('is not made a fourth time', async () => {
    const { client, server } = await openStage(one);
    server.fail('pulls/get', { status: 500, times: 3 });
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'unknown' });
    expect(server.requests).toHaveLength(3);
  });

  it.each([401, 403, 404, 410, 422])('is not made after %i', async (code) => {
    const { client, server } = await openStage(one);
    server.fail('pulls/get', { status: code });
    await readPullRequest(client, 7);
    expect(server.requests).toHaveLength(1);
  });

  it('ends for the whole client when it has waited for long', async () => {
    const { client, server, waits } = await openStage(one);
    server.fail('pulls/get', { status: 429, headers: { 'retry-after': '30' }, times: 99 });
    for (let i = 0; i < 5; i++) await readPullRequest(client, 7);
    // Twice two waits, then none is left.
    expect(waits).toEqual([30_000, 30_000, 30_000, 30_000]);
    expect(server.requests).toHaveLength(3 + 3 + 1 + 1 + 1);
  });
});

describe('addresses', () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  it('of GitHub Enterprise Server lie side by side', async () => {
    const { client, asked } = await openStage({ ...one, mergeQueue: { main: [] } }, { prefix: '/api/v3' });
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'known' });
    const answer = await client.graphql(
      {
        task: 'x',
        needs: 'x',
        query: 'query Any { repository(owner: "octo", name: "parcels") { __typename } }',
        variables: {},
      },
      (await import('zod')).unknown(),
    );
    expect(answer).toMatchObject({ kind: 'ok', value: { repository: { __typename: 'Repository' } } });
    expect(asked()).toEqual(['pulls/get', 'graphql/Any']);
  });

  it('come from the runner when none is given', async () => {
    const server = await startGitHub({ state: gitHubState(one), prefix: '/api/v3' });
    Object.assign(process.env, server.environment);
    const client = openGitHub({ token: 'ghs_test', owner: 'octo', repo: 'parcels' });
    expect(await readPullRequest(client, 7)).toMatchObject({ kind: 'known' });
    await server.close();
  });

  it('are sent nothing before it is clear that they are some', () => {
    const open = (apiUrl: string) => () => openGitHub({ token: 'ghs_test', owner: 'o', repo: 'r', apiUrl });
    for (const apiUrl of ['', 'api.example.com', 'file:///etc/passwd', 'http://{host}/']) {
      expect(open(apiUrl)).toThrow(UserError);
    }
  });
});

describe('the token', () => {
  it.each(['', '  ', 'a b', 'a\nb', 'töken'])('cannot be %j', (token) => {
    const open = (): unknown => openGitHub({ token, owner: 'o', repo: 'r', apiUrl: 'http://127.0.0.1:9' });
    expect(open).toThrow(UserError);
    expect(open).toThrow(/`github-token`/);
  });

  it('may have white space around it', async () => {
    expect(await reasonOf(null, { token: ' ghs_test\n' })).toMatch(/^known/);
  });

  it('is in no sentence, whatever an answer holds', async () => {
    // A server that throws the token back in every place that is read.
    let reply: { status: number; make: (token: string) => string; headers: Record<string, string> } | null = null;
    const echo = createServer((request, response) => {
      const token = (request.headers.authorization ?? '').replace('token ', '');
      const headers = Object.fromEntries(
        Object.entries(reply?.headers ?? {}).map(([name, value]) => [name, value.replace('TOKEN', token)]),
      );
      response.writeHead(reply?.status ?? 500, { 'content-type': 'application/json', ...headers });
      response.end(reply?.make(token) ?? '');
    });
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    const around = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ maxLength: 400 }).map((text) => text.padEnd(190, 'x')),
    );
    const bodies = fc.tuple(around, around).chain(([before, after]) =>
      fc.constantFrom<(token: string) => string>(
        (token) => JSON.stringify({ message: before + token + after }),
        (token) => JSON.stringify({ message: 'x', errors: [{ message: before + token + after }, token] }),
        (token) => JSON.stringify({ data: null, errors: [{ type: token, message: before + token + after }] }),
        (token) => JSON.stringify({ [token]: token, number: token }),
        (token) => before + token + after,
      ),
    );
    const replies = fc.record({
      status: fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 422, 429, 500),
      make: bodies,
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { 'x-accepted-github-permissions': 'TOKEN=read' },
        { 'retry-after': 'TOKEN' },
        { link: '<TOKEN>; rel="next"' },
        { 'content-type': 'text/html' },
      ),
    });
    const token = fc.stringMatching(/^gh[psou]_[A-Za-z0-9]{4,40}$/);
    try {
      await fc.assert(
        fc.asyncProperty(token, replies, async (secret, given) => {
          reply = given;
          const client = openGitHub({
            token: secret,
            owner: 'octo',
            repo: secret,
            apiUrl,
            sleep: () => Promise.resolve(),
          });
          const sentences = JSON.stringify([
            await readPullRequest(client, 7),
            await readReviews(client, 7),
            await writeStatus(client, secret, status),
            await client.graphql(
              { task: secret, needs: 'x', query: 'query Q { x }', variables: {} },
              (await import('zod')).never(),
            ),
          ]);
          expect(sentences).not.toContain(secret);
        }),
        { numRuns: 60 },
      );
    } finally {
      echo.close();
      echo.closeAllConnections();
    }
  });
});
