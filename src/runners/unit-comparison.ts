import type { ComparedFile } from '../model/change.ts';
import { loweredCommandFloors } from './command-floors.ts';
import type { Reach } from './occasions.ts';
import { canReplace, narrowingOf } from './run-narrowing.ts';
import { countingRuns, fateIn, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import type { Fate, TestRun } from './test-run.ts';

/** The scripts of both sides that may take each other's place. */
export interface UnitPool {
  readonly before: readonly ScriptUnit[];
  readonly after: readonly ScriptUnit[];
  /** Another script of the base that runs the same keeps the whole honest: all jobs of a CI run count, not all scripts. */
  readonly allCount: boolean;
  /** What the head's changed files hold under names that scripts call. */
  readonly scripts: readonly ScriptUnit[];
  /** The changed files that the scripts are from, those without any among them. */
  readonly files: readonly ComparedFile[];
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
    if (!unit)
      return isCovered(pool, before, null, tests) ? [] : [pool.onRemoval(before)].filter((one) => one !== null);
    if (!pool.allCount && !before.isNamedTest) return [];
    const found = compared(pool, before, unit, counted, tests);
    const floor = found.length > 0 ? null : loweredCommandFloors(before, unit);
    return floor ? [floor] : found;
  });
}

function compared(
  pool: UnitPool,
  before: ScriptUnit,
  unit: ScriptUnit,
  counted: readonly TestRun[],
  tests: () => readonly string[],
): readonly Tampering[] {
  const counting = countingRuns(unit).filter((run) => !startsNothing(pool, run));
  const hollow = countingRuns(unit).find((run) => startsNothing(pool, run));
  if (hollow && counting.length === 0)
    return isCovered(pool, before, unit, tests) ? [] : milder([hollowed(unit, hollow)], before);
  if (counting.length === 0) {
    if (unit.runs.length === 0 && !unit.isIdle && !startsIdleFile(pool, unit)) return [];
    // A package script that is called `test` is what everybody calls, whatever stands beside it.
    const isDisarmed = !pool.allCount && unit.runs.length > 0;
    if (!isDisarmed && isCovered(pool, before, unit, tests)) return [];
    if (unit.runs.length > 0 || unit.off || unit.pardon) return milder(forgiven(unit, unit.runs), before);
    return milder([gone(unit, before)], before);
  }
  const runners = new Set(counted.map(({ runner }) => runner));
  return [...runners].flatMap((runner): readonly Tampering[] => {
    const old = counted.filter((run) => run.runner === runner);
    const now = counting.filter((run) => run.runner === runner);
    if (now.length === 0) {
      const lost = unit.runs.filter((run) => run.runner === runner);
      if (isCovered(pool, before, unit, tests)) return [];
      if (lost.length > 0) return milder(forgiven(unit, lost), before);
      return counting.some((run) => canReplace(run.runner, runner)) ? [] : milder([gone(unit, before)], before);
    }
    const added = newRuns(pool, unit, before.reach);
    if (added.some((run) => run.runner !== runner && canReplace(run.runner, runner))) return [];
    const narrowing = narrowingOf(old, [...now, ...added], { before: before.folder, after: unit.folder }, tests);
    if (!narrowing) return [];
    const changed =
      now.find((run) => !old.some(({ text }) => text === run.text)) ?? now.find(({ variable }) => variable) ?? now[0];
    return [
      tamperingWith(unit.file, {
        range: changed ? placeOf(unit, changed) : unit.range,
        level: narrowing.level,
        message: `${unit.title} now ${narrowing.what}: ${cited(changed?.text ?? '')} instead of ${cited(old[0]?.text ?? '')}${byVariable(changed)}.`,
        matched: `${unit.key} ${changed?.text ?? ''}`,
      }),
    ];
  });
}

function gone(unit: ScriptUnit, before: ScriptUnit): Tampering {
  return tamperingWith(unit.file, {
    range: unit.range,
    level: 'violation',
    message: `${unit.title} no longer runs the tests: ${runText(before)} is gone and nothing takes its place.`,
    matched: `${unit.key} idle`,
  });
}

function hollowed(unit: ScriptUnit, run: TestRun): Tampering {
  return tamperingWith(unit.file, {
    range: placeOf(unit, run),
    level: 'violation',
    message: `${unit.title} no longer runs the tests: it starts ${cited(run.text)}, which this change makes run none.`,
    matched: `${unit.key} ${run.text} hollow`,
  });
}

/** Jobs whose very names in the base say that they try something out were never what decides. */
function milder(found: readonly Tampering[], { title, standing }: ScriptUnit): readonly Tampering[] {
  if (standing === 'local') return found.map((one) => ({ ...one, level: 'note' }));
  if (
    standing === 'decides' &&
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
        range: placeOf(unit, run),
        level: fate === 'piped' ? 'probation' : 'violation',
        message: `${unit.title} ${FATES[fate]}${byVariable(run)}: failing tests no longer fail the run.`,
        matched: `${unit.key} ${run.text} ${fate}`,
      }),
    );
  }
  return found;
}

function byVariable(run: TestRun | undefined): string {
  return run?.variable ? `, by ${cited(`${run.variable.name}=${run.variable.value}`)}` : '';
}

/** A run as a place; what its environment changes stands where the environment is set. */
function placeOf(unit: ScriptUnit, { variable, stretch }: TestRun): Tampering['range'] {
  return variable?.range ?? unit.place(stretch);
}

const FATES: Readonly<Record<Exclude<Fate, 'counts'>, string>> = {
  swallowed: 'swallows the failure of the test runner',
  never: 'ends before it reaches the test runner',
  piped: 'hands on the status of another command than the test runner',
  blind: 'tells the test runner to run no test, or to forgive failures',
};

/** Whether the tests that a unit ran are run by another one as early, or by another runner that the change brings. */
export function isCovered(
  pool: UnitPool,
  before: ScriptUnit,
  unit: ScriptUnit | null,
  tests: () => readonly string[],
): boolean {
  const counted = countingRuns(before);
  const added = newRuns(pool, unit, before.reach);
  if (
    added.length > 0 &&
    counted.every((run) =>
      added.some((one) =>
        one.runner !== run.runner
          ? canReplace(one.runner, run.runner)
          : isAsWide(one, run) || isScriptRunner(one.runner),
      ),
    )
  )
    return true;
  // Several new runs may cover together what one did.
  const same = added.filter((run) => counted.some(({ runner }) => runner === run.runner));
  if (
    same.length > 1 &&
    counted.every((run) => same.some(({ runner }) => runner === run.runner)) &&
    narrowingOf(counted, same, { before: before.folder, after: before.folder }, tests) === null
  )
    return true;
  if (!pool.allCount) return unit === null && pool.after.some((other) => countingRuns(other).length > 0);
  return counted.every((run) =>
    pool.after.some(
      (other) =>
        other !== unit &&
        other.reach >= before.reach &&
        other.folder === before.folder &&
        countingRuns(other).some((one) => one.runner === run.runner && isAsWide(one, run)),
    ),
  );
}

/** The runs that count in units where none counted before. */
function newRuns(pool: UnitPool, unit: ScriptUnit | null, reach: Reach): readonly TestRun[] {
  const known = new Map(pool.before.map((one) => [one.key, one]));
  return pool.after.flatMap((other) => {
    const old = known.get(other.key);
    return other === unit || other.reach < reach || (old && countingRuns(old).length > 0)
      ? []
      : countingRuns(other).filter((run) => !startsNothing(pool, run));
  });
}

/** Starts a target that the same change writes, and that runs no tests. */
function startsNothing({ scripts }: UnitPool, { runner, text }: TestRun): boolean {
  if (!isScriptRunner(runner)) return false;
  const target = text.split(/\s+/).findLast((word) => /^[\w:-]+$/.test(word)) ?? '';
  const named = scripts.filter(({ key }) => key.endsWith(` ${target}`));
  return named.length > 0 && named.every((unit) => unit.isIdle);
}

/** Starts only files that the same change writes, and that run no tests. */
function startsIdleFile({ scripts }: UnitPool, unit: ScriptUnit): boolean {
  const started = unit.programs.flatMap((path) =>
    scripts.filter(({ file }) => file.change.path === unit.folder + path || file.change.path === path),
  );
  return started.length > 0 && started.every(({ isIdle, runs }) => isIdle && runs.length === 0);
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
