import * as core from '@actions/core';
import { reporterNamed, renderOptions } from '../commands/scan.ts';
import { writeCheckRun } from '../github/check-run.ts';
import { writeComment } from '../github/comment.ts';
import { pullRequestsOfHead } from '../github/pull-request.ts';
import type { GitHubClient } from '../github/request.ts';
import { readStatus, writeStatus, type CommitStatus } from '../github/status.ts';
import type { Written } from '../github/written.ts';
import { MissingDataError } from '../model/problem.ts';
import { STATUS_CONTEXT } from '../setup/workflow-text.ts';
import { checkRunOf, statusOf, type Result, type TimedResult } from './result.ts';

/** What a result belongs to. */
export interface Subject {
  readonly client: GitHubClient;
  readonly head: string;
  readonly runUrl: string | null;
  /** The pull request and the branch that it was compared with; null in a merge queue. */
  readonly pullRequest: { readonly number: number; readonly baseRef: string } | null;
}

/** Where a result stands, and whether it may be a success. */
export interface Standing {
  /** Whether the commit status says it now. If not, the job has to be the result. */
  readonly isStatus: boolean;
  /** Why a success must not be written (see {@link rivalOf}); null when nothing speaks against it, or there is none. */
  readonly rival: string | null;
}

/**
 * Takes back a success of an earlier run at the start of one: until this one is through, nobody knows whether it still
 * holds. Only a success is, because GitHub takes a thousand statuses for each commit and context.
 */
export async function postPending({ client, head, runUrl }: Subject): Promise<void> {
  const before = await readStatus(client, head, STATUS_CONTEXT);
  if (before.kind === 'known' && before.value !== 'success') return;
  const description = 'a new run is on its way';
  const status = { state: 'pending', description, targetUrl: runUrl, context: STATUS_CONTEXT } as const;
  const written = await writeStatus(client, head, status);
  // Whoever may not write hears of it with the result.
  if (written.kind !== 'written') core.info(`anti-cheat: an earlier status may stand until the end: ${written.reason}`);
}

/** Writes the commit status. */
export async function postStatus(result: Result, subject: Subject): Promise<Standing> {
  return postUnrivalled(statusOf(result, subject.runUrl), subject);
}

/** What is to be known where the job's own result counts: that too is a check of the commit, whatever it was compared with. */
export async function standingOfJob(isSuccess: boolean, subject: Subject): Promise<Standing> {
  return { isStatus: false, rival: isSuccess ? await rivalOf(subject) : null };
}

/** Says in the status that there is no result, and why. */
export async function postTrouble(message: string, subject: Subject): Promise<boolean> {
  const status = { state: 'error', description: message, targetUrl: subject.runUrl, context: STATUS_CONTEXT } as const;
  return said(await writeStatus(subject.client, subject.head, status), 'set the commit status');
}

/** Says in the status that the configuration leaves the pull request out. */
export async function postLeftOut(reason: string, subject: Subject): Promise<Standing> {
  const description = `not scanned: ${reason}`;
  return postUnrivalled({ state: 'success', description, targetUrl: subject.runUrl, context: STATUS_CONTEXT }, subject);
}

/**
 * Writes a status, and no success that another pull request could use. That is asked before and after: what happens
 * between the two has a run of its own, which may be through before this one writes.
 * @throws {MissingDataError} When a success stands there that must not, and cannot be taken back.
 */
async function postUnrivalled(status: CommitStatus, subject: Subject): Promise<Standing> {
  const { client, head } = subject;
  const what = 'set the commit status';
  if (status.state !== 'success') return { isStatus: said(await writeStatus(client, head, status), what), rival: null };
  const rival = await rivalOf(subject);
  const first = rival === null ? status : ({ ...status, state: 'failure', description: rival } as const);
  const isStatus = said(await writeStatus(client, head, first), what);
  if (!isStatus || rival !== null) return { isStatus, rival };
  const late = await rivalOf(subject);
  if (late === null) return { isStatus, rival: null };
  const taken = await writeStatus(client, head, { ...status, state: 'failure', description: late });
  if (said(taken, what)) return { isStatus, rival: late };
  throw new MissingDataError(`A success was written that does not hold: ${late}.`);
}

/**
 * Why a success must not be written: a status, like the check of a job, belongs to a commit, not to a pull request.
 * Whoever opens a second pull request with the same commit, into a branch of their own where nothing is wrong with it,
 * would turn the first one green; and so would whoever lets a pull request be compared with such a branch and then changes
 * what it is for.
 * @returns A sentence, or null when no other pull request could be meant.
 */
async function rivalOf({ client, head, pullRequest }: Subject): Promise<string | null> {
  if (pullRequest === null) return null;
  const others = await pullRequestsOfHead(client, head);
  if (others.kind === 'unknown') return `which other pull requests have this commit is not known: ${others.reason}`;
  const rival = others.value.find(
    (other) =>
      other.headSha === head &&
      other.baseRef !== pullRequest.baseRef &&
      (other.isOpen || other.number === pullRequest.number),
  );
  if (!rival) return null;
  if (rival.number === pullRequest.number) {
    return `it was compared with ${pullRequest.baseRef} and is for ${rival.baseRef} now: run again`;
  }
  return `#${rival.number} has the same commit for ${rival.baseRef}: close one of the two and run again`;
}

/** Writes what is nice to have. */
export async function postExtras(
  result: TimedResult,
  subject: Subject,
  wanted: { readonly checkRun: boolean; readonly comment: boolean },
): Promise<void> {
  const { client, pullRequest, runUrl } = subject;
  if (wanted.checkRun) said(await writeCheckRun(client, checkRunOf(result, runUrl)), 'write the check run');
  if (!wanted.comment || pullRequest === null) return;
  const markdown = reporterNamed('markdown').render(result.report, renderOptions(false));
  const stamp = { head: subject.head, at: result.askedAt };
  said(await writeComment(client, pullRequest.number, stamp, markdown), 'comment on the pull request');
}

function said(written: Written, what: string): boolean {
  if (written.kind === 'written') {
    if (written.missing !== null) core.warning(`anti-cheat did not write ${written.missing}`);
    return true;
  }
  if (written.kind === 'superseded') {
    core.info(`anti-cheat did not ${what}: ${written.reason}`);
    return false;
  }
  core.warning(`anti-cheat could not ${what}: ${written.reason}`);
  return false;
}
