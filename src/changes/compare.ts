import type { ComparedFile, Content, Entry, FileChange, FileClass } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import { isCodeFile } from './conventions.ts';
import { compareLines, wholeOf } from './line-ranges.ts';

/**
 * Reads both sides of the changed files and compares their lines.
 *
 * @param mostBytes Files are read until so many bytes have been; what is left then is `unread`. Code comes first and
 *   documentation last, each by path, so that the same change is always cut at the same place.
 * @returns In the order in which they were given.
 */
export async function compareFiles(
  repository: Repository,
  changes: readonly FileChange[],
  mostBytes: number,
): Promise<readonly ComparedFile[]> {
  const compared = new Map<FileChange, ComparedFile>();
  let bytes = 0;
  const count = (content: Content): void => {
    if (content.kind === 'text') bytes += Buffer.byteLength(content.text);
    else if (content.kind === 'binary' || content.kind === 'too-large') bytes += content.size;
  };
  for (const change of changes.toSorted(inOrderOfReading)) {
    const file = bytes >= mostBytes ? unread(change) : await compareFile(repository, change);
    count(file.before);
    count(file.after);
    compared.set(change, file);
  }
  return changes.flatMap((change) => compared.get(change) ?? []);
}

/**
 * Reads both sides of a changed file and compares their lines. Blobs are read by id, so no attribute can hide anything.
 *
 * A side that is no text has no lines, and then every line of the other side counts: more than need be, never less. A
 * symlink's text is the path it points to. A submodule has no content here (`absent`).
 */
export async function compareFile(repository: Repository, change: FileChange): Promise<ComparedFile> {
  const [before, after] = await Promise.all([read(repository, change.before), read(repository, change.after)]);
  const isSameKind = change.status !== 'retyped';
  if (before.kind === 'text' && after.kind === 'text' && isSameKind) {
    return { change, before, after, ...compareLines(before.text, after.text) };
  }
  return {
    change,
    before,
    after,
    added: after.kind === 'text' ? wholeOf(after.text) : [],
    removed: before.kind === 'text' ? wholeOf(before.text) : [],
  };
}

function read(repository: Repository, entry: Entry | null): Promise<Content> {
  return hasContent(entry) ? repository.content(entry.id) : Promise.resolve({ kind: 'absent' });
}

function hasContent(entry: Entry | null): entry is Entry {
  return entry !== null && entry.kind !== 'submodule';
}

function unread(change: FileChange): ComparedFile {
  const side = (entry: Entry | null): Content => ({ kind: hasContent(entry) ? 'unread' : 'absent' });
  return { change, before: side(change.before), after: side(change.after), added: [], removed: [] };
}

const RANKS: Readonly<Record<FileClass, number>> = { test: 0, product: 1, golden: 2, documentation: 3, ignored: 4 };

function inOrderOfReading(a: FileChange, b: FileChange): number {
  const rank = (change: FileChange): number => RANKS[change.class] + (isCodeFile(change.path) ? 0 : RANKS.ignored + 1);
  return rank(a) - rank(b) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}
