import { afterAll, describe, expect, it } from '@jest/globals';
import {
  agent,
  changes,
  developer,
  during,
  helperBot,
  maintainer,
  openForRelease,
  openStage,
  outsider,
  type Stage,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import type { AccountState } from '../support/github-server.ts';
import { removeRuns } from '../support/runner.ts';

afterAll(removeRuns);

const posting = { inputs: { status: 'true' } };
const BY_A_PERSON = 'by a person';

/** Leaves out what the maintainer and the bot open, and what has the label. */
const base = {
  '.github/anti-cheat.yml': `agents:
  branches: ["work/**"]
  exclude: {authors: [${maintainer.id}, ${helperBot.id}], label: ${BY_A_PERSON}}
`,
};

/** A rigged pull request 7 that a person wrote and opened, without a trace of an agent. */
async function personal(author: AccountState, options: StageOptions = {}): Promise<Stage> {
  const pullRequest = { author, headRef: 'fix' };
  const stage = await openStage({ base, change: changes.rigged, pullRequest, ...options });
  const written = { email: 'person@example.com', account: author };
  const push = { after: stage.head, type: 'push', at: '2026-11-30T10:10:00Z', actor: author };
  stage.state.commits[7] = [{ oid: stage.head, authors: [written], committer: written }];
  stage.state.activity['octo/parcels'] = [{ ref: 'refs/heads/fix', ...push }];
  return stage;
}

function setLabel(stage: Stage, actor: AccountState, minute: number, parts: { readonly viaApp?: boolean } = {}) {
  return stage.label(actor, minute, { label: BY_A_PERSON, ...parts });
}

describe('what the configuration leaves out', () => {
  it('passes without a scan and without a report, and says why', async () => {
    const stage = await personal(maintainer);
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toEqual({ verdict: 'pass' });
    expect(result.commands).toMatchObject([{ command: 'notice', message: expect.stringContaining('not scanned') }]);
    expect(() => result.file('anti-cheat/report.json')).toThrow('ENOENT');
    expect(stage.state.statuses).toMatchObject([
      { sha: stage.head, state: 'success', description: expect.stringMatching(/^not scanned: .*@octo-maintainer/) },
    ]);
    expect(stage.server.problems).toEqual([]);
  });

  it.each<[string, (stage: Stage) => void, string]>([
    ['its branch is an agent’s', (s) => (s.pullRequest.headRef = 'Claude/fix'), 'named as a coding agent'],
    ['the configuration names its branch', (s) => (s.pullRequest.headRef = 'work/fix'), 'names its branch work/fix'],
    ['an agent is its co-author', (s) => partOf(s, 'noreply@anthropic.com', null), 'noreply@anthropic.com'],
    ['an agent’s account took part', (s) => partOf(s, 'x@example.com', agent), '@Copilot, a coding agent'],
    ['its author is gone', (s) => (s.pullRequest.author = null), 'account is gone'],
    ['its author is a bot', (s) => (s.pullRequest.author = helperBot), 'nothing leaves it out'],
    [
      'its commits cannot be listed',
      (s) => s.server.fail('graphql/Contributors', { status: 403, times: 20 }),
      'could not be listed',
    ],
  ])('is scanned all the same when %s', async (_, act, reason) => {
    const stage = await personal(maintainer);
    act(stage);
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.outputs['verdict']).toBe('violation');
    expect(result.stdout).toContain(reason);
    expect(statusOf(stage, stage.head)?.state).toBe('failure');
  });

  it('is what a maintainer labelled after the last push', async () => {
    const stage = setLabel(await personal(developer), maintainer, 20);
    const result = await stage.run('pull_request', stage.payload({ action: 'labeled' }), posting);
    expect(result.outputs).toEqual({ verdict: 'pass' });
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'success',
      description: expect.stringContaining(`@octo-maintainer set the label “${BY_A_PERSON}”`),
    });
  });

  it.each<[string, (stage: Stage) => unknown, string]>([
    ['before the last push', (s) => setLabel(s, maintainer, 5), 'older than the last push'],
    ['by its author', (s) => setLabel(s, developer, 20), 'the pull request is theirs'],
    ['by somebody who may not write', (s) => setLabel(s, outsider, 20), 'no write access'],
    ['by an App in a maintainer’s name', (s) => setLabel(s, maintainer, 20, { viaApp: true }), 'an App set it'],
    [
      'when nobody knows how old the head is',
      (s) => {
        setLabel(s, maintainer, 20).server.fail('repos/list-activities', { status: 403, times: 20 });
      },
      'time of the last push is not known',
    ],
  ])('is not what was labelled %s', async (_, act, reason) => {
    const stage = await personal(developer);
    act(stage);
    const result = await stage.run();
    expect(result.outputs['verdict']).toBe('violation');
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toContain(reason);
  });

  it('is not asked for where the configuration leaves nothing out', async () => {
    const stage = await personal(maintainer, { base: {}, change: changes.honest });
    expect((await stage.run()).outputs['verdict']).toBe('pass');
    const asked = new Set(stage.server.requests.map(({ operation }) => operation));
    expect([...asked].toSorted()).toEqual([
      'pulls/get',
      'repos/compare-commits-with-basehead',
      'repos/list-pull-requests-associated-with-commit',
    ]);
  });

  it('is scanned after all when the label is taken away while the status is written', async () => {
    const stage = setLabel(await personal(developer), maintainer, 20);
    const running = stage.run('pull_request', stage.payload(), posting);
    await during(stage, 'repos/create-commit-status', running, [
      () => stage.label(maintainer, 30, { label: BY_A_PERSON, event: 'unlabeled' }),
    ]);
    expect((await running).outputs['verdict']).toBe('violation');
    expect(stage.state.statuses.map(({ state }) => state)).toEqual(['success', 'pending', 'failure']);
  });
});

function partOf({ state, head }: Stage, email: string, account: AccountState | null): void {
  const written = { email: 'person@example.com', account: maintainer };
  state.commits[7] = [{ oid: head, authors: [written, { email, account }], committer: written }];
}

describe('a pull request that is another one by now', () => {
  it('has a newer head: nothing is lifted, and only the event’s commit gets a status', async () => {
    const stage = await openStage();
    const event = stage.payload();
    const tip = stage.push({ 'README.md': 'Later.\n' }, 15);
    stage.review(maintainer, 20).label(developer, 20);
    const result = await stage.run('pull_request', event, posting);
    expect(result.outputs['verdict']).toBe('review');
    expect(result.commands[0]?.message).toContain(`look at the run for ${tip.slice(0, 7)}`);
    expect(stage.state.statuses).toMatchObject([{ sha: stage.head, state: 'failure' }]);
  });

  it('is closed: it can be opened again, so it is scanned; merged: it is not', async () => {
    const stage = await openStage();
    stage.pullRequest.state = 'closed';
    const closed = await stage.run('pull_request', stage.payload({ action: 'closed' }), posting);
    expect(closed.outputs['verdict']).toBe('review');
    expect(stage.state.statuses).toMatchObject([{ sha: stage.head, state: 'failure' }]);
    const side = { ref: 'main', sha: stage.base };
    const pull_request = { number: 7, merged: true, base: side, head: { sha: stage.head } };
    const merged = await stage.run('pull_request', stage.payload({ action: 'closed', pull_request }), posting);
    expect(merged.outputs).toEqual({ verdict: 'pass' });
    expect(stage.state.statuses).toHaveLength(1);
  });

  it('is for another branch, and is compared with that one', async () => {
    const { stage } = await openForRelease();
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(JSON.parse(result.file('anti-cheat/report.json'))).toMatchObject({ base: stage.head });
    expect(statusOf(stage, stage.pullRequest.headSha)?.state).toBe('success');
  });

  it.each([
    ['while the status is written', 'repos/create-commit-status', ['success', 'failure']],
    ['just before it is', 'repos/list-pull-requests-associated-with-commit', ['failure']],
  ])('turns to another branch %s: the success does not stand', async (_, operation, states) => {
    const { stage, event } = await openForRelease();
    const running = stage.run('pull_request', event, posting);
    await during(stage, operation, running, [() => (stage.pullRequest.baseRef = 'main')]);
    expect(stage.state.statuses.map(({ state }) => state)).toEqual(states);
    expect(statusOf(stage, stage.pullRequest.headSha)?.description).toBe(
      'it was compared with release and is for main now: run again',
    );
  });

  it('is for another branch, and cannot be asked: an old event makes nothing green', async () => {
    const { stage, event } = await openForRelease();
    stage.pullRequest.baseRef = 'main';
    stage.server.fail('pulls/get', { status: 404, times: 20 });
    await stage.run('pull_request', event, posting);
    expect(stage.state.statuses.map(({ state }) => state)).toEqual(['failure']);
  });
});

describe('a fork', () => {
  const pullRequest = { author: outsider, headRepository: 'octo-outsider/parcels' };

  it('whose pushes cannot be seen is lifted by a review of the commit', async () => {
    const stage = await openStage({ pullRequest });
    stage.review(maintainer, 20).label(developer, 20);
    expect((await stage.run()).outputs).toMatchObject({ verdict: 'pass', score: '100' });
  });

  it('is not lifted by a label alone, whose age says nothing then', async () => {
    const label = { '.github/anti-cheat.yml': 'approvals: {require: label}\n' };
    const stage = await openStage({ pullRequest, base: label });
    stage.label(maintainer, 20);
    const result = await stage.run();
    expect(result.outputs['verdict']).toBe('review');
    expect(result.summary).toContain('time of the last push is not known');
    const own = await openStage({ base: label });
    own.label(maintainer, 20);
    expect((await own.run()).outputs['verdict']).toBe('pass');
  });
});

describe('the result', () => {
  it('only reports under `enforce: false`', async () => {
    const stage = await openStage({ base: { '.github/anti-cheat.yml': 'enforce: false\n' }, change: changes.rigged });
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ verdict: 'violation', score: '0' });
    const description = expect.stringMatching(/^reported only: score 0\/100/);
    expect(stage.state.statuses).toMatchObject([{ sha: stage.head, state: 'success', description }]);
  });

  it('is the same on a server of one’s own', async () => {
    const stage = await openStage({ server: { prefix: '/api/v3' } });
    stage.review(maintainer, 20).label(developer, 20);
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(statusOf(stage, stage.head)?.state).toBe('success');
    expect(stage.server.requests.every(({ path }) => path.startsWith('/api/'))).toBe(true);
    expect(stage.server.problems).toEqual([]);
  });

  it('is none when people do not stop changing their minds', async () => {
    const stage = await openStage();
    stage.review(maintainer, 20).label(developer, 20);
    const running = stage.run('pull_request', stage.payload(), posting);
    await during(stage, 'repos/create-commit-status', running, [
      () => stage.label(developer, 30, { event: 'unlabeled' }),
      () => stage.label(developer, 31),
      () => stage.label(developer, 32, { event: 'unlabeled' }),
    ]);
    expect((await running).exitCode).toBe(1);
    expect(stage.state.statuses.map(({ state }) => state)).toEqual(['success', 'failure', 'success', 'error']);
  });

  it('of an earlier run does not stand when a later one breaks off', async () => {
    const stage = await openStage({ change: changes.honest });
    await stage.run('pull_request', stage.payload(), posting);
    expect(statusOf(stage, stage.head)?.state).toBe('success');
    // Without this file no output can be set, which is nobody's mistake that we know of.
    const environment = { GITHUB_OUTPUT: '/dev/null/nowhere' };
    const broken = await stage.run('pull_request', stage.payload(), { ...posting, environment });
    expect(broken.exitCode).toBe(1);
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'error',
      description: 'this run broke off: its log says why',
    });
  });
});
