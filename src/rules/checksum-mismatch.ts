import { changedLines } from '../evidence/changed-lines.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { ChecksumVerdict, Rule, RuleMeta, Scene } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'checksum-mismatch',
  title: 'The SHA-256 of a protected file differs from its reference',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: true,
  precedence: 120,
};

export const rule: Rule = {
  meta,
  collect: () => ({ values: [], words: [] }),
  judge: (scene, knowledge) => knowledge.checksums.flatMap((checksum) => judge(scene, checksum)),
};

function judge(scene: Scene, checksum: ChecksumVerdict): readonly RuleFinding[] {
  if (checksum.outcome === 'verified') return [];
  const isHarmless = scene.grownSnapshots.has(checksum.path) || scene.followingGoldens.has(checksum.path);
  if (checksum.reference === 'policy' && isHarmless) return [];
  const touching = scene.compared.find(
    ({ change }) =>
      change.path === checksum.path || (change.status === 'renamed' && change.previousPath === checksum.path),
  );
  const reference = checksum.reference === 'manifest' ? 'the checksum manifest' : 'the target branch';
  if (!touching) {
    return [
      {
        rule: meta.id,
        level: 'note',
        reviewable: meta.reviewable,
        path: checksum.path,
        previousPath: null,
        range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
        message:
          checksum.outcome === 'missing'
            ? `${reference} names this file, but it does not exist; the change did not touch it, so the manifest is out of date.`
            : `The bytes differ from ${reference}, though the change did not touch them: the manifest is out of date.`,
        evidence: [],
        matched: checksum.path,
      },
    ];
  }
  return [
    {
      rule: meta.id,
      level: 'violation',
      reviewable: meta.reviewable,
      path: touching.change.path,
      previousPath: touching.change.previousPath,
      range: changedLines(touching),
      message:
        checksum.outcome === 'missing'
          ? `This file is guarded by ${reference} and the change removes it.`
          : `The SHA-256 of this file differs from ${reference}: the change rewrites protected bytes.`,
      evidence: [],
      matched: checksum.path,
    },
  ];
}
