import * as z from 'zod';
import { openGitHub } from '../github/client.ts';
import { UserError } from '../model/problem.ts';
import type { RunEnvironment } from './environment.ts';
import type { Subject } from './posting.ts';

const sha = z.string().regex(/^(?:[\da-f]{40}|[\da-f]{64})$/);

/** As little of a payload as tells the commit. */
const payloads = z.union([
  z
    .object({ pull_request: z.object({ head: z.object({ sha }), merged: z.unknown().optional() }) })
    .transform(({ pull_request: { head, merged } }) => (merged === true ? null : head.sha)),
  z
    .object({ action: z.unknown().optional(), merge_group: z.object({ head_sha: sha }) })
    .transform(({ action, merge_group: group }) => (action === 'destroyed' ? null : group.head_sha)),
]);

const GATING: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'merge_group',
]);

/**
 * Where to write that inputs or event of a run cannot be read. An input that is garbled may be the one that asks for the
 * status: only one that says no means none.
 * @returns Null where no status is wanted, or where the commit or the way to GitHub cannot be told.
 */
export function unreadSubject(
  { eventName, payload, repository, runUrl }: RunEnvironment,
  getInput: (name: string) => string,
): Subject | null {
  const token = getInput('github-token').trim();
  if (['', 'false'].includes(getInput('status').trim()) || token === '' || repository === null) return null;
  const head = GATING.has(eventName) ? payloads.safeParse(payload).data : null;
  if (typeof head !== 'string') return null;
  try {
    const client = openGitHub({ token, owner: repository.owner, repo: repository.name });
    return { client, head, runUrl, pullRequest: null };
  } catch (error) {
    // A token that is none: the job fails, and nobody can write anything.
    if (error instanceof UserError) return null;
    throw error;
  }
}
