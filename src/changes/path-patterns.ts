import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';
import { messageOf, UserError } from '../model/problem.ts';

/**
 * Paths are POSIX on every platform, names that begin with a dot are like others, and `!` and `#` have no meaning here
 * ({@link orderedPatterns} knows `!`). minimatch works without backtracking, so a long hostile path costs no more than
 * its length.
 */
const OPTIONS: MinimatchOptions = { dot: true, nonegate: true, nocomment: true, platform: 'linux' };

/** What a configured list says about a path. */
export type Answer = 'included' | 'excluded' | 'unmentioned';

/**
 * A configured list. The last glob that matches decides; one that begins with `!` excludes. A glob also matches all that
 * lies below it, so `data`, `data/` and `data/**` are the same. Globs are anchored at the root of the repository, and
 * case counts. Throws a UserError for a glob that is empty or too large to expand.
 */
export function orderedPatterns(globs: readonly string[]): (path: string) => Answer {
  const matchers = globs.map((glob) => {
    // `!(a|b)` is a pattern, not an exclusion.
    const isExclusion = glob.startsWith('!') && !glob.startsWith('!(');
    return {
      answer: isExclusion ? 'excluded' : 'included',
      matches: matcherBelow(isExclusion ? glob.slice(1) : glob),
    } as const;
  });
  matchers.reverse();
  return (path) => matchers.find((matcher) => matcher.matches(path))?.answer ?? 'unmentioned';
}

function matcherBelow(glob: string): (path: string) => boolean {
  const anchored = withoutOuterSlashes(glob);
  if (anchored === '')
    throw new UserError(`The pattern ${JSON.stringify(glob)} names no path. Write ** for everything.`);
  try {
    const patterns = braceExpand(anchored, OPTIONS).flatMap((one) => [
      new Minimatch(one, OPTIONS),
      new Minimatch(`${one}/**`, OPTIONS),
    ]);
    return (path) => patterns.some((pattern) => pattern.match(path));
  } catch (error) {
    throw new UserError(`The pattern ${JSON.stringify(glob)} cannot be used: ${messageOf(error)}. Shorten it.`, {
      cause: error,
    });
  }
}

/** `./src/`, `/src` and `src` name the same folder. */
function withoutOuterSlashes(glob: string): string {
  let start = glob.startsWith('./') ? 2 : 0;
  let end = glob.length;
  while (glob[start] === '/') start++;
  while (end > start && glob[end - 1] === '/') end--;
  return glob.slice(start, end);
}
