import type { ComparedFile } from '../model/change.ts';
import type { Unscanned } from '../model/report.ts';
import { isCodeFile, isLockFile } from './conventions.ts';

/** Why a changed file was not read as code, and whether that leaves a hole. */
export function unscannedOf({ change, before, after }: ComparedFile): readonly Unscanned[] {
  const entry = change.after;
  const leftOut = (reason: string, blocks: boolean): readonly Unscanned[] => [
    { path: change.path, reason, blocks, status: 'open' },
  ];
  const wasTest = change.previousClass === 'test' && isCodeFile(change.before?.path ?? '');
  if (wasTest && (before.kind === 'too-large' || before.kind === 'unread'))
    return leftOut('too large to read what it tested before', true);
  if (entry === null || change.class === 'ignored') return [];
  if (entry.kind === 'submodule') return leftOut('a submodule: judged by the commit that it points to', false);
  if (entry.kind === 'symlink')
    return leftOut('a symbolic link: judged by its target path, which is not followed', false);
  if (after.kind === 'binary') {
    // A NUL byte in a comment makes a source file look binary to git and to reviewers; compilers do not mind.
    if (isCodeFile(change.path) && change.class !== 'golden')
      return leftOut('a source file that looks binary: it cannot be examined', true);
    return leftOut('binary: judged by its object id', false);
  }
  if (after.kind === 'too-large' || after.kind === 'unread') {
    const judgedById = change.class === 'golden' || change.class === 'documentation' || isLockFile(change.path);
    const limit =
      after.kind === 'unread'
        ? 'the files before it reach the limit `limits: change-bytes`'
        : `${after.size} bytes, over the limit \`limits: file-bytes\``;
    return leftOut(`${limit}${judgedById ? ': judged by its object id' : ''}`, !judgedById);
  }
  if (after.kind === 'text' && after.text.startsWith('version https://git-lfs.github.com/spec/')) {
    // Nobody keeps source code in LFS: what runs is not what the scan has read.
    if (isCodeFile(change.path) && change.class !== 'golden')
      return leftOut('a source file that is a Git LFS pointer: what it stands for cannot be examined', true);
    return leftOut('a Git LFS pointer: judged by the object id that it names', false);
  }
  return [];
}
