import type { Cursor } from './cursor.ts';

const INSIDE: ReadonlySet<string> = new Set([
  ',', '.', '::', '?', '&', '*', '->', '=>', ':', '+', '|', '&&', '...', "'", '!', '=', '@', '\\',
]); // prettier-ignore
const FOLLOWING: ReadonlySet<string> = new Set([
  '::', '.', '?.', ',', ';', '>', '=', '?', '&', '*', '&&', '...', ':', '=>', '->', '{', '|', '!!', '>>', '==', '\\',
]); // prettier-ignore
/** Tokens after which a `<` is taken for a comparison. */
const LONGEST = 64;

/**
 * Index of the token after the generic arguments that open at the cursor's `<`, or null when it is a comparison.
 * Looks ahead only a bounded stretch.
 */
export function afterGenerics(p: Cursor, start = p.at): number | null {
  let depth = 0;
  let hasNumber = false;
  const limit = Math.min(p.limit, start + LONGEST);
  for (let at = start; at < limit;) {
    const token = p.tokens[at];
    if (!token) return null;
    if (token.kind === 'operator' && token.text === '<') depth++;
    else if (token.kind === 'operator' && /^>{1,3}$/.test(token.text)) {
      depth -= token.text.length;
      if (depth <= 0) return depth === 0 && isFollowed(p, at + 1, hasNumber) ? at + 1 : null;
    } else if (token.kind === 'open') {
      if (token.text !== '(' && token.text !== '[') return null;
      at = Math.max(p.afterGroup(at), at + 1);
      continue;
    } else if (token.kind === 'number') hasNumber = true;
    else if (token.kind === 'operator' ? !INSIDE.has(token.text) : token.kind !== 'name') return null;
    at++;
  }
  return null;
}

/** `a < b > (c)` is a comparison nobody writes; `f<A>(c)`, `List<A> x`, `Vec<A> {` are generic. */
function isFollowed(p: Cursor, at: number, hasNumber: boolean): boolean {
  const next = at < p.limit ? p.tokens[at] : undefined;
  if (!next || next.kind === 'close') return true;
  if (next.kind === 'open') return next.text === '(' || next.text === '{' || next.text === '[';
  if (next.kind === 'name') return !hasNumber || !p.grammar.powers.has(next.text);
  return next.kind === 'operator' && FOLLOWING.has(next.text);
}
