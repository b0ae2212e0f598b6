import type { OracleReading } from '../model/oracle.ts';
import type { DataReading } from './data.ts';
import { addLines, addWholeFile } from './lines.ts';
import { addDataCases, PLAIN_OPTIONS, type CaseOptions } from './record-cases.ts';
import { CaseCollector } from './values.ts';

/**
 * Makes cases of parsed data. When nothing of a file could be parsed its lines are known instead, so that a broken
 * golden still guards what it holds.
 */
export function readStructured(text: string, data: DataReading, options: CaseOptions = PLAIN_OPTIONS): OracleReading {
  const collector = new CaseCollector();
  collector.note(data.problem);
  for (const root of data.roots) addDataCases(collector, root, options);
  if (collector.isEmpty && data.problem !== null) addLines(collector, text);
  addWholeFile(collector, text);
  return collector.reading();
}

/** Makes cases of a text that has no further structure: every line, and a small text as a whole. */
export function readPlain(text: string): OracleReading {
  const collector = new CaseCollector();
  addLines(collector, text);
  addWholeFile(collector, text);
  return collector.reading();
}
