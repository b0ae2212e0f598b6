import type { Content, Entry } from '../model/change.ts';
import type { RawChange, Repository, SearchResult } from '../model/repository.ts';
import { BlobReader } from './blob-reader.ts';
import { type Git, gitOf, isObjectId } from './command.ts';
import { decodeContent } from './decode.ts';
import { findGitDirectory } from './discovery.ts';
import { isUnicodePath } from './path-bytes.ts';
import { listChanges } from './raw-changes.ts';
import { findDiffBase, resolveCommit } from './revision.ts';
import { entriesAt, searchCommit } from './search.ts';
import { findEntry, listTree } from './tree-entries.ts';

export interface OpenOptions {
  /** Longer blobs are not read: `content` calls them too large, `bytes` answers null. */
  readonly maxBlobBytes: number;
}

/** A scan looks at the diff base, the head and the policy commit. */
const TREES_KEPT = 4;

/**
 * Opens the repository at, or around, a directory. Close it when done: its child process keeps ours alive.
 * Throws a UserError when there is none.
 */
export async function openRepository(directory: string, options: OpenOptions): Promise<Repository> {
  const gitDirectory = await findGitDirectory(directory);
  return new GitRepository(gitOf(gitDirectory), new BlobReader(gitDirectory, options.maxBlobBytes));
}

class GitRepository implements Repository {
  readonly #git: Git;
  readonly #blobs: BlobReader;
  readonly #trees = new Map<string, Promise<readonly Entry[]>>();

  constructor(git: Git, blobs: BlobReader) {
    this.#git = git;
    this.#blobs = blobs;
  }

  resolve(revision: string): Promise<string> {
    return resolveCommit(this.#git, revision);
  }

  async diffBase(target: string, head: string): Promise<string> {
    return findDiffBase(this.#git, await this.#commit(target), await this.#commit(head));
  }

  async changes(base: string, head: string): Promise<readonly RawChange[]> {
    return listChanges(this.#git, await this.#commit(base), await this.#commit(head));
  }

  async tree(commit: string): Promise<readonly Entry[]> {
    const id = await this.#commit(commit);
    const known = this.#trees.get(id);
    if (known) return known;
    const listing = listTree(this.#git, id);
    this.#trees.set(id, listing);
    for (const oldest of this.#trees.keys()) {
      if (this.#trees.size <= TREES_KEPT) break;
      this.#trees.delete(oldest);
    }
    return listing;
  }

  async entry(commit: string, path: string): Promise<Entry | null> {
    const id = await this.#commit(commit);
    if (!this.#trees.has(id) && isUnicodePath(path)) return findEntry(this.#git, id, path);
    return (await this.tree(id)).find((entry) => entry.path === path) ?? null;
  }

  async bytes(id: string): Promise<Uint8Array | null> {
    const answer = await this.#blobs.read(id);
    return answer.kind === 'blob' ? answer.bytes : null;
  }

  async content(id: string): Promise<Content> {
    const answer = await this.#blobs.read(id);
    switch (answer.kind) {
      case 'blob':
        return decodeContent(answer.bytes);
      case 'too-large':
        return decodeContent(answer.head).kind === 'binary'
          ? { kind: 'binary', size: answer.size }
          : { kind: 'too-large', size: answer.size };
      case 'missing':
        return { kind: 'absent' };
    }
  }

  async search(commit: string, needles: readonly string[]): Promise<SearchResult> {
    const id = await this.#commit(commit);
    const found = await searchCommit(this.#git, id, needles);
    if (found.paths.length === 0) return found;
    const paths: string[] = [];
    for (const entry of entriesAt(await this.tree(id), found.paths)) {
      if ((await this.content(entry.id)).kind !== 'binary') paths.push(entry.path);
    }
    return { paths, unreadable: found.unreadable };
  }

  close(): Promise<void> {
    return this.#blobs.close();
  }

  /** Full ids are taken as they are; whatever else is a revision. */
  #commit(revision: string): Promise<string> {
    return isObjectId(revision) ? Promise.resolve(revision) : this.resolve(revision);
  }
}
