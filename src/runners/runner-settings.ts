import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile } from '../model/change.ts';
import { append } from '../model/lists.ts';
import type { Knowledge, Scene } from '../model/rule.ts';
import { loosenedAggregates } from './aggregate-jobs.ts';
import { loosenedCheckers } from './checker-settings.ts';
import { codeTaskUnits, isCodeTaskFile } from './code-tasks.ts';
import type { ConfigKind } from './config-kind.ts';
import { configKindOf } from './config-kinds.ts';
import { isTooLong, pathOn, textOn, type Side } from './config-text.ts';
import { dataTaskUnits, isDataTaskFile } from './data-tasks.ts';
import { survivingTests } from './existing-tests.ts';
import { mappedSubjects } from './module-mappings.ts';
import { isPackageFile, packageUnits, removedScript } from './package-scripts.ts';
import { laterUnits } from './reach-comparison.ts';
import { isScriptFile, scriptUnits } from './script-files.ts';
import { countingRuns, type ScriptUnit } from './script-unit.ts';
import { loosenedFamily, pairOf } from './setting-comparison.ts';
import { tamperingWith, type Tampering } from './tampering.ts';
import { isTaskFile, taskUnits } from './task-files.ts';
import { narrowedFilters, type FilterQuestion } from './trigger-filters.ts';
import { loosenedUnits, type UnitPool } from './unit-comparison.ts';
import { isWorkflowFile } from './workflow-steps.ts';
import { removedStep, workflowUnits } from './workflow-units.ts';

/** Kinds of files that name the commands with which tests are started. */
const SCRIPTED: readonly {
  readonly holds: (path: string) => boolean;
  readonly unitsOf: (file: ComparedFile, side: Side) => readonly ScriptUnit[];
}[] = [
  { holds: isPackageFile, unitsOf: packageUnits },
  { holds: isTaskFile, unitsOf: taskUnits },
  { holds: isScriptFile, unitsOf: scriptUnits },
  { holds: isDataTaskFile, unitsOf: dataTaskUnits },
  { holds: isCodeTaskFile, unitsOf: codeTaskUnits },
];

/** Where CI, package scripts and the configuration of test runners let through what they did not before. */
export function loosenedSettings(scene: Scene, knowledge: Knowledge): readonly Tampering[] {
  const tests = (): readonly string[] => survivingTests(scene, knowledge);
  const texts = scene.compared.filter(({ before, after }) => before.kind === 'text' || after.kind === 'text');
  const named = (fits: (path: string) => boolean): readonly ComparedFile[] =>
    texts.filter(({ change }) => fits(change.path));
  const pipelines = named(isWorkflowFile);
  const paths = new Set(pipelines.flatMap((file) => [pathOn(file, 'before'), pathOn(file, 'after')]));
  const workflows = workflowUnits(
    pipelines,
    scene.gate.filter(({ path }) => isWorkflowFile(path) && !paths.has(path)),
  );
  const scripts = SCRIPTED.flatMap(({ holds, unitsOf }) =>
    named(holds).map((file) => ({ before: unitsOf(file, 'before'), after: unitsOf(file, 'after') })),
  );
  const all = scripts.flatMap(({ after }) => after);
  const pool: UnitPool = {
    ...workflows,
    allCount: true,
    files: pipelines,
    scripts: all,
    onRemoval: (unit) => removedStep(unit, workflows.after),
  };
  const found = [
    ...loosenedUnits(pool, tests),
    ...laterUnits(pool, tests),
    ...pipelines.flatMap((file) => [
      ...narrowedFilters(filterQuestion(scene, pool, file, tests)),
      ...loosenedAggregates(file, pool.before, pool.after),
    ]),
    ...scripts.flatMap((units) =>
      loosenedUnits({ ...units, allCount: false, files: [], scripts: all, onRemoval: removedScript }, tests),
    ),
  ];
  const newCommands = addedRunTexts([...scripts, workflows]);
  const kinds = new Map<ConfigKind, ComparedFile[]>();
  for (const file of texts) {
    const kind = configKindOf(file.change.path);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  for (const [kind, files] of kinds) {
    append(found, loosenedFamily({ pairs: files.map((file) => pairOf(file, kind)), newCommands }, tests));
  }
  append(found, overlongFiles(texts));
  append(found, [...mappedSubjects(texts, tests), ...loosenedCheckers(texts)]);
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

/** A workflow that runs tests on both sides, with what may be left out by its filters; nothing to ask of others. */
function filterQuestion(
  scene: Scene,
  { after }: UnitPool,
  file: ComparedFile,
  tests: () => readonly string[],
): FilterQuestion {
  const running = after.filter((unit) => unit.reach === 2 && countingRuns(unit).length > 0);
  const own = running.some((unit) => unit.file === file);
  return {
    file,
    isRunning: own,
    changed: scene.compared.flatMap(({ change }) =>
      isCodeFile(change.path) && (change.class === 'product' || change.class === 'test') ? [change.path] : [],
    ),
    tests,
    others: [...new Set(running.flatMap((unit) => (unit.file === file ? [] : [unit.file])))].map((other) =>
      textOn(other, 'after'),
    ),
  };
}

/** Configuration that grew beyond what anybody reads: what it says now cannot be compared. */
function overlongFiles(files: readonly ComparedFile[]): readonly Tampering[] {
  return files
    .filter(
      ({ change, before, after }) =>
        isTooLong(after) &&
        !isTooLong(before) &&
        (isWorkflowFile(change.path) ||
          configKindOf(change.path) !== null ||
          SCRIPTED.some(({ holds }) => holds(change.path))),
    )
    .map((file) =>
      tamperingWith(file, {
        range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
        level: file.change.isGenerated ? 'probation' : 'violation',
        message: 'This configuration of the test run is made so long that nobody can see what it says any more.',
        matched: 'overlong',
      }),
    );
}
