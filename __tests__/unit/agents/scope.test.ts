import { describe, expect, it } from '@jest/globals';
import { agentIds, excludesAny, scopeOf } from '../../../src/agents/scope.ts';
import type { AgentSettings } from '../../../src/model/policy.ts';
import {
  account,
  agent,
  approvalRecord,
  bot,
  developer,
  known,
  labelled,
  maintainer,
  outsider,
  type RecordParts,
  unknown,
} from '../../support/approval-record.ts';

const PERSON = 'written by a person';

const settings: AgentSettings = {
  accounts: [agent.id],
  branches: ['robot/**'],
  emails: ['robot@example.com'],
  exclude: { authors: [maintainer.id], label: PERSON },
};
const own = known({ accounts: [maintainer], emails: ['maintainer@example.com'] });

function byMaintainer(parts: RecordParts = {}) {
  return approvalRecord({ contributors: own, ...parts, pullRequest: { author: maintainer, ...parts.pullRequest } });
}

describe('a pull request of an excluded author', () => {
  it('is left out, and the reason names the id', () => {
    const scope = scopeOf(byMaintainer(), settings);
    expect(scope).toMatchObject({ kind: 'out', reason: expect.stringContaining('id 2') });
  });

  it.each<[string, RecordParts]>([
    ['a known agent’s branch', { pullRequest: { headRef: 'claude/fix-postage' } }],
    ['the same in capitals', { pullRequest: { headRef: 'Copilot/fix' } }],
    ['a branch that the config names', { pullRequest: { headRef: 'robot/7' } }],
    ['a known agent’s address', { contributors: known({ accounts: [maintainer], emails: ['noreply@anthropic.com'] }) }],
    ['an address that the config names', { contributors: known({ accounts: [], emails: ['robot@example.com'] }) }],
    [
      'an agent’s address at GitHub, under any name',
      { contributors: known({ accounts: [], emails: ['198982749+whoever@users.noreply.github.com'] }) },
    ],
    ['an agent among the authors of commits', { contributors: known({ accounts: [maintainer, agent], emails: [] }) }],
    ['commits that cannot be listed', { contributors: unknown('more than 250 commits') }],
  ])('is scanned all the same for %s', (_, parts) => {
    expect(scopeOf(byMaintainer(parts), settings).kind).toBe('in');
  });

  it('is scanned when GitHub says that the account is a bot', () => {
    const record = approvalRecord({ pullRequest: { author: { ...maintainer, isBot: true } }, contributors: own });
    expect(scopeOf(record, settings).kind).toBe('in');
  });
});

describe('a pull request of somebody else', () => {
  const contributors = known({ accounts: [developer], emails: [] });
  const byDeveloper = (parts: RecordParts = {}) =>
    approvalRecord({ contributors, ...parts, pullRequest: { author: developer, ...parts.pullRequest } });

  it('is left out by a maintainer’s label after the last push', () => {
    const scope = scopeOf(byDeveloper({ labelEvents: [labelled(maintainer, 20, { label: PERSON })] }), settings);
    expect(scope).toMatchObject({ kind: 'out', reason: expect.stringContaining('@octo-maintainer') });
  });

  it.each<[string, RecordParts]>([
    ['nothing at all', {}],
    ['the label of the author', { labelEvents: [labelled(developer, 20, { label: PERSON })] }],
    ['the label of a bot', { labelEvents: [labelled(bot, 20, { label: PERSON })] }],
    ['the label of an outsider', { labelEvents: [labelled(outsider, 20, { label: PERSON })] }],
    ['a label from before the last push', { labelEvents: [labelled(maintainer, 5, { label: PERSON })] }],
    ['a look-alike of the excluded login', { pullRequest: { author: account(77, 'octo-maintainer') } }],
    ['a deleted account', { pullRequest: { author: null } }],
  ])('is scanned with %s', (_, parts) => {
    expect(scopeOf(byDeveloper(parts), settings).kind).toBe('in');
  });

  it('tells of a label that does not count', () => {
    const scope = scopeOf(byDeveloper({ labelEvents: [labelled(developer, 20, { label: PERSON })] }), settings);
    expect(scope).toMatchObject({ refusals: [{ by: '@octo-developer', what: 'label' }] });
  });
});

it('knows agents by id beside those of the config', () => {
  const ids = agentIds(settings);
  expect([...ids]).toEqual(expect.arrayContaining([agent.id, 198982749, 209825114]));
  expect(excludesAny(settings)).toBe(true);
  expect(excludesAny({ ...settings, exclude: { authors: [], label: null } })).toBe(false);
});
