import { headerOf, isRateLimit, type Trouble } from './failure.ts';
import type { Effect } from './request.ts';

/** Tries of one request, the first one included. */
const MOST_TRIES = 3;
const LONGEST_WAIT = 30_000;
/** What all requests of a client wait in sum: a GitHub in trouble must not hold a job for an hour. */
const PATIENCE = 120_000;
const MOST_AT_ONCE = 4;

/** The connection was never made, so GitHub cannot have acted. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * How long to wait before trying again.
 *
 * What is done once is tried again only where it certainly was not done: GitHub turned it away because of a rate limit,
 * or there was no connection. A 5xx, a broken connection and a time-out may come after the deed.
 * @param attempt How many tries there were.
 * @returns Milliseconds; null when another try would be no use, unsafe, or too far away.
 */
export function waitBefore(trouble: Trouble, effect: Effect, attempt: number): number | null {
  if (attempt >= MOST_TRIES) return null;
  if (isRateLimit(trouble)) {
    const wait = limitWait(trouble, attempt);
    return wait <= LONGEST_WAIT ? wait : null;
  }
  const passes =
    trouble.kind === 'timeout' || trouble.kind === 'network' || (trouble.kind === 'status' && trouble.status >= 500);
  if (!passes) return null;
  const isSafe = effect !== 'once' || (trouble.kind === 'network' && NEVER_SENT.has(trouble.code));
  return isSafe ? 1000 * 3 ** (attempt - 1) : null;
}

function limitWait(trouble: Trouble, attempt: number): number {
  const headers = 'headers' in trouble ? trouble.headers : {};
  const after = wholeNumber(headerOf(headers, 'retry-after'));
  if (after !== null) return after * 1000;
  const reset = wholeNumber(headerOf(headers, 'x-ratelimit-reset'));
  if (headerOf(headers, 'x-ratelimit-remaining') === '0' && reset !== null) {
    return Math.max(1000, reset * 1000 - Date.now());
  }
  return 10_000 * 3 ** (attempt - 1);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** Keeps a client from asking too much at once, and from waiting too long in sum. */
export class Pace {
  #free = MOST_AT_ONCE;
  #patience = PATIENCE;
  readonly #waiting: (() => void)[] = [];

  /** Runs the work as soon as few enough others are under way. */
  async inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // A place that goes to the next one in line was never free.
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Takes a wait from what is left; false when that is not enough. */
  spend(milliseconds: number): boolean {
    if (milliseconds > this.#patience) return false;
    this.#patience -= milliseconds;
    return true;
  }
}
