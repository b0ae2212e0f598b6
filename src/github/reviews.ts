import * as z from 'zod';
import type { Known, Review, ReviewState } from '../model/pull-request.ts';
import { account, time } from './fields.ts';
import { known } from './known.ts';
import { readList } from './list.ts';
import type { GitHubClient } from './request.ts';

const STATES: Readonly<Record<string, ReviewState>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes-requested',
  DISMISSED: 'dismissed',
  COMMENTED: 'commented',
  PENDING: 'pending',
};

/** Source: GitHub's OpenAPI description, schema `pull-request-review`; the states are those of its GraphQL schema. */
const review = z
  .object({
    id: z.int(),
    user: account,
    // A state that nobody knows yet could be one that takes an approval back: then nothing is known.
    state: z.enum(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED', 'COMMENTED', 'PENDING']),
    commit_id: z.string().nullish(),
    submitted_at: time.nullish(),
    html_url: z.string(),
  })
  .transform((value): Review => ({
    id: value.id,
    author: value.user,
    state: STATES[value.state] ?? 'pending',
    commit: value.commit_id ?? null,
    submittedAt: value.submitted_at ?? null,
    url: value.html_url,
  }));

const MOST_REVIEWS = 1000;

/** All reviews of a pull request, in order of time; those that are not submitted come last. */
export async function readReviews(client: GitHubClient, number: number): Promise<Known<readonly Review[]>> {
  const reviews = await readList(
    client,
    {
      task: `read the reviews of pull request ${number}`,
      needs: 'pull-requests: read',
      route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
      parameters: { pull_number: number },
    },
    review,
    { most: MOST_REVIEWS, what: `reviews of pull request ${number}` },
  );
  return reviews.kind === 'known' ? known(reviews.value.toSorted(inTime)) : reviews;
}

function inTime(a: Review, b: Review): number {
  // ISO times in UTC sort as texts; `~` comes after every digit.
  const [first, second] = [a.submittedAt ?? '~', b.submittedAt ?? '~'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
}
