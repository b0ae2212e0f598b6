import { changedLines } from '../evidence/changed-lines.ts';
import { configChange } from '../evidence/gate-config.ts';
import { forgedJobs, forgedStatuses, type Forgery } from '../evidence/gate-forgery.ts';
import { gateOf, workflowRunsUs, type Gate } from '../evidence/gate-members.ts';
import { lostOwners, OWNER_PATHS } from '../evidence/gate-owners.ts';
import { droppedRequirement, keepsBranchRules } from '../evidence/gate-requirements.ts';
import { workflowChange } from '../evidence/gate-workflow-changes.ts';
import { readWorkflow } from '../evidence/gate-workflow.ts';
import type { ComparedFile } from '../model/change.ts';
import type { Level, RuleFinding } from '../model/finding.ts';
import type { Range } from '../model/range.ts';
import type { Rule, RuleMeta, Scene } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'gate-tampering',
  title: 'The gate itself is changed, or its check is reported by something else',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: true,
  precedence: 100,
};

const CONFIG = /^\.github\/anti-cheat\.ya?ml$/;
const MANIFEST = '.github/anti-cheat.sha256';
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** Phrases that one message tells. */
const MOST_TOLD = 4;

export const rule: Rule = {
  meta,
  collect: () => ({ values: [], words: [] }),
  judge(scene) {
    if (!scene.compared.some(concernsGate) && scene.gate.length === 0) return [];
    const gate = gateOf(scene.gate);
    return scene.compared.flatMap((compared) => [
      ...memberFindings(compared, gate, scene),
      ...ownerFindings(compared, gate, scene),
      ...requirementFindings(compared, gate),
      ...(gate.exists ? forgeryFindings(compared, gate) : []),
    ]);
  },
};

function concernsGate({ change }: ComparedFile): boolean {
  return (
    CONFIG.test(change.path) ||
    change.path === MANIFEST ||
    WORKFLOW.test(change.path) ||
    keepsBranchRules(change.before?.path ?? change.path)
  );
}

/** What happens to a file of the gate. */
function memberFindings(compared: ComparedFile, gate: Gate, scene: Scene): readonly RuleFinding[] {
  const { change } = compared;
  const old = change.status === 'copied' ? null : (change.before?.path ?? null);
  const workflow = old === null ? undefined : gate.workflows.get(old);
  const isPolicy = old !== null && (CONFIG.test(old) || old === MANIFEST);
  if (!isPolicy && !workflow && !(old !== null && gate.actions.has(old))) return newcomer(compared, gate, scene);
  const what = isPolicy ? (old === MANIFEST ? 'The manifest of checksums' : 'The config') : 'The workflow';
  const subject = workflow || isPolicy ? `${what} of the gate` : 'The action that runs the gate';
  const whole = wholeFileChange(compared);
  if (whole !== null) return [finding(compared, 'violation', `${subject} ${whole}.`)];
  const [before, after] = [textOf(compared, 'before'), textOf(compared, 'after')];
  if (old !== null && CONFIG.test(old)) {
    const { looser, other } = configChange(before, after, scene.change.files);
    return [finding(compared, 'violation', `${subject} changes: ${told([...looser, ...other])}.`)];
  }
  if (!workflow)
    return [finding(compared, 'violation', `${subject} changes: what it holds the code to changes with it.`)];
  const now = readWorkflow(after);
  if (!now || !workflow.workflow)
    return [finding(compared, 'violation', `${subject} changes and cannot be read as a workflow.`)];
  const { details, concernsGate: isOurs } = workflowChange(workflow.workflow, now, workflow.jobs);
  const summary = details.length > 0 ? told(details) : 'something around the gate';
  return [finding(compared, isOurs ? 'violation' : 'note', `${subject} changes: ${summary}.`)];
}

/** What becomes of the file as a whole; null when it is only edited. */
function wholeFileChange({ change, after }: ComparedFile): string | null {
  if (change.after === null) return 'is deleted';
  if (change.after.kind === 'symlink' || change.after.kind === 'submodule') return `becomes a ${change.after.kind}`;
  if (change.before && change.before.path !== change.path)
    return `is moved from ${change.before.path} to ${change.path}${WORKFLOW.test(change.path) ? '' : ', where it is without effect'}`;
  return after.kind === 'text' ? null : 'is no text any more';
}

/** A file of the kind that the base lacks. */
function newcomer(compared: ComparedFile, gate: Gate, scene: Scene): readonly RuleFinding[] {
  const { change } = compared;
  if (change.after === null) return [];
  const text = textOf(compared, 'after');
  if (CONFIG.test(change.path)) {
    if (!gate.exists) return [finding(compared, 'note', 'The gate gets its first config.')];
    const isSecond = scene.gate.some(({ path }) => CONFIG.test(path) && path !== change.path);
    if (isSecond)
      return [
        finding(compared, 'violation', 'A second config stands beside the first: the gate refuses to run with both.'),
      ];
    const { looser, other } = configChange('', text, scene.change.files);
    return looser.length > 0
      ? [finding(compared, 'violation', `The gate, which had no config, gets one: ${told(looser)}.`)]
      : [finding(compared, 'note', `The gate, which had no config, gets one: ${told(other)}.`)];
  }
  if (change.path === MANIFEST) return [finding(compared, 'note', 'The gate gets its first manifest of checksums.')];
  if (!WORKFLOW.test(change.path) || !workflowRunsUs(text)) return [];
  if (change.before !== null && workflowRunsUs(textOf(compared, 'before'))) return [];
  return [
    finding(compared, 'note', gate.exists ? 'Another workflow runs the gate.' : 'A first workflow runs the gate.'),
  ];
}

/** Owners whom GitHub would no longer ask about the gate's files. */
function ownerFindings(compared: ComparedFile, gate: Gate, scene: Scene): readonly RuleFinding[] {
  const { change } = compared;
  const paths: readonly string[] = OWNER_PATHS;
  if (!paths.includes(change.path) && !(change.before && paths.includes(change.before.path))) return [];
  const before = new Map(scene.gate.filter(({ path }) => paths.includes(path)).map(({ path, text }) => [path, text]));
  const after = new Map(before);
  for (const one of scene.compared) {
    if (one.change.before && one.change.status !== 'copied') after.delete(one.change.before.path);
    if (one.change.after && paths.includes(one.change.path)) after.set(one.change.path, textOf(one, 'after'));
  }
  const owned = [
    ...scene.gate.filter(({ path }) => CONFIG.test(path) || path === MANIFEST).map(({ path }) => path),
    ...gate.workflows.keys(),
    ...gate.actions,
    ...(gate.exists ? before.keys() : []),
  ];
  const [lost] = lostOwners(before, after, owned);
  if (!lost) return [];
  const who = lost.after === '' ? 'nobody has to be asked about it' : `${lost.after} in their place`;
  return [finding(compared, 'violation', `${lost.path}, a part of the gate, loses its owners ${lost.before}: ${who}.`)];
}

/** Rules of branches that no longer ask for the gate's check. */
function requirementFindings(compared: ComparedFile, gate: Gate): readonly RuleFinding[] {
  const name = droppedRequirement(compared, gate.checkNames);
  if (name === null) return [];
  return [finding(compared, 'violation', `The rules of the branches no longer ask for the gate's check, "${name}".`)];
}

/** Other places that report the gate's check. */
function forgeryFindings(compared: ComparedFile, gate: Gate): readonly RuleFinding[] {
  const { change, after, added } = compared;
  if (after.kind !== 'text' || change.class === 'documentation' || change.class === 'golden') return [];
  const old = change.before?.path ?? '';
  const own = gate.workflows.get(old)?.jobs ?? new Set<string>();
  const forged = [
    ...forgedStatuses(after.text, added, gate.checkNames),
    ...(WORKFLOW.test(change.path) ? forgedJobs(after.text, textOf(compared, 'before'), own, gate.checkNames) : []),
  ];
  const lines = after.text.split('\n');
  return forged.map((forgery) => ({
    ...finding(compared, 'violation', forgeryMessage(forgery)),
    range: rangeOf(forgery, lines),
    matched: `${forgery.how} ${forgery.name}`,
  }));
}

function forgeryMessage({ how, name }: Forgery): string {
  return how === 'job'
    ? `This job bears the name of the gate's check, "${name}": GitHub takes a required check by its name, whoever reports it.`
    : `This sets a status called "${name}", the name of the gate's check: GitHub takes a required check by its name, whoever reports it.`;
}

function rangeOf({ startLine, endLine }: Forgery, lines: readonly string[]): Range {
  return { startLine, startColumn: 1, endLine, endColumn: (lines[endLine - 1] ?? '').length + 1 };
}

function told(details: readonly string[]): string {
  const rest = details.length - MOST_TOLD;
  return details.slice(0, MOST_TOLD).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

function textOf(compared: ComparedFile, side: 'before' | 'after'): string {
  const content = compared[side];
  return content.kind === 'text' ? content.text : '';
}

function finding(compared: ComparedFile, level: Level, message: string): RuleFinding {
  const { change } = compared;
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: change.path,
    previousPath: change.previousPath,
    range: changedLines(compared),
    message,
    evidence: [],
    matched: `${change.before?.id ?? ''} ${change.after?.id ?? ''}`,
  };
}
