import * as z from 'zod';
import type { Known, PullRequest } from '../model/pull-request.ts';
import { account, objectId } from './fields.ts';
import { known, knownFrom } from './known.ts';
import { readList } from './list.ts';
import type { GitHubClient } from './request.ts';

/** Source: GitHub's OpenAPI description, schema `pull-request`. */
const pullRequest = z
  .object({
    number: z.int(),
    user: account,
    state: z.enum(['open', 'closed']),
    head: z.object({ sha: objectId, ref: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
    base: z.object({ ref: z.string() }),
    body: z.string().nullish(),
    labels: z.array(z.object({ name: z.string() })),
  })
  .transform(({ number, user, state, head, base, body, labels }): PullRequest => ({
    number,
    author: user,
    isOpen: state === 'open',
    headSha: head.sha,
    headRef: head.ref,
    headRepository: head.repo?.full_name ?? null,
    baseRef: base.ref,
    body: body ?? '',
    labels: labels.map(({ name }) => name),
  }));

/** A pull request as it stands now. */
export async function readPullRequest(client: GitHubClient, number: number): Promise<Known<PullRequest>> {
  const answer = await client.rest(
    {
      task: `read pull request ${number}`,
      needs: 'pull-requests: read',
      route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      parameters: { pull_number: number },
      effect: 'none',
    },
    pullRequest,
  );
  return knownFrom(answer, (value) => value);
}

/** Enough of a pull request to tell whether it is the one that is meant. */
export interface PullRequestOfHead {
  readonly number: number;
  /** Name of the base branch, without `refs/heads/`. */
  readonly baseRef: string;
  readonly headSha: string;
  readonly isOpen: boolean;
}

const associated = z.object({
  number: z.int(),
  state: z.enum(['open', 'closed']),
  head: z.object({ sha: objectId }),
  base: z.object({ ref: z.string() }),
});

const MOST_PULL_REQUESTS = 300;

/** The pull requests that have this commit as their head, open or not. Those that merely contain it are left out. */
export async function pullRequestsOfHead(
  client: GitHubClient,
  sha: string,
): Promise<Known<readonly PullRequestOfHead[]>> {
  const list = await readList(
    client,
    {
      task: `list the pull requests of commit ${sha.slice(0, 12)}`,
      needs: 'pull-requests: read',
      route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      parameters: { commit_sha: sha },
    },
    associated,
    { most: MOST_PULL_REQUESTS, what: `pull requests of commit ${sha.slice(0, 12)}` },
  );
  if (list.kind === 'unknown') return list;
  return known(
    list.value
      .filter(({ head }) => head.sha === sha)
      .map(({ number, state, head, base }) => ({
        number,
        baseRef: base.ref,
        headSha: head.sha,
        isOpen: state === 'open',
      })),
  );
}
