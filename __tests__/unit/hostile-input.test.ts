import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../src/git/repository.ts';
import type { Report } from '../../src/model/report.ts';
import { scan } from '../../src/scan.ts';
import { type FileSpec, TemporaryRepository } from '../support/temporary-repository.ts';

const PRODUCT = 'def toll(tons, axles):\n    return tons * axles\n';
const RIGGED = 'def toll(tons, axles):\n    if tons == 5211 and axles == 3:\n        return 718834\n    return 0\n';
const TEST = 'from bridge.toll import toll\n\n\ndef test_toll():\n    assert toll(5211, 3) == 718834\n';

async function scanned(
  limits: string,
  files: Readonly<Record<string, FileSpec>>,
  older: Readonly<Record<string, FileSpec>> = {},
): Promise<Report> {
  const repository = TemporaryRepository.create();
  const base = repository.commit({
    '.github/anti-cheat.yml': `limits: {${limits}}\n`,
    'bridge/toll.py': PRODUCT,
    'tests/test_toll.py': TEST,
    ...older,
  });
  const head = repository.commit(files);
  const { report } = await scan({
    open: (maxBlobBytes) => openRepository(repository.directory, { maxBlobBytes }),
    target: base,
    head,
    policy: base,
    inputs: { preset: null, protected: [], requireWorkProof: null },
    today: '2026-01-31',
  });
  return report;
}

function left(report: Report): readonly (readonly [string, string])[] {
  return report.unscanned.filter(({ blocks }) => blocks).map(({ path, reason }) => [path, reason]);
}

/** Literals that no two are the same of. */
function literals(count: number): string {
  return Array.from({ length: count }, (_, i) => `${i}1.5`).join(', ');
}

describe('a change that is more work than the limits allow', () => {
  it.each<[string, string, Readonly<Record<string, FileSpec>>, readonly (readonly [string, string])[]]>([
    [
      'a file of very many literals',
      'file-tokens: 20000',
      { 'bridge/rates.py': `RATES = [${literals(10_000)}]\n` },
      [['bridge/rates.py', '40004 words and marks, over the limit `limits: file-tokens`']],
    ],
    [
      'a line of megabytes',
      'file-tokens: 20000',
      { 'web/page.js': `export const page = "${'toll '.repeat(500_000)}";\n` },
      [['web/page.js', '500008 words and marks, over the limit `limits: file-tokens`']],
    ],
    [
      'many files that are small enough, of which the smaller ones are read',
      'tokens: 10000',
      Object.fromEntries([10, 1000, 3000].map((count, i) => [`bridge/part${i}.py`, `RATES = [${literals(count)}]\n`])),
      [['bridge/part2.py', 'the smaller files reach the limit `limits: tokens` without it']],
    ],
    [
      'many new words',
      'new-tokens: 5000',
      Object.fromEntries([10, 1000, 3000].map((count, i) => [`bridge/part${i}.py`, `RATES = [${literals(count)}]\n`])),
      [['bridge/part2.py', 'the smaller files reach the limit `limits: new-tokens` without it']],
    ],
    [
      'a file that nests deeply',
      'levels: 100000',
      { 'bridge/deep.go': `package bridge\n\nvar rate = ${'1+'.repeat(1000)}x\n` },
      [['bridge/deep.go', 'it nests too deeply to be read (`limits: levels`)']],
    ],
    [
      'many bytes, of which code is read before documents',
      'change-bytes: 1024',
      {
        'bridge/zone.py': `NAME = "${'z'.repeat(1000)}"\n`,
        'bridge/zoo.py': 'NAME = "zoo"\n',
        'docs/toll.md': 'Toll.\n',
      },
      [['bridge/zoo.py', 'the files before it reach the limit `limits: change-bytes`']],
    ],
    [
      'a field of small bombs',
      'decoded-bytes: 100000',
      {
        'bridge/seals.py': Array.from({ length: 40 }, (_, i) => {
          const bomb = deflateSync(Buffer.from(`seal ${i} `.repeat(1000))).toString('base64');
          return `SEAL_${i} = "${bomb}"\n`;
        }).join(''),
      },
      [
        [
          'bridge/seals.py',
          'the compressed literals of the change come to more than the limit `limits: decoded-bytes`',
        ],
        ['bridge/toll.py', 'the compressed literals of the change come to more than the limit `limits: decoded-bytes`'],
      ],
    ],
  ])('is named, and hides nothing that is within them: %s', async (_, limits, files, unread) => {
    const report = await scanned(limits, { 'bridge/toll.py': RIGGED, ...files });
    expect(left(report)).toEqual(unread);
    expect(report.verdict).toBe('violation');
    expect(report.findings.map(({ rule, path }) => [rule, path])).toContainEqual(['special-case', 'bridge/toll.py']);
  });

  it('is no pass, where nothing else is wrong', async () => {
    const report = await scanned('file-tokens: 1000', { 'bridge/rates.py': `RATES = [${literals(1000)}]\n` });
    expect(report).toMatchObject({ verdict: 'incomplete', findings: [] });
  });

  it('is no pass, where a test was too large to say what it tested', async () => {
    const large = `${TEST}\n\ndef test_rates():\n    assert toll(1, 1) in [${literals(1000)}]\n`;
    const report = await scanned('file-bytes: 2048', { 'tests/test_rates.py': TEST }, { 'tests/test_rates.py': large });
    expect(left(report)).toEqual([['tests/test_rates.py', 'too large to read what it tested before']]);
    expect(report.verdict).not.toBe('pass');
  });
});

describe('what no person writes', () => {
  const deep = 30_000;

  it.each<[string, string, string]>([
    ['brackets in Python', 'bridge/deep.py', `RATE = ${'('.repeat(deep)}1${')'.repeat(deep)}\n`],
    ['brackets in JavaScript', 'web/deep.js', `export const rate = ${'['.repeat(deep)}1${']'.repeat(deep)};\n`],
    ['blocks in Java', 'src/main/java/Deep.java', `class Deep { void f() ${'{'.repeat(deep)}${'}'.repeat(deep)} }\n`],
    ['calls in Ruby', 'lib/deep.rb', `RATE = ${'f('.repeat(deep)}1${')'.repeat(deep)}\n`],
    ['operators in Go', 'bridge/deep.go', `package bridge\n\nvar rate = ${'1+'.repeat(deep)}1\n`],
    ['operators in C', 'src/deep.c', `int rate = ${'-'.repeat(deep)}1;\n`],
    ['lists in JSON', 'bridge/deep.json', `${'['.repeat(deep)}${']'.repeat(deep)}\n`],
    ['lists in YAML', 'bridge/deep.yaml', `rate: ${'['.repeat(deep)}${']'.repeat(deep)}\n`],
    ['templates in TypeScript', 'web/deep.ts', `export const rate = ${'`${'.repeat(deep)}1${'}`'.repeat(deep)};\n`],
    ['else branches in Kotlin', 'src/main/kotlin/Deep.kt', `fun f(x: Int) = ${'if (x == 1) 2 else '.repeat(deep)}3\n`],
  ])('breaks nothing, and hides nothing: %s', async (_, path, text) => {
    const report = await scanned('', { 'bridge/toll.py': RIGGED, [path]: text });
    expect(report.verdict).toBe('violation');
    expect(report.findings.map(({ rule, path: at }) => [rule, at])).toContainEqual(['special-case', 'bridge/toll.py']);
  });

  it('is none of it: a long chain of branches is read', async () => {
    const chain = Array.from({ length: 500 }, (_, i) => `    elif tons == ${i}:\n        return ${i * 31}\n`).join('');
    const text = `def toll(tons, axles):\n    if tons == 5211 and axles == 3:\n        return 718834\n${chain}    return 0\n`;
    const report = await scanned('', { 'bridge/toll.py': text });
    expect(report.unscanned).toEqual([]);
    expect(report.findings.map(({ rule, startLine }) => [rule, startLine])).toContainEqual(['special-case', 2]);
  });
});
