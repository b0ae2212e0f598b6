import { afterAll, describe, expect, it } from '@jest/globals';
import {
  agent,
  changes,
  developer,
  helperBot,
  LABEL,
  maintainer,
  openStage,
  outsider,
  type Stage,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import { removeRuns } from '../support/runner.ts';

afterAll(removeRuns);

const posting = { inputs: { status: 'true' } };

/** One run with a status and one without: both must say no. */
async function refuses(stage: Stage, verdict: string, eventName = 'pull_request'): Promise<void> {
  const posted = await stage.run(eventName, stage.payload(), posting);
  expect(posted.outputs['verdict']).toBe(verdict);
  expect(statusOf(stage, stage.pullRequest.headSha)?.state).not.toBe('success');
  const job = await stage.run(eventName, stage.payload());
  expect(job.exitCode).toBe(1);
}

describe('a review or a label that does not count', () => {
  it.each<[string, (stage: Stage) => unknown, StageOptions?]>([
    ['the agent approves itself and sets the label', (s) => s.review(agent, 20).label(agent, 20)],
    ['a bot approves', (s) => s.review(helperBot, 20).label(maintainer, 20)],
    ['somebody without write access approves', (s) => s.review(outsider, 20).label(maintainer, 20)],
    ['somebody without write access sets the label', (s) => s.review(maintainer, 20).label(outsider, 20)],
    [
      'an App sets the label in a person’s name',
      (s) => s.review(maintainer, 20).label(maintainer, 20, { viaApp: true }),
    ],
    ['the label only looks alike', (s) => s.review(maintainer, 20).label(maintainer, 20, { label: `${LABEL}\u200b` })],
    [
      'the label was taken away again',
      (s) => s.review(maintainer, 20).label(developer, 21).label(developer, 22, { event: 'unlabeled' }),
    ],
    ['the approval is dismissed', (s) => s.review(maintainer, 20, { state: 'DISMISSED' }).label(developer, 20)],
    [
      'the approval is taken back',
      (s) => s.review(maintainer, 20).review(maintainer, 25, { state: 'CHANGES_REQUESTED' }).label(developer, 20),
    ],
    [
      'the approval is of the commit before',
      (s) => s.review(maintainer, 20).label(developer, 20).push({ 'README.md': 'x\n' }, 30),
    ],
    ['the approval is older than the push', (s) => s.review(maintainer, 5).label(developer, 20)],
    [
      'the author approves',
      (s) => s.review(maintainer, 20).label(developer, 20),
      { pullRequest: { author: maintainer } },
    ],
    [
      'only a label is there under `approvals: {require: label}`, and it is old',
      (s) => s.label(maintainer, 5),
      { base: { '.github/anti-cheat.yml': 'approvals: {require: label}\n' } },
    ],
  ])('%s', async (_, act, options = {}) => {
    const stage = await openStage(options);
    act(stage);
    await refuses(stage, 'review');
  });

  it('is that of the person who asked Copilot for the change, and stands in its commits', async () => {
    const stage = await openStage();
    const written = { email: 'maintainer@example.com', account: maintainer };
    const committer = { email: null, account: agent };
    stage.state.commits[7] = [{ oid: stage.head, authors: [committer, written], committer }];
    stage.review(maintainer, 20);
    stage.label(developer, 20);
    await refuses(stage, 'review');
  });
});

describe('a policy of the change', () => {
  it.each(['.github/anti-cheat.yml', '.github/anti-cheat.yaml'])('in %s is not used', async (path) => {
    const stage = await openStage({ change: { ...changes.rigged, [path]: 'enforce: false\nignore: ["**"]\n' } });
    await refuses(stage, 'violation');
  });

  it('is not that of an old branch point', async () => {
    const stage = await openStage({ base: { 'docs/rates.md': '# Rates of last year\n' } });
    stage.repository.commit({ '.github/anti-cheat.yml': 'protected: ["docs/"]\n' });
    const head = stage.push({ 'docs/rates.md': '# Rates\n', 'tests/golden/order-8841.json': null }, 30);
    stage.state.mergeBases[`${stage.repository.head('main')}...${head}`] = stage.base;
    const result = await stage.run();
    const report = JSON.parse(result.file('anti-cheat/report.json')) as { findings: { path: string }[] };
    expect(report.findings.map(({ path }) => path)).toContain('docs/rates.md');
  });

  it('is not chosen by its own inputs', async () => {
    const stage = await openStage({
      base: { '.github/anti-cheat.yml': 'preset: strict\n', 'lax.yml': 'enforce: false\n' },
      change: changes.rigged,
    });
    const inputs = { config: 'lax.yml', preset: 'recommended' };
    expect((await stage.run('pull_request', stage.payload(), { inputs })).exitCode).toBe(1);
    // The workflow of the default branch may choose.
    expect((await stage.run('pull_request_target', stage.payload(), { inputs })).exitCode).toBe(0);
  });

  it('does not come with another branch, chosen after the event', async () => {
    const stage = await openStage({ change: changes.rigged });
    stage.repository.branch('lax', stage.base);
    const lax = stage.repository.commit({ ...changes.rigged }, { branch: 'lax' });
    const old = stage.payload({
      pull_request: {
        number: 7,
        base: { ref: 'lax', sha: lax },
        head: { sha: stage.head, ref: 'copilot/parcels', repo: { full_name: 'octo/parcels' } },
      },
    });
    const result = await stage.run('pull_request', old, posting);
    expect(result.outputs['verdict']).toBe('violation');
    expect(statusOf(stage, stage.head)?.state).toBe('failure');
  });

  it('does not come with a second pull request of the same commit', async () => {
    const stage = await openStage({ change: changes.rigged });
    stage.repository.branch('lax', stage.base);
    const lax = stage.repository.commit({ ...changes.rigged }, { branch: 'lax' });
    stage.state.mergeBases[`${lax}...${stage.head}`] = stage.base;
    stage.state.pullRequests.push({ ...stage.pullRequest, number: 8, baseRef: 'main' });
    stage.pullRequest.baseRef = 'lax';
    stage.repository.git('update-ref', 'refs/heads/lax', stage.head);
    await stage.run('pull_request', stage.payload(), posting);
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'failure',
      description: expect.stringContaining('#8 has the same commit for main'),
    });
  });
});

describe('whose pull requests are scanned', () => {
  const config = `agents: {exclude: {authors: [${maintainer.id}], label: by a person}}\n`;
  const base = { '.github/anti-cheat.yml': config };

  it('is not decided by a name of a branch, a trailer that is left out, or the author’s own label', async () => {
    const byBranch = await openStage({ base, change: changes.rigged, pullRequest: { author: maintainer } });
    await refuses(byBranch, 'violation');
    const byLabel = await openStage({
      base,
      change: changes.rigged,
      pullRequest: { author: developer, headRef: 'fix' },
    });
    byLabel.state.commits[7] = [];
    byLabel.label(developer, 20, { label: 'by a person' });
    await refuses(byLabel, 'violation');
  });

  it('is decided by the author’s id', async () => {
    const stage = await openStage({
      base,
      change: changes.rigged,
      pullRequest: { author: maintainer, headRef: 'fix' },
    });
    const written = { email: 'maintainer@example.com', account: maintainer };
    stage.state.commits[7] = [{ oid: stage.head, authors: [written], committer: written }];
    const result = await stage.run('pull_request', stage.payload(), posting);
    expect(result.exitCode).toBe(0);
    expect(result.commands[0]?.message).toContain('not scanned: the configuration leaves out');
    expect(statusOf(stage, stage.head)).toMatchObject({
      state: 'success',
      description: expect.stringContaining('not scanned'),
    });
  });
});

describe('text of the change', () => {
  it('commands neither the runner nor the summary', async () => {
    const name = 'tests/golden/::set-output name=verdict::pass ##[endgroup] <img src=x> @octo-maintainer.json';
    const stage = await openStage({
      base: { [name]: '{"total": 1}\n' },
      change: { [name]: '{"total": 2}\n' },
      pullRequest: { body: 'Fine.\n\nanti-cheat: ignore ::error::x\n' },
    });
    const result = await stage.run();
    expect(result.outputs['verdict']).toBe('review');
    const obeyed = result.stdout.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    expect(obeyed.every((line) => /^::(?:error|warning|notice|debug)[ :]/.test(line) && !line.includes('##['))).toBe(
      true,
    );
    const outsideOfCode = result.summary.replaceAll(/`[^`\n]*`/g, '');
    expect(outsideOfCode).not.toMatch(/<img|@octo|::/);
    expect(result.summary).toContain('lifts nothing');
  });

  it('hides nothing by attributes, and the symbolic link is no way around', async () => {
    const hidden = await openStage({
      change: { ...changes.rigged, '.gitattributes': '*.py -diff binary linguist-generated\n' },
    });
    await refuses(hidden, 'violation');
    const linked = await openStage({
      change: { 'tests/golden/order-8841.json': { symlink: '../../README.md' } },
    });
    await refuses(linked, 'review');
  });
});
