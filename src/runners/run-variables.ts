import type { Range } from '../model/range.ts';
import type { ShellCommand } from './shell-command.ts';
import { shellTokens } from './shell-words.ts';
import { selectionOf, type Selection } from './test-selection.ts';

/** A variable of the environment that a script runs in. */
export interface Variable {
  readonly name: string;
  readonly value: string;
  /** Where a configuration sets it; null when the script does. */
  readonly range: Range | null;
}

/** Variables whose words a runner takes as if they stood on its command line. */
const OPTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^PYTEST_ADDOPTS$/, /^(?:pytest|tox|nox|make|npm|hatch|pdm)$/],
  [/^GOFLAGS$/, /^(?:go|gotestsum|richgo|ginkgo|make)$/],
  [/^(?:MAVEN_ARGS|MAVEN_OPTS|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS)$/, /^mvn$/],
  [/^SPEC_OPTS$/, /^(?:rspec|rake)$/],
  [/^(?:GNU)?MAKEFLAGS$/, /^g?make$/],
];
/** Variables with which a runner does nothing, by their value. */
const STOPPERS: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  // The runner takes itself for a child and runs no files.
  [/^NODE_TEST_CONTEXT$/, /\S/, /^(?:node|tsx|npm|pnpm|yarn)$/],
  [/^CARGO_TARGET_\w+_RUNNER$/, /^(?:\S*\/)?(?:true|echo|:)(?: |$)/, /^(?:cargo|cross|nextest|make)$/],
  [/^npm_config_script_shell$/i, /^(?:\S*\/)?(?:true|echo|cat|:)$/, /^(?:npm|pnpm|yarn)$/],
  // What is expected is written anew: nothing can differ from it.
  [
    /^(?:INSTA_FORCE_PASS|INSTA_UPDATE|TRYBUILD|UPDATE_(?:GOLDENS?|SNAPSHOTS?|EXPECT)|SNAPSHOT_UPDATE|REGENERATE_GOLDENS?)$/,
    /^(?:1|true|always|overwrite)$/i,
    /^/,
  ],
  [/^(?:npm|pnpm)_config_dry_run$/i, /^(?:true|1)$/, /^(?:npm|pnpm)$/],
];
const NAME = /^(\w{3,60})=([\s\S]*)$/;

/** The variables that commands set: before a command, with `export`, or in a line that goes to `$GITHUB_ENV`. */
export function variablesIn(commands: readonly ShellCommand[]): readonly Variable[] {
  return commands.flatMap(({ words }) =>
    words.flatMap(({ text }): readonly Variable[] => {
      const match = NAME.exec(text);
      return match?.[1] === undefined ? [] : [{ name: match[1], value: match[2] ?? '', range: null }];
    }),
  );
}

/** What a run selects once its environment has had its say, and the variable that changed it. */
export function selectionIn(
  runner: string,
  own: Selection,
  variables: readonly Variable[],
): { readonly selection: Selection; readonly variable: Variable | null } {
  let selection = own;
  let changed: Variable | null = null;
  for (const variable of variables) {
    const { name, value } = variable;
    if (STOPPERS.some(([names, values, runners]) => names.test(name) && values.test(value) && runners.test(runner))) {
      selection = { ...selection, isBlind: true };
      changed = variable;
    }
    if (!OPTIONS.some(([names, runners]) => names.test(name) && runners.test(runner))) continue;
    const words = shellTokens(value).flatMap((token) => (token.kind === 'word' ? [token.word] : []));
    const added = selectionOf(RUNNER_OF[name] ?? runner, words);
    if (!isNarrow(added)) continue;
    selection = {
      leftOut: [...selection.leftOut, ...added.leftOut],
      namesLeftOut: [...selection.namesLeftOut, ...added.namesLeftOut],
      onlyNames: [...selection.onlyNames, ...added.onlyNames],
      paths: selection.paths,
      shard: selection.shard,
      isBlind: selection.isBlind || added.isBlind,
    };
    changed = variable;
  }
  return { selection, variable: changed };
}

/** Whose options a variable holds, whatever starts it. */
const RUNNER_OF: Readonly<Record<string, string>> = {
  PYTEST_ADDOPTS: 'pytest',
  GOFLAGS: 'go',
  SPEC_OPTS: 'rspec',
};

function isNarrow({ leftOut, namesLeftOut, onlyNames, isBlind }: Selection): boolean {
  return isBlind || leftOut.length + namesLeftOut.length + onlyNames.length > 0;
}
