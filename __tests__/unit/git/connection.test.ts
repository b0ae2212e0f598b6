import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { connect, type ConnectionBounds, tipOf } from '../../../src/git/connection.ts';
import { callerHttpSettings } from '../../../src/git/http-settings.ts';
import { basicCredentials, presentable, remoteSource } from '../../../src/git/remote-source.ts';
import { MissingDataError, UserError } from '../../../src/model/problem.ts';
import { type GitServerOptions, startGitServer } from '../../support/git-server.ts';
import { temporaryDirectory, TemporaryRepository } from '../../support/temporary-repository.ts';

const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
const origin = TemporaryRepository.create();
const tip = origin.commit({ a: 'a' });
origin.git('tag', '-a', '-m', 'one', 'v1', tip);

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

async function ask(
  options: Partial<GitServerOptions>,
  token: string | null,
  bounds?: ConnectionBounds,
  ref = 'refs/heads/main',
): Promise<string> {
  const server = await startGitServer({ repositories: { 'octo/parcels': origin.directory }, ...options });
  return tipOf(connect(remoteSource(server.url, 'octo/parcels', token), bounds), ref);
}

describe('connect', () => {
  it.each([
    ['refs/heads/main', tip],
    ['main', tip],
    // An annotated tag names its commit.
    ['v1', tip],
    ['refs/tags/v1', tip],
    ['HEAD', tip],
  ])('knows the tip of %s', async (ref, id) => {
    expect(await ask({}, null, undefined, ref)).toBe(id);
  });

  it.each<[string, Partial<GitServerOptions>, string | null, RegExp]>([
    ['no token', { token: TOKEN }, null, /`permissions: contents: read`.*`github-token`/],
    ['a wrong token', { token: TOKEN }, 'ghs_wrong', /`permissions: contents: read`; a token of your own/],
    ['a repository that the token cannot see', { repositories: {} }, TOKEN, /`permissions: contents: read`/],
    ['a server out of order', { behaviour: 'broken' }, TOKEN, /error: 500.*Run the job again/],
    ['a server that hangs up', { behaviour: 'hang-up' }, TOKEN, /Run the job again/],
    [
      'a branch that is gone',
      { repositories: { 'octo/parcels': TemporaryRepository.create().directory } },
      null,
      /no refs\/heads\/main/,
    ],
  ])('names the cause and the cure for %s', async (_, options, token, sentence) => {
    const refused = ask(options, token);
    await expect(refused).rejects.toThrow(MissingDataError);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.not.toThrow(/ghs_|eC1hY2/);
  });

  it('does not carry the token to another host', async () => {
    const other = await startGitServer({ repositories: { 'octo/parcels': origin.directory } });
    const refused = ask({ behaviour: { redirect: other.url } }, TOKEN);
    await expect(refused).rejects.toThrow(MissingDataError);
    await expect(refused).rejects.toThrow(/has another address now/);
    expect(other.requests).toEqual([]);
  });

  it('gives up on a server that is silent, or slower than the limit for everything', async () => {
    const silent = ask({ behaviour: 'silent' }, null, { idleSeconds: 1, totalMilliseconds: 60_000 });
    await expect(silent).rejects.toThrow(MissingDataError);
    const started = Date.now();
    const slow = ask({ delayMilliseconds: 20_000 }, null, { idleSeconds: 60, totalMilliseconds: 700 });
    await expect(slow).rejects.toThrow(MissingDataError);
    await expect(slow).rejects.toThrow(/within 1 minute\. Run the job again/);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('starts nothing after the limit', async () => {
    const server = await startGitServer({ repositories: { 'octo/parcels': origin.directory } });
    const source = remoteSource(server.url, 'octo/parcels', null);
    const connection = connect(source, { idleSeconds: 1, totalMilliseconds: 0 });
    await expect(connection.tips(['main'])).rejects.toThrow(MissingDataError);
    expect(server.requests).toEqual([]);
  });

  it('asks nobody for a password', async () => {
    const folder = temporaryDirectory();
    const mark = path.join(folder, 'asked');
    writeFileSync(path.join(folder, 'ask'), `#!/bin/sh\ntouch '${mark}'\necho secret\n`, { mode: 0o755 });
    process.env['SSH_ASKPASS'] = path.join(folder, 'ask');
    await expect(ask({ token: TOKEN }, null)).rejects.toThrow(MissingDataError);
    expect(readdirSync(folder)).toEqual(['ask']);
  });

  it('shows the token in no argument of the transport program', async () => {
    const real = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();
    const folder = temporaryDirectory();
    const log = path.join(folder, 'arguments');
    const program = `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${real}/git-remote-http' "$@"\n`;
    writeFileSync(path.join(folder, 'git-remote-http'), program, { mode: 0o755 });
    process.env['GIT_EXEC_PATH'] = folder;
    expect(await ask({ token: TOKEN }, TOKEN)).toBe(tip);
    const given = readFileSync(log, 'utf8');
    expect(given).toContain('/octo/parcels');
    for (const secret of [TOKEN, basicCredentials(TOKEN)]) expect(given).not.toContain(secret);
  });
});

describe('callerHttpSettings', () => {
  it('takes over how to reach a server, and nothing else', async () => {
    const home = temporaryDirectory();
    process.env['HOME'] = home;
    delete process.env['XDG_CONFIG_HOME'];
    writeFileSync(
      path.join(home, '.gitconfig'),
      [
        '[http]',
        '\tsslCAInfo = /etc/company.pem',
        '\tproxy = http://proxy.example:3128',
        '\textraHeader = "Authorization: Basic eA=="',
        '\tcookieFile = /srv/cookies',
        '\tfollowRedirects = true',
        '\tsslVerify',
        '[http "https://github.example.com/"]',
        '\tsslCert = /etc/client.pem',
        '\textraHeader = "Authorization: Basic eA=="',
        '[url "https://other.example/"]',
        '\tinsteadOf = https://github.example.com/',
        '[credential]',
        '\thelper = store',
      ].join('\n'),
    );
    process.env['GIT_CONFIG_COUNT'] = '1';
    process.env['GIT_CONFIG_KEY_0'] = 'http.sslBackend';
    process.env['GIT_CONFIG_VALUE_0'] = 'openssl';
    expect(await callerHttpSettings()).toEqual([
      ['http.sslcainfo', '/etc/company.pem'],
      ['http.proxy', 'http://proxy.example:3128'],
      ['http.sslverify', 'true'],
      ['http.https://github.example.com/.sslcert', '/etc/client.pem'],
      ['http.sslbackend', 'openssl'],
    ]);
  });

  it('sends requests through the proxy of the configuration', async () => {
    const proxy = await startGitServer({ repositories: {} });
    process.env['GIT_CONFIG_COUNT'] = '1';
    process.env['GIT_CONFIG_KEY_0'] = 'http.proxy';
    process.env['GIT_CONFIG_VALUE_0'] = proxy.url;
    const source = remoteSource('http://github.example.com', 'octo/parcels', null);
    await expect(connect(source).tips(['main'])).rejects.toThrow(MissingDataError);
    expect(proxy.requests.map(({ path: asked }) => asked)).toContain('/octo/parcels/info/refs');
  });
});

describe('remoteSource', () => {
  it.each([
    ['https://github.com', 'https://github.com/octo/parcels'],
    ['https://github.com/', 'https://github.com/octo/parcels'],
    ['https://octo.ghe.com', 'https://octo.ghe.com/octo/parcels'],
    ['https://git.example.com:8443', 'https://git.example.com:8443/octo/parcels'],
    ['https://example.com/git', 'https://example.com/git/octo/parcels'],
  ])('makes the address of a repository on %s', (server, url) => {
    expect(remoteSource(server, 'octo/parcels', TOKEN)).toEqual({ url, token: TOKEN });
    expect(remoteSource(server, 'octo/parcels', '')).toEqual({ url, token: null });
  });

  it.each([
    ['', 'octo/parcels'],
    ['github.com', 'octo/parcels'],
    ['ssh://git@github.com', 'octo/parcels'],
    ['file:///etc', 'octo/parcels'],
    ['ext::sh -c x', 'octo/parcels'],
    ['https://user:secret@github.com', 'octo/parcels'],
    ['https://github.com?x=1', 'octo/parcels'],
    ['https://github.com', ''],
    ['https://github.com', 'octo'],
    ['https://github.com', 'octo/parcels/wiki'],
    ['https://github.com', 'octo/..'],
    ['https://github.com', '../octo'],
    ['https://github.com', 'octo/a b'],
    ['https://github.com', 'octo/parcels?x'],
  ])('refuses %j with %j', (server, repository) => {
    expect(() => remoteSource(server, repository, null)).toThrow(UserError);
    expect(() => remoteSource(server, repository, null)).not.toThrow(/secret/);
  });
});

describe('presentable', () => {
  const source = remoteSource('https://github.com', 'octo/parcels', TOKEN);

  it.each([
    [`bad token ${TOKEN}!`, 'bad token ***!'],
    [`header ${basicCredentials(TOKEN)}`, 'header ***'],
    ["unable to access 'https://me:pass@proxy.example/'", "unable to access 'https://proxy.example/'"],
    ['one\n::error::two\r\u001B[31mthree\u202Efour', 'one ::error::two [31mthree four'],
    ['  plain  ', 'plain'],
    ['x'.repeat(400), `${'x'.repeat(300)}…`],
  ])('shows %j as %j', (text, shown) => {
    expect(presentable(text, source)).toBe(shown);
  });
});
