import type { FileClass } from '../model/change.ts';
import * as globs from './default-globs.ts';
import { nameSet } from './name-set.ts';

/** What the folders of a path say, by convention. */
interface FolderFacts {
  readonly isTest: boolean;
  readonly isSpec: boolean;
  /** Below a library's folder that lies in no test folder. */
  readonly isLibrary: boolean;
  /** All is golden; data is golden; all but tests is golden. */
  readonly golden: 'all' | 'data' | 'mixed' | 'none';
  readonly isDocumentation: boolean;
  readonly isPrompt: boolean;
  readonly isGenerated: boolean;
}

const isCode = nameSet(globs.CODE_FILES);
const isTestFolder = nameSet(globs.TEST_FOLDERS);
const isCamelCaseTestFolder = nameSet(globs.CAMEL_CASE_TEST_FOLDERS);
const isSpecFolder = nameSet(globs.SPEC_FOLDERS);
const isTestFile = nameSet(globs.TEST_FILES);
const isLibraryFolder = nameSet(globs.LIBRARY_FOLDERS);
const isLibraryFile = nameSet(globs.LIBRARY_FILES);
const isTestFileOfLibrary = nameSet(globs.TEST_FILES_OF_LIBRARIES);
const isTestSupportFile = nameSet([...globs.TEST_SUPPORT_FILES, ...globs.LOCK_FILES]);
const isPackageMarker = nameSet(globs.PACKAGE_MARKERS);
const isGoldenFile = nameSet(globs.GOLDEN_FILES);
const isGoldenDataFile = nameSet(globs.GOLDEN_DATA_FILES);
const isGoldenFolder = nameSet(globs.GOLDEN_FOLDERS);
const isGoldenDataFolder = nameSet(globs.GOLDEN_DATA_FOLDERS);
const isGoldenFolderOfTests = nameSet(globs.GOLDEN_FOLDERS_OF_TESTS);
const isMixedFolderOfTests = nameSet(globs.MIXED_FOLDERS_OF_TESTS);
const isDocumentationFile = nameSet(globs.DOCUMENTATION_FILES);
const isReadme = nameSet(globs.README_FILES);
const isDocumentationFolder = nameSet(globs.DOCUMENTATION_FOLDERS);
const isPackageFolder = nameSet(globs.PACKAGE_FOLDERS);
const isPromptFolder = nameSet(globs.PROMPT_FOLDERS);
const isTemplateFolder = nameSet(globs.TEMPLATE_FOLDERS);
const isPromptFile = nameSet(globs.PROMPT_FILES);
const isGeneratedFolder = nameSet(globs.GENERATED_FOLDERS);
const isGeneratedFile = nameSet([...globs.GENERATED_FILES, ...globs.LOCK_FILES]);
const isLock = nameSet(globs.LOCK_FILES);

/** Classes of paths by convention alone, with the facts about each folder remembered. */
export class Conventions {
  readonly #folders = new Map<string, FolderFacts>();

  /** First match wins: golden, test, documentation, product. */
  classOf(path: string): Exclude<FileClass, 'ignored'> {
    const name = nameOf(path);
    const folder = this.#factsOf(path);
    const code = isCode(name);
    if (isGolden(name, folder, code)) return 'golden';
    if (folder.isLibrary && isLibraryFile(name)) return isTestFileOfLibrary(name) ? 'test' : 'product';
    if (isTestFile(name)) return 'test';
    if (folder.isTest) return isReadme(name) && !code ? 'documentation' : 'test';
    if (folder.isSpec && code) return 'test';
    if (folder.isPrompt || (isPromptFile(name) && !folder.isDocumentation)) return 'product';
    if (folder.isDocumentation || (!code && isDocumentationFile(name))) return 'documentation';
    return 'product';
  }

  /** Vendored, generated, minified, bundled, or a lock file. */
  isGenerated(path: string): boolean {
    return isGeneratedFile(nameOf(path)) || this.#factsOf(path).isGenerated;
  }

  #factsOf(path: string): FolderFacts {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    let facts = this.#folders.get(folder);
    if (!facts) {
      facts = readFolders(folder);
      this.#folders.set(folder, facts);
    }
    return facts;
  }
}

/** Whether the name is that of source code or a build file. */
export function isCodeFile(path: string): boolean {
  return isCode(nameOf(path));
}

/** Whether a package manager wrote the file. */
export function isLockFile(path: string): boolean {
  return isLock(nameOf(path));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isGolden(name: string, folder: FolderFacts, code: boolean): boolean {
  if (isGoldenFile(name) || folder.golden === 'all') return true;
  if (!code && (folder.golden === 'data' || isGoldenDataFile(name))) return true;
  if (folder.golden === 'mixed') return !isTestFile(name) && !isPackageMarker(name);
  // Below a test folder whatever is neither code nor configuration is what tests read.
  return folder.isTest && !code && !isTestFile(name) && !isTestSupportFile(name) && !isReadme(name);
}

function readFolders(folder: string): FolderFacts {
  const names = folder === '' ? [] : folder.split('/');
  const lowerCase = names.map((name) => name.toLowerCase());
  let isTest = false;
  let isSpec = false;
  let isLibrary = false;
  let golden: FolderFacts['golden'] = 'none';
  for (const [i, name] of lowerCase.entries()) {
    const belowTests = isTest || isSpec;
    if (isGoldenFolder(name) || (belowTests && isGoldenFolderOfTests(name))) golden = 'all';
    else if (golden !== 'all' && belowTests && isMixedFolderOfTests(name)) golden = 'mixed';
    else if (golden === 'none' && isGoldenDataFolder(name)) golden = 'data';
    isTest ||= isTestFolder(name) || isCamelCaseTestFolder(names[i] ?? '');
    isSpec ||= isSpecFolder(name);
    isLibrary ||= !isTest && !isSpec && isLibraryFolder(name);
  }
  const [first = '', , third = ''] = lowerCase;
  const isDocumentation = isDocumentationFolder(first) || (isPackageFolder(first) && isDocumentationFolder(third));
  return {
    isTest,
    isSpec,
    isLibrary,
    golden,
    isDocumentation,
    isPrompt: lowerCase.some(isPromptFolder) || (!isDocumentation && lowerCase.some(isTemplateFolder)),
    isGenerated: lowerCase.some(isGeneratedFolder),
  };
}
