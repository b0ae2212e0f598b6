import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../../src/git/repository.ts';
import type { BranchRules } from '../../../src/github/branch-rules.ts';
import type { Known } from '../../../src/model/pull-request.ts';
import { builtInConfig } from '../../../src/policy/parse.ts';
import type { ExaminedSetup } from '../../../src/setup/check.ts';
import { diagnose } from '../../../src/setup/diagnosis.ts';
import { readGate, type GateReading } from '../../../src/setup/gate-reading.ts';
import type { SetupKind } from '../../../src/setup/setup-kind.ts';
import { WORKFLOW_PATH, workflowText } from '../../../src/setup/workflow-text.ts';
import { TemporaryRepository } from '../../support/temporary-repository.ts';

const sound: BranchRules = {
  branch: 'main',
  checks: [{ context: 'anti-cheat', app: 15368 }],
  workflows: [],
  needsCodeOwners: true,
  usesMergeQueue: false,
};

const nothing: GateReading = {
  workflows: [],
  gate: { exists: false, workflows: new Map(), actions: new Set(), checkNames: new Set() },
  owners: new Map(),
};

/** What is read of a repository with the workflow of a set-up. */
async function readingOf(kind: SetupKind): Promise<GateReading> {
  const made = TemporaryRepository.create({ bare: true });
  const commit = made.commit({ [WORKFLOW_PATH]: workflowText(kind, null) });
  const repository = await openRepository(made.directory, { maxBlobBytes: 1024 * 1024 });
  try {
    return await readGate(repository, commit);
  } finally {
    await repository.close();
  }
}

function requirementOf(kind: SetupKind, live: Known<BranchRules>, reading = nothing): readonly string[] {
  const setup: ExaminedSetup = {
    config: { kind: 'valid', path: null, config: builtInConfig() },
    manifest: null,
    reading,
    started: [],
    kind,
    branch: 'main',
    today: '2026-12-01',
    live,
  };
  return diagnose(setup)
    .filter(({ id }) => id === 'requirement')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

const known = (rules: Partial<BranchRules>): Known<BranchRules> => ({ kind: 'known', value: { ...sound, ...rules } });

describe('what GitHub requires', () => {
  it.each<[string, SetupKind, Known<BranchRules>, readonly RegExp[]]>([
    ['the status from one source', 'target', known({}), [/^fine: /]],
    ['a name of other case', 'target', known({ checks: [{ context: 'Anti-Cheat', app: 1 }] }), [/^fine: /]],
    ['other checks', 'target', known({ checks: [{ context: 'build', app: 1 }] }), [/^problem: Nothing requires/]],
    [
      'the status from anywhere',
      'target',
      known({ checks: [{ context: 'anti-cheat', app: null }] }),
      [/^weakness: .*any App/],
    ],
    ['no code owners', 'pull-request', known({ needsCodeOwners: false }), [/^weakness: .*only suggests/]],
    ['a workflow', 'ruleset', known({ checks: [], workflows: ['.github/workflows/anti-cheat.yml'] }), [/^fine: /]],
    [
      'another workflow',
      'ruleset',
      known({ workflows: ['.github/workflows/ci.yml'] }),
      [/^problem: No ruleset requires/],
    ],
    [
      'nothing that can be read',
      'target',
      { kind: 'unknown', reason: 'No permission.' },
      [/^unknown: No permission\./],
    ],
  ])('%s', (_, kind, live, expected) => {
    const found = requirementOf(kind, live);
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });

  const report = { context: 'anti-cheat report', app: 15368 };
  const job = { context: 'anti-cheat scan', app: 15368 };

  it.each<[string, SetupKind, BranchRules['checks'], readonly RegExp[]]>([
    ['beside the status', 'target', [...sound.checks, report], [/^problem: .*only holds annotations/]],
    ['in its place', 'target', [report], [/^problem: .*only holds annotations/, /^problem: Nothing requires/]],
    ['in other case', 'pull-request', [...sound.checks, { ...report, context: 'Anti-Cheat Report' }], [/^problem: /]],
    ['beside a workflow', 'ruleset', [report], [/^problem: .*only holds annotations/]],
  ])('is not to be the check run with the annotations, %s', (_, kind, checks, expected) => {
    const found = requirementOf(kind, known({ checks, workflows: ['.github/workflows/anti-cheat.yml'] }));
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });

  it('is not to be the job alone where a status is written: it succeeds whatever the result', async () => {
    const reading = await readingOf('target');
    expect(requirementOf('target', known({ checks: [job] }), reading)).toEqual([
      expect.stringMatching(/^problem: Nothing requires .* The job "anti-cheat scan", which is required, succeeds/),
    ]);
    expect(requirementOf('target', known({ checks: [...sound.checks, job] }), reading)).toEqual([
      expect.stringMatching(/^fine: /),
    ]);
  });

  it('may be the job where no status is written', async () => {
    const found = requirementOf('pull-request', known({ checks: [job] }), await readingOf('ruleset'));
    expect(found).toEqual([expect.stringMatching(/^fine: /)]);
  });
});
