import { afterAll, describe, expect, it } from '@jest/globals';
import { layTestsFirst } from '../../../src/backtest/overlay.ts';
import { createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import { openRepository } from '../../../src/git/repository.ts';
import type { FileClass } from '../../../src/model/change.ts';
import type { Repository } from '../../../src/model/repository.ts';
import { type FileSpecs, TemporaryRepository } from '../../support/temporary-repository.ts';

const classifier = createClassifier(NO_GLOBS);
const classOf = (path: string): FileClass => classifier.classOf(path);
const opened: Repository[] = [];

/** The overlay of a change, and the same base written as a real commit, for comparison. */
async function bothBases(before: FileSpecs, after: FileSpecs, expectedBase: FileSpecs) {
  const repository = TemporaryRepository.create();
  const base = repository.commit(before);
  const head = repository.commit(after);
  const real = repository.commit(expectedBase, { branch: 'real', parents: [] });
  const plain = await openRepository(repository.directory, { maxBlobBytes: 1 << 20 });
  opened.push(plain);
  const overlay = await layTestsFirst(plain, base, head, classOf);
  return { plain, overlay: overlay.repository, base, virtual: overlay.base, head, real };
}

afterAll(async () => {
  for (const repository of opened) await repository.close();
});

const product = 'def price(x):\n    return x\n';
const longText = (word: string): string =>
  Array.from({ length: 40 }, (_, i) => `${word} ${i} of many lines`).join('\n');

const before: FileSpecs = {
  'src/price.py': product,
  'src/kept.py': 'kept = "amber-1"\n',
  'src/walk.py': longText('walk'),
  'src/removed.py': 'removed = "amber-2"\n',
  'tests/test_price.py': 'assert price(1) == "amber-3"\n',
  'tests/test_gone.py': 'assert "amber-4"\n',
  'tests/test_same.py': 'assert "amber-5"\n',
  'tests/test_becomes_product.py': longText('swim'),
  'tests/golden/price.json': '{"price": "amber-6"}\n',
};
const after: FileSpecs = {
  'src/price.py': `${product}# amber-7\n`,
  'src/removed.py': null,
  'src/walk.py': null,
  'src/swim.py': longText('swim'),
  'src/added.py': 'added = "amber-8"\n',
  'tests/test_to_test.py': longText('walk'),
  'tests/test_becomes_product.py': null,
  'tests/test_price.py': 'assert price(1) == "amber-9"\n',
  'tests/test_gone.py': null,
  'tests/test_new.py': 'assert "amber-10"\n',
  'tests/golden/price.json': { content: '{"price": "amber-6"}\n', executable: true },
};
/** Written by hand: the product of the base, the tests and golden files of the head. */
const testsFirst: FileSpecs = {
  'src/price.py': product,
  'src/kept.py': 'kept = "amber-1"\n',
  'src/walk.py': longText('walk'),
  'src/removed.py': 'removed = "amber-2"\n',
  'tests/test_price.py': 'assert price(1) == "amber-9"\n',
  'tests/test_same.py': 'assert "amber-5"\n',
  'tests/test_to_test.py': longText('walk'),
  'tests/test_new.py': 'assert "amber-10"\n',
  'tests/golden/price.json': { content: '{"price": "amber-6"}\n', executable: true },
};

describe('a base with the tests and golden files of the head', () => {
  it('has the tree that git gives the same files', async () => {
    const { plain, overlay, virtual, real } = await bothBases(before, after, testsFirst);
    const tree = await overlay.tree(virtual);
    expect(tree).toEqual(await plain.tree(real));
    for (const path of [...tree.map((entry) => entry.path), 'tests/test_gone.py', 'nowhere']) {
      expect(await overlay.entry(virtual, path)).toEqual(await plain.entry(real, path));
    }
  });

  it('changes to the head in product code alone', async () => {
    const { overlay, virtual, head } = await bothBases(before, after, testsFirst);
    const changes = await overlay.changes(virtual, head);
    expect(changes.map(({ status, before: old, after: now }) => [status, old?.path, now?.path])).toEqual([
      ['added', undefined, 'src/added.py'],
      ['modified', 'src/price.py', 'src/price.py'],
      ['deleted', 'src/removed.py', undefined],
      // The test that it was is gone from this base too, so it comes from nowhere.
      ['added', undefined, 'src/swim.py'],
      ['deleted', 'src/walk.py', undefined],
    ]);
  });

  it('is searched as git searches the same files', async () => {
    const { plain, overlay, virtual, real } = await bothBases(before, after, testsFirst);
    for (let i = 1; i <= 10; i++) {
      const needles = [`amber-${i}`];
      expect([needles, await overlay.search(virtual, needles)]).toEqual([needles, await plain.search(real, needles)]);
    }
    const all = ['amber', 'of many lines'];
    expect(await overlay.search(virtual, all)).toEqual(await plain.search(real, all));
  });

  it('is a commit of its own, the diff base of the head, and the same for the same two commits', async () => {
    const { plain, overlay, base, virtual, head } = await bothBases(before, after, testsFirst);
    expect(virtual).toMatch(/^[0-9a-f]{40}$/);
    expect([base, head]).not.toContain(virtual);
    expect(await overlay.resolve(virtual)).toBe(virtual);
    expect(await overlay.diffBase(virtual, head)).toBe(virtual);
    expect((await layTestsFirst(plain, base, head, classOf)).base).toBe(virtual);
  });

  it('leaves every other commit as it is', async () => {
    const { plain, overlay, base, head } = await bothBases(before, after, testsFirst);
    expect(await overlay.resolve('main')).toBe(head);
    expect(await overlay.diffBase(base, head)).toBe(base);
    expect(await overlay.changes(base, head)).toEqual(await plain.changes(base, head));
    expect(await overlay.tree(base)).toEqual(await plain.tree(base));
    expect(await overlay.search(base, ['amber-3'])).toEqual({ paths: ['tests/test_price.py'], unreadable: [] });
  });

  it('is the base itself when no test changes', async () => {
    const { plain, overlay, base, virtual, head } = await bothBases(before, { 'src/price.py': 'x = 1\n' }, before);
    expect(await overlay.tree(virtual)).toEqual(await plain.tree(base));
    expect(await overlay.changes(virtual, head)).toEqual(await plain.changes(base, head));
  });

  it('keeps the source of a copy that is still there', async () => {
    const { plain, overlay, virtual, head } = await bothBases(
      { 'tests/test_long.py': longText('run') },
      { 'tests/test_long.py': `${longText('run')}\nmore`, 'src/long.py': longText('run') },
      {},
    );
    const changes = await overlay.changes(virtual, head);
    expect(changes.map(({ status, before: old, after: now }) => [status, old?.path, now?.path])).toEqual([
      ['copied', 'tests/test_long.py', 'src/long.py'],
    ]);
    expect(changes[0]?.before).toEqual(await plain.entry(head, 'tests/test_long.py'));
  });
});
