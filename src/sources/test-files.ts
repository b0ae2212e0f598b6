import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile, Content, FileChange } from '../model/change.ts';
import type { TestFile } from '../model/rule.ts';
import type { SourceTree } from '../model/source.ts';
import { languageOf, readSource, type Levels } from './language-of.ts';

/** The changed files that hold test code before or after the change, both sides read. */
export async function readTestFiles(compared: readonly ComparedFile[], levels: Levels): Promise<readonly TestFile[]> {
  const files: TestFile[] = [];
  for (const file of compared) {
    if (!holdsTestCode(file)) continue;
    const { change, before, after } = file;
    files.push({
      path: change.path,
      isWhole: isTest(change),
      compared: file,
      before: change.before ? await treeOf(change.before.path, before, levels) : null,
      after: change.after ? await treeOf(change.path, after, levels) : null,
    });
  }
  return files;
}

/** Whether a changed file is a test, or was one, or may hold tests beside product code. */
export function holdsTestCode({ change, before }: ComparedFile): boolean {
  const oldPath = change.before?.path ?? change.path;
  if (!isCodeFile(change.path) && !isCodeFile(oldPath)) return false;
  return isTest(change) || holdsTests(oldPath, before);
}

function isTest(change: FileChange): boolean {
  return change.class === 'test' || change.previousClass === 'test';
}

/** Whether a product file of the base may hold tests of its own. */
function holdsTests(path: string, content: Content): boolean {
  return content.kind === 'text' && (languageOf(path, content.text).inSourceTests?.test(content.text) ?? false);
}

async function treeOf(path: string, content: Content, levels: Levels): Promise<SourceTree | null> {
  return content.kind === 'text' ? readSource(path, content.text, levels) : null;
}
