import type { ComparedFile } from '../model/change.ts';
import { tokensOf, type CodeToken } from './code-tokens.ts';
import { baseName, textOn, type Side } from './config-text.ts';
import type { ScriptUnit } from './script-unit.ts';
import { unitOfTask, type Task, type TaskLine } from './task.ts';

interface OpenTask extends Task {
  readonly lines: TaskLine[];
}

/** Files of code that hold tasks: nox, invoke, rake. */
export function isCodeTaskFile(path: string): boolean {
  return /^(?:noxfile\.py|tasks\.py|dodo\.py|fabfile\.py|[Rr]akefile|[\w-]+\.rake)$/.test(baseName(path));
}

/** Calls that run a command, and fail when it does. */
const RUNS =
  /^(?:\w+\.run|(?:session|c|ctx|context)\.(?:sudo|run_always)|sh|system!?|subprocess\.(?:check_call|check_output|call)|exec|ruby)$/;
/** The same without failing. */
const DEAF = /^(?:system|subprocess\.call|os\.system)$/;
const MOST_TOKENS_OF_CALL = 400;

/** The tasks of such a file with the commands that they start, as far as they stand there as texts. */
export function codeTaskUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const text = textOn(file, side);
  if (text === '') return [];
  const isRuby = !file.change.path.endsWith('.py');
  return tasksIn(text, isRuby).map((task) => unitOfTask(file, side, task, isRuby ? 'rake' : ''));
}

function tasksIn(text: string, isRuby: boolean): readonly Task[] {
  const tokens = tokensOf(text, true).filter(({ kind }) => kind !== 'break');
  const tasks: OpenTask[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const opened = isRuby ? rubyTask(tokens, index) : pythonTask(tokens, index);
    if (opened) tasks.push(opened);
    const line = RUNS.test(token.text) || DEAF.test(token.text) ? lineOf(tokens, index, isRuby) : null;
    if (line) tasks.at(-1)?.lines.push(line);
  }
  return tasks;
}

/** `def tests(session)`: every function counts, the decorators of such files say little more. */
function pythonTask(tokens: readonly CodeToken[], index: number): OpenTask | null {
  const [at, name] = [tokens[index], tokens[index + 1]];
  if (at?.text !== 'def' || name?.kind !== 'word') return null;
  return { name: name.text, lines: [], start: at.start, needs: [] };
}

/** `task :test do`, `task default: %i[test lint]`, `task ci: [:test]`. */
function rubyTask(tokens: readonly CodeToken[], index: number): OpenTask | null {
  const at = tokens[index];
  if (at?.text !== 'task' && at?.text !== 'multitask') return null;
  const following = tokens.slice(index + 1, index + 40);
  const end = following.findIndex(({ text, kind }) => kind === 'word' && /^(?:do|task|desc|end|namespace)$/.test(text));
  const own = end === -1 ? following : following.slice(0, end);
  const names = own.filter(
    ({ kind, text }) => (kind === 'word' && !/^[iwIW]$/.test(text)) || (kind === 'string' && text !== ''),
  );
  const [first, ...needs] = names;
  return first
    ? {
        name: first.text,
        lines: [],
        start: at.start,
        needs: needs.map(({ text }) => text),
        ...(first.text === 'default' ? { isForTests: true } : {}),
      }
    : null;
}

/** The command of a call: its texts, up to the closing bracket or the end of the line. */
function lineOf(tokens: readonly CodeToken[], index: number, isRuby: boolean): TaskLine | null {
  const call = tokens[index];
  const following = tokens.slice(index + 1, index + MOST_TOKENS_OF_CALL);
  const isBracketed = following[0]?.text === '(';
  let depth = 0;
  let end = following.length;
  for (const [at, { kind, text }] of following.entries()) {
    if (kind !== 'mark') {
      if (!isBracketed && kind === 'word') {
        end = at;
        break;
      }
      continue;
    }
    if ('([{'.includes(text)) depth++;
    else if (')]}'.includes(text) && --depth <= 0) {
      end = at;
      break;
    }
  }
  const inside = following.slice(0, end);
  const [first] = inside.filter(({ kind }) => kind === 'string');
  if (!call || !first) return null;
  const named = inside.findIndex(
    ({ kind, text }, at) => kind === 'word' && inside[at + 1]?.text === '=' && text !== '',
  );
  const positional = named === -1 ? inside : inside.slice(0, named);
  const words = positional.filter(({ kind }) => kind === 'string').map(({ text }) => text);
  const options = named === -1 ? [] : inside.slice(named);
  const isRun = !isRuby && call.text.endsWith('.run');
  const forgives = options.some(
    ({ text }, at) =>
      (text === 'warn' && options[at + 2]?.text === 'True') ||
      (text === 'success_codes' && options.slice(at + 2, at + 20).some((one) => /^[1-9]\d*$/.test(one.text))),
  );
  const asks = isRun && call.text === 'subprocess.run';
  const checks = options.some(({ text }, at) => text === 'check' && options[at + 2]?.text === 'True');
  return {
    text: words.join(' '),
    start: first.start,
    isIgnored: forgives || (DEAF.test(call.text) && isRuby) || (asks && !checks),
  };
}
