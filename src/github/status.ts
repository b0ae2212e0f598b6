import * as z from 'zod';
import { clip } from '../prose/bounds.ts';
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
