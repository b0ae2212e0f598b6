import { accusationsOf } from '../evidence/accusations.ts';
import { chargeOf, findingsOf, pairText, questionOfUnits } from '../evidence/charges.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'teleport',
  title: 'A function returns what the tests expect without looking at its parameters',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 25,
};

export const rule: Rule = {
  meta,
  collect: questionOfUnits,
  judge: (scene, knowledge) =>
    accusationsOf(scene, knowledge)
      .filter((accusation) => chargeOf(accusation) === 'teleport')
      .flatMap((accusation) =>
        findingsOf(meta, accusation, (clue) => {
          const subject = accusation.function?.name ?? 'This function';
          return `${subject} gives ${pairText(clue)}, whatever its parameters are.`;
        }),
      ),
};
