import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import { acceptEnd, block, bodyUntilEnd, handler, indentedBody, isIndentedDeeper, lineColumn } from './bodies.ts';
import type { Cursor } from './cursor.ts';

/** The condition of an `if` or loop, or the subject of a switch. Several conditions are joined by `&&`. */
export function header(p: Cursor): SyntaxNode {
  const first = p.at;
  if (p.seesOpen('(') && (p.grammar.hasParenthesisedHeaders || isWholeHeader(p))) {
    const nodes = p.within({}, () => p.read.statements(p));
    return p.together(nodes, 'header', first);
  }
  let condition = p.with({ isHeader: true, isCommand: false }, () => p.read.expression(p));
  // Swift: `if let a = b, a > 5 {`.
  while (p.grammar.blocks === 'braces' && p.sees(',') && !p.grammar.hasParenthesisedHeaders) {
    p.at++;
    const right = p.with({ isHeader: true }, () => p.read.expression(p));
    condition = { kind: 'binary', range: p.rangeFrom(first), operator: '&&', left: condition, right };
  }
  return condition;
}

/** Scala: after the parenthesis the body follows at once. */
function isWholeHeader(p: Cursor): boolean {
  if (!p.grammar.hasIndentedBlocks) return false;
  const next = p.tokens[p.afterGroup()];
  return next !== undefined && next.kind !== 'operator' && p.role(next) !== 'then' && !p.grammar.powers.has(next.text);
}

/** The body after a header: braces, an indented block, a single statement, or statements up to a closing word. */
function branch(p: Cursor, keywordAt: number): SyntaxNode {
  if (p.roleAhead() === 'then' && !p.sees(':', 1)) p.at++;
  if (p.grammar.blocks === 'end') {
    if (p.roleAhead() === 'do') p.at++;
    return openBody(p);
  }
  if (p.seesOpen('{')) return block(p);
  if (p.sees(':') && p.grammar.hasParenthesisedHeaders) {
    p.at++;
    return openBody(p);
  }
  if (p.grammar.hasIndentedBlocks) {
    const column = lineColumn(p, keywordAt);
    if (isIndentedDeeper(p, column)) return indentedBody(p, column);
  }
  const first = p.at;
  if (p.at >= p.limit) return p.missing();
  const node = p.with({ isHeader: false }, () => p.read.statement(p));
  if (p.sees(';') && p.role(p.peek(1)) === 'else') p.at++;
  return p.block('body', [node], first);
}

/** Statements up to `else`, `elsif`, `end` and the like, which stay. */
function openBody(p: Cursor): SyntaxNode {
  const first = p.at;
  const children = p.with({ hasLines: p.grammar.endsAtNewline, isHeader: false, isCommand: false }, () =>
    p.read.statements(p, (cursor) => {
      const role = cursor.roleAhead();
      return role === 'end' || role === 'else' || role === 'else-if' || role === 'handler';
    }),
  );
  return p.block('body', children, first);
}

interface Branch {
  readonly first: number;
  readonly condition: SyntaxNode;
  readonly then: SyntaxNode;
}

/** `if` or `unless` with all its branches; iterative, since a chain of them may be long. */
export function conditional(p: Cursor, isNegated: boolean): SyntaxNode {
  const start = p.at++;
  const branches: Branch[] = [];
  let condition = header(p);
  if (isNegated) condition = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
  // Swift's `guard x else { … }`.
  if (p.tokens[start]?.text === 'guard' && p.roleAhead() === 'else' && p.grammar.blocks === 'braces') {
    p.at++;
    const failed: SyntaxNode = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
    const then = branch(p, start);
    return { kind: 'if', range: p.rangeFrom(start), condition: failed, then, otherwise: null };
  }
  const keywordForm = keywordBranches(p, start, condition);
  if (keywordForm) return keywordForm;
  branches.push({ first: start, condition, then: branch(p, start) });
  let otherwise: SyntaxNode | null = null;
  let isOpen = p.grammar.blocks === 'end' || p.tokens[p.at]?.text === 'end';
  for (;;) {
    const role = p.roleAhead();
    const at = p.at;
    const isSpelledOut = role === 'else' && p.role(p.peek(1)) === 'if' && p.grammar.blocks === 'braces';
    if (role === 'else-if' || isSpelledOut) {
      p.at += isSpelledOut ? 2 : 1;
      const next = header(p);
      branches.push({ first: at, condition: next, then: branch(p, at) });
    } else if (role === 'else' && !p.sees(':', 1) && !p.sees('->', 1)) {
      p.at++;
      otherwise = branch(p, at);
      break;
    } else if (role === 'else' && p.sees(':', 1) && p.grammar.hasParenthesisedHeaders) {
      p.at++;
      otherwise = branch(p, at);
    } else break;
  }
  isOpen &&= p.roleAhead() === 'end';
  if (isOpen || p.grammar.hasParenthesisedHeaders) acceptEnd(p);
  return fold(p, branches, otherwise);
}

function fold(p: Cursor, branches: readonly Branch[], last: SyntaxNode | null): SyntaxNode {
  let otherwise = last;
  for (let i = branches.length - 1; i > 0; i--) {
    const one = branches[i];
    if (!one) continue;
    const range = p.rangeFrom(one.first);
    otherwise = { kind: 'if', range, condition: one.condition, then: one.then, otherwise };
  }
  const [head] = branches;
  if (!head) return p.missing();
  return { kind: 'if', range: p.rangeFrom(head.first), condition: head.condition, then: head.then, otherwise };
}

/** Elixir's `if x, do: a, else: b`. */
function keywordBranches(p: Cursor, start: number, condition: SyntaxNode): SyntaxNode | null {
  if (!p.sees(',') || !p.seesWord('do', 1) || !p.sees(':', 2)) return null;
  p.at += 3;
  const then = p.read.expression(p);
  let otherwise: SyntaxNode | null = null;
  if (p.sees(',') && p.seesWord('else', 1) && p.sees(':', 2)) {
    p.at += 3;
    otherwise = p.read.expression(p);
  }
  return { kind: 'if', range: p.rangeFrom(start), condition, then, otherwise };
}

/** `for`, `while`, `loop`, at the word. */
export function loop(p: Cursor): SyntaxNode {
  const start = p.at++;
  const nodes: SyntaxNode[] = [];
  // `foreach`'s and C's parts, `for i = 1, 10 do`, `for x in xs where x > 1 {`.
  if (p.seesOpen('(') && (p.grammar.hasParenthesisedHeaders || isWholeHeader(p))) {
    append(
      nodes,
      p.within({}, () => p.read.statements(p)),
    );
  } else {
    while (p.at < p.limit && !atLoopBody(p)) {
      if (p.accept(',')) continue;
      const before = p.at;
      nodes.push(p.with({ isHeader: true, isCommand: false }, () => p.read.expression(p)));
      if (p.at === before) p.skip();
    }
  }
  if (p.grammar.blocks === 'end') {
    if (p.seesWord('do') && p.sees(':', 1)) {
      p.at += 2;
      const body = p.read.expression(p);
      return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
    }
    if (p.roleAhead() === 'do') p.at++;
    const body = bodyUntilEnd(p);
    return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
  }
  const body = p.sees(';') ? p.missing() : branch(p, start);
  if (body.kind === 'block' && p.roleAhead() === 'end' && p.grammar.hasParenthesisedHeaders) p.at++;
  return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
}

function atLoopBody(p: Cursor): boolean {
  const role = p.roleAhead();
  // Elixir's `for {a, b} <- rows do`.
  const opensBody = p.grammar.blocks !== 'end' && p.seesOpen('{');
  return opensBody || role === 'do' || role === 'then' || p.sees(';') || p.sees(':') || p.atLineStart();
}

/** `do { … } while (x)`, `repeat … until x`, a bare `do … end`, at the word. */
export function doBody(p: Cursor): SyntaxNode {
  const start = p.at;
  const isRepeat = p.seesWord('repeat');
  p.at++;
  let body: SyntaxNode;
  if (p.grammar.blocks === 'end') {
    if (!isRepeat) return bodyUntilEnd(p);
    const children = p.read.statements(p, (cursor) => cursor.seesWord('until'));
    body = p.block('body', children, start);
  } else body = p.seesOpen('{') ? block(p) : branch(p, start);
  const parts: SyntaxNode[] = [body];
  if ((isRepeat && p.seesWord('until')) || (p.roleAhead() === 'loop' && (isRepeat || !p.atLineStart()))) {
    p.at++;
    const condition = header(p);
    return { kind: 'loop', range: p.rangeFrom(start), header: [condition], body };
  }
  while (p.roleAhead() === 'handler') parts.push(handler(p));
  return parts.length === 1 ? body : p.block('try', parts, start);
}

/** `try { … } catch …`, `begin … rescue … end`, or Swift's `try expression`, at the word. */
export function attempt(p: Cursor): SyntaxNode {
  const start = p.at++;
  if (p.grammar.blocks === 'end') {
    if (p.roleAhead() === 'do') p.at++;
    return bodyUntilEnd(p);
  }
  const parts: SyntaxNode[] = [];
  if (p.seesOpen('(') && p.grammar.hasParenthesisedHeaders) {
    const resources = p.within({}, () => p.read.statements(p));
    append(parts, resources);
  }
  if (!p.seesOpen('{')) {
    if (parts.length > 0) return p.block('try', parts, start);
    if (p.sees('?') || p.sees('!')) p.at++;
    return p.atStatementEnd() ? p.missing() : p.read.expression(p);
  }
  parts.push(block(p));
  while (p.roleAhead() === 'handler') parts.push(handler(p));
  return p.block('try', parts, start);
}

/** `return x`, at the word. */
export function returning(p: Cursor): SyntaxNode {
  const start = p.at++;
  const value = leftValue(p, start);
  return { kind: 'return', range: p.rangeFrom(start), value };
}

/** `throw x`, `panic!(…)`, at the word. */
export function throwing(p: Cursor): SyntaxNode {
  const start = p.at++;
  if (!p.grammar.hasMacros || !p.sees('!')) {
    const value = leftValue(p, start);
    return { kind: 'throw', range: p.rangeFrom(start), value };
  }
  // Rust: a macro call first.
  const token = p.tokens[start];
  const value = p.read.postfix(p, token ? p.leaf(token) : p.missing(), start);
  return { kind: 'throw', range: p.rangeFrom(start), value };
}

/** What is returned or thrown; several values are a list. */
function leftValue(p: Cursor, start: number): SyntaxNode | null {
  // Kotlin's `return@label x`.
  if (p.sees('@') && p.peek()?.isSpaced === false) p.at += 2;
  if (p.atStatementEnd() || p.sees(',') || isModifier(p)) return null;
  const at = p.at;
  const values = [p.with({ isCommand: true }, () => p.read.expression(p))];
  while (p.grammar.blocks === 'end' && p.sees(',')) {
    p.at++;
    values.push(p.read.element(p));
  }
  const [only] = values;
  if (only && values.length === 1) return only;
  return { kind: 'list', range: p.rangeFrom(Math.max(at, start)), elements: values };
}

function isModifier(p: Cursor): boolean {
  if (!p.grammar.hasStatementModifiers) return false;
  const role = p.roleAhead();
  return role === 'if' || role === 'unless' || role === 'loop' || role === 'end';
}
