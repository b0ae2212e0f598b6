// @ts-check
/** Runs the project's TypeScript from a script: Node 20 cannot, so esbuild makes one module of it first. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

let count = 0;

/**
 * @param {string} root Folder of the project; packages are looked up in its `node_modules/`.
 * @param {string} folder Where the code is taken to lie, for its relative imports.
 * @param {string} code TypeScript module.
 * @returns {Promise<Record<string, unknown>>} The module's exports.
 * @throws {Error} esbuild's, naming file and line, when something cannot be resolved or parsed.
 */
export async function loadTypeScript(root, folder, code) {
  const cache = path.join(root, 'node_modules', '.cache', 'anti-cheat');
  // Several scripts may run at once: the process id keeps them apart, the count one process's own modules.
  const outfile = path.join(cache, `module-${process.pid}-${count++}.mjs`);
  mkdirSync(cache, { recursive: true });
  try {
    await build({
      stdin: { contents: code, resolveDir: folder, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
