import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../model/problem.ts';
import { runGit } from './command.ts';
import { readingEnvironment } from './environment.ts';

/** Files of a commit by path; null removes one. */
export type Files = Readonly<Record<string, string | null>>;

/** A repository that we write ourselves, for demonstrations. Scans never write. */
export interface AuthoredRepository {
  readonly directory: string;
  /**
   * Commits files on top of a commit.
   * @returns The new commit's id.
   */
  commit(message: string, files: Files, parent: string | null): Promise<string>;
}

/** Makes an empty repository in an existing empty folder. Names, times and settings are fixed, so ids are too. */
export async function authorRepository(directory: string): Promise<AuthoredRepository> {
  const environment = {
    ...readingEnvironment(null),
    GIT_AUTHOR_NAME: 'Demo',
    GIT_AUTHOR_EMAIL: 'demo@example.com',
    GIT_COMMITTER_NAME: 'Demo',
    GIT_COMMITTER_EMAIL: 'demo@example.com',
    GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
    GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  };
  const git = async (...args: readonly string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await runGit(args, { cwd: directory, environment });
    if (exitCode !== 0) throw new UserError(`git ${args[0] ?? ''} failed in ${directory}: ${stderr}`);
    return stdout.toString('utf8').trim();
  };
  await git('init', '--quiet', '--initial-branch=main', '.');
  return {
    directory,
    async commit(message, files, parent) {
      if (parent !== null) await git('checkout', '--quiet', '--detach', parent);
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(directory, file);
        if (text === null) await rm(target, { force: true });
        else {
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, text);
        }
      }
      await git('add', '--all', '--force', '.');
      await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD');
    },
  };
}
