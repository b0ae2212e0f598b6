// @ts-check
/** The scan, and what it is measured against. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { baseCheckout, changedCheckout } from './checkout.mjs';

/**
 * @typedef {import('./process.mjs').Command} Command
 *
 * @typedef {object} Subject A change of a repository.
 * @property {string} directory A git directory.
 * @property {string} folder Where we may keep what we make of it.
 * @property {string} base
 * @property {string} head
 * @property {readonly string[]} pathspecs What git takes for all test and golden files.
 * @property {readonly string[]} globs The same for ripgrep.
 *
 * @typedef {'scan' | 'node' | 'git diff' | 'git grep -F' | 'git grep -E' | 'ripgrep' | 'secretlint' | 'ast-grep'} Name
 * @typedef {Readonly<Partial<Record<Name, Command>>>} Contenders
 */

const tools = path.resolve(import.meta.dirname, '..', '..', 'tools', 'bench');
/** Alternatives of one expression: what git compiles to one automaton. */
const ALTERNATIVES = 1000;

/** What the floor is made of: Node's own start, one diff, one search. @type {readonly Name[]} */
export const FLOOR = ['node', 'git diff', 'git grep -F'];
/** Git tries fixed texts one after the other; one expression of alternatives it searches with one automaton. @type {readonly Name[]} */
export const QUICK_FLOOR = ['node', 'git diff', 'git grep -E'];

/** What is missing on this machine, in a line each. */
export function missingTools() {
  const missing = [];
  if (!hasRipgrep())
    missing.push('ripgrep is not on the PATH: its rows are left out (Debian: apt-get install ripgrep).');
  if (!secretlint() || !astGrep()) {
    missing.push('No secretlint and ast-grep: npm ci --ignore-scripts --prefix tools/bench');
  }
  return missing;
}

/**
 * @param {Subject} subject
 * @param {readonly string[]} needles
 * @param {string} cli
 * @param {{ readonly others: boolean }} options Whether tools beside git are measured too.
 * @returns {Contenders}
 */
export function contendersOf(subject, needles, cli, { others }) {
  const { directory, base, head, pathspecs } = subject;
  const { fixed, expressions } = writeNeedles(subject.folder, head, needles);
  const grep = ['git', '-C', directory, 'grep', '-l', '-a'];
  const scan = [process.execPath, cli, 'scan', '--repo', directory, '--base', base, '--head', head];
  const isSearched = needles.length > 0;
  return {
    scan: { line: [...scan, '--format', 'json', '--output', reportOf(subject)] },
    node: { line: [process.execPath, '-e', '0'] },
    'git diff': { line: ['git', '-C', directory, 'diff', base, head] },
    ...(isSearched && {
      'git grep -F': { line: [...grep, '-F', '-f', fixed, base, '--', ...pathspecs] },
      'git grep -E': { line: [...grep, '-E', '-f', expressions, base, '--', ...pathspecs] },
    }),
    ...(others && otherTools(subject, isSearched ? fixed : null)),
  };
}

/** Where the scan leaves its report. @param {Subject} subject */
export function reportOf({ folder, head }) {
  return path.join(folder, `report-${head.slice(0, 12)}.json`);
}

/** @param {Subject} subject @param {string | null} needles @returns {Contenders} */
function otherTools(subject, needles) {
  const changed = changedCheckout(subject, subject.head);
  const [linter, matcher] = [secretlint(), astGrep()];
  return {
    ...(needles !== null &&
      hasRipgrep() && {
        ripgrep: {
          // All files, whatever they hold and whoever would ignore them: as git grep -a.
          line: [
            'rg',
            '--no-config',
            '-uu',
            '-a',
            '-l',
            '-F',
            '-f',
            needles,
            ...subject.globs.flatMap((glob) => ['-g', glob]),
            '.',
          ],
          cwd: baseCheckout(subject),
        },
      }),
    ...(linter && {
      secretlint: {
        line: [process.execPath, linter, '--secretlintrc', path.join(tools, 'secretlint.json'), '**/*'],
        cwd: changed,
      },
    }),
    ...(matcher && {
      'ast-grep': { line: [matcher, 'scan', '--rule', path.join(tools, 'ast-grep.yml'), '.'], cwd: changed },
    }),
  };
}

/** @param {string} folder @param {string} head @param {readonly string[]} needles */
function writeNeedles(folder, head, needles) {
  mkdirSync(folder, { recursive: true });
  const fixed = path.join(folder, `needles-${head.slice(0, 12)}`);
  const expressions = path.join(folder, `expressions-${head.slice(0, 12)}`);
  writeFileSync(fixed, needles.map((needle) => `${needle}\n`).join(''));
  const quoted = needles.map((needle) => needle.replaceAll(/[\\^$.[|()*+?{]/g, String.raw`\$&`));
  const lines = [];
  while (quoted.length > 0) lines.push(`(${quoted.splice(0, ALTERNATIVES).join('|')})\n`);
  writeFileSync(expressions, lines.join(''));
  return { fixed, expressions };
}

function hasRipgrep() {
  return spawnSync('rg', ['--version']).status === 0;
}

function secretlint() {
  const file = path.join(tools, 'node_modules', 'secretlint', 'bin', 'secretlint.js');
  return existsSync(file) ? file : null;
}

/** The program itself: what npm puts in its place without a script of the package's is none. @returns {string | null} */
function astGrep() {
  const file = path.join(tools, 'node_modules', '@ast-grep', 'cli', 'postinstall.js');
  return existsSync(file) ? createRequire(import.meta.url)(file).resolveBinaryPath() : null;
}
