/** Where the keys and values of a TOML file stand: smol-toml gives values without positions. */

/** A scalar as written, with its line. */
export interface TomlToken {
  readonly text: string;
  readonly line: number;
  readonly endLine: number;
}

/** One `key = value`: where the key stands, and the scalars of the value in order. */
export interface TomlPlace {
  readonly line: number;
  readonly tokens: readonly TomlToken[];
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
export function scanToml(text: string): TomlPlaces {
  const places = new Map<string, TomlPlace>();
  const arrayIndexes = new Map<string, number>();
  let table: (string | number)[] = [];
  let key: string[] = [];
  let line = 1;
  let value: { readonly tokens: TomlToken[]; depth: number } | null = null;
  let lineStart = true;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups ?? {};
    const start = at;
    // Every character begins some token; the bound keeps an error here from hanging.
    at = Math.max(TOKEN.lastIndex, start + 1);
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
      addPlaces(places, table, line);
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
      token = { text: source, line: contentLine, endLine: line };
    } else {
      const source = groups['basic'] ?? groups['literal'] ?? groups['bare'];
      if (source !== undefined) token = { text: source, line, endLine: line };
    }
    if (!value) {
      if (token) key.push(unquote(token.text));
      else if (mark === '=') {
        value = { tokens: [], depth: 0 };
        addPlaces(places, [...table, ...key], line);
        places.set(tomlPath([...table, ...key]), { line, tokens: value.tokens });
      }
      continue;
    }
    if (token) addToken(value.tokens, token, text, start);
    else if (mark === '[' || mark === '{') value.depth++;
    else if (mark === ']' || mark === '}') value.depth--;
    else if (mark === '=') dropKey(value.tokens, text, start);
  }
  return places;
}

/** Notes where a path and the tables that it implies first stand. */
function addPlaces(places: Map<string, TomlPlace>, path: readonly (string | number)[], line: number): void {
  // From the longest on: a known path has its shorter ones already.
  for (let length = Math.min(path.length, 50); length > 0; length--) {
    const known = tomlPath(path.slice(0, length));
    if (places.has(known)) return;
    places.set(known, { line, tokens: [] });
  }
}

/** Dates and fractions fall apart at their dots and colons; what touches is one token. */
function addToken(tokens: TomlToken[], token: TomlToken, text: string, start: number): void {
  const last = tokens.at(-1);
  if (last && text.charAt(start - 1) === '.' && last.line === token.line && /^[\w+-]+$/.test(last.text)) {
    tokens[tokens.length - 1] = { text: `${last.text}.${token.text}`, line: last.line, endLine: token.endLine };
  } else tokens.push(token);
}

/** In an inline table the tokens before a `=` were a key: `a`, `a.b`, `"a".b`. */
function dropKey(tokens: TomlToken[], text: string, equals: number): void {
  const dropped = tokens.pop();
  if (!dropped) return;
  // Quoted parts of a dotted key are tokens of their own, each followed by a dot.
  let before = text.lastIndexOf(dropped.text, equals) - 1;
  for (let last = tokens.at(-1); last && text.charAt(before) === '.'; last = tokens.at(-1)) {
    tokens.pop();
    before -= last.text.length + 1;
  }
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

function readHeader(text: string, start: number): { parts: string[]; isArray: boolean; end: number } {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const source = text.slice(start, Math.min(end, start + 2000));
  const isArray = source.startsWith('[[');
  const parts: string[] = [];
  for (const [part] of source.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'|#.*|[^\s"'[\].#]+/g)) {
    if (part.startsWith('#')) break;
    parts.push(unquote(part));
  }
  return { parts, isArray, end };
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
