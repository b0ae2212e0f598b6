// @ts-check
/** What a scan asks and reads: found out with our own sources, which are listened to. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';

/**
 * @typedef {object} Value
 * @property {string} kind
 * @property {string} text
 *
 * @typedef {object} Rule
 * @property {(scene: unknown) => { readonly values: readonly Value[] }} collect
 *
 * @typedef {object} Repository What the scan reads from; more than we say here.
 * @property {(commit: string) => Promise<readonly { readonly path: string, readonly id: string }[]>} tree
 * @property {(id: string) => Promise<Uint8Array | null>} bytes
 *
 * @typedef {object} Sources What we take of the project.
 * @property {(request: object) => Promise<unknown>} scan
 * @property {(directory: string, options: { readonly maxBlobBytes: number }) => Promise<Repository>} openRepository
 * @property {(globs: object) => { readonly classOf: (path: string) => string }} createClassifier
 * @property {object} NO_GLOBS
 * @property {Rule[]} rules
 * @property {(kind: string, text: string) => readonly string[]} needlesOf
 * @property {{ parse(value: object): { readonly limits: { readonly needles: number } } }} configSchema
 *
 * @typedef {object} Change
 * @property {string} directory A git directory.
 * @property {string} base
 * @property {string} head
 */

const root = path.resolve(import.meta.dirname, '..', '..');
/** Questions to the repository that hand out a blob. */
const READING = new Set(['bytes', 'content', 'raw']);
/** A scan that has said what we wanted to know goes no further. */
class HeardEnough extends Error {}
/** @type {Promise<Sources> | null} */
let loading = null;

function sources() {
  loading ??= /** @type {Promise<any>} */ (
    loadTypeScript(
      root,
      root,
      `
export { scan } from './src/scan.ts';
export { createClassifier, NO_GLOBS } from './src/changes/classify.ts';
export { rules } from './src/generated/rules.ts';
export { openRepository } from './src/git/repository.ts';
export { needlesOf } from './src/oracle/needle.ts';
export { configSchema } from './src/policy/schema.ts';
`,
    )
  );
  return loading;
}

/**
 * What the test and golden files are searched for: needles of all values that some rule asks for, the most telling ones
 * when there are more than the limit.
 * @param {Change} change
 * @returns {Promise<readonly string[]>}
 */
export async function needlesFor(change) {
  const { rules, needlesOf, configSchema } = await sources();
  const needles = new Set();
  let asked = 0;
  const spoken = rules.map(({ collect }) => collect);
  for (const [i, rule] of rules.entries()) {
    rule.collect = (scene) => {
      const question = spoken[i]?.call(rule, scene) ?? { values: [] };
      for (const { kind, text } of question.values) for (const needle of needlesOf(kind, text)) needles.add(needle);
      if (++asked === rules.length) throw new HeardEnough();
      return question;
    };
  }
  try {
    await scanned(change, (repository) => repository);
  } catch (error) {
    if (!(error instanceof HeardEnough)) throw error;
  } finally {
    for (const [i, rule] of rules.entries()) rule.collect = spoken[i] ?? rule.collect;
  }
  const ordered = [...needles].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return ordered.slice(0, configSchema.parse({}).limits.needles);
}

/** Bytes of test and golden files that a scan reads. @param {Change} change @returns {Promise<number>} */
export async function oracleBytesRead(change) {
  const { createClassifier, NO_GLOBS } = await sources();
  const { classOf } = createClassifier(NO_GLOBS);
  const oracle = new Set();
  const read = new Set();
  await scanned(change, async (repository) => {
    for (const { path: file, id } of await repository.tree(change.base)) if (isOracle(classOf(file))) oracle.add(id);
    return new Proxy(repository, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (/** @type {unknown[]} */ ...args) => {
          if (READING.has(String(name)) && oracle.has(args[0])) read.add(args[0]);
          return method.apply(target, args);
        };
      },
    });
  });
  const input = [...read].map((id) => `${id}\n`).join('');
  const check = ['-C', change.directory, 'cat-file', '--batch-check=%(objectsize)'];
  const sizes = execFileSync('git', check, { input, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n');
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}

/** @param {Change} change @param {(repository: Repository) => Repository | Promise<Repository>} listening */
async function scanned({ directory, base, head }, listening) {
  const { scan, openRepository } = await sources();
  return scan({
    open: async (/** @type {number} */ maxBlobBytes) => listening(await openRepository(directory, { maxBlobBytes })),
    target: base,
    head,
    policy: base,
    inputs: { preset: null, protected: [], requireWorkProof: null },
    today: '2026-01-01',
  });
}

/**
 * The test and golden files of a commit.
 * @param {string} directory
 * @param {string} commit
 * @returns {Promise<{ readonly paths: readonly string[], readonly oracle: readonly string[], readonly bytes: number }>}
 * `paths`: of all files; `bytes`: of the test and golden files.
 */
export async function oracleOf(directory, commit) {
  const { createClassifier, NO_GLOBS } = await sources();
  const { classOf } = createClassifier(NO_GLOBS);
  const args = ['-C', directory, 'ls-tree', '-r', '-z', '--format=%(objectsize) %(path)', commit];
  const entries = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter(Boolean);
  const sizes = new Map(entries.map((entry) => [entry.slice(entry.indexOf(' ') + 1), Number.parseInt(entry) || 0]));
  const oracle = [...sizes.keys()].filter((file) => isOracle(classOf(file)));
  const bytes = oracle.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { paths: [...sizes.keys()], oracle, bytes };
}

/** @param {string} fileClass */
function isOracle(fileClass) {
  return fileClass === 'test' || fileClass === 'golden';
}
