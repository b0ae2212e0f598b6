import * as z from 'zod';
import type { Known, LabelEvent } from '../model/pull-request.ts';
import { account, time } from './fields.ts';
import { known } from './known.ts';
import { readList } from './list.ts';
import type { GitHubClient } from './request.ts';

/** Source: GitHub's OpenAPI description, schemas `labeled-issue-event` and `unlabeled-issue-event`. */
const labelEvent = z
  .object({
    id: z.int(),
    event: z.enum(['labeled', 'unlabeled']),
    label: z.object({ name: z.string() }),
    actor: account,
    created_at: time,
    performed_via_github_app: z.unknown(),
  })
  .transform((value) => ({
    id: value.id,
    event: {
      label: value.label.name,
      action: value.event,
      actor: value.actor,
      viaApp: (value.performed_via_github_app ?? null) !== null,
      at: value.created_at,
    } satisfies LabelEvent,
  }));

const OTHERS = ['labeled', 'unlabeled'];
const otherEvent = z.object({ event: z.string().refine((name) => !OTHERS.includes(name)) }).transform(() => null);

const MOST_EVENTS = 3000;

/** When which label was set and taken away, in order of time. */
export async function readLabelEvents(client: GitHubClient, number: number): Promise<Known<readonly LabelEvent[]>> {
  const events = await readList(
    client,
    {
      task: `read the label events of pull request ${number}`,
      needs: 'pull-requests: read',
      route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/events',
      parameters: { issue_number: number },
    },
    z.union([labelEvent, otherEvent]),
    { most: MOST_EVENTS, what: `events of pull request ${number}` },
  );
  if (events.kind === 'unknown') return events;
  const ordered = events.value
    .filter((entry) => entry !== null)
    .toSorted((a, b) => (a.event.at === b.event.at ? a.id - b.id : a.event.at < b.event.at ? -1 : 1));
  return known(ordered.map(({ event }) => event));
}
