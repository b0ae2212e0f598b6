import { accusationsOf } from '../evidence/accusations.ts';
import { chargeOf, findingsOf, pairText, questionOfUnits } from '../evidence/charges.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'answer-table',
  title: "A table, list or data file of the product holds the tests' inputs with their answers",
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 20,
};

export const rule: Rule = {
  meta,
  collect: questionOfUnits,
  judge: (scene, knowledge) =>
    accusationsOf(scene, knowledge)
      .filter((accusation) => chargeOf(accusation) === 'answer-table')
      .flatMap((accusation) =>
        findingsOf(meta, accusation, (clue) =>
          clue.unit.kind === 'list'
            ? `This list repeats the answers of a test in their order: ${pairText(clue)}.`
            : `This table holds ${pairText(clue)}.`,
        ),
      ),
};
