import { clipped } from '../policy/suggestion.ts';
import type { FoundProof, ProofSource } from './discovery.ts';
import { contentSign } from './names.ts';
import { pathsIn } from './paths.ts';
import type { WorkProof } from './statement.ts';

/** What the scan knows that a work proof may contradict. */
export interface ProofFacts {
  readonly window: {
    /** ISO time before which nobody worked on the change; null when nothing vouches for one. */
    readonly from: string | null;
    /** ISO time of the scan. */
    readonly to: string | null;
  };
  /**
   * Whether a path names a golden file or answers of a test. Ask the tree for it rather than patterns: an input called
   * `snapshots/latest` may be a route.
   */
  readonly isGoldenPath: (path: string) => boolean;
}

/** What is to be thought of the work proof. Reasons are clauses that quote it: raw text, shortened. */
export type ProofJudgement =
  | { readonly kind: 'absent'; readonly older: string | null }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] }
  | {
      readonly kind: 'contradicted';
      readonly reasons: readonly string[];
      readonly proof: WorkProof;
      readonly source: ProofSource;
    }
  /** Nothing speaks against it, which is all that can be said. */
  | { readonly kind: 'accepted'; readonly proof: WorkProof; readonly source: ProofSource };

/** Work may begin before the commit that it is based on: a branch is rebased, a clock goes wrong. */
const SLACK_BEFORE = 24 * 60 * 60 * 1000;
/** Clocks of two machines differ. */
const SLACK_AFTER = 5 * 60 * 1000;

/** Holds a work proof against what the scan knows. */
export function judgeProof(found: FoundProof, facts: ProofFacts): ProofJudgement {
  if (found.kind !== 'found') return found;
  const { proof, source } = found;
  const reasons = [
    ...contentReasons(proof),
    ...goldenReasons(proof, facts.isGoldenPath),
    ...timeReasons(proof, facts.window),
  ];
  return reasons.length > 0 ? { kind: 'contradicted', reasons, proof, source } : { kind: 'accepted', proof, source };
}

function contentReasons(proof: WorkProof): readonly string[] {
  return proof.inputs_used.flatMap((input, i) => {
    const sign = contentSign(input);
    return sign === null ? [] : [`\`inputs_used[${i}]\` ${sign} where a name belongs: ${quoted(input)}`];
  });
}

function goldenReasons(proof: WorkProof, isGoldenPath: ProofFacts['isGoldenPath']): readonly string[] {
  return proof.inputs_used.flatMap((input, i) =>
    pathsIn(input).some(isGoldenPath)
      ? [`\`inputs_used[${i}]\` names a file that holds the tests' answers: ${quoted(input)}`]
      : [],
  );
}

function timeReasons({ tools_used: tools }: WorkProof, window: ProofFacts['window']): readonly string[] {
  const earliest = window.from === null ? -Infinity : Date.parse(window.from) - SLACK_BEFORE;
  const latest = window.to === null ? Infinity : Date.parse(window.to) + SLACK_AFTER;
  return tools.flatMap(({ at }, i) => {
    const time = Date.parse(at);
    const before = tools[i - 1];
    const place = `\`tools_used[${i}].at\``;
    return [
      ...(time < earliest ? [`${place} (${at}) is before the change began`] : []),
      ...(time > latest ? [`${place} (${at}) is in the future`] : []),
      ...(before && time < Date.parse(before.at) ? [`${place} (${at}) is earlier than the one before it`] : []),
    ];
  });
}

function quoted(text: string): string {
  return JSON.stringify(clipped(text));
}
