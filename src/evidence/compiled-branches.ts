import { spanOf, type Range } from '../model/range.ts';
import type { BlockNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { effectOfBranch, strongest, type Effect } from './effects.ts';
import type { Probe } from './harness-probes.ts';

/** Code that the compiler takes for tests and leaves out of the product, or the other way round. */
export interface CompiledBranch {
  readonly probe: Probe;
  readonly effect: Effect;
  readonly range: Range;
  /** The lines that must be new. */
  readonly lines: readonly Range[];
}

/** Symbols that a build defines for its tests. */
const TEST_SYMBOL =
  /(?:^|_)(?:UNIT_?TESTS?|UNIT_?TESTING|TESTING|UNDER_TEST|TEST|TESTS|TEST_BUILD|GTEST|IS_TEST)(?:$|_BUILD$|_MODE$)/i;

/** Whether a language chooses code by the symbols of its build. */
export function hasCompiledBranches(language: string): boolean {
  return /^(?:c|cpp|csharp|swift)$/.test(language);
}

/**
 * `#ifdef UNIT_TEST … #else … #endif` inside a function. Outside of functions such lines choose declarations, which
 * tests may rightly need.
 */
export function compiledBranches(node: BlockNode, owner: FunctionNode, language: string): readonly CompiledBranch[] {
  const found: CompiledBranch[] = [];
  let open: { readonly symbol: SyntaxNode; readonly what: string; readonly body: SyntaxNode[] } | null = null;
  for (const child of node.children) {
    const words = directiveWords(child);
    const [first = '', ...rest] = words;
    if (/^(?:if|ifdef|ifndef|elif)$/.test(first)) {
      const what = rest.find((word) => TEST_SYMBOL.test(word));
      open = what === undefined ? null : { symbol: child, what, body: [] };
    } else if (first === 'endif') {
      if (open) found.push(branchOf(open.symbol, open.what, open.body, child, owner, language));
      open = null;
    } else open?.body.push(child);
  }
  return found;
}

function directiveWords(node: SyntaxNode): readonly string[] {
  if (node.kind !== 'block' || node.children.length > 12) return [];
  const words = node.children.flatMap(function wordsOf(child): readonly string[] {
    if (child.kind === 'name') return [child.text];
    return child.kind === 'call' || child.kind === 'unary' || child.kind === 'binary' ? namesBelow(child) : [];
  });
  return /^(?:if|ifdef|ifndef|elif|else|endif)$/.test(words[0] ?? '') ? words : [];
}

/** Names of a short condition, `defined(UNIT_TEST) && !defined(NDEBUG)`; its first few levels are enough. */
function namesBelow(node: SyntaxNode, depth = 0): readonly string[] {
  if (depth > 4) return [];
  if (node.kind === 'name') return [node.text];
  if (node.kind === 'call')
    return [node.callee, ...node.arguments.slice(0, 4)].flatMap((part) => namesBelow(part, depth + 1));
  if (node.kind === 'unary') return namesBelow(node.operand, depth + 1);
  return node.kind === 'binary' ? [node.left, node.right].flatMap((part) => namesBelow(part, depth + 1)) : [];
}

function branchOf(
  symbol: SyntaxNode,
  what: string,
  body: readonly SyntaxNode[],
  end: SyntaxNode,
  owner: FunctionNode,
  language: string,
): CompiledBranch {
  return {
    probe: { node: symbol, certainty: 'runner', what: `the symbol "${what}"` },
    effect: strongest(body.map((statement) => effectOfBranch(statement, owner, language))),
    range: spanOf(symbol.range, end.range),
    lines: [symbol.range, ...body.map((statement) => statement.range)],
  };
}
