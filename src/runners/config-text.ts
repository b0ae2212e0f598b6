import type { ComparedFile, Content } from '../model/change.ts';

/** Configuration written by people is far shorter; what is longer says nothing to these rules. */
const LONGEST = 1_000_000;

export type Side = 'before' | 'after';

/** Whether the file replaces one of the base; a copy stands beside what it was copied from. */
export function hasPredecessor({ change }: ComparedFile): boolean {
  return change.before !== null && change.status !== 'copied';
}

/** A side of a file as parsers want it: without a byte order mark, lines ending in `\n`. Empty when it is none. */
export function textOn(compared: ComparedFile, side: Side): string {
  if (side === 'before' && !hasPredecessor(compared)) return '';
  return plain(compared[side]);
}

/** A side too long to be read as configuration: nothing is known of what it says. */
export function isTooLong(content: Content): boolean {
  return content.kind === 'text' && content.text.length > LONGEST;
}

function plain(content: Content): string {
  if (content.kind !== 'text' || isTooLong(content)) return '';
  return content.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** The path of a side; a file that has no such side keeps its only name. */
export function pathOn({ change }: ComparedFile, side: Side): string {
  return (side === 'before' ? change.before?.path : change.after?.path) ?? change.path;
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, empty or with its slash. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
