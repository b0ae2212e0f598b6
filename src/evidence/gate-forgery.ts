import type { LineRange } from '../model/change.ts';
import { append } from '../model/lists.ts';
import { touches } from '../sources/touch.ts';
import { isMapping, readWorkflow, type Job } from './gate-workflow.ts';

/** A place that would report the gate's check in its stead. */
export interface Forgery {
  readonly name: string;
  readonly how: 'status' | 'job';
  readonly startLine: number;
  readonly endLine: number;
}

/** Calls that set a status or a check run of a commit: GitHub's libraries, its API by address, `gh`. */
const CALL =
  /\bchecks\s?\.\s?(?:create|update)\b|create[-_]?commit[-_]?status|create[-_]?check[-_]?run|create[-_]?status\b|\/statuses\/|\/check-runs\b|\bcheck-suites\b|uses:.{0,80}(?:commit-status|github-status|status-check|checks-action|github-checks)/i;
/** How far from the call its name may stand. */
const REACH = 15;
const MOST_CALLS = 50;
const MOST_LINES = 20_000;

/**
 * Statuses and check runs that a changed file sets under one of the gate's names.
 * @param added Only what touches these lines counts.
 */
export function forgedStatuses(
  text: string,
  added: readonly LineRange[],
  names: ReadonlySet<string>,
): readonly Forgery[] {
  if (!CALL.test(text)) return [];
  const lines = text.split('\n', MOST_LINES);
  const wanted = new Map([...names].map((name) => [squeezed(name), name]));
  const calls = lines
    .flatMap((line, index) => (CALL.test(line) && !isComment(line) ? [index] : []))
    .slice(0, MOST_CALLS);
  const variables = lines.flatMap((line, index) =>
    /^\s*(?:export\s+)?[A-Z][A-Z0-9_]*\s?[:=]/.test(line) ? [index] : [],
  );
  const found: Forgery[] = [];
  for (const call of calls) {
    const near = Array.from({ length: 2 * REACH + 1 }, (_, offset) => call - REACH + offset);
    const nameAt = [...near, ...variables]
      .toSorted((a, b) => Math.abs(a - call) - Math.abs(b - call))
      .find((index) => saidIn(lines[index] ?? '', wanted) !== null);
    if (nameAt === undefined) continue;
    const isNear = Math.abs(nameAt - call) <= REACH;
    const [start, end] = isNear ? [Math.min(call, nameAt), Math.max(call, nameAt)] : [call, call];
    const isNew = [call, nameAt].some((index) => touches(lineRange(index + 1), added));
    if (isNew && !found.some((one) => one.startLine <= end + 1 && start + 1 <= one.endLine))
      found.push({
        name: saidIn(lines[nameAt] ?? '', wanted) ?? '',
        how: 'status',
        startLine: start + 1,
        endLine: end + 1,
      });
  }
  return found;
}

/** Jobs of a workflow that bear one of the gate's names without being the gate's. */
export function forgedJobs(
  text: string,
  before: string,
  gateJobs: ReadonlySet<string>,
  names: ReadonlySet<string>,
): readonly Forgery[] {
  const wanted = new Map([...names].map((name) => [squeezed(name), name]));
  const old = new Set(
    (readWorkflow(before)?.jobs ?? []).flatMap((job) => namesOf(job).map((name) => `${job.id} ${name}`)),
  );
  return (readWorkflow(text)?.jobs ?? []).flatMap((job): readonly Forgery[] => {
    if (gateJobs.has(job.id)) return [];
    const name = namesOf(job).find((one) => wanted.has(squeezed(one)) && !old.has(`${job.id} ${one}`));
    if (name === undefined) return [];
    return [{ name: wanted.get(squeezed(name)) ?? name, how: 'job', startLine: job.line, endLine: job.line }];
  });
}

/** The name of a job's check; where an expression makes it, everything that the expression may say. */
function namesOf(job: Job): readonly string[] {
  if (!job.checkName.includes('${{')) return [job.checkName];
  const texts: string[] = [job.checkName.replaceAll(/\$\{\{|\}\}|\bformat\b|\bmatrix\b|\{\d\}/g, '')];
  const pending: unknown[] = [job.value['strategy']];
  for (let next = pending.pop(); next !== undefined && texts.length < 200; next = pending.pop()) {
    if (typeof next === 'string') texts.push(next);
    else if (Array.isArray(next)) append(pending, next as readonly unknown[]);
    else if (isMapping(next)) append(pending, Object.values(next));
  }
  return texts;
}

/** The gate's name that a line says as a whole: quoted, after `name:` or `context=`, in pieces, or in Base64. */
function saidIn(line: string, wanted: ReadonlyMap<string, string>): string | null {
  if (line.length > 2000 || isComment(line)) return null;
  const texts = [...line.matchAll(/(["'`])((?:(?!\1).){1,200})\1/g)].map((match) => match[2] ?? '');
  const named = /\b(?:name|context|title)["']?\s?[:=]\s?(.{1,200})$/i.exec(line)?.[1] ?? '';
  texts.push(named.split(/[\s,;}]/, 1)[0] ?? '', named, texts.join(''));
  const value = /^\s*(?:export\s+)?[A-Z][A-Z0-9_]*\s?[:=]\s?(.{1,200})$/.exec(line)?.[1];
  if (value !== undefined) texts.push(value);
  for (const text of texts) {
    // `context=anti-cheat` of a command line is quoted as a whole.
    const bare = text.replace(/^(?:name|context)=/i, '');
    const name = wanted.get(squeezed(bare)) ?? wanted.get(squeezed(decoded(bare)));
    if (name !== undefined) return name;
  }
  return null;
}

function decoded(text: string): string {
  return /^[A-Za-z0-9+/]{8,200}={0,2}$/.test(text) ? Buffer.from(text, 'base64').toString('latin1') : '';
}

/** Letters and digits in lower case: names of checks count whatever their case. */
function squeezed(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? '\u0000' : letters;
}

function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/)/.test(line);
}

function lineRange(line: number): { startLine: number; startColumn: number; endLine: number; endColumn: number } {
  return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
}
