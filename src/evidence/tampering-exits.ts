import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { baseNameOf } from './naming.ts';
import { textOf, type Code } from './tampering-code.ts';
import { functionFor, functionsAround, gatesOf, nodesOf } from './tampering-flow.ts';
import { isTestingToolPath, isToolingPath } from './tooling.ts';

/**
 * Ends of the process that report success, where the runner would still have reported failures: in hooks of the tests,
 * in handlers that run at the end, at the top of modules that tests load.
 */

/** Calls that end the process; with what counts as success when nothing is passed. */
const EXIT_CALL =
  /^(?:(?:sys\.)?exit|quit|os\._exit|_exit|_Exit|quick_exit|process\.(?:exit|reallyExit)|os\.Exit|syscall\.Exit|System\.exit|Runtime\.getRuntime\(\)\.(?:halt|exit)|(?:Kernel\.|Process\.)?exit!?|(?:std\.)?process\.exit|Environment\.Exit|(?:kotlin\.system\.)?exitProcess|Deno\.exit|die)$/;
/** Those that end at once, past all handlers and reports. */
const HARD_EXIT =
  /^(?:os\._exit|_exit|_Exit|quick_exit|process\.reallyExit|Runtime\.getRuntime\(\)\.halt|(?:Kernel\.|Process\.)?exit!)$/;

/** Hooks of runners: functions that they call, and calls that take a function. */
const HOOK_FUNCTION =
  /^(?:pytest_\w+|(?:before|after)(?:All|Each|Suite|Test|Tests|Class|Run)?|tear_?down\w*|set_?up\w*|(?:one_?time|class|module|global|suite)_?(?:set_?up|tear_?down)\w*|globalSetup|globalTeardown|onRunComplete|onTestRunEnd|onEnd|onFinish(?:ed)?|onComplete|TestMain|OneTimeTearDown|AssemblyCleanup|ClassCleanup|TestCleanup|testRunFinished|suiteFinished|AfterAll|AfterEach|AfterSuite|plan_finished|report|record)$/;
const HOOK_CALL =
  /(?:^|\.)(?:(?:before|after)(?:All|Each|Suite|_suite|_all|_run)?|append_after|prepend_before|suiteTeardown|suiteSetup|teardown|setup|around|addAfterAll|AfterSuite|AfterEach|BeforeSuite|afterTestRun)$/;
const HOOK_MARK =
  /^(?:After|Before)(?:All|Each|Class|Suite|Test|Method)?$|^(?:OneTimeTearDown|OneTimeSetUp|TearDown|SetUp|AssemblyCleanup|ClassCleanup|TestCleanup|fixture)$/;

/** Calls that register what runs at the end, or when an error was not caught. */
const END_HANDLER =
  /(?:^|\.)(?:atexit\.register|atexit|at_exit|at_quick_exit|on_exit|addShutdownHook|register_shutdown_function|set_exception_handler|set_error_handler|setDefaultUncaughtExceptionHandler|setUncaughtExceptionHandler|set_hook|set_terminate|weakref\.finalize|Minitest\.after_run|set_unraisablehook|register_finalizer)$/;
const END_EVENTS =
  /^(?:exit|beforeExit|uncaughtException|unhandledRejection|uncaughtExceptionMonitor|ProcessExit|UnhandledException)$/;
const HOOK_VARIABLES =
  /^(?:sys\.(?:excepthook|unraisablehook)|threading\.excepthook|sys\.exitfunc|window\.onerror|process\.exit|process\.reallyExit|sys\.exit|os\._exit)$/;

/** Conditions that make an exit a command's own affair. */
const COMMAND =
  /\b(?:argv|args|arguments|options?|opts|flags?|help|version|usage|__main__|main|isMainThread|fork|pid|getpid|environ|getenv|env|LookupEnv|Short|GO_WANT\w*|BE_\w+|command|cmd|subcommand|SIG[A-Z]+|parent|child|worker)\b/i;
const COMMAND_PATH =
  /(?:^|\/)(?:bin|cli|cmd|commands?|scripts?|tools?|main|workers?|daemons?|server|launcher|entry\w*|sandbox)[/.\-_]|__main__|(?:^|[/_-])(?:cli|main|run|start|index|server|worker|daemon|launcher|app)\.\w+$/i;
const COMMAND_FUNCTION =
  /^(?:main|run\w*|cli\w*|start\w*|exec\w*|stop\w*|quit\w*|exit\w*|shut\w*|handle\w*|on\w*|cmd\w*|command\w*|do\w*|usage\w*|help\w*|die\w*|serve\w*|daemon\w*|child\w*|worker\w*|fork\w*|spawn\w*|print\w*|show\w*|version\w*|parse_?args\w*|_\w*exit\w*|action|callback|cleanup\w*|terminate\w*|close\w*|abort\w*)$/i;

export function exitTricks(code: Code): readonly Fault[] {
  const faults: Fault[] = [];
  if (code.tree.language === 'shell') return faults;
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 40) return;
    if (node.kind === 'call' || node.kind === 'assign') {
      const handler = handlerIn(code, node);
      if (handler && code.isAdded(node.range)) faults.push(handler);
    }
    if (!isSuccess(node) || !code.isAdded(node.range)) return;
    const fault = judge(code, node, ancestors);
    if (
      fault &&
      !faults.some(({ range }) => range.startLine <= fault.range.startLine && range.endLine >= fault.range.endLine)
    )
      faults.push(fault);
  });
  return faults;
}

/** Whether a node ends the process, or lets it end, with success. */
function isSuccess(node: SyntaxNode): boolean {
  if (node.kind === 'assign')
    return (
      /^process\.exitCode$|^Environment\.ExitCode$/.test(dottedName(node.target)) &&
      node.operator === '=' &&
      isZero(node.value)
    );
  if (node.kind !== 'call') return false;
  const name = dottedName(node.callee);
  if (!EXIT_CALL.test(name)) return false;
  const [status] = node.arguments;
  if (!status) return /^(?:(?:sys\.)?exit|quit|Kernel\.exit|Process\.exit|process\.exit|Deno\.exit)$/.test(name);
  return isZero(status) || (status.kind === 'constant' && status.value !== 'false' && /exit!?$/.test(name));
}

function isZero(node: SyntaxNode): boolean {
  return (
    (node.kind === 'number' && node.value === '0') ||
    (node.kind === 'name' && /^(?:EXIT_SUCCESS|EX_OK)$/.test(node.text)) ||
    (node.kind === 'member' && /^(?:EX_OK|EXIT_SUCCESS|SUCCESS)$/.test(node.property))
  );
}

/** A handler for the end of the process, or for errors that nobody caught, which turns them into success. */
function handlerIn(code: Code, node: SyntaxNode): Fault | null {
  const registered = registeredHandler(code, node);
  if (!registered) return null;
  const { handler, event } = registered;
  const ends = nodesOf(handler, 600).find(isSuccess);
  const body = nodesOf(handler, 600);
  if (ends) {
    const isComputed = body.some(
      (one) => one.kind === 'call' && EXIT_CALL.test(dottedName(one.callee)) && !isSuccess(one),
    );
    if (isComputed && !HARD_EXIT.test(ends.kind === 'call' ? dottedName(ends.callee) : '')) return null;
    const isQuiet =
      code.part === 'product' &&
      (isToolingPath(code.path) || /uncaught|unhandled/i.test(event)) &&
      COMMAND_PATH.test(code.path);
    return {
      range: node.range,
      level: isQuiet ? 'probation' : 'violation',
      message: `${cited(textOf(code, ends.range, 1))} in a handler of ${cited(event)} ends the process with success whatever went before, so the exit code no longer tells of failed tests.`,
      matched: textOf(code, node.range),
    };
  }
  if (!/uncaughtException$|unhandledRejection|onerror/.test(event) || code.part === 'test') return null;
  const isEmpty = body.every(
    (one) => one.kind === 'function' || one.kind === 'block' || (one.kind === 'return' && !one.value),
  );
  if (!isEmpty || (code.part === 'product' && (COMMAND_PATH.test(code.path) || isToolingPath(code.path)))) return null;
  return {
    range: node.range,
    level: 'probation',
    message: `An empty handler of ${cited(event)} swallows errors that nobody caught, so a test run does not see them.`,
    matched: textOf(code, node.range),
  };
}

function registeredHandler(
  code: Code,
  node: SyntaxNode,
): { readonly handler: FunctionNode | SyntaxNode; readonly event: string } | null {
  if (node.kind === 'assign') {
    const target = dottedName(node.target);
    if (!HOOK_VARIABLES.test(target)) return null;
    const handler = functionFor(code, node.value);
    return handler ? { handler, event: target } : null;
  }
  if (node.kind !== 'call') return null;
  const name = dottedName(node.callee);
  if (END_HANDLER.test(name)) {
    const [first] = node.arguments;
    const last = node.arguments.at(-1);
    const passed = last && first ? [first, last] : [];
    if (passed[0] && EXIT_CALL.test(dottedName(passed[0])) && name.includes('atexit')) {
      // `atexit.register(os._exit, 0)` hands the call over in pieces.
      return {
        handler: {
          kind: 'call',
          callee: passed[0],
          arguments: node.arguments.slice(1),
          isConstruction: false,
          range: node.range,
        },
        event: name,
      };
    }
    for (const one of passed) {
      const handler = functionFor(code, one) ?? (one.kind === 'call' ? one : null);
      if (handler) return { handler, event: name };
    }
    return null;
  }
  if (!/(?:^|\.)(?:on|once|addListener|prependListener|addEventListener)$/.test(name) || !name.startsWith('process.'))
    return null;
  const [event, listener] = node.arguments;
  if (event?.kind !== 'string' || !END_EVENTS.test(event.value) || !listener) return null;
  const handler = functionFor(code, listener);
  return handler ? { handler, event: event.value } : null;
}

function judge(code: Code, node: SyntaxNode, ancestors: readonly SyntaxNode[]): Fault | null {
  const around = functionsAround(ancestors);
  const gates = gatesOf(code, node, ancestors);
  const words = gates.map((gate) => gate.words).join(' ');
  const name = node.kind === 'call' ? dottedName(node.callee) : dottedName(node.kind === 'assign' ? node.target : node);
  const isHard = HARD_EXIT.test(name);
  const hook = hookAround(around, ancestors) ?? hookFile(code, around);
  const fault = (level: Fault['level'], where: string): Fault => ({
    range: node.range,
    level,
    message: `${cited(textOf(code, node.range, 1))} ${where}, so the run ends with success before failed tests are reported.`,
    matched: textOf(code, node.range),
  });
  if (code.part !== 'product') {
    if (hook === 'TestMain') return null;
    if (hook !== null) {
      if (/\b(?:fork|pid|getpid|GO_WANT\w*|BE_\w+)\b/.test(words)) return null;
      const isAsked = COMMAND.test(words);
      return fault(isAsked ? 'probation' : 'violation', `stands in the hook ${cited(hook)}`);
    }
    if (around.length > 0 || exitsOtherwise(code)) return null;
    if (code.lines[0]?.startsWith('#!') || (gates.length > 0 && COMMAND.test(words))) return null;
    const isConftest = baseNameOf(code.path) === 'conftest.py';
    if (code.part === 'hooks')
      return fault(
        isConftest || isHard ? 'violation' : gates.length === 0 ? 'violation' : 'probation',
        'runs when tests load this file',
      );
    return holdsTests(code) && gates.length === 0
      ? fault(isHard ? 'violation' : 'probation', 'runs when the tests of this file are loaded')
      : null;
  }
  if (isToolingPath(code.path) || COMMAND_PATH.test(code.path) || isTestingToolPath(code.path)) return null;
  if (code.lines[0]?.startsWith('#!') || node.kind === 'assign') return null;
  if (around.length === 0) {
    if (gates.length > 0 || ancestors.some(({ kind }) => kind === 'if' || kind === 'switch')) return null;
    if (!isModule(code) || exitsOtherwise(code)) return null;
    return fault(isHard ? 'violation' : 'probation', 'runs when this module is loaded');
  }
  return ofFunction(around, gates, words, isHard, fault);
}

/** An exit within a function of the product that computes something. */
function ofFunction(
  around: readonly FunctionNode[],
  gates: readonly { readonly condition: SyntaxNode }[],
  words: string,
  isHard: boolean,
  fault: (level: Fault['level'], where: string) => Fault,
): Fault | null {
  const owner = around.findLast((one) => one.name !== '') ?? around.at(-1);
  if (!owner || around.some((one) => COMMAND_FUNCTION.test(one.name)) || COMMAND.test(words)) return null;
  const nodes = nodesOf(owner.body);
  const computes = nodes.some(
    (one) => one.kind === 'return' && one.value !== null && one.value.kind !== 'constant' && !isSuccess(one.value),
  );
  const speaks = nodes.some(
    (one) =>
      one.kind === 'call' &&
      /(?:^|\.)(?:print\w*|puts|echo|log|info|error|warn|write|Print[fl]\w*|usage|help|fork|kill|console\.\w+)$/.test(
        dottedName(one.callee),
      ),
  );
  if (
    !computes ||
    speaks ||
    owner.parameters.every(({ name }) => /^(?:self|cls|this|args|argv|options|opts|parser)$/.test(name))
  )
    return null;
  if (isHard) return fault('violation', `stands in ${cited(owner.name || 'a function')}, which computes a value`);
  const isTargeted = gates.some(({ condition }) =>
    nodesOf(condition, 100).some((one) => one.kind === 'number' || one.kind === 'string'),
  );
  return isTargeted
    ? fault('probation', `stands in ${cited(owner.name || 'a function')}, which computes a value`)
    : null;
}

function hookAround(around: readonly FunctionNode[], ancestors: readonly SyntaxNode[]): string | null {
  const named = around.find((one) => HOOK_FUNCTION.test(one.name));
  if (named) return named.name;
  const marked = around.find((one) =>
    one.decorators.some((mark) =>
      HOOK_MARK.test(
        dottedName(mark.kind === 'call' ? mark.callee : mark)
          .split('.')
          .at(-1) ?? '',
      ),
    ),
  );
  if (marked) return marked.name;
  for (const node of ancestors.slice(-40)) {
    if (node.kind === 'call' && HOOK_CALL.test(dottedName(node.callee))) return dottedName(node.callee);
    if (node.kind === 'pair' && node.key.kind === 'name' && HOOK_FUNCTION.test(node.key.text)) return node.key.text;
  }
  return null;
}

/** A file whose one function the runner calls before or after everything. */
function hookFile(code: Code, around: readonly FunctionNode[]): string | null {
  const name = baseNameOf(code.path);
  return around.length === 1 &&
    /^(?:jest|vitest|playwright|test)?[-_.]?global[-_.]?(?:set-?up|tear-?down)\b/i.test(name)
    ? name
    : null;
}

/** Whether the file ends the process with another status somewhere, as scripts with a result of their own do. */
function exitsOtherwise(code: Code): boolean {
  let found = false;
  walk(code.tree.root, (node) => {
    if (node.kind === 'call' && EXIT_CALL.test(dottedName(node.callee)) && !isSuccess(node)) found = true;
    if (node.kind === 'assign' && /exitCode$/i.test(dottedName(node.target)) && !isSuccess(node)) found = true;
    return !found;
  });
  return found;
}

function holdsTests(code: Code): boolean {
  return nodesOf(code.tree.root, 20_000).some(
    (node) =>
      node.kind === 'call' &&
      node.callee.kind === 'name' &&
      /^(?:describe|it|test|suite|context|specify)$/.test(node.callee.text),
  );
}

/** Whether other files can load this one: it defines functions or classes, or exports something. */
function isModule(code: Code): boolean {
  return code.lines
    .slice(0, 4000)
    .some((line) => /^(?:export\b|module\.exports|exports\.|def\s|class\s)/.test(line.trim()));
}
