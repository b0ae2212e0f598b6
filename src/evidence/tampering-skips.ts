import type { Knowledge } from '../model/rule.ts';
import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { baseNameOf } from './naming.ts';
import { textOf, type Code } from './tampering-code.ts';
import { gatesOf, nodesOf, wordsOf } from './tampering-flow.ts';
import { isTestingToolPath, isToolingPath } from './tooling.ts';

/** Signals with which a test says that it was not meant to run here. */
const SKIP_ERRORS =
  /^(?:(?:unittest\.)?(?:case\.)?SkipTest|(?:pytest\.)?skip\.Exception|(?:_pytest\.)?(?:outcomes\.)?Skipped|AssumptionViolatedException|TestAbortedException|SkipException|Minitest\.Skip|SkippedTestError|InconclusiveException|IgnoreException|SkippedWithMessageException|TestSkippedException|SkippedTest|SkipDeclaredInExample|RSpec::Core::Pending::SkipDeclaredInExample|SkippedTestSuiteError|XCTSkip|(?:mocha\.)?Pending|AssumptionViolated|Xunit\.SkipException)$/;
const SKIP_CALLS =
  /^(?:pytest\.(?:skip|xfail|exit|importorskip)|unittest\.skip|Assert\.(?:Ignore|Inconclusive|Pass)|Assumptions?\.(?:assumeTrue|assumeFalse|assumingThat|abort)|Assume\.\w+|XCTSkip|Skip\.(?:If|IfNot))$/;
const OF_TESTS =
  /(?:^|[/_.-])(?:tests?|testing|pytest|unittest|conftest|fixtures?|plugins?|junit|nunit|xunit)(?=[/_.-]|$)/i;

/** Methods by which a test that is handed on gives up: Go's `t.Skip`, PHPUnit's `markTestSkipped`. */
const SKIP_METHODS = /^(?:Skip|Skipf|SkipNow|markTestSkipped|markTestIncomplete|skipTest)$/;
/** Modules from which nothing but tests take a signal to skip. */
const SKIP_SOURCES =
  /^(?:pytest|_pytest(?:\.\w+)*|unittest(?:\.case)?|nose|testing|mocha|vitest|node:test|@playwright\/test)$/;

/** What those modules call such a signal. */
const SIGNALS = /^(?:SkipTest|Skipped|skip|xfail)$/;
/** Bare calls by which JUnit passes over a test. */
const ASSUMPTIONS = /^(?:assumeTrue|assumeFalse|assumingThat|assumeThat|assumeNotNull)$/;

/** Product code that tells the runner to pass over the test which called it. */
export function skipTricks(code: Code): readonly Fault[] {
  if (code.part !== 'product' || OF_TESTS.test(code.path) || isToolingPath(code.path) || isTestingToolPath(code.path))
    return [];
  const faults: Fault[] = [];
  const aliases = skipAliases(code);
  walk(code.tree.root, (node) => {
    if (faults.length > 20 || !code.isAdded(node.range)) return;
    const name = skipIn(code, node, aliases);
    if (name === null) return;
    faults.push({
      range:
        node.kind === 'class'
          ? { ...node.range, endLine: node.range.startLine, endColumn: lineLength(code, node) }
          : node.range,
      level: 'violation',
      message: `Product code signals ${cited(name)}, so the runner skips the test that called it instead of reporting what it found.`,
      matched: textOf(code, node.range),
    });
    return false;
  });
  return faults;
}

function lineLength({ lines }: Code, { range }: SyntaxNode): number {
  return (lines[range.startLine - 1] ?? '').length + 1;
}

/** Names of the file that stand for a signal to skip: imported, maybe under another name, or derived from one. */
function skipAliases(code: Code): ReadonlySet<string> {
  const aliases = new Set<string>();
  walk(code.tree.root, (node) => {
    if (node.kind === 'import' && SKIP_SOURCES.test(node.module)) {
      const parts = textOf(code, node.range, 6).split(/[,()\n]|\bimport\b/);
      for (const part of parts) {
        const [original = '', as = '', alias = ''] = part.trim().split(/\s+/);
        if (SIGNALS.test(original)) aliases.add(as === 'as' ? alias : original);
      }
    }
    if (node.kind === 'class' && node.name !== '' && node.bases.some((base) => isSkipError(dottedName(base), aliases)))
      aliases.add(node.name);
  });
  return aliases;
}

function isSkipError(name: string, aliases: ReadonlySet<string>): boolean {
  return SKIP_ERRORS.test(name) || aliases.has(name);
}

function skipIn(code: Code, node: SyntaxNode, aliases: ReadonlySet<string>): string | null {
  if (node.kind === 'class') {
    const base = node.bases.map((one) => dottedName(one)).find((one) => isSkipError(one, aliases));
    return base ?? null;
  }
  if (node.kind === 'throw' && node.value) {
    const name = dottedName(node.value.kind === 'call' ? node.value.callee : node.value);
    if (isSkipError(name, aliases)) return name;
    return reachedSkip(code, node.value);
  }
  if (node.kind !== 'call') return null;
  const name = dottedName(node.callee);
  if (SKIP_CALLS.test(name) || aliases.has(name)) return name;
  if (
    ASSUMPTIONS.test(name) &&
    code.lines.some((line) => line.startsWith('import ') && /\b(?:junit|testng)\b/.test(line))
  )
    return name;
  if (node.callee.kind !== 'member') return null;
  const { property, object } = node.callee;
  if (property === 'Skip' && !isGoTest(code, object)) return null;
  if (SKIP_METHODS.test(property) && (code.tree.language !== 'go' || isGoTest(code, object))) return name;
  return /^(?:skip|xfail|exit)$/.test(property) ? reachedSkip(code, node.callee) : null;
}

/** Go's handle of a running test: the parameter of that type, by its usual names. */
function isGoTest(code: Code, object: SyntaxNode): boolean {
  if (code.tree.language !== 'go' || object.kind !== 'name') return false;
  const name = object.text;
  return code.lines.some((line) =>
    line.split(/[(),]/).some((part) => {
      const words = part.trim().split(/\s+/);
      return words[0] === name && /^\*?testing\.(?:[TBF]|TB)$/.test(words[1] ?? '');
    }),
  );
}

/** `sys.modules["pytest"].skip`, `__import__("unittest").SkipTest`: the tool is fetched by its name. */
function reachedSkip(code: Code, node: SyntaxNode): string | null {
  const isFetched = nodesOf(node, 60).some((one) => one.kind === 'string' && SKIP_SOURCES.test(one.value));
  return isFetched && /SkipTest|Skipped|\.(?:skip|xfail|exit)\b/.test(textOf(code, node.range, 3))
    ? textOf(code, node.range, 1)
    : null;
}

/** Lists of a conftest that keep existing test files from being collected. */
export function ignoreTricks(code: Code, knowledge: Knowledge): readonly Fault[] {
  if (code.tree.language !== 'python' || baseNameOf(code.path) !== 'conftest.py') return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    const list = ignoredBy(code, node);
    if (!list || !code.isAdded(node.range) || faults.length > 20) return;
    const gates = gatesOf(code, node, ancestors);
    if (
      gates.some(({ words }) =>
        /\b(?:platform|version_info|find_spec|which|environ|getenv|getoption|name|has_\w+|HAS_\w+)\b/.test(words),
      )
    )
      return;
    if (ancestors.some((one) => one.kind === 'block' && /^try\b/.test(textOf(code, one.range, 1)))) return;
    const test = list.map((text) => testIgnored(code, text, knowledge)).find((one) => one !== null);
    if (test === undefined) return;
    faults.push({
      range: node.range,
      level: 'violation',
      message: `${cited(textOf(code, node.range, 1))} keeps the existing test file ${cited(test)} from being collected, so its failures are never seen.`,
      matched: textOf(code, node.range),
    });
  });
  return faults;
}

/** The texts by which a statement leaves files out of the collection. */
function ignoredBy(code: Code, node: SyntaxNode): readonly string[] | null {
  const texts = (root: SyntaxNode): readonly string[] =>
    nodesOf(root, 400).flatMap((one) => (one.kind === 'string' && !one.isDocumentation ? [one.value] : []));
  if (node.kind === 'assign' && node.target.kind === 'name' && /^collect_ignore(?:_glob)?$/.test(node.target.text))
    return texts(node.value);
  if (node.kind === 'call' && /^collect_ignore(?:_glob)?\.(?:append|extend|insert|add)$/.test(dottedName(node.callee)))
    return texts(node);
  if (node.kind !== 'function' || node.name !== 'pytest_ignore_collect') return null;
  return /\b(?:getoption|environ|getenv|getini)\b/.test(wordsOf(code, node.body))
    ? null
    : ignoresAll(node.body)
      ? ['*']
      : texts(node.body);
}

/** The hook says yes to every file. */
function ignoresAll(body: SyntaxNode): boolean {
  const nodes = nodesOf(body, 200);
  return (
    !nodes.some(({ kind }) => kind === 'if' || kind === 'binary' || kind === 'call') &&
    nodes.some((node) => node.kind === 'return' && node.value?.kind === 'constant' && node.value.value === 'true')
  );
}

function testIgnored(code: Code, text: string, knowledge: Knowledge): string | null {
  const folder = code.path.slice(0, code.path.lastIndexOf('/') + 1);
  const plain = text
    .split('/')
    .filter((piece) => piece !== '' && piece !== '.')
    .join('/');
  const isAll = /^\*+(?:\/\*+|\.py)?$/.test(plain);
  if (plain.length < 2 && !isAll) return null;
  const pieces = plain.split('*').filter((piece) => piece !== '');
  const matches = (path: string): boolean => {
    let from = 0;
    for (const piece of pieces) {
      const at = path.indexOf(piece, from);
      if (at < 0) return false;
      from = at + piece.length;
    }
    return pieces.length > 0;
  };
  return (
    knowledge.oraclePaths().find((path) => {
      if (!path.startsWith(folder) || !/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(path)) return false;
      if (/(?:^|\/)(?:fixtures?|data|testdata|examples?|samples?|templates?|projects?)\//.test(path)) return false;
      if (isAll) return true;
      const inside = path.slice(folder.length);
      return plain.includes('*')
        ? matches(inside)
        : inside === plain || inside.startsWith(`${plain}/`) || (plain.endsWith('.py') && inside.endsWith(`/${plain}`));
    }) ?? null
  );
}
