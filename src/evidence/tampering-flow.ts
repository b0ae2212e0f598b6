import { append } from '../model/lists.ts';
import type { Range } from '../model/range.ts';
import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { definitionsOf } from './definitions.ts';
import { textAt, type Code } from './tampering-code.ts';

/** Nodes of one condition or body that are ever looked at. */
const MOST_NODES = 4000;

/** Every node of a piece of code, the outermost first, as far as it is ever looked at. */
export function nodesOf(root: SyntaxNode, most = MOST_NODES): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  walk(root, (node) => {
    nodes.push(node);
    return nodes.length < most;
  });
  return nodes.slice(0, most);
}

/** Nodes of a function's own body, without those of functions and classes in it. */
function ownNodes(root: SyntaxNode): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  walk(root, (node) => {
    if (nodes.length >= MOST_NODES) return false;
    nodes.push(node);
    return node === root || (node.kind !== 'function' && node.kind !== 'class');
  });
  return nodes;
}

/** Calls that make the test fail or the error go on, whatever the language. */
const FAILING_CALL =
  /(?:^|\.)(?:fail|Fail|FailNow|Fatal|Fatalf|Error|Errorf|flunk|raise|throw|rethrow|reraise|abort|panic|fatalError|reject|XCTFail|assert\w*|expect|exit|error|addFailure|addError|recordIssue|record)!?$/;

/** Whether a piece of code can make itself heard: it throws, fails, or passes the error on. */
export function canFail(root: SyntaxNode): boolean {
  return nodesOf(root).some(
    (node) =>
      node.kind === 'throw' ||
      node.kind === 'assert' ||
      (node.kind === 'call' && FAILING_CALL.test(dottedName(node.callee))) ||
      (node.kind === 'name' && /^(?:raise|throw|rethrow|reraise)$/.test(node.text)),
  );
}

/** A clause that takes a raised error: its head as written, and the node. */
export interface CatchClause {
  readonly node: SyntaxNode;
  readonly head: string;
}

/** The catch clauses in a piece of code. The tree has no kind of node for them, so the keyword in the source tells. */
export function catchClauses(code: Code, root: SyntaxNode): readonly CatchClause[] {
  return nodesOf(root).flatMap((node) => {
    const clause = node.kind === 'block' ? catchClause(code, node) : null;
    return clause ? [clause] : [];
  });
}

/** The node as a catch clause; null for any other block. */
export function catchClause(code: Code, node: SyntaxNode): CatchClause | null {
  const text = textAt(code, node.range);
  const match = /^(?:\}\s*)?(?:except\*?|catch|rescue)(?![\w.])[^{]*/.exec(text);
  return match ? { node, head: match[0] } : null;
}

/** Exceptions with which test tools say that an expectation does not hold. */
const ASSERTION_ERRORS =
  /\b(?:AssertionError|AssertionFailedError|ComparisonFailure|Minitest::Assertion|MiniTest::Assertion|Test::Unit::AssertionFailedError|ExpectationNotMetError|ExpectationFailedException|AssertionFailedException|AssertionException|XunitException|AssertFailedException|MultipleFailuresError|TestFailedException|JestAssertionError|AssertActualExpectedException|fail\.Exception|outcomes\.Failed|failureException|TestFailure)\b/;

/** Clauses that take everything, assertion errors among it. */
const EVERYTHING =
  /^(?:\}\s*)?(?:except\s*:|except\s*(?:\(\s*)?(?:Base)?Exception\b|rescue\s*$|rescue\s*=>|rescue\s+(?:Exception|Object)\b|catch\s*$|catch\s*\(\s*(?:final\s+)?(?:\w+\s*:\s*)?(?:\\?Throwable|Error|Exception|_|\.\.\.|\w+\s*(?:\)|:\s*(?:any|unknown)))|catch\s*\(\s*\\?(?:Throwable|Exception)\b)/;

/** What a clause takes, as far as assertions are concerned. */
export function takes({ head }: CatchClause): 'assertions' | 'everything' | 'other' {
  if (ASSERTION_ERRORS.test(head)) return 'assertions';
  return EVERYTHING.test(head.trim()) ? 'everything' : 'other';
}

/** The words of a condition: its names, members and texts, and what its names were bound to. */
export function wordsOf(code: Code, condition: SyntaxNode): string {
  const words: string[] = [];
  const { values } = definitionsOf(code.tree);
  for (const node of nodesOf(condition, 300)) {
    append(words, wordOf(node));
    if (node.kind !== 'name') continue;
    for (const value of values.get(node.text) ?? []) append(words, nodesOf(value, 60).flatMap(wordOf));
  }
  return words.join(' ');
}

/** The texts in a condition, also those of the lists that its names stand for. */
export function textsOf(code: Code, condition: SyntaxNode): readonly string[] {
  const { values } = definitionsOf(code.tree);
  const own = nodesOf(condition, 300);
  const named = own.flatMap((node) =>
    node.kind === 'name' ? (values.get(node.text) ?? []).flatMap((value) => nodesOf(value, 300)) : [],
  );
  return [...own, ...named].flatMap((node) => (node.kind === 'string' && node.value !== '' ? [node.value] : []));
}

function wordOf(node: SyntaxNode): readonly string[] {
  switch (node.kind) {
    case 'name':
      return [node.text];
    case 'member':
      return [node.property];
    case 'string':
      return [node.value.slice(0, 200)];
    case 'number':
      return [node.value];
    default:
      return [];
  }
}

/** A condition that decides whether a place is reached: it stands around it, or ends the function before it. */
export interface Gate {
  readonly condition: SyntaxNode;
  readonly words: string;
}

const MOST_GATES = 40;

/**
 * The conditions on which a place depends inside a function (or file).
 * @param ancestors The place's ancestors, nearest last.
 */
export function gatesOf(code: Code, place: SyntaxNode, ancestors: readonly SyntaxNode[]): readonly Gate[] {
  const conditions = new Set<SyntaxNode>();
  const child = new Map<SyntaxNode, SyntaxNode>();
  const chain = [...ancestors.slice(-60), place];
  chain.forEach((node, i) => {
    const below = chain[i + 1];
    if (below) child.set(node, below);
  });
  for (const node of chain) {
    if (node === place) break;
    if (node.kind === 'if' && child.get(node) !== node.condition) conditions.add(node.condition);
    else if (node.kind === 'arm') for (const pattern of node.patterns) conditions.add(pattern);
    else if (node.kind === 'switch' && node.subject) conditions.add(node.subject);
    else if (node.kind === 'loop' && isComprehension(node)) for (const part of node.header) conditions.add(part);
    else if (node.kind === 'binary' && /^(?:&&|\|\||and|or)$/.test(node.operator)) conditions.add(node.left);
    if (node.kind === 'function' || node.kind === 'loop') {
      for (const early of ownNodes(node.body))
        if (early.kind === 'if' && endsBefore(early.range, place.range) && leaves(early))
          conditions.add(early.condition);
    }
  }
  return [...conditions].slice(0, MOST_GATES).map((condition) => ({ condition, words: wordsOf(code, condition) }));
}

/** A comprehension is a loop whose header holds its conditions too. */
function isComprehension(node: SyntaxNode & { readonly kind: 'loop' }): boolean {
  return node.header.length > 2;
}

/** Whether what an `if` guards does nothing but leave: `return`, `continue`, `break`. */
function leaves({ then, otherwise }: SyntaxNode & { readonly kind: 'if' }): boolean {
  if (otherwise) return false;
  const inside = ownNodes(then);
  return (
    inside.some(({ kind }) => kind === 'return' || kind === 'throw') || inside.every(({ kind }) => kind === 'block')
  );
}

function endsBefore(a: Range, b: Range): boolean {
  return a.endLine < b.startLine || (a.endLine === b.startLine && a.endColumn <= b.startColumn);
}

/** The functions around a place, nearest last. */
export function functionsAround(ancestors: readonly SyntaxNode[]): readonly FunctionNode[] {
  return ancestors.filter((node) => node.kind === 'function').slice(-12);
}

/** The function that an expression is: itself, or the one in the file that it names. */
export function functionFor(code: Code, node: SyntaxNode): FunctionNode | null {
  if (node.kind === 'function') return node;
  if (node.kind !== 'name') return null;
  return definitionsOf(code.tree).functions.get(node.text)?.at(-1) ?? null;
}
