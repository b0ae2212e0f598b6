import type * as z from 'zod';

/**
 * What happens when a request arrives twice. `none`: it only reads. `repeatable`: the second time changes nothing more.
 * `once`: it would be done twice.
 */
export type Effect = 'none' | 'repeatable' | 'once';

/** For the sentence about a failure. */
export interface Purpose {
  /** Follows `Could not `: `read the reviews of pull request 7`. */
  readonly task: string;
  /** The permission of a workflow that the request takes, such as `pull-requests: read`. */
  readonly needs: string;
}

/** A request to the REST API. */
export interface RestRequest extends Purpose {
  /** Method and path with placeholders: `GET /repos/{owner}/{repo}/pulls/{pull_number}`. */
  readonly route: string;
  /** Fills the placeholders, which escapes them; the rest becomes query or body. Owner and repository are the client's. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly effect: Effect;
}

/** A request to the GraphQL API that only reads. */
export interface GraphqlRequest extends Purpose {
  readonly query: string;
  /** Owner and repository are the client's. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Why a request has no usable answer. */
export interface Failure {
  readonly kind:
    | 'bad-token'
    | 'forbidden'
    | 'not-found'
    | 'rejected'
    | 'rate-limit'
    | 'timeout'
    | 'network'
    | 'server'
    | 'unexpected';
  /** A sentence or two: what could not be done, why, and the cure. */
  readonly message: string;
}

/** What a request brought. */
export type Answer<Value> =
  | {
      readonly kind: 'ok';
      readonly value: Value;
      /** Whether the list goes on (`Link` header). */
      readonly more: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A repository at GitHub. Answers are checked against a schema of the fields that are used. */
export interface GitHubClient {
  readonly owner: string;
  readonly repo: string;
  rest<Value>(request: RestRequest, schema: z.ZodType<Value>): Promise<Answer<Value>>;
  graphql<Value>(request: GraphqlRequest, schema: z.ZodType<Value>): Promise<Answer<Value>>;
}
