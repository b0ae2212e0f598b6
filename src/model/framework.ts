import type { OracleCase } from './oracle.ts';
import type { Range } from './range.ts';
import type { SourceTree, SyntaxNode } from './source.ts';

/** A test as a framework sees it. */
export interface TestUnit {
  /** Names from the outermost suite to the test itself, as written: `['bundle discount', 'is given once']`. */
  readonly name: readonly string[];
  readonly range: Range;
  /** Ids of parametrised rows, where the framework lets them be named. */
  readonly rowIds: readonly string[];
  /** Assertions, rows and whatever else of this test pairs inputs with answers. */
  readonly cases: readonly OracleCase[];
  /** The code of it, for those who compare it with another version; absent where a test is no code (doctests). */
  readonly code?: TestCode;
}

/** The syntax of a test. */
export interface TestCode {
  /** What declares it, decorators included. */
  readonly node: SyntaxNode;
  /** What it runs. */
  readonly body: SyntaxNode;
  /** The nodes that assert, in source order; tests inside it have their own. */
  readonly assertions: readonly SyntaxNode[];
}

/** A test framework: one file in `src/frameworks/`, one fixture folder, one doc page. Pure: no I/O, never throws. */
export interface Framework {
  /** Equals the file's name, e.g. `pytest`. */
  readonly id: string;
  readonly title: string;
  /** Ids of the languages whose trees it understands. */
  readonly languages: readonly string[];
  /** The tests in this file that are this framework's; empty when the file is not its kind. */
  read(tree: SourceTree): readonly TestUnit[];
}
