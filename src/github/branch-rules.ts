import * as z from 'zod';
import type { Known } from '../model/pull-request.ts';
import { knownFrom } from './known.ts';
import { readList } from './list.ts';
import type { GitHubClient } from './request.ts';

/** A check that has to pass before a merge. */
export interface RequiredCheck {
  /** Name of the check or context of the status. */
  readonly context: string;
  /** Id of the App that has to report it; null: any may. */
  readonly app: number | null;
}

/** What the rulesets and the classic protection of one branch ask for. */
export interface BranchRules {
  readonly branch: string;
  readonly checks: readonly RequiredCheck[];
  /** Paths of the workflows that have to pass. */
  readonly workflows: readonly string[];
  /** Null: no ruleset asks, and the classic protection does not say it to everybody. */
  readonly needsCodeOwners: boolean | null;
  readonly usesMergeQueue: boolean;
}

/** Source: GitHub's OpenAPI description, `repos/get-branch-rules`. Rules of other types are left out. */
const rule = z.object({ type: z.string(), parameters: z.unknown().optional() });
const statusChecks = z.object({
  required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.int().nullish() })),
});
const workflows = z.object({ workflows: z.array(z.object({ path: z.string() })) });
const pullRequest = z.object({ require_code_owner_review: z.boolean() });

const repository = z.object({ default_branch: z.string() });

/** Source: the same, `repos/get-branch`: the part of the classic protection that every reader sees. */
const protectedBranch = z.object({
  protected: z.boolean(),
  protection: z
    .object({
      required_status_checks: z
        .object({ checks: z.array(z.object({ context: z.string(), app_id: z.int().nullish() })).optional() })
        .nullish(),
    })
    .nullish(),
});

/** Rules of all levels that apply to a branch, whoever reads them. More are hardly in use. */
const MOST_RULES = 500;

/** The rules of a branch. */
export async function readBranchRules(client: GitHubClient, branch: string): Promise<Known<BranchRules>> {
  const list = await readList(
    client,
    {
      task: `read the rules of the branch ${branch}`,
      needs: 'metadata: read',
      route: 'GET /repos/{owner}/{repo}/rules/branches/{branch}',
      parameters: { branch },
    },
    rule,
    { most: MOST_RULES, what: `rules of the branch ${branch}` },
  );
  if (list.kind === 'unknown') return list;
  const classic = await client.rest(
    {
      task: `read the protection of the branch ${branch}`,
      needs: 'contents: read',
      route: 'GET /repos/{owner}/{repo}/branches/{branch}',
      parameters: { branch },
      effect: 'none',
    },
    protectedBranch,
  );
  if (classic.kind === 'failed') return { kind: 'unknown', reason: classic.failure.message };
  const classicChecks = classic.value.protection?.required_status_checks?.checks ?? [];
  const ofType = <Value>(type: string, schema: z.ZodType<Value>): readonly Value[] =>
    list.value.flatMap((one) => {
      const read = one.type === type ? schema.safeParse(one.parameters) : null;
      return read?.success ? [read.data] : [];
    });
  return {
    kind: 'known',
    value: {
      branch,
      checks: [
        ...ofType('required_status_checks', statusChecks).flatMap((one) =>
          one.required_status_checks.map(({ context, integration_id: app }) => ({ context, app: app ?? null })),
        ),
        // GitHub writes -1 for "any App".
        ...classicChecks.map(({ context, app_id: app }) => ({ context, app: app === -1 ? null : (app ?? null) })),
      ],
      workflows: ofType('workflows', workflows).flatMap((one) => one.workflows.map(({ path }) => path)),
      needsCodeOwners:
        ofType('pull_request', pullRequest).some((one) => one.require_code_owner_review) ||
        (classic.value.protected && list.value.length === 0 ? null : false),
      usesMergeQueue: list.value.some(({ type }) => type === 'merge_queue'),
    },
  };
}

/** The branch that pull requests are merged into unless they say another. */
export async function readDefaultBranch(client: GitHubClient): Promise<Known<string>> {
  const answer = await client.rest(
    { task: 'read the repository', needs: 'metadata: read', route: 'GET /repos/{owner}/{repo}', effect: 'none' },
    repository,
  );
  return knownFrom(answer, ({ default_branch: name }) => name);
}
