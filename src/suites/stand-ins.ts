import { normalStem, stemOf } from '../changes/test-stem.ts';
import { contains } from '../model/range.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded } from './marks.ts';
import type { Pairing } from './pairing.ts';
import { signatureOf } from './signature.ts';

/** Calls that put something else in the place of a module or of what it holds. */
const REPLACING =
  /^(?:(?:vi|jest)\.(?:mock|doMock|unstable_mockModule|setMock)|mock\.module|(?:mock\.|mocker\.)?patch(?:\.object)?|monkeypatch\.setattr|proxyquire|td\.replace(?:Esm)?)$/;
/** Words in the path of a module by which it is test code. */
const TEST_SIDE =
  /(?:^|[./_-])(?:__mocks__|tests?|spec|stubs?|fakes?|mocks?|doubles?|fixtures|conftest|testing|testdata)(?=$|[./_-])/i;
const ASSERTING = /^(?:assert|check|verify|expect)(?:[_A-Z]|$)/;
/** Libraries whose functions a test may well write for itself. */
const LIBRARIES =
  /^(?:node:|@|(?:pytest|unittest|hypothesis|math|json|os|re|sys|time|typing|pathlib|collections|itertools|functools|datetime|random|numpy|pandas|jest|vitest|chai|sinon|mocha|react|vue|lodash)(?:[./-]|$))/;
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
    const old = file.file.before ? replacements(file.file.before, stemOf(file.path)) : [];
    const known = old.map((node) => signatureOf(node).text);
    const replaced = replacements(tree, stemOf(file.path))
      .filter((node) => isAdded(node.range, file.file.compared.added))
      // One that stood there before may be aligned to an added line, beside a new test with the like.
      .filter((node) => !known.includes(signatureOf(node).text))
      .filter((node) => !file.tests.some((test) => fresh.has(test) && holds(test.range, node)))
      .filter((node) =>
        isSpokenOf(
          node,
          tests.find((test) => holds(test.range, node)) ? tests.filter((test) => holds(test.range, node)) : tests,
        ),
      )
      .map((node) => ({
        kind: 'weakened' as const,
        isCheck: false,
        name: (tests.find((test) => holds(test.range, node)) ?? first).name,
        path: file.path,
        range: node.range,
        what: 'now meets a stand-in for what it tests',
      }));
    return [
      ...replaced,
      ...swapped(file, tests, first),
      ...(REDEFINING.has(tree.language) ? shadowed(file, tests, fresh) : []),
    ];
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
            isCheck: false,
            name: test.name,
            path,
            range: later.range,
            what: 'is replaced by a later test of the same name',
          },
        ]
      : [];
  });
}

/** Whether the tests speak of the member that is replaced; a collaborator inside the module is none of them. */
function isSpokenOf(call: SyntaxNode, tests: readonly FileTests['tests'][number][]): boolean {
  if (call.kind !== 'call' || !/patch|setattr/.test(dottedName(call.callee))) return true;
  const [target, member] = call.arguments;
  const path = target?.kind === 'string' ? target.value.split('.') : [];
  const name = member?.kind === 'string' ? member.value : path.length > 1 ? path.at(-1) : undefined;
  return name === undefined || tests.some(({ calls }) => calls.has(name));
}

/** What the base imported and the head gets from elsewhere: from test code, or from the test file itself. */
function swapped(
  { file, path }: FileTests,
  tests: FileTests['tests'],
  first: FileTests['tests'][number],
): readonly Difference[] {
  const { before, after } = file;
  if (!before || !after) return [];
  const now = importsIn(after);
  const own = definitionsIn(after);
  const had = definitionsIn(before);
  // Beside inline tests stands the product, and gives itself what it likes.
  const isOfTests = ({ range }: SyntaxNode): boolean =>
    file.isWhole || after.testRegions.some((region) => contains(region, range));
  const isNewHere = (node: SyntaxNode): boolean => isAdded(node.range, file.compared.added) && isOfTests(node);
  const asserting = [...own].flatMap(([name, node]) => {
    const isNew = !had.has(name) && isNewHere(node);
    const isTaken =
      /^(?:expect|assert|approx|isclose)$/.test(name) || (importsIn(before).has(name) && ASSERTING.test(name));
    const what = `asserts with a function of its own (${name.slice(0, 40)})`;
    return isNew && isTaken && !asserts(node)
      ? [{ kind: 'weakened' as const, isCheck: false, name: first.name, path, range: node.range, what }]
      : [];
  });
  const swaps = [...importsIn(before)].flatMap(([name, { module }]) => {
    if (!isProduct(module)) return [];
    const imported = now.get(name);
    const definition = own.get(name);
    const shadow = imported?.module === module ? shadowIn(tests, name) : undefined;
    if (shadow && isAdded(shadow.node.range, file.compared.added)) {
      const what = `now meets a stand-in for what it tests (${name.slice(0, 40)})`;
      return [
        { kind: 'weakened' as const, isCheck: false, name: shadow.test.name, path, range: shadow.node.range, what },
      ];
    }
    const node =
      imported && !isProduct(imported.module) && TEST_SIDE.test(imported.module)
        ? imported.node
        : !imported && definition && !wraps(definition, module, now)
          ? definition
          : null;
    if (!node || !isNewHere(node)) return [];
    const what = `now meets a stand-in for what it tests (${name.slice(0, 40)})`;
    return [{ kind: 'weakened' as const, isCheck: false, name: first.name, path, range: node.range, what }];
  });
  return [...asserting, ...swaps];
}

/** The test that gives a name of its own meaning to what it calls. */
function shadowIn(
  tests: readonly FileTests['tests'][number][],
  name: string,
): { readonly test: FileTests['tests'][number]; readonly node: SyntaxNode } | undefined {
  return tests.flatMap((test) => {
    const node = test.calls.has(name) ? test.definitions.get(name) : undefined;
    return node ? [{ test, node }] : [];
  })[0];
}

/** Whether a function can fail a test. */
function asserts(node: SyntaxNode): boolean {
  let found = false;
  walk(node, (part) => {
    if (part.kind === 'throw' || part.kind === 'assert') found = true;
    if (
      part.kind === 'call' &&
      /(?:^|\.)(?:assert\w*|expect|fail|raises|Errorf?|Fatalf?)$/.test(dottedName(part.callee))
    )
      found = true;
    return !found;
  });
  return found;
}

/** Whether a module may hold what is tested: no test code, no library that is known to be one. */
function isProduct(module: string): boolean {
  return !TEST_SIDE.test(module) && !LIBRARIES.test(module);
}

interface Imported {
  readonly module: string;
  readonly node: SyntaxNode;
}

/** The names that a file imports, with the module of each. */
function importsIn(tree: SourceTree): ReadonlyMap<string, Imported> {
  const found = new Map<string, Imported>();
  walk(tree.root, (node) => {
    if (node.kind === 'import') for (const name of node.names) found.set(name, { module: node.module, node });
    else if (node.kind === 'assign' && node.value.kind === 'call' && dottedName(node.value.callee) === 'require') {
      const [module] = node.value.arguments;
      if (module?.kind !== 'string') return true;
      walk(node.target, (part) => {
        if (part.kind === 'name') found.set(part.text, { module: module.value, node });
      });
    }
    return node.kind !== 'function';
  });
  return found;
}

/** What a file defines by itself outside functions: functions, classes, values that are no other name. */
function definitionsIn(tree: SourceTree): ReadonlyMap<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  walk(tree.root, (node) => {
    if ((node.kind === 'function' || node.kind === 'class') && node.name !== '') found.set(node.name, node);
    else if (node.kind === 'assign' && node.target.kind === 'name' && node.value.kind === 'function')
      found.set(node.target.text, node);
    return node.kind !== 'function' && node.kind !== 'class' && node.kind !== 'call';
  });
  return found;
}

/** Whether a definition passes on to what the same module gives under another name. */
function wraps(definition: SyntaxNode, module: string, imports: ReadonlyMap<string, Imported>): boolean {
  let found = false;
  walk(definition, (node) => {
    if (node.kind === 'name' && imports.get(node.text)?.module === module) found = true;
    return !found;
  });
  return found;
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
