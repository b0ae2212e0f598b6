import type { ComparedFile, Entry } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import type { GateFile } from '../model/rule.ts';
import { GATE_FILES } from './default-globs.ts';

/** Workflows and actions of one repository that are read; more of them are no gate but an attempt to cost time. */
const MOST_FILES = 400;
/** Longest file of the kind, in UTF-16 units. */
const LONGEST = 256 * 1024;

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const ACTION = /(?:^|\/)action\.ya?ml$/;
const OWNERS = /^(?:\.github\/|docs\/)?CODEOWNERS$/;
/** Calls with which a workflow, or a script that it runs, sets a status of a commit. */
const STATUS_CALL = /check[-_.]?runs?\b|checks\.(?:create|update)|[cC]ommit_?[sS]tatus|\/statuses\b/;

/** Whether a path may belong to a gate: config, manifest, workflow, action, CODEOWNERS. */
function isGatePath(path: string): boolean {
  return GATE_FILES.includes(path) || WORKFLOW.test(path) || ACTION.test(path) || OWNERS.test(path);
}

/**
 * The files of the base that a gate may consist of. Empty, and read for nothing, unless the change touches a path of the
 * kind or speaks of the status of commits: only then does it matter what the gate was.
 */
export async function readGateFiles(
  repository: Repository,
  base: string,
  compared: readonly ComparedFile[],
): Promise<readonly GateFile[]> {
  if (!compared.some(mattersToGate)) return [];
  const entries = (await repository.tree(base)).filter((entry) => isGatePath(entry.path) && isRegular(entry));
  const files: GateFile[] = [];
  for (const { path, id } of entries.slice(0, MOST_FILES)) {
    const content = await repository.content(id);
    files.push({ path, text: content.kind === 'text' && content.text.length <= LONGEST ? content.text : '' });
  }
  return files;
}

function isRegular({ kind }: Entry): boolean {
  return kind === 'file' || kind === 'executable';
}

function mattersToGate({ change, after }: ComparedFile): boolean {
  if (isGatePath(change.path) || (change.before !== null && isGatePath(change.before.path))) return true;
  return change.class !== 'documentation' && after.kind === 'text' && STATUS_CALL.test(after.text);
}
