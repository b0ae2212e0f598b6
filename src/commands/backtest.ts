import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { NO_JOURNAL, openJournal, type Journal } from '../backtest/journal.ts';
import { planLast, planListed, type Plan, type PlannedChange } from '../backtest/plan.ts';
import { scanAll } from '../backtest/pool.ts';
import { progressBar } from '../backtest/progress.ts';
import { backtestReport, type BacktestResult } from '../backtest/result.ts';
import type { ScanSettings } from '../backtest/scanner.ts';
import { renderBacktest } from '../backtest/text-report.ts';
import { webLinks } from '../backtest/web-links.ts';
import { rules } from '../generated/rules.ts';
import { openHistory, type History } from '../git/history.ts';
import { openRepository } from '../git/repository.ts';
import { UserError, messageOf } from '../model/problem.ts';
import { loadPolicy } from '../policy/load.ts';
import { largestConfig, parseConfigBytes } from '../policy/parse.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { jsonText } from '../prose/json-text.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { EXIT, type Command, type Terminal } from './command.ts';
import { writeOutput } from './output.ts';

const usage = `usage: anti-cheat backtest [--repo DIR] [--last N | --commits FILE] [--tests-first] [--config FILE]
                           [--jobs N] [--resume FILE] [--format text|json] [--output FILE]

  Scans the repository's own history as if every commit had been a pull request under today's policy, and shows
  what would have been zeroed, held for review or put on probation.

  --repo DIR      a git repository, bare or not (default: this folder)
  --last N        the last N changes that HEAD's branch took in, merges as the branch they merged (default: 200)
  --commits FILE  the commits of a list: one {"sha", "parent"} a line; without parent, the first one
  --tests-first   put each commit's own tests and golden files into its base before the scan
  --config FILE   a config file in place of the one at HEAD
  --jobs N        scans at once (default: one a processor, at most 4)
  --resume FILE   keep the results there as they come, and take from it what an earlier run found
  --format ID     text (default) or json
  --output FILE   write the report there instead of to standard output`;

const FORMATS = ['text', 'json'] as const;
const DEFAULT_LAST = 200;
/** Each scan at once holds trees and texts of its own, some hundred megabytes in large repositories. */
const MOST_DEFAULT_JOBS = 4;
const MOST_JOBS = 64;

export const backtestCommand: Command = {
  name: 'backtest',
  summary: "scan a repository's own history: how many commits would have been zeroed?",
  usage,
  async run(args, terminal) {
    const values = ['repo', 'last', 'commits', 'config', 'jobs', 'resume', 'format', 'output'];
    const given = readArguments(args, { values, flags: ['tests-first'] }, usage);
    const extra = given.positionals[0];
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const format = FORMATS.find((each) => each === (given.value('format') ?? 'text'));
    if (!format) throw new UserError(`--format is one of ${FORMATS.join(', ')} here\n${usage}`);
    const jobs = countOf(given, 'jobs', MOST_JOBS) ?? Math.min(availableParallelism(), MOST_DEFAULT_JOBS);
    const directory = given.value('repo') ?? '.';
    const output = given.value('output');
    if (output !== undefined) await refuseUnwritable(output);
    const history = await openHistory(directory);
    const { head, config } = await policyOf(directory, given.value('config'));
    const settings: ScanSettings = {
      directory,
      config,
      knownRules,
      testsFirst: given.flag('tests-first'),
      today: new Date().toISOString().slice(0, 10),
    };
    const { changes, remarks } = await planOf(history, given, head);
    for (const remark of remarks) terminal.err(`anti-cheat: ${remark}\n`);
    const resume = given.value('resume');
    const journal = resume === undefined ? NO_JOURNAL : openJournal(resume, settings);
    const report = backtestReport(await scanThem(changes, journal, settings, jobs, terminal));
    const text =
      format === 'json'
        ? jsonText(report)
        : renderBacktest(report, changes, {
            color: terminal.color && output === undefined,
            testsFirst: settings.testsFirst,
            links: webLinks(await history.originAddress()),
          });
    if (output === undefined) terminal.out(text);
    else await writeOutput(output, text);
    return EXIT.ok;
  },
};

function planOf(history: History, given: Arguments, head: string): Promise<Plan> {
  const list = given.value('commits');
  if (list === undefined) {
    return planLast(history, head, countOf(given, 'last', Number.MAX_SAFE_INTEGER) ?? DEFAULT_LAST);
  }
  if (given.value('last') !== undefined) throw new UserError(`--last and --commits exclude each other\n${usage}`);
  return readText(list).then((text) => planListed(history, text, list));
}

/** Scans what no earlier run has scanned, and answers in the order of the input. */
async function scanThem(
  changes: readonly PlannedChange[],
  journal: Journal,
  settings: ScanSettings,
  jobs: number,
  terminal: Terminal,
): Promise<readonly BacktestResult[]> {
  const known = new Map<PlannedChange, BacktestResult>();
  for (const change of changes) {
    const result = journal.finished(change);
    if (result) known.set(change, result);
  }
  const open = changes.filter((change) => !known.has(change));
  if (known.size > 0) terminal.err(`anti-cheat: ${known.size} of ${changes.length} commits were scanned before\n`);
  const progress =
    terminal.showsProgress === true && open.length > 0
      ? progressBar(open.length, terminal.err, () => performance.now())
      : null;
  try {
    await scanAll(open, {
      settings,
      jobs,
      entry: terminal.entry ?? null,
      onResult(change, result) {
        known.set(change, result);
        journal.add(change, result);
        progress?.add(result);
      },
    });
  } finally {
    progress?.end();
  }
  return changes.map((change) => known.get(change)).filter((result) => result !== undefined);
}

const knownRules: readonly string[] = allRuleMetas(rules).map(({ id }) => id);

/** Today's policy as bytes, checked once, so that a mistake in it is told before anything is scanned. */
async function policyOf(
  directory: string,
  file: string | undefined,
): Promise<{ readonly head: string; readonly config: ScanSettings['config'] }> {
  const repository = await openRepository(directory, { maxBlobBytes: largestConfig });
  try {
    const head = await repository.resolve('HEAD');
    if (file !== undefined) {
      const config = { path: file, bytes: await readBytes(file) };
      parseConfigBytes(config.bytes, file, knownRules);
      return { head, config };
    }
    const { configPath } = await loadPolicy(repository, head, { knownRules });
    const entry = configPath === null ? null : await repository.entry(head, configPath);
    const bytes = entry === null ? null : await repository.bytes(entry.id);
    // An empty file is the built-in policy.
    return { head, config: { path: configPath ?? 'built-in configuration', bytes: bytes ?? new Uint8Array() } };
  } finally {
    await repository.close();
  }
}

function countOf(given: Arguments, option: string, most: number): number | undefined {
  const text = given.value(option);
  if (text === undefined) return undefined;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UserError(
    `--${option} is a number from 1${most === MOST_JOBS ? ` to ${most}` : ''}, not ${text}\n${usage}`,
  );
}

async function readText(file: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(file));
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}`);
  }
}

/** An hour's work should not end with the news that the report has no place to go. */
async function refuseUnwritable(file: string): Promise<void> {
  try {
    await (await open(file, 'a')).close();
  } catch (error) {
    throw new UserError(`the report could not be written to ${file}: ${messageOf(error)}. Choose another file.`);
  }
}
