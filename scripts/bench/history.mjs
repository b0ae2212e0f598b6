// @ts-check
/** How many commits of a real history a backtest scans in a second. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timed } from './process.mjs';
import { count, seconds } from './tables.mjs';

/** Scans at once: what the smallest runner has. */
const JOBS = 2;

/**
 * @param {readonly string[]} directories Git directories.
 * @param {string} cli
 * @param {number} commits
 * @returns {Promise<import('./tables.mjs').Section>}
 */
export async function historySection(directories, cli, commits) {
  const rows = [];
  const scratch = mkdtempSync(path.join(tmpdir(), 'anti-cheat-history-'));
  try {
    for (const directory of directories) {
      console.error(`  backtest of ${nameOf(directory)} …`);
      const output = path.join(scratch, 'report.json');
      const args = ['backtest', '--repo', directory, '--last', `${commits}`, '--jobs', `${JOBS}`];
      const timing = await timed({ line: [process.execPath, cli, ...args, '--format', 'json', '--output', output] });
      if (!timing) continue;
      const report = JSON.parse(readFileSync(output, 'utf8'));
      const speed = report.commits / (timing.wall / 1000);
      rows.push([
        nameOf(directory),
        count(report.commits),
        seconds(timing.wall),
        seconds(timing.cpu),
        speed.toFixed(2),
      ]);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return {
    title: 'Backtest',
    parts: [
      `The last commits of a real history, ${JOBS} at once.`,
      { head: ['repository', 'commits', 'wall', 'CPU', 'commits a second'], rows },
    ],
  };
}

/** As its origin calls it, else as its folder does. @param {string} directory */
export function nameOf(directory) {
  const { stdout } = spawnSync('git', ['-C', directory, 'config', 'remote.origin.url'], { encoding: 'utf8' });
  const [owner, name] = stdout
    .trim()
    .replace(/\.git$/, '')
    .split(/[/:]/)
    .slice(-2);
  if (owner && name) return `${owner}/${name}`;
  const names = path
    .resolve(directory)
    .split(path.sep)
    .filter((name) => !/^(?:repo|\.git)$/.test(name));
  return (names.at(-1) ?? '').replace('+', '/');
}
