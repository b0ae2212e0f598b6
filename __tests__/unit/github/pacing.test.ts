import { describe, expect, it } from '@jest/globals';
import type { Trouble } from '../../../src/github/failure.ts';
import { Pace, waitBefore } from '../../../src/github/pacing.ts';
import type { Effect } from '../../../src/github/request.ts';

function status(code: number, headers: Record<string, string> = {}, message = ''): Trouble {
  return { kind: 'status', status: code, headers, data: { message } };
}

const network = (code: string): Trouble => ({ kind: 'network', code });
const seconds = (count: number): string => String(Math.floor(Date.now() / 1000) + count);

describe('waitBefore', () => {
  it.each<[string, Trouble, Effect, number, number | null]>([
    ['a server error', status(500), 'none', 1, 1000],
    ['a server error again', status(502), 'none', 2, 3000],
    ['a server error a third time', status(503), 'none', 3, null],
    ['a server error of a repeatable write', status(500), 'repeatable', 1, 1000],
    ['a server error after which a write may have been done', status(502), 'once', 1, null],
    ['a time-out', { kind: 'timeout' }, 'none', 1, 1000],
    ['a time-out after which a write may have been done', { kind: 'timeout' }, 'once', 1, null],
    ['a broken connection', network('ECONNRESET'), 'none', 1, 1000],
    ['a broken connection after which a write may have been done', network('ECONNRESET'), 'once', 1, null],
    ['a refused connection of a write', network('ECONNREFUSED'), 'once', 1, 1000],
    ['an unknown host of a write', network('ENOTFOUND'), 'once', 1, 1000],
    ['a bad token', status(401), 'none', 1, null],
    ['a lacking permission', status(403), 'none', 1, null],
    ['nothing there', status(404), 'none', 1, null],
    ['a rejected request', status(422), 'none', 1, null],
    ['a strange answer', { kind: 'shape', where: 'not JSON' }, 'none', 1, null],
    ['too many requests', status(429, { 'retry-after': '7' }), 'once', 1, 7000],
    ['a secondary limit', status(403, { 'retry-after': '30' }), 'once', 1, 30_000],
    ['a limit that lasts', status(403, { 'retry-after': '31' }), 'none', 1, null],
    ['a limit without a time', status(429), 'none', 1, 10_000],
    ['a limit without a time again', status(429), 'none', 2, 30_000],
    ['a time that is no number', status(429, { 'retry-after': 'soon' }), 'none', 1, 10_000],
    ['a limit by its words', status(403, {}, 'You have exceeded a secondary rate limit.'), 'none', 1, 10_000],
    [
      'a primary limit',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(3600) }),
      'none',
      1,
      null,
    ],
    [
      'a primary limit that is over',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }),
      'none',
      1,
      1000,
    ],
    ['a limit of GraphQL', { kind: 'graphql', type: 'RATE_LIMITED', text: '', headers: {} }, 'none', 1, 10_000],
    ['an error of GraphQL', { kind: 'graphql', type: 'NOT_FOUND', text: '', headers: {} }, 'none', 1, null],
  ])('%s', (_, trouble, effect, attempt, expected) => {
    expect(waitBefore(trouble, effect, attempt)).toBe(expected);
  });

  it('waits for the end of a primary limit that is near', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(20) };
    const wait = waitBefore(status(403, headers), 'none', 1);
    expect(wait).toBeGreaterThan(15_000);
    expect(wait).toBeLessThanOrEqual(20_000);
  });
});

describe('Pace', () => {
  it('lets four go at once and the others in their turn', async () => {
    const pace = new Pace();
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = Array.from({ length: 11 }, (_, index) =>
      pace.inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index === 3) throw new Error('a failure frees the place too');
      }),
    );
    const results = await Promise.allSettled(work);
    expect(most).toBe(4);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(results.filter(({ status: outcome }) => outcome === 'rejected')).toHaveLength(1);
  });

  it('waits two minutes in sum', () => {
    const pace = new Pace();
    expect([60_000, 30_000, 31_000, 30_000, 1].map((wait) => pace.spend(wait))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});
