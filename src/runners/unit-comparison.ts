import { narrowingOf } from './run-narrowing.ts';
import { countingRuns, fateIn, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import type { Fate, TestRun } from './test-run.ts';

/** The scripts of both sides that may take each other's place. */
export interface UnitPool {
  readonly before: readonly ScriptUnit[];
  readonly after: readonly ScriptUnit[];
  /** Another script of the base that runs the same keeps the whole honest: all jobs of a CI run count, not all scripts. */
  readonly allCount: boolean;
  /** What a unit that is gone means; null: nothing. */
  readonly onRemoval: (unit: ScriptUnit) => Tampering | null;
}

/** Where scripts that could fail by a test no longer can, or run fewer of the existing tests. */
export function loosenedUnits(pool: UnitPool, tests: () => readonly string[]): readonly Tampering[] {
  const after = new Map(pool.after.map((unit) => [unit.key, unit]));
  return pool.before.flatMap((before): readonly Tampering[] => {
    const counted = countingRuns(before);
    const isUnknownTest =
      before.isNamedTest && before.runs.length === 0 && !before.isIdle && !before.pardon && !before.off;
    if (counted.length === 0 && !isUnknownTest) return [];
    const unit = after.get(before.key);
    if (!unit) return isCovered(pool, before, null) ? [] : [pool.onRemoval(before)].filter((one) => one !== null);
    if (!pool.allCount && !unit.isNamedTest) return [];
    return compared(pool, before, unit, counted, tests);
  });
}

function compared(
  pool: UnitPool,
  before: ScriptUnit,
  unit: ScriptUnit,
  counted: readonly TestRun[],
  tests: () => readonly string[],
): readonly Tampering[] {
  const counting = countingRuns(unit);
  if (counting.length === 0) {
    if (unit.runs.length === 0 && !unit.isIdle) return [];
    // A package script that is called `test` is what everybody calls, whatever stands beside it.
    const isDisarmed = !pool.allCount && unit.runs.length > 0;
    if (!isDisarmed && isCovered(pool, before, unit)) return [];
    if (unit.runs.length > 0 || unit.off || unit.pardon) return milder(forgiven(unit, unit.runs), before);
    return [
      tamperingWith(unit.file, {
        range: unit.range,
        level: 'violation',
        message: `${unit.title} no longer runs the tests: ${runText(before)} is gone and nothing takes its place.`,
        matched: `${unit.key} idle`,
      }),
    ];
  }
  const runners = new Set(counted.map(({ runner }) => runner));
  return [...runners].flatMap((runner): readonly Tampering[] => {
    const old = counted.filter((run) => run.runner === runner);
    const now = counting.filter((run) => run.runner === runner);
    if (now.length === 0) {
      const lost = unit.runs.filter((run) => run.runner === runner);
      return lost.length === 0 || isCovered(pool, before, unit) ? [] : milder(forgiven(unit, lost), before);
    }
    const added = newRuns(pool, unit);
    if (added.some((run) => run.runner !== runner)) return [];
    const narrowing = narrowingOf(old, [...now, ...added], { before: before.folder, after: unit.folder }, tests);
    if (!narrowing) return [];
    const changed = now.find((run) => !old.some(({ text }) => text === run.text)) ?? now[0];
    return [
      tamperingWith(unit.file, {
        range: changed ? unit.place(changed.stretch) : unit.range,
        level: narrowing.level,
        message: `${unit.title} now ${narrowing.what}: ${cited(changed?.text ?? '')} instead of ${cited(old[0]?.text ?? '')}.`,
        matched: `${unit.key} ${changed?.text ?? ''}`,
      }),
    ];
  });
}

/** Jobs whose very names in the base say that they try something out were never what decides. */
function milder(found: readonly Tampering[], { title }: ScriptUnit): readonly Tampering[] {
  if (
    !/ecosystem|downstream|canary|nightly|experimental|benchmark|\bbench\b|prerelease|allowed.to.fail|flaky/i.test(
      title,
    )
  )
    return found;
  return found.map((one) => ({ ...one, level: one.level === 'violation' ? 'probation' : one.level }));
}

/** One finding a cause: what forgives the whole unit, and each run that cannot fail by itself. */
function forgiven(unit: ScriptUnit, runs: readonly TestRun[]): readonly Tampering[] {
  const outer = unit.off ?? unit.pardon;
  const found: Tampering[] = [];
  if (outer) {
    found.push(
      tamperingWith(unit.file, {
        range: outer.range,
        level: 'violation',
        message: `${unit.title} ${unit.off ? 'never runs' : 'may fail without consequence'} (${cited(outer.text)}): failing tests no longer fail the run.`,
        matched: `${unit.key} ${outer.text}`,
      }),
    );
  }
  for (const run of runs) {
    const fate = outer ? run.fate : fateIn(unit, run);
    if (fate === 'counts') continue;
    found.push(
      tamperingWith(unit.file, {
        range: unit.place(run.stretch),
        level: fate === 'piped' ? 'probation' : 'violation',
        message: `${unit.title} ${FATES[fate]}: failing tests no longer fail the run.`,
        matched: `${unit.key} ${run.text} ${fate}`,
      }),
    );
  }
  return found;
}

const FATES: Readonly<Record<Exclude<Fate, 'counts'>, string>> = {
  swallowed: 'swallows the failure of the test runner',
  never: 'ends before it reaches the test runner',
  piped: 'hands on the status of another command than the test runner',
  blind: 'tells the test runner to run no test, or to forgive failures',
};

/** Whether the tests that a unit ran are run by another one, or by another runner that the change brings. */
function isCovered(pool: UnitPool, before: ScriptUnit, unit: ScriptUnit | null): boolean {
  const counted = countingRuns(before);
  const added = newRuns(pool, unit);
  if (
    added.length > 0 &&
    counted.every((run) =>
      added.some((one) => one.runner !== run.runner || isAsWide(one, run) || isScriptRunner(one.runner)),
    )
  )
    return true;
  if (!pool.allCount) return unit === null && pool.after.some((other) => countingRuns(other).length > 0);
  return counted.every((run) =>
    pool.after.some(
      (other) =>
        other !== unit &&
        other.folder === before.folder &&
        countingRuns(other).some((one) => one.runner === run.runner && isAsWide(one, run)),
    ),
  );
}

/** The runs that count in units where none counted before. */
function newRuns(pool: UnitPool, unit: ScriptUnit | null): readonly TestRun[] {
  const known = new Map(pool.before.map((one) => [one.key, one]));
  return pool.after.flatMap((other) => {
    const old = known.get(other.key);
    return other === unit || (old && countingRuns(old).length > 0) ? [] : countingRuns(other);
  });
}

function isAsWide(one: TestRun, other: TestRun): boolean {
  if (one.text === other.text) return true;
  if (isScriptRunner(one.runner)) return false;
  const { leftOut, namesLeftOut, onlyNames, paths } = one.selection;
  return leftOut.length + namesLeftOut.length + onlyNames.length + paths.length === 0;
}

/** Starts a script of the project, whose name says which tests it runs. */
function isScriptRunner(runner: string): boolean {
  return /^(?:npm|pnpm|yarn|make|gmake|just|task|composer|turbo|nx|rake)$/.test(runner);
}

function runText(unit: ScriptUnit): string {
  return cited(unit.runs[0]?.text ?? 'what ran them');
}
