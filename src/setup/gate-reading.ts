import { gateOf, stepRunsUs, type Gate } from '../evidence/gate-members.ts';
import { OWNER_PATHS } from '../evidence/gate-owners.ts';
import {
  isMapping,
  readWorkflow,
  textOf,
  type Job,
  type Mapping,
  type Step,
  type Workflow,
} from '../evidence/gate-workflow.ts';
import type { Repository } from '../model/repository.ts';
import type { GateFile } from '../model/rule.ts';
import { readYaml, type ValuePath } from '../policy/yaml-source.ts';

/** A workflow of a repository, read as data. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
  /** Null when it is no YAML that can be read. */
  readonly workflow: Workflow | null;
  /** By event, with its filters. */
  readonly triggers: ReadonlyMap<string, Mapping>;
  /** Jobs that run us by a step of their own. */
  readonly scanning: readonly ScanningJob[];
  /** Runs us: by a step, or by calling a workflow that does. */
  readonly isGate: boolean;
  /** 1-based line of a key, or of the nearest one around it. */
  lineOf(path: ValuePath): number;
}

/** A job with the step that runs us. */
export interface ScanningJob {
  readonly job: Job;
  readonly step: Step;
  /** Place among the steps of the job. */
  readonly index: number;
}

/** Files that decide what the gate is worth. */
export interface GateReading {
  readonly workflows: readonly WorkflowFile[];
  readonly gate: Gate;
  /** Texts of the CODEOWNERS files, by path. */
  readonly owners: ReadonlyMap<string, string>;
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const ACTION_FILE = /(?:^|\/)action\.ya?ml$/;
/** More of them are no gate, and reading them all would only cost time. */
const MOST_FILES = 400;
/** Longest file of the kind, in UTF-16 units. */
const LONGEST = 256 * 1024;

/** Reads workflows, local actions and CODEOWNERS of a commit. */
export async function readGate(repository: Repository, commit: string): Promise<GateReading> {
  const files: GateFile[] = [];
  const isWanted = (path: string): boolean =>
    WORKFLOW.test(path) || ACTION_FILE.test(path) || OWNER_PATHS.some((one) => one === path);
  const entries = (await repository.tree(commit)).filter(
    ({ path, kind }) => (kind === 'file' || kind === 'executable') && isWanted(path),
  );
  // Workflows first: a repository may hold many actions.
  const sorted = entries.toSorted((a, b) => Number(WORKFLOW.test(b.path)) - Number(WORKFLOW.test(a.path)));
  for (const { path, id } of sorted.slice(0, MOST_FILES)) {
    const content = await repository.content(id);
    files.push({ path, text: content.kind === 'text' && content.text.length <= LONGEST ? content.text : '' });
  }
  const gate = gateOf(files);
  const actions = new Map([...gate.actions].map((path) => [path.replace(/\/?action\.ya?ml$/, ''), path]));
  return {
    gate,
    workflows: files.filter(({ path }) => WORKFLOW.test(path)).map((file) => workflowFile(file, gate, actions)),
    owners: new Map(
      files.filter(({ path }) => OWNER_PATHS.some((one) => one === path)).map(({ path, text }) => [path, text]),
    ),
  };
}

function workflowFile({ path, text }: GateFile, gate: Gate, actions: ReadonlyMap<string, string>): WorkflowFile {
  const workflow = readWorkflow(text);
  const source = readYaml(text);
  return {
    path,
    text,
    workflow,
    triggers: triggersOf(workflow?.value['on']),
    scanning: (workflow?.jobs ?? []).flatMap((job) => {
      const index = job.steps.findIndex((step) => stepRunsUs(step, actions));
      const step = job.steps[index];
      return step ? [{ job, step, index }] : [];
    }),
    isGate: gate.workflows.has(path),
    lineOf: (keys) => source.lineOf(keys) ?? 1,
  };
}

/** `on: push`, `on: [push]`, `on: { push: … }`. */
function triggersOf(on: unknown): ReadonlyMap<string, Mapping> {
  if (isMapping(on)) return new Map(Object.entries(on).map(([event, value]) => [event, isMapping(value) ? value : {}]));
  const names: readonly unknown[] = Array.isArray(on) ? on : [on];
  return new Map(names.flatMap((name) => (typeof name === 'string' ? [[name, {}] as const] : [])));
}

/** The entries of a filter, be it one word or a list; null when it is not given. */
export function listOf(value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map(textOf);
}

/** The value of an input of the step that runs us, as text. */
export function inputOf({ step }: ScanningJob, name: string): string {
  const inputs = step.value['with'];
  return isMapping(inputs) ? textOf(inputs[name]).trim() : '';
}
