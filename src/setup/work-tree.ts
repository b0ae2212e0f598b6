import { constants, lstatSync, realpathSync, type Stats } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { UserError, messageOf } from '../model/problem.ts';

/** Longest file that something is added to, in bytes. */
const LONGEST = 1024 * 1024;

/** What lies at a path of a work tree. Links are told, never followed. */
export type Occupant = 'nothing' | 'file' | 'something else';

/**
 * A work tree that a few files are added to. Every path is relative to its top and POSIX; nothing outside of it, or behind
 * a symbolic link, is read or written.
 */
export interface WorkTree {
  readonly top: string;
  /** @throws {UserError} When the path leads out of the work tree or through a link. */
  occupant(relative: string): Occupant;
  /** @throws {UserError} When the file is there already, or cannot be written. */
  create(relative: string, text: string): Promise<void>;
  /** @throws {UserError} When it is no regular UTF-8 file of ordinary length. */
  read(relative: string): Promise<string>;
  /** Replaces the content of a file that is there. */
  replace(relative: string, text: string): Promise<void>;
}

/**
 * The work tree around a directory, found by its `.git` entry: the repository's configuration could name another place.
 * @returns Null for a bare repository.
 */
export function workTreeAround(directory: string): WorkTree | null {
  for (let folder = realpathSync(directory); ; folder = path.dirname(folder)) {
    if (statOf(path.join(folder, '.git')) !== null) return workTreeAt(folder);
    if (path.dirname(folder) === folder) return null;
  }
}

function workTreeAt(top: string): WorkTree {
  const follow = constants.O_NOFOLLOW || 0;
  return {
    top,
    occupant: (relative) => occupantOf(top, relative),
    async create(relative, text) {
      if (occupantOf(top, relative) !== 'nothing') throw new UserError(`${relative} is there already.`);
      await mkdir(path.dirname(path.join(top, relative)), { recursive: true });
      await written(top, relative, text, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | follow);
    },
    async read(relative) {
      requireFile(top, relative);
      const file = await open(path.join(top, relative), constants.O_RDONLY | follow);
      try {
        const { size } = await file.stat();
        if (size > LONGEST) throw new UserError(`${relative} is longer than 1 MiB: add the text by hand.`);
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.readFile());
      } catch (error) {
        if (error instanceof UserError) throw error;
        throw new UserError(`${relative} could not be read as UTF-8 text: ${messageOf(error)}`);
      } finally {
        await file.close();
      }
    },
    async replace(relative, text) {
      requireFile(top, relative);
      await written(top, relative, text, constants.O_WRONLY | constants.O_TRUNC | follow);
    },
  };
}

function requireFile(top: string, relative: string): void {
  if (occupantOf(top, relative) !== 'file') throw new UserError(`${relative} is no regular file.`);
}

async function written(top: string, relative: string, text: string, flags: number): Promise<void> {
  try {
    const file = await open(path.join(top, relative), flags, 0o644);
    try {
      await file.writeFile(text);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new UserError(`${relative} could not be written: ${messageOf(error)}`);
  }
}

function occupantOf(top: string, relative: string): Occupant {
  const parts = relative.split('/');
  if (
    parts.some(
      (part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git' || /[\\\0]/.test(part),
    ) ||
    path.isAbsolute(relative)
  ) {
    throw new UserError(
      `${JSON.stringify(relative)} does not name a file of the repository: give a path from its top.`,
    );
  }
  let folder = top;
  for (const part of parts.slice(0, -1)) {
    folder = path.join(folder, part);
    const stats = statOf(folder);
    if (stats === null) return 'nothing';
    if (!stats.isDirectory()) {
      const kind = stats.isSymbolicLink() ? 'a symbolic link, which could lead out of the repository' : 'no folder';
      throw new UserError(`${relative} cannot be used: ${path.relative(top, folder)} is ${kind}.`);
    }
  }
  const stats = statOf(path.join(top, relative));
  if (stats === null) return 'nothing';
  return stats.isFile() ? 'file' : 'something else';
}

function statOf(file: string): Stats | null {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A file where a folder is expected: nothing can lie below it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}
