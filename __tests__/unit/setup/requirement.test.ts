import { describe, expect, it } from '@jest/globals';
import type { BranchRules } from '../../../src/github/branch-rules.ts';
import type { Known } from '../../../src/model/pull-request.ts';
import { builtInConfig } from '../../../src/policy/parse.ts';
import type { ExaminedSetup } from '../../../src/setup/check.ts';
import { diagnose } from '../../../src/setup/diagnosis.ts';
import type { SetupKind } from '../../../src/setup/setup-kind.ts';

const sound: BranchRules = {
  branch: 'main',
  checks: [{ context: 'anti-cheat', app: 15368 }],
  workflows: [],
  needsCodeOwners: true,
  usesMergeQueue: false,
};

function requirementOf(kind: SetupKind, live: Known<BranchRules>): readonly string[] {
  const setup: ExaminedSetup = {
    config: { kind: 'valid', path: null, config: builtInConfig() },
    manifest: null,
    reading: {
      workflows: [],
      gate: { exists: false, workflows: new Map(), actions: new Set(), checkNames: new Set() },
      owners: new Map(),
    },
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
});
