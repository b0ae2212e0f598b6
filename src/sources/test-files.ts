import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile, Content } from '../model/change.ts';
import type { TestFile } from '../model/rule.ts';
import type { SourceTree } from '../model/source.ts';
import { languageOf } from './language-of.ts';

/** The changed files that hold test code before or after the change, both sides read. */
export async function readTestFiles(compared: readonly ComparedFile[]): Promise<readonly TestFile[]> {
  const files: TestFile[] = [];
  for (const file of compared) {
    const { change, before, after } = file;
    const oldPath = change.before?.path ?? change.path;
    if (!isCodeFile(change.path) && !isCodeFile(oldPath)) continue;
    const isWhole = change.class === 'test' || change.previousClass === 'test';
    if (!isWhole && !holdsTests(oldPath, before)) continue;
    files.push({
      path: change.path,
      isWhole,
      compared: file,
      before: change.before ? await treeOf(oldPath, before) : null,
      after: change.after ? await treeOf(change.path, after) : null,
    });
  }
  return files;
}

/** Whether a product file of the base may hold tests of its own. */
function holdsTests(path: string, content: Content): boolean {
  return content.kind === 'text' && (languageOf(path, content.text).inSourceTests?.test(content.text) ?? false);
}

async function treeOf(path: string, content: Content): Promise<SourceTree | null> {
  return content.kind === 'text' ? languageOf(path, content.text).read(content.text) : null;
}
