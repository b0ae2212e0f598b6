import type { Entry, EntryKind } from '../model/change.ts';
import { type Git, unreadable } from './command.ts';
import { decodePath } from './path-bytes.ts';

/** Every entry below a commit, sorted by path. */
export async function listTree(git: Git, commit: string): Promise<readonly Entry[]> {
  const result = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (result.exitCode !== 0) throw unreadable(`the tree of ${commit}`, result);
  return parseEntries(result.stdout).sort(byPath);
}

/** Code unit order, the same on every machine. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Kind of a file mode in git's octal text. Old repositories hold modes such as 100664; only the owner's bit counts. */
export function kindOfMode(mode: string): EntryKind {
  const bits = Number.parseInt(mode, 8);
  switch (bits & 0o170000) {
    case 0o120000:
      return 'symlink';
    case 0o160000:
      return 'submodule';
    default:
      return bits & 0o100 ? 'executable' : 'file';
  }
}

/** Records of `ls-tree -z`: `<mode> <type> <id>\t<path>\0`, folders left out. */
function parseEntries(output: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (const record of decodePath(output).split('\0')) {
    const tab = record.indexOf('\t');
    const [mode = '', type, id = ''] = record.slice(0, Math.max(tab, 0)).split(' ');
    if (type === 'blob' || type === 'commit') entries.push({ path: record.slice(tab + 1), id, kind: kindOfMode(mode) });
  }
  return entries;
}
