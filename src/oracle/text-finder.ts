/** Four code units hardly ever meet by chance. Shorter texts have keys of two or one: every length costs a pass. */
const LONGEST_KEY = 4;

/** Texts whose keys have one length, by a hash of the key; the chain of a hash goes on at `next`. */
interface Group {
  readonly keyLength: number;
  /** Bits by which a code unit shifts the hash, so that it has left it when the key is over. */
  readonly shift: number;
  /** Number of a text plus one, 0 for none. */
  readonly first: Int32Array;
}

/**
 * Looks for many texts in many others: a pass or three over each, however many are looked for. Every position is hashed with
 * the code units that follow it, and only where some text begins so are texts compared.
 */
export class TextFinder {
  readonly #texts: readonly string[];
  readonly #next: Int32Array;
  readonly #groups: readonly Group[];

  /** @param texts What to look for; doubles and empty texts count for nothing. */
  constructor(texts: Iterable<string>) {
    this.#texts = [...new Set(texts)].filter((text) => text !== '');
    this.#next = new Int32Array(this.#texts.length);
    const groups = new Map<number, Group>();
    for (const [number, text] of this.#texts.entries()) {
      const keyLength = text.length < LONGEST_KEY ? Math.min(text.length, 2) : LONGEST_KEY;
      let group = groups.get(keyLength);
      if (!group) {
        const shift = Math.ceil(16 / keyLength);
        group = { keyLength, shift, first: new Int32Array(1 << (shift * keyLength)) };
        groups.set(keyLength, group);
      }
      const hash = hashOf(text, group);
      this.#next[number] = group.first[hash] ?? 0;
      group.first[hash] = number + 1;
    }
    this.#groups = [...groups.values()];
  }

  /** Which of the texts stand in this one, in the order in which they were given. */
  in(text: string): readonly string[] {
    const found = new Set<number>();
    for (const group of this.#groups) this.#search(text, group, found);
    return [...found].sort((a, b) => a - b).map((number) => this.#texts[number] ?? '');
  }

  #search(text: string, { keyLength, shift, first }: Group, found: Set<number>): void {
    const mask = first.length - 1;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      hash = ((hash << shift) ^ text.charCodeAt(at)) & mask;
      let number = first[hash] ?? 0;
      if (number === 0 || at + 1 < keyLength) continue;
      for (; number !== 0; number = this.#next[number - 1] ?? 0) {
        const candidate = this.#texts[number - 1] ?? '';
        if (!found.has(number - 1) && text.startsWith(candidate, at + 1 - keyLength)) found.add(number - 1);
      }
    }
  }
}

function hashOf(text: string, { keyLength, shift, first }: Group): number {
  let hash = 0;
  for (let at = 0; at < keyLength; at++) hash = ((hash << shift) ^ text.charCodeAt(at)) & (first.length - 1);
  return hash;
}
