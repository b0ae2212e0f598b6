import { describe, expect, it } from '@jest/globals';
import { ensureCommits } from '../../../src/git/fetch.ts';
import { openRepository } from '../../../src/git/repository.ts';
import { MissingDataError } from '../../../src/model/problem.ts';
import { TemporaryRepository } from '../../support/temporary-repository.ts';

interface Scene {
  readonly origin: TemporaryRepository;
  readonly fork: string;
  readonly target: string;
  readonly head: string;
}

/** A branch that left its target ten commits ago on both sides. */
function scene(): Scene {
  const origin = TemporaryRepository.create();
  for (let i = 0; i < 5; i++) origin.commit({ old: String(i) });
  const fork = origin.head();
  origin.branch('topic');
  for (let i = 0; i < 10; i++) {
    origin.commit({ main: String(i) });
    origin.commit({ topic: String(i) }, { branch: 'topic' });
  }
  return { origin, fork, target: origin.head(), head: origin.head('topic') };
}

async function baseIn(clone: TemporaryRepository, target: string, head: string): Promise<string> {
  const repository = await openRepository(clone.directory, { maxBlobBytes: 1000 });
  try {
    return await repository.diffBase(target, head);
  } finally {
    await repository.close();
  }
}

const commitsIn = (clone: TemporaryRepository, id: string): number =>
  Number(clone.git('rev-list', '--count', id).trim());

describe('ensureCommits', () => {
  it('fetches the missing head into a shallow clone and deepens until the base is there', async () => {
    const { origin, fork, target, head } = scene();
    const clone = origin.clone('--depth=1');
    const refs = clone.git('for-each-ref');
    await ensureCommits(clone.directory, [target, head], { steps: [3, 12] });
    expect(await baseIn(clone, target, head)).toBe(fork);
    // The second step was enough: the history did not come in full, and no ref moved.
    expect(commitsIn(clone, head)).toBe(12);
    expect(clone.git('for-each-ref')).toBe(refs);
  });

  it('ends with the whole history', async () => {
    const { origin, fork, target, head } = scene();
    const clone = origin.clone('--depth=1', '--no-single-branch');
    await ensureCommits(clone.directory, [target, head], { steps: [2] });
    expect(await baseIn(clone, target, head)).toBe(fork);
    expect(clone.git('rev-parse', '--is-shallow-repository').trim()).toBe('false');
  });

  it('does nothing when all is there, and does not cut a full clone', async () => {
    const { origin, target, head } = scene();
    const clone = origin.clone();
    await ensureCommits(clone.directory, [target, head], { remote: 'none', steps: [1] });
    const later = origin.commit({ later: 'x' }, { branch: 'later', parents: [head] });
    await ensureCommits(clone.directory, [target, later], { steps: [1] });
    expect(clone.git('rev-parse', '--is-shallow-repository').trim()).toBe('false');
    expect(commitsIn(clone, later)).toBe(16);
  });

  it('names the setting when the remote has no such commit, and hides the token in its address', async () => {
    const { origin, target } = scene();
    const clone = origin.clone('--depth=1');
    const refused = ensureCommits(clone.directory, [target, 'e'.repeat(40)]);
    await expect(refused).rejects.toThrow(MissingDataError);
    await expect(refused).rejects.toThrow(/fetch-depth: 0/);
    clone.git('remote', 'set-url', 'origin', 'https://user:TOKEN@localhost:1/none.git');
    const secret = ensureCommits(clone.directory, [target, 'e'.repeat(40)]);
    await expect(secret).rejects.toThrow(MissingDataError);
    await expect(secret).rejects.not.toThrow(/TOKEN/);
  });

  it('says that unrelated histories do not meet', async () => {
    const { origin, target } = scene();
    const stranger = origin.commit({ x: 'x' }, { branch: 'stranger', parents: [] });
    const refused = ensureCommits(origin.clone('--depth=1').directory, [target, stranger], { steps: [3] });
    await expect(refused).rejects.toThrow(MissingDataError);
    await expect(refused).rejects.toThrow(/do not meet/);
  });

  it('takes nothing but object ids', async () => {
    const { origin } = scene();
    await expect(ensureCommits(origin.directory, ['--upload-pack=touch x'])).rejects.toThrow(/not an object id/);
  });
});
