import type { Lines } from '../grammar/lines.ts';
import { append } from '../model/lists.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { DataSpan } from './data.ts';
import { numberIn } from './values.ts';

const MARKERS = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|(?:[-*+•]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/;
/** Marks that may stand on both sides of a text, longest first. */
const SURROUNDING = ['**', '__', '`', '*', '_', '"', '“”', '‘’', "'"];
/** What stands between an input and its answer on one line. */
const SEPARATORS = ['\t', ' => ', ' -> ', ' → ', ' ⇒ '];
/** Cells of one line; more are no table of inputs and answers. */
const WIDEST = 64;
/** Quoted text and inline code on one line; an apostrophe in a word quotes nothing. */
const QUOTED = /`[^`\n]{1,1000}`|"[^"\n]{1,1000}"|“[^“”\n]{1,1000}”/g;

export interface LineOptions {
  /** A line of code, where list and quotation marks have no meaning. */
  readonly isCode: boolean;
  /** Parts of the line that are read as data. */
  readonly data: readonly DataSpan[];
}

/**
 * Syntax of one line of text without the marks of Markdown around it: a string, or a number when it is one; a list of
 * cells when it is a row of a table or joins its parts by an arrow or tabs; and what is quoted in it.
 */
export function lineSyntax(text: string, lines: Lines, line: DataSpan, options: LineOptions): SyntaxNode[] {
  const start = line.start + (options.isCode ? 0 : (MARKERS.exec(text.slice(line.start, line.end))?.[0].length ?? 0));
  const span = trimmed(text, { start, end: line.end });
  const content = text.slice(span.start, span.end);
  if (!/[\p{L}\p{N}\p{Sc}\p{So}]/u.test(content)) return [];
  const cells = options.data.length > 0 ? null : cellsOf(text, span);
  if (cells) {
    const elements = cells.flatMap((cell) => literal(text, lines, cell));
    return elements.length > 0 ? [{ kind: 'list', range: lines.range(span.start, span.end), elements }] : [];
  }
  const whole = unwrapped(text, span);
  const nodes = [...literal(text, lines, whole)];
  if (content.length > 20_000) return nodes;
  for (const match of content.matchAll(QUOTED)) {
    const at = span.start + match.index;
    const isData = options.data.some((data) => at < data.end && at + match[0].length > data.start);
    const piece = { start: at + 1, end: at + match[0].length - 1 };
    if (isData || (piece.start <= whole.start && piece.end >= whole.end)) continue;
    append(nodes, literal(text, lines, trimmed(text, piece)));
  }
  return nodes;
}

/** One literal for a stretch of text; none when it is blank. */
function literal(text: string, lines: Lines, source: DataSpan): SyntaxNode[] {
  const span = unwrapped(text, source);
  if (span.end <= span.start) return [];
  const value = withoutLabelMarks(text.slice(span.start, span.end));
  const range = lines.range(span.start, span.end);
  const number = numberIn(value);
  if (number !== null) return [{ kind: 'number', range, value: number }];
  return [{ kind: 'string', range, value, isDocumentation: false }];
}

/** `**Answer:** yes` is `Answer: yes`. */
function withoutLabelMarks(value: string): string {
  return /^[*_]{2}/.test(value) ? value.replace(/^(?:\*\*([^*\n]{1,80})\*\*|__([^_\n]{1,80})__)/, '$1$2') : value;
}

function cellsOf(text: string, span: DataSpan): readonly DataSpan[] | null {
  const content = text.slice(span.start, span.end);
  if (content.length > 2 && content.startsWith('|') && content.endsWith('|')) {
    return split(text, { start: span.start + 1, end: span.end - 1 }, content.slice(1, -1).split('|', WIDEST), 1);
  }
  for (const separator of SEPARATORS) {
    const cells = content.split(separator, WIDEST + 1);
    if (cells.length > 1 && cells.length <= WIDEST) return split(text, span, cells, separator.length);
  }
  return null;
}

/** The places of cells that follow each other with a separator of a length between them. */
function split(text: string, { start, end }: DataSpan, cells: readonly string[], gap: number): readonly DataSpan[] {
  const spans: DataSpan[] = [];
  let from = start;
  for (const cell of cells) {
    spans.push(trimmed(text, { start: from, end: Math.min(end, from + cell.length) }));
    from += cell.length + gap;
  }
  return spans;
}

function trimmed(text: string, { start, end }: DataSpan): DataSpan {
  let from = start;
  let to = end;
  while (from < to && text.charAt(from).trim() === '') from++;
  while (to > from && text.charAt(to - 1).trim() === '') to--;
  return { start: from, end: to };
}

/** Without the marks of emphasis, code or quotation on both sides, of which none may stand inside. */
function unwrapped(text: string, source: DataSpan): DataSpan {
  let span = trimmed(text, source);
  for (let layer = 0; layer < 3; layer++) {
    const before = span;
    for (const marks of SURROUNDING) {
      const isPair = /^[“‘]/.test(marks);
      const open = isPair ? marks.charAt(0) : marks;
      const close = isPair ? marks.charAt(1) : marks;
      const inner = { start: span.start + open.length, end: span.end - close.length };
      if (inner.end <= inner.start || !text.startsWith(open, span.start) || !text.startsWith(close, inner.end))
        continue;
      const content = text.slice(inner.start, inner.end);
      if (content.includes(open) || content.includes(close)) continue;
      span = trimmed(text, inner);
      break;
    }
    if (span === before) break;
  }
  return span;
}
