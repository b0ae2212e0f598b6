import { Lines } from '../grammar/lines.ts';
import { contains } from '../model/range.ts';
import type { Range } from '../model/range.ts';
import type { SourceTree } from '../model/source.ts';
import { postfixSwitch } from './arms.ts';
import { block } from './bodies.ts';
import { pairBrackets } from './brackets.ts';
import { Cursor } from './cursor.ts';
import { element, elements } from './elements.ts';
import { expression } from './expressions.ts';
import type { CompiledGrammar } from './grammar.ts';
import { keyword } from './keywords.ts';
import { braceLambda, lambda } from './lambdas.ts';
import { postfix } from './postfix.ts';
import type { Productions } from './productions.ts';
import { statement, statements } from './statements.ts';
import type { TokenStream } from './token.ts';

const PRODUCTIONS: Productions = {
  expression,
  postfix,
  element,
  elements,
  statement,
  statements,
  block,
  keyword,
  braceLambda,
  lambda,
  postfixSwitch,
};

/**
 * Turns tokens into the tree that rules read. Tolerant: what it does not understand becomes a block, and every string
 * and number of the stream stands in the tree exactly once. Never throws; linear in the number of tokens.
 */
export function parseTokens(stream: TokenStream, text: string, grammar: CompiledGrammar): Omit<SourceTree, 'language'> {
  const lines = new Lines(text);
  const brackets = pairBrackets(stream.tokens);
  const cursor = new Cursor(stream.tokens, brackets, lines, text, grammar, PRODUCTIONS);
  const children = statements(cursor);
  return {
    root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
    comments: stream.comments.map(({ start, end, text: content }) => ({
      range: lines.range(start, end),
      text: content,
    })),
    testRegions: outermost(cursor.testRegions),
    hasErrors: stream.hasErrors || brackets.hasErrors || cursor.hasErrors,
  };
}

/** Ranges that lie in no other, in source order. */
function outermost(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort(
    (a, b) => a.startLine - b.startLine || a.startColumn - b.startColumn || b.endLine - a.endLine,
  );
  const kept: Range[] = [];
  for (const range of sorted) {
    const last = kept.at(-1);
    if (!last || !contains(last, range)) kept.push(range);
  }
  return kept;
}
