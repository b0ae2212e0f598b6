import { normalStem, stemOf } from '../changes/test-stem.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded } from './marks.ts';
import type { Pairing } from './pairing.ts';

/** Calls that put something else in the place of a module or of what it holds. */
const REPLACING =
  /^(?:(?:vi|jest)\.(?:mock|doMock|unstable_mockModule|setMock)|mock\.module|(?:mock\.|mocker\.)?patch(?:\.object)?|monkeypatch\.setattr|proxyquire|td\.replace(?:Esm)?)$/;
/** Languages in which the later of two definitions of one name is the only one. */
const REDEFINING: ReadonlySet<string> = new Set(['python', 'ruby']);

/** Tests of the base that no longer meet the code that they are named after, or that a later test has replaced. */
export function standIns(files: readonly FileTests[], pairing: Pairing): readonly Difference[] {
  const existing = new Set(pairing.pairs.map(({ after }) => after));
  const fresh = new Set(pairing.fresh);
  return files.flatMap((file): readonly Difference[] => {
    const tree = file.file.after;
    const tests = file.tests.filter((test) => existing.has(test));
    const [first] = tests;
    if (!tree || !first) return [];
    const replaced = replacements(tree, stemOf(file.path))
      .filter((node) => isAdded(node.range, file.file.compared.added))
      .filter((node) => !file.tests.some((test) => fresh.has(test) && holds(test.range, node)))
      .map((node) => ({
        kind: 'weakened' as const,
        name: (tests.find((test) => holds(test.range, node)) ?? first).name,
        path: file.path,
        range: node.range,
        what: 'now meets a stand-in for what it tests',
      }));
    return [...replaced, ...(REDEFINING.has(tree.language) ? shadowed(file, tests, fresh) : [])];
  });
}

function shadowed(
  { path, tests: all }: FileTests,
  existing: readonly FileTests['tests'][number][],
  fresh: ReadonlySet<FileTests['tests'][number]>,
): readonly Difference[] {
  return existing.flatMap((test) => {
    const later = all.find(
      (other) =>
        fresh.has(other) &&
        other.range.startLine > test.range.startLine &&
        JSON.stringify(other.name) === JSON.stringify(test.name),
    );
    return later
      ? [
          {
            kind: 'weakened' as const,
            name: test.name,
            path,
            range: later.range,
            what: 'is replaced by a later test of the same name',
          },
        ]
      : [];
  });
}

/** Calls that replace the module with this name, or something in it. */
function replacements(tree: SourceTree, stem: string): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  // Two letters are part of many paths.
  if (stem.length < 3) return found;
  walk(tree.root, (node) => {
    if (node.kind !== 'call' || !REPLACING.test(dottedName(node.callee))) return;
    const [target] = node.arguments;
    const text = target?.kind === 'string' ? target.value : '';
    const parts = text.split(/[./\\]/).map(normalStem);
    if (parts.includes(stem)) found.push(node);
  });
  return found;
}

function holds(range: { readonly startLine: number; readonly endLine: number }, node: SyntaxNode): boolean {
  return node.range.startLine >= range.startLine && node.range.endLine <= range.endLine;
}
