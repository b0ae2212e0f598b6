import type { Knowledge } from '../model/rule.ts';
import { baseNameOf, isTellingFileName } from './naming.ts';
import { fitsSegment, type PathPattern } from './path-patterns.ts';

/** What a path of product code leads to among the base's tests and golden files. */
export interface OraclePlace {
  /** The file or folder, or one of those that a pattern fits. */
  readonly path: string;
  readonly what: 'file' | 'folder' | 'pattern';
  /** False where a path only may lead there: its beginning is unknown, or it names no more than a whole test folder. */
  readonly isCertain: boolean;
}

/** Folder names that say what lies there. */
const TELLING_FOLDER =
  /^(?:goldens?|golden[-_]?files|testdata|test[-_]data|test[-_]?fixtures|__\w+__|fixtures?|expected|expectations|expected[-_]outputs?|snapshots?|approved|approvals|cassettes|baselines?|want|recordings)$/i;
const TEST_FOLDER = /^(?:tests?|__tests?__|specs?|unittests?|e2e|testing)$/i;
/** Endings that only golden files have. */
const GOLDEN_ENDINGS = [
  'snap',
  'ambr',
  'golden',
  'gold',
  'expected',
  'exp',
  'approved',
  'verified',
  'received',
  'want',
];
const GOLDEN_NAME = /\.(?:snap|ambr|golden|gold|expected|exp|approved|verified|received|want)(?:\.\w{1,8})?$/i;
/** Added to the name of a module to find its file. */
const MODULE_ENDINGS = [
  '.ts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.jsx',
  '.json',
  '.py',
  '/__init__.py',
  '/index.ts',
  '/index.js',
  '.rb',
  '.php',
];
const MOST_COMPARED = 20_000;

/** Where the pattern leads, or null when to no test or golden file in particular. */
export function oraclePlaceOf(pattern: PathPattern, knowledge: Knowledge, isModule: boolean): OraclePlace | null {
  return pattern.hasWildcards || pattern.isFloating
    ? search(pattern, knowledge)
    : look(pattern.segments, knowledge, isModule);
}

/** A path that is known in full. */
function look(segments: readonly string[], knowledge: Knowledge, isModule: boolean): OraclePlace | null {
  const path = segments.join('/');
  if (knowledge.oracleClassOf(path)) return { path, what: 'file', isCertain: true };
  if (isModule) {
    const bare = path.replace(/\.(?:js|mjs|cjs|jsx)$/, '');
    for (const stem of new Set([path, bare]))
      for (const ending of MODULE_ENDINGS)
        if (knowledge.oracleClassOf(stem + ending)) return { path: stem + ending, what: 'file', isCertain: true };
  }
  if (!knowledge.isOracleFolder(path)) return null;
  return { path, what: 'folder', isCertain: segments.some((segment) => TELLING_FOLDER.test(segment)) };
}

/** A path with gaps: it must say something that only tests and golden files have. */
function search({ segments, isFloating, hasWildcards }: PathPattern, knowledge: Knowledge): OraclePlace | null {
  const last = segments.at(-1) ?? '';
  const hidden = hidesEnding(last);
  const literal = segments.filter((segment) => !/[*?[{]/.test(segment));
  const telling = literal.some((segment) => TELLING_FOLDER.test(segment));
  const inTests = literal.length > 0 && literal.some((segment) => TEST_FOLDER.test(segment));
  const hasEnding = GOLDEN_NAME.test(last) && /[a-z]/i.test(last);
  const isNamed = literal.includes(last) && isTellingFileName(last) && (segments.length > 1 || GOLDEN_NAME.test(last));
  if (!telling && !inTests && !hasEnding && !hidden && !isNamed) return null;
  const found = firstFitting(isFloating ? ['**', ...segments] : segments, knowledge);
  if (!found) return null;
  const prefix = leadingFolder(segments);
  const isAnchored = !isFloating && prefix !== '' && knowledge.isOracleFolder(prefix);
  // Code and configuration of any project lie below folders called test; data that a whole path names does not.
  if (!telling && !hasEnding && !hidden && !isNamed && !isAnchored) return null;
  const path = found;
  if (!hasWildcards)
    return isNamed || telling ? { path, what: 'file', isCertain: isNamed && segments.length > 1 } : null;
  return { path, what: 'pattern', isCertain: hidden || isAnchored || (!isFloating && telling) };
}

/** `.e?p`: a wildcard within an ending that golden files have hides what is looked for. */
function hidesEnding(name: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return (
    name.includes('.') &&
    /[?[]/.test(ending) &&
    /[a-z]/i.test(ending) &&
    !ending.includes('*') &&
    GOLDEN_ENDINGS.some((one) => fitsSegment(ending, one))
  );
}

function leadingFolder(segments: readonly string[]): string {
  const gap = segments.findIndex((segment) => /[*?[{]/.test(segment));
  return segments.slice(0, gap < 0 ? segments.length : gap).join('/');
}

const listed = new WeakMap<Knowledge, readonly string[]>();

/** Listing them classes every path of the base, so it is done once. */
function oraclePaths(knowledge: Knowledge): readonly string[] {
  const paths = listed.get(knowledge) ?? knowledge.oraclePaths();
  listed.set(knowledge, paths);
  return paths;
}

/** The first oracle path that the pattern fits, as a whole or as the folder around it. */
function firstFitting(pattern: readonly string[], knowledge: Knowledge): string | null {
  const paths = oraclePaths(knowledge);
  const literal = pattern.filter((segment) => !/[*?[{]/.test(segment)).toSorted((a, b) => b.length - a.length)[0] ?? '';
  let compared = 0;
  for (const path of paths) {
    if (literal !== '' && !path.includes(literal)) continue;
    if (++compared > MOST_COMPARED) return null;
    if (fitsPath(pattern, path.split('/'))) return path;
  }
  return null;
}

/** Whether the pattern fits the path or a folder that it lies in; `**` stands for any folders. */
function fitsPath(pattern: readonly string[], path: readonly string[]): boolean {
  // reached[i]: the pattern so far can end after i segments of the path.
  let reached: boolean[] = [true, ...path.map(() => false)];
  for (const segment of pattern) {
    const next = reached.map(() => false);
    for (let i = 0; i <= path.length; i++) {
      if (segment === '**') next[i] = (reached[i] ?? false) || (i > 0 && (next[i - 1] ?? false));
      else if (i > 0) next[i] = (reached[i - 1] ?? false) && fitsSegment(segment, path[i - 1] ?? '');
    }
    reached = next;
  }
  return reached.some(Boolean);
}

/** Whether the name of a file says that it holds tests, and not helpers that a product may share. */
export function isTestModule(path: string): boolean {
  return /^test_|_test\.|[._-](?:test|tests|spec)\.|Tests?\.\w+$|^conftest|Spec\.\w+$/.test(baseNameOf(path));
}
