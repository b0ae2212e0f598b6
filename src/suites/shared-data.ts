import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { exchange } from './exchange.ts';
import { missing } from './matching.ts';
import { signatureOf } from './signature.ts';
import type { TestRecord } from './test-record.ts';

const TOLERANCE = /eps|toler|delta|precision|places|digits|slack|margin|atol|rtol|timeout/i;

/** Data that a file's tests share, under the name that they use. */
interface SharedValue {
  readonly node: SyntaxNode;
  readonly literals: readonly string[];
}

/** Constants and tables outside tests whose values changed: what several tests feed or expect changed with them. */
export function changedSharedData(before: FileTests, after: FileTests): readonly Difference[] {
  if (!before.file.before || !after.file.after) return [];
  const old = sharedValues(before.file.before, before.tests);
  const found: Difference[] = [];
  for (const [name, value] of sharedValues(after.file.after, after.tests)) {
    const was = old.get(name);
    if (!was) continue;
    const lost = missing(was.literals, value.literals);
    if (lost.length === 0) continue;
    const gained = missing(value.literals, was.literals);
    const isTolerance = TOLERANCE.test(name) && value.literals.length === 1;
    found.push({
      kind: isTolerance ? 'weakened' : 'modified',
      name: [],
      path: after.path,
      range: value.node.range,
      what: isTolerance
        ? `compare with another tolerance (${clipped(name)})${exchange(lost, gained)}`
        : `share data that changed (${clipped(name)})${exchange(lost, gained)}`,
    });
  }
  return found;
}

function sharedValues(tree: SourceTree, tests: readonly TestRecord[]): ReadonlyMap<string, SharedValue> {
  const values = new Map<string, SharedValue>();
  const bodies = new Set(tests.map(({ range }) => `${range.startLine}:${range.startColumn}`));
  walk(tree.root, (node) => {
    if (
      bodies.has(`${node.range.startLine}:${node.range.startColumn}`) &&
      (node.kind === 'function' || node.kind === 'call')
    )
      return false;
    const named = namedData(node);
    if (!named) return true;
    const literals = named.data.flatMap((value) => signatureOf(value).literals);
    if (literals.length === 0) return true;
    const known = values.get(named.name);
    values.set(named.name, { node, literals: known ? [...known.literals, ...literals] : literals });
    return false;
  });
  return values;
}

/** The data that a node gives a name to: a constant, or what a helper without a computation of its own returns. */
function namedData(node: SyntaxNode): { readonly name: string; readonly data: readonly SyntaxNode[] } | null {
  if (node.kind === 'assign')
    return node.target.kind === 'name' && isData(node.value) ? { name: node.target.text, data: [node.value] } : null;
  if (node.kind !== 'function' || node.name === '' || node.body.kind !== 'block') return null;
  const data = node.body.children.flatMap((statement) =>
    statement.kind === 'return' && statement.value && isData(statement.value) ? [statement.value] : [],
  );
  return data.length > 0 ? { name: `${node.name}()`, data } : null;
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
