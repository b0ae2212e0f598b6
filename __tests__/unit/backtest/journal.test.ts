import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openJournal } from '../../../src/backtest/journal.ts';
import type { PlannedChange } from '../../../src/backtest/plan.ts';
import type { BacktestResult } from '../../../src/backtest/result.ts';
import type { ScanSettings } from '../../../src/backtest/scanner.ts';
import { UserError } from '../../../src/model/problem.ts';
import { temporaryDirectory } from '../../support/temporary-repository.ts';

const settings: ScanSettings = {
  directory: '.',
  config: { path: 'c.yml', bytes: Buffer.from('preset: strict\n') },
  knownRules: [],
  testsFirst: false,
  today: '2026-01-01',
};
const change = (digit: string): PlannedChange => ({
  sha: digit.repeat(40),
  parent: 'f'.repeat(40),
  subject: 's',
  scan: { target: 'f'.repeat(40), head: digit.repeat(40) },
});
const result = (digit: string, more: Partial<BacktestResult> = {}): BacktestResult => ({
  sha: digit.repeat(40),
  parent: 'f'.repeat(40),
  verdict: 'pass',
  score: 100,
  milliseconds: 7,
  findings: [],
  ...more,
});
const newFile = (): string => path.join(temporaryDirectory(), 'journal.jsonl');

describe('a journal', () => {
  it('hands back what an earlier run with the same settings wrote', () => {
    const file = newFile();
    const first = openJournal(file, settings);
    expect(first.finished(change('1'))).toBeNull();
    expect(existsSync(file)).toBe(false);
    first.add(change('1'), result('1'));
    first.add(change('2'), result('2', { verdict: 'violation', score: 0 }));
    const second = openJournal(file, { ...settings, directory: '/elsewhere', today: '2027-01-01' });
    expect(second.finished(change('1'))).toEqual(result('1'));
    expect(second.finished(change('2'))).toEqual(result('2', { verdict: 'violation', score: 0 }));
    expect(second.finished(change('3'))).toBeNull();
  });

  it.each<[string, Partial<ScanSettings>]>([
    ['the config', { config: { path: 'c.yml', bytes: Buffer.from('preset: recommended\n') } }],
    ['the mode', { testsFirst: true }],
  ])('hands back nothing when %s is another', (_, other) => {
    const file = newFile();
    openJournal(file, settings).add(change('1'), result('1'));
    expect(openJournal(file, { ...settings, ...other }).finished(change('1'))).toBeNull();
  });

  it('tells the same commit with another parent or head apart', () => {
    const file = newFile();
    openJournal(file, settings).add(change('1'), result('1'));
    const second = openJournal(file, settings);
    expect(second.finished({ ...change('1'), parent: 'e'.repeat(40) })).toBeNull();
    expect(second.finished({ ...change('1'), scan: { target: 'f'.repeat(40), head: 'd'.repeat(40) } })).toBeNull();
    expect(second.finished(change('1'))).not.toBeNull();
  });

  it('does again what could not be scanned', () => {
    const file = newFile();
    openJournal(file, settings).add(change('1'), result('1', { verdict: 'incomplete', error: 'bug: x' }));
    expect(openJournal(file, settings).finished(change('1'))).toBeNull();
  });

  it('goes on after a line that was cut off', () => {
    const file = newFile();
    const first = openJournal(file, settings);
    first.add(change('1'), result('1'));
    first.add(change('2'), result('2'));
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
    const second = openJournal(file, settings);
    expect(second.finished(change('1'))).not.toBeNull();
    expect(second.finished(change('2'))).toBeNull();
    second.add(change('2'), result('2'));
    second.add(change('3'), result('3'));
    const third = openJournal(file, settings);
    expect(['1', '2', '3'].map((digit) => third.finished(change(digit)))).toEqual(
      ['1', '2', '3'].map((digit) => result(digit)),
    );
  });

  it('never writes into a file of another kind', () => {
    const file = newFile();
    for (const text of ['{"commits": 3}\n', 'precious notes\n']) {
      writeFileSync(file, text);
      expect(() => openJournal(file, settings)).toThrow(UserError);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  it('says where it cannot be read or written', () => {
    const folder = temporaryDirectory();
    expect(() => openJournal(folder, settings)).toThrow(/could not be read/);
    const journal = openJournal(path.join(folder, 'no', 'such', 'folder'), settings);
    expect(() => journal.add(change('1'), result('1'))).toThrow(/could not be written/);
  });

  it('takes no line for a result that lacks a part of it', () => {
    const file = newFile();
    openJournal(file, settings).add(change('1'), result('1'));
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    const { key } = JSON.parse(line) as { readonly key: string };
    writeFileSync(file, '');
    for (const odd of [{ key }, { key, result: null }, { key, result: { sha: 'x', verdict: 'pass', findings: 7 } }]) {
      appendFileSync(file, `${JSON.stringify(odd)}\n`);
    }
    expect(() => openJournal(file, settings)).toThrow(/something else/);
  });
});
