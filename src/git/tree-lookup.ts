import type { Entry } from '../model/change.ts';
import type { Git } from './command.ts';
import { isUnicodePath } from './path-bytes.ts';
import { findEntries, listTree } from './tree-entries.ts';

/** Beyond this many questions about single paths, listing the whole tree is cheaper than another process for each. */
const MOST_QUESTIONS = 8;

/** Entries of one commit's tree, by path, with as few processes as the questions allow. */
export class TreeLookup {
  readonly #git: Git;
  readonly #commit: string;
  #listing: Promise<readonly Entry[]> | null = null;
  #index: Promise<ReadonlyMap<string, Entry>> | null = null;
  #questions = 0;
  /** What is asked for before the next turn of the event loop goes to git together. */
  #pending: { readonly paths: string[]; readonly answer: Promise<readonly Entry[]> } | null = null;

  constructor(git: Git, commit: string) {
    this.#git = git;
    this.#commit = commit;
  }

  /** All entries, sorted by path. */
  all(): Promise<readonly Entry[]> {
    this.#listing ??= listTree(this.#git, this.#commit);
    return this.#listing;
  }

  /** The entry at one path, or null. */
  async find(path: string): Promise<Entry | null> {
    this.#questions++;
    if (this.#listing || this.#questions > MOST_QUESTIONS || !isUnicodePath(path)) {
      this.#index ??= this.all().then((entries) => new Map(entries.map((entry) => [entry.path, entry])));
      return (await this.#index).get(path) ?? null;
    }
    const found = await this.#ask(path);
    return found.find((entry) => entry.path === path) ?? null;
  }

  #ask(path: string): Promise<readonly Entry[]> {
    if (this.#pending) {
      this.#pending.paths.push(path);
      return this.#pending.answer;
    }
    const paths = [path];
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#pending = null;
      return findEntries(this.#git, this.#commit, paths);
    });
    this.#pending = { paths, answer };
    return answer;
  }
}
