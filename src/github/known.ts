import type { Known } from '../model/pull-request.ts';
import type { Answer } from './request.ts';

/** A fact that GitHub vouches for. */
export function known<Value>(value: Value): Known<Value> {
  return { kind: 'known', value };
}

/** @param reason A sentence or two, with the cure. */
export function unknown(reason: string): Extract<Known<never>, { kind: 'unknown' }> {
  return { kind: 'unknown', reason };
}

/** What an answer makes known; a failure is the reason why nothing is. */
export function knownFrom<Value, Result>(answer: Answer<Value>, read: (value: Value) => Result): Known<Result> {
  return answer.kind === 'ok' ? known(read(answer.value)) : unknown(answer.failure.message);
}
