import { describe, expect, it } from '@jest/globals';
import { readLabelEvents } from '../../../src/github/label-events.ts';
import { openStage } from '../../support/github/stage.ts';
import { bot, person, pullRequestState, type IssueEventState } from '../../support/github-server.ts';

const pullRequests = [pullRequestState()];
const maintainer = person(2, 'octo-maintainer');

function labeled(id: number, parts: Partial<IssueEventState> = {}): IssueEventState {
  return { id, event: 'labeled', label: 'accepted', actor: maintainer, at: '2026-05-01T10:00:00Z', ...parts };
}

describe('readLabelEvents', () => {
  it('reads who set and took away what, in order of time', async () => {
    const events: readonly IssueEventState[] = [
      labeled(3, { event: 'unlabeled', at: '2026-05-02T10:00:00Z' }),
      { id: 4, event: 'head_ref_force_pushed', actor: maintainer, at: '2026-05-01T11:00:00Z' },
      labeled(2, { actor: bot(9, 'labeler[bot]') }),
      labeled(1, { viaApp: true, label: '::error::\u202e<b>' }),
      labeled(5, { actor: null, at: '2026-05-03T10:00:00Z' }),
    ];
    const { client } = await openStage({ pullRequests, labelEvents: { 7: [...events] } });
    const actor = { id: 2, login: 'octo-maintainer', isBot: false };
    expect(await readLabelEvents(client, 7)).toEqual({
      kind: 'known',
      value: [
        { label: '::error::\u202e<b>', action: 'labeled', actor, viaApp: true, at: '2026-05-01T10:00:00.000Z' },
        {
          label: 'accepted',
          action: 'labeled',
          actor: { id: 9, login: 'labeler[bot]', isBot: true },
          viaApp: false,
          at: '2026-05-01T10:00:00.000Z',
        },
        { label: 'accepted', action: 'unlabeled', actor, viaApp: false, at: '2026-05-02T10:00:00.000Z' },
        { label: 'accepted', action: 'labeled', actor: null, viaApp: false, at: '2026-05-03T10:00:00.000Z' },
      ],
    });
  });

  it('reads every page, and knows nothing where there are too many', async () => {
    const events = Array.from({ length: 3001 }, (_, index) => labeled(index + 1));
    const { client, server } = await openStage({ pullRequests, labelEvents: { 7: events } });
    expect(await readLabelEvents(client, 7)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^There are more than 3000 events of pull request 7/),
    });
    events.pop();
    expect(await readLabelEvents(client, 7)).toMatchObject({ kind: 'known', value: { length: 3000 } });
    expect(server.requests).toHaveLength(60);
  });

  it('takes an event of a label that it cannot read for no other event', async () => {
    const { client, server } = await openStage({ pullRequests });
    server.fail('issues/list-events', { status: 200, body: [{ id: 1, event: 'unlabeled', actor: null }] });
    expect(await readLabelEvents(client, 7)).toMatchObject({ kind: 'unknown' });
  });
});
