import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';
import { escapeAt } from './escapes.ts';
import type { ShellCursor } from './shell-cursor.ts';

/** Reads commands up to the given closing mark; handed in, since commands hold words and words hold commands. */
export type ReadCommands = (p: ShellCursor, close: string) => SyntaxNode[];

/** Characters that end an unquoted word. */
const WORD_END = /[\s;&|()<>]/;
const PLAIN = /[^\s;&|()<>"'$`\\]+/y;
const VARIABLE = /\$(?<name>[A-Za-z_]\w*|[0-9@*#?$!-])/y;

/**
 * A word: plain text, quotes and expansions side by side. One literal is a string or number, several parts a template.
 * Null when no word begins at the cursor.
 * @param ends Further characters that end the word (`)` and `|` in patterns are always among them).
 */
export function word(p: ShellCursor, commands: ReadCommands, ends = ''): SyntaxNode | null {
  const start = p.at;
  const parts: SyntaxNode[] = [];
  let isQuoted = false;
  while (p.at < p.limit && !ends.includes(p.char)) {
    const { char } = p;
    if (char === '"') {
      isQuoted = true;
      append(parts, doubleQuoted(p, commands));
    } else if (char === "'" || p.sees("$'")) {
      isQuoted = true;
      parts.push(singleQuoted(p));
    } else if (char === '$' || char === '`') parts.push(expansion(p, commands));
    else if (p.sees('<(') || p.sees('>(')) {
      const from = p.at;
      p.at += 2;
      parts.push(substitution(p, commands, ')', from));
    } else if (WORD_END.test(char)) break;
    else if (char === '\\') {
      const from = p.at;
      p.at = Math.min(p.limit, p.at + 2);
      parts.push(p.string(p.text.slice(from + 1, p.at).replace('\n', ''), from));
    } else {
      const from = p.at;
      p.at += plainLength(p, ends);
      parts.push(p.string(p.text.slice(from, p.at), from));
    }
  }
  if (p.at === start) return null;
  return joined(p, parts, start, isQuoted);
}

function plainLength(p: ShellCursor, ends: string): number {
  const length = p.match(PLAIN)?.[0].length ?? 1;
  if (ends === '') return length;
  for (let i = 1; i < length; i++) if (ends.includes(p.text.charAt(p.at + i))) return i;
  return length;
}

/** Parts of one word: neighbouring texts are one text. */
function joined(p: ShellCursor, parts: readonly SyntaxNode[], start: number, isQuoted: boolean): SyntaxNode {
  const merged: SyntaxNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === 'string' && last?.kind === 'string') {
      merged[merged.length - 1] = {
        ...last,
        range: { ...last.range, endLine: part.range.endLine, endColumn: part.range.endColumn },
        value: last.value + part.value,
      };
    } else merged.push(part);
  }
  const [only] = merged;
  if (!only || merged.length > 1) return { kind: 'template', range: p.range(start), parts: merged };
  if (only.kind !== 'string') return only;
  const number =
    isQuoted || !/^[+-]?(?:\d[\d.]{0,100}|0[xX][\da-fA-F]{1,32})$/.test(only.value)
      ? null
      : canonicalNumber(only.value);
  if (number !== null) return { kind: 'number', range: p.range(start), value: number };
  return { ...only, range: p.range(start) };
}

function singleQuoted(p: ShellCursor): SyntaxNode {
  const start = p.at;
  const isEscaping = p.char === '$';
  p.at += isEscaping ? 2 : 1;
  let value = '';
  while (p.at < p.limit && p.char !== "'") {
    const escape = isEscaping ? escapeAt(p.text, p.at, 'backslash', "'") : null;
    value += escape ? escape.value : p.char;
    p.at = escape ? Math.min(escape.end, p.limit) : p.at + 1;
  }
  close(p, "'");
  return p.string(value, start);
}

function close(p: ShellCursor, mark: string): void {
  if (p.sees(mark)) p.at += mark.length;
  else p.hasErrors = true;
}

function doubleQuoted(p: ShellCursor, commands: ReadCommands): SyntaxNode[] {
  const start = p.at++;
  const parts = quotedText(p, commands, '"');
  close(p, '"');
  const [only] = parts;
  if (!only) return [p.string('', start)];
  return only.kind === 'string' && parts.length === 1 ? [{ ...only, range: p.range(start) }] : parts;
}

/** Text with expansions up to a closing mark, or to the limit when the mark is empty (here-documents). */
export function quotedText(p: ShellCursor, commands: ReadCommands, mark: string): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  let from = p.at;
  let value = '';
  const flush = (): void => {
    if (value !== '') parts.push(p.string(value, from));
    value = '';
  };
  while (p.at < p.limit && (mark === '' || p.char !== mark)) {
    const { char } = p;
    if ((char === '$' && isExpansion(p)) || char === '`') {
      flush();
      parts.push(expansion(p, commands));
      from = p.at;
    } else if (char === '\\' && '$`"\\\n'.includes(p.text.charAt(p.at + 1))) {
      value += p.text.charAt(p.at + 1).replace('\n', '');
      p.at = Math.min(p.limit, p.at + 2);
    } else {
      value += char;
      p.at++;
    }
  }
  flush();
  return parts;
}

function isExpansion(p: ShellCursor): boolean {
  return /[\w@*#?$!({-]/.test(p.text.charAt(p.at + 1));
}

/** `$name`, `${…}`, `$(…)`, `$((…))`, a command in grave accents; a lone `$` is text. */
function expansion(p: ShellCursor, commands: ReadCommands): SyntaxNode {
  const start = p.at;
  if (p.isTooDeep) return p.restOfLine();
  if (p.sees('$((')) {
    p.at += 3;
    return arithmetic(p, commands, start);
  }
  if (p.sees('$(')) {
    p.at += 2;
    return substitution(p, commands, ')', start);
  }
  if (p.char === '`') {
    p.at++;
    return substitution(p, commands, '`', start);
  }
  if (p.sees('${')) return parameter(p, commands);
  const variable = p.match(VARIABLE);
  if (variable) {
    p.at += variable[0].length;
    return p.name(variable.groups?.['name'] ?? '', start);
  }
  p.at++;
  return p.sees('"') ? p.block('translated', [], start) : p.string('$', start);
}

function substitution(p: ShellCursor, commands: ReadCommands, mark: string, start: number): SyntaxNode {
  p.depth++;
  const nodes = commands(p, mark);
  p.depth--;
  close(p, mark);
  return p.block('substitution', nodes, start);
}

/** `${name:-default}`, `${name%.*}`, `${names[0]}`. */
function parameter(p: ShellCursor, commands: ReadCommands): SyntaxNode {
  const start = p.at;
  p.at += 2;
  const head = p.match(/[!#]?(?<name>[A-Za-z_]\w*|[0-9]+|[@*#?$!-])?/y);
  p.at += head?.[0].length ?? 0;
  const name = p.name(head?.groups?.['name'] ?? '', start);
  const operator = p.match(/(?:\[[^\]\n]{0,100}\])?(?<operator>:?[-=?+]|[%#]{1,2}|\/{1,2}|[:^,@]{1,2})?/y);
  p.at += operator?.[0].length ?? 0;
  p.depth++;
  const parts: SyntaxNode[] = [];
  while (p.at < p.limit && p.char !== '}') {
    const before = p.at;
    const part = word(p, commands, '}');
    if (part) parts.push(part);
    if (p.at === before) p.at++;
  }
  p.depth--;
  close(p, '}');
  if (parts.length === 0) return { ...name, range: p.range(start) };
  const right = p.together(parts, 'operand', start);
  return { kind: 'binary', range: p.range(start), operator: operator?.groups?.['operator'] ?? '', left: name, right };
}

/** What stands in `$((…))` or `((…))`, after the opening mark: names, numbers and operators side by side. */
export function arithmetic(p: ShellCursor, commands: ReadCommands, start: number): SyntaxNode {
  const nodes: SyntaxNode[] = [];
  let open = 0;
  while (p.at < p.limit && !(open === 0 && p.sees('))'))) {
    const from = p.at;
    const name = p.match(/[A-Za-z_]\w*/y);
    const number = p.match(/0[xX][\da-fA-F]+|\d+/y);
    if (name) {
      p.at += name[0].length;
      nodes.push(p.name(name[0], from));
    } else if (number) {
      p.at += number[0].length;
      const value = canonicalNumber(number[0]);
      nodes.push(value === null ? p.string(number[0], from) : { kind: 'number', range: p.range(from), value });
    } else if (p.char === '$' || p.char === '`') nodes.push(expansion(p, commands));
    else if (p.char === '"' || p.char === "'") {
      const quoted = word(p, commands, ')');
      if (quoted) nodes.push(quoted);
    } else {
      if (p.char === '(') open++;
      if (p.char === ')') open--;
      p.at++;
    }
  }
  close(p, '))');
  return p.block('arithmetic', nodes, start);
}
