/**
 * Texts by the pieces they hold: finds, without comparing with every text, those that share a run of characters with a
 * given one. Each text is entered under its grams at every fourth place only; whoever shares twelve characters in a row
 * with it shares at least one of these grams.
 */
export class GramIndex {
  readonly #texts = new Map<string, string[]>();

  /** Enters a text; texts shorter than a gram are left out. */
  add(text: string): void {
    for (let at = 0; at + GRAM <= text.length; at += STRIDE) {
      const gram = text.slice(at, at + GRAM);
      const same = this.#texts.get(gram);
      if (!same) this.#texts.set(gram, [text]);
      else if (same.length < MOST_TEXTS && same.at(-1) !== text) same.push(text);
    }
  }

  /** Texts that share a gram with this one, in the order in which they were entered under it. */
  sharing(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (let at = 0; at + GRAM <= text.length && at < LONGEST; at++) {
      for (const known of this.#texts.get(text.slice(at, at + GRAM)) ?? []) found.add(known);
      if (found.size >= MOST_TEXTS) break;
    }
    return found;
  }
}

const GRAM = 8;
const STRIDE = 4;
/** A gram of more texts than this is a phrase of the project and leads nowhere. */
const MOST_TEXTS = 100;
/** Characters of a long text that are looked up. */
const LONGEST = 2_000;
