// @ts-check
/**
 * The repository of ordinary size: a fifth of its files are tests, a tenth golden files; areas have words of their own,
 * and some words are everybody's.
 */
import { python, typescript } from './languages.mjs';
import { COMMON, integer, pick, randomOf, sentence, wordsOf } from './random.mjs';

/** @typedef {import('./layout.mjs').Layout} Layout @typedef {import('./layout.mjs').BenchFile} BenchFile */

/** Files of one area: `src` is product code, the rest speaks for itself. */
const FILES_PER_AREA = { src: 31, tests: 10, goldens: 5, docs: 4 };
const AREA_SIZE = Object.values(FILES_PER_AREA).reduce((sum, count) => sum + count, 0);

/** @type {Layout} */
export const middle = {
  name: 'middle',
  oraclePathspecs: ['tests'],
  oracleGlobs: ['tests/**'],
  *files(size) {
    for (let area = 0; area < areasOf(size); area++) {
      for (let i = 0; i < FILES_PER_AREA.src; i++) yield productFile(area, i);
      for (let i = 0; i < FILES_PER_AREA.tests; i++) yield testFile(area, i);
      for (let i = 0; i < FILES_PER_AREA.goldens; i++) yield goldenFile(area, i);
      for (let i = 0; i < FILES_PER_AREA.docs; i++) yield page(area, i);
    }
  },
  mostChanged: (size) => areasOf(size) * FILES_PER_AREA.src,
  changed(size, n, { states, most, lines }) {
    const areas = areasOf(size);
    const area = n % areas;
    // One file in each area, then a second one in each.
    const i = (area + Math.floor(n / areas)) % FILES_PER_AREA.src;
    const words = wordsOf(area);
    const { path, text } = productFile(area, i);
    const addition = { number: n, states: states === 'common' ? COMMON : words, most };
    const added = languageOf(i).addition(lines, addition, { random: randomOf(`change ${n}`), words });
    return { path, text: text + added };
  },
};

/** @param {number} size */
function areasOf(size) {
  return Math.max(1, Math.round(size / AREA_SIZE));
}

/** @param {number} area */
function folderOf(area) {
  return `${wordsOf(area)[0] ?? ''}${area}`;
}

/** In turn: a file's language hangs on its number, so a test has the language of what it tests. @param {number} i */
function languageOf(i) {
  return i % 2 === 0 ? python : typescript;
}

/** @param {number} area @param {number} i @returns {BenchFile} */
function productFile(area, i) {
  const words = wordsOf(area);
  const language = languageOf(i);
  const name = `${words[i % words.length] ?? ''}_${i}`;
  const random = randomOf(`product ${area} ${i}`);
  return {
    path: `src/${folderOf(area)}/${name}.${language.extension}`,
    text: language.product(folderOf(area), name, 8, { random, words }),
  };
}

/** @param {number} area @param {number} i @returns {BenchFile} */
function testFile(area, i) {
  const words = wordsOf(area);
  const language = languageOf(i);
  const name = `${words[i % words.length] ?? ''}_${i}`;
  const file = language === python ? `test_${name}.py` : `${name}.test.ts`;
  const random = randomOf(`test ${area} ${i}`);
  return {
    path: `tests/${folderOf(area)}/${file}`,
    text: language.tests(folderOf(area), name, 12, { random, words }),
  };
}

/** @param {number} area @param {number} i @returns {BenchFile} */
function goldenFile(area, i) {
  const words = wordsOf(area);
  const random = randomOf(`golden ${area} ${i}`);
  const records = Array.from({ length: 36 }, () => ({
    reference: `${pick(random, words)}-${integer(random, 90_000)}`,
    state: pick(random, COMMON),
    total: integer(random, 1_000_000) / 100,
    text: sentence(random, words, 7),
  }));
  return { path: `tests/${folderOf(area)}/golden/batch_${i}.json`, text: `${JSON.stringify(records, null, 2)}\n` };
}

/** @param {number} area @param {number} i @returns {BenchFile} */
function page(area, i) {
  const words = wordsOf(area);
  const random = randomOf(`page ${area} ${i}`);
  const paragraphs = Array.from({ length: 8 }, () => sentence(random, [...words, ...COMMON], 70));
  return {
    path: `docs/${folderOf(area)}/chapter-${i}.md`,
    text: `# ${sentence(random, words, 3)}\n\n${paragraphs.join('\n\n')}\n`,
  };
}
