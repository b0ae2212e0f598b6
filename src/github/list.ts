import * as z from 'zod';
import type { Known } from '../model/pull-request.ts';
import { known, unknown } from './known.ts';
import type { Answer, GitHubClient, GraphqlRequest, RestRequest } from './request.ts';

const PAGE = 100;

/**
 * All entries of a list of the REST API.
 *
 * @param most Entries that are read, in hundreds; a longer list is unknown as a whole, since what decides may come last.
 * @param what The entries, such as `reviews of pull request 7`.
 */
export async function readList<Item>(
  client: GitHubClient,
  request: Omit<RestRequest, 'effect'>,
  item: z.ZodType<Item>,
  { most, what }: { readonly most: number; readonly what: string },
): Promise<Known<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1; page <= most / PAGE; page++) {
    const parameters = { ...request.parameters, per_page: PAGE, page };
    const answer = await client.rest({ ...request, parameters, effect: 'none' }, z.array(item));
    if (answer.kind === 'failed') return unknown(answer.failure.message);
    items.push(...answer.value);
    if (!answer.more) return known(items);
  }
  return unknown(
    `There are more than ${most} ${what}, which is more than is read. Open a new pull request for the change.`,
  );
}

/** One page of a list of the GraphQL API. */
export interface GraphqlPage<Item> {
  readonly items: readonly Item[];
  /** What to go on from; null on the last page. */
  readonly next: string | null;
}

/** Schema of a `pageInfo` that is read forwards, as the cursor of the next page. */
export const forwards = z
  .object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() })
  .transform(({ hasNextPage, endCursor }) => (hasNextPage ? (endCursor ?? null) : null));

/** The same for one that is read backwards. */
export const backwards = z
  .object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullish() })
  .transform(({ hasPreviousPage, startCursor }) => (hasPreviousPage ? (startCursor ?? null) : null));

/**
 * The pages of a list of the GraphQL API, one after the other.
 *
 * @param request Its query takes the variable `cursor`.
 * @param mostPages A longer list ends there.
 * @param isEnough Ends the reading after a page.
 * @returns With `more` where the list goes on.
 */
export async function readPages<Page extends GraphqlPage<unknown>>(
  client: GitHubClient,
  request: GraphqlRequest,
  schema: z.ZodType<Page>,
  mostPages: number,
  isEnough: (page: Page) => boolean = () => false,
): Promise<Answer<readonly Page[]>> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const variables: GraphqlRequest['variables'] = { ...request.variables, cursor };
    const answer: Answer<Page> = await client.graphql({ ...request, variables }, schema);
    if (answer.kind === 'failed') return answer;
    pages.push(answer.value);
    cursor = answer.value.next;
    if (isEnough(answer.value)) break;
  } while (cursor !== null && pages.length < mostPages);
  return { kind: 'ok', value: pages, more: cursor !== null };
}
