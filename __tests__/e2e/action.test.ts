import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseFiles, honestFiles, riggedFiles } from '../../src/commands/demo-project.ts';
import { startGitServer, type GitServer } from '../support/git-server.ts';
import { type ActionRun, removeRuns, runAction, type RunOptions } from '../support/runner.ts';
import { temporaryDirectory, TemporaryRepository } from '../support/temporary-repository.ts';

afterAll(removeRuns);

const zero = '0'.repeat(40);
const project = TemporaryRepository.create();
const base = project.commit(baseFiles);
project.branch('rigged');
const rigged = project.commit(riggedFiles, { branch: 'rigged' });
project.branch('honest', base);
const honest = project.commit(honestFiles, { branch: 'honest' });
project.branch('golden', base);
const golden = project.commit(
  { 'tests/golden/order-8841.json': '{ "parcels": [], "total": 0 }\n' },
  { branch: 'golden' },
);

function pullRequest(head: string, target = base): unknown {
  return {
    action: 'synchronize',
    number: 7,
    pull_request: { number: 7, merged: false, base: { ref: 'main', sha: target }, head: { sha: head } },
    repository: { default_branch: 'main' },
  };
}

let server: GitServer;

beforeAll(async () => {
  server = await startGitServer({ repositories: { 'octo/parcels': project.directory } });
});

/** Without a token, so without GitHub's API: what a scan can do by itself. */
function run(eventName: string, event: unknown, options: Partial<RunOptions> = {}): Promise<ActionRun> {
  return runAction({
    actionDirectory: process.cwd(),
    eventName,
    event,
    workspace: project.directory,
    ...options,
    inputs: { 'github-token': '', ...options.inputs },
    environment: { GITHUB_SERVER_URL: server.url, ...options.environment },
  });
}

describe('the committed Action', () => {
  it.each(['pull_request', 'pull_request_target'])('fails a rigged %s with the score first', async (eventName) => {
    const result = await run(eventName, pullRequest(rigged));
    expect(result.stderr).toBe('');
    expect(result.exitCode).toBe(1);
    const [first, second] = result.commands.filter(({ command }) => command === 'error');
    expect(first?.message).toMatch(/^anti-cheat: score 0\/100, \d violations?/);
    expect(first?.properties).not.toHaveProperty('file');
    expect(second?.properties).toMatchObject({
      file: 'parcels/postage.py',
      title: expect.stringMatching(/^anti-cheat: /),
    });
    expect(result.outputs).toMatchObject({ verdict: 'violation', score: '0' });
    expect(Number(result.outputs['violations'])).toBeGreaterThan(1);
    expect(result.summary).toContain('parcels/postage.py');
    expect(JSON.parse(result.file('anti-cheat/report.json'))).toMatchObject({
      verdict: 'violation',
      base,
      head: rigged,
    });
    expect(JSON.parse(result.file('anti-cheat/report.sarif'))).toMatchObject({ version: '2.1.0' });
    expect(result.outputs['report-path']).toMatch(/report\.json$/);
  });

  it('passes an honest pull request', async () => {
    const result = await run('pull_request', pullRequest(honest));
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ verdict: 'pass', score: '100', violations: '0' });
    expect(result.commands.filter(({ command }) => command === 'error')).toEqual([]);
  });

  it('tells a changed golden file from cheating', async () => {
    const result = await run('pull_request', pullRequest(golden));
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: 'review', score: '0' });
    expect(result.commands[0]?.message).toContain('until 1 protected file is reviewed');
  });

  it('scans a merge group', async () => {
    const head = `refs/heads/gh-readonly-queue/main/pr-7-${base}`;
    const event = {
      action: 'checks_requested',
      merge_group: { base_sha: base, base_ref: 'refs/heads/main', head_sha: rigged, head_ref: head },
    };
    const result = await run('merge_group', event);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('violation');
  });

  it('reports a push and never fails it', async () => {
    const event = { ref: 'refs/heads/main', before: base, after: rigged, repository: { default_branch: 'main' } };
    const result = await run('push', event);
    expect(result.exitCode).toBe(0);
    expect(result.outputs['verdict']).toBe('violation');
  });

  it('has nothing to say about a deleted branch', async () => {
    const result = await run('push', {
      ref: 'refs/heads/x',
      before: base,
      after: zero,
      repository: { default_branch: 'main' },
    });
    expect(result.exitCode).toBe(0);
    expect(result.commands[0]).toMatchObject({
      command: 'notice',
      message: expect.stringContaining('the branch was deleted'),
    });
  });

  it('scans what workflow_dispatch names', async () => {
    const event = { ref: 'refs/heads/main', inputs: { base, head: rigged }, repository: { default_branch: 'main' } };
    const result = await run('workflow_dispatch', event);
    expect(result.exitCode).toBe(0);
    expect(result.outputs['verdict']).toBe('violation');
  });

  it.each([
    ['a shallow checkout', (clone: string) => git('clone', '--quiet', '--depth=1', '--branch=rigged', source(), clone)],
    ['a checkout without contents', (clone: string) => git('clone', '--quiet', '--filter=blob:none', source(), clone)],
    ['a checkout of another repository', (clone: string) => git('init', '--quiet', clone)],
    ['no checkout', (clone: string) => mkdirSync(clone)],
  ])('needs no more than %s', async (_, check) => {
    const workspace = path.join(temporaryDirectory(), 'work space');
    check(workspace);
    const result = await run('pull_request', pullRequest(rigged), { workspace });
    expect(result.outputs['verdict']).toBe('violation');
  });

  it('says what is wrong when the commits cannot be had', async () => {
    const gone = await startGitServer({ repositories: {} });
    const result = await run('pull_request', pullRequest(rigged), {
      workspace: temporaryDirectory(),
      environment: { GITHUB_SERVER_URL: gone.url },
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.commands.at(-1)?.message).toContain('git could not');
  });

  it('tightens by inputs, and never loosens', async () => {
    const result = await run('pull_request', pullRequest(honest), { inputs: { protected: 'parcels/**' } });
    expect(result.outputs['verdict']).toBe('review');
    const wrong = await run('pull_request', pullRequest(honest), { inputs: { preset: 'lax' } });
    expect(wrong.exitCode).toBe(1);
    expect(wrong.commands.at(-1)?.message).toContain('`preset`');
  });

  it('takes policy from the target branch, not from the pull request', async () => {
    const head = project.commit(
      { ...riggedFiles, '.github/anti-cheat.yml': 'enforce: false\nignore: ["**"]\n' },
      { branch: 'rigged' },
    );
    const result = await run('pull_request', pullRequest(head));
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('violation');
  });

  it.each([
    ['an unsupported event', 'issues', {}, 'not supported'],
    ['a malformed payload', 'pull_request', { pull_request: { number: 7 } }, 'pull_request.base'],
  ])('refuses %s in one sentence', async (_, eventName, event, part) => {
    const result = await run(eventName, event);
    expect(result.exitCode).toBe(1);
    expect(result.commands.at(-1)?.message).toContain(part);
    expect(result.stdout).not.toContain('    at ');
  });
});

function source(): string {
  return `file://${project.directory}`;
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { stdio: 'ignore', env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
}
