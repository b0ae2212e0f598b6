import { append } from '../model/lists.ts';
import type { FunctionNode, Parameter, SyntaxNode } from '../model/source.ts';
import { bodyUntilEnd } from './bodies.ts';
import { returningLast } from './closing.ts';
import type { Cursor } from './cursor.ts';
import { parameterGroup, parametersUntil } from './parameters.ts';
import type { Token } from './token.ts';

/** How far the parameters of a function in braces may reach. */
const LONGEST_HEAD = 64;

/** A lambda that begins at the cursor, or null, in which case nothing is consumed. */
export function lambda(p: Cursor): SyntaxNode | null {
  const token = p.peek();
  if (!token || p.isTooDeep) return null;
  if (p.roleAhead() === 'do') return doLambda(p);
  if (p.around.isPattern) return null;
  if (token.kind === 'operator') return token.text === '->' ? arrowFirst(p) : barLambda(p, token);
  const arrow = p.grammar.lambdaArrow ?? '';
  if (token.kind === 'name') {
    if (arrow === '' || !p.sees(arrow, 1)) return null;
    const start = p.at;
    p.at += 2;
    return finish(p, start, [{ name: token.text, defaultValue: null }]);
  }
  if (token.text === '[') return captureLambda(p);
  if (token.text !== '(') return null;
  const after = p.afterGroup();
  const next = after < p.limit ? p.tokens[after] : undefined;
  const isArrow = arrow !== '' && next?.kind === 'operator' && next.text === arrow;
  const isDart = p.grammar.braces === 'map' && arrow === '=>' && !p.around.isHeader;
  const isAsync = isDart && next?.kind === 'name' && (next.text === 'async' || next.text === 'sync');
  const isBlock = isDart && next?.kind === 'open' && next.text === '{';
  if (!isArrow && !isBlock && !isAsync) return null;
  const start = p.at;
  const { parameters } = parameterGroup(p);
  if (isAsync) p.at++;
  if (p.sees('*')) p.at++;
  if (p.sees(arrow)) p.at++;
  return finish(p, start, parameters);
}

function finish(p: Cursor, start: number, parameters: readonly Parameter[]): FunctionNode {
  const strays = p.takeStrays();
  let body: SyntaxNode;
  if (p.seesOpen('{') && p.grammar.braces !== 'lambda') {
    body = p.read.block(p);
    if (p.grammar.returnsLast && !p.isTerminated) body = returningLast(body);
  } else body = returningLast(p.with({ isCommand: p.around.isCommand }, () => p.read.expression(p)));
  return anonymous(p, start, parameters, [...strays], body);
}

function anonymous(
  p: Cursor,
  start: number,
  parameters: readonly Parameter[],
  strays: readonly SyntaxNode[],
  body: SyntaxNode,
): FunctionNode {
  const whole = p.withBefore(strays, body, start);
  return { kind: 'function', range: p.rangeFrom(start), name: '', parameters, decorators: [], body: whole };
}

/** Ruby's `->(x) { … }`. */
function arrowFirst(p: Cursor): SyntaxNode | null {
  const next = p.peek(1);
  if (p.grammar.braceArrow !== '|' || (next?.kind !== 'open' && p.role(next) !== 'do')) return null;
  const start = p.at++;
  const parameters = p.seesOpen('(') ? parameterGroup(p).parameters : [];
  const inner = p.seesOpen('{') ? braceLambda(p) : p.roleAhead() === 'do' ? doLambda(p) : p.missing();
  return anonymous(p, start, parameters, p.takeStrays(), inner.kind === 'function' ? inner.body : inner);
}

/** Rust's `|x| e`. */
function barLambda(p: Cursor, token: Token): SyntaxNode | null {
  if (!p.grammar.hasBarLambda) return null;
  const start = p.at++;
  let parameters: readonly Parameter[] = [];
  if (token.text === '|') {
    parameters = parametersUntil(p, () => p.sees('|'));
    p.accept('|');
  }
  if (p.sees('->')) while (p.at < p.limit && !p.seesOpen('{')) p.skip();
  return finish(p, start, parameters);
}

/** C++'s `[capture](x) { … }`. */
function captureLambda(p: Cursor): SyntaxNode | null {
  const after = p.afterGroup();
  const next = after < p.limit ? p.tokens[after] : undefined;
  if (next?.kind !== 'open' || (next.text !== '(' && next.text !== '{')) return null;
  const start = p.at;
  p.skipTo(after);
  const parameters = p.seesOpen('(') ? parameterGroup(p).parameters : [];
  for (let steps = 0; steps < LONGEST_HEAD && p.at < p.limit && !p.seesOpen('{') && !p.sees(';'); steps++) p.skip();
  const strays = p.takeStrays();
  const body = p.seesOpen('{') ? p.read.block(p) : p.missing();
  return anonymous(p, start, parameters, strays, body);
}

/** `do |x| … end`, at the `do`. A block with parameters yields its last value. */
function doLambda(p: Cursor): FunctionNode {
  const start = p.at++;
  const parameters = barParameters(p);
  const body = bodyUntilEnd(p);
  return anonymous(p, start, parameters, p.takeStrays(), parameters.length > 0 ? returningLast(body) : body);
}

function barParameters(p: Cursor): Parameter[] {
  if (p.accept('||') || !p.accept('|')) return [];
  const parameters = parametersUntil(p, () => p.sees('|'));
  p.accept('|');
  return parameters;
}

/** A function in braces (`{ x -> … }`, `{ x in … }`, `{ |x| … }`, `{ … }`), at the brace. */
export function braceLambda(p: Cursor): SyntaxNode {
  const start = p.at;
  if (p.isTooDeep) return p.flatten();
  p.depth++;
  let parameters: readonly Parameter[] = [];
  const children = p.within({ hasLines: p.grammar.endsAtNewline }, () => {
    parameters = p.grammar.braceArrow === '|' ? barParameters(p) : headParameters(p);
    return [...p.takeStrays(), ...p.read.statements(p)];
  });
  p.depth--;
  const body = p.block('body', children, start);
  return anonymous(p, start, parameters, [], returningLast(body));
}

/** Parameters before the arrow of a function in braces; none when no arrow comes soon. */
function headParameters(p: Cursor): readonly Parameter[] {
  const arrow = p.grammar.braceArrow ?? '';
  if (arrow === '' || !hasHead(p, arrow)) return [];
  const parameters: Parameter[] = [];
  const atArrow = (): boolean => p.peek()?.text === arrow && p.peek()?.kind !== 'string';
  while (p.at < p.limit && !atArrow()) {
    if (p.seesOpen('(')) append(parameters, parameterGroup(p).parameters);
    else if (p.sees('->')) while (p.at < p.limit && !atArrow()) p.skip();
    else {
      const before = p.at;
      append(
        parameters,
        parametersUntil(p, () => atArrow() || p.sees('->') || p.seesOpen('(')),
      );
      if (p.at === before) p.skip();
    }
  }
  p.at++;
  return parameters;
}

function hasHead(p: Cursor, arrow: string): boolean {
  for (let at = p.at, steps = 0; at < p.limit && steps < LONGEST_HEAD; steps++) {
    const token = p.tokens[at];
    if (!token) return false;
    if (token.text === arrow && token.kind !== 'string') return true;
    if (token.kind === 'open') {
      if (token.text === '{' || token.text === 'template') return false;
      at = Math.max(p.afterGroup(at), at + 1);
      continue;
    }
    if (token.kind === 'operator' ? !',:.?<>*&->'.includes(token.text) : token.kind !== 'name') return false;
    if (p.role(token) === 'case' || p.role(token) === 'return' || p.role(token) === 'if' || p.role(token) === 'loop')
      return false;
    at++;
  }
  return false;
}
