import { Lines } from '../grammar/lines.ts';
import type { SourceTree } from '../model/source.ts';
import { commandsUntil } from './shell-commands.ts';
import { ShellCursor } from './shell-cursor.ts';

/**
 * Reads a shell script (POSIX and Bash). Unquoted words are strings or numbers, the first word of a command its name.
 * Never throws.
 */
export function readShell(text: string): Omit<SourceTree, 'language'> {
  const lines = new Lines(text);
  const cursor = new ShellCursor(text, lines);
  const children = commandsUntil(cursor, '');
  return {
    root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
    comments: cursor.comments.map(({ start, end, text: content }) => ({
      range: lines.range(start, end),
      text: content,
    })),
    testRegions: [],
    hasErrors: cursor.hasErrors,
  };
}
