import * as z from 'zod';
import { backwards, readPages } from './list.ts';
import { COMMENTS } from './queries.ts';
import type { GitHubClient } from './request.ts';
import { clipLines } from './size-limits.ts';
import { notWritten, type Written } from './written.ts';

/** How our own comment is known again, whatever it says. Invisible in the rendered comment. */
const MARKER = '<!-- anti-cheat:report -->';

/** Source: GitHub's own refusal of longer ones, "body is too long (maximum is 65536 characters)". */
const LONGEST_BODY = 65_536;
const CUT = '\n*The rest does not fit into a comment; the whole report is in the job summary.*\n';
const MOST_PAGES = 20;

const page = z
  .object({
    repository: z.object({
      pullRequest: z.object({
        comments: z.object({
          pageInfo: backwards,
          nodes: z.array(
            z
              .object({
                // Ids have outgrown the 32 bits of `databaseId`.
                fullDatabaseId: z.union([z.string(), z.number()]).nullish(),
                viewerDidAuthor: z.boolean(),
                body: z.string(),
                url: z.string(),
              })
              .nullable(),
          ),
        }),
      }),
    }),
  })
  .transform(({ repository: { pullRequest } }) => ({
    // The newest comes last, and anybody could write the marker.
    items: pullRequest.comments.nodes.filter(
      (node) => node !== null && node.viewerDidAuthor && node.body.startsWith(MARKER),
    ),
    next: pullRequest.comments.pageInfo,
  }));

const saved = z.object({ html_url: z.string().nullish() });

/**
 * Says something in the one comment that a pull request has from us: the newest of ours is rewritten, a first one is made.
 *
 * @param markdown Cut at the end of a line where it is too long for a comment.
 */
export async function writeComment(client: GitHubClient, number: number, markdown: string): Promise<Written> {
  const body = clipLines(`${MARKER}\n${markdown}`, LONGEST_BODY, CUT);
  const purpose = { task: `comment on pull request ${number}`, needs: 'pull-requests: write' };
  const request = { ...purpose, needs: 'pull-requests: read', query: COMMENTS, variables: { number } };
  const pages = await readPages(client, request, page, MOST_PAGES, ({ items }) => items.length > 0);
  if (pages.kind === 'failed') return notWritten(pages.failure);
  const ours = pages.value.at(-1)?.items.at(-1);
  if (ours?.body === body) return { kind: 'written', url: ours.url, missing: null };
  const id = Number(ours?.fullDatabaseId ?? Number.NaN);
  const answer = Number.isSafeInteger(id)
    ? await client.rest(
        {
          ...purpose,
          route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
          parameters: { comment_id: id, body },
          effect: 'repeatable',
        },
        saved,
      )
    : await client.rest(
        {
          ...purpose,
          route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
          parameters: { issue_number: number, body },
          effect: 'once',
        },
        saved,
      );
  return answer.kind === 'failed'
    ? notWritten(answer.failure)
    : { kind: 'written', url: answer.value.html_url ?? null, missing: null };
}
