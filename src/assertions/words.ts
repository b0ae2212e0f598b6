/** What the name of a parameter, field or column says about the cell that stands there. */
export type ColumnRole = 'expected' | 'case-id';

const EXPECTED_WORDS: ReadonlySet<string> = new Set([
  'want', 'wants', 'wanted', 'expect', 'expects', 'expected', 'expectation', 'exp', 'out', 'output', 'outputs', 'stdout',
  'result', 'results', 'res', 'answer', 'answers', 'ret', 'returns', 'returned', 'should', 'golden', 'desired', 'correct',
]); // prettier-ignore

const ID_WORDS: ReadonlySet<string> = new Set([
  'id', 'name', 'case', 'desc', 'description', 'title', 'label', 'scenario', 'test', 'comment', 'note', 'msg', 'message', 'what',
  'why',
]); // prettier-ignore

/** Words that only name a row when the whole name is that word: a `user_id` is an input. */
const ID_PREFIXES: ReadonlySet<string> = new Set(['test', 'case', 'row', 'scenario', 'tc']);

/** Words of an identifier in lower case: `wantErr_2` → `want`, `err`, `2`. */
export function wordsOf(identifier: string): readonly string[] {
  return identifier
    .slice(0, 200)
    .replaceAll(/(?<lower>[\p{Ll}\d])(?=\p{Lu})/gu, '$<lower>_')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** Role of a column by its name; null when the name tells nothing. */
export function columnRole(name: string): ColumnRole | null {
  const words = wordsOf(name);
  const [first, second] = words;
  if (words.some((word) => EXPECTED_WORDS.has(word))) return 'expected';
  if (first === undefined || !(ID_WORDS.has(first) || (second !== undefined && ID_WORDS.has(second)))) return null;
  if (second === undefined) return ID_WORDS.has(first) ? 'case-id' : null;
  return words.length === 2 && ID_PREFIXES.has(first) ? 'case-id' : null;
}

/** Whether a key of a table names its row (`CASE_3`, `halved again`) rather than being what is fed in (`/a?b=1`, `3.5`). */
export function namesRow(key: string): boolean {
  return key.length <= 120 && /^\p{L}[\p{L}\p{M}\d _\-:,.()']*$/u.test(key);
}
