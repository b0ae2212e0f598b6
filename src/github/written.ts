import type { Failure } from './request.ts';

/** What became of something that was to be written at GitHub. A reason is a sentence or two, with the cure. */
export type Written =
  | {
      readonly kind: 'written';
      /** Where to see it. */
      readonly url: string | null;
      /** What of it could not be written; null when it is complete. */
      readonly missing: string | null;
    }
  /** What stands there is newer, and was left as it is. */
  | { readonly kind: 'superseded'; readonly reason: string }
  /** The token may not: another way to say it is needed. */
  | { readonly kind: 'denied'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** What a failed request means for what was to be written. */
export function notWritten({ kind, message }: Failure): Written {
  return { kind: kind === 'forbidden' || kind === 'bad-token' ? 'denied' : 'failed', reason: message };
}
