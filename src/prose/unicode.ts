/**
 * The text with lone surrogates replaced by U+FFFD, so that it can be encoded. (`String.prototype.toWellFormed` is not
 * in ES2023.)
 */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Columns that a terminal gives to a text: two for East Asian wide characters and emoji, none for combining marks. */
export function terminalWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  const isWide =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
  return isWide.test(character) ? 2 : 1;
}
