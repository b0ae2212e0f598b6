import * as core from '@actions/core';
import { excludesAny, scopeOf } from '../agents/scope.ts';
import { waitingPaths } from '../approvals/lifting.ts';
import { textRequests } from '../approvals/requests.ts';
import { auditLog } from '../audit/log.ts';
import { readEvent } from '../event/event.ts';
import { readInputs, type ActionInputs } from '../event/inputs.ts';
import type { ChangeScope, EventScope } from '../event/scope.ts';
import { openRepository } from '../git/repository.ts';
import { readApprovalRecord } from '../github/approval-record.ts';
import { openGitHub } from '../github/client.ts';
import { readPullRequest } from '../github/pull-request.ts';
import type { GitHubClient } from '../github/request.ts';
import type { Config } from '../model/policy.ts';
import { MissingDataError } from '../model/problem.ts';
import type { ApprovalRecord, Known, PullRequest } from '../model/pull-request.ts';
import type { Report } from '../model/report.ts';
import type { GivenProof } from '../scan/work-proof.ts';
import { openScan, type OpenScan, type ScanResult } from '../scan.ts';
import { artifactProof } from './artifact.ts';
import { commitsOf, readable, serverConnection, type ReadableCommits } from './commits.ts';
import type { RunEnvironment } from './environment.ts';
import { settledGroup } from './merge-group.ts';
import { decisionOf, settledAlone, settledBy, settledWithout } from './people.ts';
import {
  postExtras,
  postLeftOut,
  postPending,
  postStatus,
  postTrouble,
  standingOfJob,
  type Standing,
  type Subject,
} from './posting.ts';
import { publish } from './publication.ts';
import { fails, withheld, type Result, type TimedResult } from './result.ts';
import { isExpected, troubleOf } from './trouble.ts';
import { unreadSubject } from './unread.ts';

/** Changes of mind of reviewers during one run that are followed. */
const MOST_READINGS = 3;

/** Where there is nothing to write to and nobody to ask. */
const UNPOSTED: Standing = { isStatus: false, rival: null };

/** What a run works with. */
interface Run {
  readonly scope: ChangeScope;
  readonly inputs: ActionInputs;
  readonly environment: RunEnvironment;
  /** Null without a token. */
  readonly client: GitHubClient | null;
  /** The pull request as it is now; null where there is none to ask for. */
  readonly pullRequest: Known<PullRequest> | null;
}

/** The Action: event → commits → scan → what people decided → annotations, files, status, and the job's exit status. */
export async function run(environment: RunEnvironment, getInput: (name: string) => string): Promise<void> {
  const { inputs, scope } = await reading(environment, getInput);
  if (scope.kind === 'nothing') {
    core.notice(`anti-cheat: nothing to scan: ${scope.reason}`);
    core.setOutput('verdict', 'pass');
    return;
  }
  const client = clientFor(environment, inputs);
  const unasked: Run = { scope, inputs, environment, client, pullRequest: null };
  const subject = inputs.status && scope.gates ? subjectOf(unasked, scope.head.sha) : null;
  if (subject) await postPending(subject);
  try {
    const asked = client && scope.pullRequest !== null ? await readPullRequest(client, scope.pullRequest) : null;
    await gate({ ...unasked, scope: current(scope, environment, asked), pullRequest: asked });
  } catch (error) {
    // Nobody waits for these events: they report and never gate.
    if (isExpected(error) && !scope.gates) core.warning(`anti-cheat: ${error.message}`);
    else {
      if (subject) await postTrouble(troubleOf(error), subject);
      throw error;
    }
  }
}

/** Reads inputs and event. When they cannot be read, what an earlier run wrote must not stand as the result of this one. */
async function reading(
  environment: RunEnvironment,
  getInput: (name: string) => string,
): Promise<{ readonly inputs: ActionInputs; readonly scope: EventScope }> {
  try {
    const inputs = readInputs(getInput);
    const { eventName, payload, sha } = environment;
    return { inputs, scope: readEvent(eventName, payload, { sha, base: inputs.base, head: inputs.head }) };
  } catch (error) {
    const subject = unreadSubject(environment, getInput);
    if (subject) await postTrouble(troubleOf(error), subject);
    throw error;
  }
}

function clientFor({ repository }: RunEnvironment, { githubToken }: ActionInputs): GitHubClient | null {
  if (githubToken === null || repository === null) return null;
  return openGitHub({ token: githubToken, owner: repository.owner, repo: repository.name });
}

/** The scope with the branch that the pull request is for now: events are kept, and can be run again after a change of it. */
function current(scope: ChangeScope, { eventName }: RunEnvironment, pullRequest: Run['pullRequest']): ChangeScope {
  if (eventName === 'merge_group' || pullRequest?.kind !== 'known') return scope;
  const ref = `refs/heads/${pullRequest.value.baseRef}`;
  if (scope.target.ref === ref) return scope;
  core.info(
    `anti-cheat: the pull request is for ${pullRequest.value.baseRef} now, so that is what it is compared with`,
  );
  const target = { sha: null, ref };
  const { baseRef: baseBranch, number } = pullRequest.value;
  return { ...scope, target, policyRevision: target, baseBranch, refs: [`refs/pull/${number}/head`, ref] };
}

/** Scans what the scope names and says what comes of it. */
async function gate(started: Run): Promise<void> {
  const { scope, inputs, environment, client } = started;
  const connection = serverConnection(environment, inputs.githubToken);
  const commits = await readable(await commitsOf(scope, connection), scope, environment, connection, client);
  const proof: GivenProof = {
    isRequired: environment.eventName !== 'merge_group',
    body: bodyOf(started),
    artifact: await artifactProof(inputs.workProofPath, environment.workspace),
    now: new Date().toISOString(),
  };
  const opened = await openScan({ ...requestFor(commits, started), proof });
  try {
    if (await isLeftOut(opened, started)) return;
    const result = await opened.run();
    for (const remark of result.remarks) core.info(`anti-cheat: ${remark}`);
    const scanPullRequest = async (number: number, head: string): Promise<ScanResult> => {
      const own = { target: commits.target, head, policy: commits.policy };
      const alone: ChangeScope = { ...scope, pullRequest: number, head: { sha: head, ref: null } };
      const read = await readable(own, alone, environment, connection, client, `pull-${number}`);
      const queued = await openScan(requestFor(read, started));
      try {
        return await queued.run();
      } finally {
        await queued.close();
      }
    };
    await conclude(started, () => settled(result, opened, started, scanPullRequest), result);
  } finally {
    await opened.close();
  }
}

/** The pull request's text as it is now, else as the event brought it; null where there is none. */
function bodyOf({ pullRequest, scope, environment }: Run): string | null {
  if (environment.eventName === 'merge_group') return null;
  return pullRequest?.kind === 'known' ? pullRequest.value.body : (scope.event?.body ?? null);
}

function requestFor(commits: ReadableCommits, { scope, inputs }: Run): Parameters<typeof openScan>[0] {
  const { directory, target, head, policy, diffBase } = commits;
  return {
    open: (maxBlobBytes) => openRepository(directory, { maxBlobBytes }),
    target,
    head,
    diffBase,
    policy,
    ...(scope.trustsPolicyInputs && inputs.configPath !== null ? { configPath: inputs.configPath } : {}),
    inputs: inputs.policy,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Whether the config leaves this pull request out; then everything is said and done. */
async function isLeftOut({ config, commits }: OpenScan, started: Run): Promise<boolean> {
  const { client, pullRequest, environment, inputs, scope } = started;
  if (!excludesAny(config.agents) || !client || pullRequest?.kind !== 'known') return false;
  if (environment.eventName === 'merge_group' || pullRequest.value.headSha !== commits.head) return false;
  const left = scopeOf(await readApprovalRecord(client, pullRequest.value), config.agents);
  if (left.kind === 'in') {
    core.info(`anti-cheat: in scope: ${left.reason}`);
    for (const { by, what, reason } of left.refusals)
      core.info(`anti-cheat: the ${what} of ${by} does not count: ${reason}`);
    return false;
  }
  const subject = scope.gates ? subjectOf(started, commits.head) : null;
  const standing = !subject
    ? UNPOSTED
    : await (inputs.status ? postLeftOut(left.reason, subject) : standingOfJob(true, subject));
  // A label may be taken away meanwhile, and the run for that be through before this one writes.
  if (subject && standing.isStatus && !(await isStillLeftOut(client, pullRequest.value, config))) {
    core.info('anti-cheat: scanned after all: what left it out does not hold any more');
    await postPending(subject);
    return false;
  }
  core.notice(`anti-cheat: not scanned: ${left.reason}`);
  core.setOutput('verdict', standing.rival === null ? 'pass' : 'incomplete');
  if (standing.rival !== null) {
    core.error(`anti-cheat: ${standing.rival}`);
    if (!standing.isStatus) process.exitCode = core.ExitCode.Failure;
  }
  return true;
}

async function isStillLeftOut(client: GitHubClient, before: PullRequest, { agents }: Config): Promise<boolean> {
  const now = await readPullRequest(client, before.number);
  if (now.kind === 'unknown' || now.value.headSha !== before.headSha) return false;
  return scopeOf(await readApprovalRecord(client, now.value), agents).kind === 'out';
}

/** The report after what people decided, read at this moment. */
async function settled(
  result: ScanResult,
  { config }: OpenScan,
  { scope, client, pullRequest, environment }: Run,
  scanPullRequest: (number: number, head: string) => Promise<ScanResult>,
): Promise<Report> {
  const { report } = result;
  if (!client || !scope.gates) return report;
  if (environment.eventName === 'merge_group') {
    const { baseBranch: branch } = scope;
    if (branch === null) return report;
    const group = { base: scope.target.sha ?? '', head: report.head, branch, named: scope.pullRequest };
    return settledGroup(result, config, group, client, scanPullRequest);
  }
  if (!pullRequest) return report;
  if (!waitsForPeople(report)) return pullRequest.kind === 'known' ? settledAlone(result, pullRequest.value) : report;
  if (pullRequest.kind === 'unknown') return settledWithout(result, pullRequest.reason);
  const now = await readPullRequest(client, pullRequest.value.number);
  if (now.kind === 'unknown') return settledWithout(result, now.reason);
  const record: ApprovalRecord = await readApprovalRecord(client, now.value);
  return settledBy(result, decisionOf(record, report.head, config), textRequests(now.value));
}

function waitsForPeople(report: Report): boolean {
  return waitingPaths(report).length > 0;
}

/**
 * Says the result. With a status, people are asked once more after it is written: a run that began before somebody took
 * an approval back must not have the last word.
 */
async function conclude(
  started: Run,
  settle: () => Promise<Report>,
  { enforced, proof }: Pick<ScanResult, 'enforced' | 'proof'>,
): Promise<void> {
  const { inputs, environment, scope } = started;
  const timed = async (): Promise<TimedResult> => {
    const askedAt = new Date().toISOString();
    return { report: await settle(), enforced, askedAt };
  };
  let result = await timed();
  const subject = scope.gates ? subjectOf(started, result.report.head) : null;
  if (inputs.status && scope.gates && !subject) {
    core.warning('anti-cheat: `status: true` needs `github-token`: without one the job itself is the result.');
  }
  let standing = subject && !inputs.status ? await standingOfJob(!fails(result), subject) : UNPOSTED;
  for (let reading = 1; inputs.status && subject && reading <= MOST_READINGS; reading++) {
    standing = await postStatus(result, subject);
    const again = await timed();
    if (!standing.isStatus || fails(again) === fails(result)) break;
    if (reading === MOST_READINGS) throw new MissingDataError('Reviews change while they are read. Run the job again.');
    result = again;
  }
  if (standing.rival !== null) {
    core.info(`anti-cheat: ${standing.rival}`);
    result = withheld(result, standing.rival);
  }
  await publish(result.report, auditLogOf(started, result, proof), environment);
  if (subject) await postExtras(result, subject, inputs);
  if (!fails(result)) {
    const isMild = !enforced && fails({ ...result, enforced: true });
    if (isMild) core.info('anti-cheat: `enforce: false` in the configuration: reported only.');
  } else if (!scope.gates) core.info('anti-cheat: reported only; this event does not gate.');
  else if (standing.isStatus) core.info(`anti-cheat: the result is the commit status; this job only reports.`);
  else process.exitCode = core.ExitCode.Failure;
}

function auditLogOf({ scope, environment }: Run, { report, enforced }: Result, proof: ScanResult['proof']): string {
  return auditLog(report, {
    time: new Date().toISOString(),
    event: environment.eventName,
    pullRequest: scope.pullRequest,
    run: environment.runUrl,
    enforced,
    proof,
  });
}

function subjectOf({ client, environment, scope }: Run, head: string | null): Subject | null {
  if (!client || head === null) return null;
  const isQueue = environment.eventName === 'merge_group';
  return {
    client,
    head,
    runUrl: environment.runUrl,
    pullRequest:
      isQueue || scope.pullRequest === null ? null : { number: scope.pullRequest, baseRef: scope.baseBranch ?? '' },
  };
}
