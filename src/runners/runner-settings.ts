import type { ComparedFile } from '../model/change.ts';
import type { Knowledge, Scene } from '../model/rule.ts';
import { configKindOf, type ConfigKind } from './config-kinds.ts';
import { survivingTests } from './existing-tests.ts';
import { isPackageFile, packageUnits, removedScript } from './package-scripts.ts';
import type { ScriptUnit } from './script-unit.ts';
import { loosenedFamily, pairOf } from './setting-comparison.ts';
import type { Tampering } from './tampering.ts';
import { isTaskFile, taskUnits } from './task-files.ts';
import { loosenedUnits } from './unit-comparison.ts';
import { isWorkflowFile } from './workflow-steps.ts';
import { removedStep, workflowUnits } from './workflow-units.ts';

/** Where CI, package scripts and the configuration of test runners let through what they did not before. */
export function loosenedSettings(scene: Scene, knowledge: Knowledge): readonly Tampering[] {
  const tests = (): readonly string[] => survivingTests(scene, knowledge);
  const texts = scene.compared.filter(({ before, after }) => before.kind === 'text' || after.kind === 'text');
  const named = (fits: (path: string) => boolean): readonly ComparedFile[] =>
    texts.filter(({ change }) => fits(change.path));
  const workflows = workflowUnits(named(isWorkflowFile));
  const packages = named(isPackageFile);
  const tasks = named(isTaskFile);
  const scripts = [
    ...packages.map((file) => ({ before: packageUnits(file, 'before'), after: packageUnits(file, 'after') })),
    ...tasks.map((file) => ({ before: taskUnits(file, 'before'), after: taskUnits(file, 'after') })),
  ];
  const found = [
    ...loosenedUnits({ ...workflows, allCount: true, onRemoval: (unit) => removedStep(unit, workflows.after) }, tests),
    ...scripts.flatMap((units) => loosenedUnits({ ...units, allCount: false, onRemoval: removedScript }, tests)),
  ];
  const newCommands = addedRunTexts([...scripts, workflows]);
  const kinds = new Map<ConfigKind, ComparedFile[]>();
  for (const file of texts) {
    const kind = configKindOf(file.change.path);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  for (const [kind, files] of kinds) {
    found.push(...loosenedFamily({ pairs: files.map((file) => pairOf(file, kind)), newCommands }, tests));
  }
  return found;
}

/** What the head's scripts run that the base's did not. */
function addedRunTexts(
  pools: readonly { readonly before: readonly ScriptUnit[]; readonly after: readonly ScriptUnit[] }[],
): string {
  return pools
    .flatMap(({ before, after }) => {
      const known = new Set(before.flatMap(({ runs }) => runs.map(({ text }) => text)));
      return after.flatMap(({ runs }) =>
        runs.filter(({ text, fate }) => fate === 'counts' && !known.has(text)).map(({ text }) => text),
      );
    })
    .join('\n');
}
