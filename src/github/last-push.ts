import * as z from 'zod';
import type { Known, PullRequest, Push } from '../model/pull-request.ts';
import { account, time } from './fields.ts';
import { known, unknown } from './known.ts';
import type { GitHubClient } from './request.ts';

/** Source: GitHub's OpenAPI description, schema `activity`. */
const activities = z.array(
  z.object({
    ref: z.string(),
    after: z.string(),
    activity_type: z.string(),
    timestamp: time,
    actor: account,
  }),
);

/** What leaves a branch at a commit. */
const PUSHES = new Set(['push', 'force_push', 'branch_creation', 'pr_merge', 'merge_queue_merge']);

/**
 * The push that brought the head branch to where the pull request has it, by GitHub's own record: who and when.
 *
 * It must be the newest entry for the branch, but for the branch's deletion: an older one that left the same commit does
 * not tell of who brought it back.
 */
export async function readLastPush(client: GitHubClient, pullRequest: PullRequest): Promise<Known<Push>> {
  const { number, headRepository, headRef, headSha } = pullRequest;
  const [owner, repo, ...rest] = headRepository?.split('/') ?? [];
  if (owner === undefined || repo === undefined || rest.length > 0) {
    return unknown(
      `The repository of the head branch of pull request ${number} is gone, and with it the record of who pushed. Open the pull request again from a branch that exists.`,
    );
  }
  const ref = `refs/heads/${headRef}`;
  const answer = await client.rest(
    {
      task: `read who pushed to the head branch of pull request ${number}`,
      needs: 'contents: read',
      route: 'GET /repos/{owner}/{repo}/activity',
      parameters: { owner, repo, ref, direction: 'desc', per_page: 100 },
      effect: 'none',
    },
    activities,
  );
  if (answer.kind === 'failed') return unknown(answer.failure.message);
  const newest = answer.value.find((entry) => entry.ref === ref && entry.activity_type !== 'branch_deletion');
  return newest?.after === headSha && PUSHES.has(newest.activity_type)
    ? known({ by: newest.actor, at: newest.timestamp })
    : unknown(
        `GitHub's record of pushes does not show who brought the head branch of pull request ${number} to ${headSha.slice(0, 12)}. Run the job again in a minute; if that does not help, push again.`,
      );
}
