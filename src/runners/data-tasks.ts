import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { isScalar, type DataMap, type DataNode, type DataReading } from '../records/data.ts';
import { parseJson } from '../records/json-data.ts';
import { parseToml } from '../records/toml-data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { baseName, textOn, type Side } from './config-text.ts';
import { childOf, nodeAt, rangeOfNode, scalarAt, textsOfNode } from './data-settings.ts';
import type { ScriptUnit } from './script-unit.ts';
import { unitOfTask, type Task, type TaskLine } from './task.ts';

/** A kind of file whose maps hold tasks by their names. */
interface TaskTable {
  readonly path: RegExp;
  readonly read: (text: string) => DataReading;
  /** Where the tasks stand. */
  readonly tables: readonly (readonly string[])[];
}

const TABLES: readonly TaskTable[] = [
  { path: /^[Tt]askfile(?:\.[\w-]+)*\.ya?ml$/, read: parseYaml, tables: [['tasks']] },
  {
    path: /^pyproject\.toml$|^hatch\.toml$|^pixi\.toml$/,
    read: parseToml,
    tables: [
      ['tool', 'poe', 'tasks'],
      ['tool', 'pdm', 'scripts'],
      ['tool', 'taskipy', 'tasks'],
      ['tool', 'pixi', 'tasks'],
      ['tool', 'rye', 'scripts'],
      ['tool', 'hatch', 'envs', 'default', 'scripts'],
      ['tool', 'hatch', 'envs', 'test', 'scripts'],
      ['tool', 'hatch', 'envs', 'hatch-test', 'scripts'],
      ['tasks'],
      ['envs', 'default', 'scripts'],
      ['envs', 'test', 'scripts'],
    ],
  },
  { path: /^Makefile\.toml$/, read: parseToml, tables: [['tasks']] },
  { path: /^deno\.jsonc?$/, read: parseJson, tables: [['tasks']] },
  {
    path: /^lefthook\.ya?ml$/,
    read: parseYaml,
    tables: [
      ['pre-push', 'commands'],
      ['pre-commit', 'commands'],
    ],
  },
];
const HOOKS = /^\.pre-commit-config\.ya?ml$/;
const MOST_TASKS = 500;

export function isDataTaskFile(path: string): boolean {
  const name = baseName(path);
  return HOOKS.test(name) || TABLES.some((table) => table.path.test(name));
}

/** The tasks of Taskfiles, of tables in `pyproject.toml`, of Deno and cargo-make, and the hooks of pre-commit. */
export function dataTaskUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const text = textOn(file, side);
  if (text === '') return [];
  const name = baseName(file.change.path);
  const starts = lineStarts(text);
  const place = placer(text, starts);
  const tasks = HOOKS.test(name)
    ? hookTasks(parseYaml(text).roots[0] ?? null, place)
    : TABLES.filter((table) => table.path.test(name)).flatMap(({ read, tables }) => {
        const root = read(text).roots[0] ?? null;
        return tables.flatMap((keys) => tableTasks(nodeAt(root, ...keys), place, starts));
      });
  return tasks.slice(0, MOST_TASKS).map((task) => unitOfTask(file, side, task, 'task'));
}

type Placer = (node: DataNode) => number;

/** Offsets at which the lines start. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Where a value starts, as an offset. */
function placer(text: string, starts: readonly number[]): Placer {
  const lines = new Lines(text);
  const rows = text.split('\n');
  return (node) => {
    const { startLine, startColumn } = rangeOfNode(node, lines, rows);
    return (starts[startLine - 1] ?? 0) + startColumn - 1;
  };
}

function tableTasks(table: DataNode | null, place: Placer, starts: readonly number[]): readonly Task[] {
  if (table?.kind !== 'map') return [];
  return table.entries.map(({ key, keyLine, value }) => ({
    name: key,
    lines: linesOf(value, place, false),
    start: starts[keyLine - 1] ?? 0,
    needs: [
      ...textsOfNode(childOf(value, 'deps')),
      ...textsOfNode(childOf(value, 'depends')),
      ...textsOfNode(childOf(value, 'dependencies')),
    ],
  }));
}

const COMMANDS = ['cmds', 'cmd', 'command', 'script', 'shell', 'run', 'sequence', 'commands'];

/** The commands of a task, whatever form they have. */
function linesOf(node: DataNode, place: Placer, isIgnored: boolean): readonly TaskLine[] {
  if (isScalar(node)) return node.kind === 'string' ? [{ text: node.text, start: place(node), isIgnored }] : [];
  if (node.kind === 'list') return node.items.flatMap((item) => linesOf(item, place, isIgnored));
  const forgives =
    isIgnored ||
    ['ignore_error', 'ignore_errors', 'ignore_fail'].some((key) => scalarAt(childOf(node, key)) === 'true');
  const task = scalarAt(childOf(node, 'task'));
  if (task !== null) return [{ text: `task ${task}`, start: place(node), isIgnored: forgives }];
  const rest = textsOfNode(childOf(node, 'args')).join(' ');
  return COMMANDS.flatMap((key) => {
    const value = childOf(node, key);
    if (!value) return [];
    // cargo-make keeps the words apart.
    if (key === 'command' && isScalar(value) && rest !== '')
      return [{ text: `${scalarAt(value) ?? ''} ${rest}`, start: place(value), isIgnored: forgives }];
    return linesOf(value, place, forgives);
  });
}

/** Hooks that run tests before a commit or push: one way among others. */
function hookTasks(root: DataNode | null, place: Placer): readonly Task[] {
  const repos = childOf(root, 'repos');
  const hooks = (repos?.kind === 'list' ? repos.items : []).flatMap((repo): readonly DataMap[] => {
    const list = childOf(repo, 'hooks');
    return list?.kind === 'list' ? list.items.filter((item): item is DataMap => item.kind === 'map') : [];
  });
  return hooks.map((hook): Task => {
    const entry = childOf(hook, 'entry');
    const stages = textsOfNode(childOf(hook, 'stages'));
    return {
      name: scalarAt(childOf(hook, 'id')) ?? '',
      lines: entry ? linesOf(entry, place, false) : [],
      start: place(hook),
      needs: [],
      isForTests: true,
      standing: 'local',
      ...(stages.length > 0 && stages.every((stage) => stage === 'manual') ? { off: 'stages: [manual]' } : {}),
    };
  });
}
