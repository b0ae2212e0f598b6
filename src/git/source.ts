import { MissingDataError } from '../model/problem.ts';
import { type BorrowedObjects, borrowObjects } from './borrowed-objects.ts';
import { gitOf, isObjectId } from './command.ts';
import type { Connection } from './connection.ts';
import { absentCommits, createRepository, mergeBaseOf, missingObjects, type OwnRepository } from './own-repository.ts';
import { fetchByRefs, remoteMergeBase } from './remote-history.ts';
import { findDiffBase } from './revision.ts';

/** What a run needs. */
export interface CommitRequest {
  /** The checkout, if there is one: whatever it holds of the commits is not fetched. Nothing else of it counts. */
  readonly workspace: string;
  /** Folder for a repository of our own; made when it is not there. */
  readonly temporary: string;
  /** The server; null: only what the workspace has. */
  readonly connection: Connection | null;
  /** Full ids. */
  readonly target: string;
  readonly head: string;
  readonly policy: string;
  /** Full names of refs that contain the commits, for servers that give nothing out by its id. */
  readonly refs: readonly string[];
  /** Asks GitHub for the merge base of target and head; null when it does not tell. Saves fetching the histories. */
  readonly mergeBase?: (target: string, head: string) => Promise<string | null>;
}

/** Where everything that a scan reads can be read without a network. */
export interface ProvidedCommits {
  /** A bare repository. Without the history between the commits, so `git merge-base` may find nothing in it. */
  readonly directory: string;
  /** The merge base of target and head. */
  readonly diffBase: string;
}

/**
 * Brings the commits of a run together in a repository of our own that borrows the objects of the workspace.
 *
 * A full checkout costs no network. What else is missing comes in as few trips as there can be: the merge base is found
 * first, by GitHub's answer or from bare commits; then all trees and contents come in one fetch, since the search over the
 * base needs them all and contents that were asked for one by one cost the server more than the whole.
 * @throws {MissingDataError} With cause and cure, when something cannot be had.
 */
export async function provideCommits(request: CommitRequest): Promise<ProvidedCommits> {
  const { target, head, policy } = request;
  const ids = [...new Set([target, head, policy])];
  const bad = ids.find((id) => !isObjectId(id));
  if (bad !== undefined) throw new Error(`not an object id: ${JSON.stringify(bad)}`);
  const lender = await borrowObjects(request.workspace);
  const own = await createRepository(request.temporary, target, lender);
  const scene: Scene = { ...request, own, lender, ids };
  const diffBase = (await fromWholeHistory(scene)) ?? (await fromDepth(scene));
  if (lender?.isPartial) await completeTrees(scene, [...new Set([...ids, diffBase])]);
  return { directory: own.directory, diffBase };
}

/** A request and what stands where. */
interface Scene extends CommitRequest {
  readonly own: OwnRepository;
  readonly lender: BorrowedObjects | null;
  readonly ids: readonly string[];
}

/**
 * The merge base where the workspace has the history: what is missing of it is fetched on top.
 * @returns Null where there is no such history.
 */
async function fromWholeHistory(scene: Scene): Promise<string | null> {
  const { target, head, refs, own, lender, ids } = scene;
  const absent = await absentCommits(own.git, ids);
  const isWhole = lender !== null && lender.shallow.length === 0;
  if (absent.length === 0) return isWhole ? findDiffBase(own.git, target, head) : mergeBaseOf(own.git, target, head);
  // A history that holds neither is another repository's, or older than everything of ours.
  if (!isWhole || (absent.includes(target) && absent.includes(head))) return null;
  const connection = online(scene, absent);
  await markPresent(scene, absent);
  const outcome = await connection.fetch(own.directory, {
    what: absent,
    depth: null,
    filter: lender.isPartial ? 'blob:none' : null,
    tellsWhatIsThere: true,
  });
  if (outcome === 'refused') return fetchByRefs(connection, own, { target, head, ids, refs, depths: [null] });
  return findDiffBase(own.git, target, head);
}

/** The merge base by other means, and the trees of the commits without their history. */
async function fromDepth(scene: Scene): Promise<string> {
  const { target, head, refs, own, lender, ids, temporary } = scene;
  const byRefs = { target, head, ids, refs, depths: [50, 500, 5000, 'all'] } as const;
  const base = (await namedMergeBase(scene)) ?? (await remoteMergeBase(online(scene, ids), temporary, target, head));
  if (base === null) return fetchByRefs(online(scene, ids), own, byRefs);
  const absent = await absentCommits(own.git, [...new Set([...ids, base])]);
  if (absent.length === 0) return base;
  const connection = online(scene, absent);
  const isPartial = lender?.isPartial === true;
  if (!isPartial) await markPresent(scene, absent);
  const outcome = await connection.fetch(own.directory, {
    what: absent,
    depth: 1,
    filter: isPartial ? 'blob:none' : null,
    tellsWhatIsThere: !isPartial,
  });
  return outcome === 'refused' ? fetchByRefs(connection, own, byRefs) : base;
}

async function namedMergeBase({ target, head, mergeBase }: Scene): Promise<string | null> {
  if (target === head) return target;
  try {
    const named = (await mergeBase?.(target, head)) ?? null;
    return named !== null && isObjectId(named) ? named : null;
  } catch {
    // The histories tell it as well.
    return null;
  }
}

/** What a partial clone left out of the trees of some commits, all contents in one trip. */
async function completeTrees(scene: Scene, commits: readonly string[]): Promise<void> {
  // A missing folder hides what else is missing: the second round brings what the first made visible.
  for (let round = 0; round < 3; round++) {
    const missing = await missingObjects(scene.own.git, commits);
    if (missing.length === 0) return;
    const outcome = await online(scene, missing).fetch(scene.own.directory, {
      what: missing,
      depth: null,
      filter: 'blob:none',
      tellsWhatIsThere: false,
    });
    if (outcome === 'refused') break;
  }
  throw new MissingDataError(
    'The checkout is a partial clone, and the server does not give out what it lacks. Check out without a filter.',
  );
}

/** Refs for what is there, by which git tells the server what it need not send. */
async function markPresent({ own, lender, ids }: Scene, absent: readonly string[]): Promise<void> {
  const present = ids.filter((id) => !absent.includes(id));
  if (lender) {
    const checkedOut = await gitOf(lender.gitDirectory)(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const id = checkedOut.stdout.toString('latin1').trim();
    if (isObjectId(id) && (await absentCommits(own.git, [id])).length === 0) present.push(id);
  }
  const lines = [...new Set(present)].map((id, i) => `create refs/heads/present-${i} ${id}\n`);
  if (lines.length > 0) await own.git(['update-ref', '--stdin'], Buffer.from(lines.join('')));
}

function online({ connection, lender }: Scene, missing: readonly string[]): Connection {
  if (connection !== null) return connection;
  throw new MissingDataError(
    lender === null
      ? 'There is no checkout, and no server to fetch the commits from. Check out with fetch-depth: 0 before this step.'
      : `The checkout lacks ${missing[0] ?? 'a commit'} or its history. Check out with fetch-depth: 0 and without a filter.`,
  );
}
