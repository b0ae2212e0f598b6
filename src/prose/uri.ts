import { wellFormed } from './unicode.ts';

/** A repository path as a relative URI reference, every segment percent-encoded (a colon too: `a:b` is no scheme). */
export function pathUri(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
