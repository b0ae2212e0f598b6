import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { changes, openStage, type Stage, type StageOptions } from '../support/gate-stage.ts';
import { type ActionRun, removeRuns } from '../support/runner.ts';

const folders: string[] = [];

afterAll(() => {
  removeRuns();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const PLACE = '.anti-cheat/work-proof.json';
const pytest = { name: 'pytest', at: '2026-11-30T09:00:00Z' };
const accepted = { verdict: 'pass', score: '100' };
const capped = { verdict: 'pass', score: '60' };

function statement(parts: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    derivation_summary: ['The rate follows from the weight.'],
    inputs_used: ['parcels/postage.py', 'weight'],
    tools_used: [pytest],
    ...parts,
  });
}

function inText(json: string): string {
  return `Adds parcels.\n\n\`\`\`json anti-cheat-trace\n${json}\n\`\`\`\n`;
}

function required(what: string): NonNullable<StageOptions['base']> {
  return { '.github/anti-cheat.yml': `work-proof: {require: ${what}}\n` };
}

function capsOf(result: ActionRun): string {
  const { caps } = JSON.parse(result.file('anti-cheat/report.json')) as { caps: readonly { reason: string }[] };
  return caps.map(({ reason }) => reason).join('\n');
}

describe('a work proof in the pull request’s text', () => {
  it.each([
    ['names the file with the answers', statement({ inputs_used: ['tests/golden/order-8841.json'] }), 'answers'],
    ['holds content instead of names', statement({ inputs_used: ['{"total": 1170}'] }), 'holds JSON'],
    ['is of the future', statement({ tools_used: [{ name: 'pytest', at: '2199-01-01T00:00:00Z' }] }), 'future'],
  ])('that %s is contradicted and worth as much as none', async (_, json, reason) => {
    const pullRequest = { body: inText(json) };
    const stage = await openStage({ base: required('proof'), change: changes.honest, pullRequest });
    const result = await stage.run('pull_request', stage.payload(), { inputs: { status: 'true' } });
    expect(result.outputs).toMatchObject(capped);
    expect(capsOf(result)).toContain(reason);
    expect(stage.state.statuses).toMatchObject([{ sha: stage.head, state: 'success' }]);
  });

  it('counts as it is now, not as the event has it', async () => {
    const pullRequest = { body: inText(statement()) };
    const stage = await openStage({ base: required('proof'), change: changes.honest, pullRequest });
    expect((await stage.run()).outputs).toMatchObject(accepted);
    stage.pullRequest.body = null;
    const old = stage.payload({
      pull_request: {
        number: 7,
        body: inText(statement()),
        base: { ref: 'main', sha: stage.base },
        head: { sha: stage.head, ref: 'copilot/parcels' },
      },
    });
    expect((await stage.run('pull_request', old)).outputs).toMatchObject(capped);
  });

  it('lifts nothing', async () => {
    const stage = await openStage({ base: required('proof'), pullRequest: { body: inText(statement()) } });
    const result = await stage.run();
    expect(result.outputs['verdict']).toBe('review');
    expect(result.exitCode).toBe(1);
  });
});

describe('a work proof in the head commit', () => {
  it.each<[string, string, StageOptions, Readonly<Record<string, string>>]>([
    ['counts', 'tools', { change: { ...changes.honest, [PLACE]: statement() } }, accepted],
    [
      'that names no tools is a violation where tools are required',
      'tools',
      { change: { ...changes.honest, [PLACE]: statement({ tools_used: [] }) } },
      { verdict: 'violation', score: '0' },
    ],
    [
      'does not count as a symbolic link',
      'proof',
      {
        base: { 'docs/trace.json': statement() },
        change: { ...changes.honest, [PLACE]: { symlink: '../docs/trace.json' } },
      },
      capped,
    ],
    [
      'does not count beside another one that says something else',
      'proof',
      {
        change: { ...changes.honest, [PLACE]: statement() },
        pullRequest: { body: inText(statement({ tools_used: [] })) },
      },
      capped,
    ],
  ])('%s', async (_, what, options, outputs) => {
    const stage = await openStage({ ...options, base: { ...options.base, ...required(what) } });
    expect((await stage.run()).outputs).toMatchObject(outputs);
  });

  it('of an earlier change does not count', async () => {
    const stage = await openStage({ base: { ...required('proof'), [PLACE]: statement() }, change: changes.honest });
    const result = await stage.run();
    expect(result.outputs).toMatchObject(capped);
    expect(capsOf(result)).toContain('earlier change');
  });
});

describe('a work proof that an earlier step left', () => {
  /** A folder with a workspace in it, so that there is something beside the workspace. */
  function workspaceIn(): { readonly outside: string; readonly workspace: string } {
    const outside = mkdtempSync(path.join(tmpdir(), 'artifact-'));
    folders.push(outside);
    const workspace = path.join(outside, 'workspace');
    mkdirSync(path.join(workspace, 'out'), { recursive: true });
    return { outside, workspace };
  }

  async function opened(): Promise<Stage> {
    return openStage({ base: required('proof'), change: changes.honest });
  }

  interface Case {
    readonly what: string;
    readonly name?: string;
    readonly lay: (workspace: string, outside: string) => void;
    readonly outputs: Readonly<Record<string, string>>;
    readonly reason?: string;
  }

  it.each<Case>([
    {
      what: 'counts',
      lay: (workspace) => writeFileSync(path.join(workspace, 'out/trace.json'), statement()),
      outputs: accepted,
    },
    { what: 'is missing', lay: () => undefined, outputs: capped, reason: 'no work proof was given' },
    {
      what: 'is a symbolic link',
      lay(workspace) {
        writeFileSync(path.join(workspace, 'real.json'), statement());
        symlinkSync('../real.json', path.join(workspace, 'out/trace.json'));
      },
      outputs: capped,
      reason: 'cannot be read as a file',
    },
    {
      what: 'lies in a folder that links out of the workspace',
      name: 'linked/trace.json',
      lay(workspace, outside) {
        writeFileSync(path.join(outside, 'trace.json'), statement());
        symlinkSync('..', path.join(workspace, 'linked'));
      },
      outputs: capped,
      reason: 'cannot be read as a file',
    },
    {
      what: 'is a folder',
      name: 'out',
      lay: () => undefined,
      outputs: capped,
      reason: 'cannot be read as a file',
    },
    {
      what: 'is too long',
      lay: (workspace) =>
        writeFileSync(path.join(workspace, 'out/trace.json'), `${statement()}${' '.repeat(1024 * 1024)}`),
      outputs: capped,
      reason: 'cannot be read as a file',
    },
  ])('$what: $outputs.score', async ({ name = 'out/trace.json', lay, outputs, reason }) => {
    const { outside, workspace } = workspaceIn();
    lay(workspace, outside);
    const stage = await opened();
    const result = await stage.run('pull_request', stage.payload(), {
      workspace,
      inputs: { 'work-proof-path': name },
    });
    expect(result.outputs).toMatchObject(outputs);
    if (reason !== undefined) expect(capsOf(result)).toContain(reason);
  });

  it.each(['../trace.json', '/trace.json'])('is not looked for outside of the workspace (%s)', async (name) => {
    const stage = await opened();
    const result = await stage.run('pull_request', stage.payload(), { inputs: { 'work-proof-path': name } });
    expect(result.exitCode).toBe(1);
    expect(result.commands).toMatchObject([{ command: 'error', message: expect.stringContaining('work-proof-path') }]);
  });
});
