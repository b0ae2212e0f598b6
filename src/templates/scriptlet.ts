import type { Lines } from '../grammar/lines.ts';
import type { SyntaxNode } from '../model/source.ts';
import { ExpressionReader } from './expressions.ts';
import type { Token } from './tokens.ts';

/** Levels of nested statements in one tag. */
const DEEPEST = 20;

/** The statements of a scriptlet in the manner of JavaScript: `if (…) { … } else { … }`, and expressions between `;`. */
export function statementsOf(tokens: readonly Token[], lines: Lines, depth = 0): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let at = 0; at < tokens.length;) {
    const isIf = tokens[at]?.kind === 'name' && tokens[at]?.text === 'if' && tokens[at + 1]?.text === '(';
    if (isIf && depth < DEEPEST) {
      const read = ifStatement(tokens, at, lines, depth);
      if (read.node) nodes.push(read.node);
      at = read.at;
      continue;
    }
    let end = at;
    while (end < tokens.length && !(end > at && tokens[end]?.text === 'if') && tokens[end]?.text !== ';') {
      end = closing(tokens, end) + 1;
    }
    const isReturn = tokens[at]?.text === 'return';
    const isWord = isReturn || /^(?:var|let|const|else)$/.test(tokens[at]?.text ?? '');
    for (const node of new ExpressionReader(tokens.slice(isWord ? at + 1 : at, end), lines).all()) {
      nodes.push(isReturn ? { kind: 'return', range: node.range, value: node } : node);
    }
    at = Math.max(at + 1, tokens[end]?.text === ';' ? end + 1 : end);
  }
  return nodes;
}

function ifStatement(
  tokens: readonly Token[],
  from: number,
  lines: Lines,
  depth: number,
): { readonly node: SyntaxNode | null; readonly at: number } {
  const close = closing(tokens, from + 1);
  const condition = new ExpressionReader(tokens.slice(from + 2, close), lines).whole();
  const then = bodyOf(tokens, close + 1, lines, depth);
  let { at } = then;
  let otherwise: SyntaxNode | null = null;
  if (tokens[at]?.text === 'else' && tokens[at]?.kind === 'name') {
    const read = bodyOf(tokens, at + 1, lines, depth);
    otherwise = read.node;
    ({ at } = read);
  }
  const range = lines.range(tokens[from]?.start ?? 0, tokens[at - 1]?.end ?? 0);
  return { node: condition && { kind: 'if', range, condition, then: then.node, otherwise }, at };
}

/** A body in brackets, or the one statement that it is. */
function bodyOf(
  tokens: readonly Token[],
  from: number,
  lines: Lines,
  depth: number,
): { readonly node: SyntaxNode; readonly at: number } {
  const isBlock = tokens[from]?.text === '{';
  let end = from;
  if (isBlock) end = closing(tokens, from);
  else while (end < tokens.length && tokens[end]?.text !== ';') end = closing(tokens, end) + 1;
  const children = statementsOf(tokens.slice(isBlock ? from + 1 : from, end), lines, depth + 1);
  const range = lines.range(
    tokens[from]?.start ?? tokens.at(-1)?.end ?? 0,
    tokens[Math.min(end, tokens.length - 1)]?.end ?? 0,
  );
  return { node: { kind: 'block', range, syntax: 'body', children }, at: Math.min(end + 1, tokens.length) };
}

/** Index of the bracket that closes the one at an index; the index itself when none stands there. */
function closing(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'mark' && /^[([{]$/.test(token.text)) depth++;
    else if (token?.kind === 'mark' && /^[)\]}]$/.test(token.text)) depth--;
    if (depth <= 0) return at;
  }
  return tokens.length;
}
