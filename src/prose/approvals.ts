import type { Report } from '../model/report.ts';

const MOST_REFUSALS = 10;
const NOUNS = { review: 'approval', label: 'label', text: 'request' } as const;

/** What people have to do next, in order, as one sentence; null when nothing is known or left to do. Raw text. */
export function nextSteps(report: Report): string | null {
  const steps = report.approvals?.next ?? [];
  return steps.length === 0 ? null : `Next: ${steps.join(', then ')}.`;
}

/** Reviews and labels that were meant to lift something and do not, a sentence each. Raw text. */
export function refusalSentences(report: Report): readonly string[] {
  const refused = report.approvals?.refused ?? [];
  const sentences = refused
    .slice(0, MOST_REFUSALS)
    .map(({ by, what, reason }) => `The ${NOUNS[what]} of ${by} does not count: ${reason}.`);
  const more = refused.length - sentences.length;
  return more > 0 ? [...sentences, `${more} more do not count either.`] : sentences;
}
