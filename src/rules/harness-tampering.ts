import { tamperingHooks } from '../evidence/tampering-hooks.ts';
import { standInAnswers } from '../evidence/tampering-stand-ins.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';
import { loosenedSettings } from '../runners/runner-settings.ts';

const meta: RuleMeta = {
  id: 'harness-tampering',
  title: 'The test run is made green by its harness, its configuration or its CI',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 58,
};

export const rule: Rule = {
  meta,
  collect: (scene) => ({ values: standInAnswers(scene), words: [] }),
  judge: (scene, knowledge) =>
    [...loosenedSettings(scene, knowledge), ...tamperingHooks(scene, knowledge)].map((tampering) => ({
      ...tampering,
      rule: meta.id,
      reviewable: meta.reviewable,
      evidence: [],
    })),
};
