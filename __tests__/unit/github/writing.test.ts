import { describe, expect, it } from '@jest/globals';
import { writeCheckRun, type Annotation, type CheckRun } from '../../../src/github/check-run.ts';
import { writeComment } from '../../../src/github/comment.ts';
import { readStatus, writeStatus } from '../../../src/github/status.ts';
import { openStage } from '../../support/github/stage.ts';
import { ACTIONS_BOT, person, pullRequestState } from '../../support/github-server.ts';

const sha = 'a'.repeat(40);
const one = { pullRequests: [pullRequestState()] };

describe('writeStatus', () => {
  const status = { state: 'failure', description: 'Score 0.', targetUrl: null, context: 'anti-cheat' } as const;

  it('sets it', async () => {
    const { client, server } = await openStage();
    const targetUrl = 'https://github.com/octo/parcels/actions/runs/1';
    expect(await writeStatus(client, sha, { ...status, targetUrl })).toEqual({
      kind: 'written',
      url: targetUrl,
      missing: null,
    });
    expect(server.state.statuses).toEqual([
      { sha, state: 'failure', description: 'Score 0.', targetUrl, context: 'anti-cheat' },
    ]);
  });

  it('is denied to a token that GitHub does not accept', async () => {
    const { client } = await openStage({}, { token: 'ghs_other' });
    expect(await writeStatus(client, sha, status)).toEqual({
      kind: 'denied',
      reason: expect.stringMatching(/GitHub does not accept the token \(401\)/),
    });
  });

  it('cuts a long description', async () => {
    const { client, server } = await openStage();
    await writeStatus(client, sha, { ...status, description: 'x'.repeat(141) });
    expect(server.state.statuses[0]?.description).toBe(`${'x'.repeat(139)}…`);
  });

  it('says when GitHub takes no more', async () => {
    const statuses = Array.from({ length: 1000 }, () => ({ ...status, sha, context: 'ANTI-cheat' }));
    const { client, server } = await openStage({ statuses });
    expect(await writeStatus(client, sha, status)).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(
        /^Could not set the status of commit aaaaaaaaaaaa: GitHub rejects it .*maximum number/,
      ),
    });
    expect(server.requests).toHaveLength(1);
  });

  it('tries again, since the same status says the same', async () => {
    const { client, server } = await openStage();
    server.fail('repos/create-commit-status', { breaks: 'after' });
    server.fail('repos/create-commit-status', { status: 502 });
    expect(await writeStatus(client, sha, status)).toMatchObject({ kind: 'written' });
    expect(server.state.statuses).toHaveLength(2);
  });
});

describe('readStatus', () => {
  const of = (context: string, state: string, commit = sha) => ({
    sha: commit,
    state,
    context,
    description: null,
    targetUrl: null,
  });

  it.each<[string, readonly ReturnType<typeof of>[], unknown]>([
    ['the newest of the name, in whatever case', [of('anti-cheat', 'success'), of('Anti-Cheat', 'error')], 'error'],
    ['none where only others have one', [of('build', 'success'), of('anti-cheat', 'success', 'b'.repeat(40))], null],
  ])('tells %s', async (_, statuses, value) => {
    const { client } = await openStage({ statuses: [...statuses] });
    expect(await readStatus(client, sha, 'anti-cheat')).toEqual({ kind: 'known', value });
  });

  it('does not know what a hundred newer ones hide', async () => {
    const newer = Array.from({ length: 100 }, (_, index) => of(`build ${index}`, 'success'));
    const { client } = await openStage({ statuses: [of('anti-cheat', 'success'), ...newer] });
    expect(await readStatus(client, sha, 'anti-cheat')).toMatchObject({ kind: 'unknown' });
  });

  it('does not know what the token may not read', async () => {
    const tokens = { ghs_reader: { permissions: { metadata: 'read' } } } as const;
    const { client } = await openStage({}, { tokens, token: 'ghs_reader' });
    expect(await readStatus(client, sha, 'anti-cheat')).toEqual({
      kind: 'unknown',
      reason: expect.stringContaining('`statuses: read`'),
    });
  });
});

describe('writeCheckRun', () => {
  const annotation = (line: number, parts: Partial<Annotation> = {}): Annotation => ({
    path: 'src/parcel.ts',
    startLine: line,
    endLine: line,
    level: 'failure',
    title: 'special-case',
    message: `message ${line}`,
    ...parts,
  });
  const run = (annotations: readonly Annotation[], parts: Partial<CheckRun> = {}): CheckRun => ({
    name: 'anti-cheat',
    headSha: sha,
    conclusion: 'action_required',
    title: 'A title',
    summary: 'A summary',
    annotations,
    ...parts,
  });

  it('makes one with all it has', async () => {
    const { client, server } = await openStage();
    const written = await writeCheckRun(
      client,
      run(
        [
          annotation(3, { startColumn: 5, endColumn: 9, details: 'details' }),
          annotation(4, { endLine: 6, startColumn: 5, endColumn: 9, level: 'notice' }),
        ],
        { text: 'A text', detailsUrl: 'https://example.com/run' },
      ),
    );
    expect(written).toEqual({
      kind: 'written',
      url: 'https://github.com/octo/parcels/runs/5000000000',
      missing: null,
    });
    expect(server.state.checkRuns).toEqual([
      {
        id: 5_000_000_000,
        name: 'anti-cheat',
        headSha: sha,
        conclusion: 'action_required',
        detailsUrl: 'https://example.com/run',
        output: { title: 'A title', summary: 'A summary', text: 'A text' },
        annotations: [
          {
            path: 'src/parcel.ts',
            start_line: 3,
            end_line: 3,
            start_column: 5,
            end_column: 9,
            annotation_level: 'failure',
            title: 'special-case',
            message: 'message 3',
            raw_details: 'details',
          },
          {
            path: 'src/parcel.ts',
            start_line: 4,
            end_line: 6,
            annotation_level: 'notice',
            title: 'special-case',
            message: 'message 4',
          },
        ],
      },
    ]);
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [150, 3],
    [1000, 20],
  ])('sends %i annotations in %i requests', async (count, requests) => {
    const { client, server } = await openStage();
    const annotations = Array.from({ length: count }, (_, index) => annotation(index + 1));
    expect(await writeCheckRun(client, run(annotations))).toMatchObject({ kind: 'written', missing: null });
    expect(server.state.checkRuns[0]?.annotations.map((each) => each['start_line'])).toEqual(
      annotations.map(({ startLine }) => startLine),
    );
    expect(server.state.checkRuns[0]?.output).toEqual({ title: 'A title', summary: 'A summary' });
    expect(server.requests).toHaveLength(requests);
  });

  it('leaves out what is too much, and says so', async () => {
    const { client, server } = await openStage();
    const annotations = Array.from({ length: 1003 }, (_, index) => annotation(index + 1));
    expect(await writeCheckRun(client, run(annotations))).toMatchObject({
      kind: 'written',
      missing: '3 annotations of the check run: there are too many.',
    });
    expect(server.state.checkRuns[0]?.annotations).toHaveLength(1000);
  });

  it('keeps to the sizes', async () => {
    const { client, server } = await openStage();
    const long = 'ä'.repeat(70_000);
    const annotations = [annotation(1, { title: long, message: long, details: long })];
    const written = await writeCheckRun(client, run(annotations, { title: long, summary: long, text: long }));
    expect(written).toMatchObject({ kind: 'written' });
    const made = server.state.checkRuns[0];
    expect(made?.output).toEqual({
      title: `${'ä'.repeat(254)}…`,
      summary: `${'ä'.repeat(32_766)}…`,
      text: `${'ä'.repeat(32_766)}…`,
    });
    expect(made?.annotations[0]).toMatchObject({
      title: `${'ä'.repeat(254)}…`,
      message: `${'ä'.repeat(32_766)}…`,
      raw_details: `${'ä'.repeat(32_766)}…`,
    });
  });

  it('is not made twice', async () => {
    const { client, server } = await openStage();
    server.fail('checks/create', { breaks: 'after' });
    expect(await writeCheckRun(client, run([]))).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/could not be reached .*It may have been done nevertheless\.$/),
    });
    expect(server.state.checkRuns).toHaveLength(1);
  });

  it('is tried again where GitHub turned it away', async () => {
    const { client, server } = await openStage();
    server.fail('checks/create', { status: 403, headers: { 'retry-after': '5' } });
    expect(await writeCheckRun(client, run([]))).toMatchObject({ kind: 'written' });
    expect(server.state.checkRuns).toHaveLength(1);
  });

  it('stands with its conclusion when later annotations fail', async () => {
    const { client, server } = await openStage();
    server.fail('checks/update', { delay: 0 });
    server.fail('checks/update', { status: 500 });
    const annotations = Array.from({ length: 170 }, (_, index) => annotation(index + 1));
    expect(await writeCheckRun(client, run(annotations))).toMatchObject({
      kind: 'written',
      missing: expect.stringMatching(/^70 annotations of the check run: Could not write .*GitHub failed \(500/),
    });
    expect(server.state.checkRuns[0]).toMatchObject({ conclusion: 'action_required', annotations: { length: 100 } });
  });

  it('is denied to a token that may not', async () => {
    const tokens = { ghs_reader: { permissions: { metadata: 'read' } } } as const;
    const { client } = await openStage({}, { tokens, token: 'ghs_reader' });
    expect(await writeCheckRun(client, run([]))).toEqual({
      kind: 'denied',
      reason: expect.stringMatching(/The token needs `checks: write`/),
    });
  });
});

describe('writeComment', () => {
  const stamp = { head: sha, at: '2025-12-01T10:00:00.000Z' };
  const marked = (at: string, head = sha): string => `<!-- anti-cheat:report head=${head} at=${at} -->`;
  const marker = marked(stamp.at);
  const url = (id: number): string => `https://github.com/octo/parcels/pull/7#issuecomment-${id}`;

  it('makes one, then says everything in that one', async () => {
    const { client, server } = await openStage(one);
    const id = 3_000_000_000;
    expect(await writeComment(client, 7, stamp, 'first')).toEqual({ kind: 'written', url: url(id), missing: null });
    expect(await writeComment(client, 7, stamp, 'second')).toEqual({ kind: 'written', url: url(id), missing: null });
    expect(server.state.comments[7]).toEqual([{ id, author: ACTIONS_BOT, body: `${marker}\nsecond` }]);
  });

  it('says the same thing without asking GitHub to', async () => {
    const { client, server } = await openStage(one);
    await writeComment(client, 7, stamp, 'first');
    expect(await writeComment(client, 7, stamp, 'first')).toMatchObject({ kind: 'written', missing: null });
    expect(server.requests.map(({ operation }) => operation)).toEqual([
      'graphql/Comments',
      'issues/create-comment',
      'graphql/Comments',
    ]);
  });

  it.each<[string, string, string]>([
    ['was asked for earlier', marked('2025-12-01T09:59:59.000Z'), 'new'],
    ['was asked for later', marked('2025-12-01T10:00:01.000Z'), 'old'],
    ['was asked for later and is about another commit', marked('2025-12-01T10:00:01.000Z', 'b'.repeat(40)), 'new'],
    ['says that it is of a time to come', marked('9999-12-01T10:00:01.000Z'), 'new'],
    ['says nothing of itself', '<!-- anti-cheat:report -->', 'new'],
    ['says a time that is none', marked('later'), 'new'],
  ])('knows whether it is newer than what %s', async (_, first, expected) => {
    const { client, server } = await openStage({
      ...one,
      comments: { 7: [{ id: 5, author: ACTIONS_BOT, body: `${first}\nold` }] },
    });
    const written = await writeComment(client, 7, stamp, 'new');
    expect(written.kind).toBe(expected === 'new' ? 'written' : 'superseded');
    expect(server.state.comments[7]?.map(({ body }) => body.split('\n')[1])).toEqual([expected]);
  });

  it('says nothing of a commit that is not the head any more', async () => {
    const { client, server } = await openStage({ pullRequests: [pullRequestState({ headSha: 'b'.repeat(40) })] });
    expect(await writeComment(client, 7, stamp, 'late')).toEqual({
      kind: 'superseded',
      reason: 'the head is bbbbbbb by now, not aaaaaaa',
    });
    expect(server.state.comments[7] ?? []).toEqual([]);
  });

  it('touches nobody else’s, whatever it says', async () => {
    const others = [
      { id: 1, author: person(1, 'octocat'), body: `${marker}\nforged` },
      { id: 2, author: ACTIONS_BOT, body: 'of another workflow' },
      { id: 3, author: ACTIONS_BOT, body: `quotes ${marker}` },
    ];
    const { client, server } = await openStage({ ...one, comments: { 7: structuredClone(others) } });
    await writeComment(client, 7, stamp, 'ours');
    expect(server.state.comments[7]?.slice(0, 3)).toEqual(others);
    expect(server.state.comments[7]?.[3]).toMatchObject({ author: ACTIONS_BOT, body: `${marker}\nours` });
  });

  it('rewrites the newest of several and deletes none', async () => {
    const ours = (id: number) => ({ id, author: ACTIONS_BOT, body: `${marker}\n${id}` });
    const other = { id: 9, author: person(1, 'octocat'), body: 'x' };
    const { client, server } = await openStage({ ...one, comments: { 7: [ours(1), ours(2), other] } });
    await writeComment(client, 7, stamp, 'new');
    expect(server.state.comments[7]?.map(({ body }) => body)).toEqual([`${marker}\n1`, `${marker}\nnew`, 'x']);
  });

  it('finds its own on an older page', async () => {
    const comments = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      author: index === 10 ? ACTIONS_BOT : person(1, 'octocat'),
      body: index === 10 ? `${marker}\nold` : 'x',
    }));
    const { client, server } = await openStage({ ...one, comments: { 7: comments } });
    await writeComment(client, 7, stamp, 'new');
    expect(server.state.comments[7]?.[10]?.body).toBe(`${marker}\nnew`);
    expect(server.state.comments[7]).toHaveLength(250);
    expect(server.requests.map(({ operation }) => operation)).toEqual([
      'graphql/Comments',
      'graphql/Comments',
      'graphql/Comments',
      'issues/update-comment',
    ]);
  });

  it('cuts what is too long at the end of a line', async () => {
    const { client, server } = await openStage(one);
    const line = `${'x'.repeat(99)}\n`;
    expect(await writeComment(client, 7, stamp, line.repeat(1000))).toMatchObject({ kind: 'written' });
    const body = server.state.comments[7]?.[0]?.body ?? '';
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(65_300);
    expect(
      body
        .split('\n')
        .slice(1, -3)
        .every((each) => each.length === 99),
    ).toBe(true);
    expect(body).toMatch(/\n\n\*The rest does not fit into a comment; the whole report is in the job summary\.\*\n$/);
  });

  it('is not made twice, but rewritten twice if need be', async () => {
    const { client, server } = await openStage(one);
    server.fail('issues/create-comment', { breaks: 'after' });
    expect(await writeComment(client, 7, stamp, 'first')).toMatchObject({ kind: 'failed' });
    expect(server.state.comments[7]).toHaveLength(1);
    server.fail('issues/update-comment', { breaks: 'after' });
    expect(await writeComment(client, 7, stamp, 'second')).toMatchObject({ kind: 'written' });
    expect(server.state.comments[7]).toMatchObject([{ body: `${marker}\nsecond` }]);
  });

  it.each([
    ['nothing', { metadata: 'read' }, '`pull-requests: read`'],
    ['only reading', { pull_requests: 'read' }, '`issues: write` or `pull-requests: write`'],
  ] as const)('is denied to a token that may do %s', async (_, permissions, needed) => {
    const { client } = await openStage(one, { tokens: { ghs_reader: { permissions } }, token: 'ghs_reader' });
    const written = await writeComment(client, 7, stamp, 'x');
    expect(written).toEqual({ kind: 'denied', reason: expect.stringContaining(`The token needs ${needed}`) });
  });
});
