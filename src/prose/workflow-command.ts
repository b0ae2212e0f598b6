import { INVISIBLE } from './visible.ts';

/** Most important first. */
export type CommandName = 'error' | 'warning' | 'notice';

/** Properties of an annotation; lines and columns are 1-based. */
export interface CommandProperties {
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly col?: number;
  readonly endColumn?: number;
}

/** The runner cuts a message after so many characters. */
const LONGEST_MESSAGE = 4096;

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Two colons at the start of a line, or before the name of a command that the runner knows. */
const COMMAND =
  /^[ \t]*::|::(?=(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)\b)/gim;

/** Breaks what could be read as a command of its own, wherever it stands. `std::vector` stays readable. */
function disarm(text: string): string {
  return text
    .replaceAll('##[', String.raw`#\u0023[`)
    .replaceAll(COMMAND, (colons) => `${colons.slice(0, -2)}${String.raw`\u003a:`}`);
}

/**
 * Whether a path can stand in the `file` property unchanged. It must name the file exactly, so it cannot be disarmed;
 * line ends are encoded, other invisible characters and `##[` are not.
 */
export function fitsProperty(path: string): boolean {
  return path.length <= 1024 && !path.includes('##[') && path.replaceAll(/[\n\r]/g, '').search(INVISIBLE) < 0;
}

/** The beginning of an escaped text that is at most `limit` long and cuts no character and no escape. */
function fit(text: string, limit: number): string {
  const escaped = escapeData(text);
  if (escaped.length <= limit) return escaped;
  let result = '';
  for (const character of text) {
    const next = escapeData(character);
    if (result.length + next.length + 1 > limit) break;
    result += next;
  }
  return `${result}…`;
}

/**
 * One line for the log of a workflow that GitHub turns into an annotation. Escapes as the Actions toolkit does: `%`,
 * CR and LF in the message, also `:` and `,` in properties.
 *
 * @param message Text with real newlines, free of other control characters; cut to 4096 characters.
 * @param closing A last line that the cut spares.
 */
export function workflowCommand(
  name: CommandName,
  properties: CommandProperties,
  message: string,
  closing: string | null = null,
): string {
  const list = Object.entries(properties)
    .map(([key, value]) => `${key}=${escapeProperty(key === 'title' ? disarm(String(value)) : String(value))}`)
    .join(',');
  const tail = closing === null ? '' : escapeData(`\n${disarm(closing)}`);
  return `::${name} ${list}::${fit(disarm(message), LONGEST_MESSAGE - tail.length)}${tail}`;
}
