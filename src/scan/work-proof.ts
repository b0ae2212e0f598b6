import type { ChangeSet, FileClass } from '../model/change.ts';
import type { Config } from '../model/policy.ts';
import type { Repository } from '../model/repository.ts';
import { findProof, type ProofFile } from '../proof/discovery.ts';
import { proofEffects, type ProofEffects } from '../proof/effects.ts';
import { judgeProof, type ProofJudgement } from '../proof/judgement.ts';

/** Where a work proof may stand beside the head commit. */
export interface GivenProof {
  /** False where a requirement was judged before: in a merge queue, whose groups have no text of their own. */
  readonly isRequired: boolean;
  /** The pull request's text; null where there is none to ask for. */
  readonly body: string | null;
  /** A file that an earlier step of the job left. */
  readonly artifact: ProofFile | null;
  /** ISO time of the scan. */
  readonly now: string;
}

/** What the work proof says and does. */
export interface WorkProofResult {
  readonly require: Config['workProof']['require'];
  readonly judgement: ProofJudgement;
  readonly effects: ProofEffects;
}

/** Reads the work proof of a change, wherever it is, and holds it against what the change shows. */
export async function readWorkProof(
  repository: Repository,
  change: ChangeSet,
  base: string,
  config: Config,
  classOf: (path: string) => FileClass,
  given: GivenProof | null,
): Promise<WorkProofResult> {
  const workProof: Config['workProof'] =
    given?.isRequired === false ? { ...config.workProof, require: 'none' } : config.workProof;
  const committed = await committedProof(repository, change, base, workProof);
  const found = findProof({
    body: given?.body ?? null,
    files: [...committed, ...(given?.artifact ? [given.artifact] : [])],
  });
  // The trees are asked only when there is something to ask about.
  const known = found.kind === 'found' ? new Set((await repository.tree(base)).map(({ path }) => path)) : null;
  const judgement = judgeProof(found, {
    window: { from: null, to: given?.now ?? null },
    isGoldenPath: (path) =>
      classOf(path) === 'golden' && (known?.has(path) === true || change.files.some((file) => file.path === path)),
  });
  return { require: workProof.require, judgement, effects: proofEffects(judgement, workProof) };
}

async function committedProof(
  repository: Repository,
  change: ChangeSet,
  base: string,
  { path, require }: Config['workProof'],
): Promise<readonly ProofFile[]> {
  const file = change.files.find((each) => each.path === path);
  if (file?.after) {
    const isFile = file.after.kind === 'file' || file.after.kind === 'executable';
    const bytes = isFile ? await repository.bytes(file.after.id) : null;
    return [{ origin: 'commit', path, bytes, isOlder: false }];
  }
  if (require === 'none' || file) return [];
  const older = await repository.entry(base, path);
  return older ? [{ origin: 'commit', path, bytes: null, isOlder: true }] : [];
}
