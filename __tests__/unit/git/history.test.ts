import { describe, expect, it } from '@jest/globals';
import { openHistory } from '../../../src/git/history.ts';
import { temporaryDirectory, TemporaryRepository } from '../../support/temporary-repository.ts';

function merged(): { readonly repository: TemporaryRepository; readonly ids: Readonly<Record<string, string>> } {
  const repository = TemporaryRepository.create();
  const root = repository.commit({ a: '1' }, { message: 'root' });
  repository.branch('topic');
  const plain = repository.commit({ b: '2' }, { message: 'plain\n\nwith a body' });
  const work = repository.commit({ c: '3' }, { branch: 'topic', message: 'work' });
  const merge = repository.merge('topic');
  return { repository, ids: { root, plain, work, merge } };
}

describe('firstParents', () => {
  it('follows the branch, newest first, and leaves out what was merged into it', async () => {
    const { repository, ids } = merged();
    const history = await openHistory(repository.directory);
    expect(await history.firstParents(repository.head(), 10)).toEqual([
      { id: ids['merge'], parents: [ids['plain'], ids['work']], subject: 'merge topic' },
      { id: ids['plain'], parents: [ids['root']], subject: 'plain' },
      { id: ids['root'], parents: [], subject: 'root' },
    ]);
    expect(await history.firstParents(repository.head(), 1)).toHaveLength(1);
  });

  it('reads subjects as they are: empty ones, escapes, other scripts', async () => {
    const repository = TemporaryRepository.create({ bare: true });
    const subjects = ['', '\u001b[31mred', 'größer 大', '%H %x00 --all'];
    for (const [i, subject] of subjects.entries()) repository.commit({ a: String(i) }, { message: subject });
    const history = await openHistory(repository.directory);
    const commits = await history.firstParents(repository.head(), 10);
    expect(commits.map((commit) => commit.subject)).toEqual(subjects.toReversed());
  });

  it('runs no program that the configuration of the repository names', async () => {
    const { repository } = merged();
    repository.git('config', 'log.showSignature', 'true');
    repository.git('config', 'gpg.program', '/nonexistent');
    const history = await openHistory(repository.directory);
    expect(await history.firstParents(repository.head(), 2)).toHaveLength(2);
  });
});

describe('commits', () => {
  it('finds commits by full and short id, and follows tags', async () => {
    const { repository, ids } = merged();
    repository.git('tag', '-a', '-m', 'version', 'v1', ids['plain'] ?? '');
    const tag = repository.id('refs/tags/v1');
    const short = ids['work']?.slice(0, 10) ?? '';
    const history = await openHistory(repository.directory);
    const found = await history.commits([short, ids['merge'] ?? '', tag, short]);
    expect([...found].map(([given, commit]) => [given, commit.id])).toEqual([
      [short, ids['work']],
      [ids['merge'], ids['merge']],
      [tag, ids['plain']],
    ]);
  });

  it('leaves out what is missing, no commit, or no id', async () => {
    const { repository, ids } = merged();
    const history = await openHistory(repository.directory);
    const blob = repository.blob('text');
    const root = ids['root'] ?? '';
    const found = await history.commits(['1'.repeat(40), blob, 'main', '--all', root]);
    expect([...found.keys()]).toEqual([root]);
    expect(await history.commits(['1'.repeat(40)])).toEqual(new Map());
    expect(await history.commits([])).toEqual(new Map());
  });
});

describe('originAddress', () => {
  it('is what the configuration says, or null', async () => {
    const { repository } = merged();
    const history = await openHistory(repository.directory);
    expect(await history.originAddress()).toBeNull();
    repository.git('remote', 'add', 'origin', 'git@github.com:o/r.git');
    expect(await history.originAddress()).toBe('git@github.com:o/r.git');
  });
});

describe('a shallow clone', () => {
  it('says so, and shows no parents where it ends', async () => {
    const { repository, ids } = merged();
    const history = await openHistory(repository.clone('--depth=1').directory);
    expect(await history.isShallow()).toBe(true);
    expect(await history.firstParents(ids['merge'] ?? '', 5)).toEqual([
      { id: ids['merge'], parents: [], subject: 'merge topic' },
    ]);
  });
});

it('needs a repository', async () => {
  await expect(openHistory(temporaryDirectory())).rejects.toThrow(/not a git repository/);
});
