// @ts-check
// Starts a plug-in: its source file, its fixture folder, its doc page.
//
//   npm run new -- rule|language|framework|golden|reporter ID [--title "…"]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ID_PATTERN, PLUGIN_KINDS } from './plugins.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const usage = `Usage: npm run new -- ${PLUGIN_KINDS.map((kind) => kind.id).join('|')} ID [--title "…"]`;
const { kind, id, title } = readArguments();

const templates = path.join(root, 'scripts', 'templates', kind.id);
const fixture = `fixtures/${kind.folder}/${id}`;
const page = `docs/${kind.folder}/${id}.md`;
/** @type {Map<string, string>} */
const files = new Map([[`src/${kind.folder}/${id}.ts`, template('source.ts.txt')]]);
for (const name of readdirSync(path.join(templates, 'fixture'), { recursive: true, encoding: 'utf8' })) {
  const relative = path.join('fixture', name);
  if (statSync(path.join(templates, relative)).isDirectory()) continue;
  files.set(path.posix.join(fixture, name.split(path.sep).join('/')), template(relative));
}
files.set(page, template('page.md'));

const existing = [...files.keys(), fixture].filter((file) => existsSync(path.join(root, file)));
if (existing.length > 0) stop(`${existing[0]} exists already; nothing was written.`);
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
const generate = spawnSync(process.execPath, [path.join(root, 'scripts', 'generate.mjs')], { stdio: 'inherit' });
if (generate.status !== 0) process.exit(generate.status ?? 1);
console.log(
  `\nNext: say what is expected in ${fixture}/, which fails until you do (CONTRIBUTING.md tells the format);`,
);
console.log(`then write src/${kind.folder}/${id}.ts and ${page}.`);

/** @returns {{ kind: import('./plugins.mjs').PluginKind, id: string, title: string }} */
function readArguments() {
  const options = /** @type {const} */ ({ title: { type: 'string' } });
  const { values, positionals } = tryParse(options);
  const [kindName, givenId, ...rest] = positionals;
  const found = PLUGIN_KINDS.find((candidate) => candidate.id === kindName);
  if (!found || givenId === undefined || rest.length > 0) stop(usage);
  if (!ID_PATTERN.test(givenId)) stop(`${givenId} is no id: lower-case words joined by "-", beginning with a letter.`);
  const words = givenId.split('-').join(' ');
  const titleText = values.title ?? words.charAt(0).toUpperCase() + words.slice(1);
  // The title stands in a string literal, in a comment and in Markdown.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,:+#()/-]*$/u.test(titleText) || titleText.includes('*/')) {
    stop(`${titleText} is no title: letters, digits, spaces and . , : + # ( ) / - only.`);
  }
  return { kind: found, id: givenId, title: titleText };
}

/** @param {{ readonly title: { readonly type: 'string' } }} options */
function tryParse(options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/**
 * @param {string} name File of the kind's templates.
 * @returns {string} Its text, filled in.
 */
function template(name) {
  const text = readFileSync(path.join(templates, name), 'utf8');
  return text.replaceAll('{{id}}', id).replaceAll('{{title}}', () => title);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}
