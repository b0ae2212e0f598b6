// @ts-check
/** Files of a commit on the disk, for tools that know nothing of git. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Commits
 * @property {string} directory A git directory.
 * @property {string} folder Where checkouts are kept.
 * @property {string} base
 */

/** All files of the base. @param {Commits} commits */
export function baseCheckout({ directory, folder, base }) {
  return checkout(directory, path.join(folder, `base-${base.slice(0, 12)}`), base, null);
}

/** The changed files, as the head has them. @param {Commits} commits @param {string} head */
export function changedCheckout({ directory, folder, base }, head) {
  const names = git(directory, ['diff', '--name-only', '--diff-filter=d', '-z', base, head]);
  return checkout(directory, path.join(folder, `changed-${head.slice(0, 12)}`), head, names);
}

/** @param {string} directory @param {string} target @param {string} commit @param {Buffer | null} names */
function checkout(directory, target, commit, names) {
  if (existsSync(target)) return target;
  const half = `${target}.half`;
  const index = `${target}.index`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const environment = { GIT_WORK_TREE: half, GIT_INDEX_FILE: index };
  git(directory, ['read-tree', commit], environment);
  const which = names === null ? ['--all'] : ['--stdin', '-z'];
  git(directory, ['checkout-index', '--quiet', ...which, `--prefix=${half}/`], environment, names ?? Buffer.alloc(0));
  rmSync(index, { force: true });
  renameSync(half, target);
  return target;
}

/** @param {string} directory @param {readonly string[]} args @param {NodeJS.ProcessEnv} [environment] @param {Buffer} [input] */
function git(directory, args, environment = {}, input = Buffer.alloc(0)) {
  const env = { ...process.env, ...environment, GIT_DIR: directory };
  return execFileSync('git', args, { cwd: directory, env, input, maxBuffer: 1 << 28 });
}
