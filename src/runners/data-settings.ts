import { Lines } from '../grammar/lines.ts';
import type { Range } from '../model/range.ts';
import { lineRange } from '../model/range.ts';
import { isScalar, type DataMap, type DataNode, type DataReading, type DataScalar } from '../records/data.ts';
import { MOST_SETTINGS, type Setting, type Settings } from './setting.ts';

/** Deeper values belong to no test runner. */
const DEEPEST = 24;

/**
 * The scalars of parsed data. A map that calls itself by an `artifactId` (Maven's plugins) or that stands in a list and has
 * a `name` (projects of a runner) lends its name to the keys below it.
 */
export function settingsOfData({ roots, problem }: DataReading, text: string): Settings {
  if (problem !== null && roots.length === 0) return [];
  const lines = new Lines(text);
  const rows = text.split('\n');
  const settings: Setting[] = [];
  const pending: { readonly node: DataNode; readonly key: string; readonly depth: number }[] = roots
    .map((node) => ({ node, key: '', depth: 0 }))
    .toReversed();
  for (let next = pending.pop(); next && settings.length < MOST_SETTINGS; next = pending.pop()) {
    const { node, key, depth } = next;
    if (isScalar(node)) {
      settings.push({
        key,
        text: textOfScalar(node),
        isRegex: false,
        isConditional: false,
        range: rangeOfNode(node, lines, rows),
      });
      continue;
    }
    if (depth >= DEEPEST) continue;
    if (node.kind === 'list') {
      for (const item of node.items.toReversed()) pending.push({ node: item, key, depth: depth + 1 });
      continue;
    }
    const own = nameOfMap(node);
    const prefix = own === '' ? key : joined(key, own);
    for (const entry of node.entries.toReversed())
      pending.push({ node: entry.value, key: joined(prefix, entry.key), depth: depth + 1 });
  }
  return settings;
}

/** A scalar as it was meant, whatever its type. */
export function textOfScalar(node: DataScalar): string {
  return node.kind === 'nothing' ? (node.source ?? '') : node.text;
}

/** Where a value stands; the whole of its first line when only that is known. */
export function rangeOfNode(node: DataNode, lines: Lines, rows: readonly string[]): Range {
  if (node.span) {
    const range = lines.range(node.span.start, node.span.end);
    // The span of a block ends behind its last line break.
    if (range.endColumn > 1 || range.endLine === range.startLine) return range;
    const endLine = range.endLine - 1;
    return { ...range, endLine, endColumn: (rows[endLine - 1] ?? '').length + 1 };
  }
  return lineRange(node.line, rows[node.line - 1] ?? '');
}

/** The value at a key of a map; the last one counts. */
export function childOf(node: DataNode | null, key: string): DataNode | null {
  return node?.kind === 'map' ? (node.entries.findLast((entry) => entry.key === key)?.value ?? null) : null;
}

/** The value at a path of keys. */
export function nodeAt(node: DataNode | null, ...keys: readonly string[]): DataNode | null {
  let found = node;
  for (const key of keys) found = childOf(found, key);
  return found;
}

/** A scalar's text; null for collections and what is missing. */
export function scalarAt(node: DataNode | null): string | null {
  return node && isScalar(node) ? textOfScalar(node) : null;
}

/** The texts of a scalar, or of the scalars of a list; none for what is missing. */
export function textsOfNode(node: DataNode | null): readonly string[] {
  if (!node) return [];
  if (isScalar(node)) return [textOfScalar(node)];
  return node.kind === 'list' ? node.items.flatMap((item) => (isScalar(item) ? [textOfScalar(item)] : [])) : [];
}

function nameOfMap(node: DataMap): string {
  return scalarAt(childOf(node, 'artifactId')) ?? '';
}

function joined(prefix: string, key: string): string {
  return prefix === '' ? key : key === '' ? prefix : `${prefix}.${key}`;
}
