import { canonicalNumber } from '../model/value.ts';
import { NODE_LIMIT, type DataEntry, type DataNode, type DataReading, type DataScalar, type DataSpan } from './data.ts';

/** A collection while it is being read. */
interface Open {
  readonly kind: 'map' | 'list';
  readonly line: number;
  readonly start: number;
  readonly entries: DataEntry[];
  readonly items: DataNode[];
  key: { readonly text: string; readonly line: number; readonly span: DataSpan } | null;
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

/**
 * Reads JSON with positions, and what people write for JSON: comments, trailing commas, single quotes, bare keys,
 * several values in one file. Own code, because `JSON.parse` knows no positions and refuses comments.
 * Iterative, so nesting cannot overflow the stack; what is broken is noted, and reading goes on behind it.
 *
 * @param text Without a byte order mark.
 * @param firstLine Number of the text's first line.
 */
export function parseJson(text: string, firstLine = 1): DataReading {
  return new JsonReader(text, firstLine).read();
}

class JsonReader {
  readonly #text: string;
  #at = 0;
  #line: number;
  #nodes = 0;
  #problem: string | null = null;
  readonly #roots: DataNode[] = [];
  readonly #open: Open[] = [];
  readonly #comments: DataSpan[] = [];

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#line = firstLine;
  }

  read(): DataReading {
    while (this.#at < this.#text.length && this.#nodes <= NODE_LIMIT) this.#step(this.#text.charAt(this.#at));
    const isCutShort = this.#nodes > NODE_LIMIT;
    if (isCutShort) this.#note(`more than ${String(NODE_LIMIT)} nodes; the rest was left out`);
    const unclosed = this.#open.at(-1);
    if (unclosed) this.#note(`the ${unclosed.kind} opened on line ${String(unclosed.line)} is not closed`);
    // What is cut off ends where the text does, not behind its closing blank lines.
    for (; this.#at > 0 && this.#text.charAt(this.#at - 1).trim() === ''; this.#at--) {
      if (this.#text.charAt(this.#at - 1) === '\n') this.#line--;
    }
    while (this.#open.length > 0) {
      this.#dropKey();
      this.#close();
    }
    return { roots: this.#roots, problem: this.#problem, isCutShort, comments: this.#comments };
  }

  #note(problem: string): void {
    this.#problem ??= `line ${String(this.#line)}: ${problem}`;
  }

  #step(char: string): void {
    switch (char) {
      case '\n':
        this.#line++;
        this.#at++;
        return;
      case ' ':
      case '\t':
      case '\r':
        this.#at++;
        return;
      case '{':
      case '[':
        this.#begin(char === '{' ? 'map' : 'list');
        this.#at++;
        return;
      case '}':
      case ']':
        this.#at++;
        this.#end(char === '}' ? 'map' : 'list');
        return;
      case ',':
        this.#at++;
        this.#dropKey();
        return;
      case ':':
        this.#at++;
        if (!this.#open.at(-1)?.key) this.#note('a colon without a key');
        return;
      case '"':
      case "'":
        this.#string(char);
        return;
      case '/':
        this.#comment();
        return;
      default:
        this.#word();
    }
  }

  #begin(kind: 'map' | 'list'): void {
    const parent = this.#open.at(-1);
    if (parent?.kind === 'map' && !parent.key) this.#note(`a ${kind} without a key`);
    this.#open.push({ kind, line: this.#line, start: this.#at, entries: [], items: [], key: null });
  }

  #end(kind: 'map' | 'list'): void {
    if (this.#open.at(-1)?.kind !== kind) {
      this.#note(`a ${kind} is closed that is not open`);
      return;
    }
    this.#dropKey();
    this.#close();
  }

  #close(): void {
    const done = this.#open.pop();
    if (!done) return;
    const { kind, line, start, entries, items } = done;
    const place = { line, endLine: this.#line, span: { start, end: Math.max(this.#at, start + 1) } };
    this.#put(kind === 'map' ? { kind, ...place, entries } : { kind, ...place, items });
  }

  /** A key without a value (`{"a"}`, a truncated file). */
  #dropKey(): void {
    const top = this.#open.at(-1);
    if (!top?.key) return;
    this.#note('a key without a value');
    const { text: key, line, span } = top.key;
    const value: DataNode = { kind: 'nothing', line, endLine: line, span: { start: span.end, end: span.end } };
    top.entries.push({ key, keyLine: line, keySpan: span, value });
    top.key = null;
  }

  #put(node: DataNode): void {
    this.#nodes++;
    const top = this.#open.at(-1);
    if (!top) this.#roots.push(node);
    else if (top.kind === 'list') top.items.push(node);
    else {
      const { key } = top;
      top.entries.push({
        key: key?.text ?? '',
        keyLine: key?.line ?? node.line,
        keySpan: key?.span ?? null,
        value: node,
      });
      top.key = null;
    }
  }

  /** A scalar is a key where a map waits for one. */
  #scalar(node: DataScalar & { readonly span: DataSpan }, text: string): void {
    const top = this.#open.at(-1);
    if (top?.kind === 'map' && !top.key) top.key = { text, line: node.line, span: node.span };
    else this.#put(node);
  }

  #string(quote: string): void {
    const start = this.#at + 1;
    const line = this.#line;
    let end = start;
    let escaped = false;
    for (; end < this.#text.length; end++) {
      const char = this.#text.charAt(end);
      if (char === quote) break;
      if (char === '\\') {
        escaped = true;
        if (this.#text.charAt(end + 1) === '\n') this.#line++;
        end++;
      } else if (char === '\n') break;
    }
    // A backslash as the last character escapes nothing.
    end = Math.min(end, this.#text.length);
    if (this.#text.charAt(end) !== quote) this.#note('a string is not closed');
    const raw = this.#text.slice(start, end);
    this.#at = this.#text.charAt(end) === quote ? end + 1 : end;
    const text = escaped ? unescapeJson(raw) : raw;
    const span = { start: start - 1, end: this.#at };
    this.#scalar({ kind: 'string', text, line, endLine: this.#line, span }, text);
  }

  #comment(): void {
    const start = this.#at;
    const next = this.#text.charAt(this.#at + 1);
    if (next === '/') {
      const end = this.#text.indexOf('\n', this.#at);
      this.#at = end === -1 ? this.#text.length : end;
    } else if (next === '*') {
      const found = this.#text.indexOf('*/', this.#at + 2);
      if (found === -1) this.#note('a comment is not closed');
      const end = found === -1 ? this.#text.length : found + 2;
      for (; this.#at < end; this.#at++) if (this.#text.charAt(this.#at) === '\n') this.#line++;
    } else {
      this.#note('a stray slash');
      this.#at++;
      return;
    }
    this.#comments.push({ start, end: this.#at });
  }

  /** A number, a literal name, or a bare key. */
  #word(): void {
    const run = /[^\s"'\x2C:[\]{}/]+/y;
    run.lastIndex = this.#at;
    const word = run.exec(this.#text)?.[0] ?? this.#text.charAt(this.#at);
    const line = this.#line;
    const place = { line, endLine: line, span: { start: this.#at, end: this.#at + word.length } };
    this.#at += word.length;
    // `1` followed by 400 digits is a number still, though not one that can be written out.
    if (canonicalNumber(word) !== null || /^-?\d+$/.test(word)) {
      this.#scalar({ kind: 'number', text: word, ...place }, word);
      return;
    }
    const top = this.#open.at(-1);
    const isKey = top?.kind === 'map' && !top.key;
    if (!isKey && !/^(?:true|false|null|undefined|[+-]?(?:NaN|Infinity))$/.test(word)) {
      this.#note(`a word that is no JSON value: ${word.slice(0, 40)}`);
    }
    this.#scalar({ kind: 'nothing', source: word, ...place }, word);
  }
}

/** Decodes the escapes of JSON and JSON5; an unknown one stands for its character. */
function unescapeJson(raw: string): string {
  return raw.replaceAll(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g, (whole, long, short, simple) => {
    const hex: unknown = long ?? short;
    if (typeof hex === 'string') return String.fromCharCode(Number.parseInt(hex, 16));
    if (typeof simple !== 'string') return whole;
    return simple === '\n' ? '' : (SIMPLE_ESCAPES[simple] ?? simple);
  });
}
