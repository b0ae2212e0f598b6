/** What the path of a golden file tells about its format. */

/** Words that mark a file as expected output, as an extension or before one: `a.json.golden`, `a.expected.yaml`. */
const GOLDEN_WORDS = new Set([
  'golden',
  'gold',
  'expected',
  'expect',
  'exp',
  'snap',
  'snapshot',
  'out',
  'output',
  'want',
  'wanted',
  'baseline',
  'ref',
  'reference',
  'answer',
  'ans',
]);

/** Words of approval tests; `approved` reads those. */
const APPROVAL_WORDS = new Set(['approved', 'verified', 'received']);

const GOLDEN_FOLDERS = new Set([
  'golden',
  'goldens',
  'expected',
  'snapshots',
  '__snapshots__',
  'baselines',
  'testdata',
  'fixtures',
  '__fixtures__',
  'approvals',
]);

/** The last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Lower-case extensions of a file name, outermost first: `a.golden.json` has `json`, `golden`. */
export function extensionsOf(path: string): readonly string[] {
  return fileName(path).toLowerCase().split('.').slice(1).reverse().slice(0, 6);
}

/** Whether some folder on the way is called one of these. */
export function isInFolder(path: string, names: ReadonlySet<string> = GOLDEN_FOLDERS): boolean {
  return path
    .toLowerCase()
    .split('/')
    .slice(0, -1)
    .some((part) => names.has(part));
}

/** Whether a word of approval tests stands before the extension: `Report.approved.txt`. */
export function isApproval(path: string): boolean {
  return extensionsOf(path)
    .slice(0, 3)
    .some((extension) => APPROVAL_WORDS.has(extension));
}

/** The path without words that only say that this is expected output: `a.json.golden` → `a.json`. */
export function innerPath(path: string): string {
  let inner = path;
  for (let guard = 0; guard < 6; guard++) {
    const name = fileName(inner);
    const dot = name.lastIndexOf('.');
    const word = name.slice(dot + 1).toLowerCase();
    if (dot <= 0 || !name.slice(0, dot).includes('.')) return inner;
    if (!GOLDEN_WORDS.has(word) && !APPROVAL_WORDS.has(word)) return inner;
    inner = inner.slice(0, inner.length - name.length + dot);
  }
  return inner;
}

/**
 * How well a path fits a format with these extensions: 0 not at all, 1 by its extension, 2 when a golden word stands
 * beside the extension or a folder tells, 3 for both.
 * @param extensions Lower case, without the dot.
 */
export function fitsExtension(path: string, extensions: ReadonlySet<string>): number {
  const inner = extensionsOf(innerPath(path))[0];
  if (inner === undefined || !extensions.has(inner)) return 0;
  const isDouble = extensionsOf(path)
    .slice(0, 2)
    .some((extension) => GOLDEN_WORDS.has(extension));
  return 1 + (isDouble ? 1 : 0) + (isInFolder(path) ? 1 : 0);
}
