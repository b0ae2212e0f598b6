import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { MissingDataError, messageOf } from '../model/problem.ts';
import { type BatchAnswer, BatchParser } from './batch-parser.ts';
import { ByteCache } from './byte-cache.ts';
import { isObjectId } from './command.ts';
import { HARDENING, readingEnvironment } from './environment.ts';

interface Request {
  readonly resolve: (answer: BatchAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface Session {
  readonly child: ChildProcessWithoutNullStreams;
  /** Unanswered requests, the oldest first: git answers in order. */
  readonly requests: Request[];
  readonly ended: Promise<void>;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Reads blobs through one long-lived `git cat-file --batch`: thousands of blobs for the price of one process. Requests
 * are written at once and answered in order. The process starts with the first request and again after it died.
 */
export class BlobReader {
  readonly #gitDirectory: string;
  readonly #limit: number;
  readonly #cache = new ByteCache(CACHE_BYTES);
  readonly #inFlight = new Map<string, Promise<BatchAnswer>>();
  #session: Session | null = null;
  #isClosed = false;

  /** @param limit Longest blob to keep, in bytes; longer ones are answered as too large. */
  constructor(gitDirectory: string, limit: number) {
    this.#gitDirectory = gitDirectory;
    this.#limit = limit;
  }

  /** The blob with this full id. Rejects with a MissingDataError when git dies over it. */
  read(id: string): Promise<BatchAnswer> {
    // Only full ids go to git: nothing else can be smuggled into its input.
    if (!isObjectId(id)) return Promise.reject(new Error(`not an object id: ${JSON.stringify(id)}`));
    const cached = this.#cache.get(id);
    if (cached) return Promise.resolve({ kind: 'blob', bytes: cached });
    const running = this.#inFlight.get(id);
    if (running) return running;
    const answer = this.#request(id).finally(() => this.#inFlight.delete(id));
    this.#inFlight.set(id, answer);
    return answer;
  }

  /** Ends the process after the requests that it already has. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const session = this.#session;
    if (!session) return;
    session.child.stdin.end();
    await session.ended;
  }

  async #request(id: string): Promise<BatchAnswer> {
    if (this.#isClosed) throw new Error('the repository is closed');
    const session = (this.#session ??= this.#start());
    const answer = await new Promise<BatchAnswer>((resolve, reject) => {
      session.requests.push({ resolve, reject });
      this.#send(session, id);
    });
    if (answer.kind === 'blob') this.#cache.set(id, answer.bytes);
    return answer;
  }

  /** What is asked for in one go is written in one go. */
  #send({ child: { stdin } }: Session, id: string): void {
    if (stdin.writableCorked === 0) {
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    }
    stdin.write(`${id}\n`);
  }

  #start(): Session {
    const child = spawn('git', [...HARDENING, 'cat-file', '--batch'], {
      cwd: this.#gitDirectory,
      env: readingEnvironment(this.#gitDirectory),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const requests: Request[] = [];
    const parser = new BatchParser(this.#limit, (answer) => requests.shift()?.resolve(answer));
    let cause = '';
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        parser.push(chunk);
      } catch (error) {
        cause = messageOf(error);
        child.kill();
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (cause.length < 1000) cause += text;
    });
    // A broken pipe is followed by the end of the process, which says it better.
    child.stdin.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => {
      const end = (): void => {
        if (this.#session?.child === child) this.#session = null;
        const error = new MissingDataError(
          `git cat-file ended unexpectedly${cause ? ` (${cause.trim()})` : ''}: an object could not be read. ` +
            'The repository may be damaged; check it out afresh with fetch-depth: 0.',
        );
        for (const request of requests.splice(0)) request.reject(error);
        resolve();
      };
      child.on('close', end);
      child.on('error', (error) => {
        cause = messageOf(error);
        end();
      });
    });
    return { child, requests, ended };
  }
}
