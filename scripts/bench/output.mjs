// @ts-check
/** Where the figures go. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownOf, pretty } from './tables.mjs';

/**
 * @typedef {import('./tables.mjs').Section} Section
 * @typedef {import('./sections.mjs').Summary} Summary
 *
 * @typedef {object} Result
 * @property {string} machine What it was measured on.
 * @property {Section} section
 * @property {Summary | null} summary
 */

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';
/** The order of the sections in the documents. */
const ORDER = ['middle', 'monorepo', 'growth', 'real', 'backtest'];

/**
 * What was measured before, by section: a run may measure one of them only.
 * @param {string} inputs
 * @returns {Record<string, Result>}
 */
export function storedResults(inputs) {
  const file = path.join(inputs, 'results.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {string} inputs @param {Record<string, Result>} results */
export function storeResults(inputs, results) {
  mkdirSync(inputs, { recursive: true });
  writeFileSync(path.join(inputs, 'results.json'), JSON.stringify(results, null, 2));
}

/** The block of the page about performance. @param {Record<string, Result>} results */
export async function pageBlock(results) {
  const ordered = inOrder(results);
  const machines = [...new Set(ordered.map(({ machine }) => machine))];
  const tables = await markdownOf(
    ordered.map(({ section, machine }) =>
      machines.length === 1 ? section : { ...section, parts: [...section.parts, `Measured on ${machine}.`] },
    ),
    '##',
  );
  return `${START}\n\n${tables}${machines.length === 1 ? `\nMeasured on ${machines[0]}.\n` : ''}\n${END}`;
}

/** The block of the README. @param {Record<string, Result>} results */
export async function shortBlock(results) {
  const summaries = inOrder(results).flatMap(({ summary }) => summary ?? []);
  const [first] = summaries;
  if (!first) return `${START}\n\n${END}`;
  const names = Object.keys(first.figures);
  const rows = summaries.map(({ repository, change, figures }) => [
    repository,
    change,
    ...names.map((name) => figures[name] ?? '–'),
  ]);
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const head = ['repository', 'change', ...names];
  const table = [line(head), line(head.map((_, i) => (i < 2 ? '---' : '--:'))), ...rows.map(line)].join('\n');
  return `${START}\n\n${await pretty(table)}\n${END}`;
}

/**
 * @param {string} file
 * @param {string} block
 * @throws {Error} When the file has no place for it.
 */
export function writeBlock(file, block) {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start)
    throw new Error(`${file} has no lines ${START} and ${END}: add them where the tables are to stand.`);
  writeFileSync(file, text.slice(0, start) + block + text.slice(end + END.length));
}

/** @param {Record<string, Result>} results */
function inOrder(results) {
  return ORDER.flatMap((name) => results[name] ?? []);
}
