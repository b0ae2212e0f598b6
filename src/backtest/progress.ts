import type { BacktestResult } from './result.ts';

/** Tells a person who waits how far it is. */
export interface Progress {
  add(result: BacktestResult): void;
  /** Clears the line. */
  end(): void;
}

const BAR = 24;
const MILLISECONDS_BETWEEN = 100;
const CLEAR_LINE = '\r\u001b[2K';

/**
 * A bar on one line of a terminal: done of all, rate, time left, commits that would have been zeroed.
 * @param now Milliseconds of a clock that only goes forward.
 */
export function progressBar(total: number, write: (text: string) => void, now: () => number): Progress {
  const started = now();
  let done = 0;
  let zeroed = 0;
  let drawnAt = -Infinity;
  return {
    add(result) {
      done += 1;
      if (result.verdict === 'violation') zeroed += 1;
      const time = now();
      if (time - drawnAt < MILLISECONDS_BETWEEN && done < total) return;
      drawnAt = time;
      write(CLEAR_LINE + progressLine(done, total, zeroed, time - started));
    },
    end() {
      if (drawnAt > -Infinity) write(CLEAR_LINE);
    },
  };
}

function progressLine(done: number, total: number, zeroed: number, elapsed: number): string {
  const filled = Math.floor((BAR * done) / total);
  const rate = (done * 1000) / Math.max(1, elapsed);
  const left = Math.round((total - done) / rate);
  const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  return `${bar} ${done}/${total}  ${rate.toFixed(1)}/s  ${minutes} left  ${zeroed} zeroed`;
}
