import type { Range } from '../model/range.ts';

/** One value of a configuration; the items of a list are settings of one key. */
export interface Setting {
  /** Names from the outermost to the innermost, joined by dots. */
  readonly key: string;
  readonly text: string;
  readonly isRegex: boolean;
  /** Holds only under a condition of the code that is met elsewhere than in CI. */
  readonly isConditional: boolean;
  readonly range: Range;
}

/** The settings of one side of a file. */
export type Settings = readonly Setting[];

/** A text may hold more values than any configuration has. */
export const MOST_SETTINGS = 20_000;
