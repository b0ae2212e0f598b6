import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import { lineRange } from '../model/range.ts';
import { isScalar, type DataMap, type DataNode, type DataScalar } from '../records/data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { scriptOfAction } from './action-scripts.ts';
import { textOn, type Side } from './config-text.ts';
import { childOf, nodeAt, rangeOfNode, scalarAt, textOfScalar } from './data-settings.ts';
import type { Variable } from './run-variables.ts';
import type { Circumstance } from './script-unit.ts';
import { conditionsOf, listedConditions, neededConditions, type Condition } from './step-conditions.ts';
import type { Strictness, Stretch } from './test-run.ts';

/** A script of a CI file, with what its job and its steps say around it. */
export interface WorkflowStep {
  readonly file: ComparedFile;
  /** Path of the keys that lead to it: the job. */
  readonly job: string;
  /** What it calls itself; empty when nothing. */
  readonly name: string;
  readonly script: string;
  readonly strictness: Strictness;
  readonly hasPipefail: boolean;
  readonly pardon: Circumstance | null;
  readonly off: Circumstance | null;
  /** What must hold for it to run: its own conditions, those of its job, and those of the jobs that this one needs. */
  readonly conditions: readonly Condition[];
  /** The environment that the file gives it. */
  readonly variables: readonly Variable[];
  readonly folder: string;
  readonly range: Range;
  readonly place: (stretch: Stretch) => Range;
}

/** CI files by their places. */
export function isWorkflowFile(path: string): boolean {
  return (
    /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/(?:[^/]+\/)*[^/]+\.ya?ml$/.test(path) ||
    /(?:^|\/)action\.ya?ml$/.test(path) ||
    /^(?:\.gitlab-ci|\.gitlab\/.+|\.circleci\/config|\.travis|azure-pipelines[^/]*|\.azure-pipelines\/.+|bitbucket-pipelines|\.drone|\.woodpecker(?:\/.+)?|\.cirrus|appveyor|\.appveyor|\.buildkite\/.+)\.ya?ml$/.test(
      path,
    )
  );
}

const SCRIPT_KEYS = ['run', 'script', 'bash', 'sh', 'command', 'commands', 'test_script', 'pwsh', 'powershell'];
const PARDON_KEYS = [
  'continue-on-error',
  'continueOnError',
  'allow_failure',
  'soft_fail',
  'ignore_failures',
  'failure',
];
const CONDITION_KEYS = ['if', 'condition', 'when'];
const DEEPEST = 30;
const MOST_STEPS = 2_000;

interface Surroundings {
  readonly node: DataNode;
  readonly job: string;
  readonly depth: number;
  readonly pardon: Circumstance | null;
  readonly off: Circumstance | null;
  readonly conditions: readonly Condition[];
  readonly variables: readonly Variable[];
  readonly folder: string;
  readonly shell: string;
}

/** Every script of a CI file of whatever make: a map with a command is a step, the keys above it are its job. */
export function workflowSteps(file: ComparedFile, side: Side): readonly WorkflowStep[] {
  const text = textOn(file, side);
  if (text === '') return [];
  const lines = new Lines(text);
  const rows = text.split('\n');
  const root = parseYaml(text).roots[0];
  if (!root) return [];
  const isStrict = !file.change.path.includes('azure-pipelines');
  const steps: WorkflowStep[] = [];
  const placed = (node: DataNode): Range => rangeOfNode(node, lines, rows);
  const needed = /circleci|bitbucket/.test(file.change.path)
    ? listedConditions(root, placed)
    : neededConditions(childOf(root, 'jobs'), placed);
  const start = {
    node: root,
    job: '',
    depth: 0,
    pardon: null,
    off: null,
    conditions: [],
    variables: [],
    folder: '',
    shell: '',
  };
  const pending: Surroundings[] = [start];
  for (let around = pending.pop(); around && steps.length < MOST_STEPS; around = pending.pop()) {
    const { node, depth } = around;
    if (isScalar(node) || depth > DEEPEST) continue;
    if (node.kind === 'list') {
      for (const item of node.items.toReversed()) pending.push({ ...around, node: item, depth: depth + 1 });
      continue;
    }
    const inner = within(around, node, lines, rows);
    for (const entry of node.entries.toReversed()) {
      const command = SCRIPT_KEYS.includes(entry.key)
        ? scriptIn(entry.value)
        : entry.key === 'uses'
          ? scriptOfAction(node)
          : null;
      if (command === null) {
        const job = /^(?:jobs|steps|script|stages|pipelines|default|on|true|env|with)$/.test(entry.key)
          ? inner.job
          : `${inner.job}/${entry.key}`;
        if (!['on', 'env', 'with', 'services'].includes(entry.key) && !(depth === 0 && entry.key === 'true')) {
          const conditions = depth === 1 ? [...inner.conditions, ...(needed.get(entry.key) ?? [])] : inner.conditions;
          pending.push({ ...inner, conditions, node: entry.value, job, depth: depth + 1 });
        }
        continue;
      }
      const first = command[0];
      if (!first) continue;
      steps.push({
        file,
        job: inner.job,
        name:
          scalarAt(childOf(node, 'id')) ??
          scalarAt(childOf(node, 'name')) ??
          scalarAt(childOf(node, 'displayName')) ??
          '',
        script: command.map(textOfScalar).join('\n'),
        strictness: isStrict && !inner.shell.includes('{0}') ? 'commands' : 'last',
        hasPipefail:
          inner.shell === 'bash' || inner.shell.includes('pipefail') || !file.change.path.includes('.github/'),
        pardon: inner.pardon,
        off: inner.off,
        conditions: inner.conditions,
        variables: inner.variables,
        folder: inner.folder,
        range: rangeOfNode(first, lines, rows),
        place: (stretch) => placeIn(command, stretch, lines, rows),
      });
    }
  }
  return steps;
}

/** What a map says of all that lies below it. */
function within(around: Surroundings, node: DataMap, lines: Lines, rows: readonly string[]): Surroundings {
  const circumstance = (keys: readonly string[], isMeant: (text: string) => boolean): Circumstance | null => {
    const entry = node.entries.find(
      ({ key, value }) => keys.includes(key) && isScalar(value) && isMeant(textOfScalar(value)),
    );
    if (!entry || !isScalar(entry.value)) return null;
    const { startLine } = rangeOfNode(entry.value, lines, rows);
    const row = rows[startLine - 1] ?? '';
    return { text: `${entry.key}: ${textOfScalar(entry.value)}`, range: fullLine(startLine, row) };
  };
  const folder =
    scalarAt(childOf(node, 'working-directory')) ??
    scalarAt(childOf(node, 'working_directory')) ??
    scalarAt(childOf(node, 'workingDirectory')) ??
    scalarAt(nodeAt(node, 'defaults', 'run', 'working-directory'));
  return {
    ...around,
    pardon: circumstance(PARDON_KEYS, isAlwaysTrue) ?? around.pardon,
    off: circumstance(CONDITION_KEYS, isNever) ?? circumstance(['shell'], isIdleShell) ?? around.off,
    conditions: [...around.conditions, ...conditionsOf(node, (one) => rangeOfNode(one, lines, rows))],
    variables: [...around.variables, ...variablesOf(node, (one) => rangeOfNode(one, lines, rows))],
    folder:
      folder === null ? around.folder : `${folder.replace(/^\.\//, '').replace(/\/$/, '')}/`.replace(/^\.?\/$/, ''),
    shell: scalarAt(childOf(node, 'shell')) ?? scalarAt(nodeAt(node, 'defaults', 'run', 'shell')) ?? around.shell,
  };
}

/** A shell that does not run what it is given: it prints it, or only parses it. */
function isIdleShell(text: string): boolean {
  const [program = '', ...options] = text.trim().split(/\s+/);
  return (
    /^(?:\S*\/)?(?:true|:|echo|cat|printf|test|ls|wc|tee|head|tail|touch|file)$/.test(program) ||
    (/^(?:\S*\/)?(?:ba|z|da|k)?sh$/.test(program) &&
      options.some((option) => /^-[a-z]+$/.test(option) && option.includes('n')))
  );
}

/** The environment that a map gives to all that lies below it. */
function variablesOf(node: DataMap, rangeOf: (node: DataNode) => Range): readonly Variable[] {
  return ['env', 'environment', 'variables'].flatMap((key) => {
    const given = childOf(node, key);
    if (given?.kind !== 'map') return [];
    return given.entries.flatMap(({ key: name, value }): readonly Variable[] => {
      const plain = value.kind === 'map' ? childOf(value, 'value') : value;
      return plain && isScalar(plain) ? [{ name, value: textOfScalar(plain), range: rangeOf(plain) }] : [];
    });
  });
}

function isAlwaysTrue(text: string): boolean {
  return /^(?:true|always\(\)|!false|'true'|1 == 1|ignore)$/i.test(bare(text));
}

/** A condition that never holds. */
function isNever(text: string): boolean {
  const condition = bare(text);
  return (
    /^(?:false|0|''|null|!true|never|1 == 0|0 == 1|!always\(\)|'false' == 'true')$|(?:^|&& ?)\(?false\)?(?:$| ?&&)/i.test(
      condition,
    ) && !condition.includes('||')
  );
}

/** An expression without `${{ … }}`. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^\$\{\{/, '')
    .replace(/\}\}$/, '')
    .trim();
}

/** The command or list of commands that a key holds; null when it is no script. */
function scriptIn(value: DataNode): readonly DataScalar[] | null {
  if (value.kind === 'string') return [value];
  if (value.kind !== 'list' || value.items.length === 0) return null;
  const commands = value.items.filter((item): item is DataScalar => isScalar(item) && item.kind === 'string');
  return commands.length === value.items.length ? commands : null;
}

/** Where a stretch of the joined script stands: whole lines of a block, or the scalar. */
function placeIn(command: readonly DataScalar[], stretch: Stretch, lines: Lines, rows: readonly string[]): Range {
  let offset = 0;
  for (const scalar of command) {
    const text = textOfScalar(scalar);
    if (stretch.start <= offset + text.length) {
      if (scalar.kind !== 'string' || scalar.isBlock !== true) return rangeOfNode(scalar, lines, rows);
      const from = text.slice(0, stretch.start - offset).split('\n').length - 1;
      const to = text.slice(0, Math.max(0, stretch.end - offset)).split('\n').length - 1;
      const startLine = Math.min(scalar.line + from, scalar.endLine);
      const endLine = Math.min(Math.max(startLine, scalar.line + to), scalar.endLine);
      const first = fullLine(startLine, rows[startLine - 1] ?? '');
      return { ...first, endLine, endColumn: (rows[endLine - 1] ?? '').length + 1 };
    }
    offset += text.length + 1;
  }
  const last = command.at(-1);
  return last ? rangeOfNode(last, lines, rows) : lineRange(1, rows[0] ?? '');
}

function fullLine(line: number, row: string): Range {
  return { ...lineRange(line, row), startColumn: row.length - row.trimStart().length + 1 };
}
