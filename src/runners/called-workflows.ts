import { Lines } from '../grammar/lines.ts';
import type { Range } from '../model/range.ts';
import type { DataNode } from '../records/data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { childOf, nodeAt, rangeOfNode, scalarAt } from './data-settings.ts';
import { gitHubOccasions, plainOccasions, type Occasion } from './occasions.ts';
import { conditionsOf, neededConditions, type Condition } from './step-conditions.ts';

/** A CI file of one side. */
export interface PipelineFile {
  readonly path: string;
  /** Empty where the side has no such file. */
  readonly text: string;
}

/** A call of a workflow or action of the same repository. */
interface Call {
  /** Path of the called file, or the folder of the called action. */
  readonly target: string;
  readonly conditions: readonly Condition[];
}

/** Calls of calls that are followed. */
const ROUNDS = 4;
const GITHUB = /^\.(?:github|gitea|forgejo)\/workflows\//;
const ACTION = /(?:^|\/)action\.ya?ml$/;

/**
 * When each CI file of one side runs. A called workflow or local action runs when its callers do; one that nobody here
 * calls does not run by itself.
 */
export function occasionsOf(files: readonly PipelineFile[]): ReadonlyMap<string, readonly Occasion[]> {
  const found = new Map<string, readonly Occasion[]>();
  const calls = new Map<string, readonly Call[]>();
  for (const { path, text } of files) {
    if (!GITHUB.test(path) && !ACTION.test(path)) {
      found.set(path, plainOccasions());
      continue;
    }
    const root = parseYaml(text).roots[0] ?? null;
    found.set(path, root && GITHUB.test(path) ? gitHubOccasions(root) : []);
    if (root) calls.set(path, callsIn(root, text));
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [caller, made] of calls) {
      for (const { target, conditions } of made) {
        const called = files.find(({ path }) => path === target || path.replace(ACTION, '') === target);
        if (!called) continue;
        const known = found.get(called.path) ?? [];
        const gained = (found.get(caller) ?? []).filter(
          (occasion) =>
            !known.includes(occasion) && conditions.every((condition) => condition.holds(occasion) !== false),
        );
        if (gained.length > 0) found.set(called.path, [...known, ...gained]);
      }
    }
  }
  return found;
}

/** Whether a CI file calls a file of the same repository. */
export function callsFile(text: string, path: string): boolean {
  const root = parseYaml(text).roots[0] ?? null;
  return (
    root !== null && callsIn(root, text).some(({ target }) => target === path || target === path.replace(ACTION, ''))
  );
}

function callsIn(root: DataNode, text: string): readonly Call[] {
  const lines = new Lines(text);
  const rows = text.split('\n');
  const rangeOf = (node: DataNode): Range => rangeOfNode(node, lines, rows);
  const jobs = childOf(root, 'jobs');
  const needed = neededConditions(jobs, rangeOf);
  const made: Call[] = [];
  const put = (node: DataNode, conditions: readonly Condition[]): void => {
    const uses = scalarAt(childOf(node, 'uses'));
    if (!uses?.startsWith('./')) return;
    const target = uses.slice(2).replace(/\/$/, '');
    made.push({ target, conditions: [...conditions, ...(node.kind === 'map' ? conditionsOf(node, rangeOf) : [])] });
  };
  for (const { key, value } of jobs?.kind === 'map' ? jobs.entries : []) {
    if (value.kind !== 'map') continue;
    const around = [...(needed.get(key) ?? [])];
    put(value, around);
    const steps = childOf(value, 'steps');
    for (const step of steps?.kind === 'list' ? steps.items : [])
      put(step, [...around, ...conditionsOf(value, rangeOf)]);
  }
  const steps = nodeAt(root, 'runs', 'steps');
  for (const step of steps?.kind === 'list' ? steps.items : []) put(step, []);
  return made;
}
