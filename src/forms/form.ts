/** A value as it may be meant, with how it was written. */
export interface Form {
  readonly kind: 'string' | 'number';
  /** Decoded text, or canonical decimal (see `canonicalNumber`). */
  readonly text: string;
  /**
   * How the code hides it, for a message: `base64`, `reversed`, `joined`, `base64 of zlib` …; empty when it stands there
   * as it is meant.
   */
  readonly disguise: string;
}
