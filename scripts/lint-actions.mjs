// @ts-check
// Checks action.yml and the workflows with GitHub's own language service, offline.
//
//   node scripts/lint-actions.mjs [FILE…]    default: action.yml and .github/workflows/*.yml
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const workflows = '.github/workflows';
const files = process.argv.length > 2 ? process.argv.slice(2) : defaultFiles();
const { validate, TextDocument } = await languageService();

/** @type {string[]} */
const problems = [];
for (const file of files) {
  const text = readFileSync(path.resolve(root, file), 'utf8');
  // The service caches by address, so each file needs its own.
  const document = TextDocument.create(pathToFileURL(path.resolve(root, file)).href, 'yaml', 1, text);
  for (const { range, message } of await validate(document)) {
    problems.push(`${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`);
  }
  const data = parse(text);
  problems.push(...unknownInputs(file, data), ...unpinned(file, text), ...loosePermissions(file, data));
}
for (const problem of problems) console.error(problem);
console.log(`${files.length} files checked, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @returns {string[]} */
function defaultFiles() {
  const folder = path.join(root, workflows);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return ['action.yml', ...names.sort().map((name) => `${workflows}/${name}`)];
}

/**
 * The service imports JSON without an import attribute, which Node refuses, so esbuild makes one module of it.
 * @returns {Promise<any>}
 */
async function languageService() {
  const cache = path.join(root, 'node_modules', '.cache', 'anti-cheat');
  const outfile = path.join(cache, `languageservice-${process.pid}.mjs`);
  mkdirSync(cache, { recursive: true });
  try {
    await build({
      stdin: {
        contents:
          "export { validate } from '@actions/languageservice';" +
          "export { TextDocument } from 'vscode-languageserver-textdocument';",
        resolveDir: root,
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/**
 * Inputs that a workflow hands to this very action (`uses: ./`): the service does not read local actions.
 * @param {string} file
 * @param {any} workflow
 * @returns {string[]}
 */
function unknownInputs(file, workflow) {
  const steps = Object.values(workflow?.jobs ?? {}).flatMap((job) => job?.steps ?? []);
  const own = steps.filter((step) => step?.uses === './' && step.with);
  if (own.length === 0) return [];
  const known = parse(readFileSync(path.join(root, 'action.yml'), 'utf8')).inputs ?? {};
  return own
    .flatMap((step) => Object.keys(step.with))
    .filter((input) => !Object.hasOwn(known, input))
    .map((input) => `${file}: action.yml has no input called ${input}`);
}

/**
 * A tag can be moved to other code; a commit id cannot.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function unpinned(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const used = /^\s*(?:- )?uses: +([^\s#]+)/.exec(line)?.[1];
    if (used === undefined || used.startsWith('./') || /@[0-9a-f]{40}$/.test(used)) return [];
    return [`${file}:${index + 1} ${used} is not pinned to a commit id`];
  });
}

/**
 * A token may do what a job says it needs: a workflow starts from nothing, and no job takes all at once. What a job does
 * without a limit can hold a runner for six hours.
 * @param {string} file
 * @param {any} workflow
 * @returns {string[]}
 */
function loosePermissions(file, workflow) {
  if (!workflow?.jobs) return [];
  const { permissions } = workflow;
  const startsFromNothing = typeof permissions === 'object' && permissions && Object.keys(permissions).length === 0;
  const found = startsFromNothing ? [] : [`${file} does not start with permissions: {}`];
  for (const [id, job] of Object.entries(workflow.jobs)) {
    if (typeof job?.permissions === 'string')
      found.push(`${file}: the job ${id} does not name its permissions one by one`);
    if (job && !job.uses && job['timeout-minutes'] === undefined)
      found.push(`${file}: the job ${id} has no timeout-minutes`);
  }
  return found;
}
