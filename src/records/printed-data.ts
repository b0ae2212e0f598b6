import { canonicalNumber } from '../model/value.ts';
import { isScalar, NODE_LIMIT, type DataEntry, type DataNode } from './data.ts';
import { linesOf } from './lines.ts';

/** A collection while it is being read. */
interface Open {
  readonly line: number;
  readonly bracket: string;
  readonly entries: DataEntry[];
  /** Scalar or name read last, which `:`, `=>` or `=` would make a key. */
  last: DataNode | null;
  lastText: string;
  key: { readonly text: string; readonly line: number } | null;
}

const OPENING = new Set(['{', '[', '(']);
const CLOSING = new Set(['}', ']', ')']);

/**
 * Whether a text looks like a printed value: pretty-format's `Object {`, Rust's `Order { total: 3 }`, Python's
 * `dict({`, a bare JSON-like value, a quoted string or a number.
 */
export function looksPrinted(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 5000 && canonicalNumber(trimmed) !== null) return true;
  const first = trimmed.charAt(0);
  const last = trimmed.charAt(trimmed.length - 1);
  if (first === '"' || first === "'") return first === last && trimmed.length > 1;
  return CLOSING.has(last) && /^(?:&?[A-Za-z_][\w:.<>]{0,80} ?)?[{[(]/.test(trimmed);
}

/**
 * Reads a value as test tools print it, loosely: brackets nest, quoted strings and numbers are values, what stands before
 * `:`, `=>` or `=` is a key, other words (type names, `null`) say nothing. Never fails: it makes of broken print what it
 * can. Iterative, so nesting cannot overflow the stack.
 *
 * @param firstLine Line of the text's first line in its file.
 */
export function parsePrinted(text: string, firstLine: number): DataNode {
  return new PrintedReader(text, firstLine).read();
}

class PrintedReader {
  readonly #text: string;
  readonly #stack: Open[] = [];
  #at = 0;
  #line: number;
  #nodes = 0;
  #top: Open;

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#line = firstLine;
    this.#top = opened(firstLine, '');
  }

  read(): DataNode {
    while (this.#at < this.#text.length && this.#nodes <= NODE_LIMIT) this.#step(this.#text.charAt(this.#at));
    while (this.#stack.length > 0) this.#close();
    this.#flush();
    const [only] = this.#top.entries;
    if (only && this.#top.entries.length === 1 && only.key === '') return only.value;
    return this.#collection(this.#top);
  }

  #step(char: string): void {
    if (char === '\n') {
      this.#line++;
      this.#at++;
    } else if (OPENING.has(char)) {
      this.#at++;
      // The name before a bracket is a type or a function; it is no value.
      if (this.#top.last?.kind === 'nothing') this.#top.last = null;
      this.#flush();
      this.#stack.push(this.#top);
      this.#top = opened(this.#line, char);
    } else if (CLOSING.has(char)) {
      this.#at++;
      if (this.#stack.length > 0) this.#close();
    } else if (char === ',' || char === ';') {
      this.#at++;
      this.#flush();
    } else if (char === ':' || char === '=') {
      this.#at += this.#text.startsWith('=>', this.#at) ? 2 : 1;
      const { last, lastText } = this.#top;
      if (last) this.#top.key = { text: lastText, line: last.line };
      this.#top.last = null;
    } else if (char === '"' || char === "'") this.#string(char);
    else if (char.trim() === '') this.#at++;
    else this.#word();
  }

  /** Puts the value that was read last into the open collection. */
  #flush(): void {
    const { last } = this.#top;
    if (!last) return;
    this.#top.last = null;
    this.#put(last);
  }

  #put(node: DataNode): void {
    this.#nodes++;
    const { key } = this.#top;
    this.#top.key = null;
    this.#top.entries.push({ key: key?.text ?? '', keyLine: key?.line ?? node.line, value: node });
  }

  #close(): void {
    this.#flush();
    const done = this.#top;
    const parent = this.#stack.pop();
    if (!parent) return;
    this.#top = parent;
    const [only] = done.entries;
    // Python's `dict({…})` and Rust's `Some([…])` are what they wrap.
    const isWrapper = done.bracket === '(' && done.entries.length === 1 && only?.key === '' && !isScalar(only.value);
    this.#put(isWrapper ? only.value : this.#collection(done));
  }

  #collection({ line, entries }: Open): DataNode {
    const endLine = this.#line;
    const isList = entries.every((entry) => entry.key === '');
    if (isList) return { kind: 'list', line, endLine, items: entries.map((entry) => entry.value) };
    return { kind: 'map', line, endLine, entries };
  }

  #scalar(node: DataNode, text: string): void {
    this.#flush();
    this.#top.last = node;
    this.#top.lastText = text;
  }

  #string(quote: string): void {
    const start = this.#at + 1;
    const end = closingQuote(this.#text, start, quote);
    const raw = this.#text.slice(start, end);
    const line = this.#line;
    for (const char of raw) if (char === '\n') this.#line++;
    this.#at = end + 1;
    const text = raw.includes('\\') ? unescapePrinted(raw) : raw;
    this.#scalar({ kind: 'string', text, line, endLine: this.#line }, text);
  }

  #word(): void {
    // Rust's `a::b` and the colons of a time of day belong to the word.
    const run = /(?:[^\s"'\x2C:=;()[\]{}]|::|(?<=\d\d):(?=\d\d))+/y;
    run.lastIndex = this.#at;
    const word = run.exec(this.#text)?.[0] ?? this.#text.charAt(this.#at);
    const place = { line: this.#line, endLine: this.#line };
    this.#at += word.length;
    if (/^[-+]?\.?\d/.test(word) && canonicalNumber(word) !== null) {
      this.#scalar({ kind: 'number', text: word, ...place }, word);
    } else if (/^\d/.test(word)) this.#scalar({ kind: 'string', text: word, ...place }, word);
    else if (this.#top.last?.kind !== 'string') this.#scalar({ kind: 'nothing', ...place }, word);
  }
}

function opened(line: number, bracket: string): Open {
  return { line, bracket, entries: [], last: null, lastText: '', key: null };
}

/**
 * Offset of the quote that ends a string. Jest prints inner quotes without escapes, so the closing one is an unescaped
 * quote with a delimiter behind it; without one the string ends with its line.
 */
function closingQuote(text: string, start: number, quote: string): number {
  for (let i = start; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\\') i++;
    else if (char === quote && isDelimited(text, i + 1)) return i;
  }
  const lineEnd = text.indexOf('\n', start);
  return lineEnd === -1 ? text.length : lineEnd;
}

/** Whether a line's end or a mark that can follow a value comes next, blanks left out. */
function isDelimited(text: string, from: number): boolean {
  const blanks = /[ \t]*/y;
  blanks.lastIndex = from;
  blanks.test(text);
  const next = text.charAt(blanks.lastIndex);
  return next === '' || ',:;)]}=\n'.includes(next);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

/** Decodes the escapes that Jest, Rust's `{:?}` and Python's `repr` share. */
function unescapePrinted(raw: string): string {
  return raw.replaceAll(
    /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (whole, braced, long, short, simple) => {
      const hex: unknown = braced ?? long ?? short;
      if (typeof hex === 'string') {
        const code = Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      }
      return typeof simple === 'string' ? (ESCAPES[simple] ?? simple) : whole;
    },
  );
}

/** Whether the first lines of a text look like YAML: a key with a colon, or a dash. */
export function looksLikeYaml(text: string): boolean {
  let seen = 0;
  for (const { text: line } of linesOf(text.slice(0, 4000))) {
    if (line.trim() === '') continue;
    if (!/^\s*(?:---$|- |-$|[\w"'][\w"'./-]*:(?:\s|$))/.test(line)) return seen >= 5;
    if (++seen === 5) return true;
  }
  return seen > 0;
}
