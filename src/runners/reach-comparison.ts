import type { ComparedFile } from '../model/change.ts';
import { callsFile } from './called-workflows.ts';
import { textOn } from './config-text.ts';
import { countingRuns, type Circumstance, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import { isCovered, type UnitPool } from './unit-comparison.ts';

const TIMES = ['no longer runs the tests by itself', 'runs the tests only after a change is merged'] as const;

/**
 * Steps that still run the tests, and no longer do it before a change is merged: their triggers or conditions leave the
 * change out. One finding a cause.
 */
export function laterUnits(pool: UnitPool, tests: () => readonly string[]): readonly Tampering[] {
  const after = new Map(pool.after.map((unit) => [unit.key, unit]));
  const found = new Map<string, Tampering>();
  for (const before of pool.before) {
    const unit = after.get(before.key);
    if (!unit || countingRuns(before).length === 0 || countingRuns(unit).length === 0) continue;
    const one = delayed(pool, before, unit, tests) ?? escaping(pool, before, unit, tests);
    if (one) {
      const key = `${one.path} ${one.range.startLine} ${one.level}`;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
}

function delayed(
  pool: UnitPool,
  before: ScriptUnit,
  unit: ScriptUnit,
  tests: () => readonly string[],
): Tampering | null {
  if (unit.reach >= before.reach || isCovered(pool, before, unit, tests)) return null;
  const { file, limit } = placeOf(pool, unit);
  if (!limit) return null;
  return tamperingWith(file, {
    range: limit.range,
    // What ran after the merge never decided about a change.
    level: before.reach === 2 ? 'violation' : 'probation',
    message: `${unit.title} ${unit.reach === 0 ? TIMES[0] : TIMES[1]} (${cited(limit.text)}), so failing tests no longer keep a change from being merged.`,
    matched: `${unit.key} ${limit.text}`,
  });
}

/** A condition that lets some changes go by, as their author names branches, titles or labels. */
function escaping(
  pool: UnitPool,
  before: ScriptUnit,
  unit: ScriptUnit,
  tests: () => readonly string[],
): Tampering | null {
  const { escape } = unit;
  if (!escape || before.escape !== null || before.reach < 2 || isCovered(pool, before, unit, tests)) return null;
  return tamperingWith(unit.file, {
    range: escape.range,
    level: 'probation',
    message: `${unit.title} runs the tests on a condition that the author of a change can choose (${cited(escape.text)}).`,
    matched: `${unit.key} ${escape.text}`,
  });
}

/** Where it was lost: in the file itself, or in the changed file that no longer calls it. */
function placeOf(
  pool: UnitPool,
  unit: ScriptUnit,
): { readonly file: ComparedFile; readonly limit: Circumstance | null } {
  if (unit.file.added.length + unit.file.removed.length > 0) return unit;
  const callers = new Set([...pool.before, ...pool.after].map(({ file }) => file).concat(pool.files));
  for (const file of callers) {
    if (file.added.length + file.removed.length === 0) continue;
    if (!callsFile(textOn(file, 'before'), unit.file.change.path)) continue;
    const rows = textOn(file, 'after').split('\n').length;
    const line = file.added[0]?.start ?? Math.min(rows, Math.max(1, (file.removed[0]?.start ?? 2) - 1));
    return {
      file,
      limit: {
        text: `what called ${unit.file.change.path}`,
        range: { startLine: line, startColumn: 1, endLine: line, endColumn: 1 },
      },
    };
  }
  return unit;
}
