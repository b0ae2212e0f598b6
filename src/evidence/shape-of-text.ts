/** What kind of text a literal is: most kinds are vocabulary that honest code and its tests share. */
export type TextShape = 'identifier' | 'address' | 'prose' | 'template' | 'data';

/**
 * - `identifier`: one word, snake, camel, kebab or dotted name, flag, enum member, header, CSS class
 * - `address`: URL, path, MIME type, package name
 * - `prose`: words a person reads, without data in them
 * - `template`: holes of a format or template language
 * - `data`: anything else
 */
export function shapeOfText(text: string): TextShape {
  const trimmed = text.trim();
  if (/^[\p{L}_$@#.:/-]+$/u.test(trimmed) && /\p{L}/u.test(trimmed)) {
    return trimmed.includes('/') ? 'address' : 'identifier';
  }
  if (/^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(trimmed) || /^(?:\.{0,2}\/|~\/)\S*$/.test(trimmed)) return 'address';
  // MIME types and package names hold version numbers, not data: `application/vnd.github.v3+json`.
  if (/^[\w.+-]+\/[\w.+-]+(?:;.*)?$/.test(trimmed) && !/\d{3}/.test(trimmed)) return 'address';
  if (/^[\p{L}_][\p{L}\d_]*(?:[-.:][\p{L}_][\p{L}\d_]*)*$/u.test(trimmed) && !/\d{3}/.test(trimmed))
    return 'identifier';
  if (/%[-+ #0-9.]*[sdifgxqvT]|\{\w*\}|\$\{|\{\{|<%/.test(trimmed)) return 'template';
  const words = trimmed.match(/\p{L}{2,}/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  if (words.length >= 3 && letters >= trimmed.length * 0.65 && !/\d/.test(trimmed)) return 'prose';
  return 'data';
}
