import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PlannedChange } from '../../../src/backtest/plan.ts';
import { scanAll } from '../../../src/backtest/pool.ts';
import type { BacktestResult } from '../../../src/backtest/result.ts';
import type { ScanSettings } from '../../../src/backtest/scanner.ts';
import { temporaryDirectory } from '../../support/temporary-repository.ts';

/** Stands in for the command line in a thread: the first digit of the commit says how its scan goes. */
const entry = path.join(temporaryDirectory(), 'entry.mjs');
writeFileSync(
  entry,
  `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (change) => {
  if (change === null) return parentPort.close();
  if (change.sha.startsWith('d')) process.exit(7);
  if (change.sha.startsWith('e')) throw new Error('it fell over');
  const { sha, parent } = change;
  const answer = { sha, parent, verdict: 'pass', score: 100, milliseconds: 1, findings: [] };
  setTimeout(() => parentPort.postMessage(answer), change.sha.startsWith('a') ? 60 : 0);
});
`,
);

const settings: ScanSettings = {
  directory: '/nonexistent',
  config: { path: 'c.yml', bytes: new Uint8Array() },
  knownRules: [],
  testsFirst: false,
  today: '2026-01-01',
};

const change = (sha: string): PlannedChange => ({ sha, parent: 'p', subject: '', scan: { target: 'p', head: sha } });

async function run(shas: readonly string[], jobs: number, by: string | null = entry) {
  const order: string[] = [];
  const results = await scanAll(shas.map(change), {
    settings,
    jobs,
    entry: by,
    onResult: (_, result: BacktestResult) => void order.push(result.sha),
  });
  return { results, order };
}

describe('scanAll', () => {
  it('answers in the order of the input, whatever comes in first', async () => {
    const shas = ['a1', 'b2', 'b3', 'b4', 'a5', 'b6'];
    const { results, order } = await run(shas, 2);
    expect(results.map(({ sha }) => sha)).toEqual(shas);
    expect(order).not.toEqual(shas);
    expect(order.toSorted()).toEqual(shas.toSorted());
  });

  it('loses only the scan that kills its thread, and calls it a bug', async () => {
    const { results } = await run(['b1', 'd2', 'b3', 'e4', 'b5', 'd6', 'b7'], 2);
    expect(results.map(({ sha, verdict, error }) => [sha, verdict, error])).toEqual([
      ['b1', 'pass', undefined],
      ['d2', 'incomplete', 'bug: the thread of the scan ended with code 7'],
      ['b3', 'pass', undefined],
      ['e4', 'incomplete', expect.stringMatching(/^bug: .*it fell over/)],
      ['b5', 'pass', undefined],
      ['d6', 'incomplete', 'bug: the thread of the scan ended with code 7'],
      ['b7', 'pass', undefined],
    ]);
  });

  it('starts no thread for one job, and needs none for nothing to do', async () => {
    // In this thread the scan is a real one, and there is no such repository.
    const { results } = await run(['d1', 'd2'], 1);
    expect(results.map(({ error }) => error)).toEqual([
      expect.stringContaining('not a git repository'),
      expect.stringContaining('not a git repository'),
    ]);
    expect((await run(['d1', 'd2'], 4, null)).results).toHaveLength(2);
    expect((await run([], 4)).results).toEqual([]);
  });

  it('passes on what a listener throws', async () => {
    const failing = scanAll([change('b1'), change('b2')], {
      settings,
      jobs: 2,
      entry,
      onResult: () => {
        throw new Error('disk full');
      },
    });
    await expect(failing).rejects.toThrow('disk full');
  });
});
