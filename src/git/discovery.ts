import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../model/problem.ts';
import { runGit } from './command.ts';
import { readingEnvironment } from './environment.ts';

/**
 * The absolute git directory of a work tree, a folder inside one, a linked work tree or a bare repository.
 * Throws a UserError when there is none.
 */
export async function findGitDirectory(directory: string): Promise<string> {
  const start = resolve(directory);
  if (!statSync(start, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${directory} is not a git repository: there is no such directory.`);
  }
  const found =
    (await absoluteGitDirectory(start, null)) ??
    // Before git 2.38 the command line could not vouch for a directory of another owner, but naming it outright does.
    (await absoluteGitDirectory(start, join(start, '.git'))) ??
    (await absoluteGitDirectory(start, start));
  if (found === null)
    throw new UserError(`${directory} is not a git repository. Check the directory, or run git init.`);
  return found;
}

async function absoluteGitDirectory(cwd: string, named: string | null): Promise<string | null> {
  const environment = readingEnvironment(null);
  if (named !== null) environment['GIT_DIR'] = named;
  const result = await runGit(['rev-parse', '--absolute-git-dir'], { cwd, environment });
  return result.exitCode === 0 ? result.stdout.toString('utf8').replace(/\r?\n$/, '') : null;
}
