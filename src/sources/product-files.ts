import { isLockFile } from '../changes/conventions.ts';
import type { ComparedFile } from '../model/change.ts';
import type { ProductFile } from '../model/rule.ts';
import type { SourceTree } from '../model/source.ts';
import { constantsOf, mergeConstants } from './constants.ts';
import { languageOf } from './language-of.ts';
import { sitesOf } from './sites.ts';
import { unitsOf } from './units.ts';

/**
 * The changed files as product code: their literals, names and units on added lines. What is no product code is left
 * out: deleted, of another class, binary, a lock file (its thousands of hashes say nothing about answers), or nothing
 * was added.
 */
export async function readProductFiles(compared: readonly ComparedFile[]): Promise<readonly ProductFile[]> {
  const read: { readonly file: ComparedFile; readonly tree: SourceTree }[] = [];
  for (const file of compared) {
    const { change, after, added } = file;
    if (change.class !== 'product' || change.after === null || after.kind !== 'text') continue;
    if (added.length === 0 || isLockFile(change.path)) continue;
    read.push({ file, tree: await languageOf(change.path, after.text).read(after.text) });
  }
  const own = read.map(({ tree }) => constantsOf(tree));
  const shared = mergeConstants(own);
  return read.map(({ file, tree }, i) => ({
    path: file.change.path,
    compared: file,
    tree,
    ...sitesOf(tree, file.added),
    units: unitsOf(tree, file.added, new Map([...shared, ...(own[i] ?? [])])),
    unread: tree.unread ?? null,
  }));
}
