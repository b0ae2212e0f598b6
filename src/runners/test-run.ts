import { selectionIn, variablesIn, type Variable } from './run-variables.ts';
import { commandsOf, isExit, isInert, type ShellCommand } from './shell-command.ts';
import { testCommandIn } from './test-command.ts';
import { selectionOf, type Selection } from './test-selection.ts';

/**
 * Whether a failing test fails the script: it counts; the failure is swallowed; the runner is never reached; its status is
 * that of another command it is piped into; it is told to run nothing.
 */
export type Fate = 'counts' | 'swallowed' | 'never' | 'piped' | 'blind';

/** A stretch of a script. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A test runner's call in a script. */
export interface TestRun {
  readonly runner: string;
  readonly selection: Selection;
  readonly fate: Fate;
  /** The call, with what decides its fate. */
  readonly stretch: Stretch;
  readonly text: string;
  /** The variable of its environment that narrows it; null when none does. */
  readonly variable: Variable | null;
}

/** What a script's status is: that of the first command that fails, or that of the last one. */
export type Strictness = 'commands' | 'last';

/** The calls of test runners in a script, also in the quoted script of `sh -c`. */
export function testRunsIn(
  script: string,
  strictness: Strictness,
  hasPipefail = false,
  variables: readonly Variable[] = [],
  nested = 0,
): readonly TestRun[] {
  const commands = commandsOf(script);
  return commands.flatMap((command, index): readonly TestRun[] => {
    const inner = innerScriptOf(command);
    const given = [...variables, ...variablesIn(commands.slice(0, index + 1))];
    const stretch = { start: command.start, end: command.end };
    if (inner !== null) {
      if (nested > 2) return [];
      const outer = fateOf(commands, index, script, strictness, hasPipefail);
      return testRunsIn(inner, 'last', false, given, nested + 1).map((run) => ({
        ...run,
        fate: run.fate === 'counts' ? outer.fate : run.fate,
        stretch,
      }));
    }
    const test = testCommandIn(command);
    if (!test || isDefinition(script, command)) return [];
    const { selection, variable } = selectionIn(test.runner, selectionOf(test.runner, test.options), given);
    const { end, ...outcome } = fateOf(commands, index, script, strictness, hasPipefail);
    const fate = isStandIn(commands.slice(0, index), script, command) ? 'never' : outcome.fate;
    return [
      {
        runner: test.runner,
        selection,
        fate: fate === 'counts' && selection.isBlind ? 'blind' : fate,
        stretch: { start: command.start, end },
        text: script.slice(command.start, command.end),
        variable,
      },
    ];
  });
}

/** `pytest() { … }` names the runner and does not call it. */
function isDefinition(script: string, { words, end }: ShellCommand): boolean {
  return words.length <= 2 && /^[ \t]*\([ \t]*\)/.test(script.slice(end, end + 20));
}

/** A function of the runner's name is called in its stead. */
function isStandIn(earlier: readonly ShellCommand[], script: string, { words }: ShellCommand): boolean {
  const name = words.find(({ text }) => !text.includes('='))?.text;
  return earlier.some((one) => isDefinition(script, one) && one.words.at(-1)?.text === name);
}

function innerScriptOf({ words }: ShellCommand): string | null {
  const shell = words.findIndex(({ text }) => /^(?:\/\S*\/)?(?:ba|z|da)?sh$/.test(text));
  if (shell === -1 || shell > 6) return null;
  const flag = words.findIndex(({ text }, index) => index > shell && /^-[a-z]*c$/.test(text));
  return flag === -1 ? null : (words[flag + 1]?.text ?? null);
}

interface Outcome {
  readonly fate: Fate;
  readonly end: number;
}

function fateOf(
  commands: readonly ShellCommand[],
  index: number,
  script: string,
  strictness: Strictness,
  hasPipefail: boolean,
): Outcome {
  const command = commands[index];
  if (!command) return { fate: 'counts', end: 0 };
  const earlier = commands.slice(0, index);
  const trap = commands.find(endsWithSuccess);
  if (trap) return { fate: 'swallowed', end: command.end };
  if (isUnreachable(earlier, command)) return { fate: 'never', end: command.end };
  const later = commands.slice(index + 1);
  if (command.isCondition) {
    const isTalk = later.length > 0 && endsWell(later, script) && later.every((one) => isInert(one) || succeeds(one));
    return { fate: isTalk ? 'swallowed' : 'counts', end: isTalk ? (later.at(-1)?.end ?? command.end) : command.end };
  }
  const rescue = rescueOf(later, command.depth);
  if (rescue.length > 0) {
    const end = rescue.at(-1)?.end ?? command.end;
    return { fate: swallows(rescue, later, script) ? 'swallowed' : 'counts', end };
  }
  if (command.tail === '&' && !later.some(({ words }) => words[0]?.text === 'wait'))
    return { fate: 'swallowed', end: command.end + 2 };
  const pipe = later[0]?.joint === '|' ? later[0] : null;
  if (pipe && !hasPipefail && !/pipefail|PIPESTATUS/.test(script)) {
    const isPasser = /^(?:tee|cat|head|tail|grep|sed|ts|less)$/.test(pipe.words[0]?.text ?? '');
    return { fate: isPasser ? 'piped' : 'counts', end: pipe.end };
  }
  const rest = later.filter(({ joint }, at) => at > 0 || (joint !== '&&' && joint !== '|'));
  if (setsErrexit(earlier, strictness === 'commands') || !endsWell(rest, script))
    return { fate: 'counts', end: command.end };
  return { fate: 'swallowed', end: rest.at(-1)?.end ?? command.end };
}

/** `trap 'exit 0' EXIT`: whatever happened, the script ends with success. */
function endsWithSuccess({ words }: ShellCommand): boolean {
  const [name, action = '', ...signals] = words.map(({ text }) => text);
  return (
    name === 'trap' &&
    signals.some((signal) => /^(?:0|EXIT|ERR|SIGEXIT)$/.test(signal)) &&
    /(?:^|[;&|]\s*)(?:exit|return)\s+0\s*;?$/.test(action.trim())
  );
}

function isUnreachable(earlier: readonly ShellCommand[], command: ShellCommand): boolean {
  const last = earlier.at(-1);
  const name = last?.words[0]?.text;
  if (command.joint === '&&' && name === 'false' && last?.joint !== '||') return true;
  if (command.joint === '||' && (name === 'true' || name === ':') && last?.joint !== '&&') return true;
  if (earlier.some((one) => isExit(one) && one.depth === 0 && isInert(one) && !['&&', '||', '|'].includes(one.joint)))
    return true;
  const gate = earlier.findLastIndex(
    (one) => one.isCondition && one.words.length === 1 && one.words[0]?.text === 'false',
  );
  const depth = earlier[gate]?.depth ?? 0;
  return gate !== -1 && depth > 0 && command.depth >= depth && earlier.slice(gate).every((one) => one.depth >= depth);
}

/** What runs when the command fails: behind the `||` that follows it. */
function rescueOf(later: readonly ShellCommand[], depth: number): readonly ShellCommand[] {
  let at = 0;
  while (later[at]?.joint === '&&' || later[at]?.joint === '|') at++;
  const first = later[at];
  if (first?.joint !== '||') return [];
  let end = at + 1;
  if (first.depth > depth) while ((later[end]?.depth ?? -1) > depth) end++;
  else while (later[end]?.joint === '&&' || later[end]?.joint === '|' || later[end]?.joint === '||') end++;
  return later.slice(at, end);
}

/** The rescue succeeds, and nothing behind it asks what happened. */
function swallows(rescue: readonly ShellCommand[], later: readonly ShellCommand[], script: string): boolean {
  if (/GITHUB_(?:OUTPUT|ENV|STATE)/.test(script)) return false;
  if (!rescue.every((one) => isInert(one) || succeeds(one))) return false;
  const saves = rescue.some(({ words }) => words.every(({ text }) => /^\w+=/.test(text)));
  return (
    !saves ||
    !later
      .slice(rescue.length)
      .some((one) => isExit(one) || one.isCondition || /^(?:\[+|test|if)$/.test(one.words[0]?.text ?? ''))
  );
}

function succeeds({ words }: ShellCommand): boolean {
  const first = words[0]?.text ?? '';
  return (
    ['cat', 'tail', 'touch', 'ls', 'set', 'export'].includes(first) || words.every(({ text }) => /^\w+=/.test(text))
  );
}

/** What follows cannot fail, so the script succeeds. */
function endsWell(rest: readonly ShellCommand[], script: string): boolean {
  if (rest.length === 0 || /GITHUB_(?:OUTPUT|ENV|STATE)/.test(script)) return false;
  const asking = rest.at(-1);
  if (asking && acceptsFailure(asking, rest)) return true;
  if (rest.some((one) => (isExit(one) && !isInert(one)) || one.isCondition)) return false;
  const last = rest.at(-1);
  return rest.every((one) => isInert(one) || succeeds(one)) || (last !== undefined && isExit(last) && last.depth === 0);
}

/** `[ $? -le 1 ]` as the last word of a script: the status of failing tests is one of those that it takes. */
function acceptsFailure({ words }: ShellCommand, rest: readonly ShellCommand[]): boolean {
  const [name, operand = '', operator, limit = ''] = words.map(({ text }) => text);
  if (name !== '[' && name !== '[[' && name !== 'test') return false;
  const variable = operand.replaceAll(/[${}"]/g, '');
  const isStatus =
    variable === '?' ||
    rest.some((one) => one.words.some(({ text }) => text === `${variable}=$?` || text === `${variable}=\${?}`));
  const number = Number(limit);
  if (!isStatus || !Number.isInteger(number)) return false;
  switch (operator) {
    case '-le':
      return number >= 1;
    case '-lt':
      return number >= 2;
    case '-ne':
    case '!=':
      return number !== 0 && number !== 1;
    case '-ge':
      return number <= 1;
    case '-eq':
      return number === 1;
    default:
      return false;
  }
}

/** Whether the shell stops at failures where the earlier commands lead. */
function setsErrexit(earlier: readonly ShellCommand[], initial: boolean): boolean {
  let isOn = initial;
  for (const { words } of earlier) {
    if (words[0]?.text !== 'set') continue;
    for (const { text } of words.slice(1)) {
      if (/^-[a-z]*e/.test(text) || text === 'errexit') isOn = true;
      if (/^\+[a-z]*e/.test(text)) isOn = false;
    }
  }
  return isOn;
}
