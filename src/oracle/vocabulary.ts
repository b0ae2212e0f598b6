import type { Repository } from '../model/repository.ts';

/** More text than this says no more about what words a project uses. */
const MOST_BYTES = 24 * 1024 * 1024;

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
): Promise<ReadonlySet<string>> {
  const wanted = new Set(words.filter((word) => word.length >= 3));
  const spoken = new Set<string>();
  if (wanted.size === 0) return spoken;
  const forms = [...wanted].flatMap((word) => [word, word.toUpperCase(), capitalised(word)]);
  const { paths } = await repository.search(commit, [...new Set(forms)].toSorted());
  let bytes = 0;
  for (const path of paths) {
    if (!speaks(path)) continue;
    const entry = await repository.entry(commit, path);
    const content = entry ? await repository.content(entry.id) : null;
    if (content?.kind !== 'text') continue;
    for (const word of wanted) {
      if (!speaksWord(content.text, word)) continue;
      spoken.add(word);
      wanted.delete(word);
    }
    bytes += content.text.length;
    if (wanted.size === 0 || bytes > MOST_BYTES) break;
  }
  return spoken;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether the word stands in the text bounded by non-letters or by a change of case. */
function speaksWord(text: string, word: string): boolean {
  for (const form of new Set([word, word.toUpperCase(), capitalised(word)])) {
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
