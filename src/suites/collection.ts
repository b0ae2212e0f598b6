import { type FileScope, fileScope } from '../assertions/scope.ts';
import { unitsOf } from '../assertions/units.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import { contains } from '../model/range.ts';
import type { TestFile } from '../model/rule.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { Assertion } from './assertion.ts';
import { type Check, checksIn } from './checks.ts';
import { type Hindrance, hindrancesOf } from './hindrances.ts';
import { type Strength, STRENGTH } from './matchers.ts';
import { literalOf } from './signature.ts';
import { type FileFacts, isRow, type Row, rowOf, type TestRecord, testRecord } from './test-record.ts';

/** The tests of one version of a file, and what stands around them. */
export interface FileTests {
  readonly file: TestFile;
  readonly path: string;
  readonly tests: readonly TestRecord[];
  /** Functions that assert for the tests. */
  readonly checks: readonly TestRecord[];
  readonly sharedRows: readonly Row[];
  /** Literals that stand outside the tests. */
  readonly outside: readonly string[];
}

/** The tests of all changed files, on both sides. */
export interface Versions {
  readonly before: readonly FileTests[];
  readonly after: readonly FileTests[];
}

/** Names by which runners find test files; a file that has lost such a name is not run any more. */
const COLLECTED: Readonly<Record<string, RegExp>> = {
  python: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/,
  go: /_test\.go$/,
  javascript: /\.(?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  typescript: /\.(?:test|tests|spec|cy|e2e|test-d)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  tsx: /\.(?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|spec)\//,
  ruby: /_(?:spec|test)\.rb$|(?:^|\/)test_[^/]*\.rb$/,
};

/** Whether a runner stops finding the tests of a file under its new name. */
function isLostByName(file: TestFile): boolean {
  const { change } = file.compared;
  const { before, after } = change;
  if (!before || !after || before.path === after.path) return false;
  if (change.previousClass === 'test' && change.class !== 'test') return true;
  const pattern = COLLECTED[file.before?.language ?? ''];
  if (!pattern) return false;
  return pattern.test(before.path) && !pattern.test(after.path);
}

/** Both versions of the tests of the changed files. */
export function versionsOf(files: readonly TestFile[], frameworks: readonly Framework[]): Versions {
  const before = files.flatMap((file) =>
    file.before ? [readFile(file, file.compared.change.before?.path ?? file.path, file.before, frameworks)] : [],
  );
  const after = files.flatMap((file) =>
    file.after && !isLostByName(file) ? [readFile(file, file.path, file.after, frameworks)] : [],
  );
  return { before: recorded(before, after), after: recorded(after, before) };
}

/** One version of a file, before anything is made of it. */
interface FileReading {
  readonly file: TestFile;
  readonly path: string;
  readonly tree: SourceTree;
  readonly units: readonly TestUnit[];
  readonly scope: FileScope;
  readonly checks: readonly Check[];
  readonly used: ReadonlySet<string>;
}

function readFile(file: TestFile, path: string, tree: SourceTree, frameworks: readonly Framework[]): FileReading {
  const units = unitsOf(tree, frameworks, file.isWhole).filter((unit) => file.isWhole || isInRegion(tree, unit));
  const scope = fileScope(tree.root, new Set(units.flatMap((unit) => (unit.code ? [unit.code.body] : []))));
  const tests = new Set<SyntaxNode>(units.flatMap((unit) => (unit.code ? [unit.code.node] : [])));
  return {
    file,
    path,
    tree,
    units,
    scope,
    checks: file.isWhole ? checksIn(tree, scope, (node) => tests.has(node)) : [],
    used: usedNames(tree),
  };
}

/** @param others The other side: what has a counterpart there is compared with it, what has none is part of its callers. */
function recorded(readings: readonly FileReading[], others: readonly FileReading[]): readonly FileTests[] {
  const known = new Set(others.flatMap(({ checks }) => checks.map(({ name }) => name)));
  const byName = new Map(readings.flatMap(({ checks }) => checks.map((check) => [check.name, check] as const)));
  const checks = new Map(
    readings.map((reading) => [
      reading,
      checkRecords(
        reading.checks,
        factsOf(reading, byName, () => null),
      ),
    ]),
  );
  const alone = new Map<string, readonly Assertion[]>();
  for (const records of checks.values())
    for (const { name, assertions } of records) {
      const own = name.join('.');
      if (!known.has(own)) alone.set(own, assertions);
    }
  return readings.map((reading) => {
    const { file, path, units } = reading;
    const facts = factsOf(reading, byName, (name) => alone.get(name) ?? null);
    const nested = new Set(units.flatMap((unit) => (unit.code ? [unit.code.node] : [])));
    const guards = guardsOf(reading.tree, nested);
    const tests = units.flatMap(({ code, ...unit }) => {
      if (!code) return [];
      const own = { ...unit, code, parameters: parametersOf(code.node), isCheck: false };
      return [testRecord({ ...own, guards: guards.get(code.node) ?? [] }, nested, facts)];
    });
    const subjects = new Set(tests.flatMap(({ assertions }) => assertions.flatMap((each) => [...each.subjects])));
    const around = units.filter((unit) => unit.name.length === 0);
    const sharedRows = around.flatMap((unit) => unit.cases.filter(isRow).map((row) => rowOf(row, subjects)));
    return { file, path, tests, checks: checks.get(reading) ?? [], sharedRows, outside: outside(reading, nested) };
  });
}

function checkRecords(checks: readonly Check[], facts: FileFacts): readonly TestRecord[] {
  return checks.map(({ name, node, assertions }) =>
    testRecord(
      {
        name: [name],
        range: node.range,
        cases: [],
        code: { node, body: node.body, assertions },
        parameters: parametersOf(node),
        isCheck: true,
        guards: [],
      },
      new Set(),
      facts,
    ),
  );
}

function parametersOf(node: SyntaxNode): readonly string[] {
  return node.kind === 'function' ? node.parameters.map(({ name }) => name) : [];
}

function factsOf(
  { path, tree, scope, file, used }: FileReading,
  checks: ReadonlyMap<string, Check>,
  expand: FileFacts['expand'],
): FileFacts {
  const content = tree === file.after ? file.compared.after : file.compared.before;
  const lines = content.kind === 'text' && tree.language === 'python' ? content.text.split('\n') : [];
  const demands = new Map<string, Strength | null>();
  return {
    path,
    scope,
    used,
    isSet: (node) => lines[node.range.startLine - 1]?.charAt(node.range.startColumn - 1) === '{',
    demandOf(name) {
      const known = demands.get(name);
      if (known !== undefined) return known;
      // A check that calls itself demands what the rest of it does.
      demands.set(name, null);
      const demand = demandOf(name, scope, checks, this);
      demands.set(name, demand);
      return demand;
    },
    expand,
  };
}

function demandOf(
  name: string,
  scope: FileScope,
  checks: ReadonlyMap<string, Check>,
  facts: FileFacts,
): Strength | null {
  const check = checks.get(name);
  if (!check) return isIdle(scope.functions.get(name)) ? STRENGTH.nothing : null;
  const [record] = checkRecords([check], facts);
  return (record?.assertions ?? []).reduce<Strength | null>(
    (most, { strength }) => (strength === null ? most : most === null || strength > most ? strength : most),
    null,
  );
}

/** What stands around each test and may keep it from being run. */
function guardsOf(tree: SourceTree, tests: ReadonlySet<SyntaxNode>): ReadonlyMap<SyntaxNode, readonly Hindrance[]> {
  const guards = new Map<SyntaxNode, readonly Hindrance[]>();
  walk(tree.root, (node, ancestors) => {
    if (!tests.has(node)) return;
    // A function around it is a suite's, and called by its framework.
    const found = hindrancesOf(node, ancestors, new Set());
    guards.set(
      node,
      found.filter((hindrance) => hindrance === 'condition' || hindrance === 'empty-loop'),
    );
  });
  return guards;
}

function outside({ tree }: FileReading, tests: ReadonlySet<SyntaxNode>): readonly string[] {
  const found: string[] = [];
  walk(tree.root, (node) => {
    if (tests.has(node)) return false;
    const literal = literalOf(node);
    if (literal !== null) found.push(literal);
    return true;
  });
  return found;
}

/** Whether a function does nothing that could fail a test. */
function isIdle(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  let isBusy = false;
  walk(node, (part) => {
    if (part.kind === 'call' || part.kind === 'throw' || part.kind === 'assert') isBusy = true;
    return !isBusy;
  });
  return !isBusy;
}

/** Names that a file uses somewhere else than where it gives them. */
function usedNames(tree: SourceTree): ReadonlySet<string> {
  const used = new Set<string>();
  walk(tree.root, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.kind === 'name' && !(parent?.kind === 'assign' && parent.target === node)) used.add(node.text);
    else if (node.kind === 'member') used.add(node.property);
    // What a decorator takes is called by whom it belongs to.
    else if (node.kind === 'function' && node.decorators.length > 0) used.add(node.name);
  });
  return used;
}

function isInRegion(tree: SourceTree, unit: TestUnit): boolean {
  return tree.testRegions.some((region) => contains(region, unit.range));
}
