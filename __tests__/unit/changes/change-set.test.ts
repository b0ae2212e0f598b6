import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readChangeSet } from '../../../src/changes/change-set.ts';
import { createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import { compareFile } from '../../../src/changes/compare.ts';
import { openRepository } from '../../../src/git/repository.ts';
import type { ChangeSet, ComparedFile } from '../../../src/model/change.ts';
import type { Repository } from '../../../src/model/repository.ts';
import { type FileSpecs, TemporaryRepository } from '../../support/temporary-repository.ts';

const open: Repository[] = [];

afterEach(async () => {
  for (const repository of open.splice(0)) await repository.close();
});

interface Reading {
  readonly set: ChangeSet;
  readonly files: readonly ComparedFile[];
}

async function read(
  before: FileSpecs,
  after: FileSpecs,
  prepare?: (temporary: TemporaryRepository) => void,
): Promise<Reading> {
  const temporary = TemporaryRepository.create();
  const base = temporary.commit(before);
  const head = temporary.commit(after);
  prepare?.(temporary);
  return readBetween(temporary, base, head);
}

async function readBetween(temporary: TemporaryRepository, base: string, head: string): Promise<Reading> {
  const repository = await openRepository(temporary.directory, { maxBlobBytes: 10_000 });
  open.push(repository);
  const set = await readChangeSet(repository, base, head, createClassifier({ ...NO_GLOBS, protected: ['schema'] }));
  return { set, files: await Promise.all(set.files.map((change) => compareFile(repository, change))) };
}

const TEN = Array.from({ length: 10 }, (_, i) => `line ${i}\n`).join('');

describe('readChangeSet', () => {
  it('gives each file its classes and names', async () => {
    const { set } = await read(
      { 'src/a.py': TEN, 'tests/fixtures/b.json': `b${TEN}`, 'schema/c.sql': 'c', 'vendor/d.go': 'd' },
      {
        'src/a.py': null,
        'tests/test_a.py': TEN,
        'tests/fixtures/b.json': null,
        'src/b.json': `b${TEN}`,
        'schema/c.sql': null,
        'vendor/d.go': 'dd',
        'README.md': 'new',
      },
    );
    expect(
      set.files.map((file) => [
        `${file.status} ${file.path}`,
        file.previousPath,
        file.class,
        file.previousClass,
        file.wasProtected,
        file.isProtected,
        file.isGenerated,
      ]),
    ).toEqual([
      ['added README.md', null, 'documentation', null, false, false, false],
      ['deleted schema/c.sql', null, 'product', 'product', true, true, false],
      ['renamed src/b.json', 'tests/fixtures/b.json', 'product', 'golden', true, false, false],
      ['renamed tests/test_a.py', 'src/a.py', 'test', 'product', false, false, false],
      ['modified vendor/d.go', null, 'product', 'product', false, false, true],
    ]);
  });

  it('reads a branch from where it left its target, merges of the target left out', async () => {
    const temporary = TemporaryRepository.create();
    temporary.commit({ 'a.py': 'a\n' });
    temporary.branch('topic');
    temporary.commit({ 'b.py': 'b\n' }, { branch: 'topic' });
    temporary.commit({ 'a.py': 'a\nfrom the target\n' });
    const target = temporary.head();
    const head = temporary.merge('main', 'topic');
    temporary.commit({ 'a.py': 'later\n' });
    const repository = await openRepository(temporary.directory, { maxBlobBytes: 1000 });
    open.push(repository);
    const base = await repository.diffBase('main', head);
    expect(base).toBe(target);
    const { set } = await readBetween(temporary, base, head);
    expect(set.files.map((file) => file.path)).toEqual(['b.py']);
  });

  it('is empty for an empty change', async () => {
    const { set } = await read({ a: 'a' }, {});
    expect(set.files).toEqual([]);
  });
});

describe('compareFile', () => {
  const lines = (file: ComparedFile | undefined): unknown => [
    file?.added.map(({ start, end }) => [start, end]),
    file?.removed.map(({ start, end }) => [start, end]),
  ];

  it.each<readonly [string, FileSpecs, FileSpecs, unknown]>([
    ['an added file is new in full', {}, { a: 'x\ny\n' }, [[[1, 3]], []]],
    ['an added empty file has no lines', {}, { a: '' }, [[], []]],
    ['a deleted file adds nothing', { a: 'x\ny\n' }, { a: null }, [[], [[1, 3]]]],
    ['a changed line', { a: 'x\ny\n' }, { a: 'x\nz\n' }, [[[2, 3]], [[2, 3]]]],
    ['a mode alone changes no line', { a: 'x\n' }, { a: { content: 'x\n', executable: true } }, [[], []]],
    ['a rename is compared with the old file', { a: TEN }, { a: null, b: `${TEN}more\n` }, [[[11, 12]], []]],
    ['CRLF conversion', { a: TEN }, { a: TEN.replaceAll('\n', '\r\n') }, [[], []]],
    ['CRLF conversion with an addition', { a: TEN }, { a: `${TEN.replaceAll('\n', '\r\n')}x\r\n` }, [[[11, 12]], []]],
    ['a lost last line feed', { a: 'x\ny\n' }, { a: 'x\ny' }, [[], []]],
    ['text that becomes a link', { a: 'x\ny\n' }, { a: { symlink: 'x' } }, [[[1, 2]], [[1, 3]]]],
    ['binary that becomes text', { a: Buffer.from([0]) }, { a: 'x\ny\n' }, [[[1, 3]], []]],
    ['text that becomes binary', { a: 'x\ny\n' }, { a: Buffer.from([0]) }, [[], [[1, 3]]]],
    ['too large before', { a: 'x\n'.repeat(6000) }, { a: 'x\n' }, [[[1, 2]], []]],
    ['another encoding of the same text', { a: 'x\n' }, { a: Buffer.from('\uFEFFx\n', 'utf16le') }, [[], []]],
    ['Latin-1 that becomes UTF-8', { a: Buffer.from('é\n', 'latin1') }, { a: 'é\n' }, [[], []]],
    ['submodules have no lines', { a: { submodule: 'a'.repeat(40) } }, { a: { submodule: 'b'.repeat(40) } }, [[], []]],
  ])('%s', async (_, before, after, expected) => {
    const { files } = await read(before, after);
    expect(files).toHaveLength(1);
    expect(lines(files[0])).toEqual(expected);
  });

  it('compares a copy with its source', async () => {
    const { files } = await read({ a: TEN }, { a: `${TEN}a\n`, b: `${TEN}b\n` });
    expect(files.map((file) => file.change.status)).toEqual(['modified', 'copied']);
    expect(lines(files[1])).toEqual([[[11, 12]], []]);
  });

  it('says what each side is', async () => {
    const { files } = await read(
      { binary: 'x', large: 'x', module: 'x' },
      { binary: Buffer.from([0]), large: 'y'.repeat(10_001), module: { submodule: 'a'.repeat(40) } },
    );
    expect(files.map((file) => file.after)).toEqual([
      { kind: 'binary', size: 1 },
      { kind: 'too-large', size: 10_001 },
      { kind: 'absent' },
    ]);
  });

  it('keeps odd paths readable to their content', async () => {
    const paths = ['a\nb.py', '"q" \t.py', '-x.py', '\uDCFF.py', 'e\u0301.py', '\u00e9.py', '*.py'];
    const { files } = await read({}, Object.fromEntries(paths.map((path) => [path, `in ${JSON.stringify(path)}`])));
    expect(files.map((file) => file.change.path)).toEqual([...paths].sort());
    for (const file of files) expect(file.after).toMatchObject({ text: `in ${JSON.stringify(file.change.path)}` });
  });

  it('sees through attributes of the change, the base, the work tree and the repository', async () => {
    const attributes = '*.py -diff\n*.ts binary\n*.go linguist-generated export-ignore\n* text eol=crlf diff=hidden\n';
    const before = { 'a.py': 'x\n', 'b.ts': 'x\n', 'c.go': 'x\n' };
    const after = { 'a.py': 'x\ny\n', 'b.ts': 'x\ny\n', 'c.go': 'x\ny\n' };
    const hide = (temporary: TemporaryRepository): void => {
      temporary.checkout();
      writeFileSync(join(temporary.directory, '.git', 'info', 'attributes'), attributes);
      temporary.git('config', 'diff.hidden.textconv', 'true');
      temporary.git('config', 'diff.hidden.binary', 'true');
      temporary.git('config', 'core.autocrlf', 'true');
    };
    const inBase = await read({ ...before, '.gitattributes': attributes }, after, hide);
    const inHead = await read(before, { ...after, '.gitattributes': attributes }, hide);
    for (const { files } of [inBase, inHead]) {
      const code = files.filter((file) => file.change.path !== '.gitattributes');
      expect(code.map((file) => file.change.path)).toEqual(['a.py', 'b.ts', 'c.go']);
      for (const file of code) expect(lines(file)).toEqual([[[2, 3]], []]);
    }
  });
});
