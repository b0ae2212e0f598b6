import { setTimeout as delay } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import * as z from 'zod';
import { UserError } from '../model/problem.ts';
import { failureOf, headerOf, type Context, type Headers, type Trouble } from './failure.ts';
import { Pace, waitBefore } from './pacing.ts';
import type { Answer, Effect, GitHubClient, Purpose } from './request.ts';

/** How to reach a repository at GitHub. */
export interface GitHubOptions {
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  /** Of the REST API; by default `GITHUB_API_URL`, which the runner sets, then that of github.com. */
  readonly apiUrl?: string;
  /** Of the GraphQL API; by default `GITHUB_GRAPHQL_URL` beside `GITHUB_API_URL`, or what follows from `apiUrl`. */
  readonly graphqlUrl?: string;
  /** For one try of one request. */
  readonly timeoutMilliseconds?: number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

const TIMEOUT = 20_000;

/** What one try brought. */
type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown; readonly headers: Headers }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** Sends a request once. */
type Send = (signal: AbortSignal) => Promise<{ readonly data: unknown; readonly headers: Headers }>;

/**
 * A client for one repository. It tries again what may pass (see `pacing.ts`), asks for few things at once, and never
 * throws: every failure is a sentence that does not contain the token.
 * @throws {UserError} When the token or the address cannot be used at all.
 */
export function openGitHub(options: GitHubOptions): GitHubClient {
  const token = options.token.trim();
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new UserError(
      '`github-token` is empty or holds characters that no token has. Leave the input out to use the token of the job.',
    );
  }
  const { apiUrl, graphqlUrl } = addressesOf(options);
  const octokit = getOctokit(token, { baseUrl: apiUrl });
  const timeout = options.timeoutMilliseconds ?? TIMEOUT;
  const sleep = options.sleep ?? delay;
  const pace = new Pace();
  const context: Context = {
    host: new URL(apiUrl).host,
    timeoutSeconds: timeout / 1000,
    redact: (text) => text.replaceAll(token, '***'),
  };
  const { owner, repo } = options;

  async function tried<Value>(
    send: Send,
    schema: z.ZodType<Value>,
    purpose: Purpose,
    effect: Effect,
  ): Promise<Answer<Value>> {
    for (let attempt = 1; ; attempt++) {
      const outcome = checked(await once(send, timeout), schema);
      if (outcome.kind === 'ok') return outcome;
      const wait = waitBefore(outcome.trouble, effect, attempt);
      if (wait === null || !pace.spend(wait)) {
        return { kind: 'failed', failure: failureOf(outcome.trouble, purpose, effect, context) };
      }
      await sleep(wait);
    }
  }

  return {
    owner,
    repo,
    rest: (request, schema) => {
      const send: Send = (signal) =>
        octokit.request(request.route, { owner, repo, ...request.parameters, request: { signal } });
      return pace.inTurn(() => tried(send, schema, request, request.effect));
    },
    graphql: (request, schema) => {
      const variables = { owner, repo, ...request.variables };
      const send: Send = (signal) =>
        octokit.request(`POST ${graphqlUrl}`, { query: request.query, variables, request: { signal } });
      return pace.inTurn(() => tried(send, graphqlData(schema), request, 'none'));
    },
  };
}

function addressesOf(options: GitHubOptions): { readonly apiUrl: string; readonly graphqlUrl: string } {
  const ownHost = options.apiUrl === undefined;
  const apiUrl = address(options.apiUrl ?? (process.env['GITHUB_API_URL'] || 'https://api.github.com'));
  const given = options.graphqlUrl ?? (ownHost ? process.env['GITHUB_GRAPHQL_URL'] : undefined);
  // On GitHub Enterprise Server the two lie side by side: `/api/v3` and `/api/graphql`.
  return { apiUrl, graphqlUrl: address(given || `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`) };
}

/** @throws {UserError} When it is no web address. */
function address(text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  // A `{` would be filled in by the client as a placeholder.
  if (isWeb && !text.includes('{')) return text.replace(/(?<!\/)\/+$/, '');
  throw new UserError(
    'The address of GitHub is no web address: check `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL`, which the runner sets.',
  );
}

/** An answer of the REST API that failed, as the client throws it; without `response` there was no answer. */
const thrownAnswer = z.object({
  response: z.object({ status: z.number(), headers: z.record(z.string(), z.unknown()), data: z.unknown() }),
});

async function once(send: Send, timeout: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const { data, headers } = await send(signal);
    // The client takes a body that breaks off for an empty text.
    if (signal.aborted) return { kind: 'trouble', trouble: { kind: 'timeout' } };
    return { kind: 'ok', data, headers };
  } catch (thrown) {
    if (signal.aborted) return { kind: 'trouble', trouble: { kind: 'timeout' } };
    const answer = thrownAnswer.safeParse(thrown);
    return answer.success
      ? { kind: 'trouble', trouble: { kind: 'status', ...answer.data.response } }
      : { kind: 'trouble', trouble: { kind: 'network', code: codeOf(thrown) } };
  }
}

/** Node's code of an error that lies below others. */
function codeOf(thrown: unknown): string {
  let error = thrown;
  for (let depth = 0; depth < 5 && typeof error === 'object' && error !== null; depth++) {
    if ('code' in error && typeof error.code === 'string') return error.code;
    error = 'cause' in error ? error.cause : null;
  }
  return '';
}

function checked<Value>(
  outcome: Outcome,
  schema: z.ZodType<Value>,
): Extract<Answer<Value>, { kind: 'ok' }> | Extract<Outcome, { kind: 'trouble' }> {
  if (outcome.kind === 'trouble') return outcome;
  const { data, headers } = outcome;
  const errors = graphqlErrors.safeParse(data);
  const [first] = errors.success ? errors.data.errors : [];
  if (first) {
    return { kind: 'trouble', trouble: { kind: 'graphql', type: first.type ?? '', text: first.message, headers } };
  }
  const result = schema.safeParse(data);
  if (!result.success) return { kind: 'trouble', trouble: { kind: 'shape', where: whereOf(result.error, data) } };
  const link = headerOf(headers, 'link') ?? '';
  return { kind: 'ok', value: result.data, more: link.includes('rel="next"') };
}

/** Field of the answer, from our schema's names and list positions. */
function whereOf(error: z.ZodError, data: unknown): string {
  if (typeof data !== 'object' || data === null) return 'not JSON';
  const path = error.issues[0]?.path.map(String).join('.') ?? '';
  return path === '' ? 'another kind of value' : `at \`${path}\``;
}

/** GraphQL answers with status 200 whatever went wrong. A part of the data beside errors is not trusted. */
const graphqlErrors = z.object({
  errors: z.array(z.object({ type: z.string().nullish(), message: z.string() })).min(1),
});

function graphqlData<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z.object({ data: schema }).transform(({ data }) => data);
}
