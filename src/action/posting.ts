import * as core from '@actions/core';
import { reporterNamed, renderOptions } from '../commands/scan.ts';
import { writeCheckRun } from '../github/check-run.ts';
import { writeComment } from '../github/comment.ts';
import { pullRequestsOfHead } from '../github/pull-request.ts';
import type { GitHubClient } from '../github/request.ts';
import { writeStatus } from '../github/status.ts';
import type { Written } from '../github/written.ts';
import { STATUS_CONTEXT } from '../setup/workflow-text.ts';
import { checkRunOf, statusOf, type Result } from './result.ts';

/** What a result belongs to. */
export interface Subject {
  readonly client: GitHubClient;
  readonly head: string;
  readonly runUrl: string | null;
  /** The pull request and the branch that it is to be merged into; null in a merge queue. */
  readonly pullRequest: { readonly number: number; readonly baseRef: string } | null;
}

/**
 * Writes the commit status.
 * @returns Whether it stands there now. If not, the job has to be the result.
 */
export async function postStatus(result: Result, subject: Subject): Promise<boolean> {
  const rival = await rivalOf(subject);
  const status = statusOf(result, subject.runUrl);
  const written = await writeStatus(
    subject.client,
    subject.head,
    rival === null || status.state !== 'success' ? status : { ...status, state: 'failure', description: rival },
  );
  return said(written, 'set the commit status');
}

/** Says in the status that there is no result, and why. */
export async function postTrouble(message: string, subject: Subject): Promise<boolean> {
  const status = { state: 'error', description: message, targetUrl: subject.runUrl, context: STATUS_CONTEXT } as const;
  return said(await writeStatus(subject.client, subject.head, status), 'set the commit status');
}

/** Says in the status that the configuration leaves the pull request out. */
export async function postLeftOut(reason: string, subject: Subject): Promise<boolean> {
  const rival = await rivalOf(subject);
  const status = {
    state: rival === null ? 'success' : 'failure',
    description: rival ?? `not scanned: ${reason}`,
    targetUrl: subject.runUrl,
    context: STATUS_CONTEXT,
  } as const;
  return said(await writeStatus(subject.client, subject.head, status), 'set the commit status');
}

/**
 * Why a success must not be written: a status belongs to a commit, not to a pull request. Whoever opens a second pull
 * request with the same commit, into a branch of their own where nothing is wrong with it, would turn the first one green.
 * @returns A sentence, or null when no other pull request could be meant.
 */
async function rivalOf({ client, head, pullRequest }: Subject): Promise<string | null> {
  if (pullRequest === null) return null;
  const others = await pullRequestsOfHead(client, head);
  if (others.kind === 'unknown') return `which other pull requests have this commit is not known: ${others.reason}`;
  const rival = others.value.find(
    (other) =>
      other.isOpen &&
      other.headSha === head &&
      other.number !== pullRequest.number &&
      other.baseRef !== pullRequest.baseRef,
  );
  if (!rival) return null;
  return `#${rival.number} has the same commit for ${rival.baseRef}: close one of the two and run again`;
}

/** Writes what is nice to have. */
export async function postExtras(
  result: Result,
  subject: Subject,
  wanted: { readonly checkRun: boolean; readonly comment: boolean },
): Promise<void> {
  const { client, pullRequest, runUrl } = subject;
  if (wanted.checkRun) said(await writeCheckRun(client, checkRunOf(result, runUrl)), 'write the check run');
  if (!wanted.comment || pullRequest === null) return;
  const markdown = reporterNamed('markdown').render(result.report, renderOptions(false));
  said(await writeComment(client, pullRequest.number, markdown), 'comment on the pull request');
}

function said(written: Written, what: string): boolean {
  if (written.kind === 'written') {
    if (written.missing !== null) core.warning(`anti-cheat did not write ${written.missing}`);
    return true;
  }
  core.warning(`anti-cheat could not ${what}: ${written.reason}`);
  return false;
}
