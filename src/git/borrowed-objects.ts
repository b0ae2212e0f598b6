import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../model/problem.ts';
import { isObjectId } from './command.ts';
import { findGitDirectory } from './discovery.ts';

/** The objects of a repository of somebody else's, and what tells how complete they are. */
export interface BorrowedObjects {
  readonly gitDirectory: string;
  readonly objects: string;
  /** Commits whose parents a shallow clone left out; empty when the history is whole. */
  readonly shallow: readonly string[];
  /** A partial clone: contents or folders are missing on purpose. */
  readonly isPartial: boolean;
}

/** The objects of the repository at, or around, a directory; null when there is none. */
export async function borrowObjects(directory: string): Promise<BorrowedObjects | null> {
  let gitDirectory: string;
  try {
    gitDirectory = await findGitDirectory(directory);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
  // A linked work tree has a directory of its own and shares the objects.
  const common = path.resolve(gitDirectory, textOf(path.join(gitDirectory, 'commondir')).trim());
  const objects = path.join(common, 'objects');
  if (!existsSync(objects)) return null;
  return {
    gitDirectory,
    objects,
    shallow: textOf(path.join(common, 'shallow'))
      .split('\n')
      .filter((line) => isObjectId(line)),
    isPartial: packsOf(objects).some((name) => name.endsWith('.promisor')),
  };
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function packsOf(objects: string): readonly string[] {
  const packs = path.join(objects, 'pack');
  return existsSync(packs) ? readdirSync(packs) : [];
}
