import type { FileChange } from '../model/change.ts';

/**
 * Golden files that only went along with a test file that was moved or renamed: the same bytes, at the same place beside
 * it, under a name that says the new name of the test where it said the old one. Then each test still finds what it found
 * before, and no test finds another's.
 *
 * @param isListed Whether a person has named a path as protected: that one stays where it is.
 * @returns Their old and new paths.
 */
export function goldensThatFollow(
  changes: readonly FileChange[],
  isListed: (path: string) => boolean,
): ReadonlySet<string> {
  const moves = movesOf(changes);
  return new Set(
    changes.flatMap((golden) => {
      const { before, after } = golden;
      if (golden.status !== 'renamed' || golden.class !== 'golden' || golden.previousClass !== 'golden') return [];
      if (!before || before.id !== after?.id || before.kind !== after.kind || isListed(before.path)) return [];
      const follows = foldersOf(before.path).some((folder) =>
        [...(moves.get(folder)?.values() ?? [])].some((move) => placeAfter(before.path, move) === after.path),
      );
      return follows ? [before.path, after.path] : [];
    }),
  );
}

/** How a test went from one folder and name to another; stems are empty where the name stayed. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly oldStem: string;
  readonly newStem: string;
}

/** The moves of test files, each once, by the folder that they began in. */
function movesOf(changes: readonly FileChange[]): ReadonlyMap<string, ReadonlyMap<string, Move>> {
  const moves = new Map<string, Map<string, Move>>();
  for (const { status, class: now, previousClass, before, path } of changes) {
    if (status !== 'renamed' || now !== 'test' || previousClass !== 'test' || !before) continue;
    const [from, to] = [folderOf(before.path), folderOf(path)];
    const [oldStem, newStem] = [stemOf(before.path), stemOf(path)];
    const stems = oldStem === newStem ? { oldStem: '', newStem: '' } : { oldStem, newStem };
    const here = moves.get(from) ?? new Map<string, Move>();
    here.set(JSON.stringify([to, stems]), { from, to, ...stems });
    moves.set(from, here);
  }
  return moves;
}

/** Where a file beside or below a test is when it has gone along. */
function placeAfter(file: string, { from, to, oldStem, newStem }: Move): string {
  const rest = file.slice(from.length);
  return to + (oldStem === '' ? rest : rest.replace(oldStem, () => newStem));
}

/** The folders around a file, each with its slash; the first is the top. */
function foldersOf(path: string): readonly string[] {
  const folders = [''];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at + 1));
  return folders;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The name without its last ending: `toll.test` of `tests/toll.test.ts`. */
function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const end = name.lastIndexOf('.');
  return end > 0 ? name.slice(0, end) : name;
}
