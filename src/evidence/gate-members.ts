import type { GateFile } from '../model/rule.ts';
import { readActionSteps, readWorkflow, type Job, type Step, type Workflow } from './gate-workflow.ts';

/** A workflow of the base that runs us, or that takes part in it. */
export interface GateWorkflow {
  readonly path: string;
  /** Null when it cannot be read as YAML; then every change of it counts. */
  readonly workflow: Workflow | null;
  /** Ids of the jobs that run us, directly or through another workflow, and of those that they wait for. */
  readonly jobs: ReadonlySet<string>;
}

/** The gate as it stood before the change. */
export interface Gate {
  /** Some file of it stands at the base. */
  readonly exists: boolean;
  readonly workflows: ReadonlyMap<string, GateWorkflow>;
  /** Paths of local actions that run us. */
  readonly actions: ReadonlySet<string>;
  /** Names of the checks that it reports. */
  readonly checkNames: ReadonlySet<string>;
}

const OWN_NAME = 'anti-cheat';
/** `uses:` of our repository or of a workflow in it, whoever owns the copy. */
const OWN_USES = /^[\w.-]{1,100}\/anti-cheat(?:\/[^@\s]{0,200})?(?:@|$)|^docker:\/\/\S{0,200}\/anti-cheat(?:[:@]|$)/i;
/** A command line that runs us. */
const OWN_RUN =
  /(?:^|[\s;&|(/"'`])anti-cheat(?:@[\w.^~-]{1,30})?["']?[ \t]+(?:scan|checksum|audit|evaluate|protocol)\b/m;
const OWN_SCRIPT = /anti-cheat\/dist\/(?:cli\/)?(?:index|main)\.js\b/;
/** Steps through local actions and reusable workflows that are followed. */
const ROUNDS = 4;

/** Finds the gate in the base's workflows and actions. */
export function gateOf(files: readonly GateFile[]): Gate {
  const actionFiles = files.filter(({ path }) => /(?:^|\/)action\.ya?ml$/.test(path));
  const workflowFiles = files.filter(({ path }) => path.startsWith('.github/workflows/'));
  const actions = ownActions(actionFiles);
  const read = workflowFiles.map(({ path, text }) => ({ path, text, workflow: readWorkflow(text) }));
  const found = new Map<string, Set<string>>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, text, workflow } of read) {
      const jobs = found.get(path) ?? new Set<string>();
      if (workflow === null && mentionsUs(text)) found.set(path, jobs);
      for (const job of workflow?.jobs ?? []) if (runsUs(job, actions, found)) found.set(path, jobs.add(job.id));
    }
    // What a gate's job calls is a part of the gate, whatever it does.
    for (const { path, workflow } of read)
      for (const job of workflow?.jobs ?? []) {
        const called = found.get(path)?.has(job.id) ? localPath(job.uses) : null;
        if (called !== null && !found.has(called)) found.set(called, new Set());
      }
  }
  const workflows = new Map(
    read.flatMap(({ path, workflow }) => {
      const jobs = found.get(path);
      return jobs ? [[path, { path, workflow, jobs: withNeeds(workflow, jobs) }] as const] : [];
    }),
  );
  return {
    exists: workflows.size > 0 || files.some(({ path }) => /^\.github\/anti-cheat\.(?:ya?ml|sha256)$/.test(path)),
    workflows,
    actions: new Set(actions.values()),
    checkNames: new Set([OWN_NAME, ...read.flatMap(({ path, workflow }) => namesIn(workflow, found.get(path), read))]),
  };
}

/** Folders of local actions that run us, as a `uses:` names them, with the paths of their files. */
function ownActions(files: readonly GateFile[]): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { path, text } of files) {
      const isNamedUs = /^name:[ \t]*['"]?anti-cheat\b/im.test(text);
      const steps = isNamedUs ? [] : readActionSteps(text);
      if (isNamedUs || steps.some((step) => stepRunsUs(step, own))) own.set(folderOf(path), path);
    }
  return own;
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** `./.github/workflows/gate.yml` → `.github/workflows/gate.yml`; null for what lies elsewhere. */
function localPath(uses: string): string | null {
  return uses.startsWith('./') ? uses.slice(2).replace(/\/$/, '') : uses === '.' ? '' : null;
}

function runsUs(job: Job, actions: ReadonlyMap<string, string>, found: ReadonlyMap<string, unknown>): boolean {
  const called = job.uses === '' ? null : localPath(job.uses);
  if (called !== null ? found.has(called) : OWN_USES.test(job.uses)) return true;
  return job.steps.some((step) => stepRunsUs(step, actions));
}

/** Whether a step runs us. */
export function stepRunsUs({ uses, run }: Step, actions: ReadonlyMap<string, string> = new Map()): boolean {
  if (OWN_USES.test(uses) || OWN_RUN.test(run) || OWN_SCRIPT.test(run)) return true;
  const path = localPath(uses);
  return path !== null && actions.has(path);
}

/** Whether a workflow that the base lacks would run us. */
export function workflowRunsUs(text: string): boolean {
  const workflow = readWorkflow(text);
  return workflow ? workflow.jobs.some((job) => runsUs(job, new Map(), new Map())) : mentionsUs(text);
}

function mentionsUs(text: string): boolean {
  return /^[ \t-]*uses:[ \t]*['"]?[\w.-]{1,100}\/anti-cheat[/@]/im.test(text) || OWN_RUN.test(text);
}

function withNeeds(workflow: Workflow | null, jobs: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(jobs);
  const byId = new Map((workflow?.jobs ?? []).map((job) => [job.id, job]));
  // A set hands out what is added while it is walked.
  for (const id of all) {
    const needs = byId.get(id)?.value['needs'];
    for (const name of Array.isArray(needs) ? needs : [needs]) if (typeof name === 'string') all.add(name);
  }
  return all;
}

function namesIn(
  workflow: Workflow | null,
  jobs: ReadonlySet<string> | undefined,
  read: readonly { readonly path: string; readonly workflow: Workflow | null }[],
): readonly string[] {
  return (workflow?.jobs ?? []).flatMap((job) => {
    if (!jobs?.has(job.id)) return [];
    const called = read.find(({ path }) => path === localPath(job.uses))?.workflow;
    return called ? called.jobs.map(({ checkName }) => `${job.checkName} / ${checkName}`) : [job.checkName];
  });
}
