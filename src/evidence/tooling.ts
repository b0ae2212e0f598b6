import { baseNameOf } from './naming.ts';

/** Folders of scripts for those who develop the product; what lies there does not ship. */
const TOOLING_FOLDERS =
  /^(?:(?:packages|apps|libs|crates|modules|plugins)\/[^/]+\/)?(?:scripts?|tools?|tooling|hack|ci|\.ci|build-tools|buildscripts|build_scripts|\.github|\.gitlab|\.circleci|\.husky|\.vscode|\.devcontainer|\.storybook|bench|benches|benchmarks?|examples?|dev|devtools|cmake|gradle|make|maintenance|release|packaging|infra|docker|e2e|playground|\.claude|\.cursor|\.agents)\/|(?:^|\/)benchmarks?\//i;

/** Files that configure builds, packages, linters, bundlers and runners, in whatever language. */
const TOOLING_FILES =
  /^(?:\..*|.*\.(?:config|conf|setup|workspace)\.[mc]?[jt]sx?|.*rc\.(?:js|cjs|mjs|json|ya?ml|ts)|(?:ts|js)config.*\.json|package(?:-lock)?\.json|composer\.json|deno\.jsonc?|turbo\.json|nx\.json|project\.json|lerna\.json|biome\.jsonc?|renovate\.json5?|cspell.*|typedoc\.json|knip\.\w+|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|tasks\.py|fabfile\.py|dodo\.py|manage\.py|conftest\.py|manifest\.in|mypy\.ini|pylintrc|ruff\.toml|codecov\.ya?ml|sonar-project\.properties|makefile|gnumakefile|justfile|taskfile\.ya?ml|rakefile|gemfile|.*\.gemspec|guardfile|dockerfile.*|docker-compose.*|compose\.ya?ml|jenkinsfile|cargo\.toml|build\.rs|build\.zig|go\.mod|magefile\.go|.*\.bazel|.*\.bzl|build|workspace|pom\.xml|.*\.gradle(?:\.kts)?|.*\.cmake|cmakelists\.txt|meson\.build|.*\.(?:cs|fs|vb)proj|.*\.(?:props|targets|sln)|gulpfile.*|gruntfile.*|jakefile.*|webpack.*|rollup.*|esbuild.*|mix\.exs|package\.swift|phpstan.*|psalm.*|phpcs.*|\.?rubocop.*|karma.*|license.*|codeowners)$/i;

/**
 * Whether a file serves development and not the product: build scripts, continuous integration, configuration of
 * runners, linters and packagers. Such files name test folders all the time and make no test green by it; the rules
 * against tampering with the harness look at them.
 */
export function isToolingPath(path: string): boolean {
  if (TOOLING_FOLDERS.test(path)) return true;
  // `app.config.ts` among the sources is a part of the product.
  return TOOLING_FILES.test(baseNameOf(path)) && !/(?:^|\/)(?:src|lib|app|internal|pkg|cmd)\//.test(path);
}

/** Whether a file is one of a product's own tools for testing (`src/snapshot/…`, `packages/test-utils/…`). */
export function isTestingToolPath(path: string): boolean {
  return /(?:^|[/_.-])(?:testing|testkit|snapshots?|golden|goldens|fixtures?|test-?utils?|test_?utils?|mock(?:s|ing)?|fakes?|stubs?|assert(?:ions?|s)?|runner|harness|spec-?runner|test-?runner|doctest|approvals?)(?=[/_.-]|$)/i.test(
    path,
  );
}
