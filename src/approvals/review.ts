import type { ApprovalRecord, Review } from '../model/pull-request.ts';
import type { Refusal } from '../model/report.ts';
import { clause, nameOf, objectionTo, type Trust } from './people.ts';

/** What the reviews of a pull request come to. */
export interface ReviewOutcome {
  /** The approval that counts: the newest. */
  readonly approval: Review | null;
  readonly refusals: readonly Refusal[];
  /** What stands in the way, as an instruction; null when an approval alone is missing or nothing is. */
  readonly obstacle: string | null;
}

const OPINIONS: ReadonlySet<string> = new Set(['approved', 'changes-requested', 'dismissed']);

/**
 * Looks for an approval that counts. GitHub itself keeps an approval after a push unless a rule dismisses it, lets its
 * author choose the commit, and counts comments as reviews; so of each person the latest opinion decides, and it must be
 * about this very commit and newer than the push that brought it.
 * @param head The commit that was scanned.
 */
export function reviewOutcome(record: ApprovalRecord, head: string, trust: Trust): ReviewOutcome {
  if (record.reviews.kind === 'unknown') {
    return {
      approval: null,
      refusals: [],
      obstacle: `the reviews could not be read: ${clause(record.reviews.reason)}`,
    };
  }
  const refusals: Refusal[] = [];
  const blocking: string[] = [];
  let approval: Review | null = null;
  for (const review of latestOpinions(record.reviews.value)) {
    if (review.state === 'changes-requested') {
      if (objectionTo(review.author, record, trust) === null) blocking.push(nameOf(review.author));
      continue;
    }
    if (review.state !== 'approved') continue;
    const reason = objectionTo(review.author, record, trust) ?? staleness(review, record, head);
    if (reason === null) approval = review;
    else refusals.push({ by: nameOf(review.author), what: 'review', reason });
  }
  const obstacle = blocking.length === 0 ? null : `settle what ${blocking.join(' and ')} asked to be changed`;
  return { approval: obstacle === null ? approval : null, refusals, obstacle };
}

/** Of each person the latest that says yes or no, in order of time. */
function latestOpinions(reviews: readonly Review[]): readonly Review[] {
  const submitted = reviews.filter((review) => review.submittedAt !== null && OPINIONS.has(review.state));
  const inOrder = submitted.toSorted((a, b) => timeOf(a.submittedAt) - timeOf(b.submittedAt));
  const latest = new Map<number | string, Review>();
  for (const review of inOrder) {
    // Deleted accounts are nobody in particular, so none of them hides another.
    const key = review.author?.id ?? `review ${review.id}`;
    latest.delete(key);
    latest.set(key, review);
  }
  return [...latest.values()];
}

function staleness(review: Review, record: ApprovalRecord, head: string): string | null {
  if (review.commit !== head) {
    return review.commit === null
      ? 'the commit it is about is gone'
      : `it is about ${review.commit.slice(0, 7)}, not about the head ${head.slice(0, 7)}`;
  }
  // Without the time of the push the commit alone decides: it is the same content, whenever it was looked at.
  if (record.lastPush.kind === 'known' && timeOf(review.submittedAt) < timeOf(record.lastPush.value.at)) {
    return 'it is older than the last push';
  }
  return null;
}

/** Milliseconds; a time that is none is before all others. */
export function timeOf(iso: string | null): number {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}
