import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileSpec, TemporaryRepository } from './temporary-repository.ts';

/** A fixture folder made into two commits. */
export interface FixtureRepository {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
}

/** What no file of a fixture folder can say. */
interface ChangeNotes {
  /** Paths that the change deletes. */
  readonly deleted?: readonly string[];
  /** Symbolic links that it makes, with their targets. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Ending of files whose real name git would take seriously where the fixture lies, such as `.gitattributes`. */
const INERT = '.fixture';

/**
 * Makes real commits of a fixture: `before/` is the whole tree of the base, `after/` holds the files that the change
 * adds or rewrites, and an optional `change.json` tells the rest (`{"deleted": ["path"], "links": {"path": "target"}}`).
 */
export function fixtureRepository(folder: string): FixtureRepository {
  const repository = TemporaryRepository.create();
  const base = repository.commit(filesBelow(path.join(folder, 'before')), { message: 'base' });
  const file = path.join(folder, 'change.json');
  const notes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangeNotes) : {};
  const gone = Object.fromEntries((notes.deleted ?? []).map((name) => [name, null]));
  const links = Object.fromEntries(Object.entries(notes.links ?? {}).map(([name, symlink]) => [name, { symlink }]));
  const head = repository.commit(
    { ...gone, ...links, ...filesBelow(path.join(folder, 'after')) },
    { message: 'change' },
  );
  return { directory: repository.directory, base, head };
}

/** Every file below a folder by its POSIX path; none when the folder is missing. */
function filesBelow(folder: string): Record<string, FileSpec> {
  if (!existsSync(folder)) return {};
  const files: Record<string, FileSpec> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    files[name.endsWith(INERT) ? name.slice(0, -INERT.length) : name] = readFileSync(file);
  }
  return files;
}
