/**
 * Tells names of inputs from their content. An honest author may call an input whatever is handy: a path, a field, a
 * route, an expression that reads it, a few words. So only what no name looks like is held against them.
 */

/** Words of a name, at most; more are a text. */
const MOST_WORDS = 12;
/** Words in quotes, at most: the title of a column has a few, a quoted text has more. */
const MOST_QUOTED_WORDS = 4;
/** Unbroken letters and digits, at most, where they look drawn by lot: a SHA-256 has 64. */
const LONGEST_RUN = 64;

/** The signs of content, each with the phrase that says what it is. */
const SIGNS: readonly (readonly [reason: string, isShown: (text: string) => boolean])[] = [
  ['holds JSON', isJson],
  ['holds markup', (text) => /<\/\w/.test(text)],
  // Before code: base64 may end in what compares there.
  ['holds encoded data', isEncoded],
  ['holds code', (text) => /[=!]=|&&|\|\||[:+*-]=|\s=\s|[;{]$|^\}/.test(text)],
  ['gives a value', (text) => /[\p{L}\p{N}_\])][ \t]?[:=][ \t]?["'“‘`]/u.test(text)],
  ['quotes a text', quotesText],
  ['lists numbers', (text) => /^[-+\d.,;\s]+$/.test(text) && text.split(/[,;\s]+/).filter(Boolean).length > 2],
  ['is longer than a name', (text) => wordCount(text) > MOST_WORDS],
];

/**
 * Why a text is the content of an input rather than its name: a phrase without its subject; null for a name.
 *
 * @param text One line.
 */
export function contentSign(text: string): string | null {
  const trimmed = text.trim();
  return SIGNS.find(([, isShown]) => isShown(trimmed))?.[0] ?? null;
}

/** `{"a": 1}`, `["x", "y"]`, also when it is cut off; not `[id]`, `{id}` or `[]`. */
function isJson(text: string): boolean {
  if (/^(?:\{\s*"|\[\s*["{[])/.test(text)) return true;
  return /^\[[^[\],]*,[^[\]]*\]$/.test(text);
}

function quotesText(text: string): boolean {
  const quoted = [/"([^"]*)"/g, /“([^“”]*)”/g, /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu, /`([^`]*)`/g];
  return quoted.some((pattern) =>
    [...text.matchAll(pattern)].some(([, inner = '']) => wordCount(inner) > MOST_QUOTED_WORDS),
  );
}

function isEncoded(text: string): boolean {
  if (/^data:[\w.+-]*(?:\/[\w.+-]*)?[;,]/.test(text)) return true;
  return (text.match(/[A-Za-z0-9+]+/g) ?? []).some(
    (run) => run.length > LONGEST_RUN && /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run),
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
