import { afterEach, expect } from '@jest/globals';
import { openGitHub } from '../../../src/github/client.ts';
import type { GitHubClient } from '../../../src/github/request.ts';
import { startGitHub, TOKEN, type GitHubServer, type ServerOptions } from '../github-server.ts';
import { gitHubState, type GitHubState } from './state.ts';

/** A stand-in of GitHub and a client that talks to it. */
export interface Stage {
  readonly server: GitHubServer;
  readonly client: GitHubClient;
  /** Milliseconds that the client would have waited, one entry a wait. It does not really wait. */
  readonly waits: readonly number[];
  /** GitHub's names of what was asked for, in order. */
  readonly asked: () => readonly (string | null)[];
}

export interface StageOptions extends Omit<ServerOptions, 'state'> {
  readonly token?: string;
  readonly timeoutMilliseconds?: number;
  /** The test asks for wrong things on purpose. */
  readonly allowsProblems?: boolean;
}

const opened: { readonly server: GitHubServer; readonly allowsProblems: boolean }[] = [];

afterEach(async () => {
  const all = opened.splice(0);
  await Promise.all(all.map(({ server }) => server.close()));
  expect(all.flatMap(({ server, allowsProblems }) => (allowsProblems ? [] : server.problems))).toEqual([]);
});

/** Opens both; they are closed after the test, which fails when a request was not as GitHub describes its API. */
export async function openStage(parts: Partial<GitHubState> = {}, options: StageOptions = {}): Promise<Stage> {
  const { token = TOKEN, timeoutMilliseconds, allowsProblems = false, ...serverOptions } = options;
  const server = await startGitHub({ state: gitHubState(parts), ...serverOptions });
  opened.push({ server, allowsProblems });
  const waits: number[] = [];
  const client = openGitHub({
    token,
    owner: server.state.owner,
    repo: server.state.repo,
    apiUrl: server.url,
    ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    sleep: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
  });
  return { server, client, waits, asked: () => server.requests.map(({ operation }) => operation) };
}
