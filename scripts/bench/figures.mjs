// @ts-check
/** Tables of what was measured. */
import { LIMIT } from './process.mjs';
import { count, memory, seconds, times } from './tables.mjs';

/**
 * @typedef {import('./contenders.mjs').Name} Name
 * @typedef {import('./measure.mjs').Figures} Figures
 * @typedef {import('./measure.mjs').Measurement} Measurement
 * @typedef {import('./tables.mjs').Table} Table
 *
 * @typedef {object} Stats Of a report.
 * @property {number} files
 * @property {number} addedLines
 * @property {number} candidates
 * @property {number} oracleFilesParsed
 *
 * @typedef {object} Measured
 * @property {{ readonly files: number, readonly lines: number }} change Changed files and added lines.
 * @property {readonly string[]} needles
 * @property {string | null} verdict Null when the scan took too long.
 * @property {number} values Looked up.
 * @property {Measurement} warm
 */

const LATE = `> ${LIMIT / 60_000} min`;

/** Heads of {@link scanCells}. */
export const SCAN_HEAD = [
  'verdict',
  'needles',
  'scan',
  'CPU',
  'memory',
  'floor',
  'scan ÷ floor',
  'CPU ÷ floor',
  'scan ÷ floor with `-E`',
  'rounds',
];

/** @type {readonly (readonly [Name, string])[]} */
const LABELS = [
  ['scan', '**scan**'],
  ['node', 'Node alone'],
  ['git diff', '`git diff`'],
  ['git grep -F', '`git grep -F`'],
  ['git grep -E', '`git grep -E`'],
  ['ripgrep', 'ripgrep, on a checkout'],
  ['secretlint', 'secretlint, changed files'],
  ['ast-grep', 'ast-grep, changed files'],
];

/** The scan and its floor, in one row. @param {Measured} measured @returns {string[]} */
export function scanCells({ verdict, needles, warm: { figures, floor, quickFloor, rounds } }) {
  const scan = figures.get('scan');
  return [
    verdict ?? '–',
    count(needles.length),
    wallOf(scan),
    seconds(scan?.cpu),
    memory(scan?.tree),
    wallOf(floor),
    times(scan?.wall, floor?.wall),
    times(scan?.cpu, floor?.cpu),
    times(scan?.wall, quickFloor?.wall),
    `${rounds}`,
  ];
}

/** @param {readonly Measured[]} measured @returns {Table} */
export function changesTable(measured) {
  return {
    head: ['changed files', 'added lines', ...SCAN_HEAD],
    rows: measured.map((one) => [count(one.change.files), count(one.change.lines), ...scanCells(one)]),
  };
}

/** @param {Measurement} warm @param {Measurement | null} cold @returns {Table} */
export function contendersTable(warm, cold) {
  const scan = warm.figures.get('scan');
  const coldScan = cold?.figures.get('scan');
  /** @param {string} name @param {Figures | null | undefined} each @param {Figures | null | undefined} again */
  const row = (name, each, again) => [
    name,
    wallOf(each),
    seconds(each?.cpu),
    memory(each?.tree),
    times(scan?.wall, each?.wall),
    times(scan?.cpu, each?.cpu),
    ...(cold ? [wallOf(again), times(coldScan?.wall, again?.wall)] : []),
  ];
  return {
    head: ['', 'wall', 'CPU', 'memory', 'scan ÷ it', 'CPU ÷ its', ...(cold ? ['cold', 'cold scan ÷ it'] : [])],
    rows: [
      ...LABELS.filter(([name]) => warm.figures.has(name)).map(([name, label]) =>
        row(label, warm.figures.get(name), cold?.figures.get(name)),
      ),
      row('**floor**: Node, `git diff`, `git grep -F`', warm.floor, cold?.floor),
      row('floor with `-E`', warm.quickFloor, cold?.quickFloor),
    ],
  };
}

/** What a reader wants to know first. @param {Measurement} measurement @returns {Record<string, string>} */
export function summaryCells({ figures, floor, quickFloor }) {
  const scan = figures.get('scan');
  return {
    scan: wallOf(scan),
    memory: memory(scan?.tree),
    'git floor': times(scan?.wall, floor?.wall),
    'git floor with `-E`': times(scan?.wall, quickFloor?.wall),
    ripgrep: times(scan?.wall, figures.get('ripgrep')?.wall),
    secretlint: times(scan?.wall, figures.get('secretlint')?.wall),
  };
}

/** @param {Figures | null | undefined} figures Null for what took too long. */
function wallOf(figures) {
  return figures === null ? LATE : seconds(figures?.wall);
}

/** @param {Measured} measured */
export function nameOfChange({ change: { files, lines } }) {
  return `${count(files)} ${files === 1 ? 'file' : 'files'} and ${count(lines)} ${lines === 1 ? 'line' : 'lines'}`;
}
