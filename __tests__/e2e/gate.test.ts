import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { changes, developer, LABEL, maintainer, openStage, type Stage, statusOf } from '../support/gate-stage.ts';
import { removeRuns } from '../support/runner.ts';

afterAll(removeRuns);

const withStatus = { inputs: { status: 'true' } };

function review(stage: Stage): unknown {
  return stage.payload({ action: 'submitted', review: { state: 'approved' } });
}

describe('one result from every trigger', () => {
  it('turns from red to green by a review and a label, without a checkout', async () => {
    const stage = await openStage();
    const first = await stage.run('pull_request', stage.payload(), withStatus);
    expect(first.stderr).toBe('');
    expect(first.exitCode).toBe(0);
    expect(first.outputs['verdict']).toBe('review');
    expect(statusOf(stage, stage.head)).toMatchObject({ state: 'failure', context: 'anti-cheat' });
    expect(first.commands[0]?.message).toContain(`Next: approve ${stage.head.slice(0, 7)}`);

    stage.review(maintainer, 20);
    const second = await stage.run('pull_request_review', review(stage), withStatus);
    expect(second.outputs['verdict']).toBe('review');
    expect(second.commands[0]?.message).toContain(`Next: add the label “${LABEL}”`);
    expect(statusOf(stage, stage.head)?.state).toBe('failure');

    stage.label(developer, 30);
    const third = await stage.run('pull_request', stage.payload({ action: 'labeled' }), withStatus);
    expect(third.outputs).toMatchObject({ verdict: 'pass', score: '100', violations: '0' });
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'success',
      description: 'score 100/100, 1 finding lifted by review',
      targetUrl: expect.stringMatching(/\/octo\/parcels\/actions\/runs\/4711$/),
    });
    expect(JSON.parse(third.file('anti-cheat/report.json'))).toMatchObject({
      findings: [{ status: 'lifted', lift: { by: '@octo-maintainer', label: LABEL, at: '2026-11-30T10:20:00.000Z' } }],
    });
    expect(third.file('anti-cheat/audit.jsonl')).toContain('"type":"lift"');
    expect(third.outputs['audit-log-path']).toMatch(/audit\.jsonl$/);

    stage.push({ 'README.md': 'Later.\n' }, 40);
    const fourth = await stage.run('pull_request', stage.payload(), withStatus);
    expect(fourth.outputs['verdict']).toBe('review');
    expect(statusOf(stage, stage.pullRequest.headSha)?.state).toBe('failure');
    expect(stage.server.problems).toEqual([]);
  });

  it('has not the last word when an approval is taken back while it is written', async () => {
    const stage = await openStage();
    stage.review(maintainer, 20).label(developer, 20);
    stage.server.fail('repos/create-commit-status', { delay: 2000 });
    const running = stage.run('pull_request', stage.payload(), withStatus);
    while (!stage.server.requests.some(({ operation }) => operation === 'repos/create-commit-status')) await pause(20);
    stage.review(maintainer, 30, { state: 'DISMISSED' });
    const result = await running;
    expect(result.outputs['verdict']).toBe('review');
    expect(stage.state.statuses.map(({ state }) => state)).toEqual(['success', 'failure']);
  });

  it('is the job’s own where the status cannot be written', async () => {
    const stage = await openStage({
      server: { tokens: { ghs_test: { permissions: { contents: 'read', metadata: 'read', pull_requests: 'read' } } } },
    });
    const result = await stage.run('pull_request', stage.payload(), withStatus);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('review');
    expect(result.commands.map(({ message }) => message)).toContainEqual(expect.stringContaining('statuses: write'));
    expect(stage.state.statuses).toEqual([]);
  });

  it('is the job’s own without a token, and says so', async () => {
    const stage = await openStage();
    const inputs = { ...withStatus.inputs, 'github-token': '' };
    const result = await stage.run('pull_request', stage.payload(), { inputs });
    expect(result.exitCode).toBe(1);
    expect(stage.server.requests).toEqual([]);
    expect(result.commands.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('needs `github-token`'),
    );
  });

  it.each(['pull_request', 'pull_request_target', 'pull_request_review'])(
    'fails a rigged change on %s whatever is approved',
    async (eventName) => {
      const stage = await openStage({ change: changes.rigged });
      stage.review(maintainer, 20);
      stage.label(maintainer, 20);
      const result = await stage.run(eventName);
      expect(result.exitCode).toBe(1);
      expect(result.outputs).toMatchObject({ verdict: 'violation', score: '0' });
      const posted = await stage.run(eventName, stage.payload(), withStatus);
      expect(posted.exitCode).toBe(0);
      expect(statusOf(stage, stage.head)).toMatchObject({ state: 'failure' });
    },
  );

  it('passes an honest change quietly, and asks nobody', async () => {
    const stage = await openStage({ change: changes.honest });
    const result = await stage.run('pull_request', stage.payload(), withStatus);
    expect(result.exitCode).toBe(0);
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'success',
      description: 'score 100/100, nothing found',
    });
    const asked = stage.server.requests.map(({ operation }) => operation);
    expect(asked).not.toContain('pulls/list-reviews');
    expect(stage.git.fetches()).toHaveLength(1);
  });

  it('says in the status why there is no result', async () => {
    const stage = await openStage({ base: { '.github/anti-cheat.yml': 'presett: strict\n' } });
    const result = await stage.run('pull_request', stage.payload(), withStatus);
    expect(result.exitCode).toBe(1);
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'error',
      description: expect.stringContaining('unknown key `presett`'),
    });
  });

  it('writes no status for a push or by hand', async () => {
    const stage = await openStage();
    const push = { ref: 'refs/heads/copilot/parcels', before: stage.base, after: stage.head };
    const repository = { default_branch: 'main' };
    const pushed = await stage.run('push', { ...push, repository }, withStatus);
    const inputs = { base: 'main', head: stage.head };
    const started = await stage.run('workflow_dispatch', { ref: 'refs/heads/main', inputs, repository }, withStatus);
    for (const result of [pushed, started]) {
      expect(result.exitCode).toBe(0);
      expect(result.outputs['verdict']).toBe('review');
    }
    expect(stage.state.statuses).toEqual([]);
  });
});

describe('what else can be written', () => {
  it('is a check run with every annotation, that asks for an action while only a review is missing', async () => {
    const stage = await openStage();
    const result = await stage.run('pull_request', stage.payload(), { inputs: { 'check-run': 'true' } });
    expect(result.exitCode).toBe(1);
    expect(stage.state.checkRuns).toMatchObject([
      {
        name: 'anti-cheat report',
        headSha: stage.head,
        conclusion: 'action_required',
        annotations: [{ path: 'tests/golden/order-8841.json', annotation_level: 'failure' }],
      },
    ]);
    const rigged = await openStage({ change: changes.rigged });
    await rigged.run('pull_request', rigged.payload(), { inputs: { 'check-run': 'true' } });
    expect(rigged.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('is one comment that is kept up to date', async () => {
    const stage = await openStage();
    await stage.run('pull_request', stage.payload(), { inputs: { comment: 'true' } });
    expect(stage.state.comments[7]).toHaveLength(1);
    expect(stage.state.comments[7]?.[0]?.body).toContain('until 1 protected file is reviewed');
    stage.review(maintainer, 20);
    stage.label(maintainer, 20);
    await stage.run('pull_request', stage.payload(), { inputs: { comment: 'true' } });
    expect(stage.state.comments[7]).toHaveLength(1);
    expect(stage.state.comments[7]?.[0]?.body).toContain('1 finding lifted by review');
  });

  it.each([
    ['check-run', 'checks: write'],
    ['comment', 'pull-requests: write'],
  ])('costs a warning and never the verdict where %s may not be', async (input, permission) => {
    const tokens = {
      ghs_test: { permissions: { contents: 'read', metadata: 'read', pull_requests: 'read' } },
    } as const;
    const stage = await openStage({ change: changes.honest, server: { tokens } });
    const result = await stage.run('pull_request', stage.payload(), { inputs: { [input]: 'true' } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs['verdict']).toBe('pass');
    const warnings = result.commands.filter(({ command }) => command === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(permission)]);
  });
});

describe('when GitHub does not answer', () => {
  it.each([
    ['401', 'pulls/list-reviews', { status: 401 }],
    ['403', 'pulls/list-reviews', { status: 403 }],
    ['404', 'issues/list-events', { status: 404 }],
    ['422', 'issues/list-events', { status: 422 }],
    ['500', 'graphql/Contributors', { status: 500 }],
    ['something that is no JSON', 'pulls/list-reviews', { status: 200, body: '<html>' }],
    ['a broken connection', 'repos/get-collaborator-permission-level', { breaks: 'before' }],
  ] as const)('to what decides, but with %s, nothing is lifted and the reason is said', async (_, operation, fault) => {
    const stage = await openStage();
    stage.review(maintainer, 20);
    stage.label(maintainer, 20);
    stage.server.fail(operation, { times: 20, ...fault });
    const result = await stage.run();
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('review');
    expect(result.stdout).not.toContain('ghs_test');
    const report = JSON.parse(result.file('anti-cheat/report.json')) as {
      readonly approvals: { readonly next: readonly string[] };
    };
    expect(report.approvals.next.length).toBeGreaterThan(0);
  });

  it('for the pull request itself, the verdict is that of the code, and nothing is lifted', async () => {
    for (const [change, verdict, exitCode] of [
      [changes.honest, 'pass', 0],
      [changes.golden, 'review', 1],
      [changes.rigged, 'violation', 1],
    ] as const) {
      const stage = await openStage({ change });
      stage.server.fail('pulls/get', { status: 404, times: 20 });
      const result = await stage.run();
      expect(result.outputs['verdict']).toBe(verdict);
      expect(result.exitCode).toBe(exitCode);
    }
  });
});
