import { differencesFound } from '../evidence/test-findings.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'test-modified',
  title: 'What an existing test feeds or expects is changed',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: true,
  precedence: 95,
};

export const rule: Rule = {
  meta,
  collect: () => ({ values: [], words: [] }),
  judge: (scene) => differencesFound(scene, 'modified', meta),
};
