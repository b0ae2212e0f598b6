import type { GoldenFormat } from '../model/golden.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import { addLines, plainText } from '../records/lines.ts';
import { extensionsOf, isInFolder } from '../records/paths.ts';
import { addSnapshotEntry } from '../records/snapshot-entries.ts';
import { CaseCollector, stringValues } from '../records/values.ts';
import { parseYaml } from '../records/yaml-data.ts';

const FOLDERS = new Set(['snapshots']);

/** Longest front matter that is read; insta's own has a handful of lines. */
const FRONT_MATTER = 20_000;

/** Roles of what the front matter says; `input_file` and `info` are set by globbed and annotated tests. */
const ROLES: Readonly<Record<string, Role>> = {
  expression: 'input',
  source: 'file-name',
  input_file: 'file-name',
  description: 'case-id',
};

/** Snapshots of Rust's insta: YAML front matter between `---` lines, then the content; `.snap.new` is one not yet accepted. */
export const golden: GoldenFormat = {
  id: 'insta-snapshot',
  title: 'insta snapshots',
  fits(path, text) {
    const [outer, inner] = extensionsOf(path);
    if (outer !== 'snap' && !(outer === 'new' && inner === 'snap')) return 0;
    const isKnown = /^\uFEFF?---\r?\n/.test(text.slice(0, 8));
    if (!isKnown && text.slice(0, 4000).includes('exports[`')) return 0;
    return 1 + (isKnown ? 1 : 0) + (isInFolder(path, FOLDERS) ? 1 : 0);
  },
  read(_path, text) {
    const plain = plainText(text);
    const collector = new CaseCollector();
    const end = plain.startsWith('---\n') ? plain.slice(0, FRONT_MATTER).indexOf('\n---\n', 3) : -1;
    if (end === -1) {
      collector.note('line 1: there is no front matter between `---` lines');
      addLines(collector, plain);
      return collector.reading();
    }
    const matter = plain.slice(4, end + 1);
    const names = readFrontMatter(collector, matter);
    const contentLine = matter.split('\n').length + 2;
    const content = plain.slice(end + 5);
    const name = names.find((value) => value.role === 'input')?.text ?? '';
    addSnapshotEntry(collector, { name, names, content, startLine: 1, contentLine });
    return collector.reading();
  },
};

function readFrontMatter(collector: CaseCollector, matter: string): KnownValue[] {
  const { roots, problem } = parseYaml(matter, 2);
  collector.note(problem);
  const [root] = roots;
  if (root?.kind !== 'map') return [];
  return root.entries.flatMap(({ key, value }) => {
    const role = ROLES[key];
    if (role === undefined || value.kind !== 'string') return [];
    // Tests name fixture files, not the folders that lead to them.
    const text = role === 'file-name' ? value.text.slice(value.text.lastIndexOf('/') + 1) : value.text;
    return stringValues(text, role, value.line);
  });
}
