import { clipped } from '../policy/suggestion.ts';
import { fencedBlocks } from './fences.ts';
import { LARGEST_PROOF, readStatement, readStatementBytes, type StatementReading } from './reading.ts';
import type { WorkProof } from './statement.ts';

/** Info string of the block in a pull request's text; `json` may stand before it, for editors. */
export const FENCE_INFO = 'anti-cheat-trace';

/** A file that may hold the work proof. */
export interface ProofFile {
  /** In the head commit, or left by an earlier step of the job. */
  readonly origin: 'commit' | 'artifact';
  readonly path: string;
  /** Null: something is there and cannot be read as a file (a link, a submodule, too large). */
  readonly bytes: Uint8Array | null;
  /** The diff base has the very same file: it tells of an earlier change and is no proof of this one. */
  readonly isOlder: boolean;
}

/** Where a work proof may stand, in the order in which they are looked at. */
export interface ProofSources {
  /** The pull request's text, Markdown; null where there is none to ask for. */
  readonly body: string | null;
  readonly files: readonly ProofFile[];
}

/** Where a work proof stood. */
export type ProofSource =
  | { readonly kind: 'body' }
  /** `line` is that of `tools_used`, 1-based. */
  | { readonly kind: 'commit' | 'artifact'; readonly path: string; readonly line: number };

/** What was handed in. */
export type FoundProof =
  /** `older`: path of a file that tells of an earlier change. */
  | { readonly kind: 'absent'; readonly older: string | null }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] }
  | { readonly kind: 'found'; readonly proof: WorkProof; readonly source: ProofSource };

interface Candidate {
  readonly source: ProofSource;
  readonly reading: StatementReading;
}

/**
 * Looks for the work proof: a fenced block of the pull request's text, then the given files. All of them are read: what
 * stands twice must say the same, else nobody knows what was stated.
 */
export function findProof({ body, files }: ProofSources): FoundProof {
  const blocks = body === null ? [] : traceBlocks(body);
  if (blocks.length > 1) {
    return malformed([`the pull request's text holds ${blocks.length} blocks of \`${FENCE_INFO}\`: leave one`]);
  }
  const candidates: readonly Candidate[] = [
    ...blocks.map((text): Candidate => ({ source: { kind: 'body' }, reading: readStatement(text) })),
    ...files.filter(({ isOlder }) => !isOlder).map(candidateOf),
  ];
  const reasons = candidates.flatMap(({ source, reading }) =>
    reading.kind === 'broken' ? reading.reasons.map((reason) => `${whereOf(source)}: ${reason}`) : [],
  );
  if (reasons.length > 0) return malformed(reasons);
  const proofs = candidates.flatMap(({ source, reading }) =>
    reading.kind === 'proof' ? [{ source, proof: reading.proof }] : [],
  );
  const [first] = proofs;
  if (!first) return { kind: 'absent', older: files.find(({ isOlder }) => isOlder)?.path ?? null };
  const other = proofs.find(({ proof }) => JSON.stringify(proof) !== JSON.stringify(first.proof));
  if (other) return malformed([`${whereOf(first.source)} and ${whereOf(other.source)} say different things: keep one`]);
  return { kind: 'found', ...first };
}

/** Names a source in the middle of a sentence. */
export function whereOf(source: ProofSource): string {
  switch (source.kind) {
    case 'body':
      return "the pull request's text";
    case 'commit':
      return `${clipped(source.path)} of the head commit`;
    case 'artifact':
      return `the file ${clipped(source.path)}`;
  }
}

function traceBlocks(body: string): readonly string[] {
  return fencedBlocks(body)
    .filter(({ info }) => {
      const words = info.split(/\s+/);
      return words.at(-1) === FENCE_INFO && (words.length === 1 || (words.length === 2 && words[0] === 'json'));
    })
    .map(({ text }) => text);
}

function candidateOf({ origin, path, bytes }: ProofFile): Candidate {
  const reading: StatementReading =
    bytes === null ? { kind: 'broken', reasons: ['it cannot be read as a file'] } : readStatementBytes(bytes);
  return { source: { kind: origin, path, line: bytes === null ? 1 : lineOfTools(bytes) }, reading };
}

function lineOfTools(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes.subarray(0, LARGEST_PROOF));
  // A quote within a string is escaped, so this can only be the key itself.
  const key = /"tools_used"[ \t\r\n]*:/.exec(text);
  return key ? text.slice(0, key.index).split('\n').length : 1;
}

function malformed(reasons: readonly string[]): FoundProof {
  return { kind: 'malformed', reasons };
}
