import type { CallNode, StringNode, SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import { entries } from './elements.ts';
import { afterGenerics } from './generics.ts';
import type { Token } from './token.ts';

const LONGEST_CHAIN = 1000;
const DOCUMENTING: ReadonlySet<string> = new Set(['@doc', '@moduledoc', '@typedoc', '@shortdoc']);
const POSTFIX_MARKS: ReadonlySet<string> = new Set(['!', '!!', '?', '++', '--']);
/** Operators that may begin an argument of a command, when no space follows them. */
const ARGUMENT_MARKS: ReadonlySet<string> = new Set([
  '-',
  '*',
  '&',
  '**',
  '%',
  '!',
  '->',
  '^',
  '::',
  '..',
  '@',
  '$',
  '~',
]);
const OPERAND_ROLES: ReadonlySet<string> = new Set(['true', 'false', 'null', 'new', 'function', 'prefix', 'switch']);

/** What follows an operand: members, calls, subscripts, trailing functions, arguments of a command. */
export function postfix(p: Cursor, operandNode: SyntaxNode, first: number): SyntaxNode {
  const pieces: SyntaxNode[] = [];
  let node = operandNode;
  let links = p.chains.get(node) ?? 0;
  for (;;) {
    const next = link(p, node, first);
    if (!next) break;
    if (++links > LONGEST_CHAIN) {
      // What follows goes on from nothing, so that no chain is deeper than a reader's call stack.
      pieces.push(next);
      p.hasErrors = true;
      links = 0;
      node = p.missing();
    } else node = next;
  }
  if (links > 8) p.chains.set(node, links);
  return pieces.length > 0 ? p.block('chain', [...pieces, node], first) : node;
}

function link(p: Cursor, node: SyntaxNode, first: number): SyntaxNode | null {
  const token = p.peek();
  if (!token) return null;
  const { grammar } = p;
  if (token.kind === 'operator' && grammar.memberSet.has(token.text)) return member(p, node, first, token);
  if (p.atLineStart()) return null;
  if (token.kind === 'open') return bracket(p, node, first, token);
  if (token.kind === 'operator' && token.text === '<' && grammar.hasGenerics && isCallee(node)) {
    const after = afterGenerics(p);
    if (after !== null) {
      p.skipTo(after);
      return node;
    }
  }
  if (token.text === '!' && token.kind === 'operator' && grammar.hasMacros && p.peek(1)?.kind === 'open') {
    if (!token.isSpaced && isCallee(node)) return macro(p, node, first);
  }
  if (token.kind === 'operator' && POSTFIX_MARKS.has(token.text) && isPostfixMark(p, token)) {
    p.at++;
    const isStep = token.text === '++' || token.text === '--';
    return isStep ? { kind: 'unary', range: p.span(node, first), operator: token.text, operand: node } : node;
  }
  // The second part of `s/a/b/`.
  if (node.kind === 'regex' && token.kind === 'string' && p.tokens[p.at - 1]?.end === token.start) {
    p.at++;
    return { kind: 'list', range: p.span(node, first), elements: [node, p.leaf(token)] };
  }
  if (grammar.joinsAdjacentStrings && token.kind === 'string' && isText(node)) {
    p.at++;
    return { kind: 'binary', range: p.span(node, first), operator: '+', left: node, right: p.leaf(token) };
  }
  if (grammar.hasCommands && isCommandName(p, node, first) && startsArgument(p, token)) return command(p, node, first);
  return doBlock(p, node, first);
}

function isCallee(node: SyntaxNode): boolean {
  return node.kind === 'name' || node.kind === 'member' || node.kind === 'call' || node.kind === 'index';
}

function isText(node: SyntaxNode): boolean {
  return node.kind === 'string' || (node.kind === 'binary' && node.right.kind === 'string');
}

function member(p: Cursor, node: SyntaxNode, first: number, token: Token): SyntaxNode | null {
  const next = p.peek(1);
  if (!next || (p.around.isPattern && token.text === p.grammar.armArrow)) return null;
  if (next.kind === 'name') {
    if (p.atLineStart() && token.text === '::') return null;
    p.at += 2;
    return { kind: 'member', range: p.span(node, first), object: node, property: next.text };
  }
  if (next.kind === 'operator' && next.text === '<' && p.grammar.hasGenerics) {
    p.at++;
    p.skipTo(afterGenerics(p) ?? p.at + 1);
    return node;
  }
  if (next.kind !== 'open' || next.text === 'template' || token.text === '::') return null;
  p.at++;
  if (next.text === '(') return call(p, node, first);
  return subscript(p, node, first);
}

function bracket(p: Cursor, node: SyntaxNode, first: number, token: Token): SyntaxNode | null {
  const { grammar, around } = p;
  switch (token.text) {
    case '(':
      return isCallee(node) || node.kind === 'function' || node.kind === 'block' ? call(p, node, first) : null;
    case '[':
      if (token.isSpaced && grammar.hasCommands && isCommandName(p, node, first)) return command(p, node, first);
      return token.isSpaced ? null : subscript(p, node, first);
    case '{':
      if (grammar.hasBraceSubscripts && !token.isSpaced && isCallee(node)) return subscript(p, node, first);
      // Kotest's `"adds" { … }`: a text that is called with a body.
      if (grammar.infixCalls && !around.isHeader && (node.kind === 'string' || node.kind === 'template'))
        return withArgument(p, node, first, p.read.braceLambda(p));
      if (around.isHeader || !isCallee(node)) return null;
      if (grammar.hasBraceConstruction)
        return isTypeName(node) && !token.isSpaced ? construction(p, node, first) : null;
      if (grammar.hasStructLiterals && node.kind !== 'call') return structLiteral(p, first);
      if (grammar.hasTrailingLambda) return withArgument(p, node, first, p.read.braceLambda(p));
      if (grammar.hasCommands && grammar.braces === 'list') return command(p, node, first);
      return null;
    case 'template':
    case 'words':
      if (!grammar.hasCommands || !isCommandName(p, node, first) || !token.isSpaced) return null;
      return command(p, node, first);
    default:
      return null;
  }
}

function call(p: Cursor, callee: SyntaxNode, first: number): SyntaxNode {
  const args = p.within({}, () => entries(p.read.elements(p)));
  return { kind: 'call', range: p.span(callee, first), callee, arguments: args, isConstruction: false };
}

function isTypeName(node: SyntaxNode): boolean {
  return (
    node.kind !== 'call' &&
    /^\p{Lu}/u.test(node.kind === 'member' ? node.property : node.kind === 'name' ? node.text : '')
  );
}

function construction(p: Cursor, callee: SyntaxNode, first: number): SyntaxNode {
  const args = p.within({}, () => entries(p.read.elements(p)));
  return { kind: 'call', range: p.span(callee, first), callee, arguments: args, isConstruction: true };
}

/** Braces of a macro may hold declarations (`proptest! { #[test] fn … }`); else they hold arguments. */
function macro(p: Cursor, callee: SyntaxNode, first: number): SyntaxNode {
  p.at++;
  if (!p.seesOpen('{') || !/^(?:#|fn|pub)$/.test(p.peek(1)?.text ?? '')) return call(p, callee, first);
  const body = p.at;
  const declared = p.within({}, () => p.read.statements(p));
  const args = [p.block('body', declared, body)];
  return { kind: 'call', range: p.span(callee, first), callee, arguments: args, isConstruction: false };
}

/** `object[index]`; empty brackets belong to a type and say nothing. */
function subscript(p: Cursor, object: SyntaxNode, first: number): SyntaxNode {
  const at = p.at;
  const keys = p.within({}, () => p.read.elements(p));
  if (keys.length === 0) return object;
  const index = p.together(keys, 'keys', at);
  return { kind: 'index', range: p.span(object, first), object, index };
}

/** `Point { x: 1, ..base }`: the fields; shorthand ones stay names. */
function structLiteral(p: Cursor, first: number): SyntaxNode {
  const nodes = p.within({}, () => p.read.elements(p));
  return { kind: 'map', range: p.rangeFrom(first), entries: nodes };
}

function withArgument(p: Cursor, node: SyntaxNode, first: number, argument: SyntaxNode): CallNode {
  const range = p.span(node, first);
  if (node.kind === 'call') return { ...node, range, arguments: [...node.arguments, argument] };
  return { kind: 'call', range, callee: node, arguments: [argument], isConstruction: false };
}

function isPostfixMark(p: Cursor, token: Token): boolean {
  if (token.isSpaced) return false;
  const next = p.peek(1);
  if (token.text === '?' && p.grammar.hasTernary) {
    if (!next || next.kind === 'close' || p.grammar.memberSet.has(next.text)) return true;
    if (next.kind === 'operator' && [',', '=', '>', ';', '==', '!=', '??'].includes(next.text)) return true;
    if (next.kind === 'open' && next.text === '{') return true;
    return p.grammar.isTypeFirst === true && next.kind === 'name' && next.isSpaced;
  }
  if (token.text === '!' && p.grammar.hasCommands) return false;
  // `a !b` is two things, `a!.b` one.
  return !next || next.kind === 'operator' || next.kind === 'close' || next.kind === 'open' || next.isSpaced;
}

/** A bare word or member that can take arguments without parentheses; no variable with a sigil. */
function isCommandName(p: Cursor, node: SyntaxNode, first: number): boolean {
  if (node.kind === 'member') return p.tokens[p.at - 1]?.kind === 'name';
  if (node.kind !== 'name' || p.at !== first + 1) return false;
  const token = p.tokens[first];
  if (!token) return false;
  const hasSigil = token.end - token.start !== token.text.length;
  return !hasSigil && !/^@@|^@(?=\p{Lu})|^[$-]/u.test(token.text);
}

function startsArgument(p: Cursor, token: Token): boolean {
  if (!token.isSpaced) return token.kind === 'string' && p.grammar.braces === 'list';
  switch (token.kind) {
    case 'string':
    case 'number':
    case 'regex':
      return true;
    case 'name': {
      const role = p.role(token);
      if (role !== null && !p.sees(':', 1)) return OPERAND_ROLES.has(role);
      const word = p.word(token);
      return !p.grammar.powers.has(word) && !p.grammar.pairSet.has(word);
    }
    case 'operator': {
      const next = p.peek(1);
      if (token.text === '->') return p.grammar.braceArrow === '|';
      return ARGUMENT_MARKS.has(token.text) && next !== undefined && !next.isSpaced && next.kind !== 'operator';
    }
    case 'open':
    case 'close':
      return false;
  }
}

function command(p: Cursor, callee: SyntaxNode, first: number): SyntaxNode {
  const args: SyntaxNode[] = [];
  p.with({ isCommand: true }, () => {
    do {
      const before = p.at;
      args.push(p.grammar.hasSpacedArguments ? p.read.expression(p, 1000) : p.read.element(p));
      if (p.at === before) break;
      const next = p.peek();
      if (p.grammar.hasSpacedArguments) {
        if (next && !p.atLineStart() && (startsArgument(p, next) || isTemplate(next))) continue;
        if (next?.kind === 'open' && !p.atLineStart() && next.text === '{') {
          args.push(p.read.braceLambda(p));
        }
      }
    } while (p.accept(',') || (p.grammar.hasSpacedArguments && isMore(p)));
  });
  const nodes = entries(args);
  const documents = callee.kind === 'name' && DOCUMENTING.has(callee.text);
  const values = documents ? nodes.map((node) => (node.kind === 'string' ? documentation(node) : node)) : nodes;
  const node: SyntaxNode = {
    kind: 'call',
    range: p.span(callee, first),
    callee,
    arguments: values,
    isConstruction: false,
  };
  return doBlock(p, node, first) ?? node;
}

function isTemplate(token: Token): boolean {
  return token.kind === 'open' && token.text !== '{' && token.text !== 'directive';
}

function isMore(p: Cursor): boolean {
  const next = p.peek();
  return next !== undefined && !p.atLineStart() && (startsArgument(p, next) || (isTemplate(next) && next.isSpaced));
}

function documentation(node: StringNode): StringNode {
  return { ...node, isDocumentation: true };
}

/** `each do |x| … end`. */
function doBlock(p: Cursor, node: SyntaxNode, first: number): SyntaxNode | null {
  const { grammar, around } = p;
  if (grammar.blocks !== 'end' || !grammar.hasCommands || around.isHeader || around.isCommand || !isCallee(node))
    return null;
  if (!grammar.returnsLast || !p.seesWord('do') || p.sees(':', 1) || p.atLineStart()) return null;
  const lambda = p.read.lambda(p);
  return lambda ? withArgument(p, node, first, lambda) : null;
}
