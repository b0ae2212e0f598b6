import * as z from 'zod';
import type { Account, Known, LabelEvent, Permission, Review } from '../model/pull-request.ts';
import { visible } from '../prose/visible.ts';
import { known, unknown } from './known.ts';
import type { GitHubClient } from './request.ts';

/** Source: GitHub's OpenAPI description, `repos/get-collaborator-permission-level`. */
const level = z.object({
  // Legacy names: `maintain` is `write` here, `triage` is `read`, a custom role is what it builds on.
  permission: z.enum(['admin', 'write', 'read', 'none']),
  user: z.object({ id: z.int() }).nullish(),
});

/** Each costs a request, and everybody may review a public repository's pull requests. */
const MOST_ACCOUNTS = 50;

/**
 * The permissions of those whose word may count: everybody who approved, requested changes or set a label.
 * @returns By account id. Those who came last are asked for first; beyond fifty the permission is unknown.
 */
export async function readPermissions(
  client: GitHubClient,
  reviews: readonly Review[],
  labelEvents: readonly LabelEvent[],
): Promise<ReadonlyMap<number, Known<Permission>>> {
  const accounts = accountsOf(reviews, labelEvents);
  const entries = accounts.map(async (account, index): Promise<readonly [number, Known<Permission>]> => {
    const permission =
      index < MOST_ACCOUNTS
        ? await readPermission(client, account)
        : unknown(
            `More than ${MOST_ACCOUNTS} accounts reviewed or set labels; only the last ${MOST_ACCOUNTS} are looked up.`,
          );
    return [account.id, permission];
  });
  return new Map(await Promise.all(entries));
}

function accountsOf(reviews: readonly Review[], labelEvents: readonly LabelEvent[]): readonly Account[] {
  const acts = [
    ...reviews
      .filter(({ state }) => state === 'approved' || state === 'changes-requested')
      .map(({ author, submittedAt }) => ({ account: author, at: submittedAt ?? '' })),
    ...labelEvents.filter(({ action }) => action === 'labeled').map(({ actor, at }) => ({ account: actor, at })),
  ].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  const accounts = new Map<number, Account>();
  for (const { account } of acts) if (account && !accounts.has(account.id)) accounts.set(account.id, account);
  return [...accounts.values()];
}

async function readPermission(client: GitHubClient, { id, login }: Account): Promise<Known<Permission>> {
  const answer = await client.rest(
    {
      task: `read the permission of ${login}`,
      needs: 'metadata: read',
      route: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
      parameters: { username: login },
      effect: 'none',
    },
    level,
  );
  if (answer.kind === 'failed') {
    // So GitHub answers for what is no user, such as an App.
    return answer.failure.kind === 'not-found' ? known('none') : unknown(answer.failure.message);
  }
  return answer.value.user?.id === id
    ? known(answer.value.permission)
    : unknown(`The name ${visible(login)} belongs to another account by now. Let the reviewer act again.`);
}
