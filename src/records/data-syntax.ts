import type { Lines } from '../grammar/lines.ts';
import type { Comment, ConstantNode, PairNode, StringNode, SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';
import { isScalar, type DataEntry, type DataNode, type DataReading, type DataScalar, type DataSpan } from './data.ts';

/** Levels of nesting that are kept; what lies deeper stands as literals side by side. */
const DEEPEST = 100;

const CONSTANTS: ReadonlyMap<string, ConstantNode['value']> = new Map([
  ['', 'null'],
  ['~', 'null'],
  ['null', 'null'],
  ['undefined', 'null'],
  ['true', 'true'],
  ['false', 'false'],
]);

/** A text that data were parsed from, to turn their offsets into ranges. */
export interface DataSource {
  readonly text: string;
  readonly lines: Lines;
  /** Offset in `text` of what was parsed. */
  readonly base: number;
  /** Paragraphs of a text that stands line by line between two offsets of `text`; without it such a text stays whole. */
  readonly paragraphs?: (span: DataSpan) => readonly SyntaxNode[];
}

interface Lowered {
  readonly node: SyntaxNode;
  readonly span: DataSpan;
}

/**
 * Syntax of parsed data, one node a root: maps of pairs whose keys are strings, lists, literals.
 * Collections without brackets of their own range over what they hold.
 */
export function dataSyntax(roots: readonly DataNode[], source: DataSource): SyntaxNode[] {
  const lowering = new DataLowering(source);
  return roots.map((root) => lowering.lower(root, { start: 0, end: 0 }, 0).node);
}

/** The comments of a reading without their marks (`#`, `//`, `/*`). */
export function dataComments({ comments = [] }: DataReading, { text, lines, base }: DataSource): Comment[] {
  return comments.map(({ start, end }) => ({
    range: lines.range(base + start, base + end),
    text: commentText(text.slice(base + start, base + end)),
  }));
}

function commentText(source: string): string {
  if (source.startsWith('/*')) return source.slice(2, source.endsWith('*/') ? -2 : undefined);
  return source.startsWith('//') ? source.slice(2) : source.slice(1);
}

class DataLowering {
  readonly #source: DataSource;

  constructor(source: DataSource) {
    this.#source = source;
  }

  /** @param near Where the node stands if it does not say so itself. */
  lower(data: DataNode, near: DataSpan, depth: number): Lowered {
    if (isScalar(data)) return this.#scalar(data, near);
    if (depth === DEEPEST) return this.#flattened(data, near);
    if (data.kind === 'list') {
      const items: Lowered[] = [];
      for (const item of data.items) items.push(this.lower(item, after(items.at(-1)?.span ?? near), depth + 1));
      const span = data.span ?? hull(items, near);
      return { node: { kind: 'list', range: this.#range(span), elements: items.map(({ node }) => node) }, span };
    }
    const entries: Lowered[] = [];
    for (const entry of data.entries) entries.push(this.#entry(entry, after(entries.at(-1)?.span ?? near), depth));
    const span = data.span ?? hull(entries, near);
    return { node: { kind: 'map', range: this.#range(span), entries: entries.map(({ node }) => node) }, span };
  }

  #entry(entry: DataEntry, near: DataSpan, depth: number): Lowered {
    const { keySpan = null } = entry;
    const value = this.lower(entry.value, after(keySpan ?? near), depth + 1);
    if (keySpan === null && entry.key === '') return value;
    const keyPlace = keySpan ?? { start: value.span.start, end: value.span.start };
    const span = { start: Math.min(keyPlace.start, value.span.start), end: Math.max(keyPlace.end, value.span.end) };
    const node: PairNode = {
      kind: 'pair',
      range: this.#range(span),
      key: this.#key(entry.key, keyPlace),
      value: value.node,
    };
    return { node, span };
  }

  /** A key that is a collection itself (YAML allows it) is known as it is written. */
  #key(key: string, span: DataSpan): StringNode {
    const { text, base } = this.#source;
    return this.#string(key === '' ? text.slice(base + span.start, base + span.end) : key, span);
  }

  #scalar(data: DataScalar, near: DataSpan): Lowered {
    const span = data.span ?? near;
    if (data.kind === 'string') {
      const node = this.#string(data.text, span);
      return { node: data.isBlock === true ? this.#block(node, span) : node, span };
    }
    const range = this.#range(span);
    if (data.kind === 'number') {
      const value = canonicalNumber(data.text);
      return { node: value === null ? this.#string(data.text, span) : { kind: 'number', range, value }, span };
    }
    const written = data.source ?? '';
    const value = CONSTANTS.get(written.toLowerCase());
    if (value !== undefined) return { node: { kind: 'constant', range, value }, span };
    return {
      node: /^[\p{L}_]/u.test(written) ? { kind: 'name', range, text: written } : this.#string(written, span),
      span,
    };
  }

  /** A text of several lines is known as a whole, and by its paragraphs: such are the prompts that a product ships. */
  #block(whole: StringNode, span: DataSpan): SyntaxNode {
    const { text, base, paragraphs } = this.#source;
    const header = text.indexOf('\n', base + span.start);
    if (!paragraphs || header === -1 || !whole.value.trim().includes('\n')) return whole;
    const children = [whole, ...paragraphs({ start: header + 1, end: base + span.end })];
    return { kind: 'block', range: whole.range, syntax: 'block_scalar', children };
  }

  /** Iterative: hostile data nests deeper than the stack, here and in whatever reads the tree. */
  #flattened(root: DataNode, near: DataSpan): Lowered {
    const leaves: Lowered[] = [];
    const pending: DataNode[] = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (isScalar(node)) leaves.push(this.#scalar(node, near));
      else if (node.kind === 'list') for (const item of node.items.toReversed()) pending.push(item);
      else {
        for (const { key, keySpan, value } of node.entries.toReversed()) {
          pending.push(value);
          // An entry without a key, or whose key has no place, has none to show.
          if (keySpan) pending.push({ kind: 'string', text: key, line: 0, endLine: 0, span: keySpan });
        }
      }
    }
    const span = root.span ?? hull(leaves, near);
    const children = leaves.map(({ node }) => node);
    return { node: { kind: 'block', range: this.#range(span), syntax: 'flattened', children }, span };
  }

  #string(value: string, span: DataSpan): StringNode {
    return { kind: 'string', range: this.#range(span), value, isDocumentation: false };
  }

  /** Without the white space behind, which YAML counts in. */
  #range({ start, end }: DataSpan): SyntaxNode['range'] {
    const { text, lines, base } = this.#source;
    let last = base + end;
    while (last > base + start && text.charAt(last - 1).trim() === '') last--;
    return lines.range(base + start, last);
  }
}

function after(span: DataSpan): DataSpan {
  return { start: span.end, end: span.end };
}

function hull(parts: readonly Lowered[], near: DataSpan): DataSpan {
  let start = Infinity;
  let end = 0;
  for (const { span } of parts) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return parts.length === 0 ? near : { start, end };
}
