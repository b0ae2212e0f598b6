import type { RuleFinding } from '../model/finding.ts';
import type { Config } from '../model/policy.ts';
import { lineRange } from '../model/range.ts';
import type { Cap } from '../model/report.ts';
import { clipped } from '../policy/suggestion.ts';
import { whereOf } from './discovery.ts';
import type { ProofJudgement } from './judgement.ts';
import { workProofMeta } from './rule.ts';

/** Highest score without the work proof that the policy requires. */
const CAP = 60;
/** Reasons in one sentence. */
const MOST_REASONS = 10;

/** What a work proof does to the report. */
export interface ProofEffects {
  readonly caps: readonly Cap[];
  readonly finding: RuleFinding | null;
  /** A sentence for whoever runs the scan; it changes nothing. */
  readonly remark: string | null;
}

/**
 * What follows from a work proof. One that nobody required has no effect, whatever it says.
 *
 * @param policy What is required, and where the head commit may hold it.
 */
export function proofEffects(judgement: ProofJudgement, policy: Config['workProof']): ProofEffects {
  const faults = faultsOf(judgement);
  const [first, ...others] = faults;
  if (policy.require === 'none') {
    const isGiven = judgement.kind !== 'absent';
    return {
      caps: [],
      finding: null,
      remark: isGiven && first !== undefined ? `${sentence(faults)} Without effect, since none is required.` : null,
    };
  }
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return {
    caps: first === undefined ? [] : [{ cap: CAP, reason: first + more }],
    finding: policy.require === 'tools' ? lackOfTools(judgement, policy.path) : null,
    // The cap has room for one; whoever mends the proof wants them all.
    remark: others.length === 0 ? null : sentence(faults),
  };
}

/** Clauses, the first of which can stand alone; none when nothing speaks against the proof. */
function faultsOf(judgement: ProofJudgement): readonly string[] {
  switch (judgement.kind) {
    case 'accepted':
      return [];
    case 'absent':
      return [
        judgement.older === null
          ? 'no work proof was given, and the policy requires one'
          : `no work proof of this change was given, and the policy requires one: ${clipped(judgement.older)} tells of an earlier change`,
      ];
    case 'malformed':
    case 'contradicted':
      return judgement.reasons.map((reason, i) => (i > 0 ? reason : `the work proof is ${judgement.kind}: ${reason}`));
  }
}

function sentence(faults: readonly string[]): string {
  const shown = faults.slice(0, MOST_REASONS);
  const more = faults.length - shown.length;
  const text = [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * Tools were required and none was used, by the proof's own word. What else is wrong with the proof does not matter: a
 * contradiction must not turn a violation into a cap.
 */
function lackOfTools(judgement: ProofJudgement, path: string): RuleFinding | null {
  if (judgement.kind !== 'accepted' && judgement.kind !== 'contradicted') return null;
  const { proof, source } = judgement;
  if (proof.tools_used.length > 0) return null;
  // A pull request's text has no place in the repository, so the file that could hold the proof stands for it.
  const place = source.kind === 'commit' ? source : { path, line: 1 };
  return {
    rule: workProofMeta.id,
    level: 'violation',
    reviewable: workProofMeta.reviewable,
    path: place.path,
    previousPath: null,
    range: lineRange(place.line, ''),
    message: `The policy requires that tools were used, and the work proof in ${whereOf(source)} names none: \`tools_used\` is empty.`,
    evidence: [],
    matched: 'tools_used',
  };
}
