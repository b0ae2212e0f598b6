// @ts-check
// Measures a scan against what git alone needs for the same questions, and against other tools.
//
//   npm run bench                          a repository of 5,000 files, one of 100,000, and their growth
//   npm run bench -- --only middle         or monorepo, growth, real
//   npm run bench -- --repo DIR            also a real repository: a change of it, and its history; can be given again
//           --base A --head B              the change (default: HEAD and its first parent); of the first --repo
//           --commits N                    of the history (40)
//   npm run bench -- --small               a hundredth of everything, one round: shows that the bench works
//   npm run bench -- --work                counted work instead of time: it must not grow with the repository
//           --files N                      size of its repositories (5000)
//   options: --cli FILE (dist/cli/index.js), --rounds N (9), --no-cold (leaves the page cache alone),
//            --inputs DIR (where the repositories are kept between runs; default: in the folder for temporary files),
//            --markdown (the block of the documents), --write (into docs/performance.md and README.md)
//
// Ratios from one interleaved run say the same on a fast and on a slow machine; seconds do not.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { missingTools } from './bench/contenders.mjs';
import { historySection, nameOf } from './bench/history.mjs';
import { middle } from './bench/middle.mjs';
import { monorepo } from './bench/monorepo.mjs';
import { pageBlock, shortBlock, storeResults, storedResults, writeBlock } from './bench/output.mjs';
import { placesOf } from './bench/places.mjs';
import { oracleOf } from './bench/probe.mjs';
import { benchRepository } from './bench/repository.mjs';
import { growthSection, repositorySection } from './bench/sections.mjs';
import { count, markdownOf } from './bench/tables.mjs';
import { checkWork } from './bench/work.mjs';

/**
 * @typedef {import('./bench/contenders.mjs').Subject} Subject
 * @typedef {import('./bench/output.mjs').Result} Result
 * @typedef {import('./bench/repository.mjs').Plan} Plan
 * @typedef {import('./bench/repository.mjs').BenchRepository} BenchRepository
 */

const root = path.resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    work: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    only: { type: 'string' },
    cli: { type: 'string', default: path.join(root, 'dist', 'cli', 'index.js') },
    files: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '9' },
    'no-cold': { type: 'boolean', default: false },
    inputs: { type: 'string', default: path.join(os.tmpdir(), 'anti-cheat-bench') },
    repo: { type: 'string', multiple: true, default: [] },
    base: { type: 'string' },
    head: { type: 'string' },
    commits: { type: 'string', default: '40' },
    markdown: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const inputs = path.resolve(options.inputs);
const settings = {
  cli: path.resolve(options.cli),
  rounds: options.small ? 1 : Number(options.rounds),
  cold: !options.small && !options['no-cold'],
};
/** A hundredth of everything, but whole areas and packages. */
const sizes = options.small
  ? { middle: 200, monorepo: 1_000, growth: [250, 1_000], changes: [10] }
  : {
      middle: Number(options.files),
      monorepo: 100_000,
      growth: [1_250, 5_000, 20_000, 100_000],
      changes: [1, 10, 100, 1_000, 5_000],
    };
/** Files of the ordinary change. */
const ORDINARY = 10;
/** @type {readonly Plan[]} */
const plans = [
  ...sizes.changes.map((files) => /** @type {const} */ ({ manner: 'ordinary', files })),
  ...(options.small ? [] : [/** @type {const} */ ({ manner: 'own', files: ORDINARY })]),
];

/** @type {Record<string, () => Promise<Omit<Result, 'machine'>>>} */
const sections = {
  middle: async () => {
    const repository = await benchRepository(inputs, middle, sizes.middle, plans);
    return madeUp('A repository of ordinary size', repository);
  },
  monorepo: async () => {
    const repository = await benchRepository(inputs, monorepo, sizes.monorepo, plans);
    return madeUp('A large monorepo', repository);
  },
  growth: async () => {
    const grown = [];
    for (const size of sizes.growth) {
      // The biggest is the monorepo itself, with all its changes.
      const own = size === sizes.monorepo ? plans : plans.filter(({ files }) => files === ORDINARY);
      const repository = await benchRepository(inputs, monorepo, size, own);
      const heads = repository.heads.filter(({ files }) => files === ORDINARY);
      grown.push({
        repository: { ...repository, heads },
        subjects: heads.map(({ commit }) => subjectOf(repository, commit)),
      });
    }
    return { section: await growthSection(grown, settings), summary: null };
  },
  real: async () => {
    const [directory = ''] = options.repo;
    const subject = await realSubject(directory);
    try {
      return await repositorySection(nameOf(directory), [subject], subject, settings);
    } finally {
      rmSync(subject.folder, { recursive: true, force: true });
    }
  },
  backtest: async () => ({
    section: await historySection(options.repo, settings.cli, Number(options.commits)),
    summary: null,
  }),
};

if (options.work) process.exitCode = (await checkWork(inputs, settings.cli, Number(options.files))) ? 0 : 1;
else await run();

async function run() {
  const real = options.repo.length > 0 ? ['real', 'backtest'] : [];
  const names = options.only === undefined ? ['middle', 'monorepo', 'growth', ...real] : options.only.split(',');
  for (const name of names) {
    if (!Object.hasOwn(sections, name))
      throw new Error(`--only takes ${Object.keys(sections).join(', ')}, not ${name}.`);
    if (['real', 'backtest'].includes(name) && real.length === 0) throw new Error(`--only ${name} needs --repo DIR.`);
  }
  for (const line of missingTools()) console.error(line);
  const results = options.small ? {} : storedResults(inputs);
  for (const name of names) {
    console.error(`${name}:`);
    const result = await sections[name]?.();
    if (!result) continue;
    results[name] = { machine: machine(), ...result };
    if (!options.small) storeResults(inputs, results);
    if (!options.markdown) console.log(await markdownOf([result.section], '##'));
  }
  if (options.markdown) console.log(await pageBlock(results));
  if (!options.write || options.small) return;
  writeBlock(path.join(root, 'docs', 'performance.md'), await pageBlock(results));
  writeBlock(path.join(root, 'README.md'), await shortBlock(results));
}

/** @param {string} title @param {BenchRepository} repository */
function madeUp(title, repository) {
  const changes = repository.heads.filter(({ manner }) => manner === 'ordinary');
  const subjects = changes.map(({ commit }) => subjectOf(repository, commit));
  const ordinary = subjects[changes.findIndex(({ files }) => files === ORDINARY)];
  if (!ordinary) throw new Error(`There is no change of ${ORDINARY} files.`);
  return repositorySection(title, subjects, ordinary, settings);
}

/** @param {BenchRepository} repository @param {string} head @returns {Subject} */
function subjectOf({ directory, folder, base, pathspecs, globs }, head) {
  return { directory, folder, base, head, pathspecs, globs };
}

/** @param {string} directory @returns {Promise<Subject>} */
async function realSubject(directory) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8' }).trim();
  const head = git('rev-parse', '--verify', `${options.head ?? 'HEAD'}^{commit}`);
  const target = git('rev-parse', '--verify', `${options.base ?? `${head}^1`}^{commit}`);
  const base = git('merge-base', target, head);
  const { paths, oracle } = await oracleOf(directory, base);
  const wanted = new Set(oracle);
  const places = placesOf(paths, (file) => wanted.has(file));
  return {
    directory: path.resolve(git('rev-parse', '--absolute-git-dir')),
    folder: path.join(inputs, 'real'),
    base,
    head,
    pathspecs: places.map((place) => `:(literal)${place}`),
    globs: places.flatMap((place) => [place, `${place}/**`]),
  };
}

function machine() {
  const [first] = os.cpus();
  const version = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  return `${count(os.cpus().length)} cores (${first?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${version}`;
}
