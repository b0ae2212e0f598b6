/** What the tests and golden files that stood before the change know. */

/** What a known value is to its test. */
export type Role = 'expected' | 'input' | 'case-id' | 'test-name' | 'suite-name' | 'prompt' | 'file-name' | 'field';

/** Kind of value; numbers carry canonical decimal text (see `canonicalNumber`). */
export type ValueKind = 'string' | 'number';

/** One piece of knowledge. */
export interface KnownValue {
  readonly kind: ValueKind;
  /** Decoded text, or canonical decimal. */
  readonly text: string;
  readonly role: Role;
  /** 1-based line in its file. */
  readonly line: number;
}

/**
 * Values that belong together: the input and the answer of one assertion, the cells of one table row, the fields of one
 * record. Small cases are what makes a coincidence improbable, so a reader never lumps a whole file into one.
 */
export interface OracleCase {
  readonly kind: 'assertion' | 'row' | 'record' | 'pair' | 'entry' | 'test' | 'file';
  /** Name of the test, snapshot entry or record; empty when it has none. */
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly values: readonly KnownValue[];
  /** What a test demands of its yes-or-no answers, in the order in which it asks; absent when there are none. */
  readonly truths?: readonly boolean[];
}

/** What one oracle file says. */
export interface OracleReading {
  readonly cases: readonly OracleCase[];
  /** Why part of the file could not be read (corrupt snapshot, broken JSON); null when all of it was. */
  readonly problem: string | null;
}

/** An oracle file of the diff base with its reading. */
export interface OracleFile {
  readonly path: string;
  readonly class: 'test' | 'golden';
  /** It tests the changed code, by its name or by what it imports. */
  readonly isRelated: boolean;
  readonly reading: OracleReading;
}
