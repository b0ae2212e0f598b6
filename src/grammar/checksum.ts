import { createHash } from 'node:crypto';

/**
 * Makes sure that a vendored file is the one that was reviewed, before it is run.
 *
 * @param file Its path, for the message.
 * @param expected SHA-256 in lower-case hex, from the manifest.
 * @throws Error when the bytes are others.
 */
export function verifyChecksum(file: string, bytes: Uint8Array, expected: string): void {
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual === expected) return;
  throw new Error(
    `${file} has SHA-256 ${actual}, but the manifest records ${expected}: the file was altered or fetched incompletely. ` +
      'Restore it from the release, or run "node scripts/vendor-grammars.mjs".',
  );
}
