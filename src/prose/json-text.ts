import { INVISIBLE } from './visible.ts';

function escapeUnits(character: string): string {
  let escaped = '';
  for (let i = 0; i < character.length; i++) {
    escaped += String.raw`\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}

function inert(json: string): string {
  return json
    .replaceAll(INVISIBLE, (character) => (character === '\n' ? character : escapeUnits(character)))
    .replaceAll('##[', String.raw`#\u0023[`);
}

/**
 * JSON with two spaces of indentation and a newline at its end. Parses to exactly the given value, yet holds no raw
 * character that hides or reorders text in a terminal, and no `##[` that a log of GitHub Actions would obey.
 */
export function jsonText(value: unknown): string {
  return `${inert(JSON.stringify(value, null, 2))}\n`;
}

/** The same in one line, without blanks and without a newline. */
export function jsonLine(value: unknown): string {
  return inert(JSON.stringify(value));
}
