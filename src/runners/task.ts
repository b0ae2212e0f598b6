import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { baseName, folderOf, pathOn, textOn, type Side } from './config-text.ts';
import { isIdleScript, programsIn } from './idle-script.ts';
import type { Variable } from './run-variables.ts';
import { isTestScript } from './script-names.ts';
import { UNCONDITIONAL, type ScriptUnit, type Standing } from './script-unit.ts';
import { cited } from './tampering.ts';
import { testRunsIn, type TestRun } from './test-run.ts';

/** A line, or a whole script, that a task runs by itself, without the marks before it. */
export interface TaskLine {
  readonly text: string;
  /** Offset into the file. */
  readonly start: number;
  /** Its failure is ignored. */
  readonly isIgnored: boolean;
}

/** Something with a name that runs commands: a target, a task, a stage, a whole script. */
export interface Task {
  readonly name: string;
  readonly lines: readonly TaskLine[];
  readonly start: number;
  /** Other tasks that it stands for: they run before its own lines. */
  readonly needs: readonly string[];
  /** It is started to test, whatever its name says. */
  readonly isForTests?: boolean;
  /** What it decides; a change's merge unless said otherwise. */
  readonly standing?: Standing;
  /** None of its commands is run: what its lines say is only looked at. */
  readonly off?: string;
  readonly variables?: readonly Variable[];
}

/** A task as a script of its file. */
export function unitOfTask(file: ComparedFile, side: Side, task: Task, runner: string): ScriptUnit {
  const text = textOn(file, side);
  const lines = new Lines(text);
  const last = task.lines.at(-1);
  const end = last ? Math.max(last.start + last.text.length, endOfLine(text, last.start)) : endOfLine(text, task.start);
  const range = lines.range(task.start, Math.min(end, text.trimEnd().length));
  const tests = task.needs.filter(isForTests);
  const commands = task.lines.filter(({ text: line }) => line.trim() !== '');
  const runs = [
    ...tests.map((name) => neededRun(runner, name, task.start)),
    ...task.lines.flatMap((line) => runsOf(line, task.variables ?? [])),
  ];
  return {
    file,
    key: `${file.change.path} ${task.name}`,
    group: file.change.path,
    title: `The ${runner === '' ? 'script' : 'target'} ${cited(task.name)}`,
    runs,
    // What only may be for tests, by its kind, counts where it was seen to run some.
    isNamedTest:
      isTestScript(task.name) || task.name.startsWith('testenv') || (task.isForTests === true && runs.length > 0),
    standing: task.standing ?? 'decides',
    // What only names others is idle where none of them is about tests.
    isIdle:
      commands.length > 0
        ? tests.length === 0 && commands.every((line) => isIdleScript(line.text))
        : task.needs.length > 0 && tests.length === 0 && task.needs.every(isAboutSource),
    programs: task.lines.flatMap((line) => programsIn(line.text)),
    pardon: null,
    off: task.off === undefined ? null : { text: task.off, range },
    ...UNCONDITIONAL,
    folder: folderOf(pathOn(file, side)),
    range,
    place: ({ start, end: to }) => lines.range(start, Math.max(start, to)),
  };
}

function runsOf(line: TaskLine, variables: readonly Variable[]): readonly TestRun[] {
  return testRunsIn(line.text, 'last', false, variables).map((run) => ({
    ...run,
    fate: run.fate === 'counts' && line.isIgnored ? 'swallowed' : run.fate,
    stretch: { start: line.start + run.stretch.start, end: line.start + run.stretch.end },
  }));
}

/** A task that stands for another one runs its tests. */
function neededRun(runner: string, name: string, start: number): TestRun {
  return {
    runner,
    selection: { leftOut: [], namesLeftOut: [], onlyNames: [], paths: [], shard: null, isBlind: false },
    fate: 'counts',
    stretch: { start, end: start },
    text: `${runner} ${name}`,
    variable: null,
  };
}

function isForTests(name: string): boolean {
  return (
    name.split(/[:_\-./]/).some((part) => /^(?:tests?|specs?|unit|pytest|unittests?|rspec|check)$/.test(part)) &&
    !isAboutSource(name)
  );
}

function isAboutSource(name: string): boolean {
  return /(?:^|[:_\-.])(?:lint|fmt|format|style|types?|typecheck|mypy|ruff|rubocop|build|compile|install|deps|clean|docs?|help)(?=[:_\-.]|$)/.test(
    name,
  );
}

/** The end of the line that an offset stands in. */
function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found;
}

/** The name of a file without its ending. */
export function stemOfFile(path: string): string {
  return baseName(path).replace(/\.\w+$/, '');
}
