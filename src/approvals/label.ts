import type { ApprovalRecord, LabelEvent } from '../model/pull-request.ts';
import type { Refusal } from '../model/report.ts';
import { clause, nameOf, objectionTo, type Trust } from './people.ts';
import { timeOf } from './review.ts';

/** What a label of a pull request comes to. */
export interface LabelOutcome {
  readonly setBy: LabelEvent | null;
  readonly refusals: readonly Refusal[];
  /** What could not be read, as a sentence part; null when all was. */
  readonly obstacle: string | null;
}

/**
 * Who set a label that stands now, if that counts. Names of labels do not tell upper from lower case on GitHub.
 * @param afterPush The label must be newer than the last push: it speaks for what is there now.
 */
export function labelOutcome(record: ApprovalRecord, label: string, trust: Trust, afterPush: boolean): LabelOutcome {
  const isMeant = (name: string): boolean => name.toLowerCase() === label.toLowerCase();
  if (!record.pullRequest.labels.some(isMeant)) return { setBy: null, refusals: [], obstacle: null };
  if (record.labelEvents.kind === 'unknown') {
    return {
      setBy: null,
      refusals: [],
      obstacle: `who set the label could not be read: ${clause(record.labelEvents.reason)}`,
    };
  }
  const event = record.labelEvents.value
    .filter((each) => isMeant(each.label))
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at))
    .at(-1);
  const refuse = (reason: string): LabelOutcome => ({
    setBy: null,
    refusals: [{ by: event ? nameOf(event.actor) : 'somebody', what: 'label', reason }],
    obstacle: null,
  });
  if (event?.action !== 'labeled') return refuse('who set it is not recorded: take it away and set it again');
  if (event.viaApp) return refuse('an App set it in their name');
  const objection = objectionTo(event.actor, record, trust);
  if (objection !== null) return refuse(objection);
  if (!afterPush) return { setBy: event, refusals: [], obstacle: null };
  if (record.lastPush.kind === 'unknown') {
    return refuse(`the time of the last push is not known (${clause(record.lastPush.reason)})`);
  }
  return timeOf(event.at) < timeOf(record.lastPush.value.at)
    ? refuse('it is older than the last push: take it away and set it again')
    : { setBy: event, refusals: [], obstacle: null };
}
