import type { ComparedFile, Content, Entry, FileChange } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import { compareLines, wholeOf } from './line-ranges.ts';

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
  return entry === null || entry.kind === 'submodule'
    ? Promise.resolve({ kind: 'absent' })
    : repository.content(entry.id);
}
