import type { ChangeStatus, Content, Entry, RawContent } from './change.ts';

/** One line of `git diff-tree`, before anything is known about what the files are. */
export interface RawChange {
  readonly status: ChangeStatus;
  readonly before: Entry | null;
  readonly after: Entry | null;
}

/** Answer of a search; paths as git stores them. */
export interface SearchResult {
  readonly paths: readonly string[];
  /** Paths whose blobs the repository lacks; a few only: a clone that lacks many is refused. */
  readonly unreadable: readonly string[];
}

/**
 * A git repository, bare or not, read through its objects only. The work tree, the index, attributes, textconv and
 * hooks never matter, and nothing of the repository is executed.
 */
export interface Repository {
  /** Commit id of a revision. Throws a UserError when there is no such commit. */
  resolve(revision: string): Promise<string>;
  /**
   * The merge base of target and head; git's first when there are several.
   * Throws a MissingDataError for unrelated histories and for a shallow clone that lacks it.
   */
  diffBase(target: string, head: string): Promise<string>;
  /** What changes between two commits, renames and copies detected, sorted by path. */
  changes(base: string, head: string): Promise<readonly RawChange[]>;
  /** Every entry below a commit, submodules and symlinks among them, sorted by path. */
  tree(commit: string): Promise<readonly Entry[]>;
  /** The entry at one path, or null. */
  entry(commit: string, path: string): Promise<Entry | null>;
  /** The bytes of a blob, or null when the object is missing or longer than the limit given at opening. */
  bytes(id: string): Promise<Uint8Array | null>;
  /** A blob as text, with its encoding; `binary` when it holds a NUL byte early, as git judges. */
  content(id: string): Promise<Content>;
  /**
   * Looks at a blob without keeping or decoding it: for passing through very many of which few matter.
   * @param see Gets bytes that are overwritten as soon as it returns.
   */
  look<Seen>(id: string, see: (content: RawContent) => Seen): Promise<Seen>;
  /**
   * Paths of a commit whose blobs hold at least one of the needles (exact bytes, case-sensitive).
   * Binary files are among them: whoever reads their content sees it.
   * Throws a MissingDataError when blobs are missing on a large scale, as in a partial clone.
   * @param within Folders and files to look into; all of the commit when absent.
   */
  search(commit: string, needles: readonly string[], within?: readonly string[]): Promise<SearchResult>;
  /** Ends the child process. */
  close(): Promise<void>;
}
