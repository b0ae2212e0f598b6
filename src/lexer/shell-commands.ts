import { append } from '../model/lists.ts';
import type { ArmNode, SyntaxNode } from '../model/source.ts';
import type { ShellCursor } from './shell-cursor.ts';
import { lineEnd } from './shell-here.ts';
import { BATS_TEST, CLOSING, FUNCTION, RESERVED } from './shell-reserved.ts';
import { simpleCommand, testCommand } from './shell-simple.ts';
import { arithmetic, word } from './shell-words.ts';

/** Reads commands up to a closing mark (`)` or a grave accent), which stays; an empty mark means the end. */
export function commandsUntil(p: ShellCursor, mark: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  while (p.at < p.limit) {
    append(nodes, commandList(p, mark, NONE));
    if (p.at >= p.limit || (mark !== '' && p.sees(mark))) break;
    // A word or mark that belongs nowhere.
    p.hasErrors = true;
    p.at += p.match(RESERVED)?.[0].length ?? 1;
  }
  return nodes;
}

const NONE: ReadonlySet<string> = new Set();

/** Commands up to a reserved word of `stops`, to `;;`, or to the closing mark. */
function commandList(p: ShellCursor, mark: string, stops: ReadonlySet<string>): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (;;) {
    separators(p);
    if (p.at >= p.limit || (mark !== '' && p.sees(mark)) || p.sees(';;') || p.sees(')')) return nodes;
    const reserved = p.match(RESERVED)?.[0];
    if (reserved !== undefined && (stops.has(reserved) || CLOSING.has(reserved))) return nodes;
    const before = p.at;
    const node = p.isTooDeep ? p.restOfLine() : andOr(p, mark);
    nodes.push(node);
    if (p.at === before) return nodes;
  }
}

/** Steps over line ends (with the bodies of here-documents), semicolons and `&`. */
function separators(p: ShellCursor): void {
  for (;;) {
    p.blanks();
    if (p.char === '\n') lineEnd(p, commandsUntil);
    else if ((p.char === ';' && !p.sees(';;')) || (p.char === '&' && !p.sees('&&'))) p.at++;
    else return;
  }
}

/** Pipelines joined by `&&` and `||`. */
function andOr(p: ShellCursor, mark: string): SyntaxNode {
  const start = p.at;
  let left = pipeline(p, mark);
  for (;;) {
    p.blanks();
    const operator = p.sees('&&') ? '&&' : p.sees('||') ? '||' : null;
    if (operator === null) return left;
    p.at += 2;
    left = joinedBy(p, operator, left, start, mark);
  }
}

function pipeline(p: ShellCursor, mark: string): SyntaxNode {
  const start = p.at;
  let left = command(p, mark);
  for (;;) {
    p.blanks();
    if (p.char !== '|' || p.sees('||')) return left;
    p.at += p.sees('|&') ? 2 : 1;
    left = joinedBy(p, '|', left, start, mark);
  }
}

function joinedBy(p: ShellCursor, operator: string, left: SyntaxNode, start: number, mark: string): SyntaxNode {
  p.blanks();
  while (p.char === '\n') {
    lineEnd(p, commandsUntil);
    p.blanks();
  }
  const right = operator === '|' ? command(p, mark) : pipeline(p, mark);
  return { kind: 'binary', range: p.range(start), operator, left, right };
}

function command(p: ShellCursor, mark: string): SyntaxNode {
  p.blanks();
  if (p.isTooDeep) return p.restOfLine();
  p.depth++;
  const node = compound(p, mark) ?? simpleCommand(p, commandsUntil, mark);
  p.depth--;
  return node;
}

/** A compound command, or null. */
function compound(p: ShellCursor, mark: string): SyntaxNode | null {
  const start = p.at;
  if (p.sees('((')) {
    p.at += 2;
    return arithmetic(p, commandsUntil, start);
  }
  if (p.char === '(') {
    p.at++;
    const nodes = commandsUntil(p, ')');
    accept(p, ')');
    return p.block('subshell', nodes, start);
  }
  const named = p.match(FUNCTION);
  if (named && (named.groups?.['named'] ?? named.groups?.['plain']) !== undefined) return shellFunction(p, named, mark);
  if (p.match(BATS_TEST)) return batsTest(p, mark);
  const reserved = p.match(RESERVED)?.[0];
  if (reserved === undefined) return null;
  switch (reserved) {
    case 'if':
      p.at += 2;
      return conditional(p, mark, start);
    case 'while':
    case 'until': {
      p.at += 5;
      const condition = p.together(commandList(p, mark, NONE), 'condition', start);
      const body = doneBody(p, mark);
      return { kind: 'loop', range: p.range(start), header: [condition], body };
    }
    case 'for':
    case 'select':
      p.at += reserved.length;
      return forLoop(p, mark, start);
    case 'case':
      p.at += 4;
      return caseCommand(p, mark, start);
    case '{': {
      p.at++;
      const nodes = commandList(p, mark, NONE);
      accept(p, '}');
      return p.block('group', nodes, start);
    }
    case '[[':
      p.at += 2;
      return testCommand(p, commandsUntil, ']]', start);
    case '!':
    case 'time': {
      p.at += reserved.length;
      const operand = command(p, mark);
      return { kind: 'unary', range: p.range(start), operator: reserved, operand };
    }
    default:
      return null;
  }
}

function accept(p: ShellCursor, text: string): boolean {
  const isThere = p.sees(text);
  if (isThere) p.at += text.length;
  else p.hasErrors = true;
  return isThere;
}

function acceptWord(p: ShellCursor, text: string): boolean {
  separators(p);
  return p.match(RESERVED)?.[0] === text ? accept(p, text) : false;
}

function shellFunction(p: ShellCursor, head: RegExpExecArray, mark: string): SyntaxNode {
  const start = p.at;
  p.at += head[0].length;
  separators(p);
  const name = head.groups?.['named'] ?? head.groups?.['plain'] ?? '';
  const body = command(p, mark);
  return { kind: 'function', range: p.range(start), name, parameters: [], decorators: [], body };
}

/** A test is a call that is given its name and a function. */
function batsTest(p: ShellCursor, mark: string): SyntaxNode {
  const start = p.at;
  p.at += '@test'.length;
  const callee = p.name('@test', start);
  p.blanks();
  const name = word(p, commandsUntil);
  p.blanks();
  const bodyAt = p.at;
  const body = command(p, mark);
  const given: SyntaxNode = {
    kind: 'function',
    range: p.range(bodyAt),
    name: '',
    parameters: [],
    decorators: [],
    body,
  };
  const args = name ? [name, given] : [given];
  return { kind: 'call', range: p.range(start), callee, arguments: args, isConstruction: false };
}

/** `if`, after the word; iterative over its `elif` branches. */
function conditional(p: ShellCursor, mark: string, start: number): SyntaxNode {
  const branches: { readonly at: number; readonly condition: SyntaxNode; readonly then: SyntaxNode }[] = [];
  let otherwise: SyntaxNode | null = null;
  let at = start;
  for (;;) {
    const from = p.at;
    const condition = p.together(commandList(p, mark, NONE), 'condition', from);
    if (!acceptWord(p, 'then')) p.hasErrors = true;
    const bodyAt = p.at;
    const then = p.block('body', commandList(p, mark, NONE), bodyAt);
    branches.push({ at, condition, then });
    at = p.at;
    if (acceptWord(p, 'elif')) continue;
    if (acceptWord(p, 'else')) {
      const elseAt = p.at;
      otherwise = p.block('body', commandList(p, mark, NONE), elseAt);
    }
    break;
  }
  if (!acceptWord(p, 'fi')) p.hasErrors = true;
  for (let i = branches.length - 1; i >= 0; i--) {
    const branch = branches[i];
    if (!branch) continue;
    otherwise = { kind: 'if', range: p.range(branch.at), condition: branch.condition, then: branch.then, otherwise };
  }
  return otherwise ?? p.block('if', [], start);
}

function doneBody(p: ShellCursor, mark: string): SyntaxNode {
  if (!acceptWord(p, 'do')) p.hasErrors = true;
  const start = p.at;
  const body = p.block('body', commandList(p, mark, NONE), start);
  if (!acceptWord(p, 'done')) p.hasErrors = true;
  return body;
}

/** `for x in a b c; do …`, `for ((…)); do …`, after the word. */
function forLoop(p: ShellCursor, mark: string, start: number): SyntaxNode {
  p.blanks();
  const header: SyntaxNode[] = [];
  if (p.sees('((')) {
    const from = p.at;
    p.at += 2;
    header.push(arithmetic(p, commandsUntil, from));
  } else {
    const from = p.at;
    const variable = p.match(/[A-Za-z_]\w*/y)?.[0] ?? '';
    p.at += variable.length;
    const target = p.name(variable, from);
    separators(p);
    if (p.match(RESERVED)?.[0] === 'in') {
      p.at += 2;
      p.blanks();
      const listAt = p.at;
      const elements: SyntaxNode[] = [];
      for (let next = word(p, commandsUntil); next; next = word(p, commandsUntil)) {
        elements.push(next);
        p.blanks();
      }
      const right: SyntaxNode = { kind: 'list', range: p.range(listAt), elements };
      header.push({ kind: 'binary', range: p.range(from), operator: 'in', left: target, right });
    } else header.push(target);
  }
  const body = doneBody(p, mark);
  return { kind: 'loop', range: p.range(start), header, body };
}

/** `case x in a|b) …;; esac`, after the word. */
function caseCommand(p: ShellCursor, mark: string, start: number): SyntaxNode {
  p.blanks();
  const subject = word(p, commandsUntil) ?? p.block('missing', [], p.at);
  if (!acceptWord(p, 'in')) p.hasErrors = true;
  const arms: ArmNode[] = [];
  for (;;) {
    separators(p);
    while (p.sees(';;')) {
      p.at += p.sees(';;&') ? 3 : 2;
      separators(p);
    }
    if (p.at >= p.limit || p.match(RESERVED)?.[0] === 'esac') break;
    const before = p.at;
    arms.push(caseArm(p, mark));
    if (p.at === before) p.at++;
  }
  if (!acceptWord(p, 'esac')) p.hasErrors = true;
  return { kind: 'switch', range: p.range(start), subject, arms };
}

function caseArm(p: ShellCursor, mark: string): ArmNode {
  const start = p.at;
  if (p.char === '(') p.at++;
  const patterns: SyntaxNode[] = [];
  while (p.at < p.limit) {
    p.blanks();
    const pattern = word(p, commandsUntil);
    if (pattern) patterns.push(pattern);
    p.blanks();
    if (p.char !== '|') break;
    p.at++;
  }
  if (p.char === ')') p.at++;
  const bodyAt = p.at;
  const children = commandList(p, mark === ')' ? '' : mark, NONE);
  if (p.sees(';;')) p.at += 2;
  else if (p.char === '&') p.at++;
  const isDefault = patterns.every((node) => node.kind === 'string' && node.value === '*');
  const body = p.block('body', children, bodyAt);
  return { kind: 'arm', range: p.range(start), patterns: isDefault ? [] : patterns, guard: null, body };
}
