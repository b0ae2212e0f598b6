/** Many more would make the command line long, and git's search slow. */
const MOST_PLACES = 100;

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
  /** Whether every file below is wanted, and whether any is. */
  isWhole: boolean;
  isWanted: boolean;
}

/**
 * A few folders and files that hold all wanted files and, as far as few can, no others: what to search when the rest,
 * often large test data, cannot be meant.
 * @returns None when the whole is meant, or when few places do not say less than the whole.
 */
export function coverOf(paths: readonly string[], isWanted: (path: string) => boolean): readonly string[] {
  const root = newFolder();
  for (const path of paths) enter(root, path, isWanted(path));
  if (root.isWhole || !root.isWanted) return [];
  // From the root downwards, so that what is left whole is small.
  let open: readonly (readonly [string, Folder])[] = [['', root]];
  let places = 0;
  const cover: string[] = [];
  while (open.length > 0) {
    const next: (readonly [string, Folder])[] = [];
    for (const [prefix, folder] of open) {
      const inside = [...folder.folders].filter(([, { isWanted: isAny }]) => isAny);
      const isSplit = !folder.isWhole && places + inside.length + folder.files.length <= MOST_PLACES;
      if (!isSplit) {
        if (folder === root) return [];
        cover.push(prefix.slice(0, -1));
        continue;
      }
      places += inside.length + folder.files.length;
      cover.push(...folder.files.map((name) => prefix + name));
      next.push(...inside.map(([name, each]) => [`${prefix}${name}/`, each] as const));
    }
    open = next;
  }
  return cover.toSorted();
}

function enter(root: Folder, path: string, isWanted: boolean): void {
  const names = path.split('/');
  const file = names.pop() ?? '';
  let folder = root;
  note(root, isWanted);
  for (const name of names) {
    const inner = folder.folders.get(name) ?? newFolder();
    folder.folders.set(name, inner);
    folder = inner;
    note(folder, isWanted);
  }
  if (isWanted) folder.files.push(file);
}

function note(folder: Folder, isWanted: boolean): void {
  folder.isWhole &&= isWanted;
  folder.isWanted ||= isWanted;
}

function newFolder(): Folder {
  return { folders: new Map(), files: [], isWhole: true, isWanted: false };
}
