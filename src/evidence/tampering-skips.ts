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
  /^(?:(?:unittest\.)?(?:case\.)?SkipTest|(?:pytest\.)?skip\.Exception|(?:_pytest\.)?(?:outcomes\.)?Skipped|AssumptionViolatedException|TestAbortedException|SkipException|Minitest\.Skip|SkippedTestError|InconclusiveException|IgnoreException|SkippedWithMessageException|TestSkippedException|AssumptionViolated|Xunit\.SkipException)$/;
const SKIP_CALLS =
  /^(?:pytest\.(?:skip|xfail|exit|importorskip)|unittest\.skip|Assert\.(?:Ignore|Inconclusive|Pass)|Assumptions?\.(?:assumeTrue|assumeFalse|abort)|Assume\.\w+|XCTSkip|Skip\.(?:If|IfNot))$/;
const OF_TESTS =
  /(?:^|[/_.-])(?:tests?|testing|pytest|unittest|conftest|fixtures?|plugins?|junit|nunit|xunit)(?=[/_.-]|$)/i;

/** Product code that tells the runner to pass over the test which called it. */
export function skipTricks(code: Code): readonly Fault[] {
  if (code.part !== 'product' || OF_TESTS.test(code.path) || isToolingPath(code.path) || isTestingToolPath(code.path))
    return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node) => {
    if (faults.length > 20 || !code.isAdded(node.range)) return;
    const name = skipIn(node);
    if (name === null) return;
    faults.push({
      range: node.range,
      level: 'violation',
      message: `Product code signals ${cited(name)}, so the runner skips the test that called it instead of reporting what it found.`,
      matched: textOf(code, node.range),
    });
    return false;
  });
  return faults;
}

function skipIn(node: SyntaxNode): string | null {
  if (node.kind === 'throw' && node.value) {
    const name = dottedName(node.value.kind === 'call' ? node.value.callee : node.value);
    return SKIP_ERRORS.test(name) ? name : null;
  }
  if (node.kind !== 'call') return null;
  const name = dottedName(node.callee);
  return SKIP_CALLS.test(name) ? name : null;
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
  return /\b(?:getoption|environ|getenv|getini)\b/.test(wordsOf(code, node.body)) ? null : texts(node.body);
}

function testIgnored(code: Code, text: string, knowledge: Knowledge): string | null {
  const folder = code.path.slice(0, code.path.lastIndexOf('/') + 1);
  const plain = text
    .split('/')
    .filter((piece) => piece !== '' && piece !== '.')
    .join('/');
  if (plain.length < 2) return null;
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
      const inside = path.slice(folder.length);
      return plain.includes('*')
        ? matches(inside)
        : inside === plain || inside.startsWith(`${plain}/`) || (plain.endsWith('.py') && inside.endsWith(`/${plain}`));
    }) ?? null
  );
}
