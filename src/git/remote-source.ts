import { UserError } from '../model/problem.ts';

/** The repository on the server that a run is about. */
export interface RemoteSource {
  /** `https://host/owner/name`, without credentials. */
  readonly url: string;
  /** Token for reading it; null for a public repository. */
  readonly token: string | null;
}

/**
 * The repository that GitHub itself names. What a checkout in the workspace calls its `origin` may be any other.
 * @param serverUrl GITHUB_SERVER_URL, which on GitHub Enterprise is the company's own host.
 * @param repository GITHUB_REPOSITORY, `owner/name`.
 * @throws {UserError} When they are no such thing.
 */
export function remoteSource(serverUrl: string, repository: string, token: string | null): RemoteSource {
  const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
  const isPlain = server?.username === '' && server.password === '' && server.search === '' && server.hash === '';
  if (!server || !isPlain || !/^https?:$/.test(server.protocol)) {
    throw new UserError(
      'GITHUB_SERVER_URL must be the address of a GitHub server, such as https://github.com. ' +
        'Leave it as the runner sets it.',
    );
  }
  const parts = repository.split('/');
  if (parts.length !== 2 || !parts.every((part) => /^[\w.-]{1,100}$/.test(part) && !/^\.+$/.test(part))) {
    throw new UserError('GITHUB_REPOSITORY must be the repository as owner/name. Leave it as the runner sets it.');
  }
  const folder = server.pathname.endsWith('/') ? server.pathname.slice(0, -1) : server.pathname;
  return { url: `${server.origin}${folder}/${repository}`, token: token === '' ? null : token };
}

/**
 * What goes over the wire instead of the token: it is as good as the token, so logs must hide it too (`core.setSecret`).
 * Source: the header that GitHub's own checkout action sends.
 */
export function basicCredentials(token: string): string {
  return Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
}

const LONGEST_CAUSE = 300;

/** A piece of a foreign program's or server's text that may be shown: one line, cut, nothing secret in it. */
export function presentable(text: string, source: RemoteSource): string {
  let clean = text;
  if (source.token !== null) {
    for (const secret of [source.token, basicCredentials(source.token)]) clean = clean.replaceAll(secret, '***');
  }
  // Addresses of proxies can hold a password.
  clean = clean
    .replaceAll(/\/\/[^/@\s]*@/g, '//')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return clean.length > LONGEST_CAUSE ? `${clean.slice(0, LONGEST_CAUSE)}…` : clean;
}
