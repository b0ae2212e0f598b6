import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ProofFile } from '../proof/discovery.ts';

/** A longer file is no work proof; its reader says so. */
const MOST_BYTES = 1024 * 1024;

/**
 * The work proof that an earlier step left in the workspace. Links are not followed: the job may have unpacked an archive
 * that the agent made.
 * @param name Relative to the workspace; null when none was named.
 * @returns Null when there is no such file: then there is none.
 */
export async function artifactProof(name: string | null, workspace: string): Promise<ProofFile | null> {
  if (name === null) return null;
  const file = { origin: 'artifact', path: name, isOlder: false } as const;
  const place = path.resolve(workspace, name);
  try {
    const [folder, root] = await Promise.all([realpath(path.dirname(place)), realpath(workspace)]);
    const status = await lstat(place);
    const isInside = folder === root || folder.startsWith(root + path.sep);
    const isReadable = isInside && status.isFile() && status.size <= MOST_BYTES;
    return { ...file, bytes: isReadable ? await readFile(place) : null };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return { ...file, bytes: null };
  }
}
