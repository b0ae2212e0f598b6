import { describe, expect, it } from '@jest/globals';
import { progressBar } from '../../../src/backtest/progress.ts';
import type { BacktestResult } from '../../../src/backtest/result.ts';

const result = (verdict: BacktestResult['verdict']): BacktestResult => ({
  sha: 'a'.repeat(40),
  parent: 'b'.repeat(40),
  verdict,
  score: null,
  milliseconds: 1,
  findings: [],
});

/** Lines as a person sees them, one a drawing. */
function drawn(total: number, steps: readonly (readonly [number, BacktestResult['verdict']])[]): readonly string[] {
  const written: string[] = [];
  let time = 1000;
  const bar = progressBar(
    total,
    (text) => void written.push(text),
    () => time,
  );
  for (const [milliseconds, verdict] of steps) {
    time += milliseconds;
    bar.add(result(verdict));
  }
  bar.end();
  return written.map((text) => text.replace('\r\u001b[2K', '|'));
}

describe('progressBar', () => {
  it('shows done of all, rate, time left and what was zeroed, and clears its line at the end', () => {
    expect(
      drawn(4, [
        [500, 'pass'],
        [500, 'violation'],
        [1000, 'review'],
      ]),
    ).toEqual([
      '|██████░░░░░░░░░░░░░░░░░░ 1/4  2.0/s  0:02 left  0 zeroed',
      '|████████████░░░░░░░░░░░░ 2/4  2.0/s  0:01 left  1 zeroed',
      '|██████████████████░░░░░░ 3/4  1.5/s  0:01 left  1 zeroed',
      '|',
    ]);
  });

  it('draws ten times a second at most, but always the end', () => {
    const lines = drawn(
      1000,
      Array.from({ length: 1000 }, () => [1, 'pass'] as const),
    );
    expect(lines.length).toBeLessThan(14);
    expect(lines.at(-2)).toContain('1000/1000');
  });

  it('tells long times in minutes', () => {
    expect(drawn(100, [[10_000, 'pass']])[0]).toContain('0.1/s  16:30 left');
  });

  it('writes nothing when nothing came', () => {
    expect(drawn(3, [])).toEqual([]);
  });
});
