import { contains } from '../model/range.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName, walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { exchange } from './exchange.ts';
import { marksIn } from './marks.ts';
import { missing } from './matching.ts';
import { signatureOf } from './signature.ts';

const TOLERANCE =
  /eps|toler|delta|precision|places|digits|slack|margin|atol|rtol|timeout|max\w{0,20}(?:error|failure|warning|mismatch)/i;

/** How a project is built; what of it decides which tests run is judged where runners are. */
const PROJECT_FILE =
  /\.(?:(?:cs|fs|vb|vcx)proj|props|targets|gradle|gradle\.kts|sbt|cmake)$|(?:^|\/)(?:Package\.swift|CMakeLists\.txt|pom\.xml)$/;

/** Data that a file's tests share, under the name that they use. */
interface SharedValue {
  readonly node: SyntaxNode;
  readonly literals: readonly string[];
  /** A list or map without anything in it. */
  readonly isEmpty: boolean;
}

/** Constants and tables outside tests whose values changed: what several tests feed or expect changed with them. */
export function changedSharedData(before: FileTests, after: FileTests): readonly Difference[] {
  if (!before.file.before || !after.file.after || PROJECT_FILE.test(after.path)) return [];
  const now = sharedValues(after.file.after, after);
  const switches = new Set(marksIn(after.file.after).flatMap(({ names }) => [...names]));
  return [...sharedValues(before.file.before, before)].flatMap(([name, was]) => {
    const value = now.get(name);
    const change = value ? changeOf(name, was.literals, value, switches) : null;
    return value && change ? [{ ...change, name: [], isCheck: false, path: after.path, range: value.node.range }] : [];
  });
}

function changeOf(
  name: string,
  was: readonly string[],
  { literals: is, isEmpty }: SharedValue,
  switches: ReadonlySet<string>,
): Pick<Difference, 'kind' | 'what'> | null {
  const lost = missing(was, is);
  if (lost.length === 0) return null;
  const exchanged = exchange(lost, missing(is, was));
  // A value that is made otherwise now is out of sight.
  if (is.length === 0 && !isEmpty) return null;
  if (is.length === 0) return { kind: 'weakened', what: `share data that is empty now (${clipped(name)})${exchanged}` };
  if (switches.has(name))
    return { kind: 'weakened', what: `are skipped by a switch that was turned (${clipped(name)})${exchanged}` };
  if (TOLERANCE.test(name) && is.length === 1) {
    return isNarrower(name, was, is)
      ? null
      : { kind: 'weakened', what: `compare with another tolerance (${clipped(name)})${exchanged}` };
  }
  return { kind: 'modified', what: `share data that changed (${clipped(name)})${exchanged}` };
}

/** Whether a tolerance lets less pass than it did. */
function isNarrower(name: string, [was]: readonly string[], [is]: readonly string[]): boolean {
  if (!was?.startsWith('n:') || !is?.startsWith('n:')) return false;
  const [old, now] = [Number(was.slice(2)), Number(is.slice(2))];
  return /places|digits|precision/i.test(name) ? now > old : now < old;
}

/** Of a product file with tests of its own, only what stands among the tests: the rest is the product. */
function sharedValues(tree: SourceTree, { file, tests }: FileTests): ReadonlyMap<string, SharedValue> {
  const values = new Map<string, SharedValue>();
  const bodies = new Set(tests.map(({ range }) => `${range.startLine}:${range.startColumn}`));
  walk(tree.root, (node, ancestors) => {
    if (
      bodies.has(`${node.range.startLine}:${node.range.startColumn}`) &&
      (node.kind === 'function' || node.kind === 'call')
    )
      return false;
    if (!file.isWhole && !tree.testRegions.some((region) => contains(region, node.range)))
      return tree.testRegions.some(
        ({ startLine, endLine }) => startLine <= node.range.endLine && endLine >= node.range.startLine,
      );
    const named = namedData(node, !ancestors.some((ancestor) => ancestor.kind === 'function'));
    if (!named) return true;
    const literals = named.data.flatMap((value) => signatureOf(value).literals);
    const known = values.get(named.name);
    const isEmpty = named.data.every((value) => /^(?:list|map)$/.test(value.kind) && childrenOf(value).length === 0);
    values.set(named.name, {
      node,
      literals: known ? [...known.literals, ...literals] : literals,
      isEmpty: isEmpty && (known?.isEmpty ?? true),
    });
    return false;
  });
  return values;
}

/**
 * The data that a node gives a name to: a constant, or what a helper without a computation of its own returns.
 * @param isShared It stands outside functions, where yes and no are switches and not steps of a computation.
 */
function namedData(
  node: SyntaxNode,
  isShared: boolean,
): { readonly name: string; readonly data: readonly SyntaxNode[] } | null {
  if (node.kind === 'assign') {
    const name = targetName(node.target);
    const isSwitch = isShared && node.value.kind === 'constant' && node.value.value !== 'null';
    return name !== null && (isSwitch || isData(node.value)) ? { name, data: [node.value] } : null;
  }
  if (node.kind !== 'function' || node.name === '' || node.body.kind !== 'block') return null;
  const data = node.body.children.flatMap((statement) =>
    statement.kind === 'return' && statement.value && isData(statement.value) ? [statement.value] : [],
  );
  return data.length > 0 ? { name: `${node.name}()`, data } : null;
}

/** `X`, or `exports.X`, by which a helper file hands out its data. */
function targetName(target: SyntaxNode): string | null {
  if (target.kind === 'name') return target.text;
  if (target.kind !== 'member' || !/^(?:module\.)?exports$/.test(dottedName(target.object))) return null;
  return target.property;
}

/** A literal, or a list, map or value built of them. */
function isData(node: SyntaxNode): boolean {
  return (
    /^(?:string|number|template|list|map|unary|regex)$/.test(node.kind) || (node.kind === 'call' && node.isConstruction)
  );
}

function clipped(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}
