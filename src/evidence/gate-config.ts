import { orderedPatterns } from '../changes/path-patterns.ts';
import type { FileChange } from '../model/change.ts';
import { readYaml } from '../policy/yaml-source.ts';
import { quote } from './citation.ts';
import { canonical, isMapping, textOf, type Mapping } from './gate-workflow.ts';

/** What a change of the config does to the policy, in phrases. */
export interface ConfigChange {
  /** What gets looser; the weightiest first. */
  readonly looser: readonly string[];
  /** What changes otherwise. */
  readonly other: readonly string[];
}

const LEVELS = ['off', 'note', 'probation', 'violation'];
const PRESETS = ['recommended', 'strict'];
const PROOFS = ['none', 'proof', 'tools'];
/** Swallowed files that a message names, and list entries that it tells. */
const MOST_TOLD = 3;

/**
 * Compares two versions of the config, as plain data: what the head's means to the scan is never asked.
 * @param before Empty when there was none.
 * @param files All that the change touches: those that a wider glob takes out of the product are named.
 */
export function configChange(before: string, after: string, files: readonly FileChange[]): ConfigChange {
  const [old, now] = [dataOf(before), dataOf(after)];
  if (!now) return { looser: ['it can no longer be read as a config'], other: [] };
  const was = old ?? {};
  if (canonical(was) === canonical(now)) return { looser: [], other: ['only comments and layout change'] };
  const looser: string[] = [];
  const other: string[] = [];
  if (now['enforce'] === false && was['enforce'] !== false) looser.push('`enforce: false` lets every run succeed');
  rank(was, now, ['preset'], PRESETS, 'recommended', looser, other);
  rules(was['rules'], now['rules'], looser, other);
  rank(was, now, ['work-proof', 'require'], PROOFS, 'none', looser, other);
  if (at(now, ['approvals', 'require']) === 'label' && at(was, ['approvals', 'require']) !== 'label')
    looser.push('a label alone lifts findings (`approvals: { require: label }`)');
  for (const key of ['goldens', 'tests', 'documentation', 'ignore', 'protected'])
    globs(key, listOf(was[key]), listOf(now[key]), files, looser, other);
  for (const path of TIGHTENING) lists(was, now, path, looser, other);
  for (const path of LOOSENING) lists(was, now, path, other, looser);
  for (const path of LABELS) {
    const [old, young] = [was, now].map((data) => textOf(at(data, path)));
    if (old !== young) looser.push(`\`${path.join('.')}\` goes from ${quote(old ?? '')} to ${quote(young ?? '')}`);
  }
  allow(was['allow'], now['allow'], looser, other);
  limits(was['limits'], now['limits'], looser, other);
  return { looser, other };
}

/** Lists that make the gate stricter the longer they are. */
const TIGHTENING = [['keywords'], ['agents', 'accounts'], ['agents', 'branches'], ['agents', 'emails']];
/** Lists that make it milder. */
const LOOSENING = [
  ['agents', 'exclude', 'authors'],
  ['approvals', 'paths'],
];
/** Whoever may set another label may lift or leave out more. */
const LABELS = [
  ['agents', 'exclude', 'label'],
  ['approvals', 'label'],
];

function lists(was: Mapping, now: Mapping, path: readonly string[], losing: string[], gaining: string[]): void {
  const [gone, added] = compared(listOf(at(was, path)), listOf(at(now, path)));
  if (gone.length > 0) losing.push(`\`${path.join('.')}\` loses ${shown(gone)}`);
  if (added.length > 0) gaining.push(`\`${path.join('.')}\` gains ${shown(added)}`);
}

function dataOf(text: string): Mapping | null {
  const { value, problems } = readYaml(text);
  if (problems.length > 0) return null;
  return value === null || value === undefined ? {} : isMapping(value) ? value : null;
}

function at(data: Mapping, path: readonly string[]): unknown {
  let value: unknown = data;
  for (const key of path) value = isMapping(value) ? value[key] : undefined;
  return value;
}

/** A setting with an order, mildest first. */
function rank(
  was: Mapping,
  now: Mapping,
  path: readonly string[],
  order: readonly string[],
  fallback: string,
  looser: string[],
  other: string[],
): void {
  const [old, young] = [was, now].map((data) => textOf(at(data, path)) || fallback);
  if (old === undefined || young === undefined || old === young) return;
  const phrase = `\`${path.join('.')}\` goes from \`${old}\` to \`${young}\``;
  (order.indexOf(young) < order.indexOf(old) ? looser : other).push(phrase);
}

function rules(before: unknown, after: unknown, looser: string[], other: string[]): void {
  const [was, now] = [before, after].map((value) => (isMapping(value) ? value : {}));
  const levelOf = (value: unknown): string => (isMapping(value) ? textOf(value['level']) : textOf(value));
  for (const id of new Set([...Object.keys(was ?? {}), ...Object.keys(now ?? {})])) {
    const [old, young] = [levelOf(was?.[id]), levelOf(now?.[id])];
    if (old === young) continue;
    const phrase =
      young === '' ? `the rule \`${id}\` goes back to its preset's level` : `the rule \`${id}\` is set to \`${young}\``;
    // What the preset says is not known here; violation is the highest there is.
    const isLower = LEVELS.indexOf(young === '' ? 'probation' : young) < LEVELS.indexOf(old === '' ? 'violation' : old);
    (isLower ? looser : other).push(phrase);
  }
}

function globs(
  key: string,
  before: readonly string[],
  after: readonly string[],
  files: readonly FileChange[],
  looser: string[],
  other: string[],
): void {
  const [gone, added] = compared(before, after);
  const isGuard = key === 'protected';
  const taken = (list: readonly string[], excluding: boolean): readonly string[] =>
    list.filter((glob) => (glob.startsWith('!') && !glob.startsWith('!(')) === excluding);
  if (taken(gone, false).length > 0)
    (isGuard || key === 'goldens' || key === 'tests' ? looser : other).push(
      `\`${key}\` loses ${shown(taken(gone, false))}`,
    );
  if (taken(added, true).length > 0)
    (isGuard || key === 'goldens' || key === 'tests' ? looser : other).push(
      `\`${key}\` gains ${shown(taken(added, true))}`,
    );
  if (taken(gone, true).length > 0) (isGuard ? other : looser).push(`\`${key}\` loses ${shown(taken(gone, true))}`);
  const wider = taken(added, false);
  if (wider.length === 0) return;
  if (isGuard) other.push(`\`${key}\` gains ${shown(wider)}`);
  else {
    const swallowed = files.filter(
      ({ path, class: kind }) => kind === 'product' && wider.some((glob) => fits(glob, path)),
    );
    const names = swallowed.slice(0, MOST_TOLD).map(({ path }) => path);
    const effect =
      names.length === 0
        ? ''
        : `, which takes ${names.join(', ')}${swallowed.length > names.length ? ` and ${swallowed.length - names.length} more` : ''} of this very change out of the product code`;
    looser.push(`\`${key}\` gains ${shown(wider)}${effect}`);
  }
}

function fits(glob: string, path: string): boolean {
  try {
    return orderedPatterns([glob])(path) === 'included';
  } catch {
    return false;
  }
}

function allow(before: unknown, after: unknown, looser: string[], other: string[]): void {
  const [gone, added] = compared(entries(before), entries(after));
  if (added.length > 0)
    looser.push(`${added.length === 1 ? 'a finding is' : `${added.length} findings are`} newly allowed`);
  if (gone.length > 0)
    other.push(`${gone.length === 1 ? 'an entry leaves' : `${gone.length} entries leave`} the allow list`);
}

function limits(before: unknown, after: unknown, looser: string[], other: string[]): void {
  const [was, now] = [before, after].map((value) => (isMapping(value) ? value : {}));
  for (const key of new Set([...Object.keys(was ?? {}), ...Object.keys(now ?? {})])) {
    const [old, young] = [textOf(was?.[key]), textOf(now?.[key])];
    if (old === young) continue;
    const isLess = young !== '' && Number(young) < (old === '' ? Number.MAX_SAFE_INTEGER : Number(old));
    (isLess ? looser : other).push(`the limit \`${key}\` becomes ${young === '' ? 'the usual one' : quote(young)}`);
  }
}

function entries(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((entry: unknown) => canonical(entry)) : [];
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((entry: unknown) => textOf(entry)) : [];
}

/** What only the first list holds, and what only the second. */
function compared(
  before: readonly string[],
  after: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const [old, now] = [new Set(before), new Set(after)];
  return [before.filter((one) => !now.has(one)), after.filter((one) => !old.has(one))];
}

function shown(list: readonly string[]): string {
  const rest = list.length - MOST_TOLD;
  return list.slice(0, MOST_TOLD).map(quote).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
