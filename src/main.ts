import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { renderOptions, reporterNamed } from './commands/scan.ts';
import { readEvent } from './event/event.ts';
import { readInputs, type ActionInputs } from './event/inputs.ts';
import type { ChangeScope, Revision } from './event/scope.ts';
import { ensureCommits } from './git/fetch.ts';
import { remoteTip } from './git/remote.ts';
import { openRepository } from './git/repository.ts';
import { MissingDataError, UserError, messageOf } from './model/problem.ts';
import type { Report } from './model/report.ts';
import { scan } from './scan.ts';

/** The Action: event → two commits → scan → annotations, summary, outputs, and the job's exit status. */
async function run(): Promise<void> {
  const inputs = readInputs((name) => core.getInput(name));
  const scope = readEvent(context.eventName, context.payload, {
    sha: process.env['GITHUB_SHA'] ?? null,
    base: inputs.base,
    head: inputs.head,
  });
  if (scope.kind === 'nothing') {
    core.notice(`anti-cheat: nothing to scan: ${scope.reason}`);
    core.setOutput('verdict', 'pass');
    return;
  }
  try {
    await scanScope(scope, inputs);
  } catch (error) {
    if (scope.gates || !(error instanceof UserError || error instanceof MissingDataError)) throw error;
    // Nobody waits for these events: they report and never gate.
    core.warning(`anti-cheat: ${error.message}`);
  }
}

async function scanScope(scope: ChangeScope, inputs: ActionInputs): Promise<void> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const target = await commitOf(workspace, scope.target);
  const head = await commitOf(workspace, scope.head);
  const policy = scope.policyRevision === scope.target ? target : await commitOf(workspace, scope.policyRevision);
  await ensureCommits(workspace, [...new Set([target, head, policy])]);
  const configPath = scope.trustsPolicyInputs && inputs.configPath !== null ? { configPath: inputs.configPath } : {};
  const { report, enforced, remarks } = await scan({
    open: (maxBlobBytes) => openRepository(workspace, { maxBlobBytes }),
    target,
    head,
    policy,
    ...configPath,
    inputs: inputs.policy,
    today: new Date().toISOString().slice(0, 10),
  });
  await publish(report);
  for (const remark of remarks) core.info(`anti-cheat: ${remark}`);
  const fails = report.verdict === 'violation' || report.verdict === 'review' || report.verdict === 'incomplete';
  if (fails && scope.gates && enforced) process.exitCode = core.ExitCode.Failure;
  else if (fails) core.info('anti-cheat: reported only; this run does not gate.');
}

/**
 * The commit of a revision. A branch is asked for its tip now: an event may be hours old when its job runs, and a gate
 * that was tightened meanwhile must hold. Where the remote does not answer, the event's own commit serves.
 */
async function commitOf(workspace: string, revision: Revision): Promise<string> {
  const { sha, ref } = revision;
  if (sha !== null && ref === null) return sha;
  try {
    return await remoteTip(workspace, ref ?? 'HEAD');
  } catch (error) {
    if (sha === null) throw error;
    core.info(
      `anti-cheat: the tip of ${ref ?? ''} could not be asked for, so its commit at the time of the event counts (${messageOf(error)})`,
    );
    return sha;
  }
}

/** Shows the report everywhere. What fails here is said and changes no verdict. */
async function publish(report: Report): Promise<void> {
  const options = renderOptions(false);
  core.setOutput('verdict', report.verdict);
  core.setOutput('score', report.score === null ? '' : String(report.score));
  const open = report.findings.filter((finding) => finding.status === 'open' && finding.level === 'violation');
  core.setOutput('violations', String(open.length));
  process.stdout.write(reporterNamed('github').render(report, options));
  await attempt('write the report files', async () => {
    const folder = path.join(process.env['RUNNER_TEMP'] ?? process.cwd(), 'anti-cheat');
    await mkdir(folder, { recursive: true });
    for (const [format, file, output] of [
      ['json', 'report.json', 'report-path'],
      ['sarif', 'report.sarif', 'sarif-path'],
    ] as const) {
      const target = path.join(folder, file);
      await writeFile(target, reporterNamed(format).render(report, options));
      core.setOutput(output, target);
    }
  });
  await attempt('write the job summary', async () => {
    await core.summary.addRaw(reporterNamed('markdown').render(report, options)).write();
  });
}

async function attempt(what: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    core.warning(`anti-cheat could not ${what}: ${messageOf(error)}`);
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof MissingDataError) core.setOutput('verdict', 'incomplete');
  const isOurs = !(error instanceof UserError || error instanceof MissingDataError);
  core.setFailed(`anti-cheat: ${isOurs ? 'this is a bug, please report it: ' : ''}${messageOf(error)}`);
  if (isOurs && error instanceof Error) core.debug(error.stack ?? '');
}
