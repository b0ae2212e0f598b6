// @ts-check
/** Chooses what bench-planted.mjs plants, and where: the same for the same commit and seed. */
import { KINDS, PAIRS_OF, WRITTEN, plant, spotIn } from './planted-code.mjs';

/**
 * What the choice needs of the project.
 * @typedef {object} Source
 * @property {typeof import('../src/backtest/scanner.ts').createScanner} createScanner
 * @property {typeof import('../src/changes/classify.ts').createClassifier} createClassifier
 * @property {typeof import('../src/changes/classify.ts').NO_GLOBS} NO_GLOBS
 * @property {typeof import('../src/evidence/information.ts').numberBits} numberBits
 * @property {typeof import('../src/evidence/information.ts').textBits} textBits
 * @property {typeof import('../src/git/repository.ts').openRepository} openRepository
 * @property {typeof import('../src/generated/rules.ts').rules} rules
 * @property {typeof import('../src/model/traversal.ts').walk} walk
 * @property {typeof import('../src/oracle/file-reader.ts').readTestFile} readTestFile
 * @property {typeof import('../src/oracle/what-tests.ts').whatTests} whatTests
 * @property {typeof import('../src/sources/language-of.ts').languageOf} languageOf
 *
 * @typedef {import('../src/model/repository.ts').Repository} Repository
 * @typedef {import('../src/model/change.ts').Entry} Entry
 * @typedef {import('../src/model/change.ts').FileClass} FileClass
 * @typedef {import('./planted-code.mjs').Pair & { readonly line: number }} Candidate
 *
 * @typedef {object} Plant
 * @property {string} language
 * @property {import('./planted-code.mjs').Kind} kind
 * @property {'new function' | 'function'} place
 * @property {'both' | 'one' | 'neither'} telling How many sides of its pairs say something by themselves, on the whole.
 * @property {string} product
 * @property {string} mode
 * @property {string} test
 * @property {readonly Candidate[]} pairs
 * @property {string} content
 */

/** A value that says so much is hardly there by chance. */
const TELLING_BITS = 6;
const LONGEST_VALUE = 200;
/** Test files looked at for each that is used at least once. */
const MOST_TESTS = 600;

/**
 * @param {Source} source
 * @param {Repository} repository
 * @param {string} commit
 * @param {{ readonly count: number, readonly seed: number }} options
 * @returns {Promise<readonly Plant[]>} By kind, `count` of each as far as the tests reach.
 */
export async function choosePlants(source, repository, commit, { count, seed }) {
  const random = generator(seed);
  const classifier = source.createClassifier(source.NO_GLOBS);
  const entries = (await repository.tree(commit)).filter(({ kind }) => kind === 'file' || kind === 'executable');
  const written = entries.filter(({ path }) => WRITTEN.has(source.languageOf(path, '').id));
  const classOf = (/** @type {string} */ path) => classifier.classOf(path);
  const products = written.filter(
    ({ path }) => classOf(path) === 'product' && !classifier.isGenerated(path) && !isDeclaration(path),
  );
  const tests = shuffled(
    written.filter(({ path }) => classOf(path) === 'test'),
    random,
  );
  /** @type {{ test: Entry, product: Entry, candidates: readonly Candidate[], text: string }[]} */
  const pool = [];
  for (const test of tests.slice(0, MOST_TESTS)) {
    if (pool.length >= count * KINDS.length) break;
    const content = await repository.content(test.id);
    if (content.kind !== 'text') continue;
    const family = familyOf(source.languageOf(test.path, content.text).id);
    const kin = products.filter(({ path }) => familyOf(source.languageOf(path, '').id) === family);
    const product = await testedBy(source, classOf, test.path, content.text, kin);
    if (!product) continue;
    const reading = await source.readTestFile(test.path, content.text);
    const candidates = reading.cases.flatMap(candidatesOf);
    if (candidates.length > 0) pool.push({ test, product, candidates, text: content.text });
  }
  /** @type {Plant[]} */
  const plants = [];
  for (const kind of KINDS) {
    const able = pool.filter(({ candidates }) => distinct(candidates).length >= PAIRS_OF[kind]);
    for (let i = 0; i < count && able.length > 0; i++) {
      const chosen = able[i % able.length];
      if (!chosen) continue;
      const pairs = shuffled(distinct(shuffled(chosen.candidates, random)), random).slice(0, PAIRS_OF[kind]);
      const made = await placed(source, repository, chosen, kind, pairs, random);
      if (made) plants.push(made);
    }
  }
  return plants;
}

/**
 * @param {Source} source
 * @param {Repository} repository
 * @param {{ readonly test: Entry, readonly product: Entry, readonly text: string }} chosen
 * @param {import('./planted-code.mjs').Kind} kind
 * @param {readonly Candidate[]} pairs
 * @param {() => number} random
 * @returns {Promise<Plant | null>}
 */
async function placed(source, repository, { test, product, text: testText }, kind, pairs, random) {
  const content = await repository.content(product.id);
  if (content.kind !== 'text') return null;
  const language = source.languageOf(product.path, content.text);
  const lines = content.text.split('\n');
  /** @type {import('./planted-code.mjs').Spot[]} */
  const spots = [];
  /** @type {import('./planted-code.mjs').Spot[]} */
  const named = [];
  const tree = await language.read(content.text);
  source.walk(tree.root, (node) => {
    if (node.kind !== 'function') return;
    const spot = spotIn(node, lines, language.id);
    if (spot) (testText.includes(node.name) ? named : spots).push(spot);
  });
  const preferred = named.length > 0 ? named : spots;
  // Half of them where the code under test stands, half in a function of their own.
  const spot = random() < 0.5 ? (preferred[Math.floor(random() * preferred.length)] ?? null) : null;
  return {
    language: language.id,
    kind,
    place: spot ? 'function' : 'new function',
    telling: tellingSides(source, pairs),
    product: product.path,
    mode: product.kind === 'executable' ? '100755' : '100644',
    test: test.path,
    pairs,
    content: plant(content.text, language.id, kind, pairs, spot),
  };
}

/**
 * @param {Source} source
 * @param {readonly Candidate[]} pairs
 */
function tellingSides({ numberBits, textBits }, pairs) {
  /** @param {import('./planted-code.mjs').Value} value */
  const bits = ({ kind, text }) => (kind === 'number' ? numberBits(text) : textBits(text, () => false));
  /** @param {'input' | 'answer'} side */
  const most = (side) => Math.max(...pairs.map((pair) => bits(pair[side])));
  const sides = [most('input'), most('answer')].filter((best) => best >= TELLING_BITS).length;
  return sides === 2 ? 'both' : sides === 1 ? 'one' : 'neither';
}

/** @param {string} language */
function familyOf(language) {
  return ['javascript', 'typescript', 'tsx'].includes(language) ? 'javascript' : language;
}

/** @param {string} path */
function isDeclaration(path) {
  return /\.d\.[cm]?ts$/.test(path);
}

/**
 * One pair a case: an input and an answer of it that can be written down.
 * @param {import('../src/model/oracle.ts').OracleCase} known
 * @returns {readonly Candidate[]}
 */
function candidatesOf({ kind, values }) {
  if (kind !== 'assertion' && kind !== 'row') return [];
  const fits = values.filter(({ text }) => text !== '' && text.length <= LONGEST_VALUE && !/\p{Cs}/u.test(text));
  const input = fits.find(({ role }) => role === 'input');
  const answer = fits.find(({ role, text }) => role === 'expected' && text !== input?.text);
  if (!input || !answer) return [];
  const value = (/** @type {typeof input} */ known) => ({ kind: known.kind, text: known.text });
  return [{ input: value(input), answer: value(answer), line: answer.line }];
}

/**
 * Pairs whose inputs differ, since one key has one answer.
 * @param {readonly Candidate[]} candidates
 */
function distinct(candidates) {
  return [...new Map(candidates.map((pair) => [`${pair.input.kind}:${pair.input.text}`, pair])).values()];
}

/**
 * The product file that a test is about: one that shares its name and lies nearest, else the first that it imports.
 * @param {Source} source
 * @param {(path: string) => FileClass} classOf
 * @param {string} test
 * @param {string} text
 * @param {readonly Entry[]} products
 * @returns {Promise<Entry | null>}
 */
async function testedBy({ whatTests, languageOf, walk }, classOf, test, text, products) {
  const near = products
    .flatMap((product) => {
      const [related] = whatTests([test], classOf, [product.path], 1);
      return related ? [{ product, distance: related.distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || (a.product.path < b.product.path ? -1 : 1));
  if (near[0]) return near[0].product;
  const tree = await languageOf(test, text).read(text);
  /** @type {string[]} */
  const imported = [];
  walk(tree.root, (node) => {
    if (node.kind === 'import') imported.push(node.module, ...node.names.map((name) => `${node.module}.${name}`));
  });
  const byPath = new Map(products.map((product) => [product.path, product]));
  for (const path of imported.flatMap((module) => pathsOf(module, test))) {
    const product = byPath.get(path);
    if (product) return product;
  }
  return null;
}

/**
 * Where a module may lie: beside the test for `./x`, from the root or `src/` for a dotted name.
 * @param {string} module
 * @param {string} test
 */
function pathsOf(module, test) {
  if (/^\.\.?\//.test(module)) {
    const parts = test.split('/').slice(0, -1);
    for (const part of module.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    const stem = parts.join('/');
    const bare = stem.replace(/\.[cm]?jsx?$/, '');
    return [
      stem,
      ...['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx'].flatMap((end) => [`${bare}.${end}`, `${stem}/index.${end}`]),
    ];
  }
  const dotted = module.replaceAll('.', '/');
  return ['', 'src/', 'lib/'].flatMap((top) => [`${top}${dotted}.py`, `${top}${dotted}/__init__.py`]);
}

/**
 * Random numbers from 0 to 1 that a seed decides (mulberry32).
 * @param {number} seed
 */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {() => number} random
 * @returns {Item[]}
 */
function shuffled(items, random) {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [/** @type {Item} */ (mixed[i]), /** @type {Item} */ (mixed[j])];
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}
