/** The pull request as data: which files it touches, and how. */

/** What git stores at a path. */
export type EntryKind = 'file' | 'executable' | 'symlink' | 'submodule';

/** One side of a change. */
export interface Entry {
  readonly path: string;
  /** Object id: a blob's, or for a submodule the commit it points to. */
  readonly id: string;
  readonly kind: EntryKind;
}

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'renamed' | 'copied' | 'retyped';

/** Class of a path (DESIGN: product code is what is left). */
export type FileClass = 'golden' | 'test' | 'documentation' | 'product' | 'ignored';

/** A half-open run of lines, 1-based: `start` is the first, `end` the one after the last. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** How the bytes of a blob are to be taken. */
export type Content =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'latin-1' }
  | { readonly kind: 'binary'; readonly size: number }
  | { readonly kind: 'too-large'; readonly size: number }
  /** It was its turn when as much of the change had been read as may be. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'absent' };

/** The same for who looks through many blobs of which few matter: text is decoded when it is asked for. */
export type RawContent =
  /** `bytes` are UTF-8 or Latin-1, also where UTF-16 is stored. */
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly text: () => string }
  | Exclude<Content, { readonly kind: 'text' }>;

/** One changed path. For a deleted file `path` is the old one and `after` is null. */
export interface FileChange {
  readonly status: ChangeStatus;
  readonly path: string;
  /** The other name of a renamed or copied file. */
  readonly previousPath: string | null;
  readonly before: Entry | null;
  readonly after: Entry | null;
  /** Class of the path at the head (for a deleted file, of the old path). */
  readonly class: FileClass;
  /** Class of the old path; equal to `class` unless a rename crosses classes. Null for an added file. */
  readonly previousClass: FileClass | null;
  readonly isProtected: boolean;
  readonly wasProtected: boolean;
  /** Vendored, generated, minified or bundled: product still, but spared by the keyword rule. */
  readonly isGenerated: boolean;
}

/** All that a pull request changes, with access to the texts. */
export interface ChangeSet {
  readonly base: string;
  readonly head: string;
  readonly files: readonly FileChange[];
}

/** A changed file with its texts read and compared. */
export interface ComparedFile {
  readonly change: FileChange;
  readonly before: Content;
  readonly after: Content;
  /** Lines of the head that the base does not have at that place; the whole file when it is new. */
  readonly added: readonly LineRange[];
  /** Lines of the base that the head does not have. */
  readonly removed: readonly LineRange[];
}
