// @ts-check
/** Counted work instead of time: the same on every machine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { middle } from './middle.mjs';
import { needlesFor, oracleBytesRead } from './probe.mjs';
import { benchRepository } from './repository.mjs';

/** What must not grow with the repository. */
const BOUNDED = /** @type {const} */ (['values looked up', 'oracle files parsed', 'git processes']);
/** What a change that says what only its own area says is compared by, and one whose words stand in all tests. */
const PLANS = /** @type {const} */ ([
  { manner: 'own', files: 2 },
  { manner: 'ordinary', files: 10 },
]);
/** Changes of growing size, in one repository. */
const SIZES = /** @type {const} */ ([1, 10, 30]);

/**
 * What the scan does for a change must stay the same when the repository around it grows to twice its size, up to the
 * limits.
 * @param {string} inputs
 * @param {string} cli
 * @param {number} files
 * @returns {Promise<boolean>} Whether it does.
 */
export async function checkWork(inputs, cli, files) {
  const plans = [...PLANS, ...SIZES.map((size) => /** @type {const} */ ({ manner: 'ordinary', files: size }))];
  // In a smaller repository the first files that are read say everything, and a search is saved.
  const repositories = [];
  for (const factor of [2, 3, 4]) repositories.push(await benchRepository(inputs, middle, files * factor, plans));
  let isBounded = true;
  for (const [i] of PLANS.entries()) {
    const counted = [];
    for (const repository of repositories) counted.push(await countedWork(repository, i, cli));
    console.table(counted);
    const [first, ...others] = counted;
    for (const key of BOUNDED) {
      if (first && others.every((each) => each[key] <= first[key])) continue;
      console.error(`${key}: grows with the repository`);
      isBounded = false;
    }
  }
  const counted = [];
  const [repository] = repositories;
  for (const [i] of SIZES.entries()) if (repository) counted.push(await countedWork(repository, PLANS.length + i, cli));
  console.table(counted);
  return isBounded;
}

/** @param {import('./repository.mjs').BenchRepository} repository @param {number} i Which head. @param {string} cli */
async function countedWork({ directory, base, heads, files }, i, cli) {
  const head = heads[i];
  if (!head) throw new Error(`There is no change ${i}.`);
  const change = { directory, base, head: head.commit };
  const needles = await needlesFor(change);
  const read = await oracleBytesRead(change);
  const { stats, processes } = scanned([cli, 'scan', '--repo', directory, '--base', base, '--head', head.commit]);
  return {
    words: head.manner,
    files,
    'changed files': stats.files,
    'values looked up': stats.candidates,
    needles: needles.length,
    'oracle files parsed': stats.oracleFilesParsed,
    'oracle kB read': Math.round(read / 1000),
    'git processes': processes,
  };
}

/**
 * What a run of Node reports, and how many git processes it started: by way of a git that notes that it was.
 * @param {readonly string[]} args
 * @returns {{ readonly stats: import('./figures.mjs').Stats, readonly processes: number }}
 */
function scanned(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'anti-cheat-calls-'));
  try {
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    const log = path.join(folder, 'log');
    const program = path.join(folder, 'git');
    writeFileSync(log, '');
    writeFileSync(program, `#!/bin/sh\necho started >> '${log}'\nexec '${real}' "$@"\n`);
    chmodSync(program, 0o755);
    const { stdout, stderr } = spawnSync(process.execPath, [...args, '--format', 'json'], {
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (stdout === '') throw new Error(stderr);
    return { stats: JSON.parse(stdout).stats, processes: readFileSync(log, 'utf8').split('\n').length - 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
