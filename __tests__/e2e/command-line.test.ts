import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { baseFiles, honestFiles, riggedFiles } from '../../src/commands/demo-project.ts';
import { reportSchema } from '../../src/model/report-schema.ts';
import { type FileSpecs, temporaryDirectory, TemporaryRepository } from '../support/temporary-repository.ts';

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const entry = path.resolve('dist/cli/index.js');

function cli(args: readonly string[], options: { readonly cwd?: string; readonly entry?: string } = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [options.entry ?? entry, ...args], {
    cwd: options.cwd ?? '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' },
    maxBuffer: 1 << 28,
  });
  return { code: status, stdout, stderr };
}

function scan(repository: TemporaryRepository, base: string, head: string, ...more: readonly string[]): Run {
  return cli(['scan', '--repo', repository.directory, '--base', base, '--head', head, ...more]);
}

/** A repository with a base and one change. */
function project(
  before: FileSpecs,
  after: FileSpecs,
): { readonly repository: TemporaryRepository; readonly base: string; readonly head: string } {
  const repository = TemporaryRepository.create();
  const base = repository.commit(before);
  return { repository, base, head: repository.commit(after) };
}

const rigged = project(baseFiles, riggedFiles);
const honest = project(baseFiles, honestFiles);

describe('the committed command line', () => {
  it('demonstrates itself with nothing installed, from a path with a space, in any folder', () => {
    const copy = path.join(temporaryDirectory(), 'a clone');
    mkdirSync(copy);
    for (const folder of ['dist', 'grammars']) cpSync(folder, path.join(copy, folder), { recursive: true });
    copyFileSync('package.json', path.join(copy, 'package.json'));
    const result = cli(['demo'], { entry: path.join(copy, 'dist/cli/index.js') });
    expect(result.stderr).toBe('');
    expect(result.code).toBe(0);
    expect(result.stdout).toMatch(/rigs the tests[\s\S]*score 0\/100[\s\S]*does the work[\s\S]*score 100\/100/);
  });

  it('exits 1 for a violation and prints the report alone', () => {
    const result = scan(rigged.repository, rigged.base, rigged.head, '--format', 'json');
    expect(result.code).toBe(1);
    expect(result.stderr).toBe('');
    const report = reportSchema.parse(JSON.parse(result.stdout));
    expect(report).toMatchObject({
      verdict: 'violation',
      score: 0,
      base: rigged.base,
      head: rigged.head,
      config: null,
    });
    expect(report.findings.map(({ fingerprint }) => fingerprint)).toEqual([
      ...new Set(report.findings.map(({ fingerprint }) => fingerprint)),
    ]);
  });

  it('exits 0 for an honest change', () => {
    expect(scan(honest.repository, honest.base, honest.head)).toMatchObject({ code: 0, stderr: '' });
  });

  it('gives the same bytes for the same input, but for the time', () => {
    const once = scan(rigged.repository, rigged.base, rigged.head, '--format', 'json').stdout;
    const again = scan(rigged.repository, rigged.base, rigged.head, '--format', 'json').stdout;
    const timeless = (text: string): string => text.replace(/"milliseconds": \d+/, '');
    expect(timeless(again)).toBe(timeless(once));
  });

  it('allows what the config allows, until its day', () => {
    const { findings } = reportSchema.parse(
      JSON.parse(scan(rigged.repository, rigged.base, rigged.head, '--format', 'json').stdout),
    );
    const entries = (until: string): string =>
      `allow:\n${findings.map(({ fingerprint }) => `  - { fingerprint: ${fingerprint}, reason: agreed, until: ${until} }\n`).join('')}`;
    const file = path.join(temporaryDirectory(), 'config.yml');
    writeFileSync(file, entries('2999-01-01'));
    expect(scan(rigged.repository, rigged.base, rigged.head, '--config', file)).toMatchObject({ code: 0 });
    writeFileSync(file, entries('2020-01-01'));
    expect(scan(rigged.repository, rigged.base, rigged.head, '--config', file)).toMatchObject({ code: 1 });
  });

  it('reports and does not fail with enforce: false', () => {
    const { repository, base, head } = project(
      { ...baseFiles, '.github/anti-cheat.yml': 'enforce: false\n' },
      riggedFiles,
    );
    const result = scan(repository, base, head, '--format', 'json');
    expect(result.code).toBe(0);
    expect(JSON.parse(result.stdout)).toMatchObject({ verdict: 'violation', score: 0 });
    expect(result.stderr).toContain('enforce: false');
  });

  it('records and verifies checksums as sha256sum does', () => {
    const { repository, base } = rigged;
    const record = cli(['checksum', 'record', '--repo', repository.directory, '--rev', base]);
    expect(record.code).toBe(0);
    expect(record.stdout).toMatch(/^[0-9a-f]{64} {2}tests\/golden\/order-8841\.json\n$/);
    const guarded = project({ ...baseFiles, '.github/anti-cheat.sha256': record.stdout }, riggedFiles);
    expect(cli(['checksum', 'verify', '--repo', guarded.repository.directory, '--rev', guarded.base])).toMatchObject({
      code: 0,
      stdout: 'tests/golden/order-8841.json: OK\n',
    });
    expect(cli(['checksum', 'verify', '--repo', guarded.repository.directory])).toMatchObject({
      code: 1,
      stdout: 'tests/golden/order-8841.json: FAILED\n',
    });
  });

  it('writes the report to a file', () => {
    const file = path.join(temporaryDirectory(), 'report.sarif');
    expect(scan(rigged.repository, rigged.base, rigged.head, '--format', 'sarif', '--output', file)).toMatchObject({
      code: 1,
      stdout: '',
    });
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('"2.1.0"');
  });
});

describe('bad input gets one clear sentence and the right exit code', () => {
  const notARepository = temporaryDirectory();
  const unrelated = TemporaryRepository.create();
  const one = unrelated.commit({ a: '1' });
  const other = unrelated.commit({ b: '2' }, { branch: 'other', parents: [] });
  const config = (text: string | Uint8Array): ReturnType<typeof project> =>
    project({ 'a.py': 'a = 1\n', '.github/anti-cheat.yml': text }, { 'a.py': 'a = 2\n' });
  const unknownKey = config('preset: strict\nprotcted: [x]\n');
  const wrongType = config('preset: strict\n\nenforce: "yes"\n');
  const notText = config(new Uint8Array([0x70, 0xff, 0xfe, 0x0a]));
  const manifest = project(
    { 'a.py': 'a = 1\n', '.github/anti-cheat.sha256': `${'0'.repeat(64)}  x\n${'1'.repeat(20)}` },
    { 'a.py': 'a = 2\n' },
  );
  const at = ({ repository, base, head }: ReturnType<typeof project>): readonly string[] => [
    'scan',
    '--repo',
    repository.directory,
    '--base',
    base,
    '--head',
    head,
  ];

  it.each<readonly [string, readonly string[], number, RegExp]>([
    ['no command', [], 2, /^$/],
    ['an unknown command', ['scna'], 2, /did you mean scan\?/],
    ['an unknown option', ['scan', '--bsae', 'x'], 2, /did you mean --base\?/],
    ['an option without value', ['scan', '--base'], 2, /--base/],
    ['no base', ['scan'], 2, /--base/],
    ['an unknown format', ['scan', '--base', 'x', '--format', 'jsno'], 2, /did you mean json\?/],
    ['not a repository', ['scan', '--repo', notARepository, '--base', 'main'], 2, /not a git repository/],
    ['a missing folder', ['scan', '--repo', path.join(notARepository, 'x'), '--base', 'main'], 2, /x/],
    ['an unknown revision', ['scan', '--repo', unrelated.directory, '--base', 'nowhere'], 2, /nowhere/],
    ['a revision like an option', ['scan', '--repo', unrelated.directory, '--base=--all'], 2, /--all/],
    [
      'unrelated histories',
      ['scan', '--repo', unrelated.directory, '--base', one, '--head', other],
      3,
      /unrelated|no common/,
    ],
    ['an unknown key', at(unknownKey), 2, /`protcted` on line 2.*`protected`/],
    ['a wrong type', at(wrongType), 2, /`enforce` on line 3/],
    ['a config that is not UTF-8', at(notText), 2, /UTF-8/],
    ['a truncated manifest', at(manifest), 2, /line 2 of \.github\/anti-cheat\.sha256/],
    [
      'an unwritable output',
      [...at(rigged), '--output', path.join(notARepository, 'no', 'such', 'report')],
      2,
      /could not be written/,
    ],
    ['a missing config file', [...at(rigged), '--config', path.join(notARepository, 'none.yml')], 2, /none\.yml/],
    ['checksum without a word', ['checksum'], 2, /record.*verify/],
    ['verify without a manifest', ['checksum', 'verify', '--repo', rigged.repository.directory], 2, /checksum record/],
  ])('%s', (_, args, code, sentence) => {
    const result = cli(args);
    expect(result.code).toBe(code);
    expect(result.stderr).toMatch(sentence);
    expect(result.stderr).not.toMatch(/^ {4}at /m);
    if (args.length > 0) expect(result.stdout).toBe('');
  });

  it('shallow clones are incomplete, and the sentence says what to set', () => {
    const clone = path.join(temporaryDirectory(), 'clone');
    spawnSync('git', ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${branched().directory}`, clone]);
    const result = cli(['scan', '--repo', clone, '--base', 'origin/main', '--head', 'origin/topic']);
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(result.stderr).toContain('fetch-depth: 0');
  });
});

/** Two branches that part one commit before their tips. */
function branched(): TemporaryRepository {
  const repository = TemporaryRepository.create();
  repository.commit({ a: '1' });
  repository.branch('topic');
  repository.commit({ b: '2' });
  repository.commit({ c: '3' }, { branch: 'topic' });
  return repository;
}

describe('what cannot be examined', () => {
  const big = 'x = 1\n'.repeat(9 * 1024 * 1024);

  it('a source file of 50 MB makes the scan incomplete, naming file and limit', () => {
    const { repository, base, head } = project({ 'a.py': 'a = 1\n' }, { 'big.py': big });
    const result = scan(repository, base, head, '--format', 'json');
    expect(result.code).toBe(3);
    expect(JSON.parse(result.stdout)).toMatchObject({
      verdict: 'incomplete',
      score: null,
      unscanned: [{ path: 'big.py', blocks: true, reason: expect.stringContaining('file-bytes') }],
    });
  });

  it('a binary of 50 MB, a submodule and a symbolic link are listed and block nothing', () => {
    const binary = new Uint8Array(50 * 1024 * 1024);
    const { repository, base, head } = project(
      { 'a.py': 'a = 1\n' },
      {
        'movie.bin': binary,
        'small.png': new Uint8Array([137, 80, 0, 1]),
        dep: { submodule: '1'.repeat(40) },
        link: { symlink: '/etc/passwd' },
      },
    );
    const result = scan(repository, base, head, '--format', 'json');
    expect(result.code).toBe(0);
    const { verdict, unscanned } = reportSchema.parse(JSON.parse(result.stdout));
    expect(verdict).toBe('pass');
    expect(unscanned.map(({ path: name, blocks }) => [name, blocks])).toEqual([
      ['dep', false],
      ['link', false],
      ['movie.bin', false],
      ['small.png', false],
    ]);
  });

  it('a line of 1 MB is examined', () => {
    const tests = {
      'tests/test_a.py':
        'from a import f\n\n\ndef test_f():\n    assert f("Ada Wong", 7731) == "ticket 7731 ada-wong"\n',
    };
    const line = `def f(n, i): return {${'"k": 1, '.repeat(125_000)} "z": 0} and "ticket 7731 ada-wong"\n`;
    const { repository, base, head } = project({ 'a.py': 'def f(n, i): pass\n', ...tests }, { 'a.py': line });
    expect(scan(repository, base, head)).toMatchObject({ code: 1 });
  });

  it('a corrupt snapshot of the base is listed and what can be read of it still counts', () => {
    const snapshot = 'exports[`ticket 1`] = `"ticket-7731/ada-wong"`;\n\nexports[`broken 1`] = `never closed';
    const { repository, base, head } = project(
      { 'src/a.js': 'export const ticket = (o) => null;\n', 'test/__snapshots__/a.test.js.snap': snapshot },
      { 'src/a.js': 'export const ticket = (o) => "ticket-7731/ada-wong";\n' },
    );
    const result = scan(repository, base, head, '--format', 'json');
    const report = reportSchema.parse(JSON.parse(result.stdout));
    expect(report.verdict).toBe('probation');
    expect(report.unscanned).toEqual([
      { path: 'test/__snapshots__/a.test.js.snap', reason: expect.any(String), blocks: false, status: 'open' },
    ]);
  });
});
