/**
 * How git is started. The repository's own configuration may be hostile (it can name programs for file system monitors,
 * hooks, diffs, credentials, transports), and the caller's environment may point elsewhere (hooks set GIT_DIR). Neither
 * may decide what we read or run.
 */

/** Options before the subcommand, for every command. */
export const HARDENING: readonly string[] = [
  '--no-pager',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=false',
  // macOS would otherwise rewrite NFD arguments to NFC.
  '-c',
  'core.precomposeUnicode=false',
  '-c',
  'submodule.recurse=false',
  // Advice on the error stream would look like a problem.
  '-c',
  'advice.graftFileDeprecated=false',
  // Containers mount repositories of other users; nothing of such a repository is executed here.
  '-c',
  'safe.directory=*',
];

/**
 * The environment for commands that only read objects: nothing of git's from outside, no machine or user configuration,
 * no network, no locks, no replaced or grafted objects, bytes instead of a locale.
 * @param gitDirectory Null while the repository is still to be found.
 */
export function readingEnvironment(gitDirectory: string | null): Record<string, string> {
  const environment: Record<string, string> = {
    ...withoutGitVariables(process.env, (name) => name === 'GIT_EXEC_PATH'),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_LITERAL_PATHSPECS: '1',
    // A partial clone would fetch what it lacks, with the transport programs that its configuration names. Unlike the
    // setting protocol.allow, this list cannot be widened by the repository's configuration; "none" is no protocol.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
  if (gitDirectory !== null) {
    environment['GIT_DIR'] = gitDirectory;
    // Overrides core.worktree, and keeps attribute files of the real work tree out of sight.
    environment['GIT_WORK_TREE'] = gitDirectory;
  }
  return environment;
}

/** One entry of git's configuration. */
export type Setting = readonly [key: string, value: string];

/**
 * The environment for talking to a server with settings of our own making: nothing of git's from outside but how to reach
 * a server (certificates, proxies), no machine, user or workspace configuration, no prompt, no other protocol than HTTP.
 *
 * The settings go through the environment, because arguments are open to every user of the machine and files stay behind.
 * @param gitDirectory A repository of our own; null when none is needed.
 */
export function transportEnvironment(
  gitDirectory: string | null,
  settings: readonly Setting[],
): Record<string, string> {
  const environment: Record<string, string> = {
    ...withoutGitVariables(process.env, (name) => TRANSPORT_VARIABLES.test(name)),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    // Empty, not absent: else SSH_ASKPASS would be started.
    GIT_ASKPASS: '',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'http:https',
    GIT_DIR: gitDirectory ?? NO_REPOSITORY,
    GIT_CONFIG_COUNT: String(settings.length),
  };
  for (const [i, [key, value]] of settings.entries()) {
    environment[`GIT_CONFIG_KEY_${i}`] = key;
    environment[`GIT_CONFIG_VALUE_${i}`] = value;
  }
  return environment;
}

/** The environment in which git tells the settings of machine, user and caller, and of no repository. */
export function callerEnvironment(): Record<string, string> {
  const kept = withoutGitVariables(process.env, (name) => name === 'GIT_EXEC_PATH' || name.startsWith('GIT_CONFIG_'));
  return { ...kept, LC_ALL: 'C', GIT_DIR: NO_REPOSITORY };
}

/** Keeps git from looking for one around the working directory. */
const NO_REPOSITORY = '/dev/null';

const TRANSPORT_VARIABLES = /^GIT_(?:EXEC_PATH|HTTP_PROXY_AUTHMETHOD|HTTP_USER_AGENT|SSL_\w+|PROXY_SSL_\w+)$/;

function withoutGitVariables(source: NodeJS.ProcessEnv, keep: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    // Windows does not distinguish case in names of variables.
    const upper = name.toUpperCase();
    if (value !== undefined && (!upper.startsWith('GIT_') || keep(upper))) kept[name] = value;
  }
  return kept;
}
