import path from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';

/** What the runner tells beside the event and the inputs. */
export interface RunEnvironment {
  readonly eventName: string;
  readonly payload: unknown;
  /** GITHUB_SHA. */
  readonly sha: string | null;
  readonly repository: { readonly owner: string; readonly name: string } | null;
  /** Address of the server without a path, such as `https://github.com`. */
  readonly server: string;
  /** The checkout, if there is one. */
  readonly workspace: string;
  /** A folder of this job for files of ours. */
  readonly temporary: string;
  /** Page of this run; null outside of GitHub. */
  readonly runUrl: string | null;
}

/** Reads GitHub's variables. */
export function runEnvironment(variables: Readonly<Record<string, string | undefined>>): RunEnvironment {
  const server = withoutEnd(variables['GITHUB_SERVER_URL'] ?? '') || 'https://github.com';
  const [owner = '', name = '', ...rest] = (variables['GITHUB_REPOSITORY'] ?? '').split('/');
  const isNamed = owner !== '' && name !== '' && rest.length === 0;
  const runId = variables['GITHUB_RUN_ID'] ?? '';
  return {
    eventName: context.eventName,
    payload: context.payload,
    sha: variables['GITHUB_SHA'] ?? null,
    repository: isNamed ? { owner, name } : null,
    server,
    workspace: variables['GITHUB_WORKSPACE'] ?? process.cwd(),
    temporary: path.join(variables['RUNNER_TEMP'] ?? process.cwd(), 'anti-cheat'),
    runUrl: isNamed && /^\d+$/.test(runId) ? `${server}/${owner}/${name}/actions/runs/${runId}` : null,
  };
}

/** Tries something that changes no verdict, and says when it fails. */
export async function attempt(what: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    core.warning(`anti-cheat could not ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function withoutEnd(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
