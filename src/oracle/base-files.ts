import type { Content, Entry, FileClass } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import { coverOf } from './cover.ts';
import { oracleFoldersOf } from './oracle-folders.ts';
import type { Speaker } from './speech.ts';

/** The files of the base, by path and class. */
export class BaseFiles {
  readonly classOf: (path: string) => FileClass;
  readonly paths: readonly string[];
  readonly #repository: Repository;
  readonly #byPath: ReadonlyMap<string, Entry>;
  #folders: ReadonlySet<string> | null = null;
  #places: readonly string[] | null = null;

  constructor(repository: Repository, entries: readonly Entry[], classOf: (path: string) => FileClass) {
    this.classOf = classOf;
    this.paths = entries.map((entry) => entry.path);
    this.#repository = repository;
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]));
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /** Content of a file; absent for what is no file. Symlinks are not followed. */
  async content(path: string): Promise<Content> {
    const entry = this.#byPath.get(path);
    if (!entry || entry.kind === 'submodule' || entry.kind === 'symlink') return { kind: 'absent' };
    return this.#repository.content(entry.id);
  }

  /** The class of a file whose words are the project's own, else null. */
  speaker(path: string): Speaker | null {
    const fileClass = this.classOf(path);
    return fileClass === 'product' || fileClass === 'documentation' ? fileClass : null;
  }

  /** Where {@link speaker}s lie: folders and files that hold them all, and few others; none for everywhere. */
  speakingPlaces(): readonly string[] {
    return (this.#places ??= coverOf(this.paths, (path) => this.speaker(path) !== null));
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
