// Fetches the grammars named in grammars/manifest.json from their npm tarballs and checks each against its SHA-256.
//
//   node scripts/vendor-grammars.mjs            fetch, verify, write the .wasm files and LICENSES.md
//   node scripts/vendor-grammars.mjs --check    verify what is committed, offline
//   node scripts/vendor-grammars.mjs --update   fetch and record new hashes, after a version was changed by hand
//
// They are vendored because as devDependencies the packages would cost hundreds of megabytes of sources and native
// builds, and because a checksum in the repository is what a reviewer can compare.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'grammars');
const manifestFile = path.join(folder, 'manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const mode = process.argv[2] ?? '';

if (!['', '--check', '--update'].includes(mode)) {
  console.error('Usage: node scripts/vendor-grammars.mjs [--check | --update]');
  process.exit(2);
}

const problems = mode === '--check' ? check() : fetchAll();
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(manifest).length} grammars, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @returns {string[]} one sentence for each file that is missing, altered or unknown */
function check() {
  const found = [];
  for (const [name, grammar] of Object.entries(manifest)) {
    const file = path.join(folder, `${name}.wasm`);
    if (!existsSync(file)) found.push(`grammars/${name}.wasm is missing; run node scripts/vendor-grammars.mjs.`);
    else found.push(...compare(name, grammar, readFileSync(file)));
  }
  for (const file of readdirSync(folder)) {
    const isKnown = !file.endsWith('.wasm') || path.basename(file, '.wasm') in manifest;
    if (!isKnown) found.push(`grammars/${file} is not in the manifest.`);
  }
  return found;
}

/** @returns {string[]} */
function fetchAll() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'grammars-'));
  const found = [];
  const licences = new Map();
  try {
    for (const [name, grammar] of Object.entries(manifest)) {
      const unpacked = unpack(temporary, grammar);
      const bytes = readFileSync(path.join(unpacked, grammar.file));
      if (mode === '--update') grammar.sha256 = sha256(bytes);
      const wrong = compare(name, grammar, bytes);
      found.push(...wrong);
      // A file that is not what the manifest promises never reaches the work tree.
      if (wrong.length === 0) writeFileSync(path.join(folder, `${name}.wasm`), bytes);
      licences.set(`${grammar.package} ${grammar.version}`, readLicence(unpacked));
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  if (mode === '--update') writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(folder, 'LICENSES.md'), renderLicences(licences));
  return found;
}

function compare(name, grammar, bytes) {
  const actual = sha256(bytes);
  return actual === grammar.sha256 ? [] : [`grammars/${name}.wasm: expected SHA-256 ${grammar.sha256}, got ${actual}.`];
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns {string} the folder that holds the package's files */
function unpack(temporary, grammar) {
  const target = path.join(temporary, `${grammar.package.replaceAll('/', '+')}@${grammar.version}`);
  if (existsSync(target)) return path.join(target, 'package');
  const spec = `${grammar.package}@${grammar.version}`;
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', temporary, spec], { encoding: 'utf8' });
  const tarball = output.trim().split('\n').at(-1);
  mkdirSync(target);
  execFileSync('tar', ['xzf', path.join(temporary, tarball), '-C', target]);
  return path.join(target, 'package');
}

function readLicence(unpacked) {
  const file = readdirSync(unpacked).find((name) => /^licen[cs]e(?:\.|$)/i.test(name));
  if (!file) throw new Error(`no licence file in ${path.basename(path.dirname(unpacked))}`);
  return readFileSync(path.join(unpacked, file), 'utf8').trim();
}

function renderLicences(licences) {
  const sections = [...licences].map(([title, text]) => `## ${title}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  return [
    '# Licences of the vendored grammars\n',
    'Taken from the npm tarballs by `node scripts/vendor-grammars.mjs`; see [manifest.json](manifest.json) for which file comes from which package.\n',
    ...sections,
  ].join('\n');
}
