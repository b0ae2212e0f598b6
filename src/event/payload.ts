import * as z from 'zod';
import { UserError } from '../model/problem.ts';

/**
 * The fields of GitHub's payloads that decide what is scanned; everything else is left alone.
 * Source: GitHub's webhook events and payloads, as shown by @octokit/webhooks-examples.
 */

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a commit id of 40 or 64 lower-case hex digits');
const ref = z.string().min(1).max(1024);
const repository = z.object({ default_branch: ref });

/** Without it the event can be told all the same: accounts decide nothing until GitHub is asked for them. */
const account = z.object({ id: z.int().positive(), login: ref, type: z.string() }).nullish().catch(null);

/** `pull_request`, `pull_request_target` and `pull_request_review`, whose pull request object is a shorter one. */
export const pullRequestPayload = z.object({
  action: z.string().optional(),
  pull_request: z.object({
    number: z.int().positive(),
    merged: z.boolean().nullish(),
    user: account,
    body: z.string().nullish(),
    base: z.object({ ref, sha }),
    // The repository of a head is null when the fork was deleted.
    head: z.object({ sha, ref: ref.nullish(), repo: z.object({ full_name: ref }).nullish() }),
  }),
  sender: account,
  label: z.object({ name: z.string() }).nullish(),
});

export type PullRequestPayload = z.infer<typeof pullRequestPayload>;
export type AccountPayload = z.infer<typeof account>;

/** `merge_group`. */
export const mergeGroupPayload = z.object({
  action: z.string().optional(),
  merge_group: z.object({ base_sha: sha, base_ref: ref, head_sha: sha, head_ref: ref }),
});

/** `push`. */
export const pushPayload = z.object({ ref, before: sha, after: sha, repository });

/** `workflow_dispatch`; the inputs are the workflow's own and may have any names. */
export const dispatchPayload = z.object({
  ref,
  inputs: z.record(z.string(), z.unknown()).nullish(),
  repository,
});

/**
 * Reads the needed fields.
 * @throws {UserError} Names the first fields that are missing or malformed.
 */
export function readPayload<T>(schema: z.ZodType<T>, payload: unknown, eventName: string): T {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 3).map(({ path, code, message }) => {
    const field = path.length > 0 ? `\`${path.map(String).join('.')}\`` : 'the payload';
    return code === 'invalid_format' ? `${field} (not ${message})` : field;
  });
  throw new UserError(
    `the payload of the event \`${eventName}\` lacks or garbles ${fields.join(', ')}: run the Action in a workflow on GitHub, which provides it, or use the command line with --base and --head`,
  );
}
