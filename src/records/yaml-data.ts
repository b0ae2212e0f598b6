import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments, type Scalar } from 'yaml';
import { messageOf } from '../model/problem.ts';
import { NODE_LIMIT, type DataEntry, type DataNode, type DataReading, type DataScalar, type DataSpan } from './data.ts';

/** Longest YAML that is parsed, in UTF-16 units. */
const LENGTH_LIMIT = 8_000_000;

/** Characters that make tokens, in a file that is parsed: the parser spends some 10 µs and a kilobyte on each token. */
const MARK_LIMIT = 300_000;

/** Deepest indentation and bracket nesting handed to the parser, whose time grows with depth times length. */
const DEPTH_LIMIT = 500;

/** A node still to be turned into data, and where it goes. */
interface Pending {
  readonly node: unknown;
  readonly place: (data: DataNode) => void;
  readonly line: number;
}

/**
 * Reads YAML, one root a document. An alias to a scalar is that scalar; one to a collection says nothing, because
 * the collection is known at its anchor (and nested aliases would multiply without end). Tags have no effect.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
export function parseYaml(text: string, firstLine = 1): DataReading {
  const size = measure(text);
  if (size.marks > MARK_LIMIT) return { roots: [], problem: 'the YAML is too large, so it is read as plain lines' };
  if (size.depth > DEPTH_LIMIT)
    return { roots: [], problem: 'the YAML is nested too deep, so it is read as plain lines' };
  try {
    return new YamlReader(firstLine).read(text);
  } catch (thrown) {
    return { roots: [], problem: `the YAML cannot be read: ${messageOf(thrown)}` };
  }
}

/**
 * An estimate of what parsing will cost: how many characters make tokens, and how deep things nest (open brackets, runs of
 * `- - -`). Deep indentation needs no count, since its text grows with the square of the depth.
 */
function measure(text: string): { readonly marks: number; readonly depth: number } {
  if (text.length > LENGTH_LIMIT) return { marks: Infinity, depth: 0 };
  let marks = 0;
  let open = 0;
  let depth = 0;
  for (const [mark] of text.matchAll(/[\n:,"'&*!?[\]{}]|- /g)) {
    marks++;
    if (mark === '[' || mark === '{') depth = Math.max(depth, ++open);
    else if (mark === ']' || mark === '}') open = Math.max(0, open - 1);
    if (marks > MARK_LIMIT) break;
  }
  for (const [run] of text.matchAll(/(?:[-?:] {1,4}){100,}/g)) depth = Math.max(depth, run.length / 2);
  return { marks, depth };
}

class YamlReader {
  readonly #lines = new LineCounter();
  readonly #offset: number;
  readonly #pending: Pending[] = [];
  readonly #anchors = new Map<string, DataScalar>();
  #nodes = 0;

  constructor(firstLine: number) {
    this.#offset = firstLine - 1;
  }

  read(text: string): DataReading {
    const documents = parseAllDocuments(text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      strict: false,
      // Comparing every key with every other takes quadratic time.
      uniqueKeys: false,
      resolveKnownTags: false,
      merge: false,
      logLevel: 'silent',
    });
    const roots: DataNode[] = [];
    let isCutShort = false;
    let problem: string | null = null;
    for (const document of documents) {
      const error = document.errors[0];
      if (error)
        problem ??= `line ${String(this.#lineAt(Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1))))}: ${error.message}`;
      this.#anchors.clear();
      if (document.contents === null) continue;
      this.#pending.push({ node: document.contents, place: (data) => roots.push(data), line: this.#offset + 1 });
      for (let next = this.#pending.pop(); next; next = this.#pending.pop()) next.place(this.#convert(next));
      isCutShort = this.#nodes > NODE_LIMIT;
      if (isCutShort) problem ??= `more than ${String(NODE_LIMIT)} nodes; the rest was left out`;
    }
    return { roots, problem, isCutShort };
  }

  #lineAt(offset: number): number {
    return Math.max(1, this.#lines.linePos(offset).line) + this.#offset;
  }

  #convert({ node, line }: Pending): DataNode {
    if (isAlias(node)) {
      const at = node.range ? this.#lineAt(node.range[0]) : line;
      const known = this.#anchors.get(node.source);
      const place = { line: at, endLine: at, span: spanOf(node) };
      if (!known) return { kind: 'nothing', source: node.source, ...place };
      return known.kind === 'string' ? { ...known, ...place, isBlock: false } : { ...known, ...place };
    }
    if (isScalar(node)) return this.#scalar(node, line);
    if (!isMap(node) && !isSeq(node)) return { kind: 'nothing', line, endLine: line };
    const start = node.range ? this.#lineAt(node.range[0]) : line;
    const end = node.range ? Math.max(start, this.#lineAt(Math.max(node.range[0], node.range[1] - 1))) : start;
    const span = spanOf(node);
    this.#nodes += node.items.length;
    if (this.#nodes > NODE_LIMIT) return { kind: 'nothing', line: start, endLine: end, span };
    if (isMap(node)) {
      const entries: DataEntry[] = [];
      const children: Pending[] = node.items.map((pair, index) => {
        const scalarKey = isScalar(pair.key) ? this.#scalar(pair.key, start) : null;
        const keyLine = scalarKey?.line ?? start;
        const key = scalarKey && 'text' in scalarKey ? scalarKey.text : '';
        const keySpan = spanOf(pair.key);
        entries.push({ key, keyLine, keySpan, value: { kind: 'nothing', line: keyLine, endLine: keyLine } });
        const place = (value: DataNode): void => {
          entries[index] = { key, keyLine, keySpan, value };
        };
        return { node: pair.value, place, line: keyLine };
      });
      this.#later(children);
      return { kind: 'map', line: start, endLine: end, span, entries };
    }
    const items: DataNode[] = node.items.map(() => ({ kind: 'nothing', line: start, endLine: start }));
    const children: Pending[] = node.items.map((item, index) => ({
      node: item,
      place: (value: DataNode): void => {
        items[index] = value;
      },
      line: start,
    }));
    this.#later(children);
    return { kind: 'list', line: start, endLine: end, span, items };
  }

  /** Pushed in reverse, the stack gives them in source order. A loop: a spread of a huge array overflows the stack. */
  #later(children: readonly Pending[]): void {
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child) this.#pending.push(child);
    }
  }

  #scalar(node: Scalar, fallback: number): DataScalar {
    const { value, range, source } = node;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const start = range ? this.#lineAt(range[0]) : fallback;
    const endLine = range ? Math.max(start, this.#lineAt(Math.max(range[0], range[1] - 1))) : start;
    // The text of a block scalar begins below its `|` or `>`.
    const line = isBlock ? Math.min(start + 1, endLine) : start;
    const place = { line, endLine, span: spanOf(node) };
    let data: DataScalar = { kind: 'nothing', source: source ?? '', ...place };
    if (typeof value === 'string') data = { kind: 'string', text: value, isBlock, ...place };
    else if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) {
      data = { kind: 'number', text: source ?? String(value), ...place };
    }
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, data);
    return data;
  }
}

/** From the first character of a node's value to its last; null for what has no place. */
function spanOf(node: unknown): DataSpan | null {
  const range = isNode(node) ? node.range : null;
  return range ? { start: range[0], end: Math.max(range[0], range[1]) } : null;
}
