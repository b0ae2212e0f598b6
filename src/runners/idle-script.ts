import { commandsOf, isInert, type ShellCommand } from './shell-command.ts';

/** Whether none of a script's commands could run a test: it says something, or looks at the source. */
export function isIdleScript(script: string): boolean {
  return commandsOf(script).every((command) => isInert(command) || looksAtSource(command));
}

const LOOKERS =
  /^(?:(?:npx|bunx|uvx|uv run|poetry run|pnpm exec|yarn exec) )?(?:eslint|prettier|tsc|biome|oxlint|stylelint|ruff|flake8|mypy|pyright|black|isort|pylint|xo|standard)(?: |$)/;
const SCRIPTS = /^(?:npm|pnpm|yarn|bun) (?:run )?(?:lint|format|typecheck|type-check|types|prettier)(?:$|[: ])/;

function looksAtSource({ words }: ShellCommand): boolean {
  const texts = words.map(({ text }) => text);
  if (texts[0] === 'node') return texts[1] === '--check' || texts[1] === '-c';
  const spoken = texts.filter((text) => !text.startsWith('-')).join(' ');
  return LOOKERS.test(spoken) || SCRIPTS.test(spoken);
}
