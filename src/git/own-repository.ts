import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError, messageOf } from '../model/problem.ts';
import type { BorrowedObjects } from './borrowed-objects.ts';
import { type Git, gitOf, isObjectId, runGit, unreadable } from './command.ts';
import { readingEnvironment } from './environment.ts';

/** A bare repository of our own, in a temporary folder. */
export interface OwnRepository {
  readonly directory: string;
  readonly git: Git;
}

/**
 * Makes a bare repository without a configuration, hook, ref or replacement of anybody else's.
 * @param folder Where to make it.
 * @param sample A full object id: its length tells the kind of ids.
 * @param lender Whose objects can be read as if they were here. Objects are named by their content, so this is all that
 * is taken over from a workspace that others wrote to.
 * @throws {UserError} When the folder cannot be written to.
 */
export async function createRepository(
  folder: string,
  sample: string,
  lender: BorrowedObjects | null,
): Promise<OwnRepository> {
  const directory = await emptyFolder(folder);
  const format = sample.length === 64 ? 'sha256' : 'sha1';
  const args = ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, directory];
  const result = await runGit(args, { cwd: directory, environment: readingEnvironment(null) });
  if (result.exitCode !== 0) throw unwritable(folder, `${result.stderr}; git must be 2.31 or newer`);
  if (lender) {
    await writeFile(path.join(directory, 'objects', 'info', 'alternates'), `${quoted(lender.objects)}\n`);
    // Where the lender's history ends, ours does; else git would look for the parents.
    if (lender.shallow.length > 0) await writeFile(path.join(directory, 'shallow'), `${lender.shallow.join('\n')}\n`);
  }
  return { directory, git: gitOf(directory) };
}

async function emptyFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    return await mkdtemp(path.join(path.resolve(folder), 'commits-'));
  } catch (error) {
    throw unwritable(folder, messageOf(error));
  }
}

function unwritable(folder: string, cause: string): UserError {
  return new UserError(
    `No repository could be made in ${folder} (${cause}). Give RUNNER_TEMP a folder that can be written to.`,
  );
}

/** Those of some full ids that are no commits here. */
export async function absentCommits(git: Git, ids: readonly string[]): Promise<readonly string[]> {
  const input = Buffer.from(ids.map((id) => `${id}\n`).join(''));
  const result = await git(['cat-file', '--batch-check=%(objecttype)'], input);
  if (result.exitCode !== 0) throw unreadable('the wanted commits', result);
  const types = result.stdout.toString('latin1').split('\n');
  return ids.filter((_, i) => types[i] !== 'commit');
}

/** Objects of some commits' trees, and the commits themselves, that are not here; below a missing folder none is told. */
export async function missingObjects(git: Git, commits: readonly string[]): Promise<readonly string[]> {
  const args = ['rev-list', '--objects', '--no-object-names', '--no-walk', '--missing=print', '--stdin'];
  const result = await git(args, Buffer.from(commits.map((id) => `${id}\n`).join('')));
  if (result.exitCode !== 0) throw unreadable('the trees of the wanted commits', result);
  const lines = result.stdout.toString('latin1').split('\n');
  return lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1));
}

/** Git's first merge base, or null where what is here shows none. */
export async function mergeBaseOf(git: Git, target: string, head: string): Promise<string | null> {
  const result = await git(['merge-base', target, head]);
  const id = result.stdout.toString('latin1').trim();
  return result.exitCode === 0 && isObjectId(id) ? id : null;
}

/** C quoting, by which any path is one line. */
function quoted(text: string): string {
  const bytes = [...Buffer.from(text.split(path.sep).join('/'), 'utf8')].map((byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  );
  return `"${bytes.join('')}"`;
}
