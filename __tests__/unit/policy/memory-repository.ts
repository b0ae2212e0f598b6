import type { Entry, EntryKind } from '../../../src/model/change.ts';
import type { Repository } from '../../../src/model/repository.ts';

/** What a path holds; `bytes: null` stands for an object that the clone lacks, or that is too large. */
export interface StoredFile {
  readonly kind?: EntryKind;
  readonly bytes: Uint8Array | string | null;
  readonly isTooLarge?: boolean;
}

/** A repository of a few commits in memory; only what the rooms under test ask for works. */
export function memoryRepository(commits: Readonly<Record<string, ReadonlyMap<string, StoredFile>>>): Repository {
  const blobs = new Map<string, StoredFile>();
  const entries = new Map<string, Entry>();
  for (const [commit, files] of Object.entries(commits)) {
    for (const [path, file] of files) {
      const id = `${commit}:${path}`;
      blobs.set(id, file);
      entries.set(id, { path, id, kind: file.kind ?? 'file' });
    }
  }
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  return {
    resolve: unused,
    diffBase: unused,
    changes: unused,
    tree: unused,
    search: unused,
    look: unused,
    close: () => Promise.resolve(),
    entry: (commit, path) => Promise.resolve(entries.get(`${commit}:${path}`) ?? null),
    bytes: (id) => {
      const bytes = blobs.get(id)?.bytes ?? null;
      return Promise.resolve(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
    },
    content: (id) => Promise.resolve(blobs.get(id)?.isTooLarge ? { kind: 'too-large', size: 1e9 } : { kind: 'absent' }),
  };
}
