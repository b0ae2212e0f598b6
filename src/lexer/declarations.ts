import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import { bodyUntilEnd, indentedBody, isIndentedDeeper, lineColumn } from './bodies.ts';
import type { Cursor } from './cursor.ts';
import { functionBody, functionNode } from './functions.ts';
import { afterGenerics } from './generics.ts';
import { parameterGroup } from './parameters.ts';

/** Words of a class head that name no base. */
const HEAD_WORDS: ReadonlySet<string> = new Set([
  'extends',
  'implements',
  'permits',
  'with',
  'where',
  'on',
  'derives',
  'by',
  'mixin',
]);
const LONGEST_HEAD = 200;

/** Class, struct, enum, interface, impl, module, at the word; a plain name where the word is one. */
export function classByKeyword(p: Cursor): SyntaxNode {
  const start = p.at;
  if (!opensClass(p)) {
    const token = p.peek();
    p.at++;
    const isType = p.grammar.isTypeFirst === true && p.peek()?.kind === 'name';
    return isType || !token ? p.read.expression(p) : p.read.postfix(p, p.leaf(token), start);
  }
  const decorators = p.takeDecorators();
  p.at++;
  while ((p.roleAhead() === 'class' || p.roleAhead() === 'modifier') && p.peek(1)?.kind === 'name') p.at++;
  const name = className(p);
  const bases: SyntaxNode[] = [];
  const fields: SyntaxNode[] = [];
  const finalName = classHead(p, name, bases, fields);
  let body = classBody(p, start);
  body = p.withBefore([...fields, ...p.takeStrays()], body, start);
  return { kind: 'class', range: p.rangeFrom(start), name: finalName, decorators, bases, body };
}

/** Whether the word begins a definition rather than a type (`struct point p;`) or a variable (`record.id`). */
export function opensClass(p: Cursor): boolean {
  const next = p.peek(1);
  if (!next || (next.isFirstOnLine && p.around.hasLines && next.text !== '{')) return false;
  if (next.kind === 'operator')
    return ([':', '<', '<<', '::', '#', '@', '\\', '['].includes(next.text) && next.isSpaced) || next.text === '<';
  if (next.kind === 'open') return next.text === '{' || next.text === '(';
  if (next.kind !== 'name') return false;
  if (!p.grammar.isTypeFirst) return true;
  for (let at = p.at + 1, steps = 0; at < p.limit && steps < LONGEST_HEAD; steps++) {
    const token = p.tokens[at];
    if (!token || token.kind === 'close' || token.kind === 'string') return false;
    if (token.kind === 'open' && token.text === '{') return true;
    if (token.kind === 'operator' && (token.text === '=' || token.text === '*' || token.text === '&')) return false;
    if (token.kind === 'operator' && token.text === ';') return p.seesWord('record');
    if (token.kind === 'open' && token.text === '(' && p.grammar.hasMacroBodies) return false;
    at = token.kind === 'open' ? Math.max(p.afterGroup(at), at + 1) : at + 1;
  }
  return false;
}

function className(p: Cursor): string {
  if (p.sees('<')) p.skipTo(afterGenerics(p) ?? p.at);
  if (p.sees('<<')) return '';
  let name = '';
  for (let token = p.peek(); token; token = p.peek()) {
    if (token.kind === 'name' && !HEAD_WORDS.has(token.text)) {
      name += token.text;
      p.at++;
      const next = p.peek();
      const isPath = next?.kind === 'operator' && ['.', '::', '\\'].includes(next.text) && p.peek(1)?.kind === 'name';
      if (!isPath) break;
      name += next.text;
      p.at++;
    } else break;
  }
  return name;
}

/** Reads bases and constructor parameters; returns the name, which Rust's `impl Trait for Type` gives last. */
function classHead(p: Cursor, name: string, bases: SyntaxNode[], fields: SyntaxNode[]): string {
  let finalName = name;
  for (let token = p.peek(); token && token.kind !== 'close'; token = p.peek()) {
    const before = p.at;
    if (p.seesOpen('{') || p.sees(';') || p.sees('=') || p.roleAhead() === 'do') break;
    if (p.atLineStart() && (p.grammar.blocks === 'end' || !goesOn(token.text))) break;
    if (p.sees(':') && p.grammar.hasIndentedBlocks && p.peek(1)?.isFirstOnLine) break;
    if (p.seesOpen('(')) append(fields, constructorFields(p));
    else if (token.kind === 'open') p.skipTo(Math.max(p.afterGroup(), p.at + 1));
    else if (token.kind === 'operator') {
      const after = token.text === '<' ? afterGenerics(p) : null;
      p.skipTo(after ?? p.at + 1);
    } else if (token.kind === 'name' && token.text === 'for' && p.grammar.hasMacros) {
      p.at++;
      const trait = finalName;
      finalName = className(p);
      if (trait !== '') bases.push({ kind: 'name', range: p.rangeFrom(before), text: trait });
    } else if (token.kind === 'name' && (HEAD_WORDS.has(token.text) || p.role(token) === 'modifier')) p.at++;
    else if (token.kind === 'name') bases.push(p.with({ isHeader: true }, () => p.read.expression(p)));
    else p.skip();
    if (p.at === before) p.skip();
  }
  return finalName;
}

function goesOn(text: string): boolean {
  return text === '{' || text === ':' || text === ',' || text === '(' || HEAD_WORDS.has(text);
}

/** Parameters of a primary constructor are fields; those with a default value are assignments. */
function constructorFields(p: Cursor): SyntaxNode[] {
  const start = p.at;
  const { parameters } = parameterGroup(p);
  return parameters.flatMap(({ name, defaultValue }): SyntaxNode[] => {
    if (!defaultValue) return [];
    const target: SyntaxNode = { kind: 'name', range: p.rangeFrom(start), text: name };
    return [{ kind: 'assign', range: defaultValue.range, target, operator: '=', value: defaultValue }];
  });
}

function classBody(p: Cursor, start: number): SyntaxNode {
  if (p.seesOpen('{')) return p.read.block(p);
  if (p.grammar.blocks === 'end') {
    if (p.roleAhead() === 'do') p.at++;
    return bodyUntilEnd(p);
  }
  if (p.grammar.hasIndentedBlocks && p.sees(':')) {
    p.at++;
    const column = lineColumn(p, start);
    if (isIndentedDeeper(p, column)) return indentedBody(p, column);
  }
  return p.missing();
}

/** `import a.b.C`, `use a::{b, c}`, `#include`-like lines, at the word. The module is the text as written. */
export function importStatement(p: Cursor): SyntaxNode {
  const start = p.at++;
  const from = p.peek()?.start ?? 0;
  let end = from;
  let module: string | null = null;
  const names: string[] = [];
  while (p.at < p.limit && !p.atStatementEnd()) {
    const token = p.peek();
    if (!token) break;
    if (token.kind === 'string' && module === null && p.at === start + 1) {
      module = token.text;
      p.at++;
      continue;
    }
    // What follows are options: Elixir's `use Router, at: "/"`.
    if (p.sees(',') && p.grammar.blocks === 'end') module ??= p.text.slice(from, end).slice(0, 1000);
    if (token.kind === 'open') {
      const after = Math.max(p.afterGroup(), p.at + 1);
      while (p.at < Math.min(after, p.limit)) {
        const inner = p.tokens[p.at];
        if (inner?.kind === 'name') names.push(inner.text);
        p.skip();
      }
      end = p.tokens[p.at - 1]?.end ?? end;
      continue;
    }
    if (token.kind === 'name' && (p.sees(';', 1) || p.sees(',', 1) || !p.peek(1))) names.push(token.text);
    if (module === null) end = token.end;
    p.skip();
  }
  const last = p.tokens[p.at - 1];
  if (names.length === 0 && last?.kind === 'name') names.push(last.text);
  return { kind: 'import', range: p.rangeFrom(start), module: module ?? p.text.slice(from, end).slice(0, 1000), names };
}

/** `let x: T = v`, `val (a, b) = f()`, at the word. Without a value only the name remains. */
export function declaration(p: Cursor): SyntaxNode {
  const start = p.at++;
  while ((p.roleAhead() === 'modifier' || p.roleAhead() === 'declaration') && p.peek(1)?.kind === 'name') p.at++;
  if (p.sees('<')) p.skipTo(afterGenerics(p) ?? p.at);
  if (p.roleAhead() === 'function' || p.roleAhead() === 'class') return p.read.expression(p);
  const first = p.at;
  const target = declared(p);
  if (p.sees(':') && p.grammar.parameterName === 'before-colon') {
    p.at++;
    skipType(p);
  }
  const operator = p.peek();
  if (operator && (p.sees('=') || (p.seesWord('by') && !p.atLineStart()))) {
    p.at++;
    const value = p.read.expression(p, 1);
    const range = p.rangeFrom(start);
    return { kind: 'assign', range, target, operator: operator.text, value };
  }
  if (p.seesOpen('{') && p.grammar.returnsSingle && !p.around.isHeader) {
    // Swift's computed property.
    const { body } = functionBody(p, start);
    const name = target.kind === 'name' ? target.text : '';
    return functionNode(p, start, {
      name,
      parameters: [],
      patterns: [],
      decorators: p.takeDecorators(),
      guard: null,
      body,
    });
  }
  if (p.sees(',') && p.grammar.blocks === 'end') return p.read.postfix(p, target, first);
  return target;
}

/** The declared name, or a pattern (`(a, b)`, `Some(x)`). */
function declared(p: Cursor): SyntaxNode {
  const first = p.at;
  const token = p.peek();
  if (!token || p.atStatementEnd()) return p.missing();
  const isPlain = token.kind === 'name' && !p.seesOpen('(', 1) && !p.grammar.memberSet.has(p.peek(1)?.text ?? '');
  if (!isPlain) return p.with({ isPattern: true, isHeader: true }, () => p.read.expression(p));
  p.at++;
  if (p.sees('<') && p.grammar.blocks === 'end') {
    // Lua's `local x <const>`.
    p.skipTo(p.at + 3);
  }
  return p.read.postfix(p, p.leaf(token), first);
}

/** Steps over a type up to what ends it. */
export function skipType(p: Cursor): void {
  while (p.at < p.limit && !p.atStatementEnd()) {
    if (p.sees('=') || p.sees(',') || p.seesOpen('{') || p.sees('=>')) return;
    if (p.seesWord('by') || p.seesWord('in')) return;
    if (p.sees('<')) {
      const after = afterGenerics(p);
      p.skipTo(after ?? p.at + 1);
    } else if (p.peek()?.kind === 'open') p.skipTo(Math.max(p.afterGroup(), p.at + 1));
    else p.skip();
  }
}
