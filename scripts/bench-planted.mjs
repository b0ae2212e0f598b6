// @ts-check
// Plants carve-outs into a real repository and counts how many the scan convicts.
//
//   npm run bench:planted -- GITDIR [--count N] [--seed S] [--json]
//
// From random assertions of the tests at HEAD, the input and the expected value of one case go into the product file that
// the test is about: once as a single branch, as three branches, as a table of three rows. Each is a commit of its own in a
// temporary repository that borrows the objects of GITDIR, which is only read. The same seed plants the same.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadTypeScript } from './load-typescript.mjs';
import { choosePlants } from './planted-choice.mjs';
import { KINDS } from './planted-code.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const usage = 'Usage: npm run bench:planted -- GITDIR [--count N] [--seed S] [--json]';
const options = readOptions();
const source = /** @type {import('./planted-choice.mjs').Source} */ (
  await loadTypeScript(
    root,
    root,
    `
export { createScanner } from './src/backtest/scanner.ts';
export { createClassifier, NO_GLOBS } from './src/changes/classify.ts';
export { numberBits, textBits } from './src/evidence/information.ts';
export { openRepository } from './src/git/repository.ts';
export { rules } from './src/generated/rules.ts';
export { walk } from './src/model/traversal.ts';
export { readTestFile } from './src/oracle/file-reader.ts';
export { whatTests } from './src/oracle/what-tests.ts';
export { languageOf } from './src/sources/language-of.ts';
`,
  )
);

const borrowed = borrow(options.directory);
try {
  await run();
} finally {
  rmSync(borrowed, { recursive: true, force: true });
}

async function run() {
  const base = git(['rev-parse', '--verify', 'HEAD^{commit}'], '', options.directory).trim();
  const repository = await source.openRepository(borrowed, { maxBlobBytes: 1024 * 1024 });
  const plants = await choosePlants(source, repository, base, options);
  await repository.close();
  const heads = commitAll(base, plants);
  const scanner = source.createScanner({
    directory: borrowed,
    config: { path: 'built-in configuration', bytes: new Uint8Array() },
    knownRules: source.rules.map(({ meta }) => meta.id),
    testsFirst: false,
    today: '2026-01-01',
  });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const [i, plant] of plants.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${i + 1}/${plants.length}`);
    const head = heads[i] ?? '';
    const result = await scanner.scan({ sha: head, parent: base, subject: '', scan: { target: base, head } });
    const found = result.findings.filter(({ level }) => level !== 'note').map(({ rule }) => rule);
    outcomes.push({
      language: plant.language,
      kind: plant.kind,
      place: plant.place,
      telling: plant.telling,
      product: plant.product,
      test: plant.test,
      pairs: plant.pairs,
      verdict: result.verdict,
      rules: [...new Set(found)],
      error: result.error ?? null,
    });
  }
  await scanner.close();
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  const groups = [...new Set(outcomes.map(({ language }) => language))].flatMap((language) =>
    KINDS.map((kind) => counted(outcomes, { language, kind })),
  );
  const evidence = ['both', 'one', 'neither'].flatMap((telling) =>
    KINDS.map((kind) => counted(outcomes, { telling, kind })),
  );
  const total = KINDS.map((kind) => counted(outcomes, { kind }));
  const { seed, count } = options;
  if (options.json) {
    process.stdout.write(
      `${JSON.stringify({ head: base, seed, count, total, groups, evidence, plants: outcomes }, null, 2)}\n`,
    );
    return;
  }
  console.log(`planted carve-outs at ${base.slice(0, 12)}, seed ${seed}: share convicted, on probation, missed\n`);
  printTable('language', groups, ({ language }) => language ?? '');
  printTable('values that say 6 bits or more', evidence, ({ telling }) => telling ?? '');
  printTable('all', total, () => '');
}

/**
 * @typedef {object} Outcome
 * @property {string} language
 * @property {string} kind
 * @property {string} telling
 * @property {string} verdict
 * @property {string} place
 * @property {string} product
 * @property {string} test
 * @property {readonly import('./planted-choice.mjs').Candidate[]} pairs
 * @property {readonly string[]} rules
 * @property {string | null} error
 */

/**
 * @param {readonly Outcome[]} outcomes
 * @param {Partial<Outcome>} wanted
 */
function counted(outcomes, wanted) {
  const group = outcomes.filter((outcome) =>
    Object.entries(wanted).every(([key, value]) => outcome[/** @type {keyof Outcome} */ (key)] === value),
  );
  const count = (/** @type {string} */ verdict) => group.filter((outcome) => outcome.verdict === verdict).length;
  return {
    ...wanted,
    planted: group.length,
    convicted: count('violation'),
    probation: count('probation'),
    incomplete: count('incomplete'),
    missed: count('pass') + count('review'),
  };
}

/**
 * @param {string} title
 * @param {readonly ReturnType<typeof counted>[]} groups
 * @param {(group: ReturnType<typeof counted>) => string} nameOf
 */
function printTable(title, groups, nameOf) {
  console.log(title);
  for (const group of groups) {
    if (group.planted === 0) continue;
    const share = (/** @type {number} */ count) => `${Math.round((100 * count) / group.planted)}%`.padStart(5);
    const { planted, convicted, probation, incomplete, missed } = group;
    const tail = incomplete > 0 ? `  incomplete ${incomplete}` : '';
    console.log(
      `  ${nameOf(group).padEnd(11)} ${(group.kind ?? '').padEnd(9)} ${String(planted).padStart(4)}  convicted ${share(convicted)}  probation ${share(probation)}  missed ${share(missed)}${tail}`,
    );
  }
  console.log('');
}

/**
 * A bare repository of its own that finds the other one's objects.
 * @param {string} directory
 */
function borrow(directory) {
  const objects = git(['rev-parse', '--path-format=absolute', '--git-path', 'objects'], '', directory).trim();
  const folder = mkdtempSync(path.join(tmpdir(), 'anti-cheat-planted-'));
  git(['init', '--quiet', '--bare', '.'], '', folder);
  writeFileSync(path.join(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
  return folder;
}

/**
 * One commit a plant, each on top of the base.
 * @param {string} base
 * @param {readonly import('./planted-choice.mjs').Plant[]} plants
 * @returns {readonly string[]}
 */
function commitAll(base, plants) {
  const stream = plants.map(({ product, mode, content }, i) => {
    const size = Buffer.byteLength(content);
    return [
      `commit refs/planted/${i}`,
      'committer Bench <bench@example.com> 1767225600 +0000',
      'data 0',
      `from ${base}`,
      `M ${mode} inline ${JSON.stringify(product)}`,
      `data ${size}\n${content}\n`,
    ].join('\n');
  });
  git(['fast-import', '--quiet', '--force'], `${stream.join('\n')}\n`, borrowed);
  const refs = git(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/planted/'], '', borrowed);
  const ids = new Map(refs.split('\n').map((line) => /** @type {[string, string]} */ (line.split(' '))));
  return plants.map((_, i) => ids.get(`refs/planted/${i}`) ?? '');
}

/**
 * @param {readonly string[]} args
 * @param {string} input
 * @param {string} cwd
 */
function git(args, input, cwd) {
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    const [directory, extra] = positionals;
    const [count, seed] = [Number(values.count), Number(values.seed)];
    if (
      directory !== undefined &&
      extra === undefined &&
      Number.isSafeInteger(count) &&
      count > 0 &&
      Number.isSafeInteger(seed)
    ) {
      return { directory, count, seed, json: values.json };
    }
  } catch {
    // Said below.
  }
  console.error(`${usage}\n  --count N  plants of each kind (default 50)\n  --seed S   another choice (default 1)`);
  process.exit(2);
}
