import { differencesFound } from '../evidence/test-findings.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'test-weakened',
  title: 'An existing test is deleted, skipped, or asserts less than before',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: true,
  precedence: 90,
};

export const rule: Rule = {
  meta,
  collect: () => ({ values: [], words: [] }),
  judge: (scene) => differencesFound(scene, 'weakened', meta),
};
