import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import { opensClass } from './declarations.ts';
import { functionBody, functionNode } from './functions.ts';
import { afterGenerics } from './generics.ts';
import { parameterGroup } from './parameters.ts';
import type { Token } from './token.ts';

/** How many tokens the type before a name may have. */
const LONGEST_TYPE = 80;
const TYPE_MARKS: ReadonlySet<string> = new Set(['.', '::', '*', '&', '&&', '**', '?', '~']);
const TAIL_MARKS: ReadonlySet<string> = new Set([
  ',', '.', '::', '&', '&&', '*', '->', '<', '>', ':', '?', '[', ']',
]); // prettier-ignore
const ACCESSORS: ReadonlySet<string> = new Set(['get', 'set', 'init', 'add', 'remove']);

/**
 * In languages that write the type first: a function definition at the cursor, or null after stepping over the type of
 * a variable, so that what follows reads as an assignment.
 */
export function typedDeclaration(p: Cursor): SyntaxNode | null {
  if (p.roleAhead() === 'class') {
    if (opensClass(p)) return null;
    // `struct point *p`: a type.
    if (p.peek(1)?.kind === 'name') p.at++;
  }
  const start = p.at;
  const name = declaratorAt(p);
  if (name === null) return null;
  const open = name + 1;
  const next = open < p.limit ? p.tokens[open] : undefined;
  const token = p.tokens[name];
  if (!token || !next) return null;
  if (next.kind === 'open' && next.text === '(') return called(p, start, name);
  const isArrow = next.kind === 'operator' && next.text === '=>' && p.grammar.expressionBody === '=>';
  const isAccessor = ACCESSORS.has(token.text) || (name > start && !isPath(p.tokens[name - 1]));
  // Properties: `public int Total => 5;`, `get { … }`.
  if (isAccessor && (isArrow || (next.kind === 'open' && next.text === '{' && p.grammar.expressionBody === '=>'))) {
    p.skipTo(name);
    p.at = open;
    const decorators = p.takeDecorators();
    const { body } = functionBody(p, start);
    const property = { name: token.text, parameters: [], patterns: [], decorators, guard: null, body };
    if (!p.accept('=')) return functionNode(p, start, property);
    const value = p.read.expression(p);
    const range = p.rangeFrom(start);
    const assigned: SyntaxNode = { kind: 'assign', range, target: p.leaf(token), operator: '=', value };
    const isPlain = body.kind === 'block' && body.children.every((child) => child.kind === 'name');
    return isPlain ? assigned : p.block('property', [functionNode(p, start, property), assigned], start);
  }
  // `Table t{{"a", 1}};`
  if (name > start && next.kind === 'open' && next.text === '{' && p.grammar.hasMacroBodies) {
    p.skipTo(name);
    p.at = open;
    const value = p.read.expression(p);
    return { kind: 'assign', range: p.rangeFrom(start), target: p.leaf(token), operator: '=', value };
  }
  if (name > start && isVariable(p, next) && !isPath(p.tokens[name - 1])) p.skipTo(name);
  return null;
}

/** `this.limit = …`: the name belongs to what stands before it. */
function isPath(token: Token | undefined): boolean {
  return token?.text === '.' || token?.text === '::' || token?.text === '->';
}

function isVariable(p: Cursor, next: Token): boolean {
  if (next.kind === 'open') return next.text === '[' || (next.text === '{' && p.grammar.braces === 'list');
  return next.kind === 'operator' && ['=', ';', ',', ':', '=>'].includes(next.text);
}

/** Index of the declared name: the last of several words that read as a type and a name; null when there is no name. */
function declaratorAt(p: Cursor): number | null {
  let name: number | null = null;
  let isJoined = false;
  const limit = Math.min(p.limit, p.at + LONGEST_TYPE);
  for (let at = p.at; at < limit;) {
    const token = p.tokens[at];
    if (!token) break;
    if (token.kind === 'name') {
      const role = p.role(token);
      if (token.text === 'operator') return operatorName(p, at);
      if (role !== null && role !== 'modifier' && role !== 'class') return null;
      if (p.grammar.powers.has(token.text) && name !== null) return name;
      name = at;
      isJoined = false;
      at++;
    } else if (token.kind === 'operator' && token.text === '<') {
      const after = name === null ? null : afterGenerics(p, at);
      if (after === null) return name;
      at = after;
    } else if (token.kind === 'operator' && TYPE_MARKS.has(token.text)) {
      const following = p.tokens[at + 1];
      // `a * b` with nothing declared reads the same as a pointer; both come to the same.
      if (name === null && token.text !== '~' && token.text !== '::') return null;
      if (following?.kind !== 'name' && following?.kind !== 'operator') return name;
      isJoined = true;
      at++;
    } else if (token.kind === 'open' && token.text === '[' && p.tokens[at + 1]?.text === ']') at += 2;
    else break;
  }
  return isJoined ? null : name;
}

/** C++'s `operator==(…)`: the index before the parameters. */
function operatorName(p: Cursor, at: number): number | null {
  for (let index = at + 1; index < Math.min(p.limit, at + 6); index++) {
    const token = p.tokens[index];
    if (token?.kind === 'open' && token.text === '(' && index > at + 1) return index - 1;
  }
  return null;
}

/** `name(…)`: a function when a body follows, else null and nothing is consumed. */
function called(p: Cursor, start: number, name: number): SyntaxNode | null {
  const open = name + 1;
  const body = bodyAt(p, p.afterGroup(open));
  const token = p.tokens[name];
  if (!token) return null;
  if (body === null) {
    // `Foo x(1);` or a prototype: the type says nothing.
    if (name > start && p.tokens[name - 1]?.kind === 'name') p.skipTo(name);
    return null;
  }
  const isMacro = p.grammar.hasMacroBodies === true && name === start && /^[A-Z][A-Z\d_]+$/.test(token.text);
  if (isMacro) return macroWithBody(p, start);
  p.skipTo(name);
  p.at = open;
  const decorators = p.takeDecorators();
  const { parameters } = parameterGroup(p);
  const words = p.tokens.slice(Math.max(start, name - 1), name + 1).map((part) => part.text);
  p.skipTo(body);
  const read = functionBody(p, start);
  const text = words.includes('operator') ? `operator${token.text}` : token.text;
  return functionNode(p, start, { name: text, parameters, patterns: [], decorators, guard: null, body: read.body });
}

/** `TEST(Suite, Name) { … }`: a call that is given a function. */
function macroWithBody(p: Cursor, start: number): SyntaxNode {
  const token = p.tokens[start];
  const callee = token ? p.leaf(token) : p.missing();
  p.at++;
  const args = p.within({}, () => p.read.elements(p));
  const first = p.at;
  const body = p.read.block(p);
  const range = p.rangeFrom(first);
  const given: SyntaxNode = { kind: 'function', range, name: '', parameters: [], decorators: [], body };
  return { kind: 'call', range: p.rangeFrom(start), callee, arguments: [...args, given], isConstruction: false };
}

/** Index of the `{` or `=>` of the body behind a parameter list that ends before `from`; null when there is none. */
function bodyAt(p: Cursor, from: number): number | null {
  let hasColon = false;
  let hasName = false;
  const limit = Math.min(p.limit, from + LONGEST_TYPE);
  for (let at = from; at < limit;) {
    const token = p.tokens[at];
    if (!token) return null;
    if (token.kind === 'operator') {
      if (token.text === '=>' && p.grammar.expressionBody === '=>') return at;
      if (token.text === ';' || !(hasColon || TAIL_MARKS.has(token.text))) return null;
      if (token.text === ':') hasColon = true;
      // A list of arguments goes on, unless exceptions or initialisers are named.
      if (token.text === ',' && !hasColon && !hasName) return null;
      at++;
    } else if (token.kind === 'name') {
      const role = p.role(token);
      if (role !== null && role !== 'modifier' && role !== 'throw' && role !== 'new') return null;
      hasName = true;
      at++;
    } else if (token.kind === 'open') {
      const after = Math.max(p.afterGroup(at), at + 1);
      if (token.text !== '{') {
        // `foo(a)[0]`, `f(a)(b)`: no tail of a head, unless initialisers or `throw(…)` came before.
        if (at === from) return null;
      } else if (!hasColon || p.tokens[at - 1]?.kind !== 'name' || !isInitialiser(p, after)) return at;
      at = after;
    } else if (hasColon) at++;
    else return null;
  }
  return null;
}

/** `Foo() : a{1}, b{2} {`: braces of an initialiser are followed by a comma or the body. */
function isInitialiser(p: Cursor, after: number): boolean {
  const next = after < p.limit ? p.tokens[after] : undefined;
  return next !== undefined && (next.text === ',' || next.text === '{') && next.kind !== 'string';
}
