/**
 * Characters that a reader cannot see or that change how the rest of the line looks: control characters, among them
 * the escape of terminal sequences; bidirectional marks, overrides and isolates; zero-width and other ignorable
 * characters; separators that some programs take for line breaks; lone surrogates; private use.
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function codeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/**
 * Text of a pull request as one line that shows everything it contains: what cannot be seen is written as an escape
 * (`\u202e`). The result is also inert in a log of GitHub Actions, where the runner obeys `##[command]` anywhere in a
 * line; only `::command::` at the start of a line is left to {@link inertLine}.
 */
export function visible(text: string): string {
  return text
    .replaceAll(INVISIBLE, (character) => SHORT[character] ?? codeEscape(character))
    .replaceAll('##[', String.raw`#\u0023[`);
}

/** A printed line that the runner of GitHub Actions does not take for a workflow command (`::` at its start). */
export function inertLine(line: string): string {
  return line.replace(/^\s*::/, (start) => String.raw`${start.slice(0, -2)}\u003a:`);
}
