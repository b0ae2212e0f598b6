import { append } from '../model/lists.ts';
import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import type { Fault } from '../runners/tampering.ts';
import { cited } from '../runners/tampering.ts';
import { textOf, type Code } from './tampering-code.ts';
import { canFail, catchClauses, gatesOf, nodesOf, takes } from './tampering-flow.ts';

/**
 * Hooks of pytest that rewrite what a test's run came to. A hook may report, time, order and select by a command line
 * option or marker; it may not turn a failure into a success, nor leave out tests by their names.
 */

/** Hooks that see or make the outcome of a test or session. */
const OUTCOME_HOOK =
  /^pytest_(?:runtest_(?:makereport|call|protocol|logreport|setup|teardown|logfinish)|report_teststatus|sessionfinish|pyfunc_call|exception_interact|terminal_summary|unconfigure|report_to_serializable|report_from_serializable)$/;
/** Hooks that run the test itself: what they swallow never reaches the report. */
const RUNNING_HOOK = /^pytest_(?:runtest_(?:call|makereport|protocol|setup|teardown)|pyfunc_call)$/;
/** Markers of pytest itself, which tests carry for other reasons. */
export const BUILT_IN_MARKERS = /\b(?:parametrize|usefixtures|filterwarnings|asyncio|anyio|django_db)\b/;
/** Reading of a test's markers. */
export const MARKED = /\b(?:get_closest_marker|iter_markers|own_markers|keywords|get_marker|listchain|markers?|mark)\b/;

export function pytestTricks(code: Code): readonly Fault[] {
  if (code.tree.language !== 'python') return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node) => {
    if (node.kind !== 'function' || faults.length > 40) return;
    const isHook = node.name.startsWith('pytest_');
    if (isHook && OUTCOME_HOOK.test(node.name)) append(faults, rewrites(code, node));
    if (isHook && RUNNING_HOOK.test(node.name)) append(faults, [...swallows(code, node), ...runsNothing(code, node)]);
  });
  return faults;
}

/** The member that an assignment or `setattr` sets, and to what. */
function settingIn(node: SyntaxNode): { readonly property: string; readonly value: SyntaxNode } | null {
  if (node.kind === 'assign' && node.target.kind === 'member')
    return { property: node.target.property, value: node.value };
  if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.text !== 'setattr') return null;
  const [, name, value] = node.arguments;
  return name?.kind === 'string' && value ? { property: name.value, value } : null;
}

/** Whether setting this member to this value takes a failure away. */
function takesFailureAway(property: string, value: SyntaxNode): boolean {
  const text = value.kind === 'string' ? value.value.toLowerCase() : '';
  const isNothing =
    (value.kind === 'constant' && value.value !== 'true') || (value.kind === 'list' && value.elements.length === 0);
  const isZero =
    (value.kind === 'number' && value.value === '0') || isNothing || /\bExitCode\.OK$/.test(dottedName(value));
  switch (property) {
    case 'outcome':
      return /^(?:passed|skipped)$/.test(text);
    case 'longrepr':
    case 'excinfo':
    case '_excinfo':
      return isNothing || value.kind === 'string';
    case 'wasxfail':
      return true;
    case 'exitstatus':
    case 'testsfailed':
    case '_exitstatus':
      return isZero;
    case 'failed':
      return isNothing;
    default:
      return false;
  }
}

function rewrites(code: Code, hook: FunctionNode): readonly Fault[] {
  const faults: Fault[] = [];
  walk(hook.body, (node, ancestors) => {
    const setting = settingIn(node);
    const isForced =
      node.kind === 'call' &&
      node.callee.kind === 'member' &&
      /^force_(?:result|exception)$/.test(node.callee.property);
    const isStatus = hook.name === 'pytest_report_teststatus' && saysPassed(node);
    const isSet = setting !== null && takesFailureAway(setting.property, setting.value);
    if (!isSet && !isForced && !isStatus) return;
    const gates = gatesOf(code, node, [hook, ...ancestors]);
    const words = gates.map((gate) => gate.words).join(' ');
    if (!code.isAdded(node.range) && !gates.some(({ condition }) => code.isAdded(condition.range))) return;
    if (
      isSet &&
      /exitstatus|testsfailed/.test(setting.property) &&
      /\b(?:5|NO_TESTS_COLLECTED|EXIT_NOTESTSCOLLECTED)\b/.test(words)
    )
      return;
    if (isStatus && (!/\bfailed\b/.test(words) || /\bpassed\b/.test(words))) return;
    // A report of a set-up or teardown, or of an expected failure, is what its own marker asks for.
    const isAsked =
      /\b(?:getoption|getini|option)\b/.test(words) || (MARKED.test(words) && !BUILT_IN_MARKERS.test(words));
    const isSkip = isSet && setting.value.kind === 'string' && setting.value.value === 'skipped';
    const isDoubtful =
      // Passed over for a reason of its own, such as a service that did not answer.
      (isSkip && gates.length > 0 && (!/\b(?:nodeid|originalname|__name__)\b/.test(words) || isOfOneError(words))) ||
      isAsked ||
      (isSet && setting.property === 'longrepr' && setting.value.kind === 'string');
    const isLonger =
      isSet && /^(?:longrepr|wasxfail)$/.test(setting.property) && hook.name !== 'pytest_runtest_makereport';
    faults.push({
      range: node.range,
      level: isDoubtful || isLonger ? 'probation' : 'violation',
      message: `The hook ${cited(hook.name)} rewrites the outcome of tests with ${cited(textOf(code, node.range, 1))}, so a test that failed is reported as one that did not.`,
      matched: `${hook.name}\n${textOf(code, node.range)}`,
    });
  });
  // One hook is one place: the gravest of its rewrites speaks for the others.
  const gravest = faults.find(({ level }) => level === 'violation') ?? faults[0];
  return gravest ? [gravest] : [];
}

/** Conditions that look at the error which a failure came from, and ask for no failed assertion. */
function isOfOneError(words: string): boolean {
  return /\b(?:typename|errisinstance|excinfo)\b/.test(words) && !words.includes('AssertionError');
}

/** `return "passed", ".", "PASSED"`. */
function saysPassed(node: SyntaxNode): boolean {
  if (node.kind !== 'return' || node.value?.kind !== 'list') return false;
  const [first] = node.value.elements;
  return first?.kind === 'string' && first.value === 'passed';
}

function swallows(code: Code, hook: FunctionNode): readonly Fault[] {
  const clauses = catchClauses(code, hook.body).filter(
    (clause) =>
      takes(clause) !== 'other' &&
      !canFail(clause.node) &&
      // A handler around something else, such as closing what the test left open, takes no error of the test.
      nodesOf(statementAround(hook.body, clause.node)).some(
        (node) => isBefore(node, clause.node) && runsTest(code, node),
      ),
  );
  const suppressing = nodesOf(hook.body).filter(
    (node) =>
      node.kind === 'call' &&
      /(?:^|\.)suppress$/.test(dottedName(node.callee)) &&
      /\b(?:AssertionError|(?:Base)?Exception)\b/.test(textOf(code, node.range)),
  );
  const guarded = [...clauses.map(({ node }) => node), ...suppressing];
  if (guarded.length === 0 || !nodesOf(hook.body).some((node) => runsTest(code, node)) || canFail(hook.body)) return [];
  return guarded
    .filter((node) => code.isTouched(node.range))
    .map((node) => ({
      range: node.range,
      level: 'violation',
      message: `The hook ${cited(hook.name)} takes the errors of the test that it runs and does not pass them on, so a failing test counts as passed.`,
      matched: `${hook.name}\n${textOf(code, node.range)}`,
    }));
}

/** The statement that a clause belongs to: what it guards, and the clause itself. */
function statementAround(root: SyntaxNode, clause: SyntaxNode): SyntaxNode {
  let around = root;
  walk(root, (node, ancestors) => {
    if (node === clause) around = ancestors.at(-1) ?? root;
    return node !== clause;
  });
  return around;
}

function isBefore(node: SyntaxNode, clause: SyntaxNode): boolean {
  return node.range.startLine < clause.range.startLine;
}

/** Whether a node runs the test: yields to it, asks for its result or calls its function. */
function runsTest(code: Code, node: SyntaxNode): boolean {
  if (node.kind === 'return') return /^yield\b/.test(textOf(code, node.range));
  return (
    node.kind === 'call' &&
    /(?:^|\.)(?:get_result|runtest|obj|function|testfunction|funcobj|runtestprotocol|call)$/.test(
      dottedName(node.callee),
    )
  );
}

/** `pytest_pyfunc_call` that says "done" and calls nothing. */
function runsNothing(code: Code, hook: FunctionNode): readonly Fault[] {
  if (!/^pytest_(?:pyfunc_call|runtest_protocol)$/.test(hook.name) || !code.isTouched(hook.range)) return [];
  const nodes = nodesOf(hook.body);
  const done = nodes.find(
    (node) => node.kind === 'return' && node.value?.kind === 'constant' && node.value.value === 'true',
  );
  const works = nodes.some(
    (node) =>
      (node.kind === 'call' && /run|call|obj|func|test|loop|super|await|execute/i.test(dottedName(node.callee))) ||
      node.kind === 'if' ||
      (node.kind === 'return' && node.value === null),
  );
  if (!done || works) return [];
  return [
    {
      range: hook.range,
      level: 'violation',
      message: `The hook ${cited(hook.name)} says that it ran the test and never calls it, so no test can fail.`,
      matched: `${hook.name}\n${textOf(code, hook.range)}`,
    },
  ];
}
