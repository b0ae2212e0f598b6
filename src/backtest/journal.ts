import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { UserError, messageOf } from '../model/problem.ts';
import { TOOL } from '../model/tool.ts';
import type { PlannedChange } from './plan.ts';
import type { BacktestResult } from './result.ts';
import type { ScanSettings } from './scanner.ts';

/** The results of a backtest as they were found, so that a later run need not find them again. */
export interface Journal {
  /** What an earlier run with the same settings found. */
  finished(change: PlannedChange): BacktestResult | null;
  /** @throws {UserError} When the file cannot be written. */
  add(change: PlannedChange, result: BacktestResult): void;
}

/** Remembers nothing. */
export const NO_JOURNAL: Journal = { finished: () => null, add: () => undefined };

interface JournalLine {
  /** What the result depends on. */
  readonly key: string;
  readonly result: BacktestResult;
}

/**
 * Opens a journal: JSON Lines, one result a line, written when it is found. A last line that was cut off is done again;
 * so is what could not be scanned, for its cause may be gone.
 * @throws {UserError} When the file is there and is none of ours, which it would ruin.
 */
export function openJournal(file: string, settings: ScanSettings): Journal {
  const text = readIfThere(file);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const known = new Map<string, BacktestResult>();
  for (const line of lines) {
    const read = readLine(line);
    if (read && read.result.error === undefined) known.set(read.key, read.result);
  }
  if (lines.length > 0 && !lines.some((line) => readLine(line))) {
    throw new UserError(`${file} holds something else than results of a backtest: name a new file for --resume.`);
  }
  let separator = text === '' || text.endsWith('\n') ? '' : '\n';
  const run = fingerprint(settings);
  return {
    finished: (change) => known.get(keyOf(change, run)) ?? null,
    add(change, result) {
      const line: JournalLine = { key: keyOf(change, run), result };
      try {
        appendFileSync(file, `${separator}${JSON.stringify(line)}\n`);
      } catch (error) {
        throw new UserError(`${file} could not be written: ${messageOf(error)}. Choose another file for --resume.`);
      }
      separator = '';
    },
  };
}

/** All that the results depend on beside the two commits. */
function fingerprint({ config, testsFirst }: ScanSettings): string {
  const { name, version } = TOOL;
  return createHash('sha256')
    .update(`${name} ${version}\0${testsFirst ? 'tests first' : 'as committed'}\0`)
    .update(config.bytes)
    .digest('hex')
    .slice(0, 32);
}

function keyOf({ sha, parent, scan }: PlannedChange, run: string): string {
  // A merge is scanned as the branch that it merged, or as a list says: the same commit, another change.
  return [run, sha, parent ?? '', 'head' in scan ? scan.head : ''].join(' ');
}

function readIfThere(file: string): string {
  if (!existsSync(file)) return '';
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}. Choose another file for --resume.`);
  }
}

function readLine(line: string): JournalLine | null {
  try {
    const value: unknown = JSON.parse(line);
    return isJournalLine(value) ? value : null;
  } catch {
    return null;
  }
}

function isJournalLine(value: unknown): value is JournalLine {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('result' in value)) return false;
  const { key, result } = value;
  if (typeof key !== 'string' || typeof result !== 'object' || result === null) return false;
  return 'sha' in result && 'verdict' in result && 'findings' in result && Array.isArray(result.findings);
}
