// @ts-check
/** Builds the made-up repositories, and keeps them between runs: a gigabyte takes minutes. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MANNERS } from './layout.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./layout.mjs').BenchFile} BenchFile
 *
 * @typedef {object} Plan A change to make.
 * @property {keyof typeof MANNERS} manner
 * @property {number} files How many are changed; as many as there are when there are fewer.
 *
 * @typedef {Plan & { readonly commit: string }} Head
 *
 * @typedef {object} BenchRepository
 * @property {string} name
 * @property {number} files How many the base has.
 * @property {string} folder Room for what else is made of the repository.
 * @property {string} directory A bare repository with one pack.
 * @property {string} base Commit id.
 * @property {readonly Head[]} heads Each a child of the base, in the order of the plans.
 * @property {readonly string[]} pathspecs What git takes for all test and golden files.
 * @property {readonly string[]} globs The same for ripgrep.
 */

/** The generators: a repository that others made is of no use. */
const SOURCES = ['repository.mjs', 'layout.mjs', 'languages.mjs', 'middle.mjs', 'monorepo.mjs', 'random.mjs'];

/**
 * The repository of a layout and a size, with one head for each plan.
 * @param {string} inputs Folder of all that is kept.
 * @param {Layout} layout
 * @param {number} size
 * @param {readonly Plan[]} plans
 * @returns {Promise<BenchRepository>}
 */
export async function benchRepository(inputs, layout, size, plans) {
  const sources = SOURCES.map((name) => readFileSync(path.join(import.meta.dirname, name)));
  const key = createHash('sha256')
    .update(JSON.stringify([size, plans]))
    .update(Buffer.concat(sources))
    .digest('hex');
  const prefix = `${layout.name}-${size}-`;
  const folder = path.join(inputs, prefix + key.slice(0, 12));
  const stamp = path.join(folder, 'stamp.json');
  if (!existsSync(stamp)) {
    for (const name of existsSync(inputs) ? readdirSync(inputs) : []) {
      // What other sources made; and what was broken off.
      if (name.startsWith(prefix)) rmSync(path.join(inputs, name), { recursive: true, force: true });
    }
    console.error(`  building ${folder}`);
    const built = await build(path.join(folder, 'repository.git'), layout, size, plans);
    writeFileSync(`${stamp}.new`, JSON.stringify(built, null, 2));
    renameSync(`${stamp}.new`, stamp);
  }
  const { base, heads } = JSON.parse(readFileSync(stamp, 'utf8'));
  return {
    name: layout.name,
    files: size,
    folder,
    directory: path.join(folder, 'repository.git'),
    base,
    heads,
    pathspecs: layout.oraclePathspecs,
    globs: layout.oracleGlobs,
  };
}

/**
 * @param {string} directory
 * @param {Layout} layout
 * @param {number} size
 * @param {readonly Plan[]} plans
 */
async function build(directory, layout, size, plans) {
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--bare', '--initial-branch=main', '.']);
  const heads = plans.map(({ manner, files }) => {
    const most = Math.min(files, layout.mostChanged(size));
    return { manner, files: most, name: `${manner}-${most}` };
  });
  const importing = spawn('git', ['fast-import', '--quiet', '--depth=0'], {
    cwd: directory,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    importing.on('error', reject);
    importing.on('close', (code) =>
      code === 0 ? resolve(code) : reject(new Error(`git fast-import ended with ${code}`)),
    );
  });
  await pipeline(Readable.from(commits()), importing.stdin);
  await ended;
  function* commits() {
    yield header('main', 'base', null);
    yield* commands(layout.files(size));
    for (const { name, files, manner } of heads) {
      yield header(name, name, 'main');
      yield* commands(Array.from({ length: files }, (_, n) => layout.changed(size, n, MANNERS[manner])));
    }
  }
  // A clone is one pack with deltas; what fast-import leaves is not.
  git(directory, ['repack', '-a', '-d', '-q', '-f', '--window=10']);
  const commit = (/** @type {string} */ name) => git(directory, ['rev-parse', name]).trim();
  return {
    base: commit('main'),
    heads: heads.map(({ manner, files, name }) => ({ manner, files, commit: commit(name) })),
  };
}

/** @param {string} branch @param {string} message @param {string | null} parent */
function header(branch, message, parent) {
  const from = parent === null ? '' : `from refs/heads/${parent}\n`;
  return `commit refs/heads/${branch}\ncommitter Bench <bench@example.com> 1700000000 +0000\ndata ${message.length}\n${message}\n${from}`;
}

/** Commands of fast-import, some files at once. @param {Iterable<BenchFile>} files */
function* commands(files) {
  let chunk = '';
  for (const { path: file, text } of files) {
    chunk += `M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    if (chunk.length < 1 << 20) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}\n`;
}

/** @param {string} cwd @param {readonly string[]} args */
function git(cwd, args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}
