import * as z from 'zod';
import type { Known } from '../model/pull-request.ts';
import { clip } from '../prose/bounds.ts';
import { known, unknown } from './known.ts';
import type { GitHubClient } from './request.ts';
import { notWritten, type Written } from './written.ts';

/** A commit status: one line beside a commit. For each context the newest one counts. */
export interface CommitStatus {
  readonly state: 'success' | 'failure' | 'pending' | 'error';
  /** Cut to 140 characters. */
  readonly description: string;
  /** Where details are; null for nowhere. */
  readonly targetUrl: string | null;
  /** Its name; upper and lower case are one to GitHub. */
  readonly context: string;
}

/** Source: GitHub's own refusal of longer ones, "description is too long (maximum is 140 characters)". */
const LONGEST_DESCRIPTION = 140;

/** Entries of the one page that is read of a commit's statuses, which come with the newest first. */
const MOST_LISTED = 100;

const listed = z.array(z.object({ state: z.enum(['success', 'failure', 'pending', 'error']), context: z.string() }));

/**
 * What a commit's newest status of a name says; null when it has none of that name. It is not known where a hundred newer
 * ones of other names hide it.
 */
export async function readStatus(
  client: GitHubClient,
  sha: string,
  context: string,
): Promise<Known<CommitStatus['state'] | null>> {
  const answer = await client.rest(
    {
      task: `read the statuses of commit ${sha.slice(0, 12)}`,
      needs: 'statuses: read',
      route: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
      parameters: { ref: sha, per_page: MOST_LISTED },
      effect: 'none',
    },
    listed,
  );
  if (answer.kind === 'failed') return unknown(answer.failure.message);
  const newest = answer.value.find((status) => status.context.toLowerCase() === context.toLowerCase());
  if (newest) return known(newest.state);
  return answer.more ? unknown(`Commit ${sha.slice(0, 12)} has too many statuses of other names.`) : known(null);
}

/** Sets the status of a commit. GitHub takes a thousand for each commit and context, and then rejects more. */
export async function writeStatus(client: GitHubClient, sha: string, status: CommitStatus): Promise<Written> {
  const answer = await client.rest(
    {
      task: `set the status of commit ${sha.slice(0, 12)}`,
      needs: 'statuses: write',
      route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
      parameters: {
        sha,
        state: status.state,
        description: clip(status.description, LONGEST_DESCRIPTION),
        target_url: status.targetUrl,
        context: status.context,
      },
      // The same status a second time says the same.
      effect: 'repeatable',
    },
    z.object({ id: z.number() }),
  );
  if (answer.kind === 'failed') return notWritten(answer.failure);
  return { kind: 'written', url: status.targetUrl, missing: null };
}
