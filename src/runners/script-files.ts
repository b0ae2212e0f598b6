import type { ComparedFile } from '../model/change.ts';
import { baseName, textOn, type Side } from './config-text.ts';
import { isTestScript } from './script-names.ts';
import type { ScriptUnit } from './script-unit.ts';
import { stemOfFile, unitOfTask, type Task, type TaskLine } from './task.ts';

/** What the tests start, or what stands there to be read, decides about no run. */
const FOREIGN = /(?:^|\/)(?:fixtures?|__fixtures__|testdata|templates?|examples?|node_modules|vendor|third_party)\//i;
const CI_FOLDER = /(?:^|\/)(?:\.?ci|\.github|\.gitlab|\.circleci|\.buildkite|\.travis|tests?|hack)\//i;

/** Shell scripts, container files and Jenkins pipelines. */
export function isScriptFile(path: string): boolean {
  return !FOREIGN.test(path) && (isShell(path) || isContainer(path) || isEarthfile(path) || isJenkinsfile(path));
}

function isShell(path: string): boolean {
  const name = baseName(path);
  return (
    /\.(?:sh|bash|zsh|ksh)$/.test(name) ||
    /(?:^|\/)(?:\.husky|\.githooks)\/[\w-]+$/.test(path) ||
    (/^[\w-]+$/.test(name) && /(?:^|\/)(?:\.?ci|scripts?|bin|hack|tools?)\/[\w-]+$/.test(path))
  );
}

function isContainer(path: string): boolean {
  return /^(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.[Dd]ockerfile$/.test(baseName(path));
}

function isEarthfile(path: string): boolean {
  return baseName(path) === 'Earthfile';
}

function isJenkinsfile(path: string): boolean {
  return /^Jenkinsfile(?:\.[\w-]+)?$|\.jenkinsfile$/i.test(baseName(path));
}

/** The scripts of such a file: the file itself, its stages, its targets. */
export function scriptUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const { path } = file.change;
  const text = textOn(file, side);
  if (text === '') return [];
  if (isShell(path)) return isShellText(path, text) ? [unitOfTask(file, side, shellTask(path, text), '')] : [];
  if (isJenkinsfile(path)) return jenkinsTasks(text).map((task) => unitOfTask(file, side, task, ''));
  if (isEarthfile(path)) return layeredTasks(text, 'target').map((task) => unitOfTask(file, side, task, ''));
  return layeredTasks(text, 'stage').map((task) => unitOfTask(file, side, task, ''));
}

function isShellText(path: string, text: string): boolean {
  return /\.\w+$/.test(baseName(path)) || path.includes('.husky/') || /^#!.*\b(?:ba|z|da|k)?sh\b/.test(text);
}

function shellTask(path: string, text: string): Task {
  const name = stemOfFile(path);
  const isForTests = name.split(/[-_.]/).some((part) => isTestScript(part) || /^(?:tests?|runtests|ci)$/.test(part));
  return {
    name: baseName(path),
    lines: [{ text, start: 0, isIgnored: false }],
    start: 0,
    needs: [],
    isForTests: true,
    standing: /(?:^|\/)\.(?:husky|githooks)\//.test(path)
      ? 'local'
      : isForTests || CI_FOLDER.test(path)
        ? 'decides'
        : 'doubtful',
  };
}

/** Stages of a container file (`FROM … AS name`), or targets of an Earthfile, with the commands that building them runs. */
function layeredTasks(text: string, kind: 'stage' | 'target'): readonly Task[] {
  const tasks: { name: string; readonly lines: TaskLine[]; readonly start: number }[] = [];
  let at = 0;
  let open: { text: string; readonly start: number } | null = null;
  for (const row of `${text}\n`.split('\n')) {
    const start = at;
    at += row.length + 1;
    if (open) open.text += `\n${row}`;
    else {
      const name =
        kind === 'target' ? /^([\w-]+):[ \t]*$/.exec(row)?.[1] : /^FROM[ \t](?:.* AS[ \t]+([\w.-]+))?/i.exec(row);
      if (name) {
        tasks.push({
          name: typeof name === 'string' ? name : (name[1] ?? `stage ${tasks.length + 1}`),
          lines: [],
          start,
        });
        continue;
      }
      const head = /^[ \t]*(?:RUN|CMD|ENTRYPOINT)(?:[ \t]+--[\w-]+(?:=\S+)?)*[ \t]+/i.exec(row)?.[0];
      if (head === undefined) continue;
      open = { text: row.slice(head.length), start: start + head.length };
    }
    if (row.endsWith('\\')) continue;
    tasks.at(-1)?.lines.push({ text: commandOfForm(open.text), start: open.start, isIgnored: false });
    open = null;
  }
  return tasks.map((task) => ({
    ...task,
    needs: [],
    isForTests: true,
    standing: kind === 'stage' ? 'doubtful' : 'decides',
  }));
}

/** `["pytest", "-q"]` is the command `pytest -q`; the length stays, so that places stay right. */
function commandOfForm(text: string): string {
  return /^\[\s*"/.test(text) ? text.replaceAll(/[[\]",]/g, ' ') : text;
}

const STEP = /\b(?:sh|bat|pwsh|powershell)(?:[ \t]*\(\s*|[ \t]+)(?:(?:script|label):[ \t]*)?('''|"""|'|")/g;
const MOST_STEPS = 1_000;

/** The stages of a Jenkins pipeline with their shell steps, and what they say around them. */
function jenkinsTasks(text: string): readonly Task[] {
  const stages = [...text.matchAll(/\bstage(?:[ \t]*\([ \t]*|[ \t]+)(['"])([^'"\n]{1,120})\1/g)].map((match) => ({
    name: match[2] ?? '',
    start: match.index,
  }));
  const tasks = new Map<
    string,
    { readonly name: string; readonly lines: TaskLine[]; readonly start: number; off?: string }
  >();
  for (const match of [...text.matchAll(STEP)].slice(0, MOST_STEPS)) {
    const quote = match[1] ?? "'";
    const start = match.index + match[0].length;
    const end = text.indexOf(quote, start);
    if (end === -1) continue;
    const stage = stages.findLast((one) => one.start < match.index) ?? { name: 'pipeline', start: 0 };
    const task = tasks.get(stage.name) ?? { name: stage.name, lines: [], start: stage.start };
    const opening = text.slice(stage.start, match.index);
    const closing = text.slice(end, end + 160);
    const isForgiven =
      /^(?:'''|"""|'|")[ \t\n]*,[ \t\n]*return(?:Status|Stdout):[ \t]*true/.test(closing) ||
      /returnStatus:[ \t]*true/.test(match[0]) ||
      isOpenAt(
        opening,
        /\bcatchError[ \t]*\([^)]*(?:buildResult:[ \t]*['"]SUCCESS['"]|stageResult)|\bwarnError\b|\btry[ \t]*\{/,
      );
    task.lines.push({
      text: text.slice(start, end),
      start,
      isIgnored: isForgiven && !closing.includes('returnStdout'),
    });
    const when = /\bwhen[ \t]*\{[ \t\n]*([^{}]{1,200})\}/.exec(opening)?.[1]?.trim();
    if (when !== undefined && /expression[ \t]*$|\bfalse\b|^(?:branch|tag|buildingTag|triggeredBy)\b/.test(when))
      task.off = `when { ${when} }`;
    tasks.set(stage.name, task);
  }
  return [...tasks.values()].map((task) => ({ ...task, needs: [], isForTests: true }));
}

/** Whether the last such opening is not closed again. */
function isOpenAt(text: string, opening: RegExp): boolean {
  const found = opening.exec(text);
  if (!found) return false;
  let depth = 0;
  for (const char of text.slice(found.index)) {
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return false;
  }
  return depth > 0 || !text.slice(found.index).includes('{');
}
