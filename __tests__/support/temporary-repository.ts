import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from '@jest/globals';
import { encodePath } from '../../src/git/path-bytes.ts';

/** What to put at a path: text or bytes of a file, another kind of entry, or null to delete it. */
export type FileSpec =
  | string
  | Uint8Array
  | { readonly content: string | Uint8Array; readonly executable: true }
  | { readonly symlink: string }
  | { readonly submodule: string }
  | null;

/** Paths as the git room decodes them, so that bytes that are no UTF-8 can be written too. */
export type FileSpecs = Readonly<Record<string, FileSpec>>;

export interface CommitOptions {
  /** The branch to put the commit on, made when it is new; `main` by default. */
  readonly branch?: string;
  readonly message?: string;
  /** Instead of the tip of the branch; an empty list makes a root commit. */
  readonly parents?: readonly string[];
}

export interface RepositoryOptions {
  readonly bare?: boolean;
  readonly objectFormat?: 'sha1' | 'sha256';
}

const temporary: string[] = [];

/** A new temporary directory, removed when the test file is through. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'anti-cheat-'));
  temporary.push(directory);
  return directory;
}

afterAll(() => {
  for (const directory of temporary.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/**
 * A real git repository in a temporary directory, written through `git fast-import`: any path, mode and kind of entry,
 * whatever the file system allows, and the same object ids on every machine. Independent of the user's configuration
 * and environment. The work tree stays empty until {@link checkout}.
 */
export class TemporaryRepository {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  static create(options: RepositoryOptions = {}): TemporaryRepository {
    const repository = new TemporaryRepository(temporaryDirectory());
    const format = options.objectFormat ?? 'sha1';
    repository.git(
      'init',
      '--quiet',
      '--initial-branch=main',
      `--object-format=${format}`,
      ...(options.bare ? ['--bare'] : []),
    );
    return repository;
  }

  /** Writes one commit with these files changed from its first parent, and returns its id. */
  commit(files: FileSpecs, options: CommitOptions = {}): string {
    const branch = options.branch ?? 'main';
    const parents = options.parents ?? [this.tip(branch)].filter((id) => id !== null);
    const message = Buffer.from(options.message ?? 'change', 'utf8');
    const stream: Buffer[] = [
      Buffer.from(`commit refs/heads/${branch}\n`),
      // A fixed clock that goes on by a minute with each generation keeps ids stable and dates in order.
      Buffer.from(`committer Test <test@example.com> ${1_700_000_000 + 60 * this.#depth(parents)} +0000\n`),
      data(message),
      ...parents.map((id, i) => Buffer.from(`${i === 0 ? 'from' : 'merge'} ${id}\n`)),
      ...Object.entries(files).flatMap(([path, spec]) => fileCommand(path, spec)),
      Buffer.from('\n'),
    ];
    // A branch without commits must not be continued from nothing: --force replaces its tip by the new root.
    this.#run(['fast-import', '--quiet', '--force', '--date-format=raw'], Buffer.concat(stream));
    return this.head(branch);
  }

  /** A new branch at a revision. */
  branch(name: string, at = 'main'): void {
    this.git('update-ref', `refs/heads/${name}`, this.id(at));
  }

  /** Merges one branch into another as git would, and returns the merge commit. Throws on conflicts. */
  merge(from: string, into = 'main'): string {
    const parents = [this.head(into), this.head(from)];
    const tree = this.git('merge-tree', '--write-tree', ...parents).trim();
    const options = parents.flatMap((id) => ['-p', id]);
    const id = this.git('commit-tree', '-m', `merge ${from}`, ...options, tree).trim();
    this.git('update-ref', `refs/heads/${into}`, id);
    return id;
  }

  /** Commit id at the tip of a branch. */
  head(branch = 'main'): string {
    return this.id(`refs/heads/${branch}`);
  }

  /** Object id of a revision. */
  id(revision: string): string {
    return this.git('rev-parse', '--verify', revision).trim();
  }

  /** Id of a new blob that no tree holds. */
  blob(content: string | Uint8Array): string {
    return this.#run(['hash-object', '-w', '--stdin'], Buffer.from(content)).trim();
  }

  /** Fills the work tree from a branch. */
  checkout(branch = 'main'): void {
    this.git('checkout', '--quiet', '--force', branch);
  }

  /** Clones through a file:// address, so that `--depth` and `--filter` work. */
  clone(...options: string[]): TemporaryRepository {
    const clone = new TemporaryRepository(temporaryDirectory());
    this.git('config', 'uploadpack.allowFilter', 'true');
    clone.git('clone', '--quiet', '--no-checkout', ...options, pathToFileURL(this.directory).href, '.');
    return clone;
  }

  /** Runs any git command in the repository and returns its output. Throws when it fails. */
  git(...args: string[]): string {
    return this.#run(args, Buffer.alloc(0));
  }

  /** The tip of a branch, or null when there is no such branch. */
  private tip(branch: string): string | null {
    const listing = this.git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`).trim();
    return listing === '' ? null : listing;
  }

  #depth(parents: readonly string[]): number {
    return parents.length === 0 ? 0 : Number(this.git('rev-list', '--count', ...parents).trim());
  }

  #run(args: readonly string[], input: Buffer): string {
    return execFileSync('git', args, {
      cwd: this.directory,
      env: isolatedEnvironment(),
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    }).toString('utf8');
  }
}

/** No configuration but the repository's, a fixed person and a fixed date. */
function isolatedEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.com',
    GIT_AUTHOR_DATE: '1700000000 +0000',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.com',
    GIT_COMMITTER_DATE: '1700000000 +0000',
    GIT_TERMINAL_PROMPT: '0',
  };
}

function data(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
}

function fileCommand(path: string, spec: FileSpec): readonly Buffer[] {
  const name = quoted(path);
  if (spec === null) return [Buffer.from(`D ${name}\n`)];
  if (typeof spec === 'string' || spec instanceof Uint8Array) return inline('100644', name, spec);
  if ('symlink' in spec) return inline('120000', name, spec.symlink);
  if ('submodule' in spec) return [Buffer.from(`M 160000 ${spec.submodule} ${name}\n`)];
  return inline('100755', name, spec.content);
}

function inline(mode: string, name: string, content: string | Uint8Array): readonly Buffer[] {
  return [Buffer.from(`M ${mode} inline ${name}\n`), data(Buffer.from(content))];
}

/** Path in fast-import's C quoting, every byte that is not plain as octal. */
function quoted(path: string): string {
  const bytes = [...encodePath(path)].map((byte) =>
    /[\w./-]/.test(String.fromCharCode(byte)) && byte < 0x80
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return `"${bytes.join('')}"`;
}
