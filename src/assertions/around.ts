import type { TestUnit } from '../model/framework.ts';
import type { OracleCase } from '../model/oracle.ts';
import { spanOf } from '../model/range.ts';
import type { Range } from '../model/range.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import { attributeTables } from './attributes.ts';
import { assertionCallClaims } from './call-claims.ts';
import { calleeName } from './calls.ts';
import { conditionClaims, isComparison } from './claim.ts';
import type { Claim } from './claim.ts';
import { collect } from './collect.ts';
import { localClaim } from './local-claims.ts';
import { decoratorTables } from './python.ts';
import { startReading } from './reading.ts';
import type { Reading, TestReading } from './reading.ts';
import { caseOf, readRows } from './rows.ts';
import { fileScope } from './scope.ts';
import type { Table } from './tables.ts';
import { readBody } from './tests.ts';
import type { Dialect } from './tests.ts';
import { literalText } from './values.ts';

/** Statements outside functions that stand this many lines apart are set-up data of different things. */
const SECTION_LINES = 40;

const NO_CLAIMS: Pick<Dialect, 'claims'> = { claims: () => null };

/** What a script without a framework asserts: every comparison for equality, and calls to its own checks. */
const SCRIPT_CLAIMS: Pick<Dialect, 'claims'> = {
  claims(node: SyntaxNode, test: TestReading): readonly Claim[] | null {
    if (node.kind === 'assert') return conditionClaims(node.condition, node);
    if (isComparison(node)) return /^(?:[<>]=?|in|not in)$/.test(node.operator) ? null : conditionClaims(node, node);
    const known = assertionCallClaims(node, test.reading.tree.language);
    if (known) return known;
    const claim = node.kind === 'call' ? localClaim(node, test, false) : null;
    return claim ? [claim] : null;
  },
};

interface Section {
  readonly name: string;
  readonly range: Range;
  readonly parameters: readonly string[];
  /** What decorators and attributes feed a function. */
  readonly tables: readonly Table[];
  readonly roots: SyntaxNode[];
}

/**
 * Reads a file in which no framework found a test: a unit for each function, one for each stretch of statements.
 * Those outside a function have an empty name path.
 */
export function readScript(tree: SourceTree): readonly TestUnit[] {
  const reading = startReading(tree, fileScope(tree.root, new Set()));
  const { sections, functions } = sectionsOf(tree, NO_PLACES);
  const units: TestUnit[] = [];
  for (const section of sections) {
    const cases = readSection(section, SCRIPT_CLAIMS, reading, functions, NO_PLACES);
    if (cases.length === 0) continue;
    const range = section.roots.reduce((whole, root) => spanOf(whole, root.range), section.range);
    const ids = cases.flatMap((found) => found.values.filter((value) => value.role === 'case-id'));
    const rowIds = ids.map((id) => id.text);
    units.push({ name: section.name === '' ? [] : [section.name], range, rowIds, cases });
  }
  return units;
}

/**
 * Reads what stands around the tests that frameworks found: shared tables, constants, set-up and helper functions.
 * @returns One unit with an empty name path, which is no test; null when nothing is left.
 */
export function readAround(tree: SourceTree, units: readonly TestUnit[]): TestUnit | null {
  const tests = new Places(units.map((unit) => unit.range));
  const known = new Set(
    units.flatMap((unit) => unit.cases.flatMap((c) => c.values.map((value) => `${value.line}:${value.text}`))),
  );
  const reading = startReading(tree, fileScope(tree.root, new Set()));
  const { sections, functions } = sectionsOf(tree, tests);
  const cases = sections.flatMap((section) => readSection(section, NO_CLAIMS, reading, functions, tests));
  const fresh = cases.flatMap((found) => {
    const values = found.values.filter((value) => !known.has(`${value.line}:${value.text}`));
    return values.some((value) => value.role !== 'field') ? [{ ...found, values }] : [];
  });
  return fresh.length === 0 ? null : { name: [], range: tree.root.range, rowIds: [], cases: fresh };
}

/** Ranges, to be met again by equal ones. */
class Places {
  readonly #ends = new Map<string, Set<string>>();
  readonly #lines = new Set<number>();

  constructor(ranges: readonly Range[]) {
    for (const { startLine, startColumn, endLine, endColumn } of ranges) {
      const start = `${startLine}:${startColumn}`;
      const ends = this.#ends.get(start) ?? new Set();
      this.#ends.set(start, ends.add(`${endLine}:${endColumn}`));
      this.#lines.add(startLine);
    }
  }

  has({ startLine, startColumn, endLine, endColumn }: Range): boolean {
    // Asked of every node of a file: most begin on no line of interest.
    if (!this.#lines.has(startLine)) return false;
    return this.#ends.get(`${startLine}:${startColumn}`)?.has(`${endLine}:${endColumn}`) ?? false;
  }
}

const NO_PLACES = new Places([]);

/** Cuts a file into its functions and the statements between them. */
function sectionsOf(
  { root, language }: SourceTree,
  tests: Places,
): { sections: readonly Section[]; functions: ReadonlySet<SyntaxNode> } {
  const sections: Section[] = [];
  const functions = new Set<SyntaxNode>();
  let loose: Section | null = null;
  const pending: SyntaxNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (tests.has(node.range) && node !== root) continue;
    if (node.kind === 'function') {
      functions.add(node);
      const { name, range } = node;
      const parameters = node.parameters.map((p) => p.name);
      sections.push({ name, range, parameters, tables: fedTables(node, language), roots: [node.body] });
      loose = null;
    } else if (node === root || node.kind === 'class' || (node.kind === 'block' && holdsDefinitions(node))) {
      const children = node.kind === 'class' ? [node.body] : childrenOf(node);
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i];
        if (child) pending.push(child);
      }
    } else {
      if (!loose || node.range.startLine - loose.range.startLine >= SECTION_LINES) {
        loose = { name: '', range: node.range, parameters: [], tables: [], roots: [] };
        sections.push(loose);
      }
      loose.roots.push(node);
    }
  }
  return { sections, functions };
}

/** Nobody knows of a function what its project's own runner makes of it; what is written before it, it is fed. */
function fedTables(node: FunctionNode, language: string): readonly Table[] {
  if (node.decorators.length === 0) return [];
  if (language !== 'python') return attributeTables(node);
  const parameters = node.parameters.map((parameter) => parameter.name);
  return decoratorTables(node.decorators, parameters).tables;
}

function holdsDefinitions(node: SyntaxNode): boolean {
  return childrenOf(node).some(
    (child) => child.kind === 'function' || child.kind === 'class' || child.kind === 'assign',
  );
}

function readSection(
  section: Section,
  dialect: Pick<Dialect, 'claims'>,
  reading: Reading,
  functions: ReadonlySet<SyntaxNode>,
  tests: Places,
): readonly OracleCase[] {
  const roots = section.roots.filter((node) => !functions.has(node));
  const nested = new Set<SyntaxNode>();
  const given = section.name === '' ? [] : (reading.file.providers.get(section.name) ?? []).filter(isRowLike);
  const tables: Table[] = [...section.tables];
  if (given.length > 1) tables.push({ rows: { kind: 'list', range: section.range, elements: given }, columns: [] });
  const entries: { node: SyntaxNode; key: SyntaxNode; value: SyntaxNode }[] = [];
  const records = reading.tree.language === 'sql' ? roots.flatMap(rowsOfSql) : [];
  const pending: { node: SyntaxNode; mayBeTable: boolean }[] = roots
    .map((node) => ({ node, mayBeTable: true }))
    .reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, mayBeTable } = next;
    if (tests.has(node.range)) {
      nested.add(node);
      continue;
    }
    const entry = entryOf(node);
    if (entry) entries.push({ node, ...entry });
    if (mayBeTable && isRowTable(node)) tables.push({ rows: node, columns: [] });
    else
      for (const child of [...childrenOf(node)].reverse())
        pending.push({ node: child, mayBeTable: node.kind !== 'call' && node.kind !== 'binary' });
  }
  const { cases } = readBody(roots, { ...section, tables: [] }, dialect, reading, nested, (scoped) => {
    const usage = { expected: new Set<string>(), input: new Set<string>() };
    return [
      ...records.map((row) => caseOf('record', section.name, row, collect([row], 'input', scoped))),
      ...tables.flatMap((table) => readRows(table, usage, section.name, scoped).cases),
      ...(entries.length < 2 ? [] : entries).map(({ node, key, value }) =>
        caseOf('row', section.name, node, [
          ...collect([key], 'input', scoped),
          ...collect([value], 'expected', scoped),
        ]),
      ),
    ];
  });
  return cases;
}

/** The rows of a `VALUES` list, or the only one. */
function rowsOfSql(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.kind !== 'list') return [];
  return node.elements.every((element) => element.kind === 'list') ? node.elements : [node];
}

/** `map.put(key, value)`, `map[key] = value` with literals on both sides. */
function entryOf(node: SyntaxNode): { key: SyntaxNode; value: SyntaxNode } | null {
  if (node.kind === 'call' && /^(?:put|set|Add|emplace)$/.test(calleeName(node)) && node.arguments.length === 2) {
    const [key, value] = node.arguments;
    return key && value && isPlain(key) && isPlain(value) ? { key, value } : null;
  }
  if (node.kind === 'assign' && node.target.kind === 'index') {
    const key = node.target.index;
    return isPlain(key) && isPlain(node.value) ? { key, value: node.value } : null;
  }
  return null;
}

function isPlain(node: SyntaxNode): boolean {
  return node.kind === 'number' || literalText(node) !== null;
}

/** A list of at least two rows, or a map of rows, or a map whose keys are no mere field names. */
function isRowTable(node: SyntaxNode): boolean {
  if (node.kind === 'list') return node.elements.length > 1 && node.elements.every(isRowLike);
  if (node.kind !== 'map' || node.entries.length < 2) return false;
  const pairs = node.entries.filter((entry) => entry.kind === 'pair');
  if (pairs.length !== node.entries.length) return false;
  if (pairs.every((pair) => isRowLike(pair.value))) return true;
  return pairs.every((pair) => isPlain(pair.value) && isPlain(pair.key) && !isFieldName(pair.key));
}

function isRowLike(node: SyntaxNode): boolean {
  if (node.kind === 'list') return node.elements.length > 1;
  if (node.kind === 'map') return node.entries.length > 1;
  if (node.kind === 'unary') return node.operand.kind !== 'unary' && isRowLike(node.operand);
  if (node.kind !== 'call' || dottedName(node.callee) === '' || !node.isConstruction) return false;
  const [only] = node.arguments;
  // C#'s `new object[] { "a", 1 }`.
  return node.arguments.length > 1 || (only?.kind === 'list' && only.elements.length > 1);
}

function isFieldName(key: SyntaxNode): boolean {
  const text = literalText(key);
  return text !== null && /^[A-Za-z_$][\w$]*$/.test(text);
}
