import { append } from '../model/lists.ts';
import type { ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textAt, textOf, type Code } from './tampering-code.ts';
import { canFail, catchClauses, gatesOf, nodesOf, takes } from './tampering-flow.ts';
import { isTestingToolPath } from './tooling.ts';

/** Extensions, results, reporters and entry points of runners that lose the failures which pass through them. */
export function runTricks(code: Code): readonly Fault[] {
  const isTool = code.part === 'product' && isTestingToolPath(code.path);
  if (isTool) return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 20) return;
    if (node.kind === 'function') {
      const owner = ancestors.slice(-6).findLast((one) => one.kind === 'class');
      append(
        faults,
        node.name === 'TestMain' && code.tree.language === 'go'
          ? ofTestMain(code, node)
          : ofMethod(code, node, owner?.kind === 'class' ? owner : null),
      );
    }
    if (node.kind === 'pair' && code.part !== 'product' && code.isAdded(node.range) && forgets(node, ancestors))
      faults.push(
        faultOf(
          code,
          node,
          'violation',
          `${cited(textOf(code, node.range, 1))} takes the failures out of the results that are handed on, so a test that failed no longer fails the run.`,
        ),
      );
    const setting = settingOf(node);
    if (setting && code.isAdded(node.range)) append(faults, ofSetting(code, node, setting, ancestors));
  });
  return faults;
}

/** `{ ...results, numFailedTests: 0 }`: the results with their failures written over. */
function forgets(node: SyntaxNode & { readonly kind: 'pair' }, ancestors: readonly SyntaxNode[]): boolean {
  const around = ancestors.at(-1);
  return (
    /^num(?:Failed(?:Tests|TestSuites)|RuntimeErrorTestSuites)$/.test(dottedName(node.key)) &&
    node.value.kind === 'number' &&
    node.value.value === '0' &&
    around?.kind === 'map' &&
    around.entries.some((entry) => entry.kind !== 'pair') &&
    ancestors.some(({ kind }) => kind === 'function')
  );
}

function faultOf(code: Code, node: SyntaxNode, level: Fault['level'], message: string): Fault {
  return { range: node.range, level, message, matched: textOf(code, node.range) };
}

/** Methods through which failures pass, and what stands for "passed on" besides throwing. */
const PASSING: readonly { readonly name: RegExp; readonly on: RegExp; readonly owner: RegExp | null; readonly what: string }[] = [
  { name: /^(?:handleTestExecutionException|handle(?:Before|After)(?:Each|All)MethodExecutionException)$/, on: /^$/, owner: null, what: 'takes the error of a test and does not throw it again' },
  { name: /^add(?:Failure|Error|SubTest|UnexpectedSuccess)$/, on: /super|addFailure|addError|append|add$|push|record|report|print|write|emit|log|handle|Failure|Error/, owner: /Result|Listener|Runner/, what: 'receives a failed test and does not record it' },
  { name: /^onNotSuccessfulTest$/, on: /onNotSuccessfulTest/, owner: null, what: 'takes the error of a test and does not throw it again' },
  { name: /^intercept(?:Test|TestTemplate|Dynamic)\w*$/, on: /proceed/, owner: null, what: 'stands in for a test and never lets it proceed' },
]; // prettier-ignore

/** Methods that run a test: what they catch and keep is lost. */
const RUNNING =
  /^(?:intercept(?:Test|TestTemplate|Dynamic|BeforeEach|AfterEach)\w*|evaluate|runTest|runBare|runProtected|invokeTest|InvokeTest|RunAsync|InvokeTestMethodAsync|around_test|run_test|runTestMethod|run_one_method|capture_exceptions|run)$/;
const RUNNERS =
  /Rule|Interceptor|Extension|TestCase|Statement|Runner|Invoker|Hookable|Minitest|TestResult|WithHooks|Environment|TestClass|Test$/;

function ofMethod(code: Code, method: FunctionNode, owner: ClassNode | null): readonly Fault[] {
  if (!code.isTouched(method.range) || (code.part === 'test' && !owner)) return [];
  const bases = owner?.bases.map((base) => dottedName(base)).join(' ') ?? '';
  const around = `${owner?.name ?? ''} ${bases}`;
  const nodes = nodesOf(method.body);
  const calls = nodes.flatMap((node) => (node.kind === 'call' ? [dottedName(node.callee)] : []));
  const subject = cited(owner?.name ? `${owner.name}.${method.name}` : method.name);
  for (const { name, on, owner: wanted, what } of PASSING) {
    if (!name.test(method.name) || (wanted && !wanted.test(around)) || !owner) continue;
    if (nodes.some(({ kind }) => kind === 'throw') || calls.some((call) => on.source !== '^$' && on.test(call)))
      continue;
    if (
      nodes.some(
        (node) =>
          node.kind === 'assign' &&
          /fail|error|result|status|count/i.test(dottedName(node.target)) &&
          !method.name.startsWith('intercept'),
      )
    )
      continue;
    if (calls.some((call) => /raise|throw|rethrow|sneaky|fail/i.test(call))) continue;
    if (isAbstract(code, method)) continue;
    return [faultOf(code, method, 'violation', `${subject} ${what}, so a failing test counts as passed.`)];
  }
  if (/^(?:wasSuccessful|was_successful|passed\?|wasSuccessFull)$/.test(method.name) && owner && alwaysTrue(nodes))
    return [
      faultOf(
        code,
        method,
        'violation',
        `${subject} always says that the run succeeded, so failing tests leave no trace in its result.`,
      ),
    ];
  if (
    !RUNNING.test(method.name) ||
    !(
      RUNNERS.test(bases) ||
      /^(?:Minitest|RSpec|Test::Unit)\b/.test(owner?.name ?? '') ||
      /^intercept|^evaluate$|^runBare$|^runTest$/.test(method.name)
    )
  )
    return [];
  if (
    !calls.some((call) => /proceed|evaluate|super|invoke|run|perform|callTestMethod|yield|test/i.test(call)) &&
    !nodes.some((node) => node.kind === 'name' && /^(?:super|yield)$/.test(node.text))
  )
    return [];
  const swallowed = catchClauses(code, method.body).find((clause) => takes(clause) !== 'other' && !keeps(clause.node));
  if (!swallowed || canFail(method.body) || !owner) return [];
  return [
    faultOf(
      code,
      swallowed.node,
      'violation',
      `${subject} runs a test, takes its error and does not pass it on, so a failing test counts as passed.`,
    ),
  ];
}

function isAbstract(code: Code, method: FunctionNode): boolean {
  return textOf(code, method.range, 6).trimEnd().endsWith(';') || /\babstract\b/.test(textAt(code, method.range));
}

function alwaysTrue(nodes: readonly SyntaxNode[]): boolean {
  const returns = nodes.filter(({ kind }) => kind === 'return');
  return (
    returns.length > 0 &&
    returns.every((node) => node.kind === 'return' && node.value?.kind === 'constant' && node.value.value === 'true')
  );
}

/** Whether a clause stores the error somewhere. */
function keeps(clause: SyntaxNode): boolean {
  return nodesOf(clause).some(
    (node) =>
      (node.kind === 'assign' && node.operator !== 'as') ||
      node.kind === 'return' ||
      (node.kind === 'call' &&
        /(?:append|add|push|set\w*|record\w*|report\w*|handle\w*|fail\w*|notify\w*)$/.test(dottedName(node.callee))),
  );
}

/** Go's entry point of a package's tests. */
function ofTestMain(code: Code, main: FunctionNode): readonly Fault[] {
  if (!code.isTouched(main.range)) return [];
  const runner = main.parameters[0]?.name ?? 'm';
  const nodes = nodesOf(main.body);
  const first = nodes.find((node) => node.kind === 'name' && node.text === runner);
  if (!first)
    return [
      faultOf(
        code,
        main,
        'violation',
        `${cited('TestMain')} never runs the tests of the package, so none of them can fail.`,
      ),
    ];
  const status = nodes.flatMap((node) =>
    node.kind === 'assign' &&
    node.target.kind === 'name' &&
    node.value.kind === 'call' &&
    dottedName(node.value.callee) === `${runner}.Run`
      ? [node.target.text]
      : [],
  );
  const faults: Fault[] = [];
  walk(main.body, (node, ancestors) => {
    const isReset =
      node.kind === 'assign' &&
      node.target.kind === 'name' &&
      status.includes(node.target.text) &&
      node.value.kind === 'number' &&
      node.value.value === '0';
    const isExit =
      node.kind === 'call' &&
      /^(?:os|syscall)\.Exit$/.test(dottedName(node.callee)) &&
      node.arguments[0]?.kind === 'number' &&
      node.arguments[0].value === '0';
    if (!isReset && !isExit) return;
    const gates = gatesOf(code, node, [main, ...ancestors]);
    const words = gates.map((gate) => gate.words).join(' ');
    if (
      !code.isTouched(main.range) ||
      /\b(?:Getenv|LookupEnv|Short|Parse|Bool|Args|NArg|Lookup|List|GOOS|GOARCH)\b/.test(words)
    )
      return;
    const isAfter = node.range.startLine >= first.range.startLine;
    faults.push(
      faultOf(
        code,
        node,
        isAfter || gates.length === 0 ? 'violation' : 'probation',
        `${cited('TestMain')} drops the code that ${cited(`${runner}.Run()`)} returned and ends with success by ${cited(textOf(code, node.range, 1))}, so failed tests do not fail the run.`,
      ),
    );
  });
  return faults;
}

interface Setting {
  readonly target: string;
  readonly value: SyntaxNode;
}

function settingOf(node: SyntaxNode): Setting | null {
  if (node.kind === 'assign') return { target: dottedName(node.target), value: node.value };
  if (node.kind !== 'call' || node.callee.kind !== 'member') return null;
  const { property, object } = node.callee;
  const value = node.arguments.at(-1);
  if (!value) return null;
  if (/^(?:setStatus|setThrowable|SetResult|set_exception|instance_variable_set)$/.test(property))
    return {
      target: `${dottedName(object)}.${property}(${node.arguments.length > 1 ? textual(node.arguments[0]) : ''})`,
      value,
    };
  return null;
}

function textual(node: SyntaxNode | undefined): string {
  if (node?.kind === 'pair') return dottedName(node.value);
  return node ? (node.kind === 'string' ? node.value : dottedName(node)) : '';
}

/** Fields of results and tests that hold failures, by what they say of themselves. */
const COUNTS =
  /(?:^|\.)(?:numFailedTests|numFailedTestSuites|numRuntimeErrorTestSuites|numFailingTests|failure_exit_code|stats\.failures|runner\.failures|summary\.Failed|failedExpectations|currentTest\.err|test\.err|event\.test\.errors|test\.errors|failureMessages?|testExecError|_runner\.failures|unhandledErrors|errorsSet|failedExpectations\.length|errors\.length|state\.suppressedErrors)$/;
const STATES =
  /(?:^|\.)(?:(?:currentTest|test|result|testResult|testCaseResult|task\.result|specResult|spec)\.(?:state|status)|execution_result\.status|onerror)$/;
/** Functions in which a runner hands over what came out. */
const REPORTING =
  /^(?:on(?:TestResult|RunComplete|TestCaseResult|TestFileResult|Finished|TestFinished|TestEnd|End|TaskUpdate|TestRunEnd|TestModuleEnd|Complete|specDone|suiteDone|jasmineDone)|handleTestEvent|specDone|suiteDone|jasmineDone|afterEach|after|afterAll|afterInvocation|onTestFailure|runTest|processResults|RunAsync|AfterTest|teardown|tearDown)$/;

function ofSetting(
  code: Code,
  node: SyntaxNode,
  { target, value }: Setting,
  ancestors: readonly SyntaxNode[],
): readonly Fault[] {
  const isNothing =
    (value.kind === 'number' && value.value === '0') ||
    (value.kind === 'constant' && value.value !== 'true') ||
    (value.kind === 'list' && value.elements.length === 0) ||
    (value.kind === 'name' && value.text === 'undefined') ||
    (value.kind === 'string' && value.value === '');
  const saysPassed =
    (value.kind === 'string' && /^(?:pass(?:ed)?|success)$/i.test(value.value)) ||
    /(?:^|\.)(?:SUCCESS|Success|Passed|ResultState\.Success)$/.test(dottedName(value));
  const isRuby =
    /@exception\)|set_exception\(/.test(target) ||
    (/(?:^|\.)(?:example|ex|e|spec)\.(?:exception|display_exception)$/.test(target) && code.tree.language === 'ruby');
  const takesAway =
    (isNothing && (COUNTS.test(target) || isRuby || target.includes('.setThrowable('))) ||
    (saysPassed && (STATES.test(target) || /\.(?:setStatus|SetResult)\(/.test(target)));
  if (!takesAway) return [];
  const isHook = ancestors
    .slice(-30)
    .some(
      (one) =>
        (one.kind === 'function' && REPORTING.test(one.name)) ||
        (one.kind === 'call' &&
          /(?:^|\.)(?:afterEach|after|afterAll|around|append_after|configure|addReporter|afterTest|on)$/.test(
            dottedName(one.callee),
          )) ||
        (one.kind === 'class' &&
          one.bases.some((base) => /Reporter|Environment|Runner|Listener|TestCase/.test(dottedName(base)))) ||
        (one.kind === 'pair' && one.key.kind === 'name' && REPORTING.test(one.key.text)) ||
        (one.kind === 'assign' && /module\.exports$|default$/.test(dottedName(one.target)) && code.part !== 'product'),
    );
  if (!isHook) return [];
  // A reporter that counts starts from nothing.
  if (
    ancestors
      .slice(-30)
      .some(
        (one) =>
          one.kind === 'function' &&
          /^(?:constructor|onRunStart|onInit|onBegin|reset\w*|init\w*|__init__|start\w*)$/i.test(one.name),
      )
  )
    return [];
  if (/^(?:this|self|@)\.?\w*$/.test(target) && code.part === 'product') return [];
  return [
    faultOf(
      code,
      node,
      code.part === 'product' ? 'probation' : 'violation',
      `${cited(textOf(code, node.range, 1))} takes the failure out of what the runner reports, so a test that failed no longer fails the run.`,
    ),
  ];
}
