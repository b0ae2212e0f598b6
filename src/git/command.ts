import { spawn } from 'node:child_process';
import { MissingDataError, UserError } from '../model/problem.ts';
import { HARDENING, readingEnvironment } from './environment.ts';

/** What a command left behind. */
export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** The first few kilobytes, trimmed. */
  readonly stderr: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly environment: Record<string, string>;
  readonly input?: Buffer;
  /** After this time the command is ended, in milliseconds; its exit code is then that of a signal. */
  readonly milliseconds?: number;
}

const LONGEST_OUTPUT = 256 * 1024 * 1024;
const LONGEST_ERROR = 8 * 1024;

/** Runs git on the objects of one repository. */
export type Git = (args: readonly string[], input?: Buffer) => Promise<CommandResult>;

/** Binds {@link runGit} to a repository whose directory is known. */
export function gitOf(gitDirectory: string): Git {
  const environment = readingEnvironment(gitDirectory);
  return (args, input) => runGit(args, { cwd: gitDirectory, environment, ...(input && { input }) });
}

/**
 * Runs one git command to its end, without a shell.
 *
 * Plain `spawn` rather than @actions/exec, whose line splitter is quadratic in NUL-separated output (11 MB of paths take
 * ten times as long), which cannot end a command that takes too long, and which lets an early exit while input is still being written end our process with EPIPE.
 * @returns Exit code and output, whatever the exit code; a signal counts as 128.
 */
export function runGit(args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...HARDENING, ...args], {
      cwd: options.cwd,
      env: options.environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const output: Buffer[] = [];
    let outputLength = 0;
    let stderr = '';
    const end = (): void => {
      child.kill();
      // Transport programs inherit the pipes and would keep them open until they notice by themselves.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = options.milliseconds === undefined ? null : setTimeout(end, options.milliseconds);
    child.stdout.on('data', (chunk: Buffer) => {
      outputLength += chunk.length;
      if (outputLength <= LONGEST_OUTPUT) output.push(chunk);
      else child.kill();
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      if (stderr.length < LONGEST_ERROR) stderr += chunk.slice(0, LONGEST_ERROR - stderr.length);
    });
    // A command that ends before it has read all of its input breaks the pipe; its exit code tells the story.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      reject(new UserError(`git could not be started (${error.message}). Install git and put it on the PATH.`));
    });
    child.on('close', (code) => {
      if (timer !== null) clearTimeout(timer);
      if (outputLength > LONGEST_OUTPUT) {
        reject(new MissingDataError(`git ${args[0] ?? ''} answered with more than ${LONGEST_OUTPUT} bytes.`));
      } else {
        resolve({ exitCode: code ?? 128, stdout: Buffer.concat(output), stderr: stderr.trim() });
      }
    });
    child.stdin.end(options.input);
  });
}

/** The error for a command that failed although its arguments were sound: objects are missing or damaged. */
export function unreadable(what: string, { stderr }: Pick<CommandResult, 'stderr'>): MissingDataError {
  const cause = stderr.split('\n', 1)[0] ?? '';
  return new MissingDataError(
    `git could not read ${what}${cause ? ` (${cause})` : ''}. ` +
      'Objects are missing or damaged: check the repository out in full, with fetch-depth: 0 and without a filter.',
  );
}

/** Whether the text is a full object id: 40 hexadecimal digits for SHA-1, 64 for SHA-256. */
export function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
