// @ts-check
/**
 * @typedef {object} BenchFile
 * @property {string} path
 * @property {string} text
 *
 * @typedef {object} Manner How a change is written.
 * @property {'common' | 'own'} states Whether what is compared with is what everybody says, or only the area.
 * @property {number} most Numbers are below. Those of two digits are too common to be looked up at all.
 * @property {number} lines Added lines a file.
 *
 * @typedef {object} Layout A kind of made-up repository. The same size is the same repository.
 * @property {string} name
 * @property {readonly string[]} oraclePathspecs What git takes for all test and golden files and nothing else.
 * @property {readonly string[]} oracleGlobs The same, as ripgrep's globs.
 * @property {(size: number) => Iterable<BenchFile>} files
 * @property {(size: number) => number} mostChanged How many files a change can have.
 * @property {(size: number, n: number, manner: Manner) => BenchFile} changed The n-th changed file, as the head has it.
 */

/** @type {Readonly<Record<'ordinary' | 'own', Manner>>} */
export const MANNERS = {
  // Words and numbers as everybody uses them.
  ordinary: { states: 'common', most: 300, lines: 30 },
  // Says what only its own area says.
  own: { states: 'own', most: 90, lines: 30 },
};
