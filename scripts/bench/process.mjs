// @ts-check
/** Time, CPU and memory of whole processes, with all that they start. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/**
 * @typedef {object} Command
 * @property {readonly string[]} line Program and arguments.
 * @property {string} [cwd]
 *
 * @typedef {object} Timing In milliseconds.
 * @property {number} wall
 * @property {number} cpu User and system, with those of children that it waited for.
 *
 * @typedef {object} Memory Peaks, in MB; 0 where there is no /proc.
 * @property {number} own Of the process that was started.
 * @property {number} tree Of all processes together, at one moment.
 */

/** What takes longer is ended, in milliseconds. */
export const LIMIT = 10 * 60_000;
/** Between two looks at the memory. */
const LOOK = 4;

/**
 * Runs a command. The shell knows what Node does not: the CPU of children.
 * @param {Command} command
 * @param {(pid: number) => void} [watch] Called again and again while it runs, with the shell's process id.
 * @returns {Promise<Timing | null>} Null when it took too long.
 */
export function timed({ line, cwd }, watch) {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null 2>&1';
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script, 'bash', ...line], {
      cwd,
      // Numbers with a point, whatever the locale.
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own, so that it can be ended with its children.
      detached: true,
    });
    const { pid = 0 } = child;
    let said = '';
    let isLate = false;
    child.stderr.setEncoding('utf8').on('data', (chunk) => (said += chunk));
    const watching = watch ? setInterval(() => watch(pid), LOOK) : null;
    const limit = setTimeout(() => {
      isLate = true;
      process.kill(-pid, 'SIGKILL');
    }, LIMIT);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(limit);
      if (watching) clearInterval(watching);
      const [wall = 0, user = 0, system = 0] = said
        .trim()
        .split(/\s+/)
        .map((seconds) => Number(seconds) * 1000);
      resolve(isLate ? null : { wall, cpu: user + system });
    });
  });
}

/**
 * The same, watched from outside: the timing of something short suffers from that.
 * @param {Command} command
 * @returns {Promise<{ readonly timing: Timing | null, readonly memory: Memory }>}
 */
export async function watched(command) {
  let own = 0;
  let tree = 0;
  const watch = (/** @type {number} */ shell) => {
    const [, ...family] = familyOf(shell);
    // The system keeps the high-water mark of one process, but none of several.
    const [first] = family;
    if (first !== undefined) own = Math.max(own, kilobytesOf(first, /^VmHWM:\s*(\d+)/m));
    const sum = family.reduce((total, pid) => total + kilobytesOf(pid, /^VmRSS:\s*(\d+)/m), 0);
    tree = Math.max(tree, sum, own);
  };
  let timing = await timed(command, watch);
  // What lasts a few milliseconds may end unseen.
  for (let more = 0; more < 5 && timing && tree === 0; more++) timing = await timed(command, watch);
  return { timing, memory: { own: own / 1024, tree: tree / 1024 } };
}

/** The process and its descendants. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  const family = [pid];
  // Grows while it is walked.
  for (const each of family) {
    const children = read(`/proc/${each}/task/${each}/children`);
    for (const child of children.trim().split(' ')) if (child !== '') family.push(Number(child));
  }
  return family;
}

/** @param {number} pid @param {RegExp} line */
function kilobytesOf(pid, line) {
  return Number(line.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Empty when the process has just ended. @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
