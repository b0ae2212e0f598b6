import type { Content, Entry } from '../model/change.ts';
import type { RawChange, Repository, SearchResult } from '../model/repository.ts';
import { BlobReader } from './blob-reader.ts';
import { type Git, gitOf, isObjectId } from './command.ts';
import { decodeContent } from './decode.ts';
import { findGitDirectory } from './discovery.ts';
import { listChanges } from './raw-changes.ts';
import { findDiffBase, resolveCommit } from './revision.ts';
import { searchCommit } from './search.ts';
import { TreeLookup } from './tree-lookup.ts';

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
  /** A revision means the same commit throughout, also when a branch moves meanwhile. */
  readonly #revisions = new Map<string, Promise<string>>();
  readonly #trees = new Map<string, TreeLookup>();

  constructor(git: Git, blobs: BlobReader) {
    this.#git = git;
    this.#blobs = blobs;
  }

  resolve(revision: string): Promise<string> {
    const known = this.#revisions.get(revision);
    if (known) return known;
    const commit = resolveCommit(this.#git, revision);
    this.#revisions.set(revision, commit);
    return commit;
  }

  async diffBase(target: string, head: string): Promise<string> {
    return findDiffBase(this.#git, await this.#commit(target), await this.#commit(head));
  }

  async changes(base: string, head: string): Promise<readonly RawChange[]> {
    return listChanges(this.#git, await this.#commit(base), await this.#commit(head));
  }

  async tree(commit: string): Promise<readonly Entry[]> {
    return this.#lookup(await this.#commit(commit)).all();
  }

  async entry(commit: string, path: string): Promise<Entry | null> {
    return this.#lookup(await this.#commit(commit)).find(path);
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

  async search(commit: string, needles: readonly string[], within?: readonly string[]): Promise<SearchResult> {
    return searchCommit(this.#git, await this.#commit(commit), needles, within);
  }

  close(): Promise<void> {
    return this.#blobs.close();
  }

  #lookup(id: string): TreeLookup {
    const known = this.#trees.get(id);
    if (known) return known;
    const lookup = new TreeLookup(this.#git, id);
    this.#trees.set(id, lookup);
    for (const oldest of this.#trees.keys()) {
      if (this.#trees.size <= TREES_KEPT) break;
      this.#trees.delete(oldest);
    }
    return lookup;
  }

  /** Full ids are taken as they are; whatever else is a revision. */
  #commit(revision: string): Promise<string> {
    return isObjectId(revision) ? Promise.resolve(revision) : this.resolve(revision);
  }
}
