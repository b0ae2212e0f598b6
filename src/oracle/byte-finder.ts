/** Needles of at least so many bytes are looked for in leaps; below, a leap would hardly be longer than a step. */
const LONG = 8;
/** Those of at least so many by their first bytes. */
const MIDDLING = 4;
const HASHED = 4;
/** Four bytes are hashed to so many bits: a table of them leaves room in the processor's nearest cache. */
const FEWEST_BITS = 13;
/** So many where there are very many needles, which would all meet in a small table. */
const MOST_BITS = 20;
const MULTIPLIER = 0x9e3779b1;

/** A needle as it is compared. */
interface Needle {
  readonly bytes: Uint8Array;
  /** Its place in the list that was given. */
  readonly number: number;
}

/**
 * Looks for many texts in many files: one pass over each, however many are looked for, on bytes, so that what holds none
 * of them is never decoded.
 *
 * Longer needles are found as Wu and Manber do ("A fast algorithm for multi-pattern searching", 1994): four bytes at the
 * end of a window as wide as the shortest needle tell how far the window may leap. Shorter needles have passes of their
 * own, which look closer only where the first four bytes, or the first two, begin one of them. Common words and numbers
 * stand in a file thousands of times: what has been found there is not looked at again.
 */
export class ByteFinder {
  readonly #texts: readonly string[];
  readonly #passes: readonly Pass[];
  readonly #search: Search;

  /** @param texts What to look for, as UTF-8; doubles and empty texts count for nothing. */
  constructor(texts: Iterable<string>) {
    this.#texts = [...new Set(texts)].filter((text) => text !== '');
    this.#search = new Search(this.#texts.length);
    const needles = this.#texts.map((text, number): Needle => ({ bytes: Buffer.from(text, 'utf8'), number }));
    const between = (least: number, most: number): readonly Needle[] =>
      needles.filter(({ bytes }) => bytes.length >= least && bytes.length < most);
    const long = between(LONG, Infinity);
    const middling = between(MIDDLING, LONG);
    const short = between(2, MIDDLING);
    const single = between(1, 2);
    this.#passes = [
      ...(long.length > 0 ? [new Leaps(long)] : []),
      ...(middling.length > 0 ? [new Strides(middling)] : []),
      ...(short.length > 0 ? [new Steps(short)] : []),
      ...(single.length > 0 ? [new Glances(single)] : []),
    ];
  }

  /** Which of the texts stand in these bytes, in the order in which they were given. */
  in(bytes: Uint8Array): readonly string[] {
    const search = this.#search;
    search.begin(bytes);
    for (const pass of this.#passes) pass.run(search);
    return search.found().map((number) => this.#texts[number] ?? '');
  }
}

/** One search after the other, each through the bytes of one file. */
class Search {
  bytes: Uint8Array = new Uint8Array();
  /** The last search that found a needle, by the needle's number: in most files the same is met over and over. */
  readonly #lastFoundIn: Uint32Array;
  /** Counts the searches. */
  number = 0;
  readonly #found: number[] = [];

  constructor(needles: number) {
    this.#lastFoundIn = new Uint32Array(needles);
  }

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.number++;
    this.#found.length = 0;
  }

  /**
   * Takes down those of the needles that stand at a place.
   * @returns Whether all of them have been found by now.
   */
  compare(needles: readonly Needle[] | undefined, start: number): boolean {
    if (needles === undefined || start < 0) return false;
    const { bytes, number } = this;
    const lastFoundIn = this.#lastFoundIn;
    let areFound = true;
    for (const needle of needles) {
      if (lastFoundIn[needle.number] === number) continue;
      if (standsAt(bytes, start, needle.bytes)) {
        lastFoundIn[needle.number] = number;
        this.#found.push(needle.number);
      } else areFound = false;
    }
    return areFound;
  }

  found(): readonly number[] {
    return this.#found.toSorted((a, b) => a - b);
  }
}

interface Pass {
  run(search: Search): void;
}

/** Needles that stand at the same place when they stand there, by the same eight bytes. */
interface Alike {
  readonly needles: Needle[];
  /** The last search that found all of them. */
  doneIn: number;
}

/** Needles of eight bytes and more. */
class Leaps implements Pass {
  /** Width of the window: the length of the shortest needle. */
  readonly #width: number;
  readonly #shift: number;
  /** By the hash of the last four bytes of the window: how far it may move on. */
  readonly #leap: Uint8Array;
  /** By the hash of the last eight bytes of the window, since four are shared by many words: the needles that begin there. */
  readonly #ending = new Map<number, Alike>();

  constructor(needles: readonly Needle[]) {
    this.#width = needles.reduce((width, { bytes }) => Math.min(width, bytes.length), 255);
    this.#shift = shiftFor(needles.length * (this.#width - HASHED + 1));
    this.#leap = new Uint8Array(2 ** (32 - this.#shift)).fill(this.#width - HASHED + 1);
    for (const needle of needles) {
      for (let end = HASHED - 1; end < this.#width; end++) {
        const hash = hashOf(wordAt(needle.bytes, end), this.#shift);
        const distance = this.#width - 1 - end;
        if ((this.#leap[hash] ?? 0) > distance) this.#leap[hash] = distance;
      }
      const key = keyAt(needle.bytes, this.#width - 1);
      const alike = this.#ending.get(key);
      if (alike) alike.needles.push(needle);
      else this.#ending.set(key, { needles: [needle], doneIn: 0 });
    }
  }

  run(search: Search): void {
    const { bytes, number } = search;
    const leap = this.#leap;
    const shift = this.#shift;
    const start = this.#width - 1;
    for (let at = start; at < bytes.length;) {
      const distance = leap[hashOf(wordAt(bytes, at), shift)] ?? 0;
      if (distance === 0) {
        const alike = this.#ending.get(keyAt(bytes, at));
        if (alike && alike.doneIn !== number && search.compare(alike.needles, at - start)) alike.doneIn = number;
      }
      at += Math.max(1, distance);
    }
  }
}

/** Needles of four to seven bytes. */
class Strides implements Pass {
  readonly #shift: number;
  readonly #starts: Uint8Array;
  /** By the hash of their first four bytes. */
  readonly #starting: (Needle[] | undefined)[];
  readonly #doneIn: Uint32Array;

  constructor(needles: readonly Needle[]) {
    this.#shift = shiftFor(needles.length);
    this.#starts = new Uint8Array(2 ** (32 - this.#shift));
    this.#starting = Array.from({ length: this.#starts.length }, () => undefined);
    this.#doneIn = new Uint32Array(this.#starts.length);
    for (const needle of needles) {
      const hash = hashOf(wordAt(needle.bytes, HASHED - 1), this.#shift);
      (this.#starting[hash] ??= []).push(needle);
      this.#starts[hash] = 1;
    }
  }

  run(search: Search): void {
    const { bytes, number } = search;
    const starts = this.#starts;
    const doneIn = this.#doneIn;
    const shift = this.#shift;
    let word = 0;
    for (let at = 0; at < bytes.length; at++) {
      word = (word << 8) | (bytes[at] ?? 0);
      const hash = hashOf(word, shift);
      if (starts[hash] === 1 && doneIn[hash] !== number && search.compare(this.#starting[hash], at - HASHED + 1))
        doneIn[hash] = number;
    }
  }
}

/** Needles of two and three bytes. */
class Steps implements Pass {
  /** A bit for each pair: as bytes they would not fit into the processor's nearest cache. */
  readonly #starts = new Uint8Array(2 ** 13);
  /** By their first two bytes. */
  readonly #starting = new Map<number, Needle[]>();
  readonly #doneIn = new Uint32Array(2 ** 16);

  constructor(needles: readonly Needle[]) {
    for (const needle of needles) {
      const pair = wordAt(needle.bytes, 1) & 0xffff;
      const alike = this.#starting.get(pair);
      if (alike) alike.push(needle);
      else this.#starting.set(pair, [needle]);
      this.#starts[pair >> 3] = (this.#starts[pair >> 3] ?? 0) | (1 << (pair & 7));
    }
  }

  run(search: Search): void {
    const { bytes, number } = search;
    const starts = this.#starts;
    const doneIn = this.#doneIn;
    let pair = bytes[0] ?? 0;
    for (let at = 1; at < bytes.length; at++) {
      pair = ((pair << 8) | (bytes[at] ?? 0)) & 0xffff;
      if ((((starts[pair >> 3] ?? 0) >> (pair & 7)) & 1) === 0 || doneIn[pair] === number) continue;
      if (search.compare(this.#starting.get(pair), at - 1)) doneIn[pair] = number;
    }
  }
}

/** Needles of a single byte. */
class Glances implements Pass {
  readonly #needles: readonly Needle[];

  constructor(needles: readonly Needle[]) {
    this.#needles = needles;
  }

  run(search: Search): void {
    for (const needle of this.#needles) search.compare([needle], search.bytes.indexOf(needle.bytes[0] ?? 0));
  }
}

/** Bits of the product that a table with so many entries leaves out. */
function shiftFor(entries: number): number {
  return 32 - Math.min(MOST_BITS, Math.max(FEWEST_BITS, Math.ceil(Math.log2(entries)) + 2));
}

/** The four bytes that end at a place. */
function wordAt(bytes: Uint8Array, end: number): number {
  return (
    (bytes[end] ?? 0) | ((bytes[end - 1] ?? 0) << 8) | ((bytes[end - 2] ?? 0) << 16) | ((bytes[end - 3] ?? 0) << 24)
  );
}

/** A hash of the eight bytes that end at a place. */
function keyAt(bytes: Uint8Array, end: number): number {
  return Math.imul(wordAt(bytes, end), MULTIPLIER) ^ wordAt(bytes, end - HASHED);
}

function hashOf(word: number, shift: number): number {
  return Math.imul(word, MULTIPLIER) >>> shift;
}

function standsAt(bytes: Uint8Array, start: number, needle: Uint8Array): boolean {
  if (start + needle.length > bytes.length) return false;
  for (let i = 0; i < needle.length; i++) if (bytes[start + i] !== needle[i]) return false;
  return true;
}
