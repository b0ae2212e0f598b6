import { describe, expect, it } from '@jest/globals';
import { webLinks } from '../../../src/backtest/web-links.ts';

describe('webLinks', () => {
  it.each([
    'https://github.com/acme/post-office.git',
    'https://github.com/acme/post-office',
    'https://github.com/acme/post-office/',
    'https://robot:secret@github.com/acme/post-office.git',
    'git@github.com:acme/post-office.git',
    'ssh://git@github.com/acme/post-office.git',
    'git://github.com/acme/post-office',
  ])('knows the repository behind %s', (remote) => {
    expect(webLinks(remote)?.commit('abc')).toBe('https://github.com/acme/post-office/commit/abc');
  });

  it.each([
    null,
    '',
    '/srv/git/post-office.git',
    'https://example.com/acme/post-office.git',
    'https://github.com.example.com/acme/post-office',
    'https://example.com/github.com/acme/post-office',
    'https://github.com/acme',
    'https://github.com/acme/.git',
    'https://github.com/acme/post-office/tree/main',
    'https://github.com/acme/post office',
  ])('makes no links for %s', (remote) => {
    expect(webLinks(remote)).toBeNull();
  });

  it('points to lines, with whatever the path holds encoded', () => {
    const links = webLinks('git@github.com:acme/post-office.git');
    const root = 'https://github.com/acme/post-office/blob/abc';
    expect(links?.lines('abc', 'src/a.py', 3, 3)).toBe(`${root}/src/a.py#L3`);
    expect(links?.lines('abc', 'src/a b?#(c).py', 3, 9)).toBe(`${root}/src/a%20b%3F%23(c).py#L3-L9`);
    expect(links?.lines('abc', 'a\u001b[31m\n.py', 1, 1)).toBe(`${root}/a%1B%5B31m%0A.py#L1`);
  });
});
