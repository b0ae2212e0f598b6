import type { ChangeStatus, Entry } from '../model/change.ts';
import type { RawChange } from '../model/repository.ts';
import { type Git, unreadable } from './command.ts';
import { decodePath } from './path-bytes.ts';
import { byPath, kindOfMode } from './tree-entries.ts';

/** Similarity is only measured while added × deleted files stay below this number squared; equal files always pair. */
const RENAME_LIMIT = 1000;

/** What changes between two commits, sorted by path; attributes and configuration have no say. */
export async function listChanges(git: Git, base: string, head: string): Promise<readonly RawChange[]> {
  const result = await git([
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-abbrev',
    '-M',
    '-C',
    `-l${RENAME_LIMIT}`,
    '--no-rename-empty',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=none',
    base,
    head,
  ]);
  if (result.exitCode !== 0) throw unreadable(`the change from ${base} to ${head}`, result);
  return parseRawChanges(result.stdout).sort((a, b) => byPath(entryOf(a), entryOf(b)));
}

function entryOf(change: RawChange): { readonly path: string } {
  return change.after ?? change.before ?? { path: '' };
}

/** Records of `diff-tree -z --raw`: `:<mode> <mode> <id> <id> <status>\0<path>\0`, renames and copies with two paths. */
function parseRawChanges(output: Buffer): RawChange[] {
  const fields = decodePath(output).split('\0');
  const changes: RawChange[] = [];
  for (let i = 0; i + 1 < fields.length;) {
    const header = fields[i++] ?? '';
    const [oldMode = '', newMode = '', oldId = '', newId = '', letters = ''] = header.slice(1).split(' ');
    const status = statusOf(letters);
    const oldPath = fields[i++] ?? '';
    const newPath = status === 'renamed' || status === 'copied' ? (fields[i++] ?? '') : oldPath;
    changes.push({
      status,
      before: status === 'added' ? null : entry(oldPath, oldId, oldMode),
      after: status === 'deleted' ? null : entry(newPath, newId, newMode),
    });
  }
  return changes;
}

function entry(path: string, id: string, mode: string): Entry {
  return { path, id, kind: kindOfMode(mode) };
}

function statusOf(letters: string): ChangeStatus {
  switch (letters.charAt(0)) {
    case 'A':
      return 'added';
    case 'C':
      return 'copied';
    case 'D':
      return 'deleted';
    case 'M':
      return 'modified';
    case 'R':
      return 'renamed';
    case 'T':
      return 'retyped';
    default:
      throw new Error(`git diff-tree answered with the unknown status ${JSON.stringify(letters)}`);
  }
}
