import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { baseFiles, honestFiles, riggedFiles } from '../../src/commands/demo-project.ts';
import { startGitServer, type GitServer, type GitServerOptions } from './git-server.ts';
import {
  bot,
  gitHubState,
  person,
  pullRequestState,
  startGitHub,
  type GitHubServer,
  type GitHubState,
  type IssueEventState,
  type PullRequestState,
  type ReviewState,
  type ServerOptions,
} from './github-server.ts';
import { type ActionRun, runAction, type RunOptions } from './runner.ts';
import { type FileSpecs, TemporaryRepository } from './temporary-repository.ts';

export const LABEL = 'anti-cheat: changes approved';

/** The agent opens pull request 7; the maintainer and the developer may write, the outsider may not. */
export const agent = bot(198_982_749, 'Copilot');
export const maintainer = person(2, 'octo-maintainer');
export const developer = person(3, 'octo-developer');
export const outsider = person(4, 'octo-outsider');
export const helperBot = bot(5, 'octo-helper[bot]');

/** The kinds of change that pull request 7 can be. */
export const changes = {
  honest: honestFiles,
  rigged: riggedFiles,
  golden: { 'tests/golden/order-8841.json': '{ "parcels": [], "total": 0 }\n' },
} satisfies Record<string, FileSpecs>;

export interface StageOptions {
  readonly change?: FileSpecs;
  /** Files of the target branch beside the project's own. */
  readonly base?: FileSpecs;
  readonly pullRequest?: Partial<PullRequestState>;
  readonly server?: Partial<ServerOptions>;
  readonly git?: Partial<GitServerOptions>;
}

/** A repository on a git server and its pull request 7 at GitHub, both on this machine. */
export interface Stage {
  readonly repository: TemporaryRepository;
  readonly base: string;
  readonly head: string;
  readonly git: GitServer;
  readonly server: GitHubServer;
  readonly state: GitHubState;
  readonly pullRequest: PullRequestState;
  /** Runs the committed Action on an event as a runner would; without a checkout unless one is named. */
  readonly run: (eventName?: string, event?: unknown, options?: Partial<RunOptions>) => Promise<ActionRun>;
  /** Somebody reviews the head in some minute of the hour; the last push is in minute 10. */
  readonly review: (author: ReviewState['author'], minute: number, parts?: Partial<ReviewState>) => Stage;
  readonly label: (actor: IssueEventState['actor'], minute: number, parts?: Partial<IssueEventState>) => Stage;
  /** Moves the head of the pull request. */
  readonly push: (files: FileSpecs, minute: number) => string;
  readonly payload: (parts?: Readonly<Record<string, unknown>>) => unknown;
}

function at(minute: number): string {
  return `2026-11-30T10:${String(minute).padStart(2, '0')}:00Z`;
}

/** An empty folder, as `GITHUB_WORKSPACE` is without a checkout. */
function emptyWorkspace(): string {
  return mkdtempSync(path.join(tmpdir(), 'workspace-'));
}

const running: GitHubServer[] = [];

afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** Opens a stage; it is closed when the test file is through. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const repository = TemporaryRepository.create();
  const base = repository.commit({ ...baseFiles, ...options.base });
  repository.branch('copilot/parcels');
  const head = repository.commit(options.change ?? changes.golden, { branch: 'copilot/parcels' });
  repository.git('update-ref', 'refs/pull/7/head', head);
  const pullRequest = pullRequestState({ author: agent, headSha: head, ...options.pullRequest });
  const state = gitHubState({
    pullRequests: [pullRequest],
    reviews: { 7: [] },
    labelEvents: { 7: [] },
    commits: { 7: [commitOf(head)] },
    activity: { 'octo/parcels': [pushOf(head, 10)] },
    permissions: {
      'octo-maintainer': { account: maintainer, permission: 'admin' },
      'octo-developer': { account: developer, permission: 'write' },
      'octo-outsider': { account: outsider, permission: 'read' },
      'octo-helper[bot]': { account: helperBot, permission: 'write' },
      Copilot: { account: agent, permission: 'write' },
    },
    mergeBases: { [`${base}...${head}`]: base },
  });
  const server = await startGitHub({ state, ...options.server });
  const git = await startGitServer({ repositories: { 'octo/parcels': repository.directory }, ...options.git });
  running.push(server);
  let nextId = 900;

  const stage: Stage = {
    repository,
    base,
    head,
    git,
    server,
    state,
    pullRequest,
    review(author, minute, parts = {}) {
      const review = { id: nextId++, author, state: 'APPROVED', commit: pullRequest.headSha, submittedAt: at(minute) };
      state.reviews[7] = [...(state.reviews[7] ?? []), { ...review, ...parts }];
      return stage;
    },
    label(actor, minute, parts = {}) {
      const event = { id: nextId++, event: 'labeled', label: LABEL, actor, at: at(minute), ...parts };
      state.labelEvents[7] = [...(state.labelEvents[7] ?? []), event];
      if (event.event === 'labeled' && !pullRequest.labels.includes(event.label)) pullRequest.labels.push(event.label);
      if (event.event === 'unlabeled') pullRequest.labels = pullRequest.labels.filter((name) => name !== event.label);
      return stage;
    },
    push(files, minute) {
      const tip = repository.commit(files, { branch: 'copilot/parcels' });
      repository.git('update-ref', 'refs/pull/7/head', tip);
      pullRequest.headSha = tip;
      state.commits[7] = [...(state.commits[7] ?? []), commitOf(tip)];
      state.activity['octo/parcels'] = [pushOf(tip, minute), ...(state.activity['octo/parcels'] ?? [])];
      return tip;
    },
    payload: (parts = {}) => ({
      action: 'synchronize',
      number: 7,
      pull_request: {
        number: 7,
        merged: false,
        body: 'Adds parcels.',
        user: agent,
        base: { ref: 'main', sha: base },
        head: { sha: pullRequest.headSha, ref: 'copilot/parcels', repo: { full_name: 'octo/parcels' } },
      },
      repository: { default_branch: 'main' },
      ...parts,
    }),
    run: (eventName = 'pull_request', event = stage.payload(), runOptions = {}) =>
      runAction({
        actionDirectory: process.cwd(),
        eventName,
        event,
        workspace: runOptions.workspace ?? emptyWorkspace(),
        ...runOptions,
        environment: {
          ...server.environment,
          GITHUB_SERVER_URL: git.url,
          GITHUB_RUN_ID: '4711',
          ...runOptions.environment,
        },
      }),
  };
  return stage;
}

function commitOf(oid: string) {
  const written = { email: '198982749+Copilot@users.noreply.github.com', account: agent };
  return { oid, authors: [written], committer: written };
}

function pushOf(after: string, minute: number) {
  return { ref: 'refs/heads/copilot/parcels', after, type: 'push', at: at(minute), actor: agent };
}

/** The newest commit status of a commit, if there is one. */
export function statusOf({ state }: Stage, sha: string) {
  return state.statuses.findLast((status) => status.sha === sha);
}

/** Opens pull request 8 beside 7, from a branch of its own that begins where that of 7 does. */
export function openSecond(stage: Stage, files: FileSpecs, parts: Partial<PullRequestState> = {}): PullRequestState {
  const { repository, state } = stage;
  repository.branch('copilot/more', stage.base);
  const head = repository.commit(files, { branch: 'copilot/more' });
  repository.git('update-ref', 'refs/pull/8/head', head);
  const second = pullRequestState({ number: 8, author: agent, headSha: head, headRef: 'copilot/more', ...parts });
  state.pullRequests.push(second);
  state.reviews[8] = [];
  state.labelEvents[8] = [];
  state.commits[8] = [commitOf(head)];
  state.activity['octo/parcels']?.unshift({ ...pushOf(head, 10), ref: 'refs/heads/copilot/more' });
  return second;
}

/** Lets something happen while a request is under way that the run makes. */
export async function during(
  { server }: Stage,
  operation: string,
  running: Promise<unknown>,
  acts: readonly (() => unknown)[],
): Promise<void> {
  const arrived = () => server.requests.filter((request) => request.operation === operation).length;
  server.fail(operation, { delay: 1000, times: acts.length });
  for (const [i, act] of acts.entries()) {
    while (arrived() <= i) await pause(10);
    act();
  }
  await running;
}

/** Pull request 7 as it is for `release`, which has its golden change already: only the README is left. */
export async function openForRelease(
  options: StageOptions = {},
): Promise<{ readonly stage: Stage; readonly event: unknown }> {
  const stage = await openStage(options);
  stage.repository.branch('release', stage.head);
  const sha = stage.push({ 'README.md': 'Later.\n' }, 15);
  stage.pullRequest.baseRef = 'release';
  const head = { sha, ref: 'copilot/parcels', repo: { full_name: 'octo/parcels' } };
  const event = stage.payload({ pull_request: { number: 7, base: { ref: 'release', sha: stage.head }, head } });
  return { stage, event };
}

/** Pull request 7 in a merge queue. */
export interface Queue {
  readonly stage: Stage;
  /** The commit that the queue would merge. */
  readonly group: string;
  readonly event: unknown;
}

/** Makes a commit the merge group of pull request 7: a branch of the queue's, an entry in it, and its event. */
export function groupOf(stage: Stage, group: string): Queue {
  stage.repository.git('update-ref', 'refs/heads/main', stage.base);
  const name = `gh-readonly-queue/main/pr-7-${stage.base}`;
  stage.repository.git('update-ref', `refs/heads/${name}`, group);
  stage.state.mergeBases[`${stage.base}...${group}`] = stage.base;
  stage.state.mergeQueue['main'] = [{ position: 1, number: 7, groupHead: group }];
  const event = {
    action: 'checks_requested',
    merge_group: {
      base_sha: stage.base,
      base_ref: 'refs/heads/main',
      head_sha: group,
      head_ref: `refs/heads/${name}`,
    },
  };
  return { stage, group, event };
}
