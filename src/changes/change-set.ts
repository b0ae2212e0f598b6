import type { ChangeSet, FileChange } from '../model/change.ts';
import type { RawChange, Repository } from '../model/repository.ts';
import type { Classifier } from './classify.ts';

/**
 * All that changes between two commits, with the class of each file.
 * @param base The diff base.
 */
export async function readChangeSet(
  repository: Repository,
  base: string,
  head: string,
  classifier: Classifier,
): Promise<ChangeSet> {
  const changes = await repository.changes(base, head);
  return { base, head, files: changes.map((change) => describe(change, classifier)) };
}

function describe({ status, before, after }: RawChange, classifier: Classifier): FileChange {
  const path = after?.path ?? before?.path ?? '';
  return {
    status,
    path,
    previousPath: status === 'renamed' || status === 'copied' ? (before?.path ?? null) : null,
    before,
    after,
    class: classifier.classOf(path),
    previousClass: before && classifier.classOf(before.path),
    isProtected: classifier.isProtected(path),
    wasProtected: before !== null && classifier.isProtected(before.path),
    isGenerated: classifier.isGenerated(path),
  };
}
