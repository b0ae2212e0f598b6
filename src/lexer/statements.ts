import { append } from '../model/lists.ts';
import { spanOf } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { returningLast } from './closing.ts';
import { header } from './control.ts';
import type { Cursor } from './cursor.ts';
import { skipType } from './declarations.ts';
import { directive } from './directives.ts';
import { afterGenerics } from './generics.ts';
import { marksTest } from './test-marks.ts';
import { typedDeclaration } from './typed-functions.ts';

/** Statements up to the end of the group or to where `stops` says so. Always makes progress. */
export function statements(p: Cursor, stops: (cursor: Cursor) => boolean = () => false): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  let isTerminated = false;
  const outer = p.takeStrays();
  while (p.at < p.limit) {
    const token = p.peek();
    if (!token) break;
    if (token.kind === 'operator' && (token.text === ';' || token.text === ',')) {
      isTerminated = token.text === ';';
      p.at++;
      continue;
    }
    if (stops(p)) break;
    if (token.kind === 'close') {
      p.hasErrors = true;
      p.at++;
      continue;
    }
    const before = p.at;
    isTerminated = false;
    const node = p.isTooDeep ? p.flatten() : p.read.statement(p);
    for (const stray of p.takeStrays()) nodes.push(stray);
    if (p.at === before) {
      p.skip();
      for (const stray of p.takeStrays()) nodes.push(stray);
    } else if (node.kind !== 'block' || node.children.length > 0 || node.syntax === 'body') nodes.push(node);
  }
  p.isTerminated = isTerminated;
  p.strays = outer.concat(p.strays);
  return nodes;
}

/** One statement with its attributes. The semicolon after it stays. */
export function statement(p: Cursor): SyntaxNode {
  const first = p.at;
  const outer = p.takeDecorators();
  attributes(p);
  const isTest = p.grammar.hasTestRegions === true && p.decorators.some(marksTest);
  let node = modified(p, first, plain(p));
  const decorators = p.takeDecorators();
  p.decorators = outer;
  if (decorators.length > 0) node = p.block('decorated', [...decorators, node], first);
  else if (node.kind === 'function' || node.kind === 'class')
    node = { ...node, range: spanOf(node.range, p.rangeFrom(first)) };
  if (isTest) p.testRegions.push(spanOf(node.range, p.rangeFrom(first)));
  return node;
}

function plain(p: Cursor): SyntaxNode {
  if (p.seesOpen('directive')) return directive(p);
  modifiers(p);
  const role = p.roleAhead();
  if (role === 'case') {
    if (p.grammar.hasOpenArms && p.role(p.peek(1)) !== 'class') {
      const start = p.at--;
      return p.read.postfixSwitch(p, p.missing(), start);
    }
    // A case of an enum.
    p.at++;
  }
  const typed = p.grammar.isTypeFirst && p.peek()?.kind !== 'open' ? typedDeclaration(p) : null;
  return typed ?? expressionStatement(p);
}

function expressionStatement(p: Cursor): SyntaxNode {
  const first = p.at;
  const isBlock =
    p.seesOpen('{') && (p.grammar.isTypeFirst === true || p.grammar.blocks === 'braces') && isPlainBlock(p);
  const node = isBlock ? p.read.block(p) : p.read.expression(p);
  if (node.kind === 'assign' && node.operator === '=' && p.grammar.expressionBody === '=') {
    const { target, value } = node;
    // Kotlin's `get() = …`.
    if (target.kind === 'call' && target.callee.kind === 'name' && target.callee.text === 'get') {
      const body = returningLast(value);
      return { kind: 'function', range: node.range, name: 'get', parameters: [], decorators: [], body };
    }
  }
  if (!p.sees(':') || p.around.isPattern) return node;
  p.at++;
  if (p.grammar.parameterName === 'before-colon') skipType(p);
  if (!p.sees('=') || p.atLineStart()) return node;
  p.at++;
  const value = p.read.expression(p);
  return { kind: 'assign', range: p.rangeFrom(first), target: node, operator: '=', value };
}

/** Braces at the start of a statement hold statements, except where they are literals or functions. */
function isPlainBlock(p: Cursor): boolean {
  return p.grammar.braces !== 'lambda' && p.grammar.isCaseInsensitive !== true;
}

/** `x if y`, `x while y`, `x rescue y` (Ruby, Perl). */
function modified(p: Cursor, first: number, inner: SyntaxNode): SyntaxNode {
  let node = inner;
  while (p.grammar.hasStatementModifiers && !p.atStatementEnd()) {
    const role = p.roleAhead();
    // After a closing brace a new line begins a new statement.
    if (p.peek()?.isFirstOnLine && p.tokens[p.at - 1]?.text === '}') break;
    if (role === 'if' || role === 'unless') {
      p.at++;
      let condition = header(p);
      if (role === 'unless') condition = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
      node = { kind: 'if', range: p.rangeFrom(first), condition, then: node, otherwise: null };
    } else if (role === 'loop') {
      p.at++;
      node = { kind: 'loop', range: p.rangeFrom(first), header: [header(p)], body: node };
    } else if (role === 'handler' && p.grammar.blocks === 'end' && p.seesWord('rescue')) {
      p.at++;
      node = p.block('try', [node, p.read.expression(p)], first);
    } else break;
  }
  return node;
}

/** Attributes before a declaration become the decorators of what follows. */
function attributes(p: Cursor): void {
  const kinds = p.grammar.attributes ?? [];
  for (let steps = 0; steps < 10_000 && p.at < p.limit; steps++) {
    const before = p.at;
    if (kinds.includes('@') && p.sees('@') && p.peek(1)?.kind === 'name' && p.role(p.peek(1)) !== 'class')
      annotation(p);
    else if (kinds.includes('#[') && p.sees('#') && (p.seesOpen('[', 1) || (p.sees('!', 1) && p.seesOpen('[', 2)))) {
      const isInner = p.sees('!', 1);
      p.at += isInner ? 2 : 1;
      const nodes = p.within({}, () => p.read.elements(p));
      if (isInner) append(p.strays, nodes);
      else append(p.decorators, nodes);
    } else if (kinds.includes('[') && p.seesOpen('[') && isBracketAttribute(p)) {
      append(
        p.decorators,
        p.within({}, () => p.read.elements(p)),
      );
    } else return;
    if (p.at === before) return;
  }
}

/** C#'s `[Fact]`, C++'s `[[nodiscard]]`: a declaration follows. */
function isBracketAttribute(p: Cursor): boolean {
  const next = p.tokens[p.afterGroup()];
  if (p.grammar.hasCaptureLambda) return p.seesOpen('[', 1);
  return next !== undefined && (next.kind === 'name' || (next.kind === 'open' && next.text === '['));
}

/** `@Test`, `@CsvSource({"a"})`, `@file:JvmName("x")`. */
function annotation(p: Cursor): void {
  const first = ++p.at;
  const token = p.peek();
  if (!token) return;
  p.at++;
  let node = p.leaf(token);
  while ((p.sees('.') || p.sees(':')) && p.peek(1)?.kind === 'name' && p.peek()?.isSpaced === false) {
    const name = p.peek(1)?.text ?? '';
    p.at += 2;
    node = { kind: 'member', range: p.span(node, first), object: node, property: name };
  }
  if (p.seesOpen('(') && p.peek()?.isFirstOnLine === false) {
    const args = p.within({}, () => p.read.elements(p));
    const pairs = args.map((arg): SyntaxNode =>
      arg.kind === 'assign' ? { kind: 'pair', range: arg.range, key: arg.target, value: arg.value } : arg,
    );
    node = { kind: 'call', range: p.span(node, first), callee: node, arguments: pairs, isConstruction: false };
  }
  p.decorators.push(node);
}

/** `public static final`, `pub(crate)`, `private(set)`, `public:`. */
function modifiers(p: Cursor): void {
  while (p.roleAhead() === 'modifier') {
    const next = p.peek(1);
    if (!next || (next.isFirstOnLine && p.around.hasLines)) return;
    if (next.kind === 'operator' && next.text === ':') p.at += 2;
    else if (next.kind === 'operator' && next.text === '<' && p.seesWord('template')) {
      p.skipTo(afterGenerics(p, p.at + 1) ?? p.at + 2);
    } else if (next.kind === 'open' && next.text === '(') {
      const after = p.afterGroup(p.at + 1);
      const following = p.tokens[after];
      const isWord = following?.kind === 'name' && !p.grammar.powers.has(following.text);
      if (after - p.at > 8 || !isWord) return;
      p.skipTo(after);
    } else if (
      next.kind === 'name' ||
      next.kind === 'string' ||
      next.text === '@' ||
      next.text === '{' ||
      next.text === '~'
    )
      p.at++;
    else return;
    attributes(p);
  }
}
