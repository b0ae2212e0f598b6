/** Folders above a file that are taken off one by one: an absolute path may begin on the author's machine. */
const MOST_FOLDERS = 12;

/** Endings that a file has and the last name of a field hardly: `report.json`, but not `order.expected`. */
const FILE_ENDING = /\.(?:json|jsonl|ndjson|ya?ml|toml|csv|tsv|txt|xml|html?|snap|ambr)$/i;

/**
 * The paths of the repository that the name of an input may mean, the likeliest first; none when it is no path.
 *
 * @param name One line: `./tests/golden/a.txt:12`, `C:\repo\tests\a.snap`, `user.address.zip`, `GET /orders`.
 */
export function pathsIn(name: string): readonly string[] {
  const bare = name
    .trim()
    .replace(/^[`"'](.*)[`"']$/, '$1')
    .replace(/^file:\/\//, '')
    .replaceAll('\\', '/')
    .replace(/^([^#]*)#.*$/, '$1')
    .replace(/(?::\d+(?:-\d+)?){1,2}$/, '');
  // A route (`GET /orders`) and an address (`https://…`) are no files of the repository.
  if (/^[A-Z]{3,7} \//.test(bare) || bare.includes('://')) return [];
  const isAbsolute = /^(?:\/|~\/|[A-Za-z]:\/|\.\.\/)/.test(bare);
  const parts = bare
    .split('/')
    .filter((part, i) => !/^(?:\.{0,2}|~)$/.test(part) && !(i === 0 && /^[A-Za-z]:$/.test(part)));
  const last = parts.at(-1) ?? '';
  if (parts.length === 0 || (parts.length === 1 && !FILE_ENDING.test(last))) return [];
  if (!isAbsolute) return [parts.join('/')];
  // An absolute path without an ending may be a route (`/snapshots/latest`).
  if (!/.\.[^.]+$/.test(last)) return [];
  return parts.slice(0, MOST_FOLDERS).map((_, i) => parts.slice(i).join('/'));
}
