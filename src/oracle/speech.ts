import type { FileClass, RawContent } from '../model/change.ts';
import type { ValueKind } from '../model/oracle.ts';
import type { AskedValue } from '../model/rule.ts';
import { ByteFinder } from './byte-finder.ts';
import { PASSING_AT_ONCE, readAhead } from './read-ahead.ts';
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

/** Text that is listened to closely at most, in bytes: more says no more about how a project speaks. */
const MOST_BYTES = 32 * 1024 * 1024;
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
  #shortest = 1;
  #bytes = 0;

  /** @param words Lower case, letters or digits only; too short ones are never spoken. */
  constructor(values: readonly Pick<AskedValue, 'kind' | 'text'>[], words: Iterable<string>) {
    const all = values.map(({ kind, text }) => [text, kind] as const);
    this.#open = {
      values: { product: new Map(all), documentation: new Map(all) },
      words: new Set([...words].filter((word) => word.length >= SHORTEST_WORD)),
    };
    this.#forms = new Forms(this.#open);
  }

  /**
   * From now on listens for longer texts only.
   * @param shortest In UTF-16 units.
   */
  ignoreBelow(shortest: number): void {
    this.#shortest = shortest;
    this.#forms = new Forms(this.#open, shortest);
  }

  /**
   * Listens to files, in their order, until nothing is left to be found or the bound on the work is reached.
   * @param look Has a file looked at as it passes.
   */
  async listen<File extends { readonly speaker: Speaker }>(
    files: readonly File[],
    look: (file: File, see: (content: RawContent) => void) => Promise<void>,
  ): Promise<void> {
    if (this.#isDone()) return;
    const heard = (file: File): Promise<void> => look(file, (content) => this.#listenTo(content, file.speaker));
    for await (const _ of readAhead(files, heard, PASSING_AT_ONCE)) if (this.#isDone()) return;
  }

  #listenTo(content: RawContent, speaker: Speaker): void {
    if (content.kind !== 'text' || this.#isDone()) return;
    const forms = this.#forms.finder.in(content.bytes).filter((form) => this.#isOpen(form, speaker));
    if (forms.length === 0) return;
    this.#bytes += content.bytes.length;
    if (this.#bytes > MOST_BYTES) return;
    this.#hear(content.text(), forms, speaker);
    // Ordinary values stand in the first few files; then only the rare ones are looked for.
    if (sizeOf(this.#open) < this.#forms.size / 2) this.#forms = new Forms(this.#open, this.#shortest);
  }

  #isDone(): boolean {
    return this.#forms.texts.length === 0 || this.#bytes > MOST_BYTES;
  }

  says(speaker: Speaker, text: string): boolean {
    return this.#said[speaker].has(text);
  }

  /** @param word In any case. */
  speaks(word: string): boolean {
    return this.#spoken.has(word.toLowerCase());
  }

  /** Whether the form may still say something new here. */
  #isOpen(form: string, speaker: Speaker): boolean {
    const { values, words } = this.#open;
    return (
      this.#forms.valuesOf(form).some((value) => values[speaker].has(value)) ||
      this.#forms.wordsOf(form).some((word) => words.has(word))
    );
  }

  #hear(text: string, forms: readonly string[], speaker: Speaker): void {
    const { values, words } = this.#open;
    const open = values[speaker];
    for (const form of forms) {
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
}

function sizeOf({ values, words }: Open): number {
  return values.product.size + values.documentation.size + words.size;
}

/** Open values and words by the texts of which one stands wherever they do; only texts of some length are looked for. */
class Forms {
  readonly size: number;
  readonly texts: readonly string[];
  #finder: ByteFinder | undefined;
  readonly #values = new Map<string, string[]>();
  readonly #words = new Map<string, string[]>();

  constructor(open: Open, shortest = 1) {
    this.size = sizeOf(open);
    const values = new Map([...open.values.product, ...open.values.documentation]);
    for (const [value, kind] of values)
      for (const form of kind === 'number' ? formsOfNumber(value) : [value]) enter(this.#values, form, value);
    for (const word of open.words) for (const form of formsOfWord(word)) enter(this.#words, form, word);
    const all = new Set([...this.#values.keys(), ...this.#words.keys()]);
    this.texts = [...all].filter((form) => form.length >= shortest);
  }

  get finder(): ByteFinder {
    this.#finder ??= new ByteFinder(this.texts);
    return this.#finder;
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
