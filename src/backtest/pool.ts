import { Worker } from 'node:worker_threads';
import type { PlannedChange } from './plan.ts';
import type { BacktestResult } from './result.ts';
import { bugText, createScanner, type ScanSettings } from './scanner.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './worker.ts';

export interface PoolOptions {
  readonly settings: ScanSettings;
  /** Scans at once. */
  readonly jobs: number;
  /** Module that a thread runs and that calls `serveBacktest` there; null keeps all work in this thread. */
  readonly entry: string | null;
  /** Called as results come in, in whatever order. */
  readonly onResult: (change: PlannedChange, result: BacktestResult) => void;
}

/**
 * Scans changes, several at once, and answers in their order. A scan is work of the processor, so it needs a thread of
 * its own; each thread takes the next change when it is through with the last, and one that dies takes only the change
 * with it that it was at.
 */
export async function scanAll(
  changes: readonly PlannedChange[],
  { settings, jobs, entry, onResult }: PoolOptions,
): Promise<readonly BacktestResult[]> {
  const results = new Map<number, BacktestResult>();
  const queue = changes.entries();
  let stopped = false;
  const workWith = async (scan: (change: PlannedChange) => Promise<BacktestResult>): Promise<void> => {
    // All takers draw from one iterator, so no change is taken twice.
    for (const [i, change] of queue) {
      if (stopped) return;
      const result = await scan(change);
      results.set(i, result);
      onResult(change, result);
    }
  };
  const threads = Math.min(jobs, changes.length);
  if (entry === null || threads <= 1) {
    const scanner = createScanner(settings);
    try {
      await workWith((change) => scanner.scan(change));
    } finally {
      await scanner.close();
    }
  } else {
    const takers = Array.from({ length: threads }, async () => {
      const thread = new Thread(entry, settings);
      try {
        await workWith((change) => thread.scan(change));
      } finally {
        // Where one taker fails, the others finish what they are at and take no more.
        stopped = true;
        await thread.end();
      }
    });
    await Promise.allSettled(takers);
    await Promise.all(takers);
  }
  return changes.map((_, i) => results.get(i)).filter((result) => result !== undefined);
}

/** One worker thread, started when it is first needed and again after it died. */
class Thread {
  readonly #entry: string;
  readonly #settings: ScanSettings;
  #worker: Worker | null = null;
  /** Takes what becomes of the scan that the thread is at. */
  #settle: ((answer: { readonly result: BacktestResult } | { readonly death: unknown }) => void) | null = null;

  constructor(entry: string, settings: ScanSettings) {
    this.#entry = entry;
    this.#settings = settings;
  }

  scan(change: PlannedChange): Promise<BacktestResult> {
    const started = performance.now();
    this.#worker ??= this.#start();
    this.#worker.postMessage(change satisfies WorkerRequest);
    return new Promise((resolve) => {
      this.#settle = (answer) => {
        if ('result' in answer) resolve(answer.result);
        else {
          const { sha, parent } = change;
          const milliseconds = Math.round(performance.now() - started);
          const error = bugText(answer.death);
          resolve({ sha, parent, verdict: 'incomplete', score: null, milliseconds, findings: [], error });
        }
      };
    });
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
    });
    worker.postMessage(null satisfies WorkerRequest);
    await ended;
  }

  #start(): Worker {
    const data: WorkerSettings = { work: 'anti-cheat backtest', settings: this.#settings };
    const worker = new Worker(this.#entry, { workerData: data });
    const die = (death: unknown): void => {
      // A thread that fails tells so twice, and its successor may be at work by then.
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#settle?.({ death });
      this.#settle = null;
    };
    worker.on('message', (result: WorkerAnswer) => {
      this.#settle?.({ result });
      this.#settle = null;
    });
    worker.on('error', die);
    worker.on('exit', (code) => die(`the thread of the scan ended with code ${code}`));
    return worker;
  }
}
