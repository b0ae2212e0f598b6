import { clip } from '../prose/bounds.ts';
import { visible } from '../prose/visible.ts';
import { acceptedPermissions } from './accepted-permissions.ts';
import type { Effect, Failure, Purpose } from './request.ts';

/** What came back instead of an answer. */
export type Trouble =
  | { readonly kind: 'status'; readonly status: number; readonly headers: Headers; readonly data: unknown }
  | { readonly kind: 'graphql'; readonly type: string; readonly text: string; readonly headers: Headers }
  | { readonly kind: 'timeout' }
  /** `code` is Node's, such as `ECONNREFUSED`; empty when there is none. */
  | { readonly kind: 'network'; readonly code: string }
  /** An answer that does not look as GitHub's API describes it. */
  | { readonly kind: 'shape'; readonly where: string };

/** Of an answer; names in lower case. */
export type Headers = Readonly<Record<string, unknown>>;

/** What a sentence needs to know of the client. */
export interface Context {
  /** Of the API, without credentials. */
  readonly host: string;
  readonly timeoutSeconds: number;
  /** Takes the token out of a text that somebody else wrote. */
  readonly redact: (text: string) => string;
}

const LONGEST_QUOTE = 200;

/**
 * Whether GitHub refused only because of too many requests: 429, or 403 with one of the marks of its rate limits.
 * Source: GitHub's REST documentation, "Rate limits for the REST API".
 */
export function isRateLimit(trouble: Trouble): boolean {
  if (trouble.kind === 'graphql')
    return trouble.type === 'RATE_LIMITED' || headerOf(trouble.headers, REMAINING) === '0';
  if (trouble.kind !== 'status') return false;
  if (trouble.status === 429) return true;
  if (trouble.status !== 403) return false;
  return (
    headerOf(trouble.headers, 'retry-after') !== null ||
    headerOf(trouble.headers, REMAINING) === '0' ||
    /\bsecondary rate limit\b/i.test(wordsOf(trouble.data))
  );
}

const REMAINING = 'x-ratelimit-remaining';

/** A header that is there and a text. */
export function headerOf(headers: Headers, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Puts trouble into words. The token is in none of them. */
export function failureOf(trouble: Trouble, purpose: Purpose, effect: Effect, context: Context): Failure {
  const { kind, why } = describe(trouble, purpose, effect, context);
  return {
    kind,
    message: context.redact(`Could not ${visible(clip(context.redact(purpose.task), LONGEST_QUOTE))}: ${why}`),
  };
}

interface Description {
  readonly kind: Failure['kind'];
  /** Follows `Could not …: `. */
  readonly why: string;
}

function describe(trouble: Trouble, purpose: Purpose, effect: Effect, context: Context): Description {
  if (isRateLimit(trouble)) {
    return { kind: 'rate-limit', why: "GitHub's rate limit is reached. Run the job again later." };
  }
  switch (trouble.kind) {
    case 'timeout':
      return {
        kind: 'timeout',
        why: `GitHub did not answer within ${context.timeoutSeconds} seconds. ${again(effect)}`,
      };
    case 'network': {
      const code = /^[A-Z][A-Z_0-9]{1,40}$/.test(trouble.code) ? ` (${trouble.code})` : '';
      return { kind: 'network', why: `${context.host} could not be reached${code}. ${again(effect)}` };
    }
    case 'shape':
      return {
        kind: 'unexpected',
        why: `the answer of ${context.host} is not one of GitHub's API (${trouble.where}). Check \`GITHUB_API_URL\`.`,
      };
    case 'graphql':
      return describeGraphql(trouble, purpose, effect, context);
    case 'status':
      return describeStatus(trouble, purpose, effect, context);
  }
}

function describeGraphql(
  trouble: Extract<Trouble, { kind: 'graphql' }>,
  purpose: Purpose,
  effect: Effect,
  context: Context,
): Description {
  const said = quote(trouble.text, context);
  switch (trouble.type) {
    case 'NOT_FOUND':
      return missing(purpose, `GraphQL${said}`);
    case 'FORBIDDEN':
    case 'INSUFFICIENT_SCOPES':
      return refused(trouble.headers, purpose, effect, `GraphQL${said}`, context);
    default:
      return { kind: 'unexpected', why: `GitHub reports an error (GraphQL${said}).` };
  }
}

function describeStatus(
  trouble: Extract<Trouble, { kind: 'status' }>,
  purpose: Purpose,
  effect: Effect,
  context: Context,
): Description {
  const { status } = trouble;
  const said = `${status}${quote(wordsOf(trouble.data), context)}`;
  switch (status) {
    case 401:
      return {
        kind: 'bad-token',
        why: 'GitHub does not accept the token (401). Check `github-token`; the token of a job ends with it.',
      };
    case 403:
      return refused(trouble.headers, purpose, effect, said, context);
    case 404:
    case 410:
      return missing(purpose, said);
    case 422:
      return { kind: 'rejected', why: `GitHub rejects it (${said}).` };
    default:
      return status >= 500
        ? { kind: 'server', why: `GitHub failed (${said}). ${again(effect)}` }
        : { kind: 'unexpected', why: `GitHub gave an unexpected answer (${said}).` };
  }
}

function refused(headers: Headers, purpose: Purpose, effect: Effect, said: string, context: Context): Description {
  const accepted = acceptedPermissions(context.redact(headerOf(headers, 'x-accepted-github-permissions') ?? ''));
  const needed = accepted ?? `\`${purpose.needs}\``;
  const fork =
    effect === 'none' ? '' : ' In runs for pull requests of forks and of Dependabot the token may only read.';
  return {
    kind: 'forbidden',
    why: `GitHub refused it (${said}). The token needs ${needed}: grant it under \`permissions:\` in the workflow.${fork}`,
  };
}

function missing(purpose: Purpose, said: string): Description {
  return {
    kind: 'not-found',
    why: `it is not there, or GitHub hides it from this token (${said}). In a private repository the token needs \`${purpose.needs}\`.`,
  };
}

/** What is done once may have been done although no answer came. */
function again(effect: Effect): string {
  return effect === 'once' ? 'It may have been done nevertheless.' : 'Run the job again.';
}

/** What GitHub says about a failure: `message`, and the messages of its first few `errors`. */
function wordsOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string') return '';
  const errors: readonly unknown[] = 'errors' in data && Array.isArray(data.errors) ? data.errors.slice(0, 3) : [];
  const details = errors.flatMap((error) => {
    if (typeof error === 'string') return [error];
    const isNamed = typeof error === 'object' && error !== null && 'message' in error;
    return isNamed && typeof error.message === 'string' ? [error.message] : [];
  });
  return [data.message, ...details].join('; ');
}

/** As a quotation behind a status. The token goes first: a cut could leave half of it. */
function quote(words: string, context: Context): string {
  const text = visible(clip(context.redact(words), LONGEST_QUOTE)).trim();
  return text === '' ? '' : `, "${text}"`;
}
