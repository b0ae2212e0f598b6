import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';

/** How runners write which files they mean. */
export type PatternSyntax = 'glob' | 'regex' | 'path' | 'class';

const OPTIONS: MinimatchOptions = { dot: true, nonegate: true, nocomment: true, platform: 'linux' };
const LONGEST = 300;
const MOST_STARS = 12;

/**
 * Which paths a pattern of a configuration means; null when it cannot be told. Patterns come from the change: they are
 * never run as regular expressions, only those that are plain text with gaps are understood.
 * @param folder Folder of the configuration, empty or with its slash.
 */
export function pathTest(pattern: string, syntax: PatternSyntax, folder: string): ((path: string) => boolean) | null {
  if (pattern === '' || pattern.length > LONGEST) return null;
  switch (syntax) {
    case 'glob':
      return globTest(cleaned(pattern), folder);
    case 'regex':
      return regexTest(pattern, folder);
    case 'path': {
      const bare = folder + cleaned(pattern).replace(/\/$/, '');
      return /[*?[{]/.test(bare)
        ? globTest(cleaned(pattern), folder)
        : (path) => path === bare || path.startsWith(`${bare}/`);
    }
    case 'class':
      return classTest(pattern);
  }
}

function cleaned(pattern: string): string {
  return pattern
    .replace(/^<rootDir>\//, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/^\$\{[^}]*\}\//, '');
}

function globTest(pattern: string, folder: string): ((path: string) => boolean) | null {
  if (pattern === '' || (pattern.match(/[*?{]/g) ?? []).length > MOST_STARS) return null;
  // A bare name means a file or folder of that name anywhere for some runners, at the top for others.
  const bare = pattern.replace(/\/$/, '').replace(/^\//, '');
  try {
    const expanded = braceExpand(folder.replaceAll(/[*?[\]{}()!@+\\]/g, '\\$&') + bare, OPTIONS).slice(0, 64);
    const matchers = expanded.flatMap((one) => [new Minimatch(one, OPTIONS), new Minimatch(`${one}/**`, OPTIONS)]);
    return (path) => matchers.some((matcher) => matcher.match(path));
  } catch {
    return null;
  }
}

/** A regular expression that is plain text, anchors, `.*` and choices, found anywhere in the path. */
function regexTest(pattern: string, folder: string): ((path: string) => boolean) | null {
  let text = pattern.replace(/^<rootDir>/, `/${folder.replace(/\/$/, '')}`).replaceAll('//', '/');
  const starts = text.startsWith('^');
  const ends = text.endsWith('$') && !text.endsWith('\\$');
  text = text.slice(starts ? 1 : 0, ends ? -1 : undefined);
  const pieces = text
    .replaceAll(/\(\?:|\(/g, '{')
    .replaceAll(')', '}')
    .replaceAll('|', ',');
  const glob = pieces
    .replaceAll(/\[\^\/\][*+]|\.[*+]\??|\\w[*+]|\\d[*+]/g, '\u0000')
    .replaceAll(/\\([./\-_\\])/g, '$1');
  if (/[\\^$[\]+?*]/.test(glob) || (glob.includes(',') && !glob.includes('{'))) return null;
  let alternatives: readonly string[];
  try {
    alternatives = braceExpand(glob).slice(0, 64);
  } catch {
    return null;
  }
  const chains = alternatives.map((one) => one.split('\u0000')).filter((chain) => chain.some((piece) => piece !== ''));
  if (chains.length === 0) return null;
  return (path) => chains.some((chain) => followsIn(`/${path}`, chain, ends));
}

/** Whether the pieces stand in the text one behind the other. */
function followsIn(text: string, chain: readonly string[], isLast: boolean): boolean {
  let at = 0;
  for (const piece of chain) {
    const found = text.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return !isLast || text.endsWith(chain.at(-1) ?? '');
}

/** Maven's and Gradle's patterns of classes: `DueTest.java` in any folder, `com.example.*`. */
function classTest(pattern: string): ((path: string) => boolean) | null {
  const slashed =
    /^[\w$.*]+$/.test(pattern) && !/\.(?:java|kt|groovy|class|scala)$/.test(pattern)
      ? pattern.replaceAll('.', '/')
      : pattern;
  const stem = slashed.replace(/\.(?:java|class|kt|groovy|scala|\*)$/, '').replace(/^\//, '');
  if (stem === '' || /^[%!]/.test(stem) || (stem.match(/\*/g) ?? []).length > MOST_STARS) return null;
  const full = stem.startsWith('**') ? stem : `**/${stem}`;
  const matcher = new Minimatch(full, OPTIONS);
  return (path) => matcher.match(path.replace(/\.(?:java|kt|groovy|scala)$/, ''));
}
