import { visible } from './visible.ts';

/**
 * ASCII that GitHub's Markdown gives a meaning to, inside a word: markup, HTML, mentions (`@name`), references (`#12`),
 * addresses, formulas, emoji names, table cells.
 */
const MARKUP = /[@#$\\`<>[\]|*_~^/{}=+]|:.|www\.|^GH-\d|^[0-9a-f]{7,40}$/iu;

/** Punctuation around a word that belongs to the sentence, not to the word. */
const AROUND = /^(?<before>["'(]{0,3})(?<word>.*?)(?<after>["'),.;:!?]{0,4})$/su;

/**
 * A code span that shows exactly the given text, whatever backticks it holds. Nothing inside is interpreted: no HTML,
 * no link, no mention. Outside of tables; a table needs {@link tableCell} around it.
 */
export function codeSpan(text: string): string {
  const shown = visible(text);
  if (shown === '') return '';
  const runs = shown.match(/`+/g) ?? [];
  const lengths = new Set(runs.map((run) => run.length));
  let length = 1;
  while (lengths.has(length)) length++;
  const fence = '`'.repeat(length);
  // A parser takes one space off both ends, when both have one: the backtick or space of the text itself must stay.
  const padding = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** A score such as `60/100` reads best as it is. */
const FRACTION = /^\d{1,9}\/\d{1,9}$/;

/** A word is plain, or it is shown as code: escaping cannot stop GitHub's mentions and references, a code span can. */
function needsCode(word: string): boolean {
  return MARKUP.test(word) && !FRACTION.test(word);
}

interface Word {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

function split(text: string): Word {
  const groups = AROUND.exec(text)?.groups;
  return { before: groups?.['before'] ?? '', word: groups?.['word'] ?? text, after: groups?.['after'] ?? '' };
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;');
}

function words(text: string): string {
  return text
    .split(' ')
    .map((piece) => {
      const { before, word, after } = split(piece);
      return needsCode(word) ? `${plain(before)}${codeSpan(word)}${plain(after)}` : plain(piece);
    })
    .join(' ');
}

/**
 * A sentence that may quote the pull request, as Markdown that renders as text. What the sentence itself puts in
 * backticks, and every word with a character of markup in it, becomes a code span. For use within a line: at the start
 * of one, a dash or `1.` would begin a list.
 */
export function markdownText(text: string): string {
  const pieces = visible(text).split('`');
  // An unpaired backtick quotes nothing; it is a word of its own.
  if (pieces.length % 2 === 0) return words(visible(text));
  return pieces.map((piece, index) => (index % 2 === 0 ? words(piece) : codeSpan(piece))).join('');
}

/**
 * Finished Markdown as a cell of a table: a row is split at `|` before anything else is read, code spans included, and
 * parsers disagree about a backslash before it.
 */
export function tableCell(markdown: string): string {
  return markdown.replaceAll(/\\?\|/g, (pipe) => (pipe.startsWith('\\') ? String.raw`\\u007c` : String.raw`\|`));
}
