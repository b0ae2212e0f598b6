import type { Role } from '../model/oracle.ts';

/** Words that name an answer wherever they stand in a key: `expected_id`, `wantTotal`. */
const ANSWER_WORDS = new Set([
  'expected',
  'expect',
  'expects',
  'want',
  'wants',
  'wanted',
  'golden',
  'answer',
  'answers',
]);

/** Words that name an answer unless the key is an id (`response_id`). */
const OUTPUT_WORDS = new Set([
  'output',
  'outputs',
  'result',
  'results',
  'response',
  'responses',
  'target',
  'targets',
  'out',
  'stdout',
  'stderr',
  'ideal',
  'completion',
  'reference',
]);

const PROMPT_WORDS = new Set(['prompt', 'prompts', 'messages']);

const INPUT_WORDS = new Set([
  'input',
  'inputs',
  'in',
  'arg',
  'args',
  'argument',
  'arguments',
  'argv',
  'kwargs',
  'given',
  'request',
  'requests',
  'query',
  'question',
  'text',
  'source',
  'param',
  'params',
  'parameters',
  'payload',
  'stdin',
]);

/** Keys that name a case as a whole. */
const CASE_KEYS = new Set([
  'id',
  'uuid',
  'case',
  'key',
  'name',
  'title',
  'label',
  'test',
  'scenario',
  'description',
  'casename',
  'testname',
  'testcase',
]);

/** The words of a key: `expectedTotal`, `expected_total` and `Expected total` are all `expected`, `total`. */
export function wordsOf(key: string): string[] {
  return key
    .slice(0, 200)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * What a value is to its test, by the key it stands under.
 * @returns Null when the key tells nothing.
 */
export function roleOfKey(key: string): Role | null {
  const words = wordsOf(key);
  if (words.some((word) => ANSWER_WORDS.has(word))) return 'expected';
  const last = words.at(-1);
  if (last === undefined) return null;
  if (CASE_KEYS.has(words.join('')) || last === 'id' || last === 'ids') return 'case-id';
  if (words.some((word) => OUTPUT_WORDS.has(word))) return 'expected';
  if (words.some((word) => PROMPT_WORDS.has(word))) return 'prompt';
  if (words.some((word) => INPUT_WORDS.has(word))) return 'input';
  return null;
}

/** Whether a key looks like a name that a program would give a field, rather than like data. */
export function isFieldName(key: string): boolean {
  return /^[A-Za-z_$][\w$-]*$/.test(key);
}

/** Whether a key looks like the number or id of a case: `case_12`, `test-3`, `17`. */
export function isCaseName(key: string): boolean {
  return /^(?:[a-z]{1,20}[-_ ]?)?\d{1,9}$/i.test(key);
}
