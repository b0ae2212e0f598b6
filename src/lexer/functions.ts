import type { ArmNode, FunctionNode, Parameter, SyntaxNode } from '../model/source.ts';
import { startsClause } from './arms.ts';
import { bodyUntilEnd, indentedBody, isIndentedDeeper, lineColumn } from './bodies.ts';
import { returningLast } from './closing.ts';
import type { Cursor } from './cursor.ts';
import { afterGenerics } from './generics.ts';
import { parameterGroup, parametersUntil } from './parameters.ts';

const EMPTY_HEAD = { parameters: [], patterns: [] };

/** A function, method or lambda that begins with a word (`fn`, `def`, `function`), at the word. */
export function functionByKeyword(p: Cursor): SyntaxNode {
  const start = p.at;
  const decorators = p.takeDecorators();
  const isClauseLambda = p.grammar.hasArrowClauses === true && p.seesWord('fn');
  // `init(…)` and `deinit` are names and words in one.
  const isOwnName = p.seesWord('init') || p.seesWord('deinit') || p.seesWord('subscript');
  const ownName = p.peek()?.text ?? '';
  p.at++;
  if (isClauseLambda) return clauseLambda(p, start);
  const name = isOwnName ? ownName : functionName(p);
  if (isOwnName && (p.sees('?') || p.sees('!'))) p.at++;
  if (isOwnName && p.sees('<')) p.skipTo(afterGenerics(p) ?? p.at);
  let head: { parameters: readonly Parameter[]; patterns: readonly SyntaxNode[] } = EMPTY_HEAD;
  if (p.seesOpen('(')) {
    head = parameterGroup(p);
    while (p.grammar.hasIndentedBlocks && p.seesOpen('(') && !p.atLineStart()) {
      head = { ...head, parameters: [...head.parameters, ...parameterGroup(p).parameters] };
    }
  } else if (p.grammar.blocks === 'end' && p.grammar.hasStatementModifiers && !p.atStatementEnd() && !p.sees('=')) {
    // Ruby's `def area w, h`.
    head = { parameters: parametersUntil(p, () => p.atStatementEnd()), patterns: [] };
  }
  const { guard, body } = functionBody(p, start);
  return functionNode(p, start, { name, ...head, decorators, guard, body });
}

interface FunctionParts {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly patterns: readonly SyntaxNode[];
  readonly decorators: readonly SyntaxNode[];
  readonly guard: SyntaxNode | null;
  readonly body: SyntaxNode;
}

/** Puts a function together; literals of its head (array sizes, attributes of parameters) stand before the body. */
export function functionNode(p: Cursor, start: number, parts: FunctionParts): FunctionNode {
  const { name, decorators, patterns, guard } = parts;
  let { body, parameters } = parts;
  if (parameters.length === 0 && p.grammar.hasParametersInBody) parameters = parametersOf(body);
  if (patterns.length > 0 || guard) {
    // A clause is chosen by its literals, as an arm of a switch is.
    const arm: ArmNode = { kind: 'arm', range: p.rangeFrom(start), patterns, guard, body };
    body = { kind: 'switch', range: arm.range, subject: null, arms: [arm] };
  }
  body = p.withBefore(p.takeStrays(), body, start);
  return { kind: 'function', range: p.rangeFrom(start), name, parameters, decorators, body };
}

/** The last part of the name: `Foo.bar`, `self.bar`, `Foo::bar`, `==`; empty for an anonymous function. */
function functionName(p: Cursor): string {
  let name = '';
  let isOpen = true;
  while (p.at < p.limit) {
    const token = p.peek();
    if (!token || token.kind === 'close' || (p.atLineStart() && token.text !== '(')) break;
    if (token.kind === 'open') {
      if (token.text === '[' && name !== '') p.skipTo(p.afterGroup());
      else if (token.text === '[' && p.tokens[p.at + 1]?.text === ']') {
        name = '[]';
        p.at += 2;
      } else break;
    } else if (token.kind === 'name') {
      if (!isOpen || p.roleAhead() === 'do') break;
      name = token.text;
      isOpen = false;
      p.at++;
    } else if (token.kind === 'operator') {
      const { text } = token;
      if (text === ';' || text === ',' || text === '->' || text === '=>') break;
      if (text === '=') {
        if (token.isSpaced || name === '') break;
        name += '=';
        p.at++;
      } else if (text === '.' || text === '::' || text === '?.' || text === ':') {
        isOpen = true;
        p.at++;
      } else if (text === '<' && p.grammar.hasGenerics && afterGenerics(p) !== null) {
        p.skipTo(afterGenerics(p) ?? p.at + 1);
      } else {
        if (name === '' && text !== '&' && text !== '*') {
          name = text;
          isOpen = false;
        }
        p.at++;
      }
    } else break;
  }
  return name;
}

/** Guard and body after the parameters; an empty block when there is none (a declaration). */
export function functionBody(
  p: Cursor,
  start: number,
): { readonly guard: SyntaxNode | null; readonly body: SyntaxNode } {
  const { grammar } = p;
  let guard: SyntaxNode | null = null;
  const isWordy = grammar.blocks === 'end';
  while (p.at < p.limit) {
    const token = p.peek();
    if (!token || token.kind === 'close') break;
    if (p.sees(';') && !isWordy) break;
    if (token.kind === 'open' && token.text === '{' && grammar.blocks === 'braces') {
      const body = p.read.block(p);
      // In Rust a semicolon takes the value away.
      const isValue = grammar.returnsLast === true && !(grammar.hasMacros === true && p.isTerminated);
      return { guard, body: isValue || (grammar.returnsSingle && isSingle(body)) ? returningLast(body) : body };
    }
    if (grammar.expressionBody !== undefined && p.sees(grammar.expressionBody)) {
      p.at++;
      return { guard, body: expressionBody(p, start) };
    }
    if (isWordy) {
      if (p.seesWord('when') && grammar.hasClauseHeads) {
        p.at++;
        guard = p.with({ isHeader: true }, () => p.read.expression(p));
        continue;
      }
      if (p.sees(',') && p.seesWord('do', 1)) {
        p.at += 3;
        return { guard, body: returningLast(p.read.expression(p)) };
      }
      // A head without a body declares defaults (Elixir).
      if (grammar.hasClauseHeads && p.roleAhead() !== 'do') break;
      if (p.roleAhead() === 'do') p.at++;
      const body = bodyUntilEnd(p);
      return { guard, body: grammar.returnsLast ? returningLast(body) : body };
    }
    if (p.atLineStart() && !isTail(token.text)) break;
    if (token.kind === 'open') p.skipTo(Math.max(p.afterGroup(), p.at + 1));
    else p.skip();
  }
  return { guard, body: p.missing() };
}

/** What a head may go on with on a new line. */
function isTail(text: string): boolean {
  return text === '->' || text === ':' || text === 'where' || text === 'throws' || text === 'async' || text === '{';
}

function isSingle(body: SyntaxNode): boolean {
  return body.kind === 'block' && body.children.length === 1;
}

function expressionBody(p: Cursor, start: number): SyntaxNode {
  const first = p.at;
  if (p.grammar.hasIndentedBlocks) {
    const column = lineColumn(p, start);
    if (isIndentedDeeper(p, column)) return returningLast(indentedBody(p, column));
  }
  if (p.seesOpen('{') && p.grammar.braces === 'block') return returningLast(p.read.block(p));
  const value = p.with({ isHeader: false }, () => p.read.expression(p));
  return p.block('body', [returningLast(value)], first);
}

/** Elixir's `fn a -> … end`, after the `fn`. */
function clauseLambda(p: Cursor, start: number): SyntaxNode {
  const arms: ArmNode[] = [];
  p.with({ hasLines: true, isHeader: false, isCommand: false }, () => {
    while (p.at < p.limit && p.roleAhead() !== 'end' && p.peek()?.kind !== 'close') {
      const before = p.at;
      const first = p.at;
      const patterns: SyntaxNode[] = [];
      while (p.at < p.limit && !p.sees('->') && !p.seesWord('when') && p.roleAhead() !== 'end') {
        if (p.accept(',')) continue;
        const at = p.at;
        patterns.push(p.with({ isPattern: true }, () => p.read.expression(p)));
        if (p.at === at) p.skip();
      }
      let guard: SyntaxNode | null = null;
      if (p.seesWord('when')) {
        p.at++;
        guard = p.with({ isPattern: true }, () => p.read.expression(p));
      }
      p.accept('->');
      const children = p.read.statements(p, startsClause);
      const body = returningLast(p.block('body', children, Math.min(first, p.at)));
      arms.push({ kind: 'arm', range: p.rangeFrom(first), patterns, guard, body });
      if (p.at === before) p.skip();
    }
  });
  if (p.roleAhead() === 'end') p.at++;
  const [only] = arms;
  const isPlain =
    only && arms.length === 1 && only.guard === null && only.patterns.every((node) => node.kind === 'name');
  const parameters = (only?.patterns ?? []).map((node) => ({
    name: node.kind === 'name' ? node.text : '',
    defaultValue: null,
  }));
  const range = p.rangeFrom(start);
  const body: SyntaxNode = isPlain ? only.body : { kind: 'switch', range, subject: null, arms };
  return { kind: 'function', range, name: '', parameters, decorators: [], body };
}

/** Perl's `my ($self, $x) = @_;`, `my $x = shift;`; PowerShell's `param($x)`. */
function parametersOf(body: SyntaxNode): Parameter[] {
  const parameters: Parameter[] = [];
  const add = (node: SyntaxNode): void => {
    if (node.kind === 'name') parameters.push({ name: node.text, defaultValue: null });
    else if (node.kind === 'list') node.elements.forEach(add);
    else if (node.kind === 'pair') add(node.key);
    else if (node.kind === 'assign') add(node.target);
  };
  const children = body.kind === 'block' ? body.children : [];
  for (const child of children.slice(0, 20)) {
    if (child.kind === 'assign' && isArgumentSource(child.value)) add(child.target);
    else if (child.kind === 'call' && child.callee.kind === 'name' && child.callee.text.toLowerCase() === 'param') {
      for (const argument of child.arguments) if (argument.kind !== 'list') add(argument);
    }
  }
  return parameters;
}

function isArgumentSource(node: SyntaxNode): boolean {
  if (node.kind === 'call') return node.callee.kind === 'name' && node.callee.text === 'shift';
  return node.kind === 'name' && (node.text === '_' || node.text === 'shift');
}
