import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  changes,
  developer,
  groupOf,
  LABEL,
  maintainer,
  openSecond,
  openStage,
  type Queue,
  type Stage,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import type { PullRequestState } from '../support/github-server.ts';
import { type ActionRun, removeRuns } from '../support/runner.ts';
import type { FileSpecs } from '../support/temporary-repository.ts';

afterAll(removeRuns);

const GOLDEN = 'tests/golden/order-8841.json';
const posting = { inputs: { status: 'true' } };

interface ReportFile {
  readonly base: string;
  readonly policy: string;
  readonly findings: readonly { readonly path: string; readonly status: string; readonly lift?: { by: string } }[];
  readonly unscanned: readonly { readonly path: string; readonly blocks: boolean; readonly status: string }[];
  readonly approvals?: { readonly next: readonly string[] };
}

function reportOf(result: ActionRun): ReportFile {
  return JSON.parse(result.file('anti-cheat/report.json')) as ReportFile;
}

/** Places that still stand in the way. */
function openPaths(result: ActionRun): readonly string[] {
  const { findings, unscanned } = reportOf(result);
  const open = [...findings, ...unscanned.filter(({ blocks }) => blocks)].filter(({ status }) => status === 'open');
  return [...new Set(open.map(({ path }) => path))].toSorted();
}

function liftFirst(stage: Stage): void {
  stage.review(maintainer, 20).label(developer, 20);
}

function liftSecond({ state }: Stage, second: PullRequestState): void {
  const at = '2026-11-30T10:20:00Z';
  state.reviews[8] = [{ id: 801, author: maintainer, state: 'APPROVED', commit: second.headSha, submittedAt: at }];
  state.labelEvents[8] = [{ id: 802, event: 'labeled', label: LABEL, actor: developer, at }];
  second.labels.push(LABEL);
}

/** Pull request 7 alone in the queue. */
async function alone(options: StageOptions = {}): Promise<Queue> {
  const stage = await openStage(options);
  return groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
}

interface Pair extends Queue {
  readonly second: PullRequestState;
  /** The group that ends with pull request 8. */
  readonly between: string;
}

/**
 * Pull request 8, then 7, in one group.
 * @param merged What stands in the group where git cannot merge the two.
 */
async function pair(files: FileSpecs, options: StageOptions = {}, merged: FileSpecs | null = null): Promise<Pair> {
  const stage = await openStage(options);
  const { repository } = stage;
  const second = openSecond(stage, files);
  const between = repository.merge('copilot/more', 'main');
  const group = merged
    ? repository.commit(merged, { parents: [between, stage.head] })
    : repository.merge('copilot/parcels', 'main');
  const queue = groupOf(stage, group);
  stage.state.mergeQueue['main'] = [
    { position: 1, number: 8, groupHead: between },
    { position: 2, number: 7, groupHead: group },
  ];
  return { ...queue, second, between };
}

const others = { 'tests/golden/order-9002.json': '{ "parcels": [], "total": 1 }\n' };
const withOthers = { base: { 'tests/golden/order-9002.json': '{ "parcels": [], "total": 0 }\n' } };

describe('a group of two pull requests', () => {
  it('passes when both were lifted, and the status is on its own commit', async () => {
    const { stage, group, event, second } = await pair(others, withOthers);
    liftFirst(stage);
    liftSecond(stage, second);
    const result = await stage.run('merge_group', event, posting);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(result.exitCode).toBe(0);
    expect(stage.state.statuses.map(({ sha, state }) => [sha, state])).toEqual([[group, 'success']]);
    expect(stage.server.problems).toEqual([]);
  });

  it('waits for the one that was not', async () => {
    const { stage, event } = await pair(others, withOthers);
    liftFirst(stage);
    const result = await stage.run('merge_group', event);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('review');
    expect(openPaths(result)).toEqual(['tests/golden/order-9002.json']);
  });

  it('waits for what only comes about by both together', async () => {
    const rows = (first: number, last: number): FileSpecs => ({
      [GOLDEN]: `{\n  "a": ${first},\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "e": 5,\n  "f": ${last}\n}\n`,
    });
    const { stage, group, event, second } = await pair(rows(1, 60), { base: rows(1, 6), change: rows(10, 6) });
    liftFirst(stage);
    liftSecond(stage, second);
    const result = await stage.run('merge_group', event, posting);
    expect(result.outputs['verdict']).toBe('review');
    expect(openPaths(result)).toEqual([GOLDEN]);
    expect(statusOf(stage, group)?.state).toBe('failure');
    expect(reportOf(result).approvals?.next).toEqual([expect.stringContaining('out of the queue')]);
  });

  it('asks only those behind its base', async () => {
    const { stage, group, event, between } = await pair(others, withOthers);
    liftFirst(stage);
    const { merge_group: whole } = event as { readonly merge_group: object };
    const later = { action: 'checks_requested', merge_group: { ...whole, base_sha: between } };
    stage.state.mergeBases[`${between}...${group}`] = between;
    const result = await stage.run('merge_group', later);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(reportOf(result).base).toBe(between);
    expect(stage.server.requests.filter(({ path }) => path.includes('/pulls/8'))).toEqual([]);
  });

  it.each<[string, (queue: Pair) => void, string]>([
    [
      'the queue is not told',
      ({ stage }) => stage.server.fail('graphql/MergeQueue', { status: 500, times: 20 }),
      'merge queue of main',
    ],
    ['the queue no longer holds it', ({ stage }) => (stage.state.mergeQueue['main'] = []), 'no longer holds'],
    [
      'one cannot be read',
      ({ stage: { server } }) => {
        // At the start 7 is asked for; then, before and after the status is written, 8 and 7.
        for (const fault of [{ delay: 1 }, { status: 404 }, { delay: 1 }, { status: 404 }])
          server.fail('pulls/get', fault);
      },
      'pull request 8',
    ],
  ])('lifts what is known when %s, and says what is not', async (_, trouble, reason) => {
    const queue = await pair(others, withOthers);
    liftFirst(queue.stage);
    liftSecond(queue.stage, queue.second);
    trouble(queue);
    const result = await queue.stage.run('merge_group', queue.event, posting);
    expect(result.outputs['verdict']).toBe('review');
    expect(openPaths(result)).toEqual(['tests/golden/order-9002.json']);
    expect(reportOf(result).approvals?.next.join('\n')).toContain(reason);
    expect(statusOf(queue.stage, queue.group)?.state).toBe('failure');
  });
});

describe('a file that could not be examined', () => {
  const binary = (byte: string): FileSpecs => ({ 'parcels/rates.py': `RATES = "${byte}\0"\n` });

  it('is lifted where its pull request was', async () => {
    const { stage, group, event } = await alone({ change: binary('1') });
    const before = await stage.run('merge_group', event, posting);
    expect(before.outputs['verdict']).toBe('incomplete');
    expect(statusOf(stage, group)?.state).toBe('error');
    liftFirst(stage);
    const after = await stage.run('merge_group', event, posting);
    expect(after.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(reportOf(after).unscanned).toMatchObject([{ path: 'parcels/rates.py', status: 'lifted' }]);
    expect(statusOf(stage, group)?.state).toBe('success');
  });

  it('is lifted only when it was in every pull request that has it', async () => {
    const { stage, event, second } = await pair(binary('2'), { change: binary('1') }, binary('3'));
    liftFirst(stage);
    const one = await stage.run('merge_group', event);
    expect(one.outputs['verdict']).toBe('incomplete');
    expect(one.exitCode).toBe(1);
    liftSecond(stage, second);
    expect((await stage.run('merge_group', event)).outputs['verdict']).toBe('pass');
  });

  it('stays open when it is not known who is in the group', async () => {
    const { stage, event } = await pair(binary('2'), { change: binary('1') }, binary('3'));
    liftFirst(stage);
    stage.state.mergeQueue['main'] = [];
    const result = await stage.run('merge_group', event);
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(openPaths(result)).toEqual(['parcels/rates.py']);
  });
});

describe('a pull request that the configuration leaves out', () => {
  const base = { '.github/anti-cheat.yml': `agents: {exclude: {authors: [${maintainer.id}]}}\n` };
  const mail = 'maintainer@example.com';
  const written = { email: mail, account: maintainer };

  /** Pull request 7 as the maintainer's own. */
  function byMaintainer(stage: Stage): void {
    Object.assign(stage.pullRequest, { author: maintainer, headRef: 'fix' });
    stage.state.commits[7] = [{ oid: stage.head, authors: [written], committer: written }];
  }

  it('is left out in the queue too', async () => {
    const { stage, group, event } = await alone({ base, change: changes.rigged });
    byMaintainer(stage);
    const result = await stage.run('merge_group', event, posting);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(statusOf(stage, group)?.state).toBe('success');
    const { findings } = reportOf(result);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ status, lift }) => status === 'lifted' && lift?.by === 'the configuration')).toBe(true);
  });

  it('takes nothing of another one along', async () => {
    const { stage, event } = await pair(others, { base: { ...base, ...withOthers.base }, change: changes.rigged });
    byMaintainer(stage);
    const result = await stage.run('merge_group', event);
    expect(result.outputs['verdict']).toBe('review');
    expect(openPaths(result)).toEqual(['tests/golden/order-9002.json']);
  });

  it('is scanned when an agent took part', async () => {
    const { stage, event } = await alone({ base, change: changes.rigged });
    byMaintainer(stage);
    const helped = [written, { email: 'noreply@anthropic.com', account: null }];
    stage.state.commits[7] = [{ oid: stage.head, authors: helped, committer: written }];
    const result = await stage.run('merge_group', event);
    expect(result.outputs['verdict']).toBe('violation');
  });

  it('is scanned when its head moved since the queue was read: others may have written what is queued', async () => {
    const { stage, event } = await alone({ base, change: changes.rigged });
    Object.assign(stage.pullRequest, { author: maintainer, headRef: 'fix' });
    const count = (name: string): number => stage.server.requests.filter(({ operation }) => operation === name).length;
    stage.server.fail('pulls/get', { delay: 1 });
    stage.server.fail('pulls/get', { delay: 1500 });
    const running = stage.run('merge_group', event);
    while (count('pulls/get') < 2) await pause(10);
    const tip = stage.repository.commit({ 'README.md': 'Mine.\n' }, { branch: 'fix', parents: [stage.base] });
    stage.pullRequest.headSha = tip;
    stage.state.commits[7] = [{ oid: tip, authors: [written], committer: written }];
    const result = await running;
    expect(count('graphql/MergeQueue')).toBe(1);
    expect(result.outputs['verdict']).toBe('violation');
    expect(result.exitCode).toBe(1);
  });
});

describe('a group is judged', () => {
  it('by the policy and the code of its base, not of the tip of the branch', async () => {
    const { stage, event } = await alone({ change: changes.honest });
    stage.repository.commit({ '.github/anti-cheat.yml': 'presett: strict\n' });
    const result = await stage.run('merge_group', event);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(reportOf(result)).toMatchObject({ base: stage.base, policy: stage.base });
  });

  it('without the work proof, which was required of the pull requests', async () => {
    const statement = { derivation_summary: ['From the weight.'], inputs_used: ['weight'], tools_used: [] };
    const { stage, event } = await alone({
      base: { '.github/anti-cheat.yml': 'work-proof: {require: tools}\n' },
      change: { ...changes.honest, '.anti-cheat/work-proof.json': JSON.stringify(statement) },
    });
    expect((await stage.run()).outputs['verdict']).toBe('violation');
    expect((await stage.run('merge_group', event)).outputs).toMatchObject({ verdict: 'pass', score: '100' });
  });
});
