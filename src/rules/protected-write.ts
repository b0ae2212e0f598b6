import { changedLines } from '../evidence/changed-lines.ts';
import type { FileChange } from '../model/change.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'protected-write',
  title: 'A golden or protected file is changed, deleted, renamed or re-typed',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: true,
  precedence: 110,
};

export const rule: Rule = {
  meta,
  collect: () => ({ values: [], words: [] }),
  judge: (scene) =>
    scene.compared.flatMap((compared) => {
      const action = actionOn(compared.change);
      if (action === null) return [];
      const onlyAdds = scene.grownSnapshots.has(compared.change.path);
      const onlyMoves = scene.followingGoldens.has(compared.change.path);
      return [
        {
          rule: meta.id,
          level: onlyAdds || onlyMoves ? ('note' as const) : ('violation' as const),
          reviewable: meta.reviewable,
          path: compared.change.path,
          previousPath: compared.change.previousPath,
          range: changedLines(compared),
          message: `${kindOf(compared.change)} ${
            onlyAdds
              ? 'gains new entries; the existing ones stay as they are.'
              : onlyMoves
                ? `${action} with its test, as it was.`
                : `${action}: what the tests expect changes with it.`
          }`,
          evidence: [],
          matched: `${compared.change.before?.id ?? ''} ${compared.change.after?.id ?? ''}`,
        },
      ];
    }),
};

/** What the change does to protected bytes; null when nothing that stood before is touched. New goldens are welcome. */
function actionOn(change: FileChange): string | null {
  const { before, after, status } = change;
  if (!before || !wasGuarded(change)) return null;
  switch (status) {
    case 'added':
    case 'copied':
      return null;
    case 'deleted':
      return 'is deleted';
    case 'renamed':
      return `is moved here from ${before.path}`;
    case 'retyped':
      return `becomes a ${after?.kind ?? 'different kind of entry'} in place of a ${before.kind}`;
    case 'modified':
      if (after && before.kind !== after.kind) return `changes from ${before.kind} to ${after.kind}`;
      return 'is rewritten';
  }
}

function wasGuarded(change: FileChange): boolean {
  return change.wasProtected || change.previousClass === 'golden';
}

function kindOf(change: FileChange): string {
  return change.previousClass === 'golden' ? 'A golden file that existing tests compare with' : 'A protected file';
}
