import { append } from '../model/lists.ts';
import type { Knowledge } from '../model/rule.ts';
import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, switchesOn, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textAt, textOf, type Code } from './tampering-code.ts';
import { functionsAround, gatesOf, nodesOf, textsOf, type Gate } from './tampering-flow.ts';
import { BUILT_IN_MARKERS, MARKED } from './tampering-outcomes.ts';

const SELECTING_HOOK =
  /^pytest_(?:collection_modifyitems|itemcollected|runtest_setup|runtest_call|pycollect_makeitem|collection_finish|generate_tests|deselected)$/;

/** What a person who runs the tests asks for: options, variables, markers of their own. */
const ASKED = /\b(?:getoption|getini|option|addoption|environ|getenv|ENV|argv|rootpath|invocation_params|inifile)\b/;
/** What the machine can do. */
const ABLE =
  /\b(?:platform|version_info|python_version|which|find_spec|importorskip|is_available|device_count|machine|uname|sysconfig|hexversion|maxsize|implementation|cpu_count|hasattr|geteuid|getuid|[A-Z]+_AVAILABLE|HAS_\w+|IS_\w+|has_\w+|is_(?:windows|linux|mac|ci|wasm|pypy)\w*)\b/;

/** What tells one test from another. */
const BY_NAME =
  /\b(?:nodeid|name|fspath|path|originalname|location|__name__|__module__|module|getmodpath|parent|reportinfo|cls)\b/;

/**
 * Hooks and automatic fixtures of pytest that leave tests out of the run. A command line option, a variable, a marker of
 * the tests' own and what the machine can do are honest reasons; the name of a test is none.
 */
export function selectionTricks(code: Code, knowledge: Knowledge): readonly Fault[] {
  if (code.tree.language !== 'python') return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (node.kind !== 'function' || faults.length > 40) return;
    if (SELECTING_HOOK.test(node.name) || isAutomaticFixture(node))
      append(faults, selections(code, node, ancestors, knowledge));
  });
  return faults;
}

function isAutomaticFixture({ decorators }: FunctionNode): boolean {
  return decorators.some(
    (one) => one.kind === 'call' && dottedName(one.callee).endsWith('fixture') && switchesOn(one, 'autouse'),
  );
}

function selections(
  code: Code,
  hook: FunctionNode,
  around: readonly SyntaxNode[],
  knowledge: Knowledge,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (functionsAround(around).length > 2) return [];
  walk(hook.body, (node, ancestors) => {
    const how = faults.length > 20 ? null : leavesOut(code, node, hook);
    if (!how) return;
    const gates = [
      ...gatesOf(code, node, [hook, ...ancestors]),
      ...(how === 'replaced' ? conditionsIn(code, hook) : []),
    ];
    if (!code.isAdded(node.range) && !gates.some(({ condition }) => code.isAdded(condition.range))) return;
    const level = levelOfSelection(code, how, gates, knowledge);
    if (!level) return;
    faults.push({
      range: node.range,
      level,
      message: `${cited(hook.name)} leaves tests out of the run with ${cited(textOf(code, node.range, 1))} though nobody asked for it with an option or marker, so what they would find is not reported.`,
      matched: `${hook.name}\n${textOf(code, node.range)}`,
    });
  });
  return faults;
}

/** How a statement of a selecting hook takes a test out of the run: all of them, some that it picks, or this one. */
function leavesOut(code: Code, node: SyntaxNode, hook: FunctionNode): 'all' | 'replaced' | 'one' | null {
  const items = hook.parameters.some(({ name }) => name === 'items');
  const isItems = (one: SyntaxNode): boolean => items && one.kind === 'name' && one.text === 'items';
  if (node.kind === 'call') {
    const name = dottedName(node.callee);
    if (/(?:^|\.)(?:skip|xfail)$/.test(name) && (name.startsWith('pytest.') || node.callee.kind === 'name'))
      return name.includes('mark') ? null : 'one';
    if (name.endsWith('.add_marker')) return marksOut(node) ? 'one' : null;
    if (node.callee.kind !== 'member' || !isItems(node.callee.object)) return null;
    return node.callee.property === 'clear' ? 'all' : /^(?:remove|pop)$/.test(node.callee.property) ? 'one' : null;
  }
  if (node.kind === 'assign' && node.target.kind === 'index' && isItems(node.target.object)) {
    if (node.value.kind === 'list' && node.value.elements.length === 0) return 'all';
    return node.value.kind === 'name' || nodesOf(node.value, 60).some(isFiltering) ? 'replaced' : null;
  }
  if (node.kind === 'block' && textAt(code, node.range).startsWith('del '))
    return node.children.some((one) => one.kind === 'index' && isItems(one.object)) ? 'replaced' : null;
  return null;
}

function isFiltering(node: SyntaxNode): boolean {
  return (
    (node.kind === 'loop' && node.header.length > 2) ||
    (node.kind === 'call' && /(?:^|\.)(?:filter|filterfalse)$/.test(dottedName(node.callee)))
  );
}

function marksOut(call: SyntaxNode & { readonly kind: 'call' }): boolean {
  return call.arguments.some((argument) =>
    nodesOf(argument, 40).some(
      (node) =>
        (node.kind === 'member' && /^(?:skip|xfail)$/.test(node.property)) ||
        (node.kind === 'name' && /(?:^|_)(?:skip|xfail)/i.test(node.text)) ||
        (node.kind === 'string' && /^(?:skip|xfail)$/.test(node.value)),
    ),
  );
}

/** All conditions in a hook that builds its selection in a loop. */
function conditionsIn(code: Code, hook: FunctionNode): readonly Gate[] {
  return nodesOf(hook.body).flatMap((node) =>
    node.kind === 'if'
      ? gatesOf(code, node.then, [node])
      : node.kind === 'loop' && node.header.length > 2
        ? gatesOf(code, node.body, [node])
        : [],
  );
}

function levelOfSelection(
  code: Code,
  how: 'all' | 'replaced' | 'one',
  gates: readonly Gate[],
  knowledge: Knowledge,
): Fault['level'] | null {
  const words = gates.map((gate) => gate.words).join(' ');
  if (ASKED.test(words) || ABLE.test(words)) return null;
  if (MARKED.test(words) && !BUILT_IN_MARKERS.test(words)) return null;
  if (gates.length === 0) return how === 'all' || how === 'one' ? 'violation' : 'probation';
  if (how === 'all') return 'probation';
  if (!BY_NAME.test(words)) return how === 'one' ? 'probation' : null;
  const texts = gates.flatMap(({ condition }) => textsOf(code, condition));
  return texts.some((text) => namesTest(text, knowledge)) ? 'violation' : 'probation';
}

/** Whether a text is a part of the path or name of a test that stood before. */
function namesTest(text: string, knowledge: Knowledge): boolean {
  if (text.length < 3) return false;
  const path = text.split('::')[0] ?? text;
  return (
    knowledge.namesWith(text).length > 0 ||
    knowledge.oraclePaths().some((one) => one.includes(path) && knowledge.oracleClassOf(one) === 'test')
  );
}
