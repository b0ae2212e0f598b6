import { createHash } from 'node:crypto';
import type { Entry, FileClass } from '../model/change.ts';
import type { RawChange, Repository } from '../model/repository.ts';

/** A repository with one commit more than git knows of. */
export interface Overlay {
  readonly repository: Repository;
  /** Id of the commit that is not there. */
  readonly base: string;
}

/** The base's tree with the head's tests and golden files laid over it. */
interface Layers {
  readonly entries: readonly Entry[];
  readonly byPath: ReadonlyMap<string, Entry>;
  /** Test and golden paths whose entry comes from the head. */
  readonly laid: ReadonlySet<string>;
  /** Test and golden paths of the base that the head no longer has. */
  readonly gone: ReadonlySet<string>;
}

/**
 * The situation of an agent that is handed failing tests: a base that already has the tests and golden files of the
 * head, so that the change is what remains. The base exists only in the answers of the returned repository; nothing is
 * written, and everything else is asked of the given one.
 *
 * A file counts as a whole: tests inside a product file stay with the product.
 *
 * @param base The diff base, a full commit id.
 * @param head Full commit id.
 * @param classOf Class of a path, of whichever side.
 */
export async function layTestsFirst(
  repository: Repository,
  base: string,
  head: string,
  classOf: (path: string) => FileClass,
): Promise<Overlay> {
  const isOracle = (path: string): boolean => isTestOrGolden(classOf(path));
  const layers = lay(await repository.tree(base), await repository.tree(head), isOracle);
  const id = virtualId(base, head);
  const isVirtual = (revision: string): boolean => revision === id;
  return {
    base: id,
    repository: {
      resolve: (revision) => (isVirtual(revision) ? Promise.resolve(id) : repository.resolve(revision)),
      // The head was never merged with anything here: the new base is where it starts.
      diffBase: (target, other) =>
        isVirtual(target) && other === head ? Promise.resolve(id) : repository.diffBase(target, other),
      changes: async (from, to) =>
        isVirtual(from) && to === head
          ? remaining(await repository.changes(base, head), layers, isOracle)
          : repository.changes(from, to),
      tree: (commit) => (isVirtual(commit) ? Promise.resolve(layers.entries) : repository.tree(commit)),
      entry: (commit, path) =>
        isVirtual(commit) ? Promise.resolve(layers.byPath.get(path) ?? null) : repository.entry(commit, path),
      bytes: (blob) => repository.bytes(blob),
      content: (blob) => repository.content(blob),
      look: (blob, see) => repository.look(blob, see),
      async search(commit, needles, within) {
        if (!isVirtual(commit)) return repository.search(commit, needles, within);
        const below = await repository.search(base, needles, within);
        const isVisible = (path: string): boolean => !layers.laid.has(path) && !layers.gone.has(path);
        if (layers.laid.size === 0) {
          return { paths: below.paths.filter(isVisible), unreadable: below.unreadable.filter(isVisible) };
        }
        const above = await repository.search(head, needles, within);
        const isLaid = (path: string): boolean => layers.laid.has(path);
        return {
          paths: [...below.paths.filter(isVisible), ...above.paths.filter(isLaid)].toSorted(),
          unreadable: [...below.unreadable.filter(isVisible), ...above.unreadable.filter(isLaid)].toSorted(),
        };
      },
      close: () => repository.close(),
    },
  };
}

function isTestOrGolden(fileClass: FileClass): boolean {
  return fileClass === 'test' || fileClass === 'golden';
}

/** Looks like a commit's id, is the same for the same two commits, and is nobody's. */
function virtualId(base: string, head: string): string {
  return createHash(base.length === 64 ? 'sha256' : 'sha1')
    .update(`tests first\0${base}\0${head}`)
    .digest('hex');
}

function lay(base: readonly Entry[], head: readonly Entry[], isOracle: (path: string) => boolean): Layers {
  const atHead = new Map(head.map((entry) => [entry.path, entry]));
  const byPath = new Map<string, Entry>();
  const laid = new Set<string>();
  const gone = new Set<string>();
  for (const entry of base) {
    const other = atHead.get(entry.path);
    if ((other?.id === entry.id && other.kind === entry.kind) || !isOracle(entry.path)) {
      byPath.set(entry.path, entry);
    } else if (other) {
      byPath.set(entry.path, other);
      laid.add(entry.path);
    } else gone.add(entry.path);
  }
  for (const entry of head) {
    if (byPath.has(entry.path) || !isOracle(entry.path)) continue;
    byPath.set(entry.path, entry);
    laid.add(entry.path);
  }
  const entries = [...byPath.values()].toSorted(comparePaths);
  return { entries, byPath, laid, gone };
}

/** What still changes when the tests and golden files are there already. */
function remaining(
  changes: readonly RawChange[],
  layers: Layers,
  isOracle: (path: string) => boolean,
): readonly RawChange[] {
  const left = changes.flatMap((change): readonly RawChange[] => {
    const { status, before, after } = change;
    if (after && isOracle(after.path)) {
      // Product code that became a test is there as a test; as product code it goes.
      return status === 'renamed' && before && !isOracle(before.path)
        ? [{ status: 'deleted', before, after: null }]
        : [];
    }
    if (!before || !isOracle(before.path)) return [change];
    if (!after) return [];
    // A test that became product code: where the base has it no longer, nothing tells where the file comes from.
    const source = layers.byPath.get(before.path);
    return [source ? { status, before: source, after } : { status: 'added', before: null, after }];
  });
  return left.toSorted((a, b) => comparePaths(named(a), named(b)));
}

function named(change: RawChange): { readonly path: string } {
  return change.after ?? change.before ?? { path: '' };
}

function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
