import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';

/** The group in braces at the cursor, as statements. */
export function block(p: Cursor): SyntaxNode {
  const first = p.at;
  if (p.isTooDeep) {
    p.hasErrors = true;
    return p.flatten();
  }
  p.depth++;
  const children = p.within({ hasLines: p.grammar.endsAtNewline }, () => p.read.statements(p));
  p.depth--;
  return p.block('body', children, first);
}

/** Statements between a keyword and `end`, with the handlers among them; steps over the `end`. */
export function bodyUntilEnd(p: Cursor): SyntaxNode {
  const first = p.at;
  const children = p.with({ hasLines: true, isHeader: false, isCommand: false, isPattern: false }, () => {
    const nodes = p.read.statements(p, endsBody);
    if (p.roleAhead() !== 'handler' && p.roleAhead() !== 'else') return nodes;
    const parts: SyntaxNode[] = [p.block('body', nodes, first)];
    while (p.roleAhead() === 'handler' || p.roleAhead() === 'else') parts.push(handler(p));
    return [p.block('try', parts, first)];
  });
  const body = p.block('body', children, first);
  acceptEnd(p);
  return body;
}

/** Steps over the word that ends a body, with the word it repeats (SQL's `END IF`). */
export function acceptEnd(p: Cursor): void {
  if (p.roleAhead() !== 'end') return;
  p.at++;
  const repeated = p.roleAhead();
  if (p.grammar.isCaseInsensitive && (repeated === 'if' || repeated === 'loop' || repeated === 'switch')) p.at++;
}

function endsBody(p: Cursor): boolean {
  const role = p.roleAhead();
  return (role === 'end' || role === 'handler' || role === 'else' || role === 'else-if') && !p.sees(':', 1);
}

/** `rescue Foo => e … `, `catch (Foo e) { … }`, `finally { … }`, at the word. */
export function handler(p: Cursor): SyntaxNode {
  const first = p.at++;
  const header: SyntaxNode[] = [];
  const isBraced = p.grammar.blocks === 'braces';
  while (p.at < p.limit && !p.seesOpen('{') && (isBraced || !p.atStatementEnd()) && p.roleAhead() !== 'then') {
    if (p.accept(',')) continue;
    if (p.sees(';')) break;
    const before = p.at;
    header.push(p.with({ isHeader: true }, () => p.read.expression(p)));
    if (p.at === before) p.skip();
  }
  const bodyFirst = p.at;
  if (isBraced) return p.block('body', [...header, ...(p.seesOpen('{') ? [p.read.block(p)] : [])], first);
  if (p.roleAhead() === 'then') p.at++;
  // Elixir's `rescue` holds arms; their arrows are read as statements.
  const children = p.read.statements(p, endsBody);
  return p.block('body', [...header, ...p.takeStrays(), ...children], Math.min(first, bodyFirst));
}

/** Whether the statements at the cursor stand deeper than `column`, as an indented block does. */
export function isIndentedDeeper(p: Cursor, column: number): boolean {
  const token = p.peek();
  return token !== undefined && token.isFirstOnLine && p.lines.range(token.start, token.start).startColumn > column;
}

/** Statements as long as their lines begin right of `column` (Scala 3). */
export function indentedBody(p: Cursor, column: number): SyntaxNode {
  const first = p.at;
  const children = p.with({ hasLines: true }, () =>
    p.read.statements(p, () => {
      const token = p.peek();
      return (
        token !== undefined && token.isFirstOnLine && p.lines.range(token.start, token.start).startColumn <= column
      );
    }),
  );
  return p.block('body', children, first);
}

/** Column (1-based) of the first token of the line that holds the token at `index`. */
export function lineColumn(p: Cursor, index: number): number {
  let at = index;
  // A line longer than this is not laid out by hand.
  while (at > 0 && index - at < 100 && p.tokens[at]?.isFirstOnLine === false) at--;
  const token = p.tokens[at];
  return token ? p.lines.range(token.start, token.start).startColumn : 1;
}
