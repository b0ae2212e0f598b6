import { describe, expect, it } from '@jest/globals';
import { readBranchRules, readDefaultBranch } from '../../../src/github/branch-rules.ts';
import type { GitHubClient, RestRequest } from '../../../src/github/request.ts';

const unprotected = { name: 'main', protected: false, protection: { enabled: false } };

/** A client with one answer for everything, but for what is asked of the branch itself. */
function clientWith(
  data: unknown,
  branch: unknown = unprotected,
): { readonly client: GitHubClient; readonly requests: RestRequest[] } {
  const requests: RestRequest[] = [];
  const client: GitHubClient = {
    owner: 'octo-org',
    repo: 'octo-repo',
    rest: (request, schema) => {
      requests.push(request);
      const read = schema.safeParse(
        request.route.endsWith('/branches/{branch}') && !request.route.includes('/rules/') ? branch : data,
      );
      return Promise.resolve(
        read.success
          ? { kind: 'ok', value: read.data, more: false }
          : { kind: 'failed', failure: { kind: 'unexpected', message: 'no such form' } },
      );
    },
    graphql: () => Promise.reject(new Error('not asked')),
  };
  return { client, requests };
}

describe('readBranchRules', () => {
  it('gathers what several rulesets require, and leaves out what it does not know', async () => {
    const { client, requests } = clientWith([
      { type: 'deletion' },
      {
        type: 'required_status_checks',
        parameters: {
          strict_required_status_checks_policy: true,
          required_status_checks: [{ context: 'anti-cheat', integration_id: 15368 }, { context: 'build' }],
        },
      },
      { type: 'required_status_checks', parameters: { required_status_checks: [{ context: 'lint' }] } },
      {
        type: 'workflows',
        parameters: { workflows: [{ path: '.github/workflows/anti-cheat.yml', repository_id: 7 }] },
      },
      { type: 'pull_request', parameters: { require_code_owner_review: true } },
      { type: 'merge_queue', parameters: {} },
      { type: 'something_new', parameters: { a: 1 } },
    ]);
    expect(await readBranchRules(client, 'release/1')).toEqual({
      kind: 'known',
      value: {
        branch: 'release/1',
        checks: [
          { context: 'anti-cheat', app: 15368 },
          { context: 'build', app: null },
          { context: 'lint', app: null },
        ],
        workflows: ['.github/workflows/anti-cheat.yml'],
        needsCodeOwners: true,
        usesMergeQueue: true,
      },
    });
    expect(requests[0]).toMatchObject({
      route: 'GET /repos/{owner}/{repo}/rules/branches/{branch}',
      parameters: { branch: 'release/1' },
      effect: 'none',
    });
  });

  it('reads the classic protection as well', async () => {
    const checks = [
      { context: 'anti-cheat', app_id: 15368 },
      { context: 'build', app_id: -1 },
      { context: 'lint', app_id: null },
    ];
    const branch = { protected: true, protection: { enabled: true, required_status_checks: { contexts: [], checks } } };
    expect(await readBranchRules(clientWith([], branch).client, 'main')).toMatchObject({
      value: {
        checks: [
          { context: 'anti-cheat', app: 15368 },
          { context: 'build', app: null },
          { context: 'lint', app: null },
        ],
        // Only administrators see whether reviews of code owners are asked for.
        needsCodeOwners: null,
      },
    });
  });

  it('knows nothing where the branch cannot be read', async () => {
    expect((await readBranchRules(clientWith([], 'nonsense').client, 'main')).kind).toBe('unknown');
  });

  it('says that a branch without rules has none', async () => {
    expect(await readBranchRules(clientWith([]).client, 'main')).toEqual({
      kind: 'known',
      value: { branch: 'main', checks: [], workflows: [], needsCodeOwners: false, usesMergeQueue: false },
    });
  });

  it('passes on why nothing is known', async () => {
    expect(await readBranchRules(clientWith('nonsense').client, 'main')).toEqual({
      kind: 'unknown',
      reason: 'no such form',
    });
  });
});

describe('readDefaultBranch', () => {
  it('reads its name', async () => {
    expect(await readDefaultBranch(clientWith({ id: 1, default_branch: 'trunk' }).client)).toEqual({
      kind: 'known',
      value: 'trunk',
    });
  });
});
