import type { Content, Entry, FileClass, RawContent } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import { oracleFoldersOf } from './oracle-folders.ts';
import type { Speaker } from './speech.ts';

/** What passes by. */
export type PassingContent = RawContent | { readonly kind: 'missing' };

/** The files of the base, by path and class. */
export class BaseFiles {
  readonly classOf: (path: string) => FileClass;
  readonly paths: readonly string[];
  readonly #repository: Repository;
  readonly #byPath: ReadonlyMap<string, Entry>;
  #folders: ReadonlySet<string> | null = null;

  constructor(repository: Repository, entries: readonly Entry[], classOf: (path: string) => FileClass) {
    this.classOf = classOf;
    this.paths = entries.map((entry) => entry.path).toSorted();
    this.#repository = repository;
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]));
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /** Content of a file; absent for what is no file. Symlinks are not followed. */
  async content(path: string): Promise<Content> {
    const id = this.#blobOf(path);
    return id === null ? { kind: 'absent' } : this.#repository.content(id);
  }

  /**
   * Looks at a file as it passes; see {@link Repository.look}.
   * @param see Gets the content, `missing` when the repository lacks a file that there is.
   */
  async look<Seen>(path: string, see: (content: PassingContent) => Seen): Promise<Seen> {
    const id = this.#blobOf(path);
    if (id === null) return see({ kind: 'absent' });
    return this.#repository.look(id, (content) => see(content.kind === 'absent' ? { kind: 'missing' } : content));
  }

  #blobOf(path: string): string | null {
    const entry = this.#byPath.get(path);
    return !entry || entry.kind === 'submodule' || entry.kind === 'symlink' ? null : entry.id;
  }

  /** The class of a file whose words are the project's own, else null. */
  speaker(path: string): Speaker | null {
    const fileClass = this.classOf(path);
    return fileClass === 'product' || fileClass === 'documentation' ? fileClass : null;
  }

  /** Paths of all {@link speaker}s. */
  speakingPaths(): readonly string[] {
    return this.paths.filter((path) => this.speaker(path) !== null);
  }

  /** Paths of all test and golden files. */
  oraclePaths(): readonly string[] {
    return this.paths.filter((path) => this.#isOracle(path));
  }

  /** Test and golden files with this name, or whose path ends in it. */
  oraclePathsNamed(name: string): readonly string[] {
    return this.paths.filter((path) => (path === name || path.endsWith(`/${name}`)) && this.#isOracle(path));
  }

  oracleClassOf(path: string): 'test' | 'golden' | null {
    const fileClass = this.has(path) ? this.classOf(path) : 'ignored';
    return fileClass === 'golden' || fileClass === 'test' ? fileClass : null;
  }

  /** Whether test or golden files and no product code lie below the folder. */
  isOracleFolder(path: string): boolean {
    this.#folders ??= oracleFoldersOf(this.paths, this.classOf);
    return this.#folders.has(path);
  }

  #isOracle(path: string): boolean {
    const fileClass = this.classOf(path);
    return fileClass === 'golden' || fileClass === 'test';
  }
}
