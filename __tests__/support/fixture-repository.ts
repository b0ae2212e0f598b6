import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileSpec, TemporaryRepository } from './temporary-repository.ts';

/** A fixture folder made into two commits. */
export interface FixtureRepository {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
}

/**
 * Makes real commits of a fixture: `before/` is the whole tree of the base, `after/` holds the files that the change
 * adds or rewrites, and an optional `change.json` lists what it deletes (`{"deleted": ["path"]}`).
 */
export function fixtureRepository(folder: string): FixtureRepository {
  const repository = TemporaryRepository.create();
  const base = repository.commit(filesBelow(path.join(folder, 'before')), { message: 'base' });
  const file = path.join(folder, 'change.json');
  const { deleted } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly deleted: readonly string[] })
    : { deleted: [] };
  const gone = Object.fromEntries(deleted.map((name) => [name, null]));
  const head = repository.commit({ ...gone, ...filesBelow(path.join(folder, 'after')) }, { message: 'change' });
  return { directory: repository.directory, base, head };
}

/** Every file below a folder by its POSIX path; none when the folder is missing. */
function filesBelow(folder: string): Record<string, FileSpec> {
  if (!existsSync(folder)) return {};
  const files: Record<string, FileSpec> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file).split(path.sep).join('/')] = readFileSync(file);
  }
  return files;
}
