import { assertionCallClaims } from '../assertions/call-claims.ts';
import { goDialect } from '../assertions/go.ts';
import { JAVASCRIPT_LANGUAGES, javascriptDialect } from '../assertions/javascript.ts';
import { pythonClaims } from '../assertions/python.ts';
import { startReading } from '../assertions/reading.ts';
import type { FileScope } from '../assertions/scope.ts';
import { type Dialect, readBody } from '../assertions/tests.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** A function outside the tests that asserts for them. */
export interface Check {
  readonly name: string;
  readonly node: FunctionNode;
  readonly assertions: readonly SyntaxNode[];
}

/** Functions read in one file; a test-support file has few. */
const MOST_CHECKS = 2000;
/** Names of functions that assert, whoever wrote them. */
const ASSERTING_NAME = /^(?:assert|verify|expect)(?:[_A-Z]\w*)?$/;

/**
 * The functions of a file that assert, by name.
 * @param isTest Says of a function that it is a test itself.
 */
export function checksIn(tree: SourceTree, scope: FileScope, isTest: (node: SyntaxNode) => boolean): readonly Check[] {
  const dialect = dialectOf(tree.language);
  const found: Check[] = [];
  for (const [name, node] of [...scope.functions].slice(0, MOST_CHECKS)) {
    if (isTest(node) || holdsTests(node, isTest)) continue;
    const parameters = node.parameters.map((parameter) => parameter.name);
    const { assertions } = readBody(
      [node.body],
      { name, parameters, tables: [] },
      dialect,
      startReading(tree, scope),
      new Set(),
    );
    const all = [...assertions, ...checkCallsIn(node.body, new Set(assertions))];
    if (all.length > 0) found.push({ name, node, assertions: all });
  }
  return found;
}

/** Dart's `main` and other functions that only declare tests. */
function holdsTests(node: FunctionNode, isTest: (node: SyntaxNode) => boolean): boolean {
  let found = false;
  walk(node.body, (inner) => {
    found ||= isTest(inner);
    return !found;
  });
  return found;
}

function dialectOf(language: string): Pick<Dialect, 'claims'> {
  if (language === 'python') return { claims: pythonClaims };
  if (language === 'go') return goDialect;
  if (JAVASCRIPT_LANGUAGES.includes(language)) return javascriptDialect;
  return { claims: (node) => assertionCallClaims(node, language) };
}

/** Calls that assert by their name, though no framework knows them: `mock.assert_called_once()`, `assertFired(pot)`. */
export function checkCallsIn(body: SyntaxNode, known: ReadonlySet<SyntaxNode>): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(body, (node) => {
    if (known.has(node)) return false;
    if (node.kind !== 'call') return true;
    const name = dottedName(node.callee).replaceAll('()', '');
    const isCheck =
      ASSERTING_NAME.test(name.split('.').at(-1) ?? '') || /^expect\.(?:assertions|hasAssertions)$/.test(name);
    if (isCheck) found.push(node);
    return !isCheck;
  });
  return found;
}

/** Whether an assertion only counts how many there are. */
export function isCount(node: SyntaxNode): boolean {
  return node.kind === 'call' && /^(?:expect\.(?:assertions|hasAssertions)|t\.plan)$/.test(dottedName(node.callee));
}
