import { attributeEvasions, veilLines } from '../evidence/evasion-attributes.ts';
import { characterEvasions } from '../evidence/evasion-characters.ts';
import { executionEvasions } from '../evidence/evasion-execution.ts';
import { identifierEvasions } from '../evidence/evasion-identifiers.ts';
import { linkEvasions } from '../evidence/evasion-links.ts';
import { ownSourceEvasions } from '../evidence/evasion-own-source.ts';
import { askedValues, hiddenFindings, misplacedCode, misplacedImports } from '../evidence/evasion-places.ts';
import { shellEvasions } from '../evidence/evasion-shell.ts';
import type { Evasion } from '../evidence/evasion.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'scan-evasion',
  title: 'The change hides from those who review it',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  // After the rules that find answers: it asks where they found them.
  precedence: 55,
};

const WEIGHT = { violation: 0, probation: 1, note: 2 } as const;

export const rule: Rule = {
  meta,
  collect: (scene) => ({ values: askedValues(misplacedImports(scene)), words: [] }),
  judge(scene, knowledge, earlier) {
    const veils = veilLines(scene);
    const found = [
      ...hiddenFindings(scene, veils, earlier),
      ...attributeEvasions(scene, veils),
      ...characterEvasions(scene),
      ...identifierEvasions(scene),
      ...executionEvasions(scene),
      ...shellEvasions(scene),
      ...ownSourceEvasions(scene),
      ...misplacedCode(misplacedImports(scene), knowledge),
      ...linkEvasions(scene, knowledge),
    ];
    return oneAPlace(found).map(findingOf);
  },
};

/** Of several findings of this rule at one place the heaviest, and of equal ones the first. */
function oneAPlace(found: readonly Evasion[]): readonly Evasion[] {
  const kept: Evasion[] = [];
  for (const evasion of found.toSorted((a, b) => WEIGHT[a.level] - WEIGHT[b.level])) {
    const meets = kept.some(
      (one) =>
        one.compared === evasion.compared &&
        one.range.startLine <= evasion.range.endLine &&
        evasion.range.startLine <= one.range.endLine,
    );
    if (!meets) kept.push(evasion);
  }
  return kept;
}

function findingOf({ compared, level, range, message, matched }: Evasion): RuleFinding {
  const { path, previousPath } = compared.change;
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path,
    previousPath,
    range,
    message,
    evidence: [],
    matched,
  };
}
