// @ts-check
/** Tables as Markdown, which reads well in a terminal too. */
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * @typedef {object} Table
 * @property {readonly string[]} head
 * @property {readonly (readonly string[])[]} rows
 *
 * @typedef {object} Section
 * @property {string} title
 * @property {readonly (string | Table)[]} parts Paragraphs and tables.
 */

/** @param {readonly Section[]} sections @param {string} heading Such as `##`. */
export function markdownOf(sections, heading) {
  const text = sections
    .map(({ title, parts }) => [`${heading} ${title}`, ...parts.map(partOf)].join('\n\n'))
    .join('\n\n');
  return pretty(text);
}

/** @param {string} markdown */
export async function pretty(markdown) {
  const config = await resolveConfig(path.join(import.meta.dirname, 'tables.md'));
  return format(markdown, { ...config, parser: 'markdown' });
}

/** @param {string | Table} part */
function partOf(part) {
  if (typeof part === 'string') return part;
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  // The first column says what a row is about, the others are figures.
  const alignment = part.head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(part.head), line(alignment), ...part.rows.map(line)].join('\n');
}

/** @param {number} number */
export function count(number) {
  return number.toLocaleString('en-US');
}

/** @param {number | undefined} milliseconds */
export function seconds(milliseconds) {
  if (milliseconds === undefined) return '–';
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${significant(milliseconds / 1000)} s`;
}

/** @param {number | undefined} megabytes */
export function memory(megabytes) {
  return megabytes === undefined ? '–' : `${Math.round(megabytes)} MB`;
}

/** @param {number} bytes */
export function volume(bytes) {
  if (bytes < 1e6) return `${count(Math.round(bytes / 1e3))} kB`;
  return bytes < 1e9 ? `${count(Math.round(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** How many times as much. @param {number | undefined} part @param {number | undefined} whole */
export function times(part, whole) {
  return part === undefined || whole === undefined || whole === 0 ? '–' : `${significant(part / whole)} ×`;
}

/** Three digits at least, and no more decimals than that takes. @param {number} number */
function significant(number) {
  return number.toFixed(number < 1 ? 3 : number < 10 ? 2 : number < 100 ? 1 : 0);
}
