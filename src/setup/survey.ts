import { LAST_RESORT } from '../assertions/units.ts';
import { createClassifier } from '../changes/classify.ts';
import { isCodeFile } from '../changes/conventions.ts';
import type { Entry } from '../model/change.ts';
import type { Framework } from '../model/framework.ts';
import type { Config } from '../model/policy.ts';
import type { Repository } from '../model/repository.ts';
import { languageOf } from '../sources/language-of.ts';
import { suspectsAmong, type Suspects } from './suspects.ts';

/** Something and how often it is there. */
export interface Count {
  readonly title: string;
  readonly count: number;
}

/** What a repository holds, as far as it matters to a gate. */
export interface Survey {
  readonly tests: {
    readonly files: number;
    /** Test files by language, the most frequent first. */
    readonly languages: readonly Count[];
    /** Tests by framework, in the files that were read. */
    readonly frameworks: readonly Count[];
    readonly filesRead: number;
  };
  readonly goldens: { readonly files: number; readonly folders: readonly Count[] };
  readonly suspects: Suspects;
}

/** Test files that are read to see their frameworks; spread over the repository when it has more. */
const MOST_READ = 120;
/** Longest test file that is read for that, in UTF-16 units. */
const LONGEST = 200_000;

/** Counts tests and golden files of a commit. Reads blobs, runs nothing. */
export async function surveyOf(
  repository: Repository,
  commit: string,
  config: Config,
  frameworks: readonly Framework[],
): Promise<Survey> {
  const classifier = createClassifier({ ...config, generated: [] });
  const entries = (await repository.tree(commit)).filter(({ kind }) => kind === 'file' || kind === 'executable');
  const paths = entries.map(({ path }) => path);
  const tests = entries.filter(({ path }) => classifier.classOf(path) === 'test' && isCodeFile(path));
  const goldens = paths.filter((path) => classifier.classOf(path) === 'golden');
  const chosen = spread(tests, MOST_READ);
  return {
    tests: {
      files: tests.length,
      languages: counted(tests.map(({ path }) => languageOf(path, '').title)),
      frameworks: counted(await frameworksIn(repository, chosen, frameworks)),
      filesRead: chosen.length,
    },
    goldens: { files: goldens.length, folders: counted(goldens.map(folderOf)) },
    suspects: suspectsAmong(paths, classifier),
  };
}

/** The title of a test's framework, once a test. */
async function frameworksIn(
  repository: Repository,
  files: readonly Entry[],
  frameworks: readonly Framework[],
): Promise<readonly string[]> {
  const titles: string[] = [];
  for (const { path, id } of files) {
    const content = await repository.content(id);
    if (content.kind !== 'text' || content.text.length > LONGEST) continue;
    const tree = await languageOf(path, content.text).read(content.text);
    for (const framework of frameworks) {
      if (framework.id === LAST_RESORT || !framework.languages.includes(tree.language)) continue;
      // A unit without a name is what stands around the tests.
      for (const unit of framework.read(tree)) if (unit.name.length > 0) titles.push(framework.title);
    }
  }
  return titles;
}

function spread(entries: readonly Entry[], most: number): readonly Entry[] {
  if (entries.length <= most) return entries;
  return Array.from({ length: most }, (_, i) => entries[Math.floor((i * entries.length) / most)]).filter(
    (entry) => entry !== undefined,
  );
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : './';
}

function counted(titles: readonly string[]): readonly Count[] {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts]
    .map(([title, count]) => ({ title, count }))
    .toSorted((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
}
