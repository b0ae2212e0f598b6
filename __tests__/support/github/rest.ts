import type { Operation } from './open-api.ts';
import { sample } from './open-api.ts';
import type {
  AccountState,
  CheckRunState,
  GitHubState,
  IssueEventState,
  PullRequestState,
  ReviewState,
} from './state.ts';

type Json = Readonly<Record<string, unknown>>;

/** A request that was found sound. */
export interface RestCall {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly url: URL;
  /** Who the token speaks for. */
  readonly viewer: AccountState;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handler = (state: GitHubState, call: RestCall) => RestAnswer;

/** Sets of permissions of which one suffices, as `x-accepted-github-permissions` names them. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'checks/create': 'checks=write',
  'checks/update': 'checks=write',
  'issues/create-comment': 'issues=write; pull_requests=write',
  'issues/list-events': 'issues=read; pull_requests=read',
  'issues/update-comment': 'issues=write; pull_requests=write',
  'pulls/get': 'pull_requests=read; contents=read',
  'pulls/list-reviews': 'pull_requests=read',
  'repos/compare-commits-with-basehead': 'contents=read',
  'repos/create-commit-status': 'statuses=write',
  'repos/get-collaborator-permission-level': 'metadata=read',
  'repos/list-activities': 'contents=read',
  'repos/list-commit-statuses-for-ref': 'statuses=read',
  'repos/list-pull-requests-associated-with-commit': 'pull_requests=read; contents=read',
};

const NOT_FOUND: RestAnswer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

function invalid(...errors: readonly string[]): RestAnswer {
  return {
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: errors.map((message) => ({ resource: 'x', code: 'custom', message })),
      documentation_url: 'https://docs.github.com/rest',
    },
  };
}

function user(account: AccountState | null): unknown {
  if (!account) return null;
  return { ...sample('simple-user'), id: account.id, login: account.login, type: account.type };
}

function integration(): Json {
  return { ...sample('nullable-integration'), id: 15_368, slug: 'github-actions', name: 'GitHub Actions' };
}

function pullRequest(state: PullRequestState, schema: string): Json {
  const base = sample(schema);
  const side = (name: string): Json => base[name] as Json;
  return {
    ...base,
    number: state.number,
    user: user(state.author),
    state: state.state,
    body: state.body,
    head: {
      ...side('head'),
      sha: state.headSha,
      ref: state.headRef,
      repo: state.headRepository === null ? null : { ...sample('repository'), full_name: state.headRepository },
    },
    base: { ...side('base'), ref: state.baseRef },
    labels: state.labels.map((name) => ({
      id: 1,
      node_id: 'x',
      url: 'https://api.github.com/',
      name,
      description: '',
      color: 'ededed',
      default: false,
    })),
  };
}

function review(state: ReviewState, number: number): Json {
  return {
    ...sample('pull-request-review'),
    id: state.id,
    user: user(state.author),
    state: state.state,
    commit_id: state.commit,
    ...(state.submittedAt !== null && { submitted_at: state.submittedAt }),
    html_url: `https://github.com/octo/parcels/pull/${number}#pullrequestreview-${state.id}`,
  };
}

function issueEvent(state: IssueEventState): Json {
  const event = {
    ...sample('labeled-issue-event'),
    id: state.id,
    event: state.event,
    actor: user(state.actor),
    created_at: state.at,
    performed_via_github_app: state.viaApp ? integration() : null,
  };
  return state.label === undefined
    ? { ...event, label: undefined, lock_reason: null }
    : { ...event, label: { name: state.label, color: 'ededed' } };
}

function findPullRequest(state: GitHubState, number: unknown): PullRequestState | undefined {
  return state.pullRequests.find((each) => each.number === Number(number));
}

/** A page of a list, with the links that lead on. */
function paged<Item>(items: readonly Item[], { query, url }: RestCall, render: (item: Item) => unknown): RestAnswer {
  const size = Math.min(Number(query['per_page'] ?? 30), 100);
  const page = Number(query['page'] ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (number: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size).map(render),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function tooLong(annotations: readonly Json[], output: Json): readonly string[] {
  const bytes = (value: unknown): number => Buffer.byteLength(text(value), 'utf8');
  return [
    ...(text(output['title']).length > 255 ? ['title is too long (maximum is 255 characters)'] : []),
    ...annotations.flatMap((each) => [
      ...(text(each['title']).length > 255 ? ['annotation title is too long (maximum is 255 characters)'] : []),
      ...(bytes(each['message']) > 65_536 ? ['message exceeds a maximum of 64 KB'] : []),
      ...(bytes(each['raw_details']) > 65_536 ? ['raw_details exceeds a maximum of 64 KB'] : []),
      ...(each['start_line'] !== each['end_line'] && ('start_column' in each || 'end_column' in each)
        ? ['columns are not allowed where the lines differ']
        : []),
    ]),
  ];
}

function annotationsOf(output: Json): readonly Json[] {
  return (output['annotations'] ?? []) as readonly Json[];
}

function withoutAnnotations({ annotations: _, ...output }: Json): Json {
  return output;
}

function checkRun(run: CheckRunState): Json {
  return {
    ...sample('check-run'),
    id: run.id,
    name: run.name,
    head_sha: run.headSha,
    status: 'completed',
    conclusion: run.conclusion,
    html_url: `https://github.com/octo/parcels/runs/${run.id}`,
    app: integration(),
  };
}

function comment(state: GitHubState, number: number, id: number, body: string, author: AccountState): Json {
  return {
    ...sample('issue-comment'),
    id,
    body,
    user: user(author),
    html_url: `https://github.com/${state.owner}/${state.repo}/pull/${number}#issuecomment-${id}`,
  };
}

const bodyTooLong = invalid('body is too long (maximum is 65536 characters)');

/** What GitHub does, by operation. */
export const handlers: Readonly<Record<string, Handler>> = {
  'pulls/get': (state, { path }) => {
    const found = findPullRequest(state, path['pull_number']);
    return found ? { status: 200, body: pullRequest(found, 'pull-request') } : NOT_FOUND;
  },
  'pulls/list-reviews': (state, call) => {
    const number = Number(call.path['pull_number']);
    return findPullRequest(state, number)
      ? paged(state.reviews[number] ?? [], call, (each) => review(each, number))
      : NOT_FOUND;
  },
  'issues/list-events': (state, call) => {
    const number = Number(call.path['issue_number']);
    return findPullRequest(state, number) ? paged(state.labelEvents[number] ?? [], call, issueEvent) : NOT_FOUND;
  },
  'repos/list-activities': (state, call) => {
    const list = state.activity[`${call.path['owner'] ?? ''}/${call.path['repo'] ?? ''}`];
    if (!list) return NOT_FOUND;
    const entries = list.filter(({ ref }) => call.query['ref'] === undefined || ref === call.query['ref']);
    const newestFirst = call.query['direction'] === 'asc' ? entries.toReversed() : entries;
    const answer = newestFirst.map((entry) => ({
      ...sample('activity'),
      ref: entry.ref,
      after: entry.after,
      activity_type: entry.type,
      timestamp: entry.at,
      actor: user(entry.actor),
    }));
    return { status: 200, body: answer.slice(0, Number(call.query['per_page'] ?? 30)) };
  },
  'repos/get-collaborator-permission-level': (state, { path }) => {
    const found = state.permissions[path['username'] ?? ''];
    if (!found) return { ...NOT_FOUND, body: { message: `${path['username'] ?? ''} is not a user` } };
    const collaborator = { ...sample('nullable-collaborator'), id: found.account.id, login: found.account.login };
    return {
      status: 200,
      body: { permission: found.permission, role_name: found.role ?? found.permission, user: collaborator },
    };
  },
  'repos/list-pull-requests-associated-with-commit': (state, call) => {
    const sha = call.path['commit_sha'];
    const found = state.pullRequests.filter(
      ({ number, headSha }) => headSha === sha || (state.commits[number] ?? []).some(({ oid }) => oid === sha),
    );
    return paged(found, call, (each) => pullRequest(each, 'pull-request-simple'));
  },
  'repos/compare-commits-with-basehead': (state, { path }) => {
    const sha = state.mergeBases[path['basehead'] ?? ''];
    if (sha === undefined) return NOT_FOUND;
    return {
      status: 200,
      body: { ...sample('commit-comparison'), merge_base_commit: { ...sample('commit'), sha } },
    };
  },
  'repos/create-commit-status': (state, { path, body, viewer }) => {
    const sha = path['sha'] ?? '';
    const context = text(body['context']) || 'default';
    if (!/^[0-9a-f]{40}$/.test(sha)) return invalid(`No commit found for SHA: ${sha}`);
    if (text(body['description']).length > 140) return invalid('description is too long (maximum is 140 characters)');
    const same = state.statuses.filter(
      (status) => status.sha === sha && status.context.toLowerCase() === context.toLowerCase(),
    );
    if (same.length >= 1000) return invalid('This SHA and context has reached the maximum number of statuses.');
    state.statuses.push({
      sha,
      context,
      state: text(body['state']),
      description: typeof body['description'] === 'string' ? body['description'] : null,
      targetUrl: typeof body['target_url'] === 'string' ? body['target_url'] : null,
    });
    return { status: 201, body: { ...sample('status'), state: body['state'], context, creator: user(viewer) } };
  },
  'repos/list-commit-statuses-for-ref': (state, call) => {
    const newestFirst = state.statuses.filter(({ sha }) => sha === call.path['ref']).toReversed();
    return paged(newestFirst, call, ({ state: value, context, description, targetUrl }) => ({
      ...sample('status'),
      state: value,
      context,
      description,
      target_url: targetUrl,
    }));
  },
  'checks/create': (state, { body }) => {
    const output = (body['output'] ?? {}) as Json;
    const errors = tooLong(annotationsOf(output), output);
    if (errors.length > 0) return invalid(...errors);
    const run: CheckRunState = {
      id: 5_000_000_000 + state.checkRuns.length,
      name: text(body['name']),
      headSha: text(body['head_sha']),
      conclusion: typeof body['conclusion'] === 'string' ? body['conclusion'] : null,
      detailsUrl: typeof body['details_url'] === 'string' ? body['details_url'] : null,
      output: withoutAnnotations(output),
      annotations: [...annotationsOf(output)],
    };
    state.checkRuns.push(run);
    return { status: 201, body: checkRun(run) };
  },
  'checks/update': (state, { path, body }) => {
    const run = state.checkRuns.find(({ id }) => id === Number(path['check_run_id']));
    if (!run) return NOT_FOUND;
    const output = (body['output'] ?? {}) as Json;
    const errors = tooLong(annotationsOf(output), output);
    if (errors.length > 0) return invalid(...errors);
    run.output = withoutAnnotations(output);
    run.annotations.push(...annotationsOf(output));
    return { status: 200, body: checkRun(run) };
  },
  'issues/create-comment': (state, { path, body, viewer }) => {
    const number = Number(path['issue_number']);
    if (!findPullRequest(state, number)) return NOT_FOUND;
    if (text(body['body']).length > 65_536) return bodyTooLong;
    const comments = (state.comments[number] ??= []);
    // Beyond 32 bits, as GitHub's ids are.
    const id = 3_000_000_000 + Object.values(state.comments).flat().length;
    comments.push({ id, author: viewer, body: text(body['body']) });
    return { status: 201, body: comment(state, number, id, text(body['body']), viewer) };
  },
  'issues/update-comment': (state, { path, body }) => {
    const id = Number(path['comment_id']);
    for (const [number, comments] of Object.entries(state.comments)) {
      const found = comments.find((each) => each.id === id);
      if (!found) continue;
      if (text(body['body']).length > 65_536) return bodyTooLong;
      found.body = text(body['body']);
      return { status: 200, body: comment(state, Number(number), id, found.body, found.author) };
    }
    return NOT_FOUND;
  },
};
