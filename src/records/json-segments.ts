import type { DataNode, DataSpan } from './data.ts';
import { parseJson } from './json-data.ts';

/** A JSON value that stands in a text of another kind; its offsets count from `span.start`. */
export interface JsonSegment {
  readonly span: DataSpan;
  readonly data: DataNode;
}

/** Brackets around a segment that are no JSON themselves are tried this often: `{{"a": 1}}` is escaped for a formatter. */
const LEVELS = 3;

/** Objects, and lists that hold more than numbers, between two offsets of a text. Linear in their distance. */
export function jsonSegments(text: string, { start, end }: DataSpan): readonly JsonSegment[] {
  const segments: JsonSegment[] = [];
  let candidates = bracketPairs(text, start, end);
  for (let level = 0; level < LEVELS && candidates.length > 0; level++) {
    const inner: DataSpan[] = [];
    let outerEnd = start;
    let found = false;
    for (const span of candidates) {
      if (span.start < outerEnd) {
        // Inside of what was no JSON there may be some.
        if (!found) inner.push(span);
        continue;
      }
      outerEnd = span.end;
      const data = jsonIn(text.slice(span.start, span.end));
      found = data !== null;
      if (data) segments.push({ span, data });
    }
    candidates = inner;
  }
  return segments.sort((a, b) => a.span.start - b.span.start);
}

function jsonIn(text: string): DataNode | null {
  const { roots, problem } = parseJson(text);
  const [root] = roots;
  if (problem !== null || !root || roots.length > 1) return null;
  if (root.kind === 'map') return root.entries.length > 0 ? root : null;
  // `[1]` is a footnote.
  return root.kind === 'list' && root.items.some((item) => item.kind !== 'number' && item.kind !== 'nothing')
    ? root
    : null;
}

/** Brackets that belong together, sorted by their beginning; a quoted text ends with its line at the latest. */
function bracketPairs(text: string, start: number, end: number): readonly DataSpan[] {
  const pairs: DataSpan[] = [];
  const open: number[] = [];
  let isQuoted = false;
  for (let at = start; at < end; at++) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char === '\\') at++;
      else if (char === '"' || char === '\n') isQuoted = false;
    } else if (char === '{' || char === '[') open.push(at);
    else if (char === '"') isQuoted = open.length > 0;
    else if (char === '}' || char === ']') {
      const last = open.at(-1);
      if (last === undefined || text.charAt(last) !== (char === '}' ? '{' : '[')) continue;
      open.pop();
      pairs.push({ start: last, end: at + 1 });
    }
  }
  return pairs.sort((a, b) => a.start - b.start);
}
