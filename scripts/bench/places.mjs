// @ts-check
/** Few places that hold many files: a command line takes no thousands of them. */

const MOST = 100;

/**
 * Folders and files that hold all wanted files, and few others; none for everything.
 * @param {readonly string[]} paths
 * @param {(path: string) => boolean} isWanted
 * @returns {readonly string[]}
 */
export function placesOf(paths, isWanted) {
  /** @type {Map<string, { all: number, wanted: number }>} */
  const folders = new Map();
  for (const file of paths) {
    for (const folder of foldersOf(file)) {
      const counts = folders.get(folder) ?? { all: 0, wanted: 0 };
      folders.set(folder, counts);
      counts.all++;
      if (isWanted(file)) counts.wanted++;
    }
  }
  // As exactly as the number of places allows.
  for (const share of [1, 0.9, 0.5, 0.2]) {
    const places = new Set(
      paths.filter(isWanted).map((file) => {
        const whole = foldersOf(file).find((folder) => {
          const { all, wanted } = folders.get(folder) ?? { all: 1, wanted: 0 };
          return wanted >= share * all;
        });
        return whole ?? file;
      }),
    );
    if (places.size <= MOST) return places.has('') ? [] : [...places];
  }
  return [];
}

/** From the root down. @param {string} file */
function foldersOf(file) {
  const names = file.split('/').slice(0, -1);
  return ['', ...names.map((_, i) => names.slice(0, i + 1).join('/'))];
}
