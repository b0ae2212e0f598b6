import { describe, expect, it } from '@jest/globals';
import { decide } from '../../../src/approvals/decision.ts';
import type { ApprovalRequirement } from '../../../src/model/policy.ts';
import type { ApprovalRecord } from '../../../src/model/pull-request.ts';
import {
  agent,
  approvalRecord,
  at,
  bot,
  developer,
  HEAD,
  LABEL,
  known,
  labelled,
  maintainer,
  OLDER,
  outsider,
  review,
  unknown,
} from '../../support/approval-record.ts';

const TEST = 'tests/test_total.py';
const GOLDEN = 'tests/golden/total.json';

function decision(record: ApprovalRecord, require: ApprovalRequirement = 'review', agents: readonly number[] = []) {
  return decide(record, HEAD, {
    approvals: { require, label: LABEL, paths: ['tests/golden/'] },
    isAllowed: (path) => path.startsWith('tests/golden/'),
    agentIds: new Set(agents),
  });
}

describe('a review and a label', () => {
  it('lift together, and say whose they are', () => {
    const approval = review(maintainer, 20);
    const { liftFor, refusals, stepsFor } = decision(
      approvalRecord({ reviews: [approval], labelEvents: [labelled(developer, 21)] }),
    );
    expect(liftFor(TEST)).toEqual({ label: LABEL, by: '@octo-maintainer', review: approval.url, at: at(20) });
    expect(refusals).toEqual([]);
    expect(stepsFor([TEST])).toEqual([]);
  });

  it('need both, and the missing ones are named in order', () => {
    const nothing = decision(approvalRecord());
    expect(nothing.liftFor(TEST)).toBeNull();
    const steps = nothing.stepsFor([TEST]);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatch(/^approve aaaaaaa /);
    expect(steps[1]).toContain(`add the label “${LABEL}”`);
    const unlabelled = decision(approvalRecord({ reviews: [review(maintainer, 20)] }));
    expect(unlabelled.liftFor(TEST)).toBeNull();
    expect(unlabelled.stepsFor([TEST])).toEqual([expect.stringContaining('add the label')]);
    const unreviewed = decision(approvalRecord({ labelEvents: [labelled(maintainer, 20)] }));
    expect(unreviewed.liftFor(TEST)).toBeNull();
    expect(unreviewed.stepsFor([TEST])).toEqual([expect.stringContaining('approve')]);
  });

  it('the config stands in for the label at its own paths', () => {
    const { liftFor, stepsFor } = decision(approvalRecord({ reviews: [review(maintainer, 20)] }));
    expect(liftFor(GOLDEN)).toMatchObject({ label: null, by: '@octo-maintainer' });
    expect(liftFor(TEST)).toBeNull();
    expect(stepsFor([GOLDEN])).toEqual([]);
    expect(stepsFor([GOLDEN, TEST])).toHaveLength(1);
  });

  it('tell upper from lower case in no label', () => {
    const events = [labelled(maintainer, 20, { label: LABEL.toUpperCase() })];
    const { liftFor } = decision(approvalRecord({ reviews: [review(maintainer, 20)], labelEvents: events }));
    expect(liftFor(TEST)).not.toBeNull();
  });
});

describe('an approval does not count', () => {
  it.each<[string, ApprovalRecord, string]>([
    ['of a bot', approvalRecord({ reviews: [review(bot, 20)] }), 'no person'],
    ['of a machine account that the config names', approvalRecord({ reviews: [review(developer, 20)] }), 'no person'],
    [
      'of the author',
      approvalRecord({ pullRequest: { author: maintainer }, reviews: [review(maintainer, 20)] }),
      'the pull request is theirs',
    ],
    [
      'of somebody who wrote a commit, or asked an agent for it',
      approvalRecord({
        reviews: [review(maintainer, 20)],
        contributors: known({ accounts: [agent, maintainer], emails: [] }),
      }),
      'they wrote commits of it',
    ],
    ['of somebody without write access', approvalRecord({ reviews: [review(outsider, 20)] }), 'no write access'],
    ['of a deleted account', approvalRecord({ reviews: [review(null, 20)] }), 'the account is gone'],
    ['of an older commit', approvalRecord({ reviews: [review(maintainer, 20, { commit: OLDER })] }), 'bbbbbbb'],
    ['of a commit that is gone', approvalRecord({ reviews: [review(maintainer, 20, { commit: null })] }), 'is gone'],
    ['from before the last push', approvalRecord({ reviews: [review(maintainer, 5)] }), 'older than the last push'],
    [
      'while the commits cannot be listed',
      approvalRecord({ reviews: [review(maintainer, 20)], contributors: unknown('more than 250 commits') }),
      'more than 250 commits',
    ],
    [
      'while the permission cannot be read',
      approvalRecord({
        reviews: [review(maintainer, 20)],
        permissions: new Map([[maintainer.id, unknown('GitHub did not answer')]]),
      }),
      'GitHub did not answer',
    ],
    [
      'while the permission was not asked for',
      approvalRecord({ reviews: [review(maintainer, 20)], permissions: new Map() }),
      'permission is not known',
    ],
  ])('%s', (_, record, reason) => {
    const labelledRecord = { ...record, labelEvents: known([labelled(maintainer, 20)]) };
    const { liftFor, refusals, stepsFor } = decision(
      { ...labelledRecord, pullRequest: { ...record.pullRequest, labels: [LABEL] } },
      'review',
      [developer.id],
    );
    expect(liftFor(TEST)).toBeNull();
    expect(liftFor(GOLDEN)).toBeNull();
    expect(refusals).toContainEqual(
      expect.objectContaining({ what: 'review', reason: expect.stringContaining(reason) }),
    );
    expect(stepsFor([TEST]).length).toBeGreaterThan(0);
  });

  it.each(['commented', 'pending', 'dismissed'] as const)('that is only %s', (state) => {
    const { liftFor } = decision(
      approvalRecord({ reviews: [review(maintainer, 20, { state })], labelEvents: [labelled(maintainer, 20)] }),
    );
    expect(liftFor(TEST)).toBeNull();
  });

  it('that was dismissed, or taken back, afterwards', () => {
    for (const state of ['dismissed', 'changes-requested'] as const) {
      const reviews = [review(maintainer, 20), review(maintainer, 25, { state })];
      const { liftFor } = decision(approvalRecord({ reviews, labelEvents: [labelled(maintainer, 20)] }));
      expect(liftFor(TEST)).toBeNull();
    }
  });

  it('while another asks for changes, but an outsider and a comment do not stop it', () => {
    const events = [labelled(maintainer, 20)];
    const asked = decision(
      approvalRecord({
        reviews: [review(maintainer, 20), review(developer, 15, { state: 'changes-requested', commit: OLDER })],
        labelEvents: events,
      }),
    );
    expect(asked.liftFor(TEST)).toBeNull();
    expect(asked.stepsFor([TEST])).toEqual(['settle what @octo-developer asked to be changed']);
    const heard = decision(
      approvalRecord({
        reviews: [
          review(maintainer, 20),
          review(maintainer, 22, { state: 'commented' }),
          review(outsider, 21, { state: 'changes-requested' }),
        ],
        labelEvents: events,
      }),
    );
    expect(heard.liftFor(TEST)).not.toBeNull();
  });

  it('but of equal content it does when the time of the push is not known', () => {
    const { liftFor } = decision(
      approvalRecord({
        reviews: [review(maintainer, 5)],
        labelEvents: [labelled(maintainer, 5)],
        lastPush: unknown('the fork is gone'),
      }),
    );
    expect(liftFor(TEST)).not.toBeNull();
  });

  it('when reviews cannot be read: that is what is said', () => {
    const { liftFor, stepsFor } = decision(
      approvalRecord({
        reviews: unknown('the token lacks `pull-requests: read`'),
        labelEvents: [labelled(maintainer, 20)],
      }),
    );
    expect(liftFor(TEST)).toBeNull();
    expect(stepsFor([TEST])).toEqual([expect.stringContaining('`pull-requests: read`')]);
  });
});

describe('a label does not count', () => {
  it.each<[string, Parameters<typeof approvalRecord>[0]]>([
    ['set by the agent', { labelEvents: [labelled(agent, 20)] }],
    ['set by another bot', { labelEvents: [labelled(bot, 20)] }],
    ['set by an App in a person’s name', { labelEvents: [labelled(maintainer, 20, { viaApp: true })] }],
    ['set by somebody who may only read', { labelEvents: [labelled(outsider, 20)] }],
    ['set by nobody that is recorded', { pullRequest: { labels: [LABEL] } }],
    ['set again by the agent after a maintainer', { labelEvents: [labelled(maintainer, 20), labelled(agent, 30)] }],
    ['of another name', { labelEvents: [labelled(maintainer, 20, { label: 'anti-cheat: changes approve' })] }],
    [
      'that was taken away',
      {
        pullRequest: { labels: [] },
        labelEvents: [labelled(maintainer, 20), labelled(maintainer, 21, { action: 'unlabeled' })],
      },
    ],
    ['whose history cannot be read', { pullRequest: { labels: [LABEL] }, labelEvents: unknown('403') }],
  ])('%s', (_, parts) => {
    const { liftFor, stepsFor } = decision(approvalRecord({ reviews: [review(maintainer, 20)], ...parts }));
    expect(liftFor(TEST)).toBeNull();
    expect(stepsFor([TEST])).toHaveLength(1);
  });
});

describe('approvals: { require: label }', () => {
  it('takes a maintainer’s label after the last push, the author’s own too', () => {
    for (const author of [agent, maintainer]) {
      const record = approvalRecord({ pullRequest: { author }, labelEvents: [labelled(maintainer, 20)] });
      expect(decision(record, 'label').liftFor(TEST)).toMatchObject({ by: '@octo-maintainer', label: LABEL });
    }
  });

  it.each<[string, Parameters<typeof approvalRecord>[0]]>([
    ['older than the last push', { labelEvents: [labelled(maintainer, 5)] }],
    ['when the last push is not known', { labelEvents: [labelled(maintainer, 20)], lastPush: unknown('404') }],
    ['of the agent', { labelEvents: [labelled(agent, 20)] }],
    ['of an outsider', { labelEvents: [labelled(outsider, 20)] }],
    ['that is not there', { reviews: [review(maintainer, 20)] }],
  ])('not one %s', (_, parts) => {
    const { liftFor, stepsFor } = decision(approvalRecord(parts), 'label');
    expect(liftFor(TEST)).toBeNull();
    expect(stepsFor([TEST])).toEqual([expect.stringContaining('label')]);
  });
});

it('lifts nothing once the head has moved', () => {
  const record = approvalRecord({
    pullRequest: { headSha: OLDER },
    reviews: [review(maintainer, 20)],
    labelEvents: [labelled(maintainer, 20)],
  });
  for (const require of ['review', 'label'] as const) {
    const { liftFor, stepsFor } = decision(record, require);
    expect(liftFor(TEST)).toBeNull();
    expect(stepsFor([TEST])).toEqual([expect.stringContaining('bbbbbbb')]);
  }
});
