import * as z from 'zod';
import type { Known } from '../model/pull-request.ts';
import { objectId } from './fields.ts';
import { knownFrom } from './known.ts';
import type { GitHubClient } from './request.ts';

const comparison = z.object({ merge_base_commit: z.object({ sha: objectId }) });

/**
 * The best common ancestor of two commits, for a checkout that lacks the history between them.
 *
 * @param base A commit id or branch of the repository.
 * @param head A commit id; that of a fork's commit will do, as forks share their objects.
 */
export async function mergeBase(client: GitHubClient, base: string, head: string): Promise<Known<string>> {
  const answer = await client.rest(
    {
      task: `find the merge base of ${base} and ${head}`,
      needs: 'contents: read',
      route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
      // One commit a page is the least that can be asked for; only the merge base is wanted.
      parameters: { basehead: `${base}...${head}`, per_page: 1, page: 1 },
      effect: 'none',
    },
    comparison,
  );
  return knownFrom(answer, (value) => value.merge_base_commit.sha);
}
