import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, tipOf } from '../../../src/git/connection.ts';
import { basicCredentials, remoteSource } from '../../../src/git/remote-source.ts';
import { openRepository } from '../../../src/git/repository.ts';
import { type CommitRequest, provideCommits, type ProvidedCommits } from '../../../src/git/source.ts';
import { MissingDataError, UserError } from '../../../src/model/problem.ts';
import { type GitServer, type GitServerOptions, startGitServer } from '../../support/git-server.ts';
import { temporaryDirectory, TemporaryRepository } from '../../support/temporary-repository.ts';

const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A pull request from a fork: its commits are in no branch of the repository, only in `refs/pull/7/head`. Target and head
 * left the base ten commits ago; ten files never change, so that they would have to be sent whole.
 */
const origin = TemporaryRepository.create();
let base = '';
let target = '';
let head = '';
let merge = '';

beforeAll(() => {
  const still = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`still/${i}.txt`, `still ${i}\n`]));
  origin.commit({ ...still, 'src/main.ts': 'old\n', 'src/base.ts': '0\n' });
  base = origin.commit({ 'src/main.ts': 'base\n' });
  origin.branch('fork');
  for (let i = 1; i <= 10; i++) {
    origin.commit({ 'src/base.ts': `${i}\n` });
    origin.commit({ 'src/main.ts': `head ${i}\n` }, { branch: 'fork' });
  }
  target = origin.head();
  head = origin.head('fork');
  origin.branch('test-merge');
  merge = origin.merge('fork', 'test-merge');
  origin.git('update-ref', 'refs/pull/7/head', head);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  for (const name of ['fork', 'test-merge']) origin.git('update-ref', '-d', `refs/heads/${name}`);
});

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

function serve(options: Partial<GitServerOptions> = {}): Promise<GitServer> {
  return startGitServer({ repositories: { 'octo/parcels': origin.directory }, ...options });
}

interface Run extends ProvidedCommits {
  readonly temporary: string;
}

/** Provides the commits of the pull request from a server. */
async function provide(
  server: GitServer | null,
  workspace: string,
  options: Partial<CommitRequest> & { readonly token?: string } = {},
): Promise<Run> {
  const { token = null, ...rest } = options;
  const temporary = path.join(temporaryDirectory(), 'new');
  const source = server && remoteSource(server.url, 'octo/parcels', token);
  const connection = source && connect(source, { idleSeconds: 20, totalMilliseconds: 20_000 });
  const refs = ['refs/pull/7/head', 'refs/heads/main'];
  const provided = await provideCommits({
    workspace,
    temporary,
    connection,
    target,
    head,
    policy: target,
    refs,
    ...rest,
  });
  return { ...provided, temporary };
}

const knowsBase = { mergeBase: () => Promise.resolve(base) };

/** Reads everything that a scan could ask for: both ends of the change, the policy commit, and a search over the base. */
async function readEverything({ directory, diffBase }: ProvidedCommits): Promise<Record<string, string>> {
  const repository = await openRepository(directory, { maxBlobBytes: 1000 });
  try {
    const texts: Record<string, string> = {};
    for (const [name, commit] of Object.entries({ base: diffBase, head, target })) {
      for (const entry of await repository.tree(commit)) {
        const content = await repository.content(entry.id);
        texts[`${name}:${entry.path}`] = content.kind === 'text' ? content.text : content.kind;
      }
    }
    const changes = await repository.changes(diffBase, head);
    texts['changes'] = changes.map((change) => change.after?.path).join();
    const found = await repository.search(diffBase, ['still 3']);
    texts['search'] = [...found.paths, ...found.unreadable].join();
    return texts;
  } finally {
    await repository.close();
  }
}

/** Everything is there, and reading it asks nobody. */
async function expectWhole(provided: ProvidedCommits, server: GitServer | null): Promise<void> {
  const asked = server?.requests.length;
  const texts = await readEverything(provided);
  expect(server?.requests.length).toBe(asked);
  expect(provided.diffBase).toBe(base);
  expect(Object.keys(texts)).toHaveLength(3 * 12 + 2);
  expect(texts).toMatchObject({
    'base:src/main.ts': 'base\n',
    'base:src/base.ts': '0\n',
    'head:src/main.ts': 'head 10\n',
    'target:src/base.ts': '10\n',
    'base:still/9.txt': 'still 9\n',
    changes: 'src/main.ts',
    search: 'still/3.txt',
  });
}

/** A checkout as GitHub's own action makes it: fetched by ref, detached. */
function checkOut(refs: readonly string[], ...options: readonly string[]): TemporaryRepository {
  const clone = TemporaryRepository.create();
  clone.git('remote', 'add', 'origin', `file://${origin.directory}`);
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  clone.git('fetch', '--quiet', '--no-tags', ...options, 'origin', ...refs);
  clone.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  return clone;
}

const everything = ['+refs/pull/7/merge:refs/remotes/pull/7/merge', '+refs/heads/main:refs/remotes/origin/main'];

describe('provideCommits', () => {
  it('asks no server when a full checkout has everything', async () => {
    const server = await serve();
    const provided = await provide(server, checkOut(everything).directory);
    await expectWhole(provided, server);
    expect(server.requests).toEqual([]);
    await expectWhole(await provide(null, checkOut(everything).directory), null);
  });

  it('leaves the workspace as it is', async () => {
    const server = await serve();
    const clone = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1');
    const before = filesOf(clone.directory);
    await provide(server, clone.directory);
    expect(filesOf(clone.directory)).toEqual(before);
  });

  it.each([
    // One trip for the bare commits of both histories, one for all trees and contents.
    { given: 'without an answer of GitHub', options: {}, trips: 2 },
    { given: 'with the merge base from GitHub', options: knowsBase, trips: 1 },
    {
      given: 'when GitHub does not answer',
      options: { mergeBase: () => Promise.reject(new Error('403')) },
      trips: 2,
    },
  ])('works without a checkout $given', async ({ options, trips }) => {
    const server = await serve();
    const empty = await provide(server, temporaryDirectory(), options);
    expect(server.trips()).toBe(trips);
    await expectWhole(empty, server);
    await expectWhole(await provide(server, path.join(temporaryDirectory(), 'none'), options), server);
  });

  it('fetches all contents of a missing checkout in one piece and without history', async () => {
    const server = await serve();
    const { directory } = await provide(server, temporaryDirectory(), knowsBase);
    expect(server.fetches()).toHaveLength(1);
    expect(server.fetches()[0]).toMatchObject({ filter: null, depth: 1, haves: [] });
    const count = execFileSync('git', ['-C', directory, 'cat-file', '--batch-all-objects', '--batch-check']);
    // Three commits with a root and two folders each, of which `still` and some `src` are the same; contents once each.
    const kinds = count.toString().match(/commit|tree|blob/g) ?? [];
    expect(kinds.filter((kind) => kind === 'commit')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'blob')).toHaveLength(10 + 4);
  });

  it('deepens bare histories until they meet', async () => {
    const long = TemporaryRepository.create();
    const start = long.commit({ a: '0\n' });
    long.branch('topic');
    let stream = '';
    for (let i = 0; i < 300; i++) {
      stream += `commit refs/heads/main\ncommitter T <t@example.com> ${1_700_001_000 + i} +0000\ndata 1\nx\n`;
      stream += i === 0 ? `from ${start}\n\n` : '\n';
    }
    execFileSync('git', ['-C', long.directory, 'fast-import', '--quiet'], { input: stream });
    const topic = long.commit({ a: '1\n' }, { branch: 'topic' });
    const server = await startGitServer({ repositories: { 'octo/parcels': long.directory } });
    const provided = await provide(server, temporaryDirectory(), {
      target: long.head(),
      head: topic,
      policy: long.head(),
    });
    expect(provided.diffBase).toBe(start);
    // 200 commits were too few; the third trip brings the contents.
    expect(server.trips()).toBe(3);
    const asked = new Set(server.fetches().map(({ filter, depth }) => `${depth} ${filter}`));
    expect([...asked]).toEqual(['200 tree:0', '5000 tree:0', '1 null']);
  });

  it.each([
    { given: 'the merge commit alone', refs: ['+refs/pull/7/merge:refs/remotes/pull/7/merge'], depth: 1 },
    { given: 'the merge commit and its parents', refs: ['+refs/pull/7/merge:refs/remotes/pull/7/merge'], depth: 2 },
    { given: 'the target alone', refs: ['+refs/heads/main:refs/remotes/origin/main'], depth: 1 },
  ])('completes a shallow checkout of $given', async ({ refs, depth }) => {
    const server = await serve();
    const clone = checkOut(refs, `--depth=${depth}`);
    await expectWhole(await provide(server, clone.directory), server);
    expect(server.trips()).toBe(2);
    const again = await serve();
    await expectWhole(await provide(again, clone.directory, knowsBase), again);
    expect(again.trips()).toBe(1);
    // What the checkout has is not sent again.
    expect(again.fetches()[0]?.haves).not.toEqual([]);
  });

  it('uses the history of a shallow checkout that reaches far enough', async () => {
    const server = await serve();
    await expectWhole(await provide(server, checkOut(everything, '--depth=12').directory), server);
    expect(server.requests).toEqual([]);
  });

  it('fetches the head of a fork on top of a full checkout of the target', async () => {
    const server = await serve();
    const clone = checkOut(['+refs/heads/main:refs/remotes/origin/main']);
    await expectWhole(await provide(server, clone.directory), server);
    expect(server.trips()).toBe(1);
    expect(server.fetches().at(-1)).toMatchObject({ wants: expect.arrayContaining([head]), filter: null, depth: null });
  });

  it('fetches a target that has moved on since the checkout', async () => {
    const server = await serve();
    const clone = checkOut(['+refs/pull/7/head:refs/remotes/pull/7/head']);
    await expectWhole(await provide(server, clone.directory), server);
    expect(server.trips()).toBe(1);
  });

  it.each([
    // The commits and trees are there: one trip brings all contents.
    { filter: 'blob:none', refs: everything, trips: 1 },
    // First the folders, then what they name.
    { filter: 'tree:0', refs: everything, trips: 2 },
    // First the commits of the head with their folders.
    { filter: 'blob:none', refs: ['+refs/heads/main:refs/remotes/origin/main'], trips: 2 },
  ])('completes a partial clone ($filter, $trips trips)', async ({ filter, refs, trips }) => {
    const server = await serve();
    const clone = checkOut(refs, `--filter=${filter}`);
    await expectWhole(await provide(server, clone.directory), server);
    expect(server.trips()).toBe(trips);
  });

  it.each(['blob:none', 'tree:0'])('completes a shallow partial clone (%s)', async (filter) => {
    const server = await serve();
    const clone = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1', `--filter=${filter}`);
    await expectWhole(await provide(server, clone.directory, knowsBase), server);
  });

  it('works with servers that leave nothing out and give nothing out by its id', async () => {
    const plain = await serve({ givesFilters: false });
    await expectWhole(await provide(plain, temporaryDirectory()), plain);
    const old = await serve({ givesIds: false });
    await expectWhole(await provide(old, temporaryDirectory()), old);
    await expectWhole(await provide(old, temporaryDirectory(), knowsBase), old);
    const full = checkOut(['+refs/heads/main:refs/remotes/origin/main']);
    await expectWhole(await provide(old, full.directory), old);
    const shallow = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1');
    await expectWhole(await provide(old, shallow.directory, { refs: ['refs/pull/7/head', 'refs/heads/main'] }), old);
  });

  it('passes over refs that are gone', async () => {
    const old = await serve({ givesIds: false });
    const refs = ['refs/heads/deleted', 'refs/pull/7/head', 'refs/heads/main'];
    await expectWhole(await provide(old, temporaryDirectory(), { refs }), old);
  });

  it('reads a linked work tree, a folder of the checkout, and a work tree of another user', async () => {
    const clone = checkOut(everything);
    const linked = path.join(temporaryDirectory(), 'linked "work" tree');
    clone.git('worktree', 'add', '--quiet', '--detach', linked, merge);
    await expectWhole(await provide(null, linked), null);
    await expectWhole(await provide(null, path.join(clone.directory, 'still')), null);
    fakeGit('GIT_TEST_ASSUME_DIFFERENT_OWNER=1; export GIT_TEST_ASSUME_DIFFERENT_OWNER');
    const plain = { env: process.env, stdio: 'pipe' } as const;
    expect(() => execFileSync('git', ['-C', clone.directory, 'status'], plain)).toThrow(/dubious/);
    await expectWhole(await provide(null, clone.directory), null);
  });

  it('borrows from folders with any name', async () => {
    const parent = path.join(temporaryDirectory(), 'a "b" \\ #\u00e4\n c');
    execFileSync('git', ['clone', '--quiet', '--mirror', origin.directory, parent]);
    await expectWhole(await provide(null, parent), null);
  });

  it('takes the commits from the named server when the workspace holds another repository', async () => {
    const stranger = TemporaryRepository.create();
    stranger.commit({ 'src/main.ts': 'stranger\n' });
    const other = await startGitServer({ repositories: { 'octo/other': stranger.directory } });
    stranger.git('remote', 'add', 'origin', `${other.url}/octo/other`);
    stranger.checkout();
    const server = await serve({ token: TOKEN });
    await expectWhole(await provide(server, stranger.directory, { token: TOKEN }), server);
    expect(other.requests).toEqual([]);
  });

  it('asks for the tip of a branch by its own name', async () => {
    const server = await serve({ token: TOKEN });
    const connection = connect(remoteSource(server.url, 'octo/parcels', TOKEN));
    expect(await tipOf(connection, 'refs/heads/main')).toBe(target);
    expect(await tipOf(connection, 'main')).toBe(target);
    await expect(tipOf(connection, 'ain')).rejects.toThrow(/has no ain/);
  });
});

describe('a workspace that is hostile', () => {
  it('decides neither where commits come from nor what is started', async () => {
    const evil = await startGitServer({ repositories: {} });
    const server = await serve({ token: TOKEN });
    const clone = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1');
    const mark = path.join(temporaryDirectory(), 'started');
    const program = `touch ${mark};`;
    const settings: readonly (readonly [string, string])[] = [
      [`url.${evil.url}/.insteadOf`, `${server.url}/`],
      [`url.${evil.url}/.pushInsteadOf`, `${server.url}/`],
      ['remote.origin.url', `${evil.url}/octo/parcels`],
      ['remote.origin.uploadpack', program],
      ['remote.origin.promisor', 'true'],
      ['http.proxy', evil.url],
      ['http.extraHeader', 'Authorization: Basic ZXZpbA=='],
      ['http.cookieFile', '/etc/hostname'],
      ['credential.helper', `!${program}`],
      ['core.askPass', mark],
      ['core.sshCommand', program],
      ['core.gitProxy', program],
      ['core.fsmonitor', program],
      ['core.alternateRefsCommand', program],
      ['core.hooksPath', '.'],
      ['core.pager', program],
      ['diff.external', program],
      ['protocol.allow', 'always'],
      ['uploadpack.packObjectsHook', program],
      ['extensions.partialClone', 'origin'],
    ];
    for (const [key, value] of settings) clone.git('config', key, value);
    appendFileSync(path.join(clone.directory, '.git', 'config'), '[include]\n\tpath = ../evil.config\n');
    writeFileSync(path.join(clone.directory, 'evil.config'), `[core]\n\tworktree = /\n\tfsmonitor = "${program}"\n`);
    for (const hook of ['post-checkout', 'reference-transaction', 'pre-auto-gc'])
      script(path.join(clone.directory, '.git', 'hooks', hook), program);
    // Another content in the place of the base's, by the two ways that git has for it.
    const forged = clone.git('commit-tree', '-m', 'x', `${merge}^{tree}`).trim();
    mkdirSync(path.join(clone.directory, '.git', 'refs', 'replace'));
    writeFileSync(path.join(clone.directory, '.git', 'refs', 'replace', base), `${forged}\n`);
    writeFileSync(path.join(clone.directory, '.git', 'info', 'grafts'), `${head} ${forged}\n`);
    writeFileSync(path.join(clone.directory, '.git', 'info', 'attributes'), '* -text -diff\n');
    const provided = await provide(server, clone.directory, { token: TOKEN });
    await expectWhole(provided, server);
    expect(evil.requests).toEqual([]);
    expect(existsSync(mark)).toBe(false);
  });

  it('survives a shallow file of garbage', async () => {
    const server = await serve();
    const clone = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1');
    appendFileSync(path.join(clone.directory, '.git', 'shallow'), `garbage\n../../x\n${'f'.repeat(40)}\n`);
    await expectWhole(await provide(server, clone.directory), server);
  });
});

describe('the token', () => {
  it('gets a private repository without stored credentials', async () => {
    const server = await serve({ token: TOKEN });
    const clone = checkOut(['+refs/pull/7/merge:refs/remotes/pull/7/merge'], '--depth=1');
    await expectWhole(await provide(server, clone.directory, { token: TOKEN }), server);
    // Sent with the first request, once, and as one header.
    expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(
      new Set([`Basic ${basicCredentials(TOKEN)}`]),
    );
  });

  it('is neither in an argument nor in a file', async () => {
    const server = await serve({ token: TOKEN });
    const log = path.join(temporaryDirectory(), 'arguments');
    fakeGit(`printf '%s\\n' "$*" >> '${log}'`);
    const { temporary } = await provide(server, temporaryDirectory(), { token: TOKEN });
    const given = readFileSync(log, 'utf8');
    expect(given).toContain('fetch');
    for (const secret of [TOKEN, basicCredentials(TOKEN)]) {
      expect(given).not.toContain(secret);
      expect(Object.values(filesOf(temporary)).filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('is not looked for in the configuration of the user, who may redirect and start what he likes', async () => {
    const evil = await startGitServer({ repositories: {} });
    const server = await serve({ token: TOKEN });
    const home = temporaryDirectory();
    const mark = path.join(home, 'started');
    writeFileSync(
      path.join(home, '.gitconfig'),
      [
        `[url "${evil.url}/"]\n\tinsteadOf = ${server.url}/`,
        `[credential]\n\thelper = "!touch ${mark};"`,
        `[http]\n\textraHeader = "Authorization: Basic ZXZpbA=="`,
        `[http "${server.url}/"]\n\textraHeader = "Authorization: Basic ZXZpbA=="\n\tfollowRedirects = true`,
        `[init]\n\ttemplateDir = ${home}/template`,
      ].join('\n'),
    );
    script(path.join(home, 'template', 'hooks', 'reference-transaction'), `touch ${mark}`);
    writeFileSync(path.join(home, '.netrc'), 'machine 127.0.0.1 login evil password evil\n', { mode: 0o600 });
    process.env['HOME'] = home;
    delete process.env['XDG_CONFIG_HOME'];
    await expectWhole(await provide(server, temporaryDirectory(), { token: TOKEN }), server);
    expect(evil.requests).toEqual([]);
    expect(existsSync(mark)).toBe(false);
    for (const { authorization } of server.requests) expect(authorization).toBe(`Basic ${basicCredentials(TOKEN)}`);
  });
});

describe('what cannot be had', () => {
  it.each([
    ['there is no checkout', (): string => temporaryDirectory(), /no checkout.*fetch-depth: 0/],
    [
      'the checkout is shallow',
      (): string => checkOut(['refs/pull/7/merge'], '--depth=1').directory,
      /lacks.*fetch-depth: 0/,
    ],
    ['the checkout is partial', (): string => checkOut(everything, '--filter=blob:none').directory, /without a filter/],
  ])('is named when no server is known and %s', async (_, workspace, sentence) => {
    const refused = provide(null, workspace());
    await expect(refused).rejects.toThrow(MissingDataError);
    await expect(refused).rejects.toThrow(sentence);
  });

  it('is a commit that was pushed away', async () => {
    const gone = 'e'.repeat(40);
    for (const workspace of [temporaryDirectory(), checkOut(everything).directory]) {
      const refused = provide(await serve(), workspace, { head: gone });
      await expect(refused).rejects.toThrow(MissingDataError);
      await expect(refused).rejects.toThrow(/does not give out the commit e{40}: a push with force/);
    }
  });

  it('is a base of unrelated histories', async () => {
    const stranger = origin.commit({ x: 'x' }, { branch: 'stranger', parents: [] });
    const full = checkOut([...everything, '+refs/heads/stranger:refs/remotes/origin/stranger']);
    for (const workspace of [temporaryDirectory(), full.directory]) {
      const refused = provide(await serve(), workspace, { head: stranger });
      await expect(refused).rejects.toThrow(MissingDataError);
      await expect(refused).rejects.toThrow(/unrelated histories/);
    }
  });

  it('is a repository where nothing can be written', async () => {
    const file = path.join(temporaryDirectory(), 'file');
    writeFileSync(file, '');
    const refused = provide(null, origin.directory, { temporary: path.join(file, 'folder') });
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(/RUNNER_TEMP/);
  });

  it('takes nothing but object ids', async () => {
    await expect(provide(null, origin.directory, { head: '--upload-pack=x' })).rejects.toThrow(/not an object id/);
    const server = await serve();
    const options = { mergeBase: () => Promise.resolve('--upload-pack=x') };
    await expectWhole(await provide(server, temporaryDirectory(), options), server);
  });
});

/** Puts a `git` in front of the real one that first does something else. */
function fakeGit(first: string): void {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const folder = temporaryDirectory();
  script(path.join(folder, 'git'), `${first}\nexec '${real}' "$@"`);
  process.env['PATH'] = `${folder}:${environment['PATH'] ?? ''}`;
}

function script(file: string, body: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

function filesOf(directory: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(directory, file)] = readFileSync(file, 'latin1');
  }
  return files;
}
