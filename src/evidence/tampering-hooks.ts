import { contains } from '../model/range.ts';
import type { Knowledge, Scene } from '../model/rule.ts';
import { tamperingWith, type Fault, type Tampering } from '../runners/tampering.ts';
import { codesOf, type Code } from './tampering-code.ts';
import { lostEndings } from './tampering-endings.ts';
import { equalityTricks } from './tampering-equality.ts';
import { exitTricks } from './tampering-exits.ts';
import { judgeTricks } from './tampering-judges.ts';
import { macroTricks } from './tampering-macros.ts';
import { optionTricks } from './tampering-options.ts';
import { pytestTricks } from './tampering-outcomes.ts';
import { printedSuccess } from './tampering-printing.ts';
import { runTricks } from './tampering-runs.ts';
import { selectionTricks } from './tampering-selection.ts';
import { shadows } from './tampering-shadows.ts';
import { ignoreTricks, skipTricks } from './tampering-skips.ts';
import { subjectTricks } from './tampering-stand-ins.ts';
import { suppressions } from './tampering-suppressions.ts';
import { swallowingTricks } from './tampering-swallowing.ts';

/** Code of a change that makes the run of tests green whatever the product does. */
export function tamperingHooks(scene: Scene, knowledge: Knowledge): readonly Tampering[] {
  const moved = { product: removedLines(scene, 'product'), test: removedLines(scene, 'test') };
  const inCode = codesOf(scene).flatMap((code) =>
    outermost(tricksOf(code, knowledge))
      .filter((fault) => !isMoved(code, fault, code.part === 'product' ? moved.product : moved.test))
      .map((fault) => tamperingWith(code.compared, fault)),
  );
  return [...inCode, ...shadows(scene, knowledge), ...lostEndings(scene), ...suppressions(scene)];
}

function tricksOf(code: Code, knowledge: Knowledge): readonly Fault[] {
  return [
    ...pytestTricks(code),
    ...selectionTricks(code, knowledge),
    ...ignoreTricks(code, knowledge),
    ...optionTricks(code),
    ...subjectTricks(code, knowledge),
    ...runTricks(code),
    ...exitTricks(code),
    ...equalityTricks(code),
    ...judgeTricks(code),
    ...macroTricks(code),
    ...swallowingTricks(code),
    ...skipTricks(code),
    ...printedSuccess(code),
  ].filter(({ range }) => !code.tree.testRegions.some((region) => contains(region, range)));
}

const RANK = { violation: 2, probation: 1, note: 0 } as const;

/** One fault a place: where several ideas meet at overlapping places, the gravest speaks, else the first. */
function outermost(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    (fault, i) =>
      !faults.some((other, j) => {
        if (i === j || !(contains(other.range, fault.range) || contains(fault.range, other.range))) return false;
        return RANK[other.level] > RANK[fault.level] || (RANK[other.level] === RANK[fault.level] && j < i);
      }),
  );
}

/** Lines that the change takes away from files of one class of the base, trimmed. */
function removedLines(scene: Scene, from: 'product' | 'test'): ReadonlySet<string> {
  return new Set(
    scene.compared.flatMap(({ change, before, removed }) => {
      if (before.kind !== 'text' || removed.length === 0 || change.previousClass !== from) return [];
      const lines = before.text.split('\n');
      return removed.flatMap(({ start, end }) => lines.slice(start - 1, end - 1).map((line) => line.trim()));
    }),
  );
}

/** Every line of the place stood in the base and only moved. */
function isMoved(code: Code, { range }: Fault, removed: ReadonlySet<string>): boolean {
  if (removed.size === 0) return false;
  const lines = code.lines.slice(range.startLine - 1, range.endLine).map((line) => line.trim());
  return lines.every((line) => line === '' || removed.has(line));
}
