import type { Content } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import type { Question } from '../model/rule.ts';
import { wordsOf } from '../model/words.ts';
import { languageOf } from '../sources/language-of.ts';
import type { BaseFiles } from './base-files.ts';
import { Speech } from './speech.ts';
import type { ValueIndex } from './value-index.ts';

/** Files of the project's own words that are listened to before anything is searched for. */
const LISTENED_FIRST = 120;
/** Shorter texts stand in nearly every file: a search for them tells nothing. */
const SHORTEST_SEARCHED = 3;
/** The beginning of a longer text finds the files that may say it. */
const LONGEST_SEARCHED = 64;
/** More than this are searched for only as far as tests know them. */
const MOST_AT_ONCE = 4_000;

/** Finds out what the base says outside its tests: reads what is likely to say it, then searches for the rest. */
export class Listener {
  readonly #repository: Repository;
  readonly #base: string;
  readonly #files: BaseFiles;

  /** @param base Commit id. */
  constructor(repository: Repository, base: string, files: BaseFiles) {
    this.#repository = repository;
    this.#base = base;
    this.#files = files;
  }

  /**
   * Listens to the changed files and to some of the hits, which say nearly everything that a project says at all, then
   * to what a search for the rest finds. Short values are no needles: the first files alone tell whether the product
   * knew them.
   */
  async listen(
    question: Question,
    changed: readonly string[],
    hits: readonly string[],
  ): Promise<{ readonly speech: Speech; readonly isWhole: boolean }> {
    const speech = new Speech(question.values, wordsOfQuestion(question));
    const speaking = hits.filter((path) => this.#files.speaker(path) !== null);
    // From everywhere: neighbours speak alike.
    const step = Math.max(1, speaking.length / LISTENED_FIRST);
    const sample = Array.from({ length: Math.min(speaking.length, LISTENED_FIRST) }, (_, i) => Math.floor(i * step));
    await this.#hear(speech, [...new Set([...changed, ...sample.map((at) => speaking[at] ?? '')])]);
    const certain = question.values.filter(({ isGuess }) => !isGuess);
    const needles = speechNeedles(speech, { values: certain, words: question.words });
    const isWhole = needles.length <= MOST_AT_ONCE;
    if (isWhole) await this.#search(speech, needles);
    return { speech, isWhole };
  }

  /**
   * The same for guesses that turned out to be known to some test, and for all that is known when the change holds so
   * many values that they were not searched for before.
   */
  async hearRest(speech: Speech, isWhole: boolean, question: Question, index: ValueIndex): Promise<void> {
    const certain = new Set(question.values.flatMap(({ isGuess, text }) => (isGuess ? [] : [text])));
    const known = question.values.filter(
      ({ kind, text }) => !(isWhole && certain.has(text)) && index.matches(kind, text).length > 0,
    );
    await this.#search(speech, speechNeedles(speech, { values: known, words: isWhole ? [] : question.words }));
  }

  async #search(speech: Speech, needles: readonly string[]): Promise<void> {
    if (needles.length === 0) return;
    const { paths } = await this.#repository.search(this.#base, needles, this.#files.speakingPlaces());
    await this.#hear(speech, paths);
  }

  /** What the product says, without the tests and results that its file may hold besides. */
  async #spoken(path: string): Promise<Content> {
    const content = await this.#files.content(path);
    if (content.kind !== 'text' || this.#files.speaker(path) !== 'product') return content;
    const language = languageOf(path, '');
    return language.spoken ? { ...content, text: language.spoken(content.text) } : content;
  }

  #hear(speech: Speech, paths: readonly string[]): Promise<void> {
    const files = paths.flatMap((path) => {
      const speaker = this.#files.speaker(path);
      return speaker ? [{ path, speaker }] : [];
    });
    return speech.listen(files, (path) => this.#spoken(path));
  }
}

/** What to search for, to find the files that say what is still open of the question. */
function speechNeedles(speech: Speech, question: Question): readonly string[] {
  const forms = speech.openForms(new Set(question.values.map(({ text }) => text)), wordsOfQuestion(question));
  const needles = forms.map((form) => {
    const [line = ''] = form.split(/[\n\0]/).toSorted((a, b) => b.length - a.length);
    // Half of a surrogate pair has no bytes of its own.
    return line.slice(0, LONGEST_SEARCHED).replace(/[\uD800-\uDBFF]$/, '');
  });
  return [...new Set(needles)].filter((needle) => needle.length >= SHORTEST_SEARCHED).toSorted();
}

/** Words of all values, and those that rules ask for. */
function wordsOfQuestion({ values, words }: Question): ReadonlySet<string> {
  const all = new Set(words.map((word) => word.toLowerCase()));
  for (const { kind, text } of values) if (kind === 'string') for (const word of wordsOf(text)) all.add(word);
  return all;
}
