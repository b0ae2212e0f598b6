import { afterAll, describe, expect, it } from '@jest/globals';
import {
  changes,
  developer,
  during,
  groupOf,
  maintainer,
  openForRelease,
  openStage,
  type Stage,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import { ACTIONS_BOT, type PullRequestState } from '../support/github-server.ts';
import { type ActionRun, removeRuns } from '../support/runner.ts';

afterAll(removeRuns);

const posting = { inputs: { status: 'true' } };
const OTHERS = 'repos/list-pull-requests-associated-with-commit';
const POSTS = 'repos/create-commit-status';

function states({ state }: Stage): readonly string[] {
  return state.statuses.map((status) => status.state);
}

function isAsked({ server }: Stage, operation: string): boolean {
  return server.requests.some((request) => request.operation === operation);
}

/** Pull request 7 for `lax`, which has what it brings, or lets everything pass, and 8 with the same commit for main. */
async function rivals(
  options: StageOptions & { readonly lax?: string; readonly other?: Partial<PullRequestState> } = {},
): Promise<Stage> {
  const stage = await openStage({ change: changes.rigged, ...options });
  const { repository, state, pullRequest } = stage;
  repository.branch('lax', options.lax === undefined ? stage.head : stage.base);
  if (options.lax !== undefined) {
    const lax = repository.commit({ '.github/anti-cheat.yml': options.lax }, { branch: 'lax' });
    state.mergeBases[`${lax}...${stage.head}`] = stage.base;
  } else state.mergeBases[`${stage.head}...${stage.head}`] = stage.head;
  state.pullRequests.push({ ...pullRequest, number: 8, ...options.other });
  pullRequest.baseRef = 'lax';
  return stage;
}

/** Everything that a run says, in one voice: no result, and why. */
function expectNoResult(result: ActionRun, sentence: string): void {
  expect(result.outputs).toMatchObject({ verdict: 'incomplete', score: '' });
  const first = result.commands.find(({ command }) => command === 'error');
  expect(first?.message).toContain(sentence);
  expect(result.summary).toContain('no score');
  expect(JSON.parse(result.file('anti-cheat/report.json'))).toMatchObject({
    verdict: 'incomplete',
    score: null,
    approvals: { next: [sentence] },
  });
  expect(result.file('anti-cheat/audit.jsonl')).toContain('"verdict":"incomplete"');
}

describe('a commit that is up for two comparisons', () => {
  const rival = '#8 has the same commit for main: close one of the two and run again';
  const moved = 'it was compared with release and is for main now: run again';

  it('has no result of a second pull request, and everything says so', async () => {
    const posted = await rivals();
    const result = await posted.run('pull_request', posted.payload(), {
      inputs: { status: 'true', 'check-run': 'true', comment: 'true' },
    });
    expectNoResult(result, rival);
    expect(result.exitCode).toBe(0);
    expect(posted.state.statuses).toMatchObject([{ state: 'failure', description: rival }]);
    expect(posted.state.checkRuns).toMatchObject([{ headSha: posted.head, conclusion: 'failure' }]);
    expect(posted.state.comments[7]?.[0]?.body).toContain('close one of the two');
    expect(posted.server.problems).toEqual([]);

    const alone = await rivals();
    const job = await alone.run();
    expectNoResult(job, rival);
    expect(job.exitCode).toBe(1);
  });

  it.each<[string, Partial<PullRequestState>]>([
    ['is closed', { state: 'closed' }],
    ['is for the same branch', { baseRef: 'lax' }],
    ['has another head', { headSha: 'b'.repeat(40) }],
  ])('has one where the other %s', async (_, other) => {
    const stage = await rivals({ other });
    const job = await stage.run();
    expect(job.exitCode).toBe(0);
    expect(job.outputs).toMatchObject({ verdict: 'pass', score: '100' });
  });

  it('has none from a branch that enforces nothing', async () => {
    const stage = await rivals({ lax: 'enforce: false\n' });
    const job = await stage.run();
    expect(job.outputs).toMatchObject({ verdict: 'violation', score: '0' });
    expect(job.exitCode).toBe(1);
    await stage.run('pull_request', stage.payload(), posting);
    expect(states(stage)).toEqual(['failure']);
    stage.state.pullRequests.pop();
    expect((await stage.run()).exitCode).toBe(0);
  });

  it('has none from a branch that leaves the pull request out', async () => {
    const stage = await rivals({
      lax: `agents: {exclude: {authors: [${maintainer.id}]}}\n`,
      pullRequest: { author: maintainer, headRef: 'fix' },
    });
    const written = { email: 'maintainer@example.com', account: maintainer };
    stage.state.commits[7] = [{ oid: stage.head, authors: [written], committer: written }];
    const job = await stage.run();
    expect(job.exitCode).toBe(1);
    expect(job.outputs).toEqual({ verdict: 'incomplete' });
    const posted = await stage.run('pull_request', stage.payload(), posting);
    expect(posted.exitCode).toBe(0);
    expect(posted.outputs).toEqual({ verdict: 'incomplete' });
    expect(stage.state.statuses).toMatchObject([{ state: 'failure', description: rival }]);
    stage.state.pullRequests.pop();
    expect((await stage.run()).outputs).toEqual({ verdict: 'pass' });
  });

  it('has none when it turns to another branch while the job runs', async () => {
    const { stage, event } = await openForRelease();
    const running = stage.run('pull_request', event);
    await during(stage, OTHERS, running, [() => (stage.pullRequest.baseRef = 'main')]);
    const result = await running;
    expectNoResult(result, moved);
    expect(result.exitCode).toBe(1);
  });

  it('has none when it turns to another branch while a success is written', async () => {
    const { stage, event } = await openForRelease();
    const running = stage.run('pull_request', event, posting);
    await during(stage, POSTS, running, [() => (stage.pullRequest.baseRef = 'main')]);
    expectNoResult(await running, moved);
    expect(states(stage)).toEqual(['success', 'failure']);
  });

  it('has none while nobody knows whose it is', async () => {
    const stage = await openStage({ change: changes.honest });
    stage.server.fail(OTHERS, { status: 500, times: 20 });
    const result = await stage.run();
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', score: '' });
    expect(result.commands[0]?.message).toContain('which other pull requests have this commit is not known');
    expect(result.exitCode).toBe(1);
  });

  it('fails the job where the red status cannot be written', async () => {
    const stage = await rivals();
    stage.server.fail(POSTS, { status: 403, times: 20 });
    const result = await stage.run('pull_request', stage.payload(), posting);
    expectNoResult(result, rival);
    expect(result.exitCode).toBe(1);
    expect(states(stage)).toEqual([]);
  });

  it('fails the job where a success cannot be taken back', async () => {
    const { stage, event } = await openForRelease();
    stage.server.fail(POSTS, { delay: 1000 });
    stage.server.fail(POSTS, { status: 403, times: 20 });
    const running = stage.run('pull_request', event, posting);
    while (!isAsked(stage, POSTS)) await new Promise((resolve) => setTimeout(resolve, 10));
    stage.pullRequest.baseRef = 'main';
    const result = await running;
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toEqual({ verdict: 'incomplete' });
    expect(result.commands.at(-1)?.message).toContain('A success was written that does not hold');
  });

  it('is not asked about where the result is no success, nor in a merge queue', async () => {
    const stage = await openStage({ change: changes.rigged });
    await stage.run();
    const queue = groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
    await stage.run('merge_group', queue.event);
    const honest = await openStage({ change: changes.honest });
    const passing = groupOf(honest, honest.repository.merge('copilot/parcels', 'main'));
    expect((await honest.run('merge_group', passing.event)).exitCode).toBe(0);
    for (const each of [stage, honest]) expect(isAsked(each, OTHERS)).toBe(false);
  });
});

describe('an earlier success', () => {
  it('is taken back before anything else, and comes again with the result', async () => {
    const stage = await openStage({ change: changes.honest });
    await stage.run('pull_request', stage.payload(), posting);
    const before = stage.server.requests.length;
    const result = await stage.run('pull_request', stage.payload({ action: 'labeled' }), posting);
    expect(result.exitCode).toBe(0);
    expect(states(stage)).toEqual(['success', 'pending', 'success']);
    const asked = stage.server.requests.slice(before).map(({ operation }) => operation);
    expect(asked.slice(0, 3)).toEqual(['repos/list-commit-statuses-for-ref', POSTS, 'pulls/get']);
    expect(stage.server.problems).toEqual([]);
  });

  it('does not outlive a label that is taken away', async () => {
    const stage = await openStage();
    stage.review(maintainer, 20).label(developer, 20);
    await stage.run('pull_request', stage.payload(), posting);
    stage.label(developer, 30, { event: 'unlabeled' });
    await stage.run('pull_request', stage.payload({ action: 'unlabeled' }), posting);
    expect(states(stage)).toEqual(['success', 'pending', 'failure']);
  });

  it('is taken back when it cannot be read', async () => {
    const stage = await openStage({ change: changes.honest });
    stage.server.fail('repos/list-commit-statuses-for-ref', { status: 500, times: 20 });
    await stage.run('pull_request', stage.payload(), posting);
    expect(states(stage)).toEqual(['pending', 'success']);
  });

  it('is none of another commit, name or colour: then nothing is written but the result', async () => {
    const stage = await openStage();
    const old = { sha: stage.head, description: null, targetUrl: null, context: 'anti-cheat' };
    stage.state.statuses.push({ ...old, state: 'failure' });
    stage.state.statuses.push({ ...old, state: 'success', sha: stage.base });
    stage.state.statuses.push({ ...old, state: 'success', context: 'build' });
    await stage.run('pull_request', stage.payload(), posting);
    expect(states(stage)).toEqual(['failure', 'success', 'success', 'failure']);
  });

  it('is not asked for where no status is wanted', async () => {
    const stage = await openStage({ change: changes.honest });
    await stage.run();
    expect(isAsked(stage, 'repos/list-commit-statuses-for-ref')).toBe(false);
  });

  const garbled = { action: 'synchronize', number: 7 };

  it.each<[string, Readonly<Record<string, string>>, (stage: Stage) => unknown, string]>([
    ['a wrong input', { preset: 'lax' }, (stage) => stage.payload(), '`preset`'],
    ['a wrong wish for a status', { status: 'yes' }, (stage) => stage.payload(), '`status`'],
    [
      'an event that cannot be read',
      {},
      ({ head }) => ({ ...garbled, pull_request: { number: 7, head: { sha: head } } }),
      '`pull_request.base`',
    ],
  ])('does not stand when a run has %s', async (_, inputs, event, sentence) => {
    const stage = await openStage({ change: changes.honest });
    await stage.run('pull_request', stage.payload(), posting);
    const result = await stage.run('pull_request', event(stage), { inputs: { status: 'true', ...inputs } });
    expect(result.exitCode).toBe(1);
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'error',
      description: expect.stringContaining(sentence),
    });
    expect(stage.server.problems).toEqual([]);
  });

  it('does not stand on a merge group whose event cannot be read', async () => {
    const stage = await openStage({ change: changes.honest });
    const { group, event } = groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
    await stage.run('merge_group', event, posting);
    await stage.run('merge_group', { merge_group: { head_sha: group } }, posting);
    expect(states(stage)).toEqual(['success', 'error']);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['no status is wanted', 'pull_request', { preset: 'lax' }],
    ['there is no token', 'pull_request', { preset: 'lax', status: 'true', 'github-token': '' }],
    ['the token is none', 'pull_request', { preset: 'lax', status: 'true', 'github-token': 'a b' }],
    ['the event gates nothing', 'issues', { status: 'true' }],
    ['the event only reports', 'push', { preset: 'lax', status: 'true' }],
  ])('is left as it is, and the job fails, where %s', async (_, eventName, inputs) => {
    const stage = await openStage();
    const result = await stage.run(eventName, stage.payload(), { inputs });
    expect(result.exitCode).toBe(1);
    expect(stage.server.requests).toEqual([]);
  });
});

describe('the comment', () => {
  const commenting = { inputs: { comment: 'true' } };

  it('is left to the run for the head, where that has moved on', async () => {
    const stage = await openStage();
    const event = stage.payload();
    stage.push({ 'README.md': 'Later.\n' }, 20);
    await stage.run('pull_request', stage.payload(), commenting);
    const before = structuredClone(stage.state.comments[7]);
    const late = await stage.run('pull_request', event, commenting);
    expect(stage.state.comments[7]).toEqual(before);
    expect(late.commands.filter(({ command }) => command === 'warning')).toEqual([]);
    expect(late.stdout).toContain('did not comment on the pull request: the head is');
  });

  it('is left to a run that asked later', async () => {
    const stage = await openStage();
    const at = new Date(Date.now() + 60_000).toISOString();
    const body = `<!-- anti-cheat:report head=${stage.head} at=${at} -->\nof a later run`;
    stage.state.comments[7] = [{ id: 1, author: ACTIONS_BOT, body }];
    const result = await stage.run('pull_request', stage.payload(), commenting);
    expect(stage.state.comments[7]).toMatchObject([{ body }]);
    expect(result.outputs['verdict']).toBe('review');
  });
});
