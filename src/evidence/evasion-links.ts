import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile, FileChange } from '../model/change.ts';
import type { Knowledge, Scene } from '../model/rule.ts';
import { quote } from './citation.ts';
import type { Evasion } from './evasion.ts';

/** Links and submodules that put something unseen where a file stood, or where the product reads. */
export function linkEvasions(scene: Scene, knowledge: Knowledge): readonly Evasion[] {
  return scene.compared.flatMap((compared): readonly Evasion[] => {
    const { change } = compared;
    const isLink = change.after?.kind === 'symlink';
    if (!isLink && change.after?.kind !== 'submodule') return [];
    if (isFile(change)) return replaced(compared);
    return isLink && change.class === 'product' && change.before?.kind !== 'symlink' ? added(compared, knowledge) : [];
  });
}

function isFile({ before }: FileChange): boolean {
  return before?.kind === 'file' || before?.kind === 'executable';
}

/** A file that could be read before cannot be read any more. */
function replaced(compared: ComparedFile): readonly Evasion[] {
  const { change } = compared;
  const { previousClass } = change;
  const isJudged = previousClass === 'test' || previousClass === 'golden' || isCodeFile(change.path);
  if (!isJudged || previousClass === 'documentation' || previousClass === 'ignored') return [];
  const what = change.after?.kind === 'submodule' ? 'a submodule' : 'a symbolic link';
  const target = targetOf(compared);
  const leaves = target === null || leavesTree(change.path, target);
  const kind = previousClass === 'golden' ? 'golden file' : previousClass === 'test' ? 'test file' : 'source file';
  const where = target === null ? '' : ` to ${quote(target)}`;
  const message = leaves
    ? `A ${kind} gives way to ${what}${where}, outside of what is reviewed here: nobody can say what the tests will see.`
    : `A ${kind} gives way to ${what}${where}.`;
  return [evasionOf(compared, leaves ? 'violation' : 'note', message)];
}

/** A new link in the product that leads to what the tests compare with, or out of the repository. */
function added(compared: ComparedFile, knowledge: Knowledge): readonly Evasion[] {
  const target = targetOf(compared);
  if (target === null) return [];
  const { path } = compared.change;
  if (leavesTree(path, target))
    return [evasionOf(compared, 'note', `A new link leads out of the repository, to ${quote(target)}.`)];
  const goal = resolved(path, target);
  if (knowledge.oracleClassOf(goal) !== 'golden') return [];
  const message = `A new link in the product leads to ${quote(goal)}, a golden file: what looks like product code is what the tests compare with.`;
  return [evasionOf(compared, 'violation', message)];
}

function targetOf({ change, after }: ComparedFile): string | null {
  return change.after?.kind === 'symlink' && after.kind === 'text' ? after.text.trim().slice(0, 400) : null;
}

function leavesTree(path: string, target: string): boolean {
  return /^(?:[/~\\]|[A-Za-z]:)/.test(target) || resolved(path, target).startsWith('../');
}

/** The target from the root of the repository; it begins with `../` when it lies outside. */
function resolved(path: string, target: string): string {
  const parts = path.split('/').slice(0, -1);
  let above = 0;
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) above++;
  }
  return '../'.repeat(above) + parts.join('/');
}

function evasionOf(compared: ComparedFile, level: Evasion['level'], message: string): Evasion {
  const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { compared, level, range, message, matched: compared.change.after?.id ?? '' };
}
