import type { Content, Entry, RawContent } from '../model/change.ts';
import type { RawChange, Repository, SearchResult } from '../model/repository.ts';
import { type Git, gitOf, isObjectId, unreadable } from './command.ts';
import { decodeContent, rawContent } from './decode.ts';
import { findGitDirectory } from './discovery.ts';
import { type BlobAnswer, ObjectReader } from './object-reader.ts';
import { listChanges } from './raw-changes.ts';
import { findDiffBase, resolveCommit } from './revision.ts';
import { searchCommit } from './search.ts';
import { listTree } from './tree-entries.ts';
import { TreeObjects } from './tree-objects.ts';

export interface OpenOptions {
  /** Longer blobs are not read: `content` calls them too large, `bytes` answers null. */
  readonly maxBlobBytes: number;
}

/** Content that is no text. */
type Untold = Exclude<Content, { readonly kind: 'text' }>;

/** A scan looks at the diff base, the head and the policy commit. */
const TREES_KEPT = 4;

/**
 * Opens the repository at, or around, a directory. Close it when done: its child process keeps ours alive.
 * Throws a UserError when there is none.
 */
export async function openRepository(directory: string, options: OpenOptions): Promise<Repository> {
  const gitDirectory = await findGitDirectory(directory);
  return new GitRepository(gitOf(gitDirectory), new ObjectReader(gitDirectory, options.maxBlobBytes));
}

class GitRepository implements Repository {
  readonly #git: Git;
  readonly #objects: ObjectReader;
  readonly #folders: TreeObjects;
  /** A revision means the same commit throughout, also when a branch moves meanwhile. */
  readonly #revisions = new Map<string, Promise<string>>();
  readonly #trees = new Map<string, Promise<readonly Entry[]>>();

  constructor(git: Git, objects: ObjectReader) {
    this.#git = git;
    this.#objects = objects;
    this.#folders = new TreeObjects(objects);
  }

  resolve(revision: string): Promise<string> {
    const known = this.#revisions.get(revision);
    if (known) return known;
    const commit = resolveCommit(this.#git, this.#objects, revision);
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
    const entry = await this.#folders.find(id, path);
    if (entry !== 'missing') return entry;
    throw unreadable(`the tree of ${id}`, { stderr: '' });
  }

  async bytes(id: string): Promise<Uint8Array | null> {
    const answer = await this.#objects.blob(id);
    return answer.kind === 'blob' ? answer.bytes : null;
  }

  async content(id: string): Promise<Content> {
    return read(await this.#objects.blob(id), decodeContent);
  }

  look<Seen>(id: string, see: (content: RawContent) => Seen): Promise<Seen> {
    return this.#objects.pass(id, (answer) => see(read(answer, rawContent)));
  }

  async search(commit: string, needles: readonly string[], within?: readonly string[]): Promise<SearchResult> {
    return searchCommit(this.#git, await this.#commit(commit), needles, within);
  }

  close(): Promise<void> {
    return this.#objects.close();
  }

  /** Full ids are taken as they are; whatever else is a revision. */
  #commit(revision: string): Promise<string> {
    return isObjectId(revision) ? Promise.resolve(revision) : this.resolve(revision);
  }
}

/** What an answer says of a blob, text taken in one of two ways. */
function read<Text extends RawContent | Content>(answer: BlobAnswer, take: (bytes: Uint8Array) => Text): Text | Untold {
  switch (answer.kind) {
    case 'blob':
      return take(answer.bytes);
    case 'too-large':
      return rawContent(answer.head).kind === 'binary'
        ? { kind: 'binary', size: answer.size }
        : { kind: 'too-large', size: answer.size };
    case 'missing':
      return { kind: 'absent' };
  }
}
