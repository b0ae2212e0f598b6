// @ts-check
/**
 * The big repository: packages of 250 files in three languages. A fifth of the files are tests; they and the golden
 * files, of tens of kilobytes each, are 10 kB a file of the repository: 1 GB for 100,000.
 */
import { go, python, typescript } from './languages.mjs';
import { COMMON, integer, pick, randomOf, sentence, wordsOf } from './random.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./layout.mjs').BenchFile} BenchFile
 * @typedef {import('./random.mjs').Random} Random
 */

/** Files of one package. */
const FILES = { product: 150, tests: 50, goldens: 30, docs: 15, settings: 5 };
const PACKAGE_SIZE = Object.values(FILES).reduce((sum, count) => sum + count, 0);
/** A change works in one package after the other, two files in each. */
const CHANGED_TOGETHER = 2;
const RECORDS = { least: 80, more: 870 };

/** @typedef {{ readonly number: number, readonly folder: string, readonly words: readonly string[], readonly language: import('./languages.mjs').Language }} Package */

/** @type {Layout} */
export const monorepo = {
  name: 'monorepo',
  oraclePathspecs: [':(glob)packages/*/tests/**', ':(glob)packages/*/testdata/**', ':(glob)packages/*/*_test.go'],
  oracleGlobs: ['packages/*/tests/**', 'packages/*/testdata/**', 'packages/*/*_test.go'],
  *files(size) {
    for (let number = 0; number < packagesOf(size); number++) {
      const one = packageOf(number);
      for (let i = 0; i < FILES.product; i++) yield productFile(one, i);
      for (let i = 0; i < FILES.tests; i++) yield testFile(one, i);
      for (let i = 0; i < FILES.goldens; i++) yield goldenFile(one, i);
      for (let i = 0; i < FILES.docs; i++) yield page(one, i);
      for (let i = 0; i < FILES.settings; i++) yield settings(one, i);
    }
  },
  mostChanged: (size) => packagesOf(size) * FILES.product,
  changed(size, n, { states, most, lines }) {
    const packages = packagesOf(size);
    const group = Math.floor(n / CHANGED_TOGETHER);
    const one = packageOf(group % packages);
    const i = Math.floor(group / packages) * CHANGED_TOGETHER + (n % CHANGED_TOGETHER);
    const { path, text } = productFile(one, i);
    const addition = { number: n, states: states === 'common' ? COMMON : one.words, most };
    const random = randomOf(`change ${n}`);
    return { path, text: text + one.language.addition(lines, addition, { random, words: one.words }) };
  },
};

/** @param {number} size */
function packagesOf(size) {
  return Math.max(1, Math.round(size / PACKAGE_SIZE));
}

/** @param {number} number @returns {Package} */
function packageOf(number) {
  const words = wordsOf(number);
  const language = [typescript, python, go][number % 3] ?? typescript;
  return { number, folder: `${words[0] ?? ''}${number}`, words, language };
}

/** @param {Package} one @param {number} i */
function nameOf(one, i) {
  return `${one.words[i % one.words.length] ?? ''}_${i}`;
}

/** @param {Package} one @param {number} i @returns {BenchFile} */
function productFile({ number, folder, words, language }, i) {
  const name = nameOf({ number, folder, words, language }, i);
  const random = randomOf(`product ${number} ${i}`);
  const below = language === go ? '' : 'src/';
  return {
    path: `packages/${folder}/${below}${name}.${language.extension}`,
    text: language.product(folder, name, 8, { random, words }),
  };
}

/** @param {Package} one @param {number} i @returns {BenchFile} */
function testFile(one, i) {
  const { number, folder, words, language } = one;
  const name = nameOf(one, i);
  const file =
    language === go ? `${name}_test.go` : language === python ? `tests/test_${name}.py` : `tests/${name}.test.ts`;
  const random = randomOf(`test ${number} ${i}`);
  const cases = 10 + integer(random, 20);
  return { path: `packages/${folder}/${file}`, text: language.tests(folder, name, cases, { random, words }) };
}

/** JSON, snapshots and plain text in turn. @param {Package} one @param {number} i @returns {BenchFile} */
function goldenFile(one, i) {
  const { number, folder, language, words } = one;
  const random = randomOf(`golden ${number} ${i}`);
  const count = RECORDS.least + integer(random, RECORDS.more);
  const place = `packages/${folder}/${language === go ? 'testdata' : 'tests'}`;
  const records = Array.from({ length: count }, () => record(random, words));
  if (i % 3 === 0) {
    return { path: `${place}/golden/batch_${i}.json`, text: `${JSON.stringify(records, null, 2)}\n` };
  }
  if (i % 3 === 1 && language === typescript) {
    const entries = records.map((each, n) => `exports[\`${each.text} ${n + 1}\`] = \`${snapshotOf(each)}\`;\n`);
    return {
      path: `${place}/__snapshots__/${nameOf(one, i)}.test.ts.snap`,
      text: `// Jest Snapshot v1, https://goo.gl/fbAQLP\n\n${entries.join('\n')}`,
    };
  }
  const rows = records.map(({ reference, state, total, text }) => `${reference}\t${state}\t${total}\n  ${text}\n`);
  return { path: `${place}/golden/report_${i}.txt`, text: rows.join('') };
}

/** @param {Random} random @param {readonly string[]} words */
function record(random, words) {
  return {
    reference: `${pick(random, words)}-${integer(random, 90_000)}`,
    state: pick(random, COMMON),
    total: integer(random, 1_000_000) / 100,
    text: sentence(random, words, 7),
  };
}

/** @param {Record<string, string | number>} fields */
function snapshotOf(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  return `\nObject {\n${lines.join('')}}\n`;
}

/** @param {Package} one @param {number} i @returns {BenchFile} */
function page({ number, folder, words }, i) {
  const random = randomOf(`page ${number} ${i}`);
  const paragraphs = Array.from({ length: 8 }, () => sentence(random, [...words, ...COMMON], 70));
  return {
    path: `packages/${folder}/docs/chapter-${i}.md`,
    text: `# ${sentence(random, words, 3)}\n\n${paragraphs.join('\n\n')}\n`,
  };
}

/** @param {Package} one @param {number} i @returns {BenchFile} */
function settings({ number, folder, words }, i) {
  const random = randomOf(`settings ${number} ${i}`);
  const options = Object.fromEntries(
    Array.from({ length: 20 }, () => [
      pick(random, words),
      { mode: pick(random, COMMON), limit: integer(random, 5000) },
    ]),
  );
  return { path: `packages/${folder}/settings_${i}.json`, text: `${JSON.stringify(options, null, 2)}\n` };
}
