import type { OracleReading } from './oracle.ts';

/** A format of golden files: one file in `src/goldens/`, one fixture folder, one doc page. */
export interface GoldenFormat {
  /** Equals the file's name, e.g. `jest-snapshot`. */
  readonly id: string;
  readonly title: string;
  /** Every entry belongs to one test by its name, so that new entries leave the others' tests as they were. */
  readonly hasIndependentEntries?: true;
  /**
   * How well the format fits this path: 0 not at all, higher is more specific (a plain extension 1, a telling folder or
   * double extension 2, both 3). The text is there for formats that share an ending (`.snap`); look at its head only.
   */
  fits(path: string, text: string): number;
  /** Never throws, never executes anything: what cannot be read is said in `problem`. */
  read(path: string, text: string): OracleReading;
}
