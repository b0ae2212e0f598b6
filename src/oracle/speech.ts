import type { Content, FileClass } from '../model/change.ts';
import type { ValueKind } from '../model/oracle.ts';
import type { AskedValue } from '../model/rule.ts';
import { readAhead } from './read-ahead.ts';
import { TextFinder } from './text-finder.ts';
import { formsOfNumber, holdsNumber, holdsText } from './text-search.ts';

/** Classes of files whose words are the project's own. */
export type Speaker = Extract<FileClass, 'product' | 'documentation'>;

/** What may still be found, and what a search has to look for to find it. */
interface Open {
  /** Values not yet found, by the class that may say them. */
  readonly values: Readonly<Record<Speaker, Map<string, ValueKind>>>;
  /** Lower-case words that no file has spoken yet. */
  readonly words: Set<string>;
}

/** Text that is listened to at most, in UTF-16 units: more says no more about how a project speaks. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** Shorter words are parts of everything. */
const SHORTEST_WORD = 3;

/**
 * What the base says outside its tests: which values stand in product code or in documentation, each as a text or
 * number of its own, and which words either speaks, whatever their case and also as part of a longer name
 * (`maxRetryCount` speaks `retry`).
 */
export class Speech {
  readonly #said: Readonly<Record<Speaker, Set<string>>> = { product: new Set(), documentation: new Set() };
  readonly #spoken = new Set<string>();
  readonly #open: Open;
  #forms: Forms;
  #characters = 0;

  /** @param words Lower case, letters or digits only; too short ones are never spoken. */
  constructor(values: readonly Pick<AskedValue, 'kind' | 'text'>[], words: Iterable<string>) {
    const all = values.map(({ kind, text }) => [text, kind] as const);
    this.#open = {
      values: { product: new Map(all), documentation: new Map(all) },
      words: new Set([...words].filter((word) => word.length >= SHORTEST_WORD)),
    };
    this.#forms = new Forms(this.#open);
  }

  /** Listens to files, in their order, until nothing is left to be found or the bound on the work is reached. */
  async listen(
    files: readonly { readonly path: string; readonly speaker: Speaker }[],
    read: (path: string) => Promise<Content>,
  ): Promise<void> {
    if (this.#isDone()) return;
    for await (const [{ speaker }, content] of readAhead(files, ({ path }) => read(path))) {
      if (content.kind !== 'text') continue;
      this.#characters += content.text.length;
      if (this.#characters > MOST_CHARACTERS) return;
      this.#hear(content.text, speaker);
      if (this.#isDone()) return;
      // Ordinary values stand in the first few files; then only the rare ones are looked for.
      if (sizeOf(this.#open) < this.#forms.size / 2) this.#forms = new Forms(this.#open);
    }
  }

  /** Texts of which one stands in every file that says one of these values, or speaks one of these words, if still open. */
  openForms(values: ReadonlySet<string>, words: ReadonlySet<string>): readonly string[] {
    const { product, documentation } = this.#open.values;
    const among = (open: ReadonlyMap<string, ValueKind>): Map<string, ValueKind> =>
      new Map([...open].filter(([value]) => values.has(value)));
    return new Forms({
      values: { product: among(product), documentation: among(documentation) },
      words: new Set([...this.#open.words].filter((word) => words.has(word))),
    }).texts;
  }

  says(speaker: Speaker, text: string): boolean {
    return this.#said[speaker].has(text);
  }

  /** @param word In any case. */
  speaks(word: string): boolean {
    return this.#spoken.has(word.toLowerCase());
  }

  #hear(text: string, speaker: Speaker): void {
    const { values, words } = this.#open;
    const open = values[speaker];
    for (const form of this.#forms.finder.in(text)) {
      for (const value of this.#forms.valuesOf(form)) {
        const kind = open.get(value);
        if (kind === undefined) continue;
        if (!(kind === 'number' ? holdsNumber(text, value) : holdsText(text, value))) continue;
        this.#said[speaker].add(value);
        open.delete(value);
      }
      for (const word of this.#forms.wordsOf(form)) {
        if (!words.has(word) || !speaksWord(text, word)) continue;
        this.#spoken.add(word);
        words.delete(word);
      }
    }
  }

  #isDone(): boolean {
    return sizeOf(this.#open) === 0;
  }
}

function sizeOf({ values, words }: Open): number {
  return values.product.size + values.documentation.size + words.size;
}

/** Open values and words by the texts of which one stands wherever they do. */
class Forms {
  readonly size: number;
  #finder: TextFinder | undefined;
  readonly #values = new Map<string, string[]>();
  readonly #words = new Map<string, string[]>();

  constructor(open: Open) {
    this.size = sizeOf(open);
    const values = new Map([...open.values.product, ...open.values.documentation]);
    for (const [value, kind] of values)
      for (const form of kind === 'number' ? formsOfNumber(value) : [value]) enter(this.#values, form, value);
    for (const word of open.words) for (const form of formsOfWord(word)) enter(this.#words, form, word);
  }

  get finder(): TextFinder {
    this.#finder ??= new TextFinder(this.texts);
    return this.#finder;
  }

  get texts(): readonly string[] {
    return [...new Set([...this.#values.keys(), ...this.#words.keys()])];
  }

  valuesOf(form: string): readonly string[] {
    return this.#values.get(form) ?? [];
  }

  wordsOf(form: string): readonly string[] {
    return this.#words.get(form) ?? [];
  }
}

function enter(map: Map<string, string[]>, form: string, owner: string): void {
  const owners = map.get(form);
  if (owners) owners.push(owner);
  else map.set(form, [owner]);
}

/** Spellings of a word within a name. */
function formsOfWord(word: string): readonly string[] {
  return [...new Set([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])];
}

/** Whether the word stands in the text bounded by non-letters or by a change of case. */
function speaksWord(text: string, word: string): boolean {
  for (const form of formsOfWord(word)) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      if (isBoundary(text[at - 1], form[0], true) && isBoundary(form.at(-1), text[at + form.length], false))
        return true;
    }
  }
  return false;
}

/** Between these two characters a word may begin or end. Plurals count as the word: `fixtures` speaks `fixture`. */
function isBoundary(left: string | undefined, right: string | undefined, atStart: boolean): boolean {
  if (left === undefined || right === undefined) return true;
  if (!/\p{L}/u.test(left) || !/\p{L}/u.test(right)) return true;
  if (/\p{Ll}/u.test(left) && /\p{Lu}/u.test(right)) return true;
  return !atStart && (right === 's' || right === 'S');
}
