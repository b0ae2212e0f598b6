import * as z from 'zod';
import type { Known } from '../model/pull-request.ts';
import { visible } from '../prose/visible.ts';
import { objectId } from './fields.ts';
import { known, unknown } from './known.ts';
import { forwards, readPages } from './list.ts';
import { MERGE_QUEUE } from './queries.ts';
import type { GitHubClient } from './request.ts';

/** A pull request in a merge queue. */
export interface QueuedPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The commit of the group that ends with this pull request, as in `merge_group.head_sha`; null until it is made. */
  readonly groupHead: string | null;
}

const entry = z
  .object({
    position: z.int(),
    headCommit: z.object({ oid: objectId }).nullish(),
    pullRequest: z.object({ number: z.int(), headRefOid: objectId }),
  })
  .transform(({ position, headCommit, pullRequest }) => ({
    position,
    queued: {
      number: pullRequest.number,
      headSha: pullRequest.headRefOid,
      groupHead: headCommit?.oid ?? null,
    } satisfies QueuedPullRequest,
  }));

const page = z
  .object({
    repository: z.object({
      mergeQueue: z.object({ entries: z.object({ pageInfo: forwards, nodes: z.array(entry) }).nullable() }).nullable(),
    }),
  })
  .transform(({ repository: { mergeQueue } }) => ({
    items: mergeQueue?.entries?.nodes ?? [],
    next: mergeQueue?.entries?.pageInfo ?? null,
  }));

const MOST_PAGES = 10;

/**
 * The pull requests that wait to be merged into a branch, in their order; none where the branch has no merge queue.
 *
 * @param baseBranch Without `refs/heads/`.
 */
export async function queuedPullRequests(
  client: GitHubClient,
  baseBranch: string,
): Promise<Known<readonly QueuedPullRequest[]>> {
  const request = {
    task: `read the merge queue of ${baseBranch}`,
    needs: 'pull-requests: read',
    query: MERGE_QUEUE,
    variables: { branch: baseBranch },
  };
  const pages = await readPages(client, request, page, MOST_PAGES);
  if (pages.kind === 'failed') return unknown(pages.failure.message);
  if (pages.more) {
    return unknown(
      `The merge queue of ${visible(baseBranch)} holds more pull requests than are read. Let it get shorter.`,
    );
  }
  const entries = pages.value.flatMap(({ items }) => items);
  return known(entries.toSorted((a, b) => a.position - b.position).map(({ queued }) => queued));
}
