import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { MissingDataError, messageOf } from '../model/problem.ts';
import { type BatchAnswer, BatchParser } from './batch-parser.ts';
import { ByteCache } from './byte-cache.ts';
import { isObjectId } from './command.ts';
import { HARDENING, readingEnvironment } from './environment.ts';

interface Request {
  readonly answer: (answer: BatchAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface Session {
  readonly child: ChildProcessWithoutNullStreams;
  /** Unanswered requests, the oldest first: git answers in order. */
  readonly requests: Request[];
  readonly ended: Promise<void>;
}

const CACHE_BYTES = 64 * 1024 * 1024;
/** Printable ASCII without spaces: one line for git, and its answer has the fields that we expect. */
const PLAIN_REVISION = /^(?!\^)[\x21-\x7e]{1,200}$/;

/** What a blob's id leads to. */
export type BlobAnswer = Extract<BatchAnswer, { readonly kind: 'missing' | 'too-large' | 'blob' }>;

/**
 * Reads objects through one long-lived `git cat-file --batch`: thousands of them for the price of one process. Requests
 * are written at once and answered in order. The process starts with the first request and again after it died.
 */
export class ObjectReader {
  readonly #gitDirectory: string;
  readonly #limit: number;
  readonly #cache = new ByteCache(CACHE_BYTES);
  readonly #inFlight = new Map<string, Promise<BlobAnswer>>();
  #session: Session | null = null;
  #isClosed = false;

  /** @param limit Longest blob to keep, in bytes; longer ones are answered as too large. */
  constructor(gitDirectory: string, limit: number) {
    this.#gitDirectory = gitDirectory;
    this.#limit = limit;
  }

  /** The blob with this full id; missing, too, when it is no blob. Rejects with a MissingDataError when git dies over it. */
  blob(id: string): Promise<BlobAnswer> {
    // Only full ids go to git: nothing else can be smuggled into its input.
    if (!isObjectId(id)) return Promise.reject(new Error(`not an object id: ${JSON.stringify(id)}`));
    const cached = this.#cache.get(id);
    if (cached) return Promise.resolve({ kind: 'blob', bytes: cached });
    const running = this.#inFlight.get(id);
    if (running) return running;
    const answer = this.#blob(id).finally(() => this.#inFlight.delete(id));
    this.#inFlight.set(id, answer);
    return answer;
  }

  /**
   * Looks at the blob with this full id as it passes; what many of them would drive out of the cache stays there.
   * @param see Gets bytes that are only there until it returns.
   */
  pass<Seen>(id: string, see: (answer: BlobAnswer) => Seen): Promise<Seen> {
    if (!isObjectId(id)) return Promise.reject(new Error(`not an object id: ${JSON.stringify(id)}`));
    const cached = this.#cache.get(id);
    if (cached) return Promise.resolve(see({ kind: 'blob', bytes: cached }));
    return this.#request(id, (answer) => {
      if (answer.kind === 'blob' && this.#cache.hasRoomFor(answer.bytes)) this.#cache.set(id, answer.bytes.slice());
      return see(asBlob(answer));
    });
  }

  /**
   * The id of the commit that a revision names, or null: then it names none, or is spelt in a way that is no line of
   * its own in git's input. Rejects when git dies over it, as it does over some revisions that there are not.
   */
  async commit(revision: string): Promise<string | null> {
    if (!PLAIN_REVISION.test(revision)) return null;
    const answer = await this.#request(`${revision}^{commit}`, kept);
    return answer.kind === 'commit' ? answer.id : null;
  }

  /** The entries of a tree, by the id of the tree or of a commit, as git stores them; null when there is none. */
  async tree(id: string): Promise<Uint8Array | null> {
    if (!isObjectId(id)) throw new Error(`not an object id: ${JSON.stringify(id)}`);
    const answer = await this.#request(`${id}^{tree}`, kept);
    return answer.kind === 'tree' ? answer.bytes : null;
  }

  /** Ends the process after the requests that it already has. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const session = this.#session;
    if (!session) return;
    session.child.stdin.end();
    await session.ended;
  }

  async #blob(id: string): Promise<BlobAnswer> {
    const answer = await this.#request(id, kept);
    if (answer.kind === 'blob') this.#cache.set(id, answer.bytes);
    return asBlob(answer);
  }

  /**
   * @param name What `git cat-file` takes for a name; one line, and no space in it.
   * @param take Gets the answer while its bytes are there.
   */
  #request<Taken>(name: string, take: (answer: BatchAnswer) => Taken): Promise<Taken> {
    if (this.#isClosed) return Promise.reject(new Error('the repository is closed'));
    const session = (this.#session ??= this.#start());
    return new Promise<Taken>((resolve, reject) => {
      session.requests.push({
        answer(answer) {
          try {
            resolve(take(answer));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(messageOf(error)));
          }
        },
        reject,
      });
      this.#send(session, name);
    });
  }

  /** What is asked for in one go is written in one go. */
  #send({ child: { stdin } }: Session, name: string): void {
    if (stdin.writableCorked === 0) {
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    }
    stdin.write(`${name}\n`);
  }

  #start(): Session {
    const child = spawn('git', [...HARDENING, 'cat-file', '--batch'], {
      cwd: this.#gitDirectory,
      env: readingEnvironment(this.#gitDirectory),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const requests: Request[] = [];
    const parser = new BatchParser(this.#limit, (answer) => requests.shift()?.answer(answer));
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

/** The answer with bytes of its own. */
function kept(answer: BatchAnswer): BatchAnswer {
  switch (answer.kind) {
    case 'missing':
    case 'commit':
      return answer;
    case 'too-large':
      return { ...answer, head: answer.head.slice() };
    case 'tree':
    case 'blob':
      return { ...answer, bytes: answer.bytes.slice() };
  }
}

function asBlob(answer: BatchAnswer): BlobAnswer {
  return answer.kind === 'commit' || answer.kind === 'tree' ? { kind: 'missing' } : answer;
}
