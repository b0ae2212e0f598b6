import path from 'node:path';
import * as core from '@actions/core';
import type { ChangeScope, Revision } from '../event/scope.ts';
import { connect, tipOf, type Connection } from '../git/connection.ts';
import { basicCredentials, remoteSource } from '../git/remote-source.ts';
import { provideCommits } from '../git/source.ts';
import { mergeBase } from '../github/merge-base.ts';
import type { GitHubClient } from '../github/request.ts';
import { MissingDataError, messageOf } from '../model/problem.ts';
import type { RunEnvironment } from './environment.ts';

/** The commits of a run, by id. */
export interface RunCommits {
  readonly target: string;
  readonly head: string;
  readonly policy: string;
}

/** Where they can be read without a network. */
export interface ReadableCommits extends RunCommits {
  readonly directory: string;
  readonly diffBase: string;
}

/** The way to the repository on the server; null where nobody says which one it is. */
export function serverConnection(environment: RunEnvironment, token: string | null): Connection | null {
  const { repository, server } = environment;
  if (repository === null) return null;
  if (token !== null) {
    core.setSecret(token);
    core.setSecret(basicCredentials(token));
  }
  return connect(remoteSource(server, `${repository.owner}/${repository.name}`, token));
}

/** The commits that a scope names, by what its refs point to now. */
export async function commitsOf(scope: ChangeScope, connection: Connection | null): Promise<RunCommits> {
  const target = await commitOf(scope.target, connection);
  const head = await commitOf(scope.head, connection);
  const policy = scope.policyRevision === scope.target ? target : await commitOf(scope.policyRevision, connection);
  return { target, head, policy };
}

/**
 * The commit of a revision. A branch is asked for its tip now: an event may be hours old when its job runs, and a gate
 * that was tightened meanwhile must hold. Where the server does not answer, the event's own commit serves.
 */
async function commitOf({ sha, ref }: Revision, connection: Connection | null): Promise<string> {
  if (sha !== null && ref === null) return sha;
  try {
    if (connection === null) throw new MissingDataError('GITHUB_REPOSITORY does not say where to ask.');
    return await tipOf(connection, ref ?? 'HEAD');
  } catch (error) {
    if (sha === null) throw error;
    core.info(
      `anti-cheat: the tip of ${ref ?? ''} could not be asked for, so its commit at the time of the event counts (${messageOf(error)})`,
    );
    return sha;
  }
}

/** Brings the commits together where a scan can read them. */
export async function readable(
  commits: RunCommits,
  scope: ChangeScope,
  environment: RunEnvironment,
  connection: Connection | null,
  client: GitHubClient | null,
  /** Tells the repositories of one run apart. */
  name = 'repository',
): Promise<ReadableCommits> {
  const provided = await provideCommits({
    workspace: environment.workspace,
    temporary: path.join(environment.temporary, name),
    connection,
    ...commits,
    refs: scope.refs,
    ...(client && { mergeBase: (target, head) => namedMergeBase(client, target, head) }),
  });
  return { ...commits, ...provided };
}

async function namedMergeBase(client: GitHubClient, target: string, head: string): Promise<string | null> {
  const answer = await mergeBase(client, target, head);
  return answer.kind === 'known' ? answer.value : null;
}
