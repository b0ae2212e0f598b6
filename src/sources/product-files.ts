import { isLockFile } from '../changes/conventions.ts';
import type { ComparedFile } from '../model/change.ts';
import type { ProductFile } from '../model/rule.ts';
import { languageOf } from './language-of.ts';
import { sitesOf } from './sites.ts';

/**
 * A changed file as product code: its literals and names on added lines.
 * @returns null when it is none: deleted, of another class, binary, a lock file (its thousands of hashes say nothing
 *   about answers), or nothing was added.
 */
export async function readProductFile(compared: ComparedFile): Promise<ProductFile | null> {
  const { change, after, added } = compared;
  if (change.class !== 'product' || change.after === null || after.kind !== 'text') return null;
  if (added.length === 0 || isLockFile(change.path)) return null;
  const tree = await languageOf(change.path, after.text).read(after.text);
  return { path: change.path, compared, tree, ...sitesOf(tree, added), unread: tree.unread ?? null };
}
