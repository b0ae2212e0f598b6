import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planLast, planListed } from '../../../src/backtest/plan.ts';
import { openHistory } from '../../../src/git/history.ts';
import { UserError } from '../../../src/model/problem.ts';
import { TemporaryRepository } from '../../support/temporary-repository.ts';

const repository = TemporaryRepository.create();
const root = repository.commit({ a: '1' }, { message: 'root' });
repository.branch('topic');
repository.branch('other');
const plain = repository.commit({ b: '2' }, { message: 'plain' });
const work = repository.commit({ c: '3' }, { branch: 'topic', message: 'work' });
const otherWork = repository.commit({ d: '4' }, { branch: 'other', message: 'other work' });
const merge = repository.merge('topic');
const octopus = repository.commit({ e: '5' }, { message: 'octopus', parents: [merge, work, otherWork] });

describe('the last changes', () => {
  it('take a plain commit as it is, a merge as its branch, an octopus whole, and leave the root out', async () => {
    const history = await openHistory(repository.directory);
    const plan = await planLast(history, octopus, 10);
    expect(plan.changes).toEqual([
      { sha: octopus, parent: merge, subject: 'octopus', scan: { target: merge, head: octopus } },
      { sha: merge, parent: plain, subject: 'merge topic', scan: { target: plain, head: work } },
      { sha: plain, parent: root, subject: 'plain', scan: { target: root, head: plain } },
    ]);
    expect(plan.remarks).toEqual([expect.stringContaining('root commit')]);
    expect(await planLast(history, octopus, 1)).toMatchObject({ changes: [{ sha: octopus }], remarks: [] });
  });

  it('end where a shallow clone does, and say so', async () => {
    const clone = repository.clone('--depth=1');
    const plan = await planLast(await openHistory(clone.directory), octopus, 10);
    expect(plan.changes).toEqual([]);
    expect(plan.remarks).toEqual([expect.stringContaining('shallow')]);
  });
});

describe('listed changes', () => {
  const list = async (text: string): ReturnType<typeof planListed> =>
    planListed(await openHistory(repository.directory), text, 'list.jsonl');

  it('keep the order of the list, other keys and blank lines aside', async () => {
    const { changes } = await list(
      `{"sha": "${merge}", "language": "Go"}\n\n  \r\n{"sha":"${plain.slice(0, 12)}","parent":null}\r\n{"sha":"${merge}","parent":"${root}"}`,
    );
    expect(changes).toEqual([
      // The list speaks of commits, so a merge is scanned as the commit that it is.
      { sha: merge, parent: plain, subject: 'merge topic', scan: { target: plain, head: merge } },
      { sha: plain, parent: root, subject: 'plain', scan: { target: root, head: plain } },
      { sha: merge, parent: root, subject: 'merge topic', scan: { target: root, head: merge } },
    ]);
  });

  it('hold what cannot be scanned, with the reason', async () => {
    const missing = 'ab'.repeat(20);
    const { changes } = await list(
      `{"sha":"${missing}"}\n{"sha":"${plain}","parent":"${missing}"}\n{"sha":"${root}"}\n`,
    );
    expect(changes).toEqual([
      { sha: missing, parent: null, subject: '', scan: { problem: expect.stringContaining(missing) } },
      { sha: plain, parent: missing, subject: 'plain', scan: { problem: expect.stringContaining(missing) } },
      { sha: root, parent: null, subject: 'root', scan: { problem: expect.stringContaining('no parent') } },
    ]);
  });

  it.each([
    ['no JSON', '{"sha": "abcd1234"}\n\nabcd1234', /^line 3 of list\.jsonl is no JSON/],
    ['a number', '7', /^line 1 .* is no JSON object/],
    ['a list', '["abcd1234"]', /^line 1 .* is no JSON object/],
    ['null', 'null', /^line 1 .* is no JSON object/],
    ['no sha', '{"parent": "abcd1234"}', /^line 1 .* has no `sha`/],
    ['a branch as sha', '{"sha": "main"}', /^line 1 .* has no `sha`/],
    ['an option as sha', '{"sha": "--all"}', /^line 1 .* has no `sha`/],
    ['a number as parent', '{"sha": "abcd1234", "parent": 7}', /^line 1 .* has a `parent`/],
  ])('refuse %s, with the number of the line', async (_, text, message) => {
    await expect(list(text)).rejects.toThrow(message);
    await expect(list(text)).rejects.toThrow(UserError);
  });

  it('read whatever text there is, or refuse it as the caller’s mistake', async () => {
    const history = await openHistory(repository.directory);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const plan = await planListed(history, text, 'f').catch((error: unknown) => error);
        expect(plan instanceof UserError || (plan as { changes?: unknown }).changes !== undefined).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
