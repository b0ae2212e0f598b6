import type { Lines } from '../grammar/lines.ts';
import { append } from '../model/lists.ts';
import type { BlockNode, SyntaxNode } from '../model/source.ts';
import { dataSyntax } from './data-syntax.ts';
import type { DataSpan } from './data.ts';
import { jsonSegments, type JsonSegment } from './json-segments.ts';
import { lineSyntax } from './line-syntax.ts';

const FENCE = /^[ \t>]*(?<mark>`{3,}|~{3,})/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const LIST_ITEM = /^[ \t>]*(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/;

interface Line extends DataSpan {
  /** A line of a code block: its marks are not Markdown's. */
  readonly isCode: boolean;
}

/**
 * Syntax of a text for people or models: a block for each paragraph, whose children are the texts of its lines and the
 * JSON that stands in it. Headings, list items and code blocks are paragraphs of their own.
 *
 * @param span The part of the text to read; begins at the start of a line.
 */
export function textSyntax(text: string, lines: Lines, span: DataSpan): BlockNode[] {
  const reader = new ParagraphReader(text, lines);
  for (let at = span.start; at < span.end;) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 || newline > span.end ? span.end : newline;
    reader.line(at, end);
    at = end + 1;
  }
  reader.flush();
  return reader.paragraphs;
}

/** The texts of a run of lines without paragraphs, as between the tags of a template. */
export function runSyntax(text: string, lines: Lines, span: DataSpan): SyntaxNode[] {
  const run: Line[] = [];
  for (let at = span.start; at < span.end;) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 || newline > span.end ? span.end : newline;
    run.push({ start: at, end, isCode: false });
    at = end + 1;
  }
  return linesSyntax(text, lines, run);
}

class ParagraphReader {
  readonly paragraphs: BlockNode[] = [];
  readonly #text: string;
  readonly #lines: Lines;
  #pending: Line[] = [];
  /** Mark that ends the code block that is being read. */
  #fence: string | null = null;

  constructor(text: string, lines: Lines) {
    this.#text = text;
    this.#lines = lines;
  }

  line(start: number, end: number): void {
    const content = this.#text.slice(start, Math.min(end, start + 400));
    const mark = FENCE.exec(content)?.groups?.['mark'];
    if (this.#fence !== null) {
      if (mark?.startsWith(this.#fence) === true) {
        this.flush();
        this.#fence = null;
      } else this.#pending.push({ start, end, isCode: true });
      return;
    }
    if (mark !== undefined) {
      this.flush();
      this.#fence = mark;
      return;
    }
    const isHeading = HEADING.test(content);
    if (isHeading || LIST_ITEM.test(content) || !/[\p{L}\p{N}\p{S}]/u.test(content)) this.flush();
    this.#pending.push({ start, end, isCode: false });
    if (isHeading) this.flush();
  }

  flush(): void {
    const lines = this.#pending;
    this.#pending = [];
    const children = linesSyntax(this.#text, this.#lines, lines);
    const first = children[0];
    const last = children.at(-1);
    if (!first || !last) return;
    const range = { ...first.range };
    let { endLine, endColumn } = range;
    for (const child of children) {
      const { range: other } = child;
      if (other.endLine > endLine || (other.endLine === endLine && other.endColumn > endColumn)) {
        ({ endLine, endColumn } = other);
      }
    }
    this.paragraphs.push({ kind: 'block', range: { ...range, endLine, endColumn }, syntax: 'paragraph', children });
  }
}

function linesSyntax(text: string, lines: Lines, run: readonly Line[]): SyntaxNode[] {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return [];
  const segments = jsonSegments(text, { start: first.start, end: last.end });
  const nodes: SyntaxNode[] = [];
  let next = 0;
  let open: JsonSegment | null = null;
  for (const { start, end, isCode } of run) {
    const here: JsonSegment[] = [];
    // A line in the midst of an object says nothing that the object does not.
    const isInside = open !== null && open.span.end > start;
    for (let segment = segments[next]; segment && segment.span.start < end; segment = segments[++next]) {
      here.push(segment);
      open = segment;
    }
    const beginsObject = here.some(({ span }) => span.end > end && text.slice(start, span.start).trim() === '');
    if (!isInside && !beginsObject) {
      append(nodes, lineSyntax(text, lines, { start, end }, { isCode, data: here.map(({ span }) => span) }));
    }
    for (const { span, data } of here) append(nodes, dataSyntax([data], { text, lines, base: span.start }));
  }
  return nodes;
}
