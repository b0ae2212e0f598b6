import type { KnownValue } from '../model/oracle.ts';
import { isScalar, type DataNode } from './data.ts';
import { addLines, distinct, linesOf, WHOLE_LINES } from './lines.ts';
import { looksLikeYaml, looksPrinted, parsePrinted } from './printed-data.ts';
import { addDataCases } from './record-cases.ts';
import { scalarValues } from './record-values.ts';
import { stringValues, type CaseCollector } from './values.ts';
import { parseYaml } from './yaml-data.ts';

/** One stored value of a snapshot file. */
export interface SnapshotEntry {
  readonly name: string;
  /** What names it: test and suite names, row ids, the expression that was snapshot. */
  readonly names: readonly KnownValue[];
  readonly content: string;
  /** Line on which the entry begins, and that of the content's first character. */
  readonly startLine: number;
  readonly contentLine: number;
}

/**
 * Makes cases of a snapshot entry: one with its names and its content as a whole (when that is short), and small ones of
 * the values that are printed in it.
 */
export function addSnapshotEntry(collector: CaseCollector, entry: SnapshotEntry): void {
  const { name, content, startLine, contentLine } = entry;
  const data = readContent(content, contentLine);
  const { first, last } = extent(content, contentLine);
  const isShort = last - first < WHOLE_LINES;
  const whole =
    data && isScalar(data)
      ? scalarValues(data, 'expected')
      : isShort
        ? stringValues(content.trim(), 'expected', first)
        : [];
  const values = distinct([...entry.names, ...whole]);
  collector.add({ kind: 'entry', name, startLine, endLine: Math.max(startLine, last), values });
  if (data && isScalar(data)) return;
  if (data) addDataCases(collector, data, { readsKeys: true, name, role: 'expected' });
  else if (last > first || !isShort) addLines(collector, content, name, contentLine);
}

function readContent(content: string, line: number): DataNode | null {
  if (looksPrinted(content)) return parsePrinted(content, line);
  if (!looksLikeYaml(content)) return null;
  const { roots, problem } = parseYaml(content, line);
  const [root] = roots;
  return problem === null && roots.length === 1 && root ? root : null;
}

/** First and last line that are not blank. */
function extent(content: string, firstLine: number): { readonly first: number; readonly last: number } {
  let first: number | null = null;
  let last = firstLine;
  for (const { text, line } of linesOf(content, firstLine)) {
    if (text.trim() === '') continue;
    first ??= line;
    last = line;
  }
  return { first: first ?? firstLine, last };
}

/** A test's name with its suites: `suite > test` (Vitest), the whole otherwise. */
export function nameValues(name: string, line: number): KnownValue[] {
  const parts = name.split(' > ');
  const test = parts.pop() ?? name;
  const suites = parts.flatMap((part): KnownValue[] =>
    part.trim() === '' ? [] : [{ kind: 'string', text: part.trim(), role: 'suite-name', line }],
  );
  if (test.trim() === '') return suites;
  return [...suites, { kind: 'string', text: test.trim(), role: 'test-name', line }];
}
