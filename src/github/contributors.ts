import * as z from 'zod';
import type { Account, Contributors, Known } from '../model/pull-request.ts';
import { objectId } from './fields.ts';
import { known, unknown } from './known.ts';
import { forwards, readPages } from './list.ts';
import { CONTRIBUTORS } from './queries.ts';
import type { GitHubClient } from './request.ts';

/** Source: GitHub's GraphQL schema, `GitActor`. `user` also stands for Apps; it is null where GitHub knows no account. */
const person = z.object({
  email: z.string().nullish(),
  user: z.object({ databaseId: z.int().nullish(), login: z.string() }).nullish(),
});
type Person = z.infer<typeof person>;

const commit = z.object({
  oid: objectId,
  authors: z.object({ totalCount: z.int(), nodes: z.array(person.nullable()) }),
  committer: person.nullish(),
});
type Commit = z.infer<typeof commit>;

const page = z
  .object({
    repository: z.object({
      pullRequest: z.object({
        headRefOid: objectId,
        commits: z.object({
          totalCount: z.int(),
          pageInfo: forwards,
          nodes: z.array(z.object({ commit })),
        }),
      }),
    }),
  })
  .transform(({ repository: { pullRequest } }) => ({
    head: pullRequest.headRefOid,
    total: pullRequest.commits.totalCount,
    items: pullRequest.commits.nodes.map((node) => node.commit),
    next: pullRequest.commits.pageInfo,
  }));
type Page = z.infer<typeof page>;

/** GitHub lists no more commits of a pull request. Source: its OpenAPI description, `pulls/list-commits`. */
const MOST_COMMITS = 250;

/** The account that signs what is done on GitHub's own pages; nobody's work. */
const WEB_FLOW = { id: 19_864_447, login: 'web-flow' };

/**
 * Who wrote the commits of a pull request: authors, committers and co-authors.
 *
 * @param headSha Where the pull request is taken to stand; after a further push nothing is known.
 */
export async function readContributors(
  client: GitHubClient,
  number: number,
  headSha: string,
): Promise<Known<Contributors>> {
  const request = {
    task: `read who wrote the commits of pull request ${number}`,
    needs: 'pull-requests: read',
    query: CONTRIBUTORS,
    variables: { number },
  };
  const pages = await readPages(client, request, page, MOST_COMMITS / 50, ({ total }) => total > MOST_COMMITS);
  if (pages.kind === 'failed') return unknown(pages.failure.message);
  const commits = pages.value.flatMap(({ items }) => items);
  const problem = gapIn(pages.value, commits, number, headSha);
  return problem === null ? contributorsOf(commits, number) : unknown(problem);
}

/** Why the commits that were read cannot be all of those that were asked for. */
function gapIn(pages: readonly Page[], commits: readonly Commit[], number: number, headSha: string): string | null {
  const total = Math.max(...pages.map((each) => each.total));
  if (total > MOST_COMMITS) {
    return `Pull request ${number} has ${total} commits, and GitHub names no more than ${MOST_COMMITS} of them. Squash them, or split the pull request.`;
  }
  if (pages.some(({ head }) => head !== headSha)) {
    return `Pull request ${number} was pushed to while its commits were read. Run the job again.`;
  }
  const isWhole = commits.length === total && (total === 0 || commits.some(({ oid }) => oid === headSha));
  if (!isWhole) {
    return `GitHub names ${commits.length} of the ${total} commits of pull request ${number}. Run the job again.`;
  }
  const crowded = commits.find(
    ({ authors }) => authors.nodes.filter((each) => each !== null).length < authors.totalCount,
  );
  return crowded
    ? `Commit ${crowded.oid.slice(0, 12)} has more co-authors than GitHub names at once. Rewrite its message.`
    : null;
}

function contributorsOf(commits: readonly Commit[], number: number): Known<Contributors> {
  const accounts = new Map<number, Account>();
  const emails = new Set<string>();
  for (const each of commits.flatMap(peopleOf)) {
    if (each.email) emails.add(each.email.toLowerCase());
    if (!each.user) continue;
    const { databaseId: id, login } = each.user;
    if (id == null) {
      return unknown(
        `GitHub gives no id for an account that wrote commits of pull request ${number}. Run the job again.`,
      );
    }
    if (id === WEB_FLOW.id && login === WEB_FLOW.login) continue;
    // No account of a person can have brackets in its name.
    accounts.set(id, { id, login, isBot: login.endsWith('[bot]') });
  }
  return known({ accounts: [...accounts.values()], emails: [...emails] });
}

function peopleOf({ authors, committer }: Commit): readonly Person[] {
  return [...authors.nodes, committer ?? null].filter((each) => each !== null);
}
