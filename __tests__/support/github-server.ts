import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { answerQuery, operationName } from './github/graph.ts';
import { operations, type Operation } from './github/open-api.ts';
import { ACCEPTED, handlers, type RestAnswer } from './github/rest.ts';
import { bot, type AccountState, type GitHubState, type Permissions } from './github/state.ts';

export * from './github/state.ts';

/** What a token may do, and for whom it speaks. */
export interface TokenState {
  readonly viewer?: AccountState;
  readonly permissions: Permissions;
}

/** The account that `GITHUB_TOKEN` speaks for. */
export const ACTIONS_BOT = bot(41_898_282, 'github-actions[bot]');

/** The token that may do everything; the one that the tests' runner hands to the Action. */
export const TOKEN = 'ghs_test';

const EVERYTHING: Permissions = {
  checks: 'write',
  contents: 'read',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'write',
};

/** Trouble instead of an answer, or before it. */
export interface Fault {
  /** Without one the request is answered as usual, after the delay. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, as `text/html`; anything else as JSON. */
  readonly body?: unknown;
  /** How many requests it hits; one by default. */
  readonly times?: number;
  /** Milliseconds before anything is sent. */
  readonly delay?: number;
  /** `before` breaks the connection off at once, `after` does what was asked and then breaks off, `within` the body. */
  readonly breaks?: 'before' | 'after' | 'within';
}

/** A request as it arrived. */
export interface RecordedRequest {
  /** GitHub's name of the operation, such as `pulls/get`; `graphql/NAME` for a query; null for what GitHub lacks. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly token: string;
}

/** A running stand-in of GitHub. */
export interface GitHubServer {
  /** Address of the REST API. */
  readonly url: string;
  readonly graphqlUrl: string;
  /** What the runner would tell a process of where GitHub is. */
  readonly environment: { readonly GITHUB_API_URL: string; readonly GITHUB_GRAPHQL_URL: string };
  readonly state: GitHubState;
  /** Everything that arrived, in order. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Where a request, or an answer of the stand-in itself, was not as GitHub describes its API. Empty at the end of a test
   * that does not ask for wrong things on purpose.
   */
  readonly problems: readonly string[];
  /** Lets the next requests of an operation (see {@link RecordedRequest.operation}) fail. Faults take turns. */
  fail(operation: string, fault: Fault): void;
  close(): Promise<void>;
}

/** How the stand-in is set up. */
export interface ServerOptions {
  readonly state: GitHubState;
  /** By token. By default {@link TOKEN} may do everything. */
  readonly tokens?: Readonly<Record<string, TokenState>>;
  /** Put before every path, such as `/api/v3` on GitHub Enterprise Server, where GraphQL is at `/api/graphql`. */
  readonly prefix?: string;
}

interface Arrived {
  readonly url: URL;
  /** Path without the prefix, still encoded. */
  readonly pathname: string;
  readonly request: RecordedRequest;
  readonly found: { readonly operation: Operation; readonly path: Readonly<Record<string, string>> } | null;
}

/**
 * Starts a local HTTP server that answers as GitHub does, from a state that the test owns: pages with `Link` headers,
 * permissions by token, limits of sizes. Each request and each answer is held against GitHub's own description of its API.
 */
export async function startGitHub(options: ServerOptions): Promise<GitHubServer> {
  const { state, prefix = '' } = options;
  const tokens = options.tokens ?? { [TOKEN]: { permissions: EVERYTHING } };
  const requests: RecordedRequest[] = [];
  const problems: string[] = [];
  const faults: { readonly operation: string; readonly fault: Fault; left: number }[] = [];

  function takeFault(operation: string | null): Fault | null {
    const found = faults.find((each) => each.operation === operation && each.left > 0);
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }

  async function answer(arrived: Arrived): Promise<RestAnswer> {
    const { request, found } = arrived;
    const token = tokens[request.token];
    if (!token) return { status: 401, body: { message: 'Bad credentials', status: '401' } };
    const viewer = token.viewer ?? ACTIONS_BOT;
    if (request.operation?.startsWith('graphql/')) return answerGraphql(request, token, viewer);
    if (!found) return { status: 404, body: { message: 'Not Found', status: '404' } };
    return answerRest(arrived, found, token, viewer);
  }

  async function answerGraphql(request: RecordedRequest, token: TokenState, viewer: AccountState): Promise<RestAnswer> {
    if (!isGranted(token.permissions, 'pull_requests=read')) {
      const error = { type: 'FORBIDDEN', path: ['repository'], message: 'Resource not accessible by integration' };
      return { status: 200, body: { data: { repository: null }, errors: [error] } };
    }
    const { query, variables } = request.body as {
      readonly query: string;
      readonly variables: Record<string, unknown>;
    };
    const result = await answerQuery(state, viewer, query, variables);
    problems.push(...result.problems);
    return { status: 200, body: result.body };
  }

  function answerRest(
    { url, request }: Arrived,
    { operation, path }: NonNullable<Arrived['found']>,
    token: TokenState,
    viewer: AccountState,
  ): RestAnswer {
    const accepted = ACCEPTED[operation.id] ?? '';
    if (!isGranted(token.permissions, accepted)) {
      return {
        status: 403,
        body: { message: 'Resource not accessible by integration', status: '403' },
        headers: { 'x-accepted-github-permissions': accepted },
      };
    }
    const wrong = operation.requestProblems({ path, query: request.query, body: request.body });
    if (wrong.length > 0) {
      problems.push(...wrong.map((each) => `${operation.id}: ${each}`));
      return { status: 422, body: { message: 'Validation Failed', errors: wrong } };
    }
    const isOurs = path['owner'] === state.owner && path['repo'] === state.repo;
    if (!isOurs && operation.id !== 'repos/list-activities') return { status: 404, body: { message: 'Not Found' } };
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const given = handlers[operation.id]?.(state, { operation, path, query: request.query, body, url, viewer });
    if (!given) throw new Error(`The stand-in does not know how to do ${operation.id}.`);
    if (given.status < 400) {
      const wrongAnswer = operation.answerProblems(given.status, plain(given.body, operation.id));
      problems.push(...wrongAnswer.map((each) => `${operation.id}: ${each}`));
    }
    return given;
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrived = await read(incoming, prefix);
    requests.push(arrived.request);
    const fault = takeFault(arrived.request.operation);
    if (fault?.breaks === 'before') return void incoming.socket.destroy();
    if (fault?.delay !== undefined) await delay(fault.delay);
    if (fault?.status !== undefined) {
      send(response, { status: fault.status, body: fault.body ?? { message: 'x' }, ...headersOf(fault) });
      return;
    }
    if (arrived.request.operation === null) {
      problems.push(`GitHub has no ${arrived.request.method} ${arrived.pathname}`);
    }
    const given = await answer(arrived);
    if (fault?.breaks === 'after') return void incoming.socket.destroy();
    if (fault?.breaks === 'within') {
      response.writeHead(given.status, { 'content-type': JSON_TYPE, 'content-length': '100000' });
      response.write('[{"id": ');
      return;
    }
    send(response, given);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      problems.push(`The stand-in failed: ${String(error)}`);
      incoming.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}${prefix}`;
  const graphqlUrl = `${origin}${graphqlPath(prefix)}`;
  return {
    url,
    graphqlUrl,
    environment: { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: graphqlUrl },
    state,
    requests,
    problems,
    fail: (operation, fault) => faults.push({ operation, fault, left: fault.times ?? 1 }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function graphqlPath(prefix: string): string {
  return `${prefix.replace(/\/v3$/, '')}/graphql`;
}

async function read(incoming: IncomingMessage, prefix: string): Promise<Arrived> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const method = incoming.method ?? 'GET';
  const isGraphql = method === 'POST' && url.pathname === graphqlPath(prefix);
  const pathname = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '';
  const found = isGraphql ? null : findOperation(method, pathname);
  const name = isGraphql ? operationName((body as { readonly query?: unknown } | undefined)?.query) : null;
  return {
    url,
    pathname,
    found,
    request: {
      operation: isGraphql ? `graphql/${name ?? ''}` : (found?.operation.id ?? null),
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      token: (incoming.headers.authorization ?? '').replace(/^(?:token|bearer) /i, ''),
    },
  };
}

function findOperation(method: string, pathname: string): Arrived['found'] {
  for (const operation of operations) {
    const path = operation.method === method ? operation.match(pathname) : null;
    if (path) return { operation, path };
  }
  return null;
}

/** Whether one of the sets is granted; to write is to read as well. */
function isGranted(permissions: Permissions, accepted: string): boolean {
  return accepted.split(';').some((set) =>
    set.split(',').every((each) => {
      const [name = '', level] = each.trim().split('=');
      return permissions[name] === level || permissions[name] === 'write';
    }),
  );
}

/**
 * As it goes over the wire, without what GitHub's description forgets: that the actor of an event and the repository of a
 * head branch may be gone. GitHub's answers have null there; `fixtures/events/` holds such a pull request.
 */
function plain(body: unknown, operation: string): unknown {
  const sent = JSON.parse(JSON.stringify(body)) as unknown;
  if (operation === 'issues/list-events' && Array.isArray(sent)) {
    return sent.filter((event) => (event as { readonly actor: unknown }).actor !== null);
  }
  if (operation === 'pulls/get') return withRepository(sent as Sides);
  return operation === PULLS_OF_COMMIT ? (sent as readonly Sides[]).map(withRepository) : sent;
}

const PULLS_OF_COMMIT = 'repos/list-pull-requests-associated-with-commit';
type Sides = Record<'head' | 'base', Readonly<Record<string, unknown>>>;

function withRepository({ head, base, ...rest }: Sides): unknown {
  return { ...rest, base, head: { ...head, repo: head['repo'] ?? base['repo'] } };
}

function headersOf({ headers }: Fault): { readonly headers?: Readonly<Record<string, string>> } {
  return headers ? { headers } : {};
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(response: ServerResponse, { status, body, headers }: RestAnswer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/html; charset=utf-8' : JSON_TYPE,
    'x-github-request-id': 'TEST',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '999',
    ...headers,
  });
  response.end(isText ? body : JSON.stringify(body));
}
