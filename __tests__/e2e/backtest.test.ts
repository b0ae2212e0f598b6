import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import { backtestJsonSchema } from '../../src/backtest/json-schema.ts';
import type { BacktestReport } from '../../src/backtest/result.ts';
import { baseFiles, honestFiles, riggedFiles } from '../../src/commands/demo-project.ts';
import { temporaryDirectory, TemporaryRepository } from '../support/temporary-repository.ts';

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as one file, from the sources of now, where its packages and grammars are found. */
const folder = path.resolve('node_modules/.cache/anti-cheat', `backtest-${process.pid}`);
const entry = path.join(folder, 'cli.mjs');

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['src/cli.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: entry,
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function backtest(repository: TemporaryRepository, args: readonly string[], program = entry): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'backtest', '--repo', repository.directory, ...args],
    { cwd: '/', encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' } },
  );
  return { code: status, stdout, stderr };
}

function report(run: Run): BacktestReport {
  expect(run.code).toBe(0);
  return JSON.parse(run.stdout) as BacktestReport;
}

const validate = new Ajv2020({ strict: true }).compile(backtestJsonSchema() as object);

const timeless = (text: string): string => text.replaceAll(/"milliseconds": \d+/g, '');

/** Asks for work, gets an honest answer, asks again, gets a rigged one on a branch that is merged. */
function history(): { readonly repository: TemporaryRepository; readonly ids: Readonly<Record<string, string>> } {
  const repository = TemporaryRepository.create({ bare: true });
  const asked = repository.commit(baseFiles, { message: 'Ask for postage' });
  repository.branch('rigged');
  const readme = repository.commit({ 'NOTES.md': 'Notes.\n' }, { message: 'Add notes' });
  const rigged = repository.commit(riggedFiles, { branch: 'rigged', message: 'Make it green' });
  const merge = repository.merge('rigged');
  const honest = repository.commit(
    { ...honestFiles, 'tests/golden/order-8841.json': baseFiles['tests/golden/order-8841.json'] ?? null },
    { message: 'Do the work after all' },
  );
  return { repository, ids: { asked, readme, rigged, merge, honest } };
}

const { repository, ids } = history();

describe('backtest', () => {
  it('judges the merged history as pull requests, newest first, and exits 0 whatever it finds', () => {
    const run = backtest(repository, ['--format', 'json']);
    expect(validate(JSON.parse(run.stdout))).toBe(true);
    const { results, ...counts } = report(run);
    expect(counts).toEqual({ commits: 3, violation: 1, review: 1, probation: 0, incomplete: 0 });
    expect(results.map(({ sha, parent, verdict, score }) => [sha, parent, verdict, score])).toEqual([
      // Puts a golden file right: that is for a person to see.
      [ids['honest'], ids['merge'], 'review', 0],
      [ids['merge'], ids['readme'], 'violation', 0],
      [ids['readme'], ids['asked'], 'pass', 100],
    ]);
    expect(results[1]?.findings.map((finding) => finding.rule)).toContain('case-branch');
    expect(run.stderr).toMatch(/root commit .* is left out/);
  });

  it('gives the same bytes however many scans run at once, and however it was started', () => {
    const once = backtest(repository, ['--format', 'json', '--jobs', '1']);
    const link = path.join(temporaryDirectory(), 'anti-cheat');
    symlinkSync(entry, link);
    const four = backtest(repository, ['--format', 'json', '--jobs', '4'], link);
    expect(four.code).toBe(0);
    expect(timeless(four.stdout)).toBe(timeless(once.stdout));
    expect(four.stderr).toBe(once.stderr);
  });

  it('takes the last N', () => {
    const { results } = report(backtest(repository, ['--last', '1', '--format', 'json']));
    expect(results.map(({ sha }) => sha)).toEqual([ids['honest']]);
  });

  it('scans the commits of a list in its order, and reports those that are not there', () => {
    const list = path.join(temporaryDirectory(), 'list.jsonl');
    const missing = '12'.repeat(20);
    const lines = [{ sha: ids['rigged'], language: 'Python' }, { sha: missing }, { sha: ids['readme'] }];
    writeFileSync(list, lines.map((line) => `${JSON.stringify(line)}\n`).join('\n'));
    const run = backtest(repository, ['--commits', list, '--format', 'json', '--jobs', '2']);
    expect(validate(JSON.parse(run.stdout))).toBe(true);
    const { results, ...counts } = report(run);
    expect(counts).toEqual({ commits: 3, violation: 1, review: 0, probation: 0, incomplete: 1 });
    expect(results.map(({ sha, parent, verdict }) => [sha, parent, verdict])).toEqual([
      [ids['rigged'], ids['asked'], 'violation'],
      [missing, null, 'incomplete'],
      [ids['readme'], ids['asked'], 'pass'],
    ]);
    expect(results[1]).toEqual({
      sha: missing,
      parent: null,
      verdict: 'incomplete',
      score: null,
      milliseconds: expect.any(Number),
      findings: [],
      error: expect.stringContaining(missing),
    });
  });

  it('shows people what would have been zeroed', () => {
    repository.git('remote', 'add', 'origin', 'https://github.com/acme/parcels.git');
    const { code, stdout } = backtest(repository, []);
    repository.git('remote', 'remove', 'origin');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^violation {2}[0-9a-f]{12} {2}merge rigged$/m);
    expect(stdout).toMatch(/^ {2}case-branch {2}parcels\/postage\.py:\d+:\d+$/m);
    expect(stdout).toContain(`https://github.com/acme/parcels/commit/${ids['merge']}`);
    expect(stdout).toContain(`https://github.com/acme/parcels/blob/${ids['rigged']}/parcels/postage.py#L`);
    expect(stdout).toMatch(/^ {2}zeroed as cheats +1 +33\.3%$/m);
  });

  it('takes up where it was stopped', () => {
    const journal = path.join(temporaryDirectory(), 'journal.jsonl');
    const whole = backtest(repository, ['--format', 'json', '--resume', journal]);
    const lines = readFileSync(journal, 'utf8').split('\n').filter(Boolean);
    expect(lines).toHaveLength(3);
    writeFileSync(journal, `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 20) ?? ''}`);
    const resumed = backtest(repository, ['--format', 'json', '--resume', journal]);
    expect(resumed.stderr).toContain('2 of 3 commits were scanned before');
    expect(timeless(resumed.stdout)).toBe(timeless(whole.stdout));
    const other = backtest(repository, ['--format', 'json', '--resume', journal, '--tests-first']);
    expect(other.stderr).not.toContain('scanned before');
  });

  it('writes nothing into the repository', () => {
    const objects = (): string => repository.git('count-objects', '-v') + repository.git('for-each-ref');
    const before = objects();
    report(backtest(repository, ['--format', 'json', '--tests-first']));
    expect(objects()).toBe(before);
  });
});

describe('--tests-first', () => {
  const test = (values: string): string => `from parcels.size import size\n\n\ndef test_size():\n${values}`;
  const answer = 'parcel 7731 of ada-wong: 48291 mm';
  const both = TemporaryRepository.create();
  both.commit({ 'parcels/size.py': 'def size(name, number):\n    raise NotImplementedError\n' });
  const together = both.commit({
    'tests/test_size.py': test(`    assert size("ada-wong", 7731) == "${answer}"\n`),
    'parcels/size.py': `def size(name, number):\n    return "${answer}"\n`,
  });

  it('shows what a commit took from the tests that it brought along', () => {
    const asItWas = report(backtest(both, ['--format', 'json']));
    expect(asItWas.results.map(({ sha, verdict }) => [sha, verdict])).toEqual([[together, 'pass']]);
    const testsFirst = report(backtest(both, ['--format', 'json', '--tests-first']));
    expect(testsFirst.results.map(({ sha, verdict }) => [sha, verdict])).toEqual([[together, 'violation']]);
    const [finding] = testsFirst.results[0]?.findings ?? [];
    expect(finding).toMatchObject({ path: 'parcels/size.py', evidence: [{ path: 'tests/test_size.py', line: 5 }] });
  });
});

describe('today’s policy', () => {
  it('holds for commits that are older than it', () => {
    const off = TemporaryRepository.create();
    off.commit(baseFiles);
    const rigged = off.commit(riggedFiles);
    const level = (rule: string): string => `  ${rule}: off\n`;
    const config = `rules:\n${['case-branch', 'protected-write', 'checksum-mismatch'].map(level).join('')}`;
    const before = report(backtest(off, ['--format', 'json'])).results[0];
    off.commit({ '.github/anti-cheat.yml': config });
    const after = report(backtest(off, ['--format', 'json'])).results.find(({ sha }) => sha === rigged);
    const rulesOf = (result: typeof after): readonly string[] => (result?.findings ?? []).map(({ rule }) => rule);
    expect(rulesOf(before)).toEqual(expect.arrayContaining(['case-branch', 'protected-write']));
    expect(rulesOf(after)).not.toContain('case-branch');
    expect(rulesOf(after)).not.toContain('protected-write');
    const file = path.join(temporaryDirectory(), 'config.yml');
    writeFileSync(file, '');
    const given = report(backtest(off, ['--format', 'json', '--config', file]));
    expect(given.results.find(({ sha }) => sha === rigged)?.findings).toEqual(before?.findings);
  });
});

describe('wrong usage is told in a sentence', () => {
  const missing = path.join(temporaryDirectory(), 'none');
  const bad = path.join(temporaryDirectory(), 'bad.jsonl');
  writeFileSync(bad, `{"sha": "${'1'.repeat(40)}"}\n\nHEAD\n`);
  it.each<readonly [string, readonly string[], RegExp]>([
    ['a number that is none', ['--last', 'many'], /--last is a number from 1/],
    ['nothing to scan', ['--last', '0'], /--last is a number from 1/],
    ['no scans at once', ['--jobs', '0'], /--jobs is a number from 1 to 64/],
    ['too many scans at once', ['--jobs', '65'], /--jobs is a number from 1 to 64/],
    ['both ways to choose', ['--last', '3', '--commits', bad], /exclude each other/],
    ['a list that is not there', ['--commits', missing], /could not be read/],
    ['a bad line of a list', ['--commits', bad], /line 3 of .*bad\.jsonl is no JSON/],
    ['a config that is not there', ['--config', missing], /could not be read/],
    ['a bad config', ['--config', bad], /bad\.jsonl/],
    ['an unknown format', ['--format', 'sarif'], /--format is one of text, json/],
    ['an output without folder', ['--output', path.join(missing, 'x')], /could not be written/],
    ['another word', ['all'], /unexpected argument "all"/],
  ])('%s', (_, args, sentence) => {
    const run = backtest(repository, args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(sentence);
    expect(run.stderr).not.toMatch(/^ {4}at /m);
  });
});
