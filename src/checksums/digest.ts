import { createHash } from 'node:crypto';
import { MissingDataError } from '../model/problem.ts';
import type { Repository } from '../model/repository.ts';
import { manifestPath, parseManifest, type Manifest, type ManifestEntry } from './manifest.ts';

/** A path that has no checksum, and why. */
export interface SkippedPath {
  readonly path: string;
  readonly reason: string;
}

export interface RecordedManifest {
  readonly entries: readonly ManifestEntry[];
  /** Submodules, and paths that are no file of the commit. */
  readonly skipped: readonly SkippedPath[];
}

export interface ChecksumMismatch {
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

export interface Verification {
  /** Paths whose bytes are as recorded. */
  readonly verified: readonly string[];
  readonly mismatched: readonly ChecksumMismatch[];
  /** Paths that are recorded and not in the commit. */
  readonly missing: readonly string[];
  /** Paths that are a submodule now: there are no bytes to compare. */
  readonly skipped: readonly SkippedPath[];
  /** Paths whose bytes could not be read; a scan that needs them is incomplete. */
  readonly unreadable: readonly SkippedPath[];
}

type Digest =
  | { readonly kind: 'digest'; readonly sha256: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'submodule' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * The manifest that a commit ships, or null when it has none. Bytes that are no UTF-8 become a problem.
 * @throws {MissingDataError} When the repository lacks its bytes or they exceed the limit on files.
 */
export async function loadManifest(
  repository: Repository,
  commit: string,
  path: string = manifestPath,
): Promise<Manifest | null> {
  const entry = await repository.entry(commit, path);
  if (!entry) return null;
  if (entry.kind === 'symlink' || entry.kind === 'submodule') {
    return { entries: [], problems: [{ line: 1, message: `the manifest is a ${entry.kind}, not a regular file` }] };
  }
  const bytes = await repository.bytes(entry.id);
  if (!bytes) {
    throw new MissingDataError(
      `the checksum manifest ${path} could not be read: it is absent from this clone or longer than the limit on files`,
    );
  }
  const text = decoded(bytes);
  return text === null
    ? { entries: [], problems: [{ line: 1, message: 'the manifest is not UTF-8 text' }] }
    : parseManifest(text);
}

/**
 * Checksums of files as a commit stores them: the bytes of git's blobs, never of a work tree, which filters and line-end
 * conversion change. A symlink's bytes are the text of its target.
 *
 * @param paths Exact paths, relative to the root.
 * @throws {MissingDataError} When the bytes of one cannot be read.
 */
export async function recordManifest(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<RecordedManifest> {
  const entries: ManifestEntry[] = [];
  const skipped: SkippedPath[] = [];
  for (const path of new Set(paths)) {
    const digest = await digestOf(repository, commit, path);
    switch (digest.kind) {
      case 'digest':
        entries.push({ path, sha256: digest.sha256 });
        break;
      case 'missing':
        skipped.push({ path, reason: 'not in the commit' });
        break;
      case 'submodule':
        skipped.push({ path, reason: submoduleReason });
        break;
      case 'unreadable':
        throw new MissingDataError(`no checksum for ${path}: ${digest.reason}`);
    }
  }
  return { entries, skipped };
}

/** Compares a commit with a manifest; every entry ends in exactly one of the lists. */
export async function verifyManifest(
  repository: Repository,
  commit: string,
  manifest: Pick<Manifest, 'entries'>,
): Promise<Verification> {
  const verified: string[] = [];
  const mismatched: ChecksumMismatch[] = [];
  const missing: string[] = [];
  const skipped: SkippedPath[] = [];
  const unreadable: SkippedPath[] = [];
  for (const { path, sha256: expected } of manifest.entries) {
    const digest = await digestOf(repository, commit, path);
    switch (digest.kind) {
      case 'digest':
        if (digest.sha256 === expected) verified.push(path);
        else mismatched.push({ path, expected, actual: digest.sha256 });
        break;
      case 'missing':
        missing.push(path);
        break;
      case 'submodule':
        skipped.push({ path, reason: submoduleReason });
        break;
      case 'unreadable':
        unreadable.push({ path, reason: digest.reason });
        break;
    }
  }
  return { verified, mismatched, missing, skipped, unreadable };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const submoduleReason = 'a submodule has no bytes in this repository; git pins its commit';

async function digestOf(repository: Repository, commit: string, path: string): Promise<Digest> {
  const entry = await repository.entry(commit, path);
  if (!entry) return { kind: 'missing' };
  if (entry.kind === 'submodule') return { kind: 'submodule' };
  const bytes = await repository.bytes(entry.id);
  if (bytes) return { kind: 'digest', sha256: createHash('sha256').update(bytes).digest('hex') };
  return { kind: 'unreadable', reason: 'its bytes are absent from this clone or longer than the limit on files' };
}
