import type { SyntaxNode } from '../model/source.ts';
import { switching } from './arms.ts';
import { construction } from './construction.ts';
import { attempt, conditional, doBody, loop, returning, throwing } from './control.ts';
import type { Cursor } from './cursor.ts';
import { classByKeyword, declaration, importStatement } from './declarations.ts';
import { functionByKeyword } from './functions.ts';
import { POWER } from './grammar.ts';
import type { KeywordRole } from './grammar.ts';

/** A construct that begins with a reserved word, at the word. Always steps over it. */
export function keyword(p: Cursor, role: KeywordRole): SyntaxNode {
  const start = p.at;
  switch (role) {
    case 'if':
      return conditional(p, false);
    case 'unless':
      return conditional(p, true);
    case 'loop':
      return loop(p);
    case 'do':
      return doBody(p);
    case 'switch':
      return switching(p);
    case 'return':
      return returning(p);
    case 'throw':
      return throwing(p);
    case 'try':
      return attempt(p);
    case 'function':
      return functionByKeyword(p);
    case 'class':
      return classByKeyword(p);
    case 'import':
      return importStatement(p);
    case 'declaration':
      return declaration(p);
    case 'new':
      p.at++;
      return construction(p, start);
    case 'prefix':
      return prefixed(p);
    case 'command':
      return command(p);
    case 'modifier':
      return modifier(p);
    case 'true':
    case 'false':
    case 'null':
    case 'else':
    case 'else-if':
    case 'case':
    case 'default':
    case 'handler':
    case 'then':
    case 'end':
      p.at++;
      return { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
  }
}

function prefixed(p: Cursor): SyntaxNode {
  const start = p.at++;
  const operator = p.tokens[start]?.text ?? '';
  const next = p.peek();
  if (!next || next.kind === 'close' || p.atStatementEnd() || p.sees(',') || p.sees('.') || p.sees('=')) {
    return { kind: 'name', range: p.rangeFrom(start), text: operator };
  }
  const operand = p.read.expression(p, operator.toLowerCase() === 'not' ? POWER.and : POWER.unary - 1);
  return { kind: 'unary', range: p.rangeFrom(start), operator, operand };
}

/** `echo "a", $b;` */
function command(p: Cursor): SyntaxNode {
  const start = p.at++;
  const callee: SyntaxNode = { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
  const args: SyntaxNode[] = [];
  while (p.at < p.limit && !p.atStatementEnd()) {
    if (p.accept(',')) continue;
    const before = p.at;
    args.push(p.read.expression(p));
    if (p.at === before || !p.sees(',')) break;
  }
  return { kind: 'call', range: p.rangeFrom(start), callee, arguments: args, isConstruction: false };
}

/** A word that says nothing here (`async`, `unsafe`, `mut`); alone it is a name. */
function modifier(p: Cursor): SyntaxNode {
  const start = p.at++;
  const next = p.peek();
  const isAlone =
    !next ||
    next.kind === 'close' ||
    p.atStatementEnd() ||
    (next.kind === 'operator' && next.text !== '|' && next.text !== '||');
  if (isAlone || (next.kind === 'open' && next.text !== '{' && next.text !== '(')) {
    return { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
  }
  return p.read.expression(p, POWER.unary - 1);
}
