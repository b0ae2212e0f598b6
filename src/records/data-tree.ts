import type { SourceTree } from '../model/source.ts';
import { dataComments, dataSyntax, type DataSource } from './data-syntax.ts';
import { NODE_LIMIT, type DataReading } from './data.ts';
import { plainSyntax } from './plain-syntax.ts';

/**
 * The source tree of a data file: its documents, and of a file that is broken or too large to be parsed the lines that
 * the parser made nothing of.
 */
export function dataTree(reading: DataReading, source: DataSource): Omit<SourceTree, 'language'> {
  const { roots, problem, isCutShort = false } = reading;
  const { text, lines } = source;
  const known = dataSyntax(roots, source);
  const children = problem === null || isCutShort ? known : [...known, ...plainSyntax(text, lines, known)];
  return {
    root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
    comments: dataComments(reading, source),
    testRegions: [],
    hasErrors: problem !== null,
    ...(isCutShort ? { unread: `it holds more than ${String(NODE_LIMIT)} values` } : {}),
  };
}
