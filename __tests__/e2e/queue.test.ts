import { afterAll, describe, expect, it } from '@jest/globals';
import {
  changes,
  developer,
  groupOf,
  maintainer,
  openStage,
  type Queue,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import { pullRequestState } from '../support/github-server.ts';
import { removeRuns } from '../support/runner.ts';

afterAll(removeRuns);

const posting = { inputs: { status: 'true' } };

async function queued(options: StageOptions = {}): Promise<Queue> {
  const stage = await openStage(options);
  return groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
}

describe('a merge group', () => {
  it('waits for what its pull request waits for', async () => {
    const { stage, group, event } = await queued();
    const result = await stage.run('merge_group', event, posting);
    expect(result.outputs['verdict']).toBe('review');
    expect(statusOf(stage, group)?.state).toBe('failure');
    expect(result.commands[0]?.message).toContain('take the pull requests out of the queue');
  });

  it('is lifted by what was lifted in its pull request', async () => {
    const { stage, group, event } = await queued();
    stage.review(maintainer, 20).label(developer, 20);
    const result = await stage.run('merge_group', event, posting);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    expect(statusOf(stage, group)?.state).toBe('success');
    expect(JSON.parse(result.file('anti-cheat/report.json'))).toMatchObject({
      head: group,
      findings: [{ status: 'lifted', lift: { by: '@octo-maintainer' } }],
    });
    expect(stage.server.problems).toEqual([]);
  });

  it.each<[string, (queue: Queue) => void]>([
    ['the queue cannot be read', ({ stage }) => stage.server.fail('graphql/MergeQueue', { status: 403, times: 20 })],
    ['the queue no longer holds it', ({ stage }) => (stage.state.mergeQueue['main'] = [])],
  ])('asks for the pull request that its branch names when %s', async (_, trouble) => {
    const queue = await queued();
    queue.stage.review(maintainer, 20).label(developer, 20);
    trouble(queue);
    const result = await queue.stage.run('merge_group', queue.event, posting);
    expect(result.outputs['verdict']).toBe('pass');
  });

  it('is not lifted by an approval of what the pull request was before', async () => {
    const { stage, event } = await queued();
    stage.review(maintainer, 20).label(developer, 20);
    stage.push({ 'README.md': 'Later.\n' }, 30);
    const result = await stage.run('merge_group', event);
    expect(result.outputs['verdict']).toBe('review');
    expect(result.exitCode).toBe(1);
  });

  it('of two pull requests is lifted for the one that was', async () => {
    const stage = await openStage();
    stage.repository.branch('copilot/more', stage.base);
    const other = stage.repository.commit(
      { 'tests/test_postage.py': '"""Nothing is tested any more."""\n' },
      { branch: 'copilot/more' },
    );
    stage.repository.git('update-ref', 'refs/pull/8/head', other);
    stage.state.pullRequests.push(
      pullRequestState({ number: 8, headSha: other, headRef: 'copilot/more', author: stage.pullRequest.author }),
    );
    const oids = { authors: [], committer: null };
    Object.assign(stage.state.reviews, { 8: [] });
    Object.assign(stage.state.labelEvents, { 8: [] });
    Object.assign(stage.state.commits, { 8: [{ oid: other, ...oids }] });
    stage.state.mergeBases[`${stage.base}...${other}`] = stage.base;
    stage.repository.merge('copilot/more', 'main');
    const queue = groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
    stage.state.mergeQueue['main'] = [
      { position: 1, number: 8, groupHead: 'd'.repeat(40) },
      { position: 2, number: 7, groupHead: queue.group },
    ];
    stage.review(maintainer, 20).label(developer, 20);
    const result = await stage.run('merge_group', queue.event);
    expect(result.outputs['verdict']).toBe('review');
    const { findings } = JSON.parse(result.file('anti-cheat/report.json')) as {
      readonly findings: readonly { readonly path: string; readonly status: string }[];
    };
    expect(findings).toContainEqual(
      expect.objectContaining({ path: 'tests/golden/order-8841.json', status: 'lifted' }),
    );
    expect(findings.filter(({ status }) => status === 'open').length).toBeGreaterThan(0);
  });

  it('with a rigged member fails, whoever approved it', async () => {
    const { stage, event } = await queued({ change: changes.rigged });
    stage.review(maintainer, 20).label(developer, 20);
    const result = await stage.run('merge_group', event);
    expect(result.outputs['verdict']).toBe('violation');
    expect(result.exitCode).toBe(1);
  });

  it('needs no work proof of its own', async () => {
    const config = { '.github/anti-cheat.yml': 'work-proof: {require: proof}\n' };
    const { stage, event } = await queued({ base: config, change: changes.honest });
    const result = await stage.run('merge_group', event);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100' });
    const alone = await stage.run();
    expect(alone.outputs).toMatchObject({ verdict: 'pass', score: '60' });
  });
});

describe('a work proof', () => {
  const trace = (tools: readonly unknown[]) =>
    `Adds parcels.\n\n\`\`\`json anti-cheat-trace\n${JSON.stringify({
      derivation_summary: ['The rate follows from the weight.'],
      inputs_used: ['parcels/postage.py', 'weight'],
      tools_used: tools,
    })}\n\`\`\`\n`;
  const required = (what: string) => ({ '.github/anti-cheat.yml': `work-proof: {require: ${what}}\n` });
  const pytest = { name: 'pytest', at: '2026-11-30T09:00:00Z' };

  it.each([
    ['that is there', 'proof', trace([pytest]), { verdict: 'pass', score: '100' }],
    ['that is missing', 'proof', 'Adds parcels.', { verdict: 'pass', score: '60' }],
    ['that is malformed', 'proof', trace([{ name: 'pytest' }]), { verdict: 'pass', score: '60' }],
    ['that names tools', 'tools', trace([pytest]), { verdict: 'pass', score: '100' }],
    ['that names none though they are required', 'tools', trace([]), { verdict: 'violation', score: '0' }],
  ])('%s (%s)', async (_, what, body, outputs) => {
    const stage = await openStage({ base: required(what), change: changes.honest, pullRequest: { body } });
    const result = await stage.run();
    expect(result.outputs).toMatchObject(outputs);
  });
});
