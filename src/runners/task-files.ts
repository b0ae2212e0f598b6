import type { ComparedFile } from '../model/change.ts';
import { append } from '../model/lists.ts';
import { baseName, textOn, type Side } from './config-text.ts';
import { settingsOfIni } from './ini-settings.ts';
import type { Variable } from './run-variables.ts';
import type { ScriptUnit } from './script-unit.ts';
import { unitOfTask, type Task, type TaskLine } from './task.ts';

interface OpenTask extends Task {
  readonly lines: TaskLine[];
}

export function isTaskFile(path: string): boolean {
  return /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|tox\.ini|[\w-]+\.mk)$/.test(baseName(path));
}

/** The targets of a Makefile or justfile, and the environments of tox. */
export function taskUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const text = textOn(file, side);
  if (text === '') return [];
  const name = baseName(file.change.path);
  if (name === 'tox.ini') return toxTasks(text).map((task) => unitOfTask(file, side, task, ''));
  const runner = /justfile/i.test(name) ? 'just' : 'make';
  const off = idleShellOf(text);
  const variables = flagsOf(text);
  const ignored = ignoredTargets(text);
  return makeTasks(text).map((task) =>
    unitOfTask(
      file,
      side,
      {
        ...task,
        lines: task.lines.map((line) => ({ ...line, isIgnored: line.isIgnored || ignored(task.name) })),
        variables,
        ...(off === null ? {} : { off }),
      },
      runner,
    ),
  );
}

/** A setting by which all recipes go to a program that runs nothing. */
function idleShellOf(text: string): string | null {
  return (
    /^(?:override[ \t]+|export[ \t]+)?SHELL[ \t]*[:?]?=[ \t]*(?:\/\S*\/)?(?:true|echo|:|cat|printf)[ \t]*$/m.exec(
      text,
    )?.[0] ??
    /^set shell[ \t]*:=[ \t]*\[[ \t]*["'](?:\/\S*\/)?(?:true|echo|:|cat|printf)["'].*$/m.exec(text)?.[0] ??
    null
  );
}

/** Flags and options that the file itself sets for all that it starts. */
function flagsOf(text: string): readonly Variable[] {
  return [...text.matchAll(/^(?:export[ \t]+)?([A-Z][A-Z0-9_]{2,40})[ \t]*[:+?]{0,2}=[ \t]*(.{0,300})$/gm)].map(
    (match) => ({
      name: match[1] ?? '',
      value: match[2] ?? '',
      range: null,
    }),
  );
}

/** Targets whose failures make ignores: those that `.IGNORE:` names, or all when it names none. */
function isForgiving(flag: string): boolean {
  return flag === '--ignore-errors' || (/^-[a-z]+$/i.test(flag) && flag.includes('i'));
}

function ignoredTargets(text: string): (name: string) => boolean {
  const names = [...text.matchAll(/^\.IGNORE[ \t]*:(.{0,300})$/gm)].map((match) =>
    (match[1] ?? '').trim().split(/\s+/).filter(Boolean),
  );
  const isGlobal =
    names.some((list) => list.length === 0) ||
    flagsOf(text).some(({ name, value }) => name === 'MAKEFLAGS' && value.split(/[ \t]+/).some(isForgiving));
  return (name) => isGlobal || names.some((list) => list.includes(name));
}

/** Targets with their recipes; continued lines are one. */
function makeTasks(text: string): readonly Task[] {
  const tasks: OpenTask[] = [];
  let current: readonly OpenTask[] = [];
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
        const needs = neededBy(row);
        current = names.slice(0, 20).map((name) => ({ name, lines: [], start, needs }));
        append(tasks, current);
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

/** What stands behind the colon: other targets, files, and for just a call of a recipe. */
function neededBy(row: string): readonly string[] {
  return row
    .slice(row.indexOf(':') + 1)
    .replace(/^:/, '')

    .split(/[#;]/, 1)
    .join('')
    .split(/\s+/)
    .filter((name) => /^[\w:-]+$/.test(name))
    .slice(0, 60);
}

/** The `commands` of tox's environments. */
function toxTasks(text: string): readonly Task[] {
  const tasks = new Map<string, OpenTask>();
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  for (const { key, text: value, range } of settingsOfIni(text)) {
    const name = /^(testenv[^\n]*)\.commands$/.exec(key)?.[1];
    if (name === undefined) continue;
    const rowStart = starts[range.startLine - 1] ?? 0;
    const start = Math.max(rowStart, text.indexOf(value, rowStart));
    const task = tasks.get(name) ?? { name, lines: [], start, needs: [], isForTests: true };
    const marks = /^-? */.exec(value)?.[0] ?? '';
    task.lines.push({ text: value.slice(marks.length), start: start + marks.length, isIgnored: marks.includes('-') });
    tasks.set(name, task);
  }
  return [...tasks.values()];
}
