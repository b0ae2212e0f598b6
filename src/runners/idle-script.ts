import { commandsOf, isInert, type ShellCommand } from './shell-command.ts';

/** Whether none of a script's commands could run a test: it says something, or looks at the source. */
export function isIdleScript(script: string): boolean {
  return commandsOf(script).every((command) => isInert(command) || looksAtSource(command));
}

const LOOKERS =
  /^(?:(?:npx|bunx|uvx|uv run|poetry run|pnpm exec|yarn exec) )?(?:eslint|prettier|tsc|biome|oxlint|stylelint|ruff|flake8|mypy|pyright|black|isort|pylint|xo|standard)(?: |$)/;
/** Commands that build, install or look up, and run no test. */
const BUILDERS =
  /^(?:go (?:build|vet|fmt|mod|generate|install|list|version)|cargo (?:check|build|clippy|fmt|doc|fetch)|dotnet (?:build|restore|format)|(?:npm|pnpm|yarn|bun) (?:ci|install|i|pack|audit|ls|version)|pip3? (?:install|list|freeze)|uv (?:sync|pip|lock|build)|poetry (?:install|build|check|lock)|python3? -?m? ?(?:compileall|build|py_compile|pip)|(?:mvn|mvnw|gradle|gradlew) (?:compile|assemble|classes|jar|compileJava|validate|dependencies)|bundle install|composer (?:install|validate)|make (?:lint|build|fmt|format|clean|install|docs?|deps)|git|ls|cat|cd|mkdir|cp|mv|rm|which|wc|grep|find|test|set|export|docker (?:build|pull|info)|swift build|mix (?:compile|format|deps\.get))(?: |$)/;
const SCRIPTS =
  /^(?:npm|pnpm|yarn|bun) (?:run )?(?:lint|format|typecheck|type-check|types|prettier|build|compile|clean|docs|start)(?:$|[: ])/;

function looksAtSource({ words }: ShellCommand): boolean {
  const texts = words.map(({ text }) => text);
  if (texts[0] === 'node') return texts[1] === '--check' || texts[1] === '-c';
  if (texts.length === 2 && /^(?:--version|-V|-v|--help)$/.test(texts[1] ?? '')) return true;
  const spoken = texts
    .filter((text) => !text.startsWith('-'))
    .join(' ')
    .replace(/^(?:\.\/)?(mvnw|gradlew)/, '$1');
  return LOOKERS.test(spoken) || SCRIPTS.test(spoken) || BUILDERS.test(spoken);
}

/** Scripts of the repository that a script starts: `./ci/test.sh`, `bash ci/test.sh`. */
export function programsIn(script: string): readonly string[] {
  return commandsOf(script).flatMap(({ words }) =>
    words
      .slice(0, 3)
      .map(({ text }) => text.replace(/^(?:\.\/)+/, ''))
      .filter((text) => /^[\w./-]+$/.test(text) && /[/.]/.test(text) && !text.endsWith('/')),
  );
}
