import { append } from '../model/lists.ts';
import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textOf, type Code } from './tampering-code.ts';
import { canFail, catchClause, functionsAround, nodesOf, takes, type CatchClause } from './tampering-flow.ts';

/**
 * Helpers of tests that run what they are given, take the assertion error that comes out of it and go on as if nothing
 * had happened. Those that raise it in the end, hand it to their caller or answer with a result of its own are honest.
 */
export function swallowingTricks(code: Code): readonly Fault[] {
  if (code.part === 'product') return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 20) return;
    if (node.kind === 'block') {
      const clause = catchClause(code, node);
      if (clause) append(faults, ofClause(code, clause, ancestors));
    } else if (node.kind === 'call') append(faults, ofSuppression(code, node, ancestors));
    else if (node.kind === 'function' && node.name === '__exit__') append(faults, ofExit(code, node));
  });
  return faults;
}

/** Names of helpers that say that they deal with expectations. */
const OF_EXPECTATIONS =
  /eventual|wait|retr|soft|flak|stabl|toler|quarant|assert|expect|check|verif|attempt|lenient|settle|safe|guard/i;

function ofClause(code: Code, clause: CatchClause, ancestors: readonly SyntaxNode[]): readonly Fault[] {
  const kind = takes(clause);
  const around = functionsAround(ancestors);
  if (kind === 'other' || !code.isTouched(clause.node.range)) return [];
  const helper = helperAround(code, around, clause);
  if (!helper || canFailBesides(helper, clause) || carriesOn(code, helper, clause)) return [];
  if (kind === 'everything' && !OF_EXPECTATIONS.test(around.map(({ name }) => name).join(' '))) return [];
  return [
    {
      range: clause.node.range,
      level: kind === 'assertions' ? 'violation' : 'probation',
      message: `${nameOf(around)} runs what a test gives it and drops the errors with ${cited(clause.head.trim())}, so a failed assertion in it no longer fails the test.`,
      matched: textOf(code, helper.range),
    },
  ];
}

function nameOf(around: readonly FunctionNode[]): string {
  const named = around.findLast(({ name }) => name !== '');
  return named ? `The helper ${cited(named.name)}` : 'This helper';
}

/** The function that runs code which was handed to it, by calling a parameter of it or of one around it, or by a yield. */
function helperAround(code: Code, around: readonly FunctionNode[], { node }: CatchClause): FunctionNode | null {
  // A block that is handed to `times` or `loop` is a part of the function around it.
  const own = around.findLast(({ name }) => name !== '') ?? around.at(-1);
  if (!own || /^test|^it_|^should/i.test(own.name) || isTestBody(own)) return null;
  const parameters = new Set(around.flatMap((one) => one.parameters.map(({ name }) => name.replace(/^[*&]+/, ''))));
  const body = around.at(-1) ?? own;
  const isRun = (one: SyntaxNode): boolean => {
    if (one.kind === 'return') return /^yield\b/.test(textOf(code, one.range, 1));
    if (one.kind === 'name' && one.text === 'yield') return true;
    if (one.kind !== 'call') return false;
    const name = dottedName(one.callee).replaceAll('()', '');
    const [first = ''] = name.split('.');
    if (!parameters.has(first) || /^(?:self|this|cls)$/.test(first)) return false;
    return name === first || /\.(?:call|apply|run|invoke|Invoke|execute|accept|get|evaluate|proceed)$/.test(name);
  };
  const runs = nodesOf(own.body).filter(isRun);
  // What runs once more after the clause fails in the open.
  if (runs.some(({ range }) => range.startLine > node.range.endLine)) return null;
  return runs.length > 0 ? (own.range.startLine <= body.range.startLine ? own : body) : null;
}

function isTestBody({ decorators }: FunctionNode): boolean {
  return decorators.some((mark) =>
    /^(?:Test|Fact|Theory|ParameterizedTest|RepeatedTest|TestMethod)$/.test(dottedName(mark).split('.').at(-1) ?? ''),
  );
}

/** Whether the helper fails somewhere, be it after the last attempt. */
function canFailBesides(helper: FunctionNode, { node }: CatchClause): boolean {
  return canFail(node) || canFail(helper.body);
}

/** Whether the clause keeps the error or answers otherwise than a success would, so that a caller can know. */
function carriesOn(code: Code, helper: FunctionNode, { node, head }: CatchClause): boolean {
  const names = head.split(/\W+/).filter((word) => /^[a-z_]/.test(word));
  const inside = nodesOf(node);
  const keeps = inside.some((one) => {
    if (one.kind === 'return') return one.value !== null && !isPlainSuccess(one.value) && !isTail(code, one);
    if (one.kind === 'assign' && !isBinding(one)) return true;
    if (one.kind !== 'call') return false;
    const callee = dottedName(one.callee);
    return (
      /(?:^|\.)(?:append|push|add|set|put|emit|resolve|done|callback|next|cb)$|<<$/.test(callee) && mentions(one, names)
    );
  });
  if (keeps || inside.some((one) => one.kind === 'binary' && one.operator === '<<')) return true;
  // Success answers one thing and the way past the clause another: the caller asks.
  const answers = nodesOf(helper.body).filter((one) => one.kind === 'return' && one.value?.kind === 'constant');
  return answers.some((one) => one.kind === 'return' && one.value?.kind === 'constant' && one.value.value === 'false');
}

function isPlainSuccess(value: SyntaxNode): boolean {
  return value.kind === 'constant' && value.value !== 'false';
}

/** The closing expression of a body, which a language takes as its value though nobody wrote `return`. */
function isTail(code: Code, node: SyntaxNode): boolean {
  return !/^return\b/.test(textOf(code, node.range, 1));
}

/** `AssertionError as e`. */
function isBinding(node: SyntaxNode & { readonly kind: 'assign' }): boolean {
  return node.operator === 'as' || /^(?:\+=|-=|\+\+)$/.test(node.operator);
}

function mentions(node: SyntaxNode, names: readonly string[]): boolean {
  return nodesOf(node, 200).some((one) => one.kind === 'name' && names.includes(one.text));
}

/** `with suppress(AssertionError): yield`, `with suppress(AssertionError): fn()` in a helper. */
function ofSuppression(
  code: Code,
  call: SyntaxNode & { readonly kind: 'call' },
  ancestors: readonly SyntaxNode[],
): readonly Fault[] {
  if (!/(?:^|\.)suppress$/.test(dottedName(call.callee)) || !code.isAdded(call.range)) return [];
  if (!/\b(?:AssertionError|BaseException|Exception|Failed)\b/.test(textOf(code, call.range))) return [];
  const around = functionsAround(ancestors);
  const statement = ancestors.at(-1);
  if (!statement) return [];
  const clause: CatchClause = { node: statement, head: textOf(code, call.range) };
  const helper = helperAround(code, around, clause);
  if (!helper || canFail(helper.body)) return [];
  return [
    {
      range: call.range,
      level: /AssertionError|Failed/.test(clause.head) ? 'violation' : 'probation',
      message: `${nameOf(around)} runs what a test gives it under ${cited(clause.head)}, so a failed assertion in it no longer fails the test.`,
      matched: textOf(code, helper.range),
    },
  ];
}

/** A context manager whose `__exit__` always says that the error is dealt with. */
function ofExit(code: Code, method: FunctionNode): readonly Fault[] {
  if (code.part !== 'hooks' || !code.isTouched(method.range) || canFail(method.body)) return [];
  const nodes = nodesOf(method.body);
  const returns = nodes.filter(({ kind }) => kind === 'return');
  const isBlind =
    returns.length > 0 &&
    returns.every((one) => one.kind === 'return' && one.value?.kind === 'constant' && one.value.value === 'true') &&
    !nodes.some((one) => one.kind === 'if' || one.kind === 'assign' || one.kind === 'binary');
  if (!isBlind) return [];
  return [
    {
      range: method.range,
      level: 'probation',
      message: `${cited('__exit__')} says of every error that it is dealt with, so an assertion that fails inside of this context does not fail the test.`,
      matched: textOf(code, method.range),
    },
  ];
}
