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

/**
 * The environment for a fetch: the user's configuration and credentials stay, only what would redirect git to another
 * repository goes (the list of `git rev-parse --local-env-vars`).
 */
export function fetchingEnvironment(gitDirectory: string): Record<string, string> {
  return {
    ...withoutGitVariables(process.env, (name) => !LOCAL_VARIABLES.has(name)),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_DIR: gitDirectory,
  };
}

const LOCAL_VARIABLES = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_CONFIG_COUNT',
  'GIT_CONFIG_PARAMETERS',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NAMESPACE',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

function withoutGitVariables(source: NodeJS.ProcessEnv, keep: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    // Windows does not distinguish case in names of variables.
    const upper = name.toUpperCase();
    if (value !== undefined && (!upper.startsWith('GIT_') || keep(upper))) kept[name] = value;
  }
  return kept;
}
