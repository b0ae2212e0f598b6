// @ts-check
// Measures a scan of a large repository against what git alone needs for the same questions.
//
//   node scripts/bench.mjs                 medians of time, CPU and memory, and their ratios to git's
//   node scripts/bench.mjs --work          counted work instead of time: it must not grow with the repository
//   options: --cli FILE (default dist/cli/index.js), --files N (5000), --rounds N (9), --keep DIR (leaves the repository there)
//
// Ratios from one interleaved run say the same on a fast and on a slow machine; seconds do not.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBenchRepository } from './bench-repository.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { values: options } = parseArgs({
  options: {
    work: { type: 'boolean', default: false },
    cli: { type: 'string', default: path.join(root, 'dist', 'cli', 'index.js') },
    files: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '9' },
    keep: { type: 'string' },
  },
});
const files = Number(options.files);
const cli = path.resolve(options.cli);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'anti-cheat-bench-'));
try {
  if (options.work) checkWork();
  else await measure();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** @typedef {import('./bench-repository.mjs').BenchRepository} BenchRepository */

/**
 * What the scan does for a change must stay the same when the repository around it grows to twice its size: for a
 * change that says what only its own area says, and for one whose words stand in all tests, up to the limit.
 */
function checkWork() {
  for (const change of /** @type {const} */ ([
    { files: 2, words: 'own' },
    { files: 10, words: 'common' },
  ])) {
    // In a smaller repository the first files that are read say everything, and a search is saved.
    const counted = [2, 3, 4].map((factor) => {
      const directory = path.join(scratch, `${change.words}-${factor}`);
      const repository = makeBenchRepository(directory, files * factor, change);
      const { stats } = scan(repository);
      return {
        words: change.words,
        files: files * factor,
        'values looked up': stats.candidates,
        'oracle files parsed': stats.oracleFilesParsed,
        'git processes': gitCalls(repository).length,
      };
    });
    console.table(counted);
    const [first, ...others] = counted;
    for (const key of /** @type {const} */ (['values looked up', 'oracle files parsed', 'git processes'])) {
      if (first && others.every((each) => each[key] <= first[key])) continue;
      console.error(`${key}: grows with the repository`);
      process.exitCode = 1;
    }
  }
}

async function measure() {
  const repository = makeBenchRepository(options.keep ?? path.join(scratch, 'repository'), files);
  const { base, head, directory } = repository;
  const searches = gitCalls(repository).filter((call) => call.args.includes(' grep '));
  const expressions = path.join(scratch, 'expressions');
  writeFileSync(expressions, searches.map((call) => `${call.input}\n`).join(''));
  const needles = path.join(scratch, 'needles');
  writeFileSync(needles, searches.flatMap((call) => needlesIn(call.input)).join('\n'));
  const commands = {
    scan: [process.execPath, cli, 'scan', '--repo', directory, '--base', base, '--head', head],
    'git diff': ['git', '-C', directory, 'diff', base, head],
    // The same question in git's two ways: many fixed texts, or one expression of alternatives.
    'git grep -F': ['git', '-C', directory, 'grep', '-l', '-F', '-f', needles, base],
    'git grep -E': ['git', '-C', directory, 'grep', '-l', '-E', '-f', expressions, base],
    'node alone': [process.execPath, '-e', '0'],
  };
  /** @type {Record<string, { wall: number[], cpu: number[], memory: number[] }>} */
  const samples = {};
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [name, command] of Object.entries(commands)) {
      const sample = (samples[name] ??= { wall: [], cpu: [], memory: [] });
      const { wall, cpu } = timed(command);
      sample.wall.push(wall);
      sample.cpu.push(cpu);
      // Apart from the timing, which the watching would disturb.
      if (round < 3) sample.memory.push(await peakMemory(command));
    }
  }
  const medians = Object.fromEntries(
    Object.entries(samples).map(([name, { wall, cpu, memory }]) => [
      name,
      { 'wall ms': median(wall), 'CPU ms': median(cpu), 'peak MB': median(memory) },
    ]),
  );
  const { stats, verdict } = scan(repository);
  console.log(`${files} files, a change of ${stats.files} files and ${stats.addedLines} lines: ${verdict},`);
  console.log(`${stats.candidates} values looked up, ${stats.oracleFilesParsed} test and golden files parsed.`);
  console.log(`Medians of ${options.rounds} interleaved rounds, whole processes:`);
  console.table(medians);
  const of = (/** @type {string} */ name, /** @type {'wall ms' | 'CPU ms' | 'peak MB'} */ key) =>
    medians[name]?.[key] ?? 0;
  for (const search of ['git grep -F', 'git grep -E']) {
    const wall = of('scan', 'wall ms') / (of('git diff', 'wall ms') + of(search, 'wall ms'));
    const cpu = of('scan', 'CPU ms') / (of('git diff', 'CPU ms') + of(search, 'CPU ms'));
    const memory = of('scan', 'peak MB') / Math.max(of('git diff', 'peak MB'), of(search, 'peak MB'), 1);
    console.log(`The scan against git diff and ${search} for the same needles:`);
    console.log(`  wall ${wall.toFixed(2)} x, CPU ${cpu.toFixed(2)} x, peak memory ${memory.toFixed(1)} x`);
  }
}

/** @param {BenchRepository} repository */
function scan({ directory, base, head }) {
  const args = [cli, 'scan', '--repo', directory, '--base', base, '--head', head, '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/**
 * Every git process of one scan, with what it read, by way of a git that writes it down.
 * @param {BenchRepository} repository
 * @returns {{ readonly args: string, readonly input: string }[]}
 */
function gitCalls(repository) {
  const folder = mkdtempSync(path.join(scratch, 'calls-'));
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const log = path.join(folder, 'log');
  // Only a search is small enough on its input, and ends by itself.
  writeFileSync(
    path.join(folder, 'git'),
    `#!/bin/sh
printf ' %s' "$@" | tr '\\n' ' ' >> '${log}'
printf '\\n' >> '${log}'
case " $* " in
*" grep "*) tee -a '${log}' | '${real}' "$@" ;;
*) exec '${real}' "$@" ;;
esac
`,
  );
  chmodSync(path.join(folder, 'git'), 0o755);
  const { PATH = '' } = process.env;
  execScan({ ...process.env, PATH: `${folder}${path.delimiter}${PATH}` }, repository);
  /** @type {{ args: string, input: string }[]} */
  const calls = [];
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const last = calls.at(-1);
    if (line.startsWith(' --no-pager ')) calls.push({ args: line, input: '' });
    else if (last) last.input += line;
  }
  return calls;
}

/** @param {NodeJS.ProcessEnv} env @param {BenchRepository} repository */
function execScan(env, { directory, base, head }) {
  spawnSync(process.execPath, [cli, 'scan', '--repo', directory, '--base', base, '--head', head], { env });
}

/** The texts of one extended alternation: `(a|b\\.c)` holds `a` and `b.c`. @param {string} expression */
function needlesIn(expression) {
  const inner = expression.replace(/^\(/, '').replace(/\)$/, '');
  return [...inner.matchAll(/(?:\\.|[^|\\])+/gs)].map(([one]) => one.replaceAll(/\\(.)/gs, '$1'));
}

/**
 * Wall time and CPU of a process and of all that it started, in milliseconds. The shell knows what Node does not: the
 * CPU of children.
 * @param {readonly string[]} command
 */
function timed(command) {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null 2>&1';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
    encoding: 'utf8',
    env: cleanEnvironment(),
  });
  const [wall = 0, user = 0, system = 0] = stderr
    .trim()
    .split(' ')
    .map((seconds) => Number(seconds) * 1000);
  return { wall, cpu: user + system };
}

/**
 * Peak resident memory of the process, in MB; 0 where there is no /proc. Watched from outside; the system keeps the
 * high-water mark, so only what is used in the last instant can be missed.
 * @param {readonly string[]} command
 * @returns {Promise<number>}
 */
function peakMemory([program = '', ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', env: cleanEnvironment() });
    let peak = 0;
    const look = () => {
      const status = `/proc/${child.pid}/status`;
      if (!existsSync(status)) return;
      const kilobytes = Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0);
      peak = Math.max(peak, kilobytes / 1024);
    };
    const timer = setInterval(look, 2);
    child.on('error', reject);
    child.on('exit', () => {
      clearInterval(timer);
      resolve(peak);
    });
  });
}

/** Numbers with a point, whatever the locale. */
function cleanEnvironment() {
  return { ...process.env, LC_ALL: 'C' };
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
