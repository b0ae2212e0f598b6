import { HOLE, OWN_FOLDER, WORKING_FOLDER } from './text-folding.ts';

/** Where a path that a program makes may lead, seen from the root of the repository. */
export interface PathPattern {
  /** Segments; a hole is `*`, other wildcards as written. */
  readonly segments: readonly string[];
  /** The beginning is unknown: any folder may stand before the first segment. */
  readonly isFloating: boolean;
  readonly hasWildcards: boolean;
}

const LONGEST_PATH = 300;
const MOST_SEGMENTS = 40;
const MOST_FOLDERS = 12;

/**
 * Every path that a text may mean in this file: from the file's folder, from each folder above it (a program runs in
 * its package's folder, or in the root), or from anywhere when its beginning is unknown.
 *
 * @param text Folded text, with the marks of `text-folding`.
 * @param isModule The text names a module, which is looked for beside the importing file.
 */
export function pathPatterns(text: string, file: string, isModule = false): readonly PathPattern[] {
  const plain = text
    .replace(/^file:\/{2,3}/, '')
    .replaceAll('\\', '/')
    .trim();
  if (plain === '' || plain.length > LONGEST_PATH || /[\r\n]/.test(plain) || /^[a-z][a-z0-9+.-]+:/i.test(plain))
    return [];
  const folders = foldersAround(file);
  const [own = ''] = folders;
  const anchored = lastAnchor(plain);
  if (anchored) {
    const starts = anchored.mark === OWN_FOLDER ? [own] : folders;
    return starts.flatMap((folder) => patternOf(`${folder}/${anchored.rest}`, false));
  }
  const hole = plain.indexOf(HOLE);
  const slash = plain.indexOf('/');
  if (hole >= 0 && (slash < 0 || hole < slash)) {
    // `${dir}/tests/…` may lie anywhere; `${name}.golden` too.
    return patternOf(plain.startsWith(`${HOLE}/`) ? plain.slice(2) : plain, true);
  }
  if (plain.startsWith('/')) return patternOf(plain.slice(1), true);
  if (isModule) return patternOf(`${own}/${plain}`, false);
  return folders.flatMap((folder) => patternOf(`${folder}/${plain}`, false));
}

/** A join takes the last absolute part; so the last anchor counts. */
function lastAnchor(text: string): { readonly mark: string; readonly rest: string } | null {
  const at = Math.max(text.lastIndexOf(OWN_FOLDER), text.lastIndexOf(WORKING_FOLDER));
  return at < 0 ? null : { mark: text[at] ?? '', rest: text.slice(at + 1) };
}

/** The folder of a file and those above it, nearest first, the root last. */
function foldersAround(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  const folders: string[] = [];
  for (let length = parts.length; length >= 0; length--) folders.push(parts.slice(0, length).join('/'));
  return folders.length > MOST_FOLDERS ? [...folders.slice(0, MOST_FOLDERS - 1), ''] : folders;
}

function patternOf(path: string, isFloating: boolean): readonly PathPattern[] {
  const segments: string[] = [];
  for (const segment of path.split('/').slice(0, MOST_SEGMENTS)) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (segments.length === 0 && !isFloating) return [];
      segments.pop();
    } else segments.push(segment.replaceAll(HOLE, '*').replaceAll(/\*{3,}/g, '*'));
  }
  if (segments.length === 0) return [];
  const isUnknown = isFloating || segments[0] === '*';
  const known = isUnknown
    ? segments.slice(segments.findIndex((segment) => segment !== '*' && segment !== '**'))
    : segments;
  if (known.every((segment) => /^\*+$/.test(segment))) return [];
  return [{ segments: known, isFloating: isUnknown, hasWildcards: known.some((segment) => /[*?[{]/.test(segment)) }];
}

/** Whether a name fits a segment of a pattern: `*`, `?`, `[…]`, `{a,b}`. Linear in name and pattern. */
export function fitsSegment(pattern: string, name: string): boolean {
  return alternatives(pattern).some((one) => fits(one, name));
}

/** The texts that one level of braces stands for. */
function alternatives(pattern: string): readonly string[] {
  const open = pattern.indexOf('{');
  const close = pattern.indexOf('}', open);
  if (open < 0 || close < 0) return [pattern];
  const choices = pattern
    .slice(open + 1, close)
    .split(',')
    .slice(0, 16);
  return choices.map((choice) => pattern.slice(0, open) + choice + pattern.slice(close + 1));
}

/** Greedy matching with one step back to the last star: at worst name × pattern steps. */
function fits(pattern: string, name: string): boolean {
  const tokens = pattern.match(/\[[^\]]{1,40}\]|[\s\S]/g) ?? [];
  let at = 0;
  let token = 0;
  let star = -1;
  let mark = 0;
  while (at < name.length) {
    const current = tokens[token];
    if (current === '*') {
      star = token++;
      mark = at;
    } else if (current !== undefined && fitsCharacter(current, name[at] ?? '')) {
      token++;
      at++;
    } else if (star >= 0) {
      token = star + 1;
      at = ++mark;
    } else return false;
  }
  while (tokens[token] === '*') token++;
  return token === tokens.length;
}

function fitsCharacter(token: string, character: string): boolean {
  if (token === '?') return true;
  if (token.length < 3 || !token.startsWith('[')) return token === character;
  const inside = token.slice(1, -1);
  const isNegated = inside.startsWith('!') || inside.startsWith('^');
  const set = isNegated ? inside.slice(1) : inside;
  const ranges = set.match(/.-.|./gs) ?? [];
  const isIn = ranges.some((range) =>
    range.length === 3 ? (range[0] ?? '') <= character && character <= (range[2] ?? '') : range === character,
  );
  return isIn !== isNegated;
}
