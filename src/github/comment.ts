import * as z from 'zod';
import { objectId } from './fields.ts';
import { backwards, readPages } from './list.ts';
import { COMMENTS } from './queries.ts';
import type { GitHubClient } from './request.ts';
import { clipLines } from './size-limits.ts';
import { notWritten, type Written } from './written.ts';

/** How our own comment is known again, whatever it says. Invisible in the rendered comment. */
const MARKER = '<!-- anti-cheat:report';
const STAMPED = /^<!-- anti-cheat:report head=(?<head>[\da-f]{40,64}) at=(?<at>[\w.:+-]{1,40}) -->/;
/** Clocks of runners differ by less. Any workflow of the repository can write a stamp, also one of next year. */
const CLOCK_SKEW = 5 * 60 * 1000;

/**
 * What a comment is about. Runs do not end in the order in which they begin, and one that is run again keeps its number, so
 * neither tells which of two is newer: the moment does at which people were asked.
 */
export interface CommentStamp {
  readonly head: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Source: GitHub's own refusal of longer ones, "body is too long (maximum is 65536 characters)". */
const LONGEST_BODY = 65_536;
const CUT = '\n*The rest does not fit into a comment; the whole report is in the job summary.*\n';
const MOST_PAGES = 20;

const page = z
  .object({
    repository: z.object({
      pullRequest: z.object({
        headRefOid: objectId,
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
    headSha: pullRequest.headRefOid,
  }));

const saved = z.object({ html_url: z.string().nullish() });

/**
 * Says something in the one comment that a pull request has from us: the newest of ours is rewritten, a first one is made.
 * What is about another commit than the head, or older than what stands there, is left unsaid.
 *
 * @param markdown Cut at the end of a line where it is too long for a comment.
 */
export async function writeComment(
  client: GitHubClient,
  number: number,
  stamp: CommentStamp,
  markdown: string,
): Promise<Written> {
  const body = clipLines(`${MARKER} head=${stamp.head} at=${stamp.at} -->\n${markdown}`, LONGEST_BODY, CUT);
  const purpose = { task: `comment on pull request ${number}`, needs: 'pull-requests: write' };
  const request = { ...purpose, needs: 'pull-requests: read', query: COMMENTS, variables: { number } };
  const pages = await readPages(client, request, page, MOST_PAGES, ({ items }) => items.length > 0);
  if (pages.kind === 'failed') return notWritten(pages.failure);
  const headSha = pages.value.at(-1)?.headSha ?? stamp.head;
  if (headSha !== stamp.head) {
    return { kind: 'superseded', reason: `the head is ${headSha.slice(0, 7)} by now, not ${stamp.head.slice(0, 7)}` };
  }
  const ours = pages.value.at(-1)?.items.at(-1);
  if (ours && isNewer(ours.body, stamp)) {
    return { kind: 'superseded', reason: 'a run that asked later has said it already' };
  }
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

/** Whether a comment of ours speaks of the same commit as it was later. */
function isNewer(body: string, { head, at }: CommentStamp): boolean {
  const stamped = STAMPED.exec(body)?.groups;
  const time = Date.parse(stamped?.['at'] ?? '');
  return stamped?.['head'] === head && time > Date.parse(at) && time <= Date.now() + CLOCK_SKEW;
}
