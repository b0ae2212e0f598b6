import type { ComparedFile } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { Fate, Stretch, TestRun } from './test-run.ts';

/** What changes the outcome of a script from outside, and where it says so. */
export interface Circumstance {
  readonly text: string;
  readonly range: Range;
}

/** A script that a tool runs by itself: a package script, a target of make, a step of a CI job. */
export interface ScriptUnit {
  readonly file: ComparedFile;
  /** The same for the unit that takes its place at the other side. */
  readonly key: string;
  /** What it is a part of: a job, a file. */
  readonly group: string;
  /** What it is, for a sentence. */
  readonly title: string;
  readonly runs: readonly TestRun[];
  /** By its name it runs the tests, whatever way. */
  readonly isNamedTest: boolean;
  /** None of its commands could run a test: it only talks, or looks at the source. */
  readonly isIdle: boolean;
  /** Its failure is forgiven. */
  readonly pardon: Circumstance | null;
  /** It never runs. */
  readonly off: Circumstance | null;
  /** Folder it runs in, empty or with its slash. */
  readonly folder: string;
  readonly range: Range;
  readonly place: (stretch: Stretch) => Range;
}

/** Whether a failing test of this run fails the whole. */
export function fateIn(unit: ScriptUnit, run: TestRun): Fate {
  if (unit.off) return 'never';
  return unit.pardon ? 'swallowed' : run.fate;
}

/** The runs of a unit that tests can fail. */
export function countingRuns(unit: ScriptUnit): readonly TestRun[] {
  return unit.runs.filter((run) => fateIn(unit, run) === 'counts');
}
