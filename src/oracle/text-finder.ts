/** First texts by the hash of their key: number of a text plus one, 0 for none. The chain of a hash goes on at `next`. */
type Table = Int32Array;

/** Every code unit, or hash of code units, has a place in a table. */
const PLACES = 1 << 16;
const MASK = PLACES - 1;

/**
 * Looks for many texts in many others: one pass over each, however many are looked for. Every position is hashed with
 * the code units before it, and only where some text begins so are texts compared. A key is the first four code units,
 * which hardly ever meet by chance; shorter texts have keys of two or one.
 */
export class TextFinder {
  readonly #texts: readonly string[];
  readonly #next: Int32Array;
  readonly #byFour: Table = new Int32Array(PLACES);
  readonly #byTwo: Table = new Int32Array(PLACES);
  readonly #byOne: Table = new Int32Array(PLACES);
  /** The last search that found a text, by the text's number: asked at every place where some text may begin. */
  readonly #foundIn: Int32Array;
  #searches = 0;

  /** @param texts What to look for; doubles and empty texts count for nothing. */
  constructor(texts: Iterable<string>) {
    this.#texts = [...new Set(texts)].filter((text) => text !== '');
    this.#next = new Int32Array(this.#texts.length);
    this.#foundIn = new Int32Array(this.#texts.length);
    for (const [number, text] of this.#texts.entries()) {
      const [one, two, three, four] = [0, 1, 2, 3].map((at) => text.charCodeAt(at)) as [number, number, number, number];
      let table = this.#byFour;
      let hash = ofFour(ofFour(ofFour(ofFour(0, one), two), three), four);
      if (text.length < 4) {
        table = text.length < 2 ? this.#byOne : this.#byTwo;
        hash = text.length < 2 ? one : ofTwo(one, two);
      }
      this.#next[number] = table[hash] ?? 0;
      table[hash] = number + 1;
    }
  }

  /** Which of the texts stand in this one, in the order in which they were given. */
  in(text: string): readonly string[] {
    this.#searches++;
    const [byFour, byTwo, byOne] = [this.#byFour, this.#byTwo, this.#byOne];
    let count = 0;
    let hash = 0;
    let before = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      hash = ofFour(hash, unit);
      const four = byFour[hash] ?? 0;
      if (four !== 0) count += this.#compare(text, at - 3, four);
      const two = byTwo[ofTwo(before, unit)] ?? 0;
      if (two !== 0) count += this.#compare(text, at - 1, two);
      const one = byOne[unit] ?? 0;
      if (one !== 0) count += this.#compare(text, at, one);
      before = unit;
    }
    return count === 0 ? [] : this.#texts.filter((_, number) => this.#foundIn[number] === this.#searches);
  }

  /** Marks the texts of a chain that stand at the place and were not found yet; returns how many. */
  #compare(text: string, at: number, first: number): number {
    let count = 0;
    for (let number = first; number !== 0; number = this.#next[number - 1] ?? 0) {
      if (this.#foundIn[number - 1] === this.#searches) continue;
      // Before the start of the text the hash is that of fewer units; it is compared with the start, which does no harm.
      if (!text.startsWith(this.#texts[number - 1] ?? '', at)) continue;
      this.#foundIn[number - 1] = this.#searches;
      count++;
    }
    return count;
  }
}

/** The hash after one more code unit; one that lies four units back has left it. */
function ofFour(hash: number, unit: number): number {
  return ((hash << 4) ^ unit) & MASK;
}

function ofTwo(before: number, unit: number): number {
  return ((before << 8) ^ unit) & MASK;
}
