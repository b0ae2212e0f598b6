import type { Lines } from '../grammar/lines.ts';
import type { Comment, MapNode, PairNode, SyntaxNode } from '../model/source.ts';
import { numberIn } from './values.ts';

const SECTION = /^[ \t]*\[(?<name>[^\]\n]{1,400})\][ \t]*$/;
const COMMENT = /^[ \t]*[#;!]+[ \t]?/;
/** Longer ones are no keys. */
const LONGEST_KEY = 400;

/** What a file of keys and values holds. */
export interface PropertiesReading {
  /** A map for the head of the file and one for each section; a line that is no entry stands as a string. */
  readonly nodes: readonly SyntaxNode[];
  readonly comments: readonly Comment[];
}

/**
 * Syntax of a file that holds one key and its value a line, in sections or not. A line that ends in a backslash goes on
 * in the next one; Java's escapes are resolved, quotes around a whole value fall away. A section is a pair of its name
 * and its map.
 */
export function propertiesSyntax(text: string, lines: Lines): PropertiesReading {
  const nodes: SyntaxNode[] = [];
  const comments: Comment[] = [];
  let entries: PairNode[] = [];
  let section: { readonly name: string; readonly start: number; readonly end: number } | null = null;
  const close = (): void => {
    const map = mapOf(entries);
    entries = [];
    if (!map) return;
    if (!section) nodes.push(map);
    else {
      const { name, start, end } = section;
      const key = textNode(name, lines, start, end);
      const range = { ...key.range, endLine: map.range.endLine, endColumn: map.range.endColumn };
      nodes.push({ kind: 'map', range, entries: [{ kind: 'pair', range, key, value: map }] });
    }
  };
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length;) {
    const end = logicalEnd(text, start);
    const content = text.slice(start, end);
    const mark = COMMENT.exec(content);
    const heading = SECTION.exec(content)?.groups?.['name'];
    if (mark) comments.push({ range: lines.range(start, end), text: content.slice(mark[0].length) });
    else if (heading !== undefined) {
      close();
      const at = start + content.indexOf('[') + 1;
      section = { name: heading, start: at, end: at + heading.length };
    } else if (content.trim() !== '') {
      const entry = entryOf(content, lines, start);
      if (entry) entries.push(entry);
      else nodes.push(textNode(content.trim(), lines, start, end));
    }
    start = end + 1;
  }
  close();
  return { nodes, comments };
}

/** The end of a line that may go on behind a backslash; comments never do. */
function logicalEnd(text: string, start: number): number {
  let end = lineEnd(text, start);
  const first = text.slice(start, end);
  if (COMMENT.test(first)) return end;
  while (end < text.length && isContinued(text, end)) end = lineEnd(text, end + 1);
  return end;
}

function lineEnd(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return newline === -1 ? text.length : newline;
}

/** An odd number of backslashes stands before the line's end. */
function isContinued(text: string, end: number): boolean {
  const last = text.charAt(end - 1) === '\r' ? end - 2 : end - 1;
  let count = 0;
  while (text.charAt(last - count) === '\\') count++;
  return count % 2 === 1;
}

function mapOf(entries: readonly PairNode[]): MapNode | null {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return null;
  const range = { ...first.range, endLine: last.range.endLine, endColumn: last.range.endColumn };
  return { kind: 'map', range, entries };
}

/** `key = value`, `key: value`; a separator that is escaped belongs to the key. */
function entryOf(content: string, lines: Lines, start: number): PairNode | null {
  const at = separatorIn(content);
  if (at === null) return null;
  const exported = /^[ \t]*export[ \t]+/.exec(content)?.[0].length ?? 0;
  const keyStart = start + blanksFrom(content, exported);
  const key = content.slice(keyStart - start, at).trimEnd();
  if (key === '') return null;
  const valueStart = start + blanksFrom(content, at + 1);
  const value = content.slice(valueStart - start);
  const valueEnd = valueStart + value.trimEnd().length;
  const range = lines.range(valueStart, Math.max(valueStart, valueEnd));
  const bare = unquoted(unescaped(value.trimEnd()));
  const number = numberIn(bare);
  return {
    kind: 'pair',
    range: lines.range(keyStart, Math.max(keyStart, valueEnd)),
    key: keyNode(unescaped(key), lines, keyStart, keyStart + key.length),
    value:
      number === null
        ? { kind: 'string', range, value: bare, isDocumentation: false }
        : { kind: 'number', range, value: number },
  };
}

/** `button.save`, `max_size`: the name of a setting or message, which programs use like one of a field. */
function keyNode(value: string, lines: Lines, start: number, end: number): SyntaxNode {
  const isName = /^\p{L}+(?:[._-]\p{L}+){1,20}$/u.test(value);
  return isName ? { kind: 'name', range: lines.range(start, end), text: value } : textNode(value, lines, start, end);
}

function separatorIn(content: string): number | null {
  for (let at = 0; at < content.length && at <= LONGEST_KEY; at++) {
    const character = content.charAt(at);
    if (character === '\\') at++;
    else if (character === '=' || character === ':') return at;
    else if (character === '\n') return null;
  }
  return null;
}

function blanksFrom(content: string, from: number): number {
  let at = from;
  while (content.charAt(at) === ' ' || content.charAt(at) === '\t') at++;
  return at;
}

function textNode(value: string, lines: Lines, start: number, end: number): SyntaxNode {
  return { kind: 'string', range: lines.range(start, end), value, isDocumentation: false };
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(
    /\\(?:u(?<code>[\da-fA-F]{4})|\r?\n[ \t]*|(?<character>.))/gs,
    (_whole, code: string | undefined, character: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      if (character === undefined) return '';
      return { n: '\n', t: '\t', r: '\r', f: '\f' }[character] ?? character;
    },
  );
}

function unquoted(text: string): string {
  return /^"[^"]*"$|^'[^']*'$/.test(text) ? text.slice(1, -1) : text;
}
