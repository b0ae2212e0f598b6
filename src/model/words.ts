/**
 * The words a name or text is made of, lower case: `maxRetryCount` → max, retry, count; `HTTP_404` → http, 404.
 * Letters and digits part ways.
 */
export function wordsOf(text: string): readonly string[] {
  const spaced = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .replaceAll(/(\p{N})(\p{L})/gu, '$1 $2');
  return spaced.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
