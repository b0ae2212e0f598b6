import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import {
  certaintyOfVariable,
  isMockClass,
  isModeVariable,
  isRunnerGlobal,
  isTestMode,
  marksTests,
  namesRunner,
  saysTesting,
  type Certainty,
} from './harness-marks.ts';
import { sourceKindOf, type SourceKind } from './harness-sources.ts';
import { foldText } from './text-folding.ts';

/** An expression that finds out whether tests are running. */
export interface Probe {
  readonly node: SyntaxNode;
  readonly certainty: Certainty;
  /** What it looks at, in the words of the code: `PYTEST_CURRENT_TEST`, `"pytest" in sys.modules`. */
  readonly what: string;
}

/** What the question needs to know of the code around it. */
export interface ProbeContext {
  readonly tree: SourceTree;
  /** The function around looks at its stack, its modules or its command line. */
  readonly looksAround: boolean;
}

/** Whether this very node, with its operands, is a probe. */
export function probeOf(node: SyntaxNode, context: ProbeContext): Probe | null {
  switch (node.kind) {
    case 'member':
      return ofMember(node.object, node.property, node);
    case 'index':
      return ofIndex(node.object, node.index, node, context);
    case 'name':
      return ofName(node.text, node, context);
    case 'unary':
      return node.operator.startsWith('typeof') || node.operator.startsWith('defined')
        ? ofGlobal(node.operand, node)
        : null;
    case 'binary':
      return ofBinary(node, context);
    case 'call':
      return ofCall(node, context);
    default:
      return null;
  }
}

function probe(node: SyntaxNode, certainty: Certainty | null, what: string): Probe | null {
  return certainty && { node, certainty, what };
}

function isEnvironment(node: SyntaxNode): boolean {
  return /(?:^|\.)(?:env|environ|ENV|_ENV|_SERVER|\$_ENV|\$_SERVER|environment)$/.test(dottedName(node));
}

function ofMember(object: SyntaxNode, property: string, node: SyntaxNode): Probe | null {
  if (isEnvironment(object)) {
    if (/^test\??$/.test(property)) return probe(node, 'mode', dottedName(node));
    return probe(node, certaintyOfVariable(property), property);
  }
  const owner = dottedName(object);
  if (/^(?:globalThis|global|window|self)$/.test(owner) && isRunnerGlobal(property))
    return probe(node, 'runner', `${owner}.${property}`);
  if (property === '_isMockFunction' || /^_mock_(?:name|children|methods|parent)$/.test(property))
    return probe(node, 'runner', property);
  if (saysTesting(property) && /(?:^|\.)(?:settings|config|app|env|options|globals?)$/i.test(owner))
    return probe(node, 'mode', `${owner}.${property}`);
  return null;
}

function ofIndex(object: SyntaxNode, index: SyntaxNode, node: SyntaxNode, { tree }: ProbeContext): Probe | null {
  if (isEnvironment(object)) {
    const { text } = foldText(index, tree);
    return probe(node, certaintyOfVariable(text), text);
  }
  if (!/(?:^|\.)(?:modules|cache|globalThis|global|window)$/.test(dottedName(object))) return null;
  const { text } = foldText(index, tree);
  return namesRunner(text) || isRunnerGlobal(text) ? probe(node, 'runner', `${dottedName(object)}["${text}"]`) : null;
}

function ofName(name: string, node: SyntaxNode, { tree }: ProbeContext): Probe | null {
  if (tree.language === 'shell') return probe(node, certaintyOfVariable(name), name);
  return /^(?:TESTING|UNDER_TEST|UNIT_TESTS?)$/.test(name) ? probe(node, 'mode', name) : null;
}

/** `typeof jest`, `defined?(RSpec)`. */
function ofGlobal(operand: SyntaxNode, node: SyntaxNode): Probe | null {
  const name = dottedName(operand);
  const [first = ''] = name.split('.');
  // A program may have an `it` or `test` of its own, but need not ask whether it exists.
  return isRunnerGlobal(first) || namesRunner(name) ? probe(node, 'runner', `typeof ${name}`) : null;
}

const COMPARISONS = /^(?:===?|!==?|is|is not|in|not in|=~|!~|eq|ne|-eq|-match|-like|-contains|~=|<>|instanceof)$/;

function ofBinary(node: SyntaxNode & { readonly kind: 'binary' }, context: ProbeContext): Probe | null {
  const { operator, left, right } = node;
  if (!COMPARISONS.test(operator)) return null;
  const { tree } = context;
  if (operator === 'instanceof')
    return isMockClass(lastPart(dottedName(right))) ? probe(node, 'runner', dottedName(right)) : null;
  if (operator === 'in' || operator === 'not in') {
    const { text } = foldText(left, tree);
    const where = dottedName(right);
    if (isEnvironment(right)) return probe(node, certaintyOfVariable(text), text);
    if (/(?:^|\.)modules(?:\.keys\(\))?$/.test(where) && namesRunner(text))
      return probe(node, 'runner', `"${text}" in ${where}`);
    if (/^(?:globalThis|global|window)$/.test(where) && isRunnerGlobal(text))
      return probe(node, 'runner', `"${text}" in ${where}`);
  }
  return ofComparison(node, [left, right], context);
}

/** A text of a test compared with a mode, or with what the program sees around it. */
function ofComparison(node: SyntaxNode, sides: readonly SyntaxNode[], context: ProbeContext): Probe | null {
  const { tree, looksAround } = context;
  for (const side of sides) {
    const others = sides.filter((other) => other !== side);
    const texts = side.kind === 'list' ? side.elements.slice(0, 12) : [side];
    for (const part of texts) {
      const { text, leaves } = foldText(part, tree);
      if (part.kind !== 'regex' && leaves.length === 0) continue;
      if (isTestMode(text) && others.some((other) => isMode(other, tree)))
        return probe(node, 'mode', `the mode "${text}"`);
      if (!marksTests(text)) continue;
      const kinds = others.map((other) => sourceIn(other, tree));
      if (looksAround || kinds.includes('surroundings')) return probe(node, 'runner', `"${text}" in its surroundings`);
      if (kinds.includes('command-line') && (namesRunner(text) || /^[./_]+test\b/.test(text)))
        return probe(node, 'runner', `"${text}" in its command line`);
    }
  }
  return null;
}

/** Whether the expression reads a variable that names a mode. */
function isMode(node: SyntaxNode, tree: SourceTree, depth = 0): boolean {
  if (depth > 6) return false;
  switch (node.kind) {
    case 'member':
      return (
        (isEnvironment(node.object) && isModeVariable(node.property)) ||
        /(?:^|\.)(?:Rails|app|App)\.(?:env|environment)$/.test(dottedName(node)) ||
        isMode(node.object, tree, depth + 1)
      );
    case 'index':
      return isEnvironment(node.object) && isModeVariable(foldText(node.index, tree).text);
    case 'call': {
      const [first] = node.arguments;
      if (first && isModeVariable(foldText(first, tree).text) && first.kind !== 'name') return true;
      return node.callee.kind === 'member' && isMode(node.callee.object, tree, depth + 1);
    }
    case 'binary':
      return isMode(node.left, tree, depth + 1);
    case 'name':
      return /^(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV|GO_ENV|FLASK_ENV)$/.test(node.text);
    default:
      return false;
  }
}

const MOST_NODES = 200;

/** What an expression reads of the stack, the modules or the command line, also through a name that carries it. */
function sourceIn(expression: SyntaxNode, tree: SourceTree): SourceKind | null {
  let found: SourceKind | null = null;
  let visited = 0;
  walk(expression, (node) => {
    found ??= sourceKindOf(node, tree);
    return found === null && ++visited < MOST_NODES;
  });
  return found;
}

function ofCall(node: SyntaxNode & { readonly kind: 'call' }, context: ProbeContext): Probe | null {
  const { tree } = context;
  const name = dottedName(node.callee);
  const last = lastPart(name);
  const [first, second] = node.arguments;
  const text = first ? foldText(first, tree).text : '';
  if (
    /^(?:getenv|get|fetch|var|var_os|GetEnvironmentVariable|Getenv|LookupEnv|env|getOrDefault|has|key\?|containsKey|isset|pop)$/.test(
      last,
    ) &&
    !/[\s.]/.test(text)
  ) {
    const isAsked = /env/i.test(name) || isEnvironmentCall(node.callee);
    const certainty = isAsked ? certaintyOfVariable(text) : null;
    if (certainty) return probe(node, certainty, text);
    if (/(?:^|\.)(?:modules|cache)$/.test(name.slice(0, -last.length - 1)) && namesRunner(text))
      return probe(node, 'runner', `${name}("${text}")`);
  }
  if (name === 'testing.Testing' || name === 'testing.Verbose' || name === 'testing.Short')
    return probe(node, 'runner', name);
  if (last === 'Lookup' && text.startsWith('test.')) return probe(node, 'runner', `the flag "${text}"`);
  if (last === 'cfg' && first?.kind === 'name' && first.text === 'test') return probe(node, 'runner', 'cfg!(test)');
  if (/^(?:isMockFunction|isMock|mockingDetails)$/.test(last)) return probe(node, 'runner', name);
  if (last === 'isinstance' && second) {
    const classes = second.kind === 'list' ? second.elements : [second];
    const mock = classes.map((one) => lastPart(dottedName(one))).find(isMockClass);
    if (mock !== undefined) return probe(node, 'runner', `a ${mock}`);
  }
  if (
    /^(?:hasattr|getattr|respond_to\?)$/.test(last) &&
    second &&
    /^(?:assert_called\w*|_mock_\w+|mock_calls|_called_from_test|_pytest\w*)$/.test(foldText(second, tree).text)
  )
    return probe(node, 'runner', foldText(second, tree).text);
  if (
    /^(?:class_exists|defined|forName|NSClassFromString|GetType|const_defined\?|find_spec|find_loader|loadClass|resolve)$/.test(
      last,
    ) &&
    namesRunner(text)
  )
    return probe(node, 'runner', `the class or module "${text}"`);
  if (/^(?:environment|isEnvironment|is_environment)$/.test(last) && isTestMode(text))
    return probe(node, 'mode', `the mode "${text}"`);
  if (saysTesting(last) && node.arguments.length === 0) return probe(node, 'mode', `${name}()`);
  const receiver = node.callee.kind === 'member' ? [node.callee.object] : [];
  return isComparing(last) || receiver.some((one) => one.kind === 'regex') || isTainted(node.callee, tree)
    ? ofComparison(
        node,
        [...receiver, ...node.arguments.slice(0, 6), ...(isTainted(node.callee, tree) ? [node.callee] : [])],
        context,
      )
    : null;
}

/** Calls that compare; by their names in lower case, letters only, so that one list serves all languages. */
function isComparing(name: string): boolean {
  return /^(?:startswith|hasprefix|endswith|hassuffix|includes?|contains|containskey|indexof|find|search|match(?:es|string)?|ismatch|test|exec|fullmatch|equals|equalfold|equalsignorecase|strcontains|strstartswith|strpos|strstr|some|any|has|get|count|compare)$/.test(
    name.toLowerCase().replaceAll(/[^a-z]/g, ''),
  );
}

/** A function of the file that compares its parameter with the stack, modules or command line. */
function isTainted(callee: SyntaxNode, tree: SourceTree): boolean {
  return callee.kind === 'name' && sourceKindOf(callee, tree) !== null;
}

function isEnvironmentCall(callee: SyntaxNode): boolean {
  return callee.kind === 'member' && isEnvironment(callee.object);
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? '';
}
