import type { ComparedFile } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { Reach } from './occasions.ts';
import type { Fate, Stretch, TestRun } from './test-run.ts';

/** What changes the outcome of a script from outside, and where it says so. */
export interface Circumstance {
  readonly text: string;
  readonly range: Range;
}

/**
 * What a script decides: whether a change is merged; that, perhaps, as one of several ways to start the tests; or only what
 * happens on the machine of whoever works on the repository.
 */
export type Standing = 'decides' | 'doubtful' | 'local';

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
  readonly standing: Standing;
  /** None of its commands could run a test: it only talks, or looks at the source. */
  readonly isIdle: boolean;
  /** Programs that it starts by a path of the repository. */
  readonly programs: readonly string[];
  /** Its failure is forgiven. */
  readonly pardon: Circumstance | null;
  /** It never runs. */
  readonly off: Circumstance | null;
  /** When it runs. */
  readonly reach: Reach;
  /** What keeps it from running earlier; null when nothing does. */
  readonly limit: Circumstance | null;
  /** A condition that looks at what the author of a change chooses: names of branches, titles, labels. */
  readonly escape: Circumstance | null;
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

/** What stands around a script that runs whenever it is called. */
export const UNCONDITIONAL = { reach: 2, limit: null, escape: null } as const;
