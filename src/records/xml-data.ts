import { XMLParser } from 'fast-xml-parser';
import { messageOf } from '../model/problem.ts';
import { NODE_LIMIT, type DataEntry, type DataNode, type DataReading } from './data.ts';
import { LineIndex } from './lines.ts';
import { withoutDoctype, withoutScripts } from './xml-text.ts';

/** Longest XML that is parsed, in UTF-16 units. */
const LENGTH_LIMIT = 8_000_000;

/** HTML elements that have no end tag. */
const VOID_TAGS = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];

const TEXT = '#text';
const ATTRIBUTES = ':@';

/** The references that XML defines, and the one that HTML output is full of. A document's own entities stay as written. */
const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** How an element is turned into data. */
export interface XmlOptions {
  /** HTML: elements without end tags are fine, and tag names are no field names. */
  readonly html: boolean;
}

/**
 * Reads XML. An element that holds text alone is a string under its tag's name, any other one a map of its attributes
 * and children. A document's own entities are never expanded.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
export function parseXml(text: string, { html }: XmlOptions): DataReading {
  if (text.length > LENGTH_LIMIT) return { roots: [], problem: 'the XML is too large, so it is read as plain lines' };
  const parser = new XMLParser({
    preserveOrder: true,
    captureMetaData: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: 500,
    allowBooleanAttributes: true,
    unpairedTags: html ? VOID_TAGS : [],
  });
  const parsable = html ? withoutScripts(withoutDoctype(text)) : withoutDoctype(text);
  let parsed: unknown;
  try {
    parsed = parser.parse(parsable);
  } catch (thrown) {
    return { roots: [], problem: `the XML cannot be read: ${messageOf(thrown)}` };
  }
  return new XmlConverter(parsable, html).read(parsed);
}

class XmlConverter {
  readonly #text: string;
  readonly #html: boolean;
  readonly #symbol: symbol;
  readonly #index: LineIndex;
  #nodes = 0;

  constructor(text: string, html: boolean) {
    this.#text = text;
    this.#html = html;
    this.#index = new LineIndex(text);
    // The library's own typings call it plainly `Symbol`, the wrapper.
    this.#symbol = XMLParser.getMetaDataSymbol() as unknown as symbol;
  }

  read(parsed: unknown): DataReading {
    const { entries: children } = this.#children(parsed, 0, 0);
    const problem = this.#nodes > NODE_LIMIT ? `more than ${String(NODE_LIMIT)} nodes; the rest was left out` : null;
    const last = children.at(-1);
    if (!last) return { roots: [], problem: problem ?? 'there is no element in the file' };
    return { roots: [{ kind: 'map', line: 1, endLine: last.value.endLine, entries: children }], problem };
  }

  /** Where a piece of source stands behind an offset; the offset itself when it is not near. */
  #find(piece: string, from: number): number {
    const head = piece.slice(0, 80);
    const found = this.#text.slice(from, from + 4000 + head.length).indexOf(head);
    return found === -1 ? from : from + found;
  }

  /** Recursion is bounded by the parser's `maxNestedTags`. */
  #children(list: unknown, from: number, depth: number): { readonly entries: DataEntry[]; readonly end: number } {
    const entries: DataEntry[] = [];
    let cursor = from;
    if (!Array.isArray(list) || depth > 600) return { entries, end: cursor };
    for (const item of list as readonly unknown[]) {
      if (typeof item !== 'object' || item === null || ++this.#nodes > NODE_LIMIT) continue;
      const record = item as Readonly<Record<string | symbol, unknown>>;
      const text = record[TEXT];
      if (typeof text === 'string') {
        const trimmed = text.trim();
        if (trimmed === '') continue;
        cursor = this.#find(trimmed, cursor);
        const line = this.#index.lineAt(cursor);
        entries.push({ key: '', keyLine: line, value: stringNode(trimmed, line) });
        cursor += trimmed.length;
        continue;
      }
      const tag = Object.keys(record).find((key) => key !== ATTRIBUTES);
      if (tag === undefined) continue;
      const meta = record[this.#symbol];
      const known = typeof meta === 'object' && meta !== null && 'startIndex' in meta ? meta.startIndex : null;
      const start = typeof known === 'number' ? known : cursor;
      const { node, end } = this.#element(record, tag, start, depth);
      const line = this.#index.lineAt(start);
      entries.push({ key: this.#html ? '' : localName(tag), keyLine: line, value: node });
      cursor = Math.max(cursor, end);
    }
    return { entries, end: cursor };
  }

  #element(
    record: Readonly<Record<string | symbol, unknown>>,
    tag: string,
    start: number,
    depth: number,
  ): { readonly node: DataNode; readonly end: number } {
    const line = this.#index.lineAt(start);
    const entries: DataEntry[] = [];
    let cursor = start + tag.length + 1;
    const attributes = record[ATTRIBUTES];
    if (typeof attributes === 'object' && attributes !== null) {
      for (const [name, value] of Object.entries(attributes as Readonly<Record<string, unknown>>)) {
        if (typeof value !== 'string' || value === '') continue;
        const at = this.#find(value, this.#find(name, cursor));
        const found = this.#index.lineAt(at);
        entries.push({ key: this.#html ? '' : localName(name), keyLine: found, value: stringNode(value, found) });
        cursor = Math.max(cursor, at + value.length);
      }
    }
    const bodyStart = this.#text.indexOf('>', cursor);
    const { entries: children, end } = this.#children(
      record[tag],
      bodyStart === -1 ? cursor : bodyStart + 1,
      depth + 1,
    );
    const only = children[0];
    if (entries.length === 0 && children.length === 1 && only?.key === '' && only.value.kind === 'string') {
      return { node: only.value, end };
    }
    // No spread: an element can have more children than a call may have arguments.
    for (const child of children) entries.push(child);
    const endLine = Math.max(line, ...entries.slice(-1).map((entry) => entry.value.endLine));
    return { node: { kind: 'map', line, endLine, entries }, end };
  }
}

function stringNode(source: string, line: number): DataNode {
  let breaks = 0;
  for (const char of source) if (char === '\n') breaks++;
  return { kind: 'string', text: decodeReferences(source), line, endLine: line + breaks };
}

/** A name without its namespace prefix. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Decodes numeric references and those that need no declaration. */
function decodeReferences(source: string): string {
  if (!source.includes('&')) return source;
  return source.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return REFERENCES[name] ?? whole;
    const code = typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
