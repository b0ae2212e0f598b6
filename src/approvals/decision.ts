import type { Lift } from '../model/finding.ts';
import type { Config } from '../model/policy.ts';
import type { ApprovalRecord } from '../model/pull-request.ts';
import type { Refusal } from '../model/report.ts';
import { labelOutcome } from './label.ts';
import { nameOf } from './people.ts';
import { reviewOutcome } from './review.ts';

/** What people decided about a pull request, as far as it counts. */
export interface Decision {
  /** The lift that covers a path, or null. */
  readonly liftFor: (path: string) => Lift | null;
  /** Attempts that did not count. */
  readonly refusals: readonly Refusal[];
  /** What is still to be done before reviewable findings at these paths are lifted, in order; empty when nothing is. */
  readonly stepsFor: (paths: readonly string[]) => readonly string[];
}

export interface DecisionSettings {
  readonly approvals: Config['approvals'];
  /** Whether the config allows changes of a path without the label. */
  readonly isAllowed: (path: string) => boolean;
  readonly agentIds: ReadonlySet<number>;
}

/**
 * Decides what a pull request's reviews and labels lift (DESIGN, trust): a label of a person or the config allows the
 * change, and somebody else reviews it; or, for one-person projects, a maintainer's label alone.
 * @param head The commit that was scanned; a head that moved since is nobody's to lift.
 */
export function decide(record: ApprovalRecord, head: string, settings: DecisionSettings): Decision {
  const moved = record.pullRequest.headSha !== head;
  if (moved) {
    return {
      liftFor: () => null,
      refusals: [],
      stepsFor: () => [
        `look at the run for ${record.pullRequest.headSha.slice(0, 7)}: the head has moved since this one started`,
      ],
    };
  }
  return settings.approvals.require === 'label' ? byLabel(record, settings) : byReview(record, head, settings);
}

function byLabel(record: ApprovalRecord, { approvals, agentIds }: DecisionSettings): Decision {
  const label = labelOutcome(record, approvals.label, { agentIds, mayBeAuthor: true }, true);
  const lift: Lift | null = label.setBy && {
    label: approvals.label,
    by: nameOf(label.setBy.actor),
    review: 'none: a label is enough by the configuration',
    at: label.setBy.at,
  };
  const step = `add the label “${approvals.label}” (a maintainer, after the last push)`;
  return {
    liftFor: () => lift,
    refusals: label.refusals,
    stepsFor: (paths) => (lift || paths.length === 0 ? [] : [label.obstacle ?? step]),
  };
}

function byReview(record: ApprovalRecord, head: string, settings: DecisionSettings): Decision {
  const { approvals, isAllowed, agentIds } = settings;
  const trust = { agentIds, mayBeAuthor: false };
  const review = reviewOutcome(record, head, trust);
  const label = labelOutcome(record, approvals.label, trust, false);
  const { approval } = review;
  const liftFor = (path: string): Lift | null => {
    if (approval === null || !(label.setBy || isAllowed(path))) return null;
    return {
      label: label.setBy ? approvals.label : null,
      by: nameOf(approval.author),
      review: approval.url,
      at: approval.submittedAt ?? '',
    };
  };
  return {
    liftFor,
    refusals: [...review.refusals, ...label.refusals],
    stepsFor(paths) {
      if (paths.every((path) => liftFor(path) !== null)) return [];
      const approve = `approve ${head.slice(0, 7)} (somebody with write access who wrote none of it)`;
      const allow = `add the label “${approvals.label}” (somebody with write access who wrote none of it)`;
      return [
        ...(approval === null ? [review.obstacle ?? approve] : []),
        ...(label.setBy || paths.every(isAllowed) ? [] : [label.obstacle ?? allow]),
      ];
    },
  };
}
