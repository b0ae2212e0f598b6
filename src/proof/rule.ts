import type { RuleFinding } from '../model/finding.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';

/**
 * The one rule that judges what is said about a change and not the change itself. So it is no plug-in, which would get
 * the change alone: it has no fixtures of code, and {@link workProofRule} makes it when the statement is known. In the
 * docs, in the configuration and in reports it is a rule like any other.
 */
export const workProofMeta: RuleMeta = {
  id: 'work-proof',
  title: 'Tools are required, and the work proof names none',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: false,
  precedence: 130,
};

/** The rule for one scan: its finding goes through levels, fingerprints and the allow list like every other. */
export function workProofRule(finding: RuleFinding | null): Rule {
  return {
    meta: workProofMeta,
    collect: () => ({ values: [], words: [] }),
    judge: () => (finding ? [finding] : []),
  };
}

/** What is known of every rule, whether it judges the change or the statement. */
export function allRuleMetas(rules: readonly Rule[]): readonly RuleMeta[] {
  return [...rules.map(({ meta }) => meta), workProofMeta];
}
