import { append } from '../model/lists.ts';
import type { Range } from '../model/range.ts';
import { isScalar, type DataMap, type DataNode } from '../records/data.ts';
import { truthOfCondition, type Truth } from './condition.ts';
import { childOf, nodeAt, scalarAt, textOfScalar, textsOfNode } from './data-settings.ts';
import { isMergedInto, type Occasion } from './occasions.ts';

/** What must hold for a job or step to run. */
export interface Condition {
  /** As a reader finds it. */
  readonly text: string;
  /** Null when it stands nowhere: something that would start the job is not there. */
  readonly range: Range | null;
  /** Whether it holds on an occasion; null when that cannot be told. */
  readonly holds: (occasion: Occasion) => Truth;
}

/** The conditions that a job or step states itself, whatever the CI service. */
export function conditionsOf(node: DataMap, rangeOf: (node: DataNode) => Range): readonly Condition[] {
  const found: Condition[] = [];
  const put = (key: string, value: DataNode, text: string, holds: Condition['holds']): void => {
    found.push({ text: `${key}: ${text}`, range: rangeOf(value), holds });
  };
  for (const { key, value } of node.entries) {
    if (isScalar(value)) {
      const text = textOfScalar(value);
      if (key === 'if' || key === 'condition') put(key, value, text, ({ lookup }) => truthOfCondition(text, lookup));
      else if (key === 'enabled' && /^false$/i.test(text)) put(key, value, text, () => false);
      else if (key === 'when' && /^(?:manual|never|on_fail(?:ure)?)$/.test(text))
        put(key, value, text, ({ reach }) => reach === 0);
      else if (key === 'trigger' && text === 'manual') put(key, value, text, ({ reach }) => reach === 0);
    } else if (key === 'rules' && value.kind === 'list') {
      put(key, value, 'of the job', (occasion) => holdsByRules(value.items, occasion));
    }
    if (key === 'strategy') {
      const matrix = childOf(value, 'matrix');
      if (matrix && isEmptyMatrix(matrix)) put('matrix', matrix, 'without any combination', () => false);
    }
    if (key === 'only' || key === 'except') {
      const refs = textsOfNode(childOf(value, 'refs') ?? value);
      const isOnly = key === 'only';
      if (refs.length > 0)
        put(key, value, refs.join(', '), (occasion) => refs.some((ref) => fitsRef(ref, occasion)) === isOnly);
    }
    if (key === 'filters') {
      const only = textsOfNode(nodeAt(value, 'branches', 'only'));
      const ignored = textsOfNode(nodeAt(value, 'branches', 'ignore'));
      if (only.length > 0)
        put(key, value, `only ${only.join(', ')}`, (occasion) => only.some((ref) => fitsRef(ref, occasion)));
      else if (ignored.some((ref) => /^\/?\.?\*+\/?$/.test(ref))) put(key, value, 'ignore all', () => false);
    }
  }
  return found;
}

/** GitLab's list: the first rule whose condition holds says whether the job runs. */
function holdsByRules(rules: readonly DataNode[], { lookup, reach }: Occasion): Truth {
  for (const rule of rules) {
    if (rule.kind !== 'map') continue;
    const condition = scalarAt(childOf(rule, 'if'));
    const isNarrow = childOf(rule, 'changes') !== null || childOf(rule, 'exists') !== null;
    const holds = condition === null ? true : truthOfCondition(condition, lookup);
    if (holds === false) continue;
    const when = scalarAt(childOf(rule, 'when')) ?? 'on_success';
    if (holds === null || isNarrow) return null;
    return when === 'never' ? false : when === 'manual' ? reach === 0 : true;
  }
  return false;
}

/** A name of `only`, `except` or a branch filter: a kind of pipeline, a branch, or a pattern of branches. */
function fitsRef(ref: string, { event, branch, reach }: Occasion): boolean {
  switch (ref) {
    case 'merge_requests':
    case 'external_pull_requests':
      return event === 'change';
    case 'branches':
    case 'pushes':
      return event !== 'change';
    case 'tags':
    case 'schedules':
    case 'web':
    case 'triggers':
    case 'api':
    case 'pipelines':
      return false;
    default:
      if (/[*/^$]/.test(ref)) return reach === 2 ? /^\/?\^?(?:\.?\*+|feature)/.test(ref) || ref === '*' : true;
      return ref === branch || (isMergedInto(ref) && reach === 1);
  }
}

/** A matrix with an empty list, or whose every combination is excluded, makes no job. */
function isEmptyMatrix(matrix: DataNode): boolean {
  if (matrix.kind !== 'map') return false;
  const vectors = matrix.entries.filter(({ key }) => key !== 'include' && key !== 'exclude');
  const includes = childOf(matrix, 'include');
  if (vectors.some(({ value }) => value.kind === 'list' && value.items.length === 0)) return true;
  if (vectors.length === 0) return includes?.kind === 'list' && includes.items.length === 0;
  if (includes !== null) return false;
  const excludes = childOf(matrix, 'exclude');
  if (excludes?.kind !== 'list') return false;
  let combinations: readonly (readonly (readonly [string, string])[])[] = [[]];
  for (const { key, value } of vectors) {
    if (value.kind !== 'list' || combinations.length * value.items.length > 512) return false;
    combinations = combinations.flatMap((one) =>
      value.items.map((item) => [...one, [key, scalarAt(item) ?? ''] as const]),
    );
  }
  return combinations.every((combination) =>
    excludes.items.some(
      (exclude) =>
        exclude.kind === 'map' &&
        exclude.entries.length > 0 &&
        exclude.entries.every(({ key, value }) =>
          combination.some(([name, text]) => name === key && text === scalarAt(value)),
        ),
    ),
  );
}

/**
 * The conditions of the jobs that each GitHub job waits for: one of them that is skipped skips it too, unless it says that
 * it runs whatever became of them.
 */
export function neededConditions(
  jobs: DataNode | null,
  rangeOf: (node: DataNode) => Range,
): ReadonlyMap<string, readonly Condition[]> {
  const found = new Map<string, readonly Condition[]>();
  if (jobs?.kind !== 'map') return found;
  const own = new Map(jobs.entries.map(({ key, value }) => [key, value]));
  for (const { key, value } of jobs.entries) {
    const reached = new Set<string>();
    const conditions: Condition[] = [];
    const pending = isIndependent(value) ? [] : [...textsOfNode(childOf(value, 'needs'))];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      const needed = own.get(id);
      if (reached.has(id) || needed?.kind !== 'map') continue;
      reached.add(id);
      append(conditions, conditionsOf(needed, rangeOf));
      if (!isIndependent(needed)) append(pending, textsOfNode(childOf(needed, 'needs')));
    }
    found.set(key, conditions);
  }
  return found;
}

function isIndependent(job: DataNode): boolean {
  return /\b(?:always|failure|cancelled)\s*\(/.test(scalarAt(childOf(job, 'if')) ?? '');
}

/**
 * What starts the jobs of CircleCI, whose definitions run only where a workflow lists them, and the steps of Bitbucket,
 * whose place says when they run.
 */
export function listedConditions(
  root: DataNode,
  rangeOf: (node: DataNode) => Range,
): ReadonlyMap<string, readonly Condition[]> {
  const found = new Map<string, readonly Condition[]>();
  const [jobs, workflows, pipelines] = ['jobs', 'workflows', 'pipelines'].map((key) => childOf(root, key));
  if (pipelines?.kind === 'map') {
    for (const { key } of pipelines.entries) {
      if (key === 'custom') found.set(key, [{ text: key, range: null, holds: ({ reach }) => reach === 0 }]);
      if (key === 'tags') found.set(key, [{ text: key, range: null, holds: ({ reach }) => reach < 2 }]);
    }
  }
  if (jobs?.kind !== 'map' || workflows?.kind !== 'map') return found;
  const listed = workflows.entries.flatMap(({ value }) => {
    const list = childOf(value, 'jobs');
    return list?.kind === 'list' ? list.items : [];
  });
  for (const { key } of jobs.entries) {
    const own = listed.filter((item) =>
      isScalar(item) ? textOfScalar(item) === key : item.kind === 'map' && item.entries[0]?.key === key,
    );
    const filters = own.map((item) => {
      const inner = childOf(item, key);
      return inner?.kind === 'map' ? conditionsOf(inner, rangeOf) : [];
    });
    const [first] = own;
    found.set(key, [
      {
        text: first ? (filters.flat()[0]?.text ?? key) : `no workflow lists ${key}`,
        range: first ? rangeOf(first) : null,
        holds: (occasion) => filters.some((one) => one.every((condition) => condition.holds(occasion) !== false)),
      },
    ]);
  }
  return found;
}
