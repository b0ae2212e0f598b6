import type { SyntaxNode } from '../model/source.ts';
import { testExpression } from './shell-conditions.ts';
import type { TestWord } from './shell-conditions.ts';
import type { ShellCursor } from './shell-cursor.ts';
import { word } from './shell-words.ts';
import type { ReadCommands } from './shell-words.ts';

const ASSIGNMENT = /(?<name>[A-Za-z_]\w*)(?<index>\[[^\]\s]{0,100}\])?(?<operator>\+?=)/y;
const REDIRECTION = /(?:\d{1,3}|&|\{[A-Za-z_]\w*\})?(?:<<<|<<-?|>>|<>|>\||[<>]&?)/y;
const HERE_LABEL = /[ \t]*(?:\\?(?<plain>[\w.+-]+)|'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)")/y;
/** Commands whose arguments are assignments. */
const DECLARING: ReadonlySet<string> = new Set(['export', 'local', 'readonly', 'declare', 'typeset']);

/** Assignments, a command with its words, redirections. Always steps over something unless at the end. */
export function simpleCommand(p: ShellCursor, commands: ReadCommands, mark: string): SyntaxNode {
  const start = p.at;
  const assignments: SyntaxNode[] = [];
  const words: SyntaxNode[] = [];
  const extras: SyntaxNode[] = [];
  let first: string | null = null;
  while (p.at < p.limit) {
    p.blanks();
    if (mark !== '' && p.sees(mark)) break;
    const before = p.at;
    const mayAssign = words.length === 0 || (first !== null && DECLARING.has(first));
    const assigned = mayAssign ? assignment(p, commands) : null;
    if (assigned) {
      assignments.push(assigned);
      continue;
    }
    if (redirection(p, commands, extras)) continue;
    const next = word(p, commands, mark === '`' ? '`' : '');
    if (!next) break;
    if (words.length === 0) first = p.text.slice(before, p.at);
    words.push(next);
    if (words.length === 1 && (first === '[' || first === 'test')) {
      const condition = testCommand(p, commands, first === '[' ? ']' : '', start);
      return extras.length > 0 ? p.block('command', [condition, ...extras], start) : condition;
    }
  }
  const parts = [...assignments, ...invocation(p, words, first, start), ...extras];
  if (p.at === start && p.at < p.limit) p.at++;
  return p.together(parts, 'command', start);
}

function invocation(p: ShellCursor, words: readonly SyntaxNode[], first: string | null, start: number): SyntaxNode[] {
  const [head, ...args] = words;
  if (!head || (first !== null && DECLARING.has(first) && args.length === 0)) return [];
  const range = p.range(start);
  if (first === 'return') return [{ kind: 'return', range, value: args[0] ?? null }, ...args.slice(1)];
  const callee: SyntaxNode = head.kind === 'string' ? { kind: 'name', range: head.range, text: head.value } : head;
  return [{ kind: 'call', range, callee, arguments: args, isConstruction: false }];
}

/** `NAME=value`, `NAME+=value`, `NAME=(a b)`; null when none begins at the cursor. */
function assignment(p: ShellCursor, commands: ReadCommands): SyntaxNode | null {
  const start = p.at;
  const found = p.match(ASSIGNMENT);
  if (!found?.groups) return null;
  const { name = '', index, operator = '=' } = found.groups;
  p.at += found[0].length;
  let target = p.name(name, start);
  if (index !== undefined) {
    const key = p.string(index.slice(1, -1).replaceAll(/^["']|["']$/g, ''), start);
    target = { kind: 'index', range: p.range(start), object: target, index: key };
  }
  const value = p.char === '(' ? array(p, commands) : (word(p, commands) ?? p.string('', p.at));
  return { kind: 'assign', range: p.range(start), target, operator, value };
}

/** `(a b)`, `([key]=value …)`. */
function array(p: ShellCursor, commands: ReadCommands): SyntaxNode {
  const start = p.at++;
  const elements: SyntaxNode[] = [];
  for (;;) {
    p.blanks();
    if (p.char === '\n') {
      p.at++;
      continue;
    }
    if (p.at >= p.limit || p.char === ')') break;
    const from = p.at;
    const keyed = p.match(/\[(?<key>[^\]\n]{0,200})\]=/y);
    if (keyed) {
      p.at += keyed[0].length;
      const key = p.string((keyed.groups?.['key'] ?? '').replaceAll(/^["']|["']$/g, ''), from);
      const value = word(p, commands) ?? p.string('', p.at);
      elements.push({ kind: 'pair', range: p.range(from), key, value });
    } else {
      const next = word(p, commands);
      if (next) elements.push(next);
    }
    if (p.at === from) p.at++;
  }
  if (p.char === ')') p.at++;
  else p.hasErrors = true;
  const range = p.range(start);
  if (elements.some((node) => node.kind === 'pair')) return { kind: 'map', range, entries: elements };
  return { kind: 'list', range, elements };
}

/** `> file`, `2>&1`, `<<EOF`, `<<< word`; what they name is kept beside the command. */
function redirection(p: ShellCursor, commands: ReadCommands, extras: SyntaxNode[]): boolean {
  const found = p.match(REDIRECTION);
  if (!found || p.sees('<(') || p.sees('>(')) return false;
  p.at += found[0].length;
  // Three of them give the command a word, not the lines below.
  if (/(?<!<)<<-?$/.test(found[0])) {
    const label = p.match(HERE_LABEL);
    if (!label?.groups) return true;
    const { plain, single, double } = label.groups;
    p.at += label[0].length;
    const isRaw = single !== undefined || double !== undefined || label[0].includes('\\');
    // The body follows the line, so its place is kept for it.
    const body: SyntaxNode[] = [];
    extras.push(p.block('here', body, p.at));
    const place = (node: SyntaxNode): void => {
      body.push(node);
    };
    p.pending.push({ label: plain ?? single ?? double ?? '', isRaw, stripsTabs: found[0].endsWith('-'), place });
    return true;
  }
  // `>&2` names a descriptor.
  const descriptor = found[0].endsWith('&') ? p.match(/(?:\d{1,3}|-)(?![^\s;&|()])/y) : null;
  if (descriptor) {
    p.at += descriptor[0].length;
    return true;
  }
  p.blanks();
  const target = word(p, commands);
  if (target) extras.push(target);
  return true;
}

/** `[ … ]`, `test …`, `[[ … ]]`, after the opening word. */
export function testCommand(p: ShellCursor, commands: ReadCommands, closing: string, start: number): SyntaxNode {
  const words: TestWord[] = [];
  const isLong = closing === ']]';
  while (p.at < p.limit) {
    p.blanks();
    if (isLong && p.char === '\n') p.at++;
    const from = p.at;
    if (isLong && p.match(/&&|\|\||[<>()]/y)) {
      const text = p.match(/&&|\|\||[<>()]/y)?.[0] ?? '';
      p.at += text.length;
      if (text !== '(' && text !== ')') words.push({ node: p.block(text, [], from), text });
      continue;
    }
    // The pattern of `=~` may hold bars and parentheses.
    const isRegex = isLong && words.at(-1)?.text === '=~';
    const regex = isRegex ? p.match(/(?:[^\s"'`$]|\$(?![\w{(]))+(?=\s)/y) : null;
    if (regex) {
      p.at += regex[0].length;
      words.push({ node: { kind: 'regex', range: p.range(from), value: regex[0] }, text: null });
      continue;
    }
    const next = word(p, commands);
    if (!next) break;
    const text = p.text.slice(from, p.at);
    if (text === closing) return testExpression(p, words, start);
    words.push({ node: next, text });
  }
  if (closing !== '') p.hasErrors = true;
  return testExpression(p, words, start);
}
