import type { PullRequest } from '../model/pull-request.ts';
import type { Refusal } from '../model/report.ts';
import { nameOf } from './people.ts';

const MOST_TOLD = 3;
/** A longer text is no conversation. */
const LONGEST_BODY = 100_000;
/** The gate called by its name, and what it is asked for. */
const REQUEST =
  /\banti-?cheat\b[\s:/_-]{1,3}(?:allow|approved?|bypass|disabled?|exempt|false[ -]positive|ignored?|lgtm|off|ok|pass|skip|waive[dr]?)\b[^\n]{0,60}/gi;

/**
 * Sentences of the pull request's text that ask the gate to look away. They have no effect, and are told, because who
 * writes them wants one.
 */
export function textRequests({ author, body }: PullRequest): readonly Refusal[] {
  const found = [...body.slice(0, LONGEST_BODY).matchAll(REQUEST)].slice(0, MOST_TOLD);
  return found.map(([text]) => ({
    by: nameOf(author),
    what: 'text',
    reason: `“${text.trim()}” in the pull request's text lifts nothing, and nothing that its author writes does`,
  }));
}
