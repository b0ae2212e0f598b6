// @ts-check
// Makes dist/ from src/: TypeScript to build/, then one ncc bundle that serves the Action and the command line.
//
//   node scripts/build.mjs
//
// One bundle, not two: both entries share nearly all of their code, and `import()` lets each load only its own chunks,
// so the command line does not pay for the GitHub client. dist/index.js and dist/cli/index.js are the two doors.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const build = path.join(root, 'build');
const bundle = path.join(build, 'bundle');
const dist = path.join(root, 'dist');

rmSync(build, { recursive: true, force: true });
run('typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
writeFileSync(
  path.join(build, 'entries.js'),
  "export const runAction = () => import('./main.js');\nexport const runCommandLine = () => import('./cli.js');\n",
);
// `-e module`: without it ncc turns web-tree-sitter's `await import('module')` into a namespace without createRequire.
const options = ['-e', 'module', '--license', 'licenses.txt', '--target', 'es2022', '--no-cache', '--quiet'];
run('@vercel/ncc/dist/ncc/cli.js', ['build', 'build/entries.js', '-o', 'build/bundle', ...options]);
// ncc copies web-tree-sitter.wasm too, but as text, which mangles it; the bundle reads grammars/ instead.
for (const name of readdirSync(bundle)) if (name.endsWith('.wasm')) rmSync(path.join(bundle, name));
for (const name of readdirSync(bundle)) if (name.endsWith('.js')) makeQuickToLoad(path.join(bundle, name));

// Only a whole bundle replaces the old one.
rmSync(dist, { recursive: true, force: true });
cpSync(bundle, dist, { recursive: true });
rmSync(path.join(dist, 'index.js'));
cpSync(path.join(bundle, 'index.js'), path.join(dist, 'bundle.js'));
mkdirSync(path.join(dist, 'cli'));
writeFileSync(path.join(dist, 'index.js'), "import { runAction } from './bundle.js';\n\nawait runAction();\n");
const commandLine = path.join(dist, 'cli', 'index.js');
writeFileSync(
  commandLine,
  "#!/usr/bin/env node\nimport { runCommandLine } from '../bundle.js';\n\nawait runCommandLine();\n",
);
chmodSync(commandLine, 0o755);
// Node must take these files as ESM wherever the folder is put, with no package.json above it.
for (const folder of [dist, path.dirname(commandLine)]) {
  writeFileSync(path.join(folder, 'package.json'), '{\n  "type": "module"\n}\n');
}

/**
 * What is read at every start is made quick to read, and keeps its names, so that a stack still says where it was.
 *
 * The functions that the bundler puts around modules become `(function (…) {` instead of `((…) => {`: V8 takes the first
 * for a function that is called at once and compiles it while it reads the file; the second is read twice, which costs
 * 50 ms. (The bundler itself writes `function` where a module uses `this`.) Comments and indentation go, and characters
 * outside ASCII are escaped, since a single one of them doubles the memory of the whole file: 40 ms more.
 * @param {string} file
 */
function makeQuickToLoad(file) {
  const wrapper = /^(\/\*{3}\/ \()\(([\w, ]*)\) => \{$/gm;
  const source = readFileSync(file, 'utf8').replaceAll(wrapper, '$1function ($2) {');
  const { code } = transformSync(source, {
    minifyWhitespace: true,
    charset: 'ascii',
    lineLimit: 160,
    legalComments: 'none',
    target: 'es2022',
    format: 'esm',
  });
  writeFileSync(file, code);
}

/**
 * Runs a package's script with this Node; ends the process with its code when it fails.
 * @param {string} script Path below `node_modules/`.
 * @param {readonly string[]} args
 */
function run(script, args) {
  const child = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (child.error) throw child.error;
  if (child.status !== 0) process.exit(child.status ?? 1);
}
