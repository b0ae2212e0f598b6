import { parentPort, workerData } from 'node:worker_threads';
import type { PlannedChange } from './plan.ts';
import type { BacktestResult } from './result.ts';
import { createScanner, type ScanSettings } from './scanner.ts';

/** What a thread of the pool is started with; the mark tells it from threads of other programs. */
export interface WorkerSettings {
  readonly work: 'anti-cheat backtest';
  readonly settings: ScanSettings;
}

/** A change to scan, or null: no more, end. */
export type WorkerRequest = PlannedChange | null;
export type WorkerAnswer = BacktestResult;

/** Serves as a thread of the pool until it is told to end. Does nothing outside of such a thread. */
export function serveBacktest(): void {
  const port = parentPort;
  if (port === null || !isOurs(workerData)) return;
  const scanner = createScanner(workerData.settings);
  port.on('message', (request: WorkerRequest) => {
    if (request === null) {
      port.close();
      void scanner.close();
      return;
    }
    void scanner.scan(request).then((result: WorkerAnswer) => {
      port.postMessage(result);
    });
  });
}

function isOurs(data: unknown): data is WorkerSettings {
  return typeof data === 'object' && data !== null && 'work' in data && data.work === 'anti-cheat backtest';
}
