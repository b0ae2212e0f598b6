import type { KnownValue } from '../model/oracle.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import type { FileScope, Scope } from './scope.ts';

/** Known values of one file before its reading stops; what stands below is left out. */
const MOST_VALUES = 50_000;

/** The state of reading one file, shared by all that collect from it. */
export interface Reading {
  readonly tree: SourceTree;
  readonly file: FileScope;
  /** Literals that some assertion or row has taken; what is left is set-up data. */
  readonly taken: Set<SyntaxNode>;
  /** Tables that have been read as rows, so that a table two tests share is read once. */
  readonly tables: Set<SyntaxNode>;
  /** How many values may still be collected. */
  budget: number;
}

/** A reading that has yet to begin. */
export function startReading(tree: SourceTree, file: FileScope): Reading {
  return { tree, file, taken: new Set(), tables: new Set(), budget: MOST_VALUES };
}

/** A reading together with what the names of one test stand for. */
export interface TestReading {
  readonly reading: Reading;
  readonly scope: Scope;
}

/** Takes as many values as the file's budget allows. */
export function spend(reading: Reading, values: readonly KnownValue[]): readonly KnownValue[] {
  const allowed = values.slice(0, Math.max(reading.budget, 0));
  reading.budget -= allowed.length;
  return allowed;
}
