import { isCodeFile } from '../changes/conventions.ts';
import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import type { Scene } from '../model/rule.ts';
import { tokensOf, type CodeToken } from '../runners/code-tokens.ts';
import { commandsOf } from '../runners/shell-command.ts';
import { cited, tamperingWith, type Tampering } from '../runners/tampering.ts';
import { testCommandIn } from '../runners/test-command.ts';
import { baseNameOf } from './naming.ts';
import { isToolingPath } from './tooling.ts';

/** Calls by which a program runs tests itself. */
const RUNNER_CALL =
  /(?:^|\.)(?:pytest\.main|unittest\.main|TextTestRunner|doctest\.testmod|nose\.run|mocha\.run|runCLI|jest\.run|startVitest|jasmine\.execute|Minitest\.run|Mocha|Jasmine)$/;
/** Calls by which a program starts another one. */
const STARTING_CALL =
  /(?:^|\.)(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|execa|execaSync|call|run|check_call|check_output|Popen|system|Command)$/;
/** Of those, the ones that raise when the other program fails. */
const RAISING_CALL = /(?:^|\.)(?:execSync|execFileSync|execaSync|execa|check_call|check_output)$/;
const EXITS =
  /^(?:process\.exit|process\.exitCode|sys\.exit|os\.Exit|os\._exit|exit|quit|SystemExit|Deno\.exit|Process\.exit|Kernel\.exit)$/;
const FOREIGN = /(?:^|\/)(?:fixtures?|__fixtures__|testdata|examples?|templates?|node_modules|vendor)\//i;
const TEST_RUN = /(?:^|[-_./])(?:run[-_]?)?(?:tests?|specs?|check|ci|runner)(?=[-_./])/i;
const REACH = 40;

/** How a program that runs tests tells what came out. */
interface Ending {
  /** Where it runs them. */
  readonly start: CodeToken | null;
  /** Places where its own status follows from theirs. */
  readonly tells: number;
  /** Of those, calls that raise by themselves unless somebody catches it. */
  readonly raises: number;
  readonly catches: number;
}

/** Programs that run the tests, and no longer end with their status: what told it was taken away. */
export function lostEndings(scene: Scene): readonly Tampering[] {
  return scene.compared.flatMap((compared): readonly Tampering[] => {
    const { change, before, after, removed } = compared;
    if (before.kind !== 'text' || after.kind !== 'text' || removed.length === 0 || !isCodeFile(change.path)) return [];
    if (change.status === 'copied' || FOREIGN.test(change.path) || /\.(?:sh|bash|bats)$/.test(change.path)) return [];
    const now = endingOf(after.text, change.path);
    if (!now.start) return [];
    const old = endingOf(before.text, change.path);
    if (!old.start || old.tells === 0) return [];
    const isCaught = now.tells === now.raises && now.catches > old.catches;
    if (now.tells > 0 && !isCaught) return [];
    const range = new Lines(after.text).range(now.start.start, now.start.end);
    const isRunner =
      isToolingPath(change.path) || change.class === 'test' || TEST_RUN.test(`${baseNameOf(change.path)}/`);
    return [
      tamperingWith(compared, {
        range,
        // What a product does with the runs that it starts may be told elsewhere.
        level: isRunner && !isToldElsewhere(scene, compared) ? 'violation' : 'probation',
        message: `${cited(now.start.text)} still runs the tests, but what ended this program with their status is gone, so failing tests no longer fail it.`,
        matched: `${now.start.text} status`,
      }),
    ];
  });
}

function endingOf(text: string, path: string): Ending {
  const tokens = tokensOf(text, /\.(?:py|rb|rake|php|pl|exs?)$/.test(path) || !path.includes('.')).filter(
    ({ kind }) => kind !== 'break',
  );
  let start: CodeToken | null = null;
  let tells = 0;
  let raises = 0;
  let catches = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const following = tokens.slice(index + 1, index + REACH);
    if (RUNNER_CALL.test(token.text)) {
      start ??= token;
      if (token.text === 'unittest.main' && !hasOption(following, 'exit', 'False')) tells++;
    } else if (STARTING_CALL.test(token.text) && startsTests(following)) {
      start ??= token;
      if (RAISING_CALL.test(token.text)) raises++;
      if (RAISING_CALL.test(token.text) || hasOption(following, 'check', 'True')) tells++;
    }
    if (EXITS.test(token.text) && isCalledWithStatus(token.text, following)) tells++;
    if (/^(?:throw|raise)$/.test(token.text) && following[0]?.text !== 'SystemExit') tells++;
    if (/^(?:catch|except|rescue)$/.test(token.text)) catches++;
  }
  return { start, tells, raises, catches };
}

/** Whether the texts of a call are the command line of a test runner. */
function startsTests(following: readonly CodeToken[]): boolean {
  const end = following.findIndex(({ text, kind }) => kind === 'mark' && (text === ';' || text === '{'));
  const words = following.slice(0, end === -1 ? REACH : end).filter(({ kind }) => kind === 'string');
  const line = words.map(({ text }) => text).join(' ');
  return line !== '' && commandsOf(line).some((command) => testCommandIn(command) !== null);
}

/** Whether an exit hands on a status: `exit(code)`, `exitCode = code`, not `exit(0)`, `exit()` or an option `exit=`. */
function isCalledWithStatus(name: string, following: readonly CodeToken[]): boolean {
  const [first, second, third] = following.map(({ text }) => text);
  if (name === 'process.exitCode') return first === '=' && second !== '0';
  return first === '(' && second !== ')' && !(second === '0' && third === ')');
}

function hasOption(following: readonly CodeToken[], name: string, value: string): boolean {
  return following.some(
    ({ text }, at) => text === name && following[at + 1]?.text === '=' && following[at + 2]?.text === value,
  );
}

/** Another file of the change gains such an ending. */
function isToldElsewhere({ compared }: Scene, own: ComparedFile): boolean {
  return compared.some(({ change, before, after }) => {
    if (change.path === own.change.path || after.kind !== 'text' || !isCodeFile(change.path)) return false;
    const told = before.kind === 'text' ? endingOf(before.text, change.path).tells : 0;
    return endingOf(after.text, change.path).tells > told && change.class !== 'golden';
  });
}
