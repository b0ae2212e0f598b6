import { callDeclaration, callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import type { Table } from '../assertions/tables.ts';
import type { Declaration } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName, walk } from '../model/traversal.ts';

const instances = new WeakMap<SourceTree, ReadonlyMap<string, readonly Table[]>>();

/** A `TEST_P` is run for what every `INSTANTIATE_TEST_SUITE_P` of its fixture lists. */
function declare(node: SyntaxNode, tree: SourceTree): Declaration | null {
  if (node.kind !== 'call' || calleeName(node) !== 'TEST_P') return null;
  const declaration = callDeclaration(node);
  const [fixture] = node.arguments;
  if (!declaration || !fixture) return null;
  return { ...declaration, tables: tablesIn(tree).get(dottedName(fixture)) ?? [] };
}

function tablesIn(tree: SourceTree): ReadonlyMap<string, readonly Table[]> {
  let tables = instances.get(tree);
  if (!tables) {
    tables = readInstances(tree);
    instances.set(tree, tables);
  }
  return tables;
}

function readInstances(tree: SourceTree): ReadonlyMap<string, readonly Table[]> {
  const fields = new Map<string, readonly string[]>();
  const tables = new Map<string, Table[]>();
  walk(tree.root, (node) => {
    if (node.kind === 'class')
      fields.set(
        node.name,
        childrenOf(node.body).flatMap((member) => (member.kind === 'name' ? [member.text] : [])),
      );
    if (node.kind !== 'call' || !/^INSTANTIATE_TEST_(?:SUITE|CASE)_P$/.test(calleeName(node))) return;
    const [, fixture, rows] = node.arguments;
    if (!fixture || !rows) return;
    const name = dottedName(fixture);
    tables.set(name, [...(tables.get(name) ?? []), { rows, columns: fields.get(recordOf(rows)) ?? [] }]);
  });
  return tables;
}

/** The type of the rows: `Case` of `Values(Case{"a", 1}, …)`. */
function recordOf(rows: SyntaxNode): string {
  const [first] = rows.kind === 'call' ? rows.arguments : [];
  return first?.kind === 'call' ? calleeName(first) : '';
}

export const framework: Framework = callFramework('googletest', 'GoogleTest, Boost.Test, CppUnit', ['cpp'], {
  declare,
});
