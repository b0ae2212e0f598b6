import type { KnownValue, Role } from '../model/oracle.ts';
import type { CallNode, PairNode, SyntaxNode } from '../model/source.ts';
import { childrenOf } from '../model/traversal.ts';
import { judgeCall } from './distance.ts';
import { jsonTextValues } from './json-texts.ts';
import { indexedTable } from './loops.ts';
import { spend } from './reading.ts';
import type { TestReading } from './reading.ts';
import { calledWithout, STEPS, usedName } from './scope.ts';
import { append, pushReversed } from './stack.ts';
import { literalText, textValues } from './values.ts';

/** Values that a single assertion may get by following names: a case must stay small to mean something. */
const MOST_FOLLOWED = 30;

/** Nodes looked at for them, so that a thousand assertions about one huge table stay cheap. */
const MOST_FOLLOWED_NODES = 2000;

/** Keyword arguments that tune a comparison and are no values of the subject. */
const TOLERANCE_KEYWORDS: ReadonlySet<string> = new Set([
  'abs', 'rel', 'delta', 'places', 'msg', 'message', 'accuracy', 'precision', 'nan_ok', 'abs_tol', 'rel_tol', 'err_msg',
  'decimal', 'rtol', 'atol', 'file', 'line', 'clue', 'strict',
]); // prettier-ignore

/** The name of a keyword argument or map key: identifier or string; empty when it is computed. */
export function keyText(key: SyntaxNode): string {
  if (key.kind === 'name') return key.text;
  if (key.kind === 'number') return key.value;
  if (key.kind === 'member') return key.property;
  return literalText(key) ?? '';
}

/** Whether a keyword argument only tunes a comparison. */
export function isTolerance(argument: SyntaxNode): boolean {
  return argument.kind === 'pair' && argument.key.kind === 'name' && TOLERANCE_KEYWORDS.has(argument.key.text);
}

interface Task {
  readonly node: SyntaxNode;
  readonly role: Role;
  /** Names that may still be followed from here. */
  readonly steps: number;
  readonly isFollowed: boolean;
}

/**
 * The literals of expressions, in source order, each with its role.
 *
 * Literals in a call to the subject are inputs whatever the side, keys and subscripts are fields, and names that stand
 * for a value of the test or of its file are followed.
 *
 * @param role What a literal is that stands in no call to the subject.
 */
export function collect(nodes: readonly SyntaxNode[], role: Role, test: TestReading): readonly KnownValue[] {
  const { reading, scope } = test;
  const values: KnownValue[] = [];
  const seen = new Set<SyntaxNode>();
  let followed = 0;
  let visited = 0;
  const pending: Task[] = nodes.map((node) => ({ node, role, steps: STEPS, isFollowed: false })).reverse();
  const add = (task: Task, found: readonly KnownValue[]): void => {
    if (task.isFollowed && (followed += found.length) > MOST_FOLLOWED) return;
    reading.taken.add(task.node);
    append(values, spend(reading, found));
  };
  for (let task = pending.pop(); task && reading.budget > 0; task = pending.pop()) {
    if (task.isFollowed && (followed > MOST_FOLLOWED || ++visited > MOST_FOLLOWED_NODES)) continue;
    const { node } = task;
    if (node.kind === 'string' || node.kind === 'template' || node.kind === 'binary') {
      const text = literalText(node);
      if (text !== null) {
        for (const piece of piecesOf(node)) reading.taken.add(piece);
        const { startLine } = node.range;
        add(task, [...textValues(text, task.role, startLine), ...jsonTextValues(text, task.role, startLine)]);
        continue;
      }
    }
    if (node.kind === 'number') {
      add(task, [{ kind: 'number', text: node.value, role: task.role, line: node.range.startLine }]);
    } else if (node.kind === 'regex') {
      add(task, [{ kind: 'string', text: node.value, role: task.role, line: node.range.startLine }]);
    } else if (node.kind === 'name' && task.role === 'field') {
      add(task, [{ kind: 'string', text: node.text, role: 'field', line: node.range.startLine }]);
    } else {
      const value = task.steps > 0 ? standsFor(node, test) : null;
      if (value && !seen.has(value)) {
        seen.add(value);
        pending.push({ node: value, role: task.role, steps: task.steps - 1, isFollowed: true });
      }
      if (!value || node.kind === 'call') pushReversed(pending, below(task, test));
    }
  }
  return values;

  function standsFor(node: SyntaxNode, { scope: names, reading: { file } }: TestReading): SyntaxNode | null {
    const name = usedName(node);
    if (name !== null) {
      const value = names.valueOf(name, node.range.startLine);
      return value?.kind === 'function' || (value && isModule(value)) ? null : value;
    }
    const helper = calledWithout(node);
    return helper === null || scope.valueOf(helper, node.range.startLine) ? null : (file.fixtures.get(helper) ?? null);
  }
}

/** `local kite = require("kite")`: the name of a module is no value of a test. */
function isModule(value: SyntaxNode): boolean {
  if (value.kind !== 'call' || value.callee.kind !== 'name' || value.callee.text !== 'require') return false;
  return value.arguments.length === 1 && value.arguments[0]?.kind === 'string';
}

/** The string nodes that a folded text consists of. */
function piecesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const pieces: SyntaxNode[] = [];
  const pending: SyntaxNode[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'string') pieces.push(next);
    else pushReversed(pending, childrenOf(next));
  }
  return pieces;
}

/** What is below a node that is no literal, with the roles that it gives. */
function below(task: Task, test: TestReading): Task[] {
  const { node } = task;
  const same = (child: SyntaxNode): Task => ({ ...task, node: child });
  const as = (child: SyntaxNode, role: Role): Task => ({ ...task, node: child, role });
  switch (node.kind) {
    case 'template':
      return node.parts.filter((part) => part.kind !== 'string' || part.value.trim() !== '').map(same);
    case 'map':
      return node.entries.flatMap((entry) =>
        entry.kind === 'pair' ? entryTasks(entry, task, test.reading.tree.language) : [same(entry)],
      );
    case 'pair':
      if (isTolerance(node)) return [];
      return node.key.kind === 'name' ? [same(node.value)] : entryTasks(node, task, test.reading.tree.language);
    case 'index':
      // The rows of a table are cases of their own.
      if (indexedTable(node, test)) return [];
      return [same(node.object), as(node.index, isLiteral(node.index) ? 'field' : task.role)];
    case 'call':
      return callTasks(node, task, test);
    case 'assign':
      return [same(node.value)];
    case 'function':
      return [same(node.body)];
    default:
      return childrenOf(node).map(same);
  }
}

/** Languages in which a bare name as key is a variable, not the key itself. */
const COMPUTED_KEYS: ReadonlySet<string> = new Set(['python', 'php', 'kotlin', 'java', 'scala']);

function entryTasks(entry: PairNode, task: Task, language: string): Task[] {
  const { key, value } = entry;
  const isVariable = key.kind === 'name' && COMPUTED_KEYS.has(language);
  const isField = key.kind !== 'call' && !isVariable && (task.role === 'expected' || task.role === 'input');
  return [
    { ...task, node: key, role: isField ? 'field' : task.role },
    { ...task, node: value },
  ];
}

function callTasks(call: CallNode, task: Task, test: TestReading): Task[] {
  const role = task.role === 'expected' && judgeCall(call, test) === 'subject' ? 'input' : task.role;
  const object: Task[] = call.callee.kind === 'name' ? [] : [{ ...task, node: call.callee, role }];
  return [...object, ...call.arguments.map((argument): Task => ({ ...task, node: argument, role }))];
}

function isLiteral(node: SyntaxNode): boolean {
  return node.kind === 'number' || literalText(node) !== null;
}
