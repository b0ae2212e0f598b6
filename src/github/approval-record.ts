import type { ApprovalRecord, PullRequest } from '../model/pull-request.ts';
import { readContributors } from './contributors.ts';
import { readLabelEvents } from './label-events.ts';
import { readLastPush } from './last-push.ts';
import { readPermissions } from './permissions.ts';
import type { GitHubClient } from './request.ts';
import { readReviews } from './reviews.ts';

/** What people said about a pull request, and what GitHub knows of them. What lacks is unknown, with the reason. */
export async function readApprovalRecord(client: GitHubClient, pullRequest: PullRequest): Promise<ApprovalRecord> {
  const { number, headSha } = pullRequest;
  const [reviews, labelEvents, contributors, lastPush] = await Promise.all([
    readReviews(client, number),
    readLabelEvents(client, number),
    readContributors(client, number, headSha),
    readLastPush(client, pullRequest),
  ]);
  const permissions = await readPermissions(
    client,
    reviews.kind === 'known' ? reviews.value : [],
    labelEvents.kind === 'known' ? labelEvents.value : [],
  );
  return { pullRequest, reviews, labelEvents, contributors, lastPush, permissions };
}
