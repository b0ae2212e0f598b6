import type { ComparedFile } from '../model/change.ts';
import type { Unscanned } from '../model/report.ts';
import { isCodeFile, isLockFile } from './conventions.ts';

/** Why a changed file was not read as code, and whether that leaves a hole. */
export function unscannedOf({ change, after }: ComparedFile): readonly Unscanned[] {
  const entry = change.after;
  if (entry === null || change.class === 'ignored') return [];
  const leftOut = (reason: string, blocks: boolean): readonly Unscanned[] => [
    { path: change.path, reason, blocks, status: 'open' },
  ];
  if (entry.kind === 'submodule') return leftOut('a submodule: judged by the commit that it points to', false);
  if (entry.kind === 'symlink')
    return leftOut('a symbolic link: judged by its target path, which is not followed', false);
  if (after.kind === 'binary') {
    // A NUL byte in a comment makes a source file look binary to git and to reviewers; compilers do not mind.
    if (isCodeFile(change.path) && change.class !== 'golden')
      return leftOut('a source file that looks binary: it cannot be examined', true);
    return leftOut('binary: judged by its object id', false);
  }
  if (after.kind === 'too-large') {
    const judgedById = change.class === 'golden' || change.class === 'documentation' || isLockFile(change.path);
    return leftOut(
      `${after.size} bytes, over the limit \`limits: file-bytes\`${judgedById ? ': judged by its object id' : ''}`,
      !judgedById,
    );
  }
  if (after.kind === 'text' && after.text.startsWith('version https://git-lfs.github.com/spec/')) {
    // Nobody keeps source code in LFS: what runs is not what the scan has read.
    if (isCodeFile(change.path) && change.class !== 'golden')
      return leftOut('a source file that is a Git LFS pointer: what it stands for cannot be examined', true);
    return leftOut('a Git LFS pointer: judged by the object id that it names', false);
  }
  return [];
}
