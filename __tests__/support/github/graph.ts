import { readFileSync } from 'node:fs';
import { GraphQLError, buildSchema, execute, getOperationAST, parse, validate, type DocumentNode } from 'graphql';
import type { AccountState, CommitState, GitHubState, PersonState, PullRequestState } from './state.ts';

/** The part of GitHub's GraphQL schema that `fixtures/github/schema.subset.graphql` holds. */
export const schema = buildSchema(readFileSync('fixtures/github/schema.subset.graphql', 'utf8'));

/** What a GraphQL request is answered with. */
export interface GraphAnswer {
  readonly body: unknown;
  /** What is wrong with the query by GitHub's schema. */
  readonly problems: readonly string[];
}

interface Bounds {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** GitHub puts the kind of an error beside its message. */
function failure(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

/** GitHub lists no more commits of a pull request. */
const MOST_COMMITS = 250;

function connection(items: readonly unknown[], bounds: Bounds, most = Infinity): unknown {
  const asked = bounds.first ?? bounds.last ?? null;
  if (asked === null) throw failure('MISSING_PAGINATION_BOUNDARIES', 'You must provide a `first` or `last` value.');
  if (asked > 100) throw failure('EXCESSIVE_PAGINATION', `Requesting ${asked} records exceeds the limit of 100.`);
  const all = items.slice(0, most);
  // A cursor is the place of its entry.
  const from = bounds.after == null ? 0 : Number(bounds.after) + 1;
  const to = bounds.before == null ? all.length : Number(bounds.before);
  const start = bounds.first == null ? Math.max(from, to - asked) : from;
  const end = bounds.first == null ? to : Math.min(to, from + asked);
  return {
    totalCount: items.length,
    nodes: all.slice(start, end),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: end > start ? String(start) : null,
      endCursor: end > start ? String(end - 1) : null,
    },
  };
}

function actor(person: PersonState | null): unknown {
  if (!person) return null;
  const { email, account } = person;
  return { email, user: account && { databaseId: account.id, login: account.login } };
}

function commit({ oid, authors, committer }: CommitState): unknown {
  return {
    oid,
    authors: (bounds: Bounds) => connection(authors.map(actor), bounds),
    committer: actor(committer),
  };
}

function pullRequest(state: GitHubState, viewer: AccountState, found: PullRequestState): unknown {
  const { number, headSha } = found;
  return {
    number,
    headRefOid: headSha,
    commits: (bounds: Bounds) =>
      connection(
        (state.commits[number] ?? []).map((each) => ({ commit: commit(each) })),
        bounds,
        MOST_COMMITS,
      ),
    comments: (bounds: Bounds) =>
      connection(
        (state.comments[number] ?? []).map(({ id, author, body }) => ({
          fullDatabaseId: String(id),
          viewerDidAuthor: author.id === viewer.id,
          body,
          url: `https://github.com/${state.owner}/${state.repo}/pull/${number}#issuecomment-${id}`,
        })),
        bounds,
      ),
  };
}

function root(state: GitHubState, viewer: AccountState): unknown {
  const numbered = (number: number): unknown => {
    const found = state.pullRequests.find((each) => each.number === number);
    if (!found) throw failure('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
    return pullRequest(state, viewer, found);
  };
  const queue = (branch: string): unknown => {
    const entries = state.mergeQueue[branch];
    if (!entries) return null;
    const nodes = entries.map(({ position, number, groupHead }) => ({
      position,
      headCommit: groupHead === null ? null : { oid: groupHead },
      pullRequest: () => numbered(number),
    }));
    return { entries: (bounds: Bounds) => connection(nodes, bounds) };
  };
  return {
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      if (owner !== state.owner || name !== state.repo) {
        throw failure('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      }
      return {
        pullRequest: ({ number }: { readonly number: number }) => numbered(number),
        mergeQueue: ({ branch }: { readonly branch?: string | null }) => queue(branch ?? 'main'),
      };
    },
  };
}

/** The name of a query's operation; null for what is no query. */
export function operationName(query: unknown): string | null {
  try {
    return getOperationAST(parse(String(query)))?.name?.value ?? null;
  } catch {
    return null;
  }
}

/** Answers a query from the state. */
export async function answerQuery(
  state: GitHubState,
  viewer: AccountState,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<GraphAnswer> {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { body: { errors: [{ message: String(error) }] }, problems: [`GraphQL: ${String(error)}`] };
  }
  const wrong = validate(schema, document).map(({ message }) => message);
  if (wrong.length > 0) {
    return {
      body: { errors: wrong.map((message) => ({ message })) },
      problems: wrong.map((each) => `GraphQL: ${each}`),
    };
  }
  const result = await execute({ schema, document, rootValue: root(state, viewer), variableValues: variables });
  const errors = result.errors?.map(({ message, path, extensions }) => ({ type: extensions['type'], path, message }));
  return { body: { data: result.data, ...(errors && { errors }) }, problems: [] };
}
