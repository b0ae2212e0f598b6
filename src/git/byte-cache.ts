/** Keeps the most recently used byte arrays up to a total size. */
export class ByteCache {
  readonly #capacity: number;
  readonly #entries = new Map<string, Uint8Array>();
  #size = 0;

  /** @param capacity In bytes; an array above half of it is not kept, so that it does not drive out all others. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The bytes under a key, which thereby becomes the most recently used. */
  get(key: string): Uint8Array | undefined {
    const bytes = this.#entries.get(key);
    if (bytes) {
      // A Map iterates in the order of insertion: the first key is the least recently used.
      this.#entries.delete(key);
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  /** Whether nothing has to go for these bytes. */
  hasRoomFor(bytes: Uint8Array): boolean {
    return this.#size + bytes.length <= this.#capacity;
  }

  set(key: string, bytes: Uint8Array): void {
    if (this.#entries.has(key) || bytes.length > this.#capacity / 2) return;
    this.#entries.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#capacity) break;
      this.#entries.delete(oldest);
      this.#size -= old.length;
    }
  }
}
