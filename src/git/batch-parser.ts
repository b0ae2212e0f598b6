/** Answer of `git cat-file --batch` for one request. */
export type BatchAnswer =
  | { readonly kind: 'missing' }
  /** Its content is of no use to anybody. */
  | { readonly kind: 'commit'; readonly id: string }
  | { readonly kind: 'tree'; readonly id: string; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number; readonly head: Uint8Array }
  | { readonly kind: 'blob'; readonly bytes: Uint8Array };

/** An object whose content is on its way. */
interface PassingObject {
  readonly id: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Bytes from its beginning that are of use. */
  readonly keeps: number;
}

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
  #object: PassingObject | null = null;
  /** Content bytes still to come, its closing line feed not counted. */
  #remaining = 0;
  #filled = 0;
  /** Where contents are put together that come in several chunks, one after the other: a gigabyte passes through here. */
  #space = new Uint8Array(64 * 1024);

  /**
   * @param limit Longest blob to keep, in bytes.
   * @param emit Gets the answers in the order of the requests. Their bytes are overwritten when it has returned.
   */
  constructor(limit: number, emit: (answer: BatchAnswer) => void) {
    this.#limit = limit;
    this.#emit = emit;
  }

  /** Takes the next bytes of the stream. Throws when they cannot be such output. */
  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;)
      at = this.#object === null ? this.#readHeader(chunk, at) : this.#readContent(chunk, at);
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
    this.#object = { id, type, size, keeps: this.#kept(type, size) };
    this.#remaining = size;
    this.#filled = 0;
    if (this.#space.length < this.#object.keeps) this.#space = new Uint8Array(this.#object.keeps * 2);
  }

  /** How much of the content is of use, in bytes. */
  #kept(type: string, size: number): number {
    if (type === 'tree') return size <= LONGEST_TREE ? size : 0;
    if (type !== 'blob') return 0;
    return size <= this.#limit ? size : Math.min(size, HEAD_BYTES);
  }

  #readContent(chunk: Uint8Array, at: number): number {
    const { size, keeps } = this.#object ?? { size: 0, keeps: 0 };
    const next = at + Math.min(this.#remaining, chunk.length - at);
    // Mostly all of it is here, and needs no place of its own.
    const isWhole = this.#remaining === size && next < chunk.length;
    if (!isWhole && this.#filled < keeps) {
      const piece = chunk.subarray(at, Math.min(next, at + keeps - this.#filled));
      this.#space.set(piece, this.#filled);
      this.#filled += piece.length;
    }
    this.#remaining -= next - at;
    if (this.#remaining > 0 || next >= chunk.length) return next;
    // The next byte is the line feed that closes the content.
    const object = this.#object;
    this.#object = null;
    if (object)
      this.#emit(this.#answer(object, isWhole ? chunk.subarray(at, at + keeps) : this.#space.subarray(0, keeps)));
    return next + 1;
  }

  #answer({ id, type, size }: PassingObject, bytes: Uint8Array): BatchAnswer {
    if (type === 'commit') return { kind: 'commit', id };
    if (type === 'tree') return size <= LONGEST_TREE ? { kind: 'tree', id, bytes } : { kind: 'missing' };
    if (type !== 'blob') return { kind: 'missing' };
    return size > this.#limit ? { kind: 'too-large', size, head: bytes } : { kind: 'blob', bytes };
  }
}
