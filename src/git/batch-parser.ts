/** Answer of `git cat-file --batch` for one request. */
export type BatchAnswer =
  | { readonly kind: 'missing' }
  /** Its content is of no use to anybody. */
  | { readonly kind: 'commit'; readonly id: string }
  | { readonly kind: 'tree'; readonly id: string; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number; readonly head: Uint8Array }
  | { readonly kind: 'blob'; readonly bytes: Uint8Array };

/** Of a blob that is too large only this much is kept: enough to tell text from binary, in bytes. */
const HEAD_BYTES = 8000;
/** A longer list of names in one folder is taken for missing, in bytes: half a million files. */
const LONGEST_TREE = 32 * 1024 * 1024;
/** A real header is below 100 bytes; more means that the stream is out of step. */
const LONGEST_HEADER = 1024;

/**
 * Cuts the output of `git cat-file --batch` into answers, however it is split into chunks:
 * `<id> <type> <size>\n<bytes>\n`, or `<id> missing\n`. Contents above the limit, of commits and of tags are skipped as
 * they pass and never stored.
 */
export class BatchParser {
  readonly #limit: number;
  readonly #emit: (answer: BatchAnswer) => void;
  #header = '';
  #answer: BatchAnswer | null = null;
  /** Content bytes still to come, its closing line feed not counted. */
  #remaining = 0;
  #target: Uint8Array | null = null;
  #filled = 0;

  /**
   * @param limit Longest blob to keep, in bytes.
   * @param emit Gets the answers in the order of the requests.
   */
  constructor(limit: number, emit: (answer: BatchAnswer) => void) {
    this.#limit = limit;
    this.#emit = emit;
  }

  /** Takes the next bytes of the stream. Throws when they cannot be such output. */
  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;)
      at = this.#answer === null ? this.#readHeader(chunk, at) : this.#readContent(chunk, at);
  }

  #readHeader(chunk: Uint8Array, at: number): number {
    const end = chunk.indexOf(0x0a, at);
    const stop = end === -1 ? chunk.length : end;
    if (this.#header.length + stop - at > LONGEST_HEADER)
      throw new Error('git cat-file answered with an endless header');
    this.#header += Buffer.from(chunk.buffer, chunk.byteOffset + at, stop - at).toString('latin1');
    if (end === -1) return stop;
    this.#begin(this.#header);
    this.#header = '';
    return end + 1;
  }

  #begin(header: string): void {
    const [id = '', type = '', length = ''] = header.split(' ');
    if (!/^\d{1,15}$/.test(length)) {
      if (type !== 'missing' && type !== 'ambiguous') throw new Error('git cat-file answered with an unknown header');
      this.#emit({ kind: 'missing' });
      return;
    }
    const size = Number(length);
    this.#filled = 0;
    this.#remaining = size;
    if (type === 'commit') {
      this.#answer = { kind: 'commit', id };
    } else if (type === 'tree' && size <= LONGEST_TREE) {
      this.#target = new Uint8Array(size);
      this.#answer = { kind: 'tree', id, bytes: this.#target };
    } else if (type !== 'blob') {
      this.#answer = { kind: 'missing' };
    } else if (size > this.#limit) {
      this.#target = new Uint8Array(Math.min(size, HEAD_BYTES));
      this.#answer = { kind: 'too-large', size, head: this.#target };
    } else {
      this.#target = new Uint8Array(size);
      this.#answer = { kind: 'blob', bytes: this.#target };
    }
  }

  #readContent(chunk: Uint8Array, at: number): number {
    const count = Math.min(this.#remaining, chunk.length - at);
    if (this.#target && this.#filled < this.#target.length) {
      const kept = chunk.subarray(at, at + Math.min(count, this.#target.length - this.#filled));
      this.#target.set(kept, this.#filled);
      this.#filled += kept.length;
    }
    this.#remaining -= count;
    const next = at + count;
    if (this.#remaining > 0 || next >= chunk.length) return next;
    // The next byte is the line feed that closes the content.
    const answer = this.#answer;
    this.#answer = null;
    this.#target = null;
    if (answer) this.#emit(answer);
    return next + 1;
  }
}
