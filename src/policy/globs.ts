import { braceExpand, type MinimatchOptions } from 'minimatch';

/**
 * Bounds of one pattern. Beyond 200 `**` minimatch answers "no match" on purpose, and beyond its limit of brace
 * alternatives it drops the rest: for a gate that would be a hole, so such patterns are refused instead.
 */
const longestPattern = 512;
const mostGlobstars = 16;
const mostAlternatives = 256;

/** One more than is allowed, so that too many are noticed without making them all. */
const options: MinimatchOptions = { platform: 'linux', braceExpandMax: mostAlternatives + 1 };

/**
 * What is wrong with a pattern.
 *
 * @returns A phrase that follows the name of the pattern ("must not …"), or null when it is fine.
 */
export function globProblem(pattern: string): string | null {
  const body = pattern.startsWith('!') ? pattern.slice(1) : pattern;
  if (body.trim() === '') return 'must not be empty';
  if (body.length > longestPattern) return `must not be longer than ${longestPattern} characters`;
  if (hasControlCharacter(body)) return 'must not hold control characters';
  if (body.includes('\\')) return 'must use / between folders, not a backslash';
  if (body.startsWith('!')) return 'must start with one ! at most';
  if (body.startsWith('/') || /^[A-Za-z]:/.test(body)) {
    return 'must be relative to the root of the repository, without a leading slash or drive';
  }
  const rooted = body.startsWith('./') ? body.slice(2) : body;
  const alternatives = braceExpand(rooted, options);
  if (alternatives.length > mostAlternatives) return `must not stand for more than ${mostAlternatives} alternatives`;
  // Looked for after the braces are expanded, so that `{..,a}/b` does not slip through.
  for (const alternative of alternatives) {
    const parts = alternative.split('/');
    if (parts.includes('..')) return 'must not climb with ..';
    if (parts.includes('.') || parts.slice(0, -1).includes('')) return 'must not hold empty or . folders';
    if (parts.filter((part) => part === '**').length > mostGlobstars) {
      return `must not hold more than ${mostGlobstars} times **`;
    }
  }
  // The commonest slip: in .gitignore `*.snap` fits everywhere, here only at the top. Better asked than guessed.
  if (!body.includes('/') && alternatives.some((one) => one.startsWith('*') && one !== '**')) {
    return `fits only at the top of the repository: write \`${negation(pattern)}**/${body}\` for every folder, or \`${negation(pattern)}./${body}\` for the top alone`;
  }
  return null;
}

function negation(pattern: string): string {
  return pattern.startsWith('!') ? '!' : '';
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
