import type { Content } from '../model/change.ts';
import type { Repository } from '../model/repository.ts';
import { readAhead } from './read-ahead.ts';
import { TextFinder } from './text-finder.ts';

/** More text than this says no more about what words a project uses, in UTF-16 units. */
const MOST_CHARACTERS = 24 * 1024 * 1024;

/**
 * Which words the base's product code and documentation speak, whatever their case and also as part of a longer name
 * (`maxRetryCount` speaks `retry`).
 *
 * @param words Lower case, letters or digits only.
 * @param speaks Whether a path's words count.
 */
export async function spokenWords(
  repository: Repository,
  commit: string,
  words: readonly string[],
  speaks: (path: string) => boolean,
  read: (path: string) => Promise<Content>,
): Promise<ReadonlySet<string>> {
  const wanted = new Set(words.filter((word) => word.length >= 3));
  const spoken = new Set<string>();
  if (wanted.size === 0) return spoken;
  const wordOf = new Map([...wanted].flatMap((word) => formsOf(word).map((form) => [form, word] as const)));
  const finder = new TextFinder(wordOf.keys());
  const { paths } = await repository.search(commit, [...wordOf.keys()].toSorted());
  let characters = 0;
  for await (const [, content] of readAhead(paths.filter(speaks), read)) {
    if (content.kind !== 'text') continue;
    for (const form of finder.in(content.text)) {
      const word = wordOf.get(form) ?? '';
      if (!wanted.has(word) || !speaksWord(content.text, word)) continue;
      spoken.add(word);
      wanted.delete(word);
    }
    characters += content.text.length;
    if (wanted.size === 0 || characters > MOST_CHARACTERS) break;
  }
  return spoken;
}

/** Spellings of a word within a name. */
function formsOf(word: string): readonly string[] {
  return [...new Set([word, word.toUpperCase(), capitalised(word)])];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether the word stands in the text bounded by non-letters or by a change of case. */
function speaksWord(text: string, word: string): boolean {
  for (const form of formsOf(word)) {
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
