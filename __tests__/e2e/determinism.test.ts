import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { baseFiles, riggedFiles } from '../../src/commands/demo-project.ts';
import { reporters } from '../../src/generated/reporters.ts';
import { openRepository } from '../../src/git/repository.ts';
import type { Report } from '../../src/model/report.ts';
import type { Repository } from '../../src/model/repository.ts';
import { scan } from '../../src/scan.ts';
import { TemporaryRepository, temporaryDirectory } from '../support/temporary-repository.ts';

/** Names that sort differently by code unit, by locale and without regard to case, and findings of several rules. */
const repository = TemporaryRepository.create();
const base = repository.commit({
  ...baseFiles,
  'tests/test_label.py':
    'from parcels.label import label\n\n\ndef test_label():\n    assert label("Ada Wong", 7731) == "ticket 7731 ada-wong"\n',
  'test/label.test.ts':
    "import { label } from '../src/label';\n\nit('labels', () => {\n  expect(label('Zoë Ångström', 4419)).toBe('TICKET-4419/zoe-angstrom');\n});\n",
  'tests/golden/Zebra.txt': 'zebra\n',
  'tests/golden/ängel.txt': 'ängel\n',
  'tests/golden/İstanbul.txt': 'istanbul\n',
});
const head = repository.commit({
  ...riggedFiles,
  'parcels/label.py': 'def label(name, number):\n    return "ticket 7731 ada-wong"\n',
  'src/label.ts':
    "export function label(name: string, id: number): string {\n  if (id === 4419) return 'TICKET-4419/zoe-angstrom';\n  return '';\n}\n",
  'tests/golden/Zebra.txt': 'zebras\n',
  'tests/golden/ängel.txt': 'änglar\n',
  'tests/golden/İstanbul.txt': null,
  'vendor/z.bin': new Uint8Array([0, 1, 2]),
  'vendor/Ä.bin': new Uint8Array([0, 1]),
  'vendor/link': { symlink: 'z.bin' },
});
repository.checkout();

function timeless(text: string): string {
  // How many digits there are can also decide whether the time still fits into its line.
  return text.replaceAll(/"milliseconds": ?\d+|(?: ·)?\s\d+\sms\b/g, 'TIME');
}

describe('the same input gives the same bytes', () => {
  const run = (format: string, environment: Readonly<Record<string, string>>, cwd: string): unknown => {
    const args = ['scan', '--repo', repository.directory, '--base', base, '--head', head, '--format', format];
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('dist/cli/index.js'), ...args], {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
    });
    return { status, stdout: timeless(stdout), stderr };
  };

  const plain = (format: string): unknown => run(format, { TZ: 'UTC', LC_ALL: 'C' }, '/');
  const json = plain('json');

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['a time zone ahead', { TZ: 'Pacific/Kiritimati' }, '/'],
    ['a time zone behind', { TZ: 'America/Adak' }, '/'],
    ['a Turkish locale, where i and I are no pair', { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, '/'],
    ['a Swedish locale, where ä comes after z', { LANG: 'sv_SE.UTF-8', LC_COLLATE: 'sv_SE.UTF-8' }, '/'],
    ['a locale without Unicode', { LC_ALL: 'POSIX', LANGUAGE: 'de' }, '/'],
    ['a folder of the repository', {}, path.join(repository.directory, 'tests')],
    ['an empty folder', {}, temporaryDirectory()],
  ])('in %s', (_, environment, cwd) => {
    expect(json).toMatchObject({ status: 1, stdout: expect.stringContaining('ada-wong'), stderr: '' });
    expect(run('json', environment, cwd)).toEqual(json);
  });

  it.each(reporters.map(({ id }) => id))('as %s, elsewhere and in another language', (format) => {
    const elsewhere = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
    expect(run(format, elsewhere, temporaryDirectory())).toEqual(plain(format));
  });
});

describe('nothing hangs on the order in which files come', () => {
  const scanned = async (around: (repository: Repository) => Repository): Promise<Report> => {
    const { report } = await scan({
      open: async (maxBlobBytes) => around(await openRepository(repository.directory, { maxBlobBytes })),
      target: base,
      head,
      policy: base,
      inputs: { preset: null, protected: [], requireWorkProof: null },
      today: '2026-01-31',
    });
    return { ...report, stats: { ...report.stats, milliseconds: 0 } };
  };

  it('of the tree, the change and the search', async () => {
    const plain = await scanned((each) => each);
    expect(plain.findings.length).toBeGreaterThan(4);
    expect(plain.unscanned.length).toBeGreaterThan(2);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        expect(await scanned((each) => shuffling(each, numbers))).toEqual(plain);
      }),
      { numRuns: 10 },
    );
  });
});

/** The same repository, whose lists come in an order that the numbers decide. */
function shuffling(repository: Repository, numbers: Iterator<number>): Repository {
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, rank: Number(numbers.next().value) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  return {
    resolve: (revision) => repository.resolve(revision),
    diffBase: (target, change) => repository.diffBase(target, change),
    changes: async (from, to) => shuffled(await repository.changes(from, to)),
    tree: async (commit) => shuffled(await repository.tree(commit)),
    entry: (commit, file) => repository.entry(commit, file),
    bytes: (id) => repository.bytes(id),
    content: (id) => repository.content(id),
    look: (id, see) => repository.look(id, see),
    search: async (commit, needles) => {
      const { paths, unreadable } = await repository.search(commit, needles);
      return { paths: shuffled(paths), unreadable: shuffled(unreadable) };
    },
    close: () => repository.close(),
  };
}
