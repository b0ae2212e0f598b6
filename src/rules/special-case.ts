import { accusationsOf } from '../evidence/accusations.ts';
import { chargeOf, findingsOf, pairText, questionOfUnits } from '../evidence/charges.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'special-case',
  title: "Product code recognises a test's input and answers with what that test expects",
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 10,
};

export const rule: Rule = {
  meta,
  collect: questionOfUnits,
  judge: (scene, knowledge) =>
    accusationsOf(scene, knowledge)
      .filter((accusation) => chargeOf(accusation) === 'special-case')
      .flatMap((accusation) =>
        findingsOf(meta, accusation, (clue) => {
          const subject = accusation.function?.name
            ? `${accusation.function.name} has a branch`
            : 'This code has a branch';
          return `${subject} for one test alone: ${pairText(clue)}.`;
        }),
      ),
};
