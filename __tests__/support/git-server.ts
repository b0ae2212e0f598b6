import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll } from '@jest/globals';

export interface GitServerOptions {
  /** Repositories by `owner/name`: directories with or without a work tree. */
  readonly repositories: Readonly<Record<string, string>>;
  /** Refuse whoever does not show this token as GitHub wants it; null: public. */
  readonly token?: string | null;
  /** Whether commits are given out by id alone, and as partial trees. Without it the server speaks git's oldest dialect. */
  readonly givesIds?: boolean;
  readonly givesFilters?: boolean;
  /** What to do instead of answering a request. */
  readonly behaviour?: 'normal' | 'silent' | 'broken' | 'hang-up' | { readonly redirect: string };
  /** How long to think before each answer. */
  readonly delayMilliseconds?: number;
}

/** One request, as far as tests ask. */
export interface GitRequest {
  readonly path: string;
  /** `advertise` opens every conversation; `fetch` brings a pack. */
  readonly command: 'advertise' | 'ls-refs' | 'fetch';
  readonly authorization: string | null;
  /** Object ids that are asked for. */
  readonly wants: readonly string[];
  /** Object ids that the client says to have. */
  readonly haves: readonly string[];
  readonly filter: string | null;
  readonly depth: number | null;
}

/** A git server as GitHub is one: smart HTTP on 127.0.0.1, by the backend that comes with git. */
export interface GitServer {
  /** `http://127.0.0.1:PORT`, to stand for GITHUB_SERVER_URL. */
  readonly url: string;
  /** Requests in their order; those that were turned away for their credentials are among them. */
  readonly requests: readonly GitRequest[];
  /** How many conversations were opened: what a client does in one of them is one trip. */
  trips(): number;
  /** Requests for packs. One conversation can hold several, until both sides know what the client has. */
  fetches(): readonly GitRequest[];
  close(): Promise<void>;
}

const running: Server[] = [];

afterAll(async () => {
  await Promise.all(running.splice(0).map(closed));
});

/** Starts a server; it is closed when the test file is through. */
export async function startGitServer(options: GitServerOptions): Promise<GitServer> {
  const requests: GitRequest[] = [];
  const server = createServer((request, response) => {
    void answer(options, request, response, requests);
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    trips: () => requests.filter(({ command }) => command === 'advertise').length,
    fetches: () => requests.filter(({ command }) => command === 'fetch'),
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function answer(
  options: GitServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  requests: GitRequest[],
): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  // Node keeps only the first of several; GitHub refuses them.
  const shown = request.rawHeaders.filter((_, i, all) => all[i - 1]?.toLowerCase() === 'authorization' && i % 2 === 1);
  const authorization = shown.length > 0 ? shown.join(', ') : null;
  requests.push({ path: url.pathname, authorization, ...conversation(request.method ?? 'GET', body) });
  const { behaviour = 'normal', token = null, repositories, delayMilliseconds = 0 } = options;
  if (delayMilliseconds > 0) await setTimeout(delayMilliseconds, undefined, { ref: false });
  if (behaviour === 'silent') return;
  if (behaviour === 'hang-up') return void request.socket.destroy();
  if (behaviour === 'broken') {
    end(response, 500, 'out of order');
    return;
  }
  if (typeof behaviour === 'object') {
    response.setHeader('Location', `${behaviour.redirect}${request.url ?? ''}`);
    end(response, 301, 'moved');
    return;
  }
  const expected = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  if (token !== null && authorization?.toLowerCase() !== expected.toLowerCase()) {
    response.setHeader('WWW-Authenticate', 'Basic realm="GitHub"');
    end(response, 401, 'who are you?');
    return;
  }
  const [, owner = '', repository = '', ...rest] = url.pathname.split('/');
  const directory = repositories[`${owner}/${repository.replace(/\.git$/, '')}`];
  if (directory === undefined) {
    end(response, 404, 'Repository not found.');
    return;
  }
  const gitDirectory = existsSync(path.join(directory, '.git')) ? path.join(directory, '.git') : directory;
  runBackend(options, { request, response, body, url, file: path.join(gitDirectory, ...rest) });
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** What a request says, in either dialect of git's protocol. */
function conversation(method: string, body: Buffer): Omit<GitRequest, 'path' | 'authorization'> {
  const lines = packetsIn(body);
  const after = (word: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.split(' ')[1] ?? ''] : []));
  return {
    command: method === 'GET' ? 'advertise' : lines.includes('command=ls-refs') ? 'ls-refs' : 'fetch',
    wants: after('want'),
    haves: after('have'),
    filter: after('filter')[0] ?? null,
    depth: after('deepen').map(Number)[0] ?? null,
  };
}

/** Git's packets: four hexadecimal digits of length, themselves included; lengths below four are separators. */
function packetsIn(body: Buffer): readonly string[] {
  const packets: string[] = [];
  for (let at = 0; at + 4 <= body.length;) {
    const length = Number.parseInt(body.toString('latin1', at, at + 4), 16);
    if (Number.isNaN(length)) break;
    if (length > 4) packets.push(body.toString('utf8', at + 4, at + length).trimEnd());
    at += Math.max(length, 4);
  }
  return packets;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly url: URL;
  /** The path below the repository, as a file. */
  readonly file: string;
}

function runBackend(options: GitServerOptions, { request, response, body, url, file }: Exchange): void {
  const { givesIds = true, givesFilters = true } = options;
  const protocol = request.headers['git-protocol'];
  const settings = [
    ['uploadpack.allowAnySHA1InWant', String(givesIds)],
    ['uploadpack.allowFilter', String(givesFilters)],
    ['safe.directory', '*'],
  ] as const;
  const backend = spawn(path.join(execPath(), 'git-http-backend'), {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], i) => [
          [`GIT_CONFIG_KEY_${i}`, key],
          [`GIT_CONFIG_VALUE_${i}`, value],
        ]),
      ),
      PATH_TRANSLATED: file,
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      REMOTE_ADDR: '127.0.0.1',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(body.length),
      // Version 2 gives out every object by its id, whatever the configuration says.
      ...(givesIds && typeof protocol === 'string' ? { GIT_PROTOCOL: protocol } : {}),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  backend.stdin.on('error', () => undefined);
  backend.stdin.end(body);
  relay(backend.stdout, response);
}

/** Passes a CGI answer on: header lines, an empty line, the body. */
function relay(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let pending: Buffer | null = Buffer.alloc(0);
  output.on('data', (chunk: Buffer) => {
    if (pending === null) return void response.write(chunk);
    pending = Buffer.concat([pending, chunk]);
    const blank = pending.indexOf('\r\n\r\n');
    if (blank === -1) return;
    const headers = pending.toString('latin1', 0, blank).split('\r\n');
    for (const header of headers) {
      const colon = header.indexOf(':');
      const name = header.slice(0, colon);
      const value = header.slice(colon + 1).trim();
      if (name.toLowerCase() === 'status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.write(pending.subarray(blank + 4));
    pending = null;
  });
  output.on('end', () => {
    if (pending !== null) response.statusCode = 500;
    response.end();
  });
}

let knownExecPath: string | null = null;

function execPath(): string {
  knownExecPath ??= execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();
  return knownExecPath;
}
