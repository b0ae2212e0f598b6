import { isLockFile } from '../changes/conventions.ts';
import { wholeOf } from '../changes/line-ranges.ts';
import type { ComparedFile, LineRange } from '../model/change.ts';
import type { Language } from '../model/language.ts';
import type { ProductFile } from '../model/rule.ts';
import { DATA_LANGUAGES, type SourceTree } from '../model/source.ts';
import { constantsOf, firstOf, mergeConstants } from './constants.ts';
import { languageOf, readSource, type Levels } from './language-of.ts';
import { sitesOf } from './sites.ts';
import { unitsOf } from './units.ts';

/**
 * Whether a file becomes code only by where it lies now, or by its name: it was documentation, a test, ignored or plain
 * data before, so nobody ever looked at it as code. Then all of it is new, though not one of its lines is.
 */
function entersTheProduct({ change, before }: ComparedFile, language: Language): boolean {
  if (change.before === null || change.before.path === change.path) return false;
  // What becomes of a golden file that moves into the product has rules of its own.
  if (change.previousClass === 'golden') return false;
  if (change.previousClass !== 'product') return true;
  const old = languageOf(change.before.path, before.kind === 'text' ? before.text : '');
  return DATA_LANGUAGES.has(old.id) && !DATA_LANGUAGES.has(language.id);
}

/** The lines that a file adds to the product; null when it is none, or adds nothing that is read. */
export function productAdditions(file: ComparedFile): readonly LineRange[] | null {
  const { change, after } = file;
  if (change.class !== 'product' || change.after === null || after.kind !== 'text' || isLockFile(change.path))
    return null;
  const added = entersTheProduct(file, languageOf(change.path, after.text)) ? wholeOf(after.text) : file.added;
  return added.length === 0 ? null : added;
}

/**
 * The changed files as product code: their literals, names and units on added lines. What is no product code is left
 * out: deleted, of another class, binary, a lock file (its thousands of hashes say nothing about answers), or nothing
 * was added.
 */
export async function readProductFiles(
  compared: readonly ComparedFile[],
  levels: Levels,
): Promise<readonly ProductFile[]> {
  const read: { readonly file: ComparedFile; readonly tree: SourceTree }[] = [];
  for (const each of compared) {
    const added = productAdditions(each);
    if (added === null || each.after.kind !== 'text') continue;
    const file = added === each.added ? each : { ...each, added };
    read.push({ file, tree: await readSource(each.change.path, each.after.text, levels) });
  }
  const own = read.map(({ tree }) => constantsOf(tree));
  const shared = mergeConstants(own);
  return read.map(({ file, tree }, i) => ({
    path: file.change.path,
    compared: file,
    tree,
    ...sitesOf(tree, file.added),
    units: unitsOf(tree, file.added, firstOf(own[i] ?? new Map(), shared)),
    unread: tree.unread ?? null,
  }));
}
