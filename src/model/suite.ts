import type { Range } from './range.ts';

/** How a test of the base says less, or something else, at the head. */
export interface TestDifference {
  readonly kind: 'weakened' | 'modified';
  /** The test, outermost suite first; empty for what a file's tests share. */
  readonly name: readonly string[];
  /** It is a function that asserts for tests, and no test itself. */
  readonly isCheck: boolean;
  /** The file that holds it at the head; the base's when it is gone. */
  readonly path: string;
  /** The file's other name when it was renamed. */
  readonly previousPath: string | null;
  /** Where in that file; null when nothing of it is left there. */
  readonly range: Range | null;
  /** What became of the test: a sentence without its subject. */
  readonly what: string;
}
