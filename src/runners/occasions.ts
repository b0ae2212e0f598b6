import { isScalar, type DataMap, type DataNode } from '../records/data.ts';
import type { Lookup } from './condition.ts';
import { childOf, textOfScalar, textsOfNode } from './data-settings.ts';

/** When something runs: 2, before a change is merged; 1, by itself but later; 0, only when someone starts it. */
export type Reach = 0 | 1 | 2;

/** An occasion on which a CI file runs, and what its conditions see then. */
export interface Occasion {
  readonly event: string;
  readonly reach: Reach;
  /** The branch that the run is about; that of an ordinary change has a name that no condition knows. */
  readonly branch: string;
  readonly lookup: Lookup;
}

/** A branch like any other: a condition that asks for it by name asks for another one. */
const SOME_BRANCH = 'some-change';
const BRANCHES_OF_RECORD = /^(?:main|master|trunk|develop|development|dev|default|next|stable)$/;

/** Whether a branch is one that changes are merged into, by its name. */
export function isMergedInto(branch: string): boolean {
  return BRANCHES_OF_RECORD.test(branch);
}

/** The occasions of a CI service that runs a pipeline for every change unless told otherwise. */
export function plainOccasions(): readonly Occasion[] {
  return [
    occasion('change', 2, SOME_BRANCH, {
      $CI_PIPELINE_SOURCE: 'merge_request_event',
      $CI_MERGE_REQUEST_IID: '1',
      $CI_MERGE_REQUEST_ID: '1',
      $CI_COMMIT_TAG: '',
      $CI_COMMIT_BRANCH: '',
      'variables.Build.Reason': 'PullRequest',
      'variables.Build.SourceBranch': 'refs/pull/1/merge',
      'variables.Build.SourceBranchName': 'merge',
    }),
    occasion('push to a branch', 2, SOME_BRANCH, {
      $CI_PIPELINE_SOURCE: 'push',
      $CI_MERGE_REQUEST_IID: '',
      $CI_MERGE_REQUEST_ID: '',
      $CI_COMMIT_TAG: '',
      $CI_COMMIT_BRANCH: SOME_BRANCH,
      $CI_COMMIT_REF_NAME: SOME_BRANCH,
      $CI_DEFAULT_BRANCH: 'main',
      'variables.Build.Reason': 'IndividualCI',
      'variables.Build.SourceBranch': `refs/heads/${SOME_BRANCH}`,
      'variables.Build.SourceBranchName': SOME_BRANCH,
    }),
    occasion('push to the main branch', 1, 'main', {
      $CI_PIPELINE_SOURCE: 'push',
      $CI_MERGE_REQUEST_IID: '',
      $CI_COMMIT_TAG: '',
      $CI_COMMIT_BRANCH: 'main',
      $CI_COMMIT_REF_NAME: 'main',
      $CI_DEFAULT_BRANCH: 'main',
      'variables.Build.Reason': 'IndividualCI',
      'variables.Build.SourceBranch': 'refs/heads/main',
      'variables.Build.SourceBranchName': 'main',
    }),
  ];
}

/** The occasions that a GitHub workflow asks for with `on:`. */
export function gitHubOccasions(root: DataNode): readonly Occasion[] {
  return triggersOf(root).flatMap(({ event, filters }): readonly Occasion[] => {
    switch (event) {
      case 'pull_request':
      case 'pull_request_target':
        return [ofPullRequest(event, filters)];
      case 'merge_group':
        return [ofPush(event, 2, 'gh-readonly-queue/main/pr-1')];
      case 'push':
        return ofPushes(filters);
      case 'workflow_call':
        return [];
      case 'workflow_dispatch':
      case 'repository_dispatch':
      case 'issue_comment':
      case 'issues':
      case 'label':
        return [occasion(event, 0, 'main', { 'github.event_name': event })];
      default:
        return [ofPush(event, 1, 'main')];
    }
  });
}

/** A trigger with what narrows it. */
export interface Trigger {
  readonly event: string;
  readonly filters: DataMap | null;
}

/** `on: push`, `on: [push]`, `on: { push: … }`. */
export function triggersOf(root: DataNode): readonly Trigger[] {
  // Older YAML takes the bare key for a truth value.
  const on = childOf(root, 'on') ?? childOf(root, 'true');
  if (!on) return [];
  if (isScalar(on)) return [{ event: textOfScalar(on), filters: null }];
  if (on.kind === 'list')
    return on.items.flatMap((item) => (isScalar(item) ? [{ event: textOfScalar(item), filters: null }] : []));
  return on.entries.map(({ key, value }) => ({ event: key, filters: value.kind === 'map' ? value : null }));
}

/** The texts of a filter; null when it is not given. */
export function filterTexts(filters: DataMap | null, key: string): readonly string[] | null {
  const value = childOf(filters, key);
  return value ? textsOfNode(value) : null;
}

function ofPullRequest(event: string, filters: DataMap | null): Occasion {
  const types = filterTexts(filters, 'types');
  // Without the later commits of a pull request, only its first state is tested.
  const isFollowed = types === null || (types.includes('synchronize') && types.includes('opened'));
  const isAsked = types?.every((type) => /label|assign|comment|milestone|lock/.test(type)) ?? false;
  return occasion(event, isFollowed ? 2 : isAsked ? 0 : 1, SOME_BRANCH, {
    'github.event_name': event,
    'github.ref': 'refs/pull/1/merge',
    'github.ref_name': '1/merge',
    'github.ref_type': 'branch',
    'github.head_ref': SOME_BRANCH,
    'github.event.pull_request': 'pull request',
    'github.event.pull_request.number': '1',
    'github.event.pull_request.merged': false,
    'github.event.pull_request.draft': false,
    'github.event.pull_request.head.ref': SOME_BRANCH,
    'github.event.pull_request.labels.*.name': '',
    'github.event.merge_group': null,
    'github.event.schedule': null,
    'github.event.head_commit.message': '',
  });
}

function ofPushes(filters: DataMap | null): readonly Occasion[] {
  const branches = filterTexts(filters, 'branches');
  const ignored = filterTexts(filters, 'branches-ignore') ?? [];
  const tags = filterTexts(filters, 'tags') ?? filterTexts(filters, 'tags-ignore');
  if (branches === null && tags !== null && ignored.length === 0) return [ofPush('push', 1, 'v1')];
  const isForAll =
    branches === null
      ? !ignored.some((pattern) => /^\*+$/.test(pattern))
      : branches.some((pattern) => pattern.includes('*') && !/^!|^(?:release|hotfix|support|v?\d|v\*)/.test(pattern));
  return [...(isForAll ? [ofPush('push', 2, SOME_BRANCH)] : []), ofPush('push', 1, 'main')];
}

function ofPush(event: string, reach: Reach, branch: string): Occasion {
  return occasion(event, reach, branch, {
    'github.event_name': event,
    'github.ref': `refs/heads/${branch}`,
    'github.ref_name': branch,
    'github.ref_type': 'branch',
    'github.head_ref': '',
    'github.base_ref': '',
    'github.event.pull_request': null,
    'github.event.pull_request.labels.*.name': '',
    'github.event.pull_request.draft': null,
    'github.event.pull_request.merged': null,
  });
}

function occasion(
  event: string,
  reach: Reach,
  branch: string,
  names: Readonly<Record<string, string | boolean | null>>,
): Occasion {
  const known = new Map(Object.entries(names));
  return { event, reach, branch, lookup: (name) => (known.has(name) ? known.get(name) : givenByHand(name, event)) };
}

/** What someone who starts a workflow by hand fills in is empty elsewhere. */
function givenByHand(name: string, event: string): '' | undefined {
  return name.startsWith('github.event.inputs.') && event !== 'workflow_dispatch' ? '' : undefined;
}
