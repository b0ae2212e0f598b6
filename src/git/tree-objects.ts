import type { Entry } from '../model/change.ts';
import type { ObjectReader } from './object-reader.ts';
import { decodePath } from './path-bytes.ts';
import { kindOfMode } from './tree-entries.ts';

/** What stands under a name in a folder. */
interface TreeEntry {
  /** Of a folder: the id of its own tree. */
  readonly id: string;
  /** Git's octal text. */
  readonly mode: string;
}

const FOLDER = 0o040000;
const FILE_TYPE = 0o170000;

/** Reads single entries out of tree objects, folder by folder, without a process for the question. */
export class TreeObjects {
  readonly #objects: ObjectReader;
  readonly #trees = new Map<string, Promise<ReadonlyMap<string, TreeEntry> | null>>();

  constructor(objects: ObjectReader) {
    this.#objects = objects;
  }

  /**
   * The entry at one path of a commit; null when there is none, and for a folder.
   * @returns `'missing'` when the repository lacks one of the trees on the way.
   */
  async find(commit: string, path: string): Promise<Entry | null | 'missing'> {
    const names = path.split('/');
    // A hand-made tree could hold such names; no path means them.
    if (names.some((name) => name === '' || name === '.' || name === '..')) return null;
    let tree = commit;
    for (const [depth, name] of names.entries()) {
      const entries = await this.#entries(tree);
      if (entries === null) return 'missing';
      const entry = entries.get(name);
      if (!entry) return null;
      const isFolder = (Number.parseInt(entry.mode, 8) & FILE_TYPE) === FOLDER;
      if (depth === names.length - 1) return isFolder ? null : { path, id: entry.id, kind: kindOfMode(entry.mode) };
      if (!isFolder) return null;
      tree = entry.id;
    }
    return null;
  }

  #entries(id: string): Promise<ReadonlyMap<string, TreeEntry> | null> {
    let entries = this.#trees.get(id);
    if (!entries) {
      entries = this.#objects.tree(id).then((bytes) => bytes && parseTree(bytes, id.length / 2));
      this.#trees.set(id, entries);
    }
    return entries;
  }
}

/**
 * The entries of a tree object: `<mode> <name>\0<id>`, the id in raw bytes. Of entries with one name the first counts.
 * @param idBytes Length of an id: 20 for SHA-1, 32 for SHA-256.
 * @throws {Error} When the bytes are no such list.
 */
function parseTree(bytes: Uint8Array, idBytes: number): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < all.length;) {
    const space = all.indexOf(0x20, at);
    const end = all.indexOf(0, space + 1);
    const next = end + 1 + idBytes;
    if (space < 0 || end < 0 || next > all.length) throw new Error('a tree object is cut off');
    const name = decodePath(all.subarray(space + 1, end));
    if (!entries.has(name))
      entries.set(name, { mode: all.toString('latin1', at, space), id: all.toString('hex', end + 1, next) });
    at = next;
  }
  return entries;
}
