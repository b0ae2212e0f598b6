import { countingRuns, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';

/** Options by which a run fails when too little of the code was run. */
const FLOOR =
  /--(cov-fail-under|fail-under(?:-lines|-functions|-regions|-branches)?|coverage\.thresholds\.\w+|lines|branches|functions|statements|min-coverage|minimum-coverage|coverage-min|threshold)[= ]+(\d+(?:\.\d+)?)/g;

/** Options of a script's runs that demanded more coverage than those of its successor. */
export function loweredCommandFloors(before: ScriptUnit, unit: ScriptUnit): Tampering | null {
  const [old, now] = [floorsOf(before), floorsOf(unit)];
  for (const [option, was] of old) {
    const is = now.get(option);
    if (is !== undefined && is >= was) continue;
    const [run] = countingRuns(unit);
    return tamperingWith(unit.file, {
      range: run ? unit.place(run.stretch) : unit.range,
      level: 'probation',
      message: `${unit.title} demands less coverage: ${cited(`--${option}`)} ${is === undefined ? `was ${was} and is gone` : `falls from ${was} to ${is}`}.`,
      matched: `${unit.key} ${option} ${is ?? ''}`,
    });
  }
  return null;
}

function floorsOf(unit: ScriptUnit): ReadonlyMap<string, number> {
  const floors = new Map<string, number>();
  for (const { text } of countingRuns(unit))
    for (const [, option = '', value = ''] of text.matchAll(FLOOR))
      floors.set(option, Math.max(floors.get(option) ?? 0, Number.parseFloat(value)));
  return floors;
}
