import type { Content, FileClass } from '../model/change.ts';
import { append } from '../model/lists.ts';
import { readCargoManifest, type CargoManifest } from './cargo-manifest.ts';
import type { PackageTest } from './package-tests.ts';

/** What is asked of the base's files. */
interface Files {
  readonly paths: readonly string[];
  readonly classOf: (path: string) => FileClass;
  content(path: string): Promise<Content>;
}

/** Packages of a workspace whose manifests are read. */
const MOST_MANIFESTS = 200;
/** Tests of other packages that are looked at. */
const MOST_TESTS = 40;

const MANIFEST = /(?:^|\/)Cargo\.toml$/;

/**
 * Tests of other packages of a Cargo workspace that are linked with the package of a changed file: those of packages that
 * name it among their dependencies, as `crates/quay-tests` does.
 */
export async function dependentTests(files: Files, changed: readonly string[]): Promise<readonly PackageTest[]> {
  const sources = changed.filter((path) => path.endsWith('.rs'));
  const folders = sources.length === 0 ? [] : files.paths.filter((path) => MANIFEST.test(path)).map(folderOf);
  if (folders.length < 2) return [];
  const packages = new Set(folders);
  const own = new Map<string, string[]>();
  for (const path of sources) {
    const folder = packageOf(path, packages);
    if (folder !== null) addTo(own, folder, [path]);
  }
  const manifests = new Map<string, CargoManifest>();
  for (const folder of folders.slice(0, MOST_MANIFESTS)) {
    const content = await files.content(`${folder}Cargo.toml`);
    if (content.kind === 'text') manifests.set(folder, await readCargoManifest(content.text));
  }
  const linked = new Map<string, string[]>();
  for (const [folder, paths] of own) {
    const name = manifests.get(folder)?.name ?? null;
    if (name === null) continue;
    for (const [other, manifest] of manifests)
      if (other !== folder && manifest.dependencies.has(name)) addTo(linked, other, paths);
  }
  if (linked.size === 0) return [];
  const tests: PackageTest[] = [];
  for (const path of files.paths) {
    if (tests.length >= MOST_TESTS) break;
    if (!path.endsWith('.rs')) continue;
    const found = linked.get(packageOf(path, packages) ?? '-');
    if (found && files.classOf(path) === 'test') tests.push({ path, sources: found });
  }
  return tests;
}

function folderOf(manifest: string): string {
  return manifest.slice(0, -'Cargo.toml'.length);
}

/** The innermost folder with a manifest around a path. */
function packageOf(path: string, packages: ReadonlySet<string>): string | null {
  for (let end = path.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1))
    if (packages.has(path.slice(0, end + 1))) return path.slice(0, end + 1);
  return packages.has('') ? '' : null;
}

function addTo(lists: Map<string, string[]>, key: string, items: readonly string[]): void {
  const list = lists.get(key);
  if (list) append(list, items);
  else lists.set(key, [...items]);
}
