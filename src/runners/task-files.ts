import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { baseName, folderOf, pathOn, textOn, type Side } from './config-text.ts';
import { isIdleScript } from './idle-script.ts';
import { settingsOfIni } from './ini-settings.ts';
import { isTestScript } from './script-names.ts';
import type { ScriptUnit } from './script-unit.ts';
import { cited } from './tampering.ts';
import { testRunsIn, type TestRun } from './test-run.ts';

/** A line that a task runs by itself, without the marks before it. */
interface TaskLine {
  readonly text: string;
  readonly start: number;
  /** The mark `-`: its failure is ignored. */
  readonly isIgnored: boolean;
}

interface Task {
  readonly name: string;
  readonly lines: TaskLine[];
  readonly start: number;
}

export function isTaskFile(path: string): boolean {
  return /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|tox\.ini|[\w-]+\.mk)$/.test(baseName(path));
}

/** The targets of a Makefile or justfile, and the environments of tox. */
export function taskUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const text = textOn(file, side);
  if (text === '') return [];
  const tasks = baseName(file.change.path) === 'tox.ini' ? toxTasks(text) : makeTasks(text);
  const lines = new Lines(text);
  return tasks.map((task) => {
    const runs = task.lines.flatMap((line) => runsOf(line));
    const range = lines.range(
      task.start,
      task.lines.at(-1) ? endOfLine(text, task.lines.at(-1)?.start ?? 0) : endOfLine(text, task.start),
    );
    return {
      file,
      key: `${file.change.path} ${task.name}`,
      group: file.change.path,
      title: `The target ${cited(task.name)}`,
      runs,
      isNamedTest: isTestScript(task.name) || task.name.startsWith('testenv'),
      // A target without commands only names others.
      isIdle: task.lines.length > 0 && task.lines.every((line) => isIdleScript(line.text)),
      pardon: null,
      off: null,
      folder: folderOf(pathOn(file, side)),
      range,
      place: ({ start, end }) => lines.range(start, Math.max(start, end)),
    };
  });
}

function runsOf(line: TaskLine): readonly TestRun[] {
  return testRunsIn(line.text, 'last').map((run) => ({
    ...run,
    fate: run.fate === 'counts' && line.isIgnored ? 'swallowed' : run.fate,
    stretch: { start: line.start + run.stretch.start, end: line.start + run.stretch.end },
  }));
}

/** Targets with their recipes; continued lines are one. */
function makeTasks(text: string): readonly Task[] {
  const tasks: Task[] = [];
  let current: readonly Task[] = [];
  let at = 0;
  let open: { text: string; readonly start: number } | null = null;
  for (const row of text.split('\n')) {
    const start = at;
    at += row.length + 1;
    if (open) {
      open.text += `\n${row}`;
    } else if (/^[\t ]+\S/.test(row) && current.length > 0) {
      open = { text: row, start };
    } else {
      const names = targetsOf(row);
      if (names !== null) {
        current = names.slice(0, 20).map((name) => ({ name, lines: [], start }));
        tasks.push(...current);
      } else if (/^\S/.test(row) && !row.startsWith('#')) current = [];
      continue;
    }
    if (row.endsWith('\\')) continue;
    const marks = /^[\t ]*[-@+]*[\t ]*/.exec(open.text)?.[0] ?? '';
    const line = {
      text: open.text.slice(marks.length),
      start: open.start + marks.length,
      isIgnored: marks.includes('-'),
    };
    if (line.text !== '') for (const task of current) task.lines.push(line);
    open = null;
    if (tasks.length > 2_000) break;
  }
  return tasks;
}

/** The names before the colon of a rule; null for assignments and other lines. just writes parameters behind the name. */
function targetsOf(row: string): readonly string[] | null {
  const colon = row.indexOf(':');
  if (colon < 1 || /^[\s#]/.test(row) || row.charAt(colon + 1) === '=' || row.slice(0, colon).includes('='))
    return null;
  const names = row
    .slice(0, colon)
    .split(' ')
    .filter((name) => /^[\w./-]+$/.test(name));
  return names.length > 0 ? names : null;
}

/** The `commands` of tox's environments. */
function toxTasks(text: string): readonly Task[] {
  const tasks = new Map<string, Task>();
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  for (const { key, text: value, range } of settingsOfIni(text)) {
    const name = /^(testenv[^\n]*)\.commands$/.exec(key)?.[1];
    if (name === undefined) continue;
    const rowStart = starts[range.startLine - 1] ?? 0;
    const start = Math.max(rowStart, text.indexOf(value, rowStart));
    const task = tasks.get(name) ?? { name, lines: [], start };
    const marks = /^-? */.exec(value)?.[0] ?? '';
    task.lines.push({ text: value.slice(marks.length), start: start + marks.length, isIgnored: marks.includes('-') });
    tasks.set(name, task);
  }
  return [...tasks.values()];
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found;
}
