/** Where the keys and values of a TOML file stand: smol-toml gives values without positions. */

import type { DataSpan } from './data.ts';

/** A scalar as written, with its place. */
export interface TomlToken {
  readonly text: string;
  readonly line: number;
  readonly endLine: number;
  readonly span: DataSpan;
}

/** A key of an inline table: `a`, `a.b`, `"a".b`. */
export interface TomlKey {
  readonly parts: readonly string[];
  readonly span: DataSpan;
}

/** One `key = value`: where the key stands, the scalars of the value and the keys of its inline tables in order. */
export interface TomlPlace {
  readonly line: number;
  readonly span: DataSpan;
  readonly tokens: readonly TomlToken[];
  readonly keys: readonly TomlKey[];
}

/** What a scan finds. */
export interface TomlScan {
  readonly places: TomlPlaces;
  readonly comments: readonly DataSpan[];
}

/** Places by path, e.g. `cases\0` + `0\0` + `name`; arrays of tables count from 0. Headers have a place without tokens. */
export type TomlPlaces = ReadonlyMap<string, TomlPlace>;

/** Joins the parts of a path. NUL cannot stand in a TOML key unescaped. */
export function tomlPath(parts: readonly (string | number)[]): string {
  return parts.join('\0');
}

const TOKEN =
  /(?<break>\n)|(?<blank>[ \t\r]+)|(?<comment>#[^\n]*)|(?<long>"""|''')|(?<basic>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)|(?<literal>'[^'\n]*'?)|(?<mark>[[\]{}=,.])|(?<bare>[^\s#"'[\]{}=,.]+)/gy;

/**
 * Scans a TOML text that is known to be valid. A scan, not a second parser: of a broken file it makes what it can.
 */
export function scanToml(text: string): TomlScan {
  const places = new Map<string, TomlPlace>();
  const comments: DataSpan[] = [];
  const arrayIndexes = new Map<string, number>();
  let table: (string | number)[] = [];
  let key: string[] = [];
  let keyStart = 0;
  let keyEnd = 0;
  let line = 1;
  let value: { readonly tokens: TomlToken[]; readonly keys: TomlKey[]; depth: number } | null = null;
  let lineStart = true;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups ?? {};
    const start = at;
    // Every character begins some token; the bound keeps an error here from hanging.
    at = Math.max(TOKEN.lastIndex, start + 1);
    if (groups['comment'] !== undefined) comments.push({ start, end: at - (groups['comment'].endsWith('\r') ? 1 : 0) });
    if (groups['blank'] !== undefined || groups['comment'] !== undefined) continue;
    if (groups['break'] !== undefined) {
      line++;
      if (!value || value.depth === 0) {
        value = null;
        key = [];
        lineStart = true;
      }
      continue;
    }
    const mark = groups['mark'];
    if (!value && lineStart && mark === '[') {
      const header = readHeader(text, start);
      table = resolveTable(header.parts, header.isArray, arrayIndexes);
      addPlaces(places, table, line, header.span);
      at = header.end;
      lineStart = false;
      continue;
    }
    lineStart = false;
    let token: TomlToken | null = null;
    if (groups['long'] !== undefined) {
      const end = longStringEnd(text, start, groups['long']);
      const source = text.slice(start, end);
      at = end;
      const first = line;
      for (const char of source) if (char === '\n') line++;
      // A line break right behind the opening quotes is not part of the text.
      const contentLine = source.startsWith('\n', 3) ? first + 1 : first;
      token = { text: source, line: contentLine, endLine: line, span: { start, end } };
    } else {
      const source = groups['basic'] ?? groups['literal'] ?? groups['bare'];
      if (source !== undefined) token = { text: source, line, endLine: line, span: { start, end: at } };
    }
    if (!value) {
      if (token) {
        if (key.length === 0) keyStart = start;
        keyEnd = token.span.end;
        key.push(unquote(token.text));
      } else if (mark === '=') {
        value = { tokens: [], keys: [], depth: 0 };
        const span = { start: Math.min(keyStart, keyEnd), end: keyEnd };
        addPlaces(places, [...table, ...key], line, span);
        places.set(tomlPath([...table, ...key]), { line, span, tokens: value.tokens, keys: value.keys });
      }
      continue;
    }
    if (token) addToken(value.tokens, token, text, start);
    else if (mark === '[' || mark === '{') value.depth++;
    else if (mark === ']' || mark === '}') value.depth--;
    else if (mark === '=') {
      const dropped = dropKey(value.tokens, text);
      if (dropped) value.keys.push(dropped);
    }
  }
  return { places, comments };
}

/** Notes where a path and the tables that it implies first stand. */
function addPlaces(
  places: Map<string, TomlPlace>,
  path: readonly (string | number)[],
  line: number,
  span: DataSpan,
): void {
  // From the longest on: a known path has its shorter ones already.
  for (let length = Math.min(path.length, 50); length > 0; length--) {
    const known = tomlPath(path.slice(0, length));
    if (places.has(known)) return;
    places.set(known, { line, span, tokens: [], keys: [] });
  }
}

/** Dates and fractions fall apart at their dots and colons; what touches is one token. */
function addToken(tokens: TomlToken[], token: TomlToken, text: string, start: number): void {
  const last = tokens.at(-1);
  if (last && text.charAt(start - 1) === '.' && last.line === token.line && /^[\w+-]+$/.test(last.text)) {
    const span = { start: last.span.start, end: token.span.end };
    tokens[tokens.length - 1] = { text: `${last.text}.${token.text}`, line: last.line, endLine: token.endLine, span };
  } else tokens.push(token);
}

/** In an inline table the tokens before a `=` were a key; the quoted parts of a dotted one are tokens of their own. */
function dropKey(tokens: TomlToken[], text: string): TomlKey | null {
  const dropped = tokens.pop();
  if (!dropped) return null;
  const parts = partsOf(dropped);
  let { start } = dropped.span;
  for (let last = tokens.at(-1); last && isDot(text, last.span.end, start); last = tokens.at(-1)) {
    tokens.pop();
    parts.unshift(...partsOf(last));
    start = last.span.start;
  }
  return { parts, span: { start, end: dropped.span.end } };
}

function partsOf({ text }: TomlToken): string[] {
  return /^["']/.test(text) ? [unquote(text)] : text.split('.');
}

/** Whether nothing but a dot stands between two offsets. */
function isDot(text: string, from: number, to: number): boolean {
  return to - from < 100 && text.slice(from, to).trim() === '.';
}

function longStringEnd(text: string, start: number, quotes: string): number {
  let from = start + 3;
  for (;;) {
    const found = text.indexOf(quotes, from);
    if (found === -1) return text.length;
    let slashes = 0;
    if (quotes === '"""') while (text.charAt(found - 1 - slashes) === '\\') slashes++;
    if (slashes % 2 === 1) {
      from = found + 1;
      continue;
    }
    // Up to two more quotes belong to the text.
    let end = found + 3;
    while (end < found + 5 && text.charAt(end) === quotes.charAt(0)) end++;
    return end;
  }
}

function readHeader(text: string, start: number): { parts: string[]; isArray: boolean; end: number; span: DataSpan } {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const source = text.slice(start, Math.min(end, start + 2000));
  const isArray = source.startsWith('[[');
  const parts: string[] = [];
  const spanTo = (length: number): DataSpan => ({ start, end: start + Math.max(1, length) });
  let closing = 0;
  for (const match of source.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'|#.*|\]|[^\s"'[\].#]+/g)) {
    const [part] = match;
    // What follows is the scan's.
    if (part.startsWith('#')) return { parts, isArray, end: start + match.index, span: spanTo(closing) };
    if (part === ']') closing = match.index + 1;
    else parts.push(unquote(part));
  }
  return { parts, isArray, end, span: spanTo(closing) };
}

/** The path of a header, with the index of the current element behind every array of tables on the way. */
function resolveTable(
  parts: readonly string[],
  isArray: boolean,
  arrayIndexes: Map<string, number>,
): (string | number)[] {
  const path: (string | number)[] = [];
  parts.forEach((part, position) => {
    path.push(part);
    const joined = tomlPath(path);
    const current = arrayIndexes.get(joined);
    if (isArray && position === parts.length - 1) {
      const index = current === undefined ? 0 : current + 1;
      arrayIndexes.set(joined, index);
      path.push(index);
    } else if (current !== undefined) path.push(current);
  });
  return path;
}

function unquote(source: string): string {
  if (source.startsWith("'")) return source.slice(1, source.endsWith("'") && source.length > 1 ? -1 : undefined);
  if (!source.startsWith('"')) return source;
  const body = source.slice(1, source.endsWith('"') && source.length > 1 ? -1 : undefined);
  return body.replaceAll(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g, (whole, short, long, simple) => {
    const hex: unknown = short ?? long;
    if (typeof hex === 'string') {
      const code = Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    }
    return typeof simple === 'string' ? simple : whole;
  });
}
