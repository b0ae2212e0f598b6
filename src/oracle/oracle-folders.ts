import type { FileClass } from '../model/change.ts';

/** Folders below which, at any depth, lie test or golden files and no product code. */
export function oracleFoldersOf(paths: readonly string[], classOf: (path: string) => FileClass): ReadonlySet<string> {
  const oracle = new Set<string>();
  const product = new Set<string>();
  for (const path of paths) {
    const fileClass = classOf(path);
    const into = fileClass === 'product' ? product : fileClass === 'test' || fileClass === 'golden' ? oracle : null;
    if (!into) continue;
    // A folder that is known has known parents.
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (into.has(folder)) break;
      into.add(folder);
    }
  }
  for (const folder of product) oracle.delete(folder);
  return oracle;
}
