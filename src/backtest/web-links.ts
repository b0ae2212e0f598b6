import { pathUri } from '../prose/uri.ts';

/** Addresses of what a finding is about, on the web. */
export interface WebLinks {
  commit(sha: string): string;
  lines(sha: string, path: string, startLine: number, endLine: number): string;
}

/** Links for a remote on GitHub; null for any other. Credentials in the address are left out. */
export function webLinks(remote: string | null): WebLinks | null {
  const match =
    /^(?:https?:\/\/(?:[^/@\s]*@)?|ssh:\/\/git@|git@|git:\/\/)(?:www\.)?github\.com[/:]([\w.-]+)\/([\w.-]+)$/i.exec(
      (remote ?? '').replace(/\/$/, ''),
    );
  const owner = match?.[1];
  const name = match?.[2]?.replace(/\.git$/, '');
  if (owner === undefined || name === undefined || name === '') return null;
  const repository = `https://github.com/${owner}/${name}`;
  return {
    commit: (sha) => `${repository}/commit/${sha}`,
    lines: (sha, path, startLine, endLine) =>
      `${repository}/blob/${sha}/${pathUri(path)}#L${startLine}${endLine > startLine ? `-L${endLine}` : ''}`,
  };
}
