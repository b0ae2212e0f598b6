import { tmpdir } from 'node:os';
import { getExecOutput } from '@actions/exec';
import { callerEnvironment, type Setting } from './environment.ts';
import { basicCredentials, type RemoteSource } from './remote-source.ts';

/**
 * How to reach a server. Companies' runners have certificates and proxies in their configuration, and nothing else of it
 * is wanted: it may rewrite addresses, follow redirects, start programs, or send a second set of credentials, which
 * GitHub refuses.
 */
const REACHING = new Set([
  'pinnedpubkey',
  'proxy',
  'proxyauthmethod',
  'proxysslcainfo',
  'proxysslcert',
  'proxysslcertpasswordprotected',
  'proxysslkey',
  'schannelcheckrevoke',
  'schannelusesslcainfo',
  'sslbackend',
  'sslcainfo',
  'sslcapath',
  'sslcert',
  'sslcertpasswordprotected',
  'sslcipherlist',
  'sslkey',
  'sslverify',
  'sslversion',
  'version',
]);

const MOST_SETTINGS = 100;

/** What the configuration of machine, user and caller says about reaching servers; never that of a repository. */
export async function callerHttpSettings(): Promise<readonly Setting[]> {
  const { stdout } = await getExecOutput('git', ['config', '--null', '--get-regexp', String.raw`^http\.`], {
    cwd: tmpdir(),
    env: callerEnvironment(),
    silent: true,
    // Without such a setting git says so by its exit code.
    ignoreReturnCode: true,
  });
  return (
    stdout
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry): Setting => {
        const end = entry.indexOf('\n');
        // A key alone means true.
        return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
      })
      // The name behind the last dot; before it may stand an address with dots of its own.
      .filter(([key]) => REACHING.has(key.slice(key.lastIndexOf('.') + 1).toLowerCase()))
      .slice(0, MOST_SETTINGS)
  );
}

/** Our own settings for one server: its credentials for it alone, and an end to connections that hang. */
export function sourceSettings(source: RemoteSource, idleSeconds: number): readonly Setting[] {
  const header = `http.${source.url}.extraHeader`;
  return [
    ['remote.origin.url', source.url],
    // Empty values take back what stood before.
    ['credential.helper', ''],
    ['http.extraHeader', ''],
    [header, ''],
    ...(source.token === null ? [] : [[header, `Authorization: Basic ${basicCredentials(source.token)}`] as const]),
    // Nowhere else than to the server that was named.
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', String(idleSeconds)],
    // Otherwise git would ask the repositories that lend us objects, by their own configuration.
    ['core.alternateRefsCommand', 'true'],
    ['fetch.writeCommitGraph', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
  ];
}
