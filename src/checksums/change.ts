import type { ChangeSet, FileChange } from '../model/change.ts';
import { UserError } from '../model/problem.ts';
import type { Repository } from '../model/repository.ts';
import type { ChecksumVerdict } from '../model/rule.ts';
import { loadManifest, verifyManifest } from './digest.ts';
import { manifestPath } from './manifest.ts';

/** Beyond so many entries only those that the change touches are hashed. */
const MOST_ENTRIES = 2_000;

/** Protected bytes of the head against their reference. */
export interface ChecksumOutcome {
  readonly verdicts: readonly ChecksumVerdict[];
  /** Paths that could not be read, with the reason. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
}

/**
 * Verifies the protected files of a change: against the manifest of the policy commit, or, where there is none, against
 * the policy commit's own blobs of the protected paths that the change touches.
 *
 * @throws {UserError} When the manifest has a line that cannot be read: a guard that is half read guards nothing.
 */
export async function verifyChange(
  repository: Repository,
  policyCommit: string,
  change: ChangeSet,
): Promise<ChecksumOutcome> {
  const manifest = await loadManifest(repository, policyCommit);
  if (manifest === null) return { verdicts: await againstPolicy(repository, policyCommit, change), unreadable: [] };
  const problem = manifest.problems[0];
  if (problem) {
    throw new UserError(
      `line ${problem.line} of ${manifestPath} cannot be read: ${problem.message}. Write it anew with \`anti-cheat checksum record\`.`,
    );
  }
  const touched = new Set(
    change.files.flatMap((file) => [file.path, ...(file.previousPath === null ? [] : [file.previousPath])]),
  );
  const entries =
    manifest.entries.length <= MOST_ENTRIES
      ? manifest.entries
      : manifest.entries.filter((entry) => touched.has(entry.path));
  const result = await verifyManifest(repository, change.head, { entries });
  const verdict = (path: string, outcome: ChecksumVerdict['outcome']): ChecksumVerdict => ({
    path,
    reference: 'manifest',
    outcome,
  });
  return {
    verdicts: [
      ...result.verified.map((path) => verdict(path, 'verified')),
      ...result.mismatched.map(({ path }) => verdict(path, 'mismatched')),
      ...result.missing.map((path) => verdict(path, 'missing')),
      // Bytes that gave way to a submodule are gone.
      ...result.skipped.map(({ path }) => verdict(path, 'missing')),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    unreadable: result.unreadable,
  };
}

async function againstPolicy(
  repository: Repository,
  policyCommit: string,
  change: ChangeSet,
): Promise<readonly ChecksumVerdict[]> {
  const verdicts: ChecksumVerdict[] = [];
  for (const file of change.files) {
    if (!isGuarded(file) || file.before === null || file.status === 'copied') continue;
    const reference = await repository.entry(policyCommit, file.before.path);
    if (reference === null) continue;
    const { after } = file;
    const outcome =
      after?.path !== file.before.path ? 'missing' : after.id === reference.id ? 'verified' : 'mismatched';
    verdicts.push({ path: file.before.path, reference: 'policy', outcome });
  }
  return verdicts.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isGuarded(file: FileChange): boolean {
  return file.wasProtected || file.previousClass === 'golden';
}
