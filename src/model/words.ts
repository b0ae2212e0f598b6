/** Names come again and again; longer texts do not. */
const LONGEST_REMEMBERED = 64;
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, readonly string[]>();

/**
 * The words a name or text is made of, lower case: `maxRetryCount` → max, retry, count; `HTTP_404` → http, 404.
 * Letters and digits part ways.
 */
export function wordsOf(text: string): readonly string[] {
  if (text.length > LONGEST_REMEMBERED) return split(text);
  let words = remembered.get(text);
  if (!words) {
    words = split(text);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, words);
  }
  return words;
}

function split(text: string): readonly string[] {
  const spaced = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .replaceAll(/(\p{N})(\p{L})/gu, '$1 $2');
  return spaced.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
