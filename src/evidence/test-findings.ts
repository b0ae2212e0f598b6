import type { RuleFinding } from '../model/finding.ts';
import type { Range } from '../model/range.ts';
import type { RuleMeta, Scene } from '../model/rule.ts';
import type { TestDifference } from '../model/suite.ts';
import { changedLines } from './changed-lines.ts';

/** A place longer than this is pointed at by its beginning. */
const LONGEST = 20;
const LONGEST_NAME = 80;

/** Differences of one kind as findings. */
export function differencesFound(scene: Scene, kind: TestDifference['kind'], meta: RuleMeta): readonly RuleFinding[] {
  return scene.testDifferences
    .filter((difference) => difference.kind === kind)
    .map((difference) => ({
      rule: meta.id,
      level: 'violation',
      reviewable: meta.reviewable,
      path: difference.path,
      previousPath: difference.previousPath,
      range: placeOf(scene, difference),
      message: `${subjectOf(difference)} ${difference.what}.`,
      evidence: [],
      matched: `${difference.name.join(' ')} ${difference.what}`,
    }));
}

function subjectOf({ name, isCheck }: TestDifference): string {
  if (name.length === 0) return "This file's tests";
  const full = name.filter((part) => part !== '').join(' › ');
  return `${isCheck ? 'The helper' : 'The test'} “${full.length > LONGEST_NAME ? `${full.slice(0, LONGEST_NAME - 1)}…` : full}”`;
}

function placeOf(scene: Scene, { path, range }: TestDifference): Range {
  const file = scene.compared.find(({ change }) => change.path === path);
  if (!range) return file ? changedLines(file) : { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const isLong = range.endLine - range.startLine >= LONGEST;
  return isLong ? { ...range, endLine: range.startLine + LONGEST - 1, endColumn: 1 } : range;
}
